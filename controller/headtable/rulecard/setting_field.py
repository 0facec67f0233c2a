"""A field of the form for house rules: what it settles, its choices and its value."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from headtable.rulesets.ruleset_draft import Value

FieldKind = Literal["choice", "number", "yes-no", "several", "text", "items", "section"]


class Option(Struct, frozen=True):
    """A value that may be chosen, and the sentence for it."""

    value: bool | int | str
    words: str


class SettingField(Struct, frozen=True):
    """One field of the form; ``words`` are the words of the glossary in what it settles and in its choices.

    ``most`` of a list of sections is the place for a new one; without it there is no room.
    """

    key: str
    kind: FieldKind
    settles: str
    value: Value
    options: tuple[Option, ...] = ()
    least: int | None = None
    most: int | None = None
    may_be_empty: bool = False
    words: tuple[str, ...] = ()
    part: str = ""  # the heading of the card that tells of it
