"""The settings of a ruleset by dotted key: their values and choices."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

import msgspec
from msgspec import Struct, inspect

from headtable.config.reading import section_of
from headtable.game.rules import PROCEDURES
from headtable.game.ruleset import Ruleset

NO_RULES = frozenset({"name", "title", "inherits_from", "inherited", "left_out", "example"})  # no rules


def settings() -> tuple[str, ...]:
    """The key, such as ``points.mini``, of every rule that a ruleset settles."""
    return tuple(_kinds())


def choices(setting: str) -> tuple[object, ...]:
    """The values that a setting may have; empty for a number, a text or a list."""
    match _kinds()[setting]:
        case inspect.LiteralType(values=values):
            return values
        case inspect.BoolType():
            return (True, False)
        case _:
            return tuple(PROCEDURES.get(setting, ()))


class Setting(Struct, frozen=True):
    """The key of a setting and its type; the type of a section that may be left out is that section's."""

    key: str
    type: inspect.Type


def settings_with_sections() -> Iterator[Setting]:
    """Every setting, and before its own settings each section that may be left out."""
    seen = set[str]()
    for key, kind in _kinds().items():
        section = key.partition(".")[0]
        optional = section_at(section) if section != key else None
        if optional is not None and section not in seen:
            seen.add(section)
            yield Setting(section, optional)
        yield Setting(key, kind)


@cache
def section_at(key: str) -> inspect.StructType | None:
    """The section at a key if a ruleset may leave it out; None for any other key."""
    kind = inspect.type_info(Ruleset)
    fields = kind.fields if isinstance(kind, inspect.StructType) else ()
    found = next((field.type for field in fields if field.name == key), None)
    return section_of(found) if isinstance(found, inspect.UnionType) else None


def value(ruleset: Ruleset, setting: str) -> object:
    """A setting's value; None where it or its section is left out."""
    here: object = ruleset
    for name in setting.split("."):
        here = getattr(here, name, None)
    return here


def left_out(ruleset: Ruleset, document: Mapping[str, object]) -> tuple[str, ...]:
    """The settings that have a value although the file does not give one."""
    return tuple(key for key in settings() if value(ruleset, key) not in (None, ()) and not _writes(document, key))


def _writes(document: Mapping[str, object], setting: str) -> bool:
    here: object = document
    for name in setting.split("."):
        if not isinstance(here, Mapping) or name not in here:
            return False
        here = here[name]
    return True


def own_choice(ruleset: Ruleset) -> frozenset[str]:
    """The inherited settings that headtable chose, because no other ruleset lends them."""
    lent = ruleset.inherited if ruleset.inherits_from else ()
    return frozenset(ruleset.inherited) - (frozenset(lent) - frozenset(ruleset.left_out))


class LentBy(Struct, frozen=True, tag="lent-by"):
    """Another ruleset lends the setting."""

    ruleset: str


class OwnChoice(Struct, frozen=True, tag="own-choice"):
    """headtable chose the setting."""


Lender = LentBy | OwnChoice


def lender(ruleset: Ruleset, setting: str) -> Lender | None:
    """The ruleset that lends an inherited setting; None where the source settles it."""
    if setting not in ruleset.inherited:
        return None
    if ruleset.inherits_from is None or setting in own_choice(ruleset):
        return OwnChoice()
    return LentBy(ruleset.inherits_from)


def written(settled: object) -> str:
    """A value as the file writes it: ``21``, ``"step"``."""
    return msgspec.json.encode(settled).decode().replace(",", ", ")


@cache
def _kinds() -> dict[str, inspect.Type]:
    found = dict(_each(inspect.type_info(Ruleset)))
    return {key: kind for key, kind in found.items() if key not in NO_RULES}


def _each(kind: inspect.Type, before: str = "") -> Iterator[tuple[str, inspect.Type]]:
    section = section_of(kind)
    if section is None:
        yield before, kind
        return
    for field in section.fields:
        yield from _each(field.type, f"{before}.{field.name}" if before else field.name)
