"""A phrase of a night script: words with gaps. It is read, and written to report a failed expectation.

``[table <number:table>: ]<name:player> rolled <worth>`` has three gaps. Each gap has a kind (see slots.py) and is
filled from the field with its name. If no name is given, the kind's own name is the field. Words in square brackets
are optional. A script may leave them out. They are left out of a report if there is nothing to fill their gaps.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import NamedTuple

from headtable_tools.nights.phrases.slot import Players, Slot
from headtable_tools.nights.phrases.slots import SLOTS

CANONICAL = "bunco"  # a phrase's own word, and a script's; a ruleset may call it otherwise
LABELLED = frozenset({"worth", "claim", "qualified", "finalist", "moved", "why", "standings", "play", "card", "what"})
"""The kinds of gaps whose words may be about a bunco; names and free words stay as they are."""


def labelled(text: str, bunco: str) -> str:
    """``labelled("a bunco", "ACE")`` is "an ACE"."""
    article = "an " if bunco[:1].lower() in "aeiou" else "a "
    return re.sub(rf"\b(a )?{CANONICAL}(s?)\b", lambda at: f"{article if at[1] else ''}{bunco}{at[2]}", text)


def unlabelled(text: str, bunco: str) -> str:
    """The other way round: ``unlabelled("an ACE", "ACE")`` is "a bunco". A word in quotation marks stays."""
    own = rf'(?<!")\b(an? )?{re.escape(bunco)}(s?)\b(?!")'
    return re.sub(own, lambda at: f"{'a ' if at[1] else ''}{CANONICAL}{at[2]}", text)


class Gap(NamedTuple):
    """A place to fill: with which kind of words, from which field."""

    kind: str
    field: str


class Maybe(NamedTuple):
    """A part that may be left out."""

    parts: tuple[str | Gap, ...]


Part = str | Gap | Maybe


class Phrase:
    """One pattern of words; ``slots`` says what may stand in its gaps."""

    def __init__(self, pattern: str, slots: Mapping[str, Slot] = SLOTS) -> None:
        self.pattern = pattern
        self.parts = tuple(_parts(pattern))
        self._slots = slots

    @property
    def shown(self) -> str:
        """The pattern as a host reads it: ``<number:table>`` is just ``<table>``, ``<dice:faces>`` is ``<dice>``."""
        plain = re.sub(r"<(?:number|word|text):([a-z_]+)>", r"<\1>", self.pattern)
        return re.sub(r"<(?:new-)?([a-z-]+):[a-z_]+>", r"<\1>", plain)

    @property
    def skeleton(self) -> str:
        """The words that cannot be left out, with ``#`` for each gap."""
        return re.sub("<[^>]+>", "#", re.sub(r"\[[^\]]*\]", "", self.pattern))

    @property
    def gaps(self) -> tuple[Gap, ...]:
        """Every gap, in order."""
        flat = (inner for part in self.parts for inner in (part.parts if isinstance(part, Maybe) else (part,)))
        return tuple(part for part in flat if isinstance(part, Gap))

    def render(self, message: object, bunco: str = CANONICAL) -> str:
        """The sentence that this phrase makes of a message; ``bunco`` is what the ruleset calls one."""
        words = self.words(message)
        if bunco != CANONICAL:
            kinds = {gap.field: gap.kind for gap in self.gaps}
            words = {
                field: labelled(word, bunco) if kinds[field] in LABELLED else word for field, word in words.items()
            }
        return "".join(_said(part, words, bunco) for part in self.parts)

    def words(self, message: object) -> dict[str, str]:
        """The words in each gap, by field; an empty field is left out, unless its gap has words for that."""
        values = {gap.field: getattr(message, gap.field) for gap in self.gaps}
        return {
            field: self.word(field, value)
            for field, value in values.items()
            if value not in (None, (), "") or (value == () and self._slot(field).says_nobody)
        }

    def word(self, field: str, value: object) -> str:
        """A value in the words of the gap that it fills."""
        return self._slot(field).says(value)

    def fits(self, field: str, wanted: object, actual: object) -> bool:
        """Tell whether a field's value is the one wanted in its gap."""
        return self._slot(field).fits(wanted, actual)

    def match(self, text: str, players: Players) -> dict[str, object] | None:
        """The gaps' values in a text of this pattern, or None; BadConfig quotes a word that cannot fill its gap."""
        found = self._regex.fullmatch(text)
        if not found:
            return None
        return {
            field: self._slot(field).reads(words, players)
            for field, words in found.groupdict().items()
            if words is not None
        }

    def _slot(self, field: str) -> Slot:
        return self._slots[next(gap.kind for gap in self.gaps if gap.field == field)]

    @cached_property
    def _regex(self) -> re.Pattern[str]:
        return re.compile("".join(self._shape(part) for part in self.parts), re.IGNORECASE)

    def _shape(self, part: Part) -> str:
        match part:
            case str():
                plain = r"\s+".join(re.escape(word) for word in re.split(r"\s+", part))
                return plain.replace(CANONICAL, "bun[ck]o")
            case Gap(kind, field):
                return f"(?P<{field}>{self._slots[kind].shape})"
            case Maybe(parts):
                return f"(?:{''.join(self._shape(inner) for inner in parts)})?"


def _said(part: Part, words: Mapping[str, str], bunco: str) -> str:
    match part:
        case str():
            return labelled(part, bunco)
        case Gap():
            return words.get(part.field, "-")
        case Maybe(parts):
            gaps = [inner for inner in parts if isinstance(inner, Gap)]
            filled = gaps and all(gap.field in words for gap in gaps)
            return "".join(_said(inner, words, bunco) for inner in parts) if filled else ""


def _parts(pattern: str) -> Iterator[Part]:
    for maybe, gap, literal in re.findall(r"\[([^\]]+)\]|<([^>]+)>|([^<\[]+)", pattern):
        if maybe:
            yield Maybe(tuple(part for part in _parts(maybe) if not isinstance(part, Maybe)))
        elif gap:
            kind, _, field = gap.partition(":")
            yield Gap(kind, field or kind.replace("-", "_"))
        else:
            yield literal
