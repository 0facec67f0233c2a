"""Nights that were put away, for the pictures of past nights and of the season."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path

from headtable.game import Night
from headtable.game.rules import rules_of
from headtable.journal.journal import Journal
from headtable.messages.facts import Fact
from headtable.messages.inputs import Heard
from headtable.messages.new_night import AboutNight
from headtable.messages.people import OpenNight
from headtable.messages.plays import Play
from headtable.rulesets import parse, text
from headtable_tools.simulate.plan import Plan
from headtable_tools.simulate.playing import Players, Throws, every_throw
from tools.screenshots.played_night import WITH_PRIZES, play_on

DAYS = ("2026-06-05", "2026-07-03")
SHORT = text(WITH_PRIZES).replace("sets = 4\n", "sets = 1\n").replace("rounds = 6 ", "rounds = 4 ")
"""The same rules with fewer rounds, because each entry waits for the disk."""


class _Written(Players):
    """Players whose night is written into a journal."""

    def __init__(self, night: Night, throws: Throws, chance: Callable[[], float], journal: Journal) -> None:
        super().__init__(night, throws, chance)
        self._journal = journal
        self._numbers = count(1)

    def submit(self, said: Play) -> tuple[Fact, ...]:
        """Let the rules decide an input, and write it down with its facts."""
        facts = super().submit(said)
        self._journal.record(Heard("host-console", "shots", next(self._numbers), said, role="host"), facts)
        return facts


def put_nights_away(folder: Path, players: tuple[str, ...]) -> None:
    """Play short nights by dice, with all of these players, and leave their journals in the folder."""
    for number, day in enumerate(DAYS):
        _put_away(folder / f"{day}.night.db", day, players, number)


def _put_away(file: Path, day: str, players: tuple[str, ...], number: int) -> None:
    ruleset = parse(SHORT, WITH_PRIZES)
    plan = Plan(ruleset, len(players))
    night, chance = plan.night(number, rules_of(ruleset)), plan.chance(number)
    with closing(Journal.create(file, SHORT, f"5eed{number}", about=AboutNight(day=day))) as journal:
        playing = _Written(night, every_throw(ruleset, plan.tables), chance.random, journal)
        for _ in play_on(night, playing, OpenNight(players)):
            pass
