"""Rulesets for random nights: each that comes with headtable, as it is or with settings picked at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Literal, get_args, get_origin

import msgspec
from msgspec.structs import replace

from headtable.game.rules import PROCEDURES, contradictory_settings
from headtable.game.ruleset import Ruleset, Section
from headtable.rulesets import load, names

SHORT = {"sets": (1, 2), "rounds": (1, 2, 3)}  # so that a night has an end
ALL = tuple(load(name) for name in names())


def any_ruleset(chance: random.Random) -> Ruleset:
    """One of the rulesets, with a short night; every other time some of its settings are others."""
    ruleset = chance.choice(ALL)
    short = picked_at_random(ruleset, chance) if chance.random() < 0.5 else ruleset
    return shortened(short, chance)


def shortened(ruleset: Ruleset, chance: random.Random) -> Ruleset:
    """The same rules for fewer rounds."""
    return replace(ruleset, sets=chance.choice(SHORT["sets"]), rounds=chance.choice(SHORT["rounds"]))


def picked_at_random(ruleset: Ruleset, chance: random.Random) -> Ruleset:
    """The same numbers, but each procedure and each choice among named ways is picked anew, as far as can be."""
    for key, values in choices(ruleset):
        other = with_setting(ruleset, key, chance.choice(values))
        if not any(contradictory_settings(other)):
            ruleset = other
    return ruleset


def choices(section: Section, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], tuple[object, ...]]]:
    """Each setting that is one of several named ways: where it stands, and the ways."""
    for field in msgspec.structs.fields(section):
        key, value = (*path, field.name), getattr(section, field.name)
        if isinstance(value, Section):
            yield from choices(value, key)
        elif ".".join(key) in PROCEDURES:
            yield key, tuple(PROCEDURES[".".join(key)])
        elif get_origin(field.type) is Literal:
            yield key, get_args(field.type)
        elif field.type is bool:
            yield key, (True, False)


def with_setting(section: Ruleset, key: tuple[str, ...], value: object) -> Ruleset:
    """The ruleset with one setting changed."""
    return msgspec.convert(_changed(msgspec.to_builtins(section), key, value), Ruleset)


def _changed(section: dict[str, object], key: tuple[str, ...], value: object) -> dict[str, object]:
    inner = section[key[0]]
    if len(key) > 1 and isinstance(inner, dict):
        return {**section, key[0]: _changed(inner, key[1:], value)}
    return {**section, key[0]: value}
