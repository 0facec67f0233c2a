"""Nights in memory by any ruleset, played by dice, as a journal would have recorded them."""

from __future__ import annotations

import math
import random

from msgspec.structs import replace

from headtable import rulesets
from headtable.game import History, Ruleset
from headtable.messages.facts import Fact
from headtable.messages.pace import EndBreak, StartRound
from headtable.messages.people import OpenNight
from headtable.messages.plays import Play
from headtable_tools.replay.recorded_night import RecordedNight
from headtable_tools.simulate.playing import Players, every_throw, time_up
from headtable_tools.whole_night.night_data import WholeNight
from headtable_tools.whole_night.whole_night import night_data
from tests.printing.paper_nights import PaperNight

OPENED = "2026-11-23T19:30:00+00:00"
ENTRY_MS = 1000
"""Every entry comes a second after the one before."""
NAMES = ("Ann", "Bob", "Cat", "Dee", "Eve", "Flo", "Gil", "Hal", "Ida", "Jim")


class Recorder(Players):
    """Players whose plays become entries of a history."""

    def __init__(self, history: History, chance: random.Random, tables: int) -> None:
        ruleset = history.night.ruleset
        super().__init__(history.night, every_throw(ruleset, tables), chance.random)
        self._history = history
        self.entries = 0

    def submit(self, said: Play) -> tuple[Fact, ...]:
        self.entries += 1
        facts = self._history.decide(said)
        self._history.record(self.entries, said, facts)
        return facts


def short(name: str) -> Ruleset:
    """A bundled ruleset with one set of two rounds."""
    return replace(rulesets.load(name), sets=1, rounds=2)


def played(ruleset: Ruleset, seed: int = 1, names: tuple[str, ...] = NAMES) -> RecordedNight:
    """The night from its opening to its end; ten players have two ghosts."""
    history = History(ruleset, f"seed {seed}")
    players = Recorder(history, random.Random(seed), -(-len(names) // 4))
    players.submit(OpenNight(names))
    started = 0
    while history.night.phase != "over":
        night = history.night
        if night.contest or night.phase in ("settling", "final"):
            players.settle()
        elif night.phase in ("ready", "break"):
            players.submit(time_up(night, math.inf) or (EndBreak() if night.phase == "break" else StartRound()))
            started = players.entries
        else:
            players.all_roll()
            if night.phase == "playing" and (up := time_up(night, float(players.entries - started))):
                players.submit(up)
    return recorded(history, players.entries)


def recorded(history: History, entries: int) -> RecordedNight:
    """The history as a journal tells it."""
    at_ms = {entry: entry * ENTRY_MS for entry in range(1, entries + 1)}
    return RecordedNight("7ab1e000", OPENED, entries, history, at_ms)


def data_of(evening: PaperNight) -> WholeNight:
    """The data of a night that a test plays by hand."""
    return night_data(recorded(evening.history, len(evening.history.told)))
