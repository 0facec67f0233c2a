"""Every valid ruleset that differs from a known one in a single setting."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from typing import cast

import msgspec

from headtable import rulesets
from headtable.game.rules import PROCEDURES, contradictory_settings
from headtable.game.ruleset import LegalRolls, Ruleset, Time
from headtable.game.table.scoring import claim_scores
from headtable.rulecard import card_of
from headtable.rulesets.ruleset_settings import choices, settings, value

Table = dict[str, object]
WORDS = [word for setting in settings() for word in choices(setting)] + ["Yahtzee!", "ace"]
NUMBERS = [0, 1, 2, 3, 4, 5, 6, 7, 13, 20, 25]
BREAKS = [
    [],
    [{"after_set": 1, "what": "dessert"}],
    [{"after_set": 1, "what": "dessert", "minutes": 20}],
    [{"after_set": 1, "what": "coffee", "minutes": 20}, {"after_set": 2, "what": "dinner", "minutes": 1}],
]
THROWN_AGAIN = [[], ["cocked", "stacked"], ["floor"], ["unshaken", "off-table", "floor"]]
PRIZES: list[list[Table]] = [
    [{"name": "Most Wins", "to": "most_wins"}],
    [{"name": "Best", "to": "most_minis"}, {"name": "Other", "to": "draw_without_prize"}],
]
SIGNALS = [[], ["bell"], ["horn"], ["bell", "horn"], ["horn", "bell"]]


@cache
def known() -> tuple[Ruleset, ...]:
    """The rulesets that come with headtable, and a few in which some settings have no effect."""
    rfp = rulesets.load("rfp")
    alone = msgspec.structs.replace(rfp, ladder="seat_shift")
    at_once = msgspec.structs.replace(rfp, after_bell="stop_now")
    head_stops = msgspec.structs.replace(rfp, after_bell="finish_turn_secondary", after_bell_at="head")
    punished = msgspec.structs.replace(rfp, false_call="penalty")
    never_lost = msgspec.structs.replace(rfp, legal_rolls=LegalRolls(off_table_ends_turn=0))
    lost_at_once = msgspec.structs.replace(rfp, legal_rolls=LegalRolls(off_table_ends_turn=1))
    calling = (punished, never_lost, lost_at_once)
    by_clock = [msgspec.structs.replace(rfp, time=Time(rounds=rounds)) for rounds in ("warning", "end", "fixed")]
    return (*map(rulesets.load, rulesets.names()), alone, at_once, head_stops, *by_clock, *calling)


def known_telling(setting: str) -> Ruleset:
    """A known ruleset whose card tells this setting."""
    telling = next((ruleset for ruleset in known() if card_of(ruleset).telling(setting)), None)
    assert telling, f"no card tells {setting}: add a ruleset with it to known() in rulesets_nearby.py"
    return telling


@cache
def others(ruleset: Ruleset, setting: str) -> tuple[Ruleset, ...]:
    """The same ruleset with every other value of one setting."""
    like_it = cast("Table", json.loads(msgspec.json.encode(ruleset)))
    tried = (_with(like_it, setting, candidate) for candidate in _candidates(ruleset, setting))
    by_value = {_value(other, setting): other for other in tried if other}
    by_value.pop(_value(ruleset, setting), None)
    return tuple(by_value.values())


def _value(ruleset: Ruleset, setting: str) -> object:
    """A setting's value without an order where the order does not matter."""
    return frozenset(ruleset.turn_ends) if setting == "turn_ends" else value(ruleset, setting)


def _candidates(ruleset: Ruleset, setting: str) -> Iterator[object]:
    yield from (*WORDS, *NUMBERS, *SIGNALS, *BREAKS, *PRIZES, *THROWN_AGAIN)
    worths = sorted(claim_scores(ruleset)) if setting == "turn_ends" else []
    for count in range(len(worths) + 1):
        yield from map(list, combinations(worths, count))


def _with(written: Table, setting: str, settled: object) -> Ruleset | None:
    """The same ruleset with another value; None if the value is invalid."""
    *sections, key = setting.split(".")
    here = written
    for section in sections:
        here = cast("Table", here[section] or {})  # of a section that is left out nothing is changed
    here[key] = settled
    try:
        other = msgspec.convert(written, Ruleset)
    except msgspec.ValidationError:
        return None
    unknown = setting in PROCEDURES and settled not in PROCEDURES[setting]
    return None if unknown or [key for key, _ in contradictory_settings(other) if key == setting] else other
