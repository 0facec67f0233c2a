"""One whole night, played by dice alone through the same rules as a real one."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import product
from typing import NoReturn

import msgspec

from headtable.errors import BadConfig
from headtable.game import Night, Ruleset, apply, decide
from headtable.game.night import Table
from headtable.game.pace.timing import running
from headtable.game.roll_off import Contest
from headtable.game.table.first_roller import dice_for_first
from headtable.messages.facts import Fact
from headtable.messages.pace import EndBreak, StartRound, TimeUp
from headtable.messages.people import OpenNight
from headtable.messages.plays import Play
from headtable.messages.prizes import Give, PersonRoll, RollFor, SeatFinal
from headtable.messages.table import Award, Call, RollForFirst, RollOff, Throw
from headtable_tools.simulate.night_statistics import NightStatistics, Played
from headtable_tools.simulate.plan import SECONDS_PER_ROLL

Throws = tuple[tuple[Throw, ...], ...]


def every_throw(ruleset: Ruleset, tables: int) -> Throws:
    """For each table, all that its dice can show: made once, and picked from at each roll."""
    faces = range(1, ruleset.sides + 1)
    return tuple(
        tuple(
            msgspec.convert({"is": "throw", "table": table, "faces": shown}, Throw)
            for shown in product(faces, repeat=ruleset.dice)
        )
        for table in range(1, tables + 1)
    )


def time_up(night: Night, lasted_s: float) -> TimeUp | None:
    """The clock's message, if a timed round, walk or break has lasted long enough."""
    span = running(night)
    return TimeUp(span.of, span.set, span.round) if span and lasted_s >= span.seconds else None


class Players:
    """All players: every table rolls when the others do, and nobody forgets to call a bunco."""

    def __init__(self, night: Night, throws: Throws, chance: Callable[[], float]) -> None:
        self.statistics = NightStatistics(night)
        self._night = night
        self._throws = throws
        self._chance = chance

    def play(self, opening: OpenNight, seconds_per_roll: float = SECONDS_PER_ROLL) -> Played:
        """Play the night from its opening to its end."""
        night = self._night
        self.submit(opening)
        steps = started = 0
        while night.phase != "over":
            if night.contest or night.phase in ("settling", "final"):
                self.settle()
            elif night.phase in ("ready", "break"):
                self.submit(time_up(night, math.inf) or (EndBreak() if night.phase == "break" else StartRound()))
                started = steps
            else:
                self.all_roll()
                steps += 1
                if night.phase == "playing" and (up := time_up(night, (steps - started) * seconds_per_roll)):
                    self.submit(up)
        return self.statistics.result(steps)

    def submit(self, said: Play) -> tuple[Fact, ...]:
        """Let the rules decide an input, and apply the facts."""
        facts = decide(self._night, said)
        for fact in facts:
            apply(self._night, fact)
        self.statistics.add(facts)
        return facts

    def all_roll(self) -> None:
        """Each table that still plays rolls once; the head table may stop others by its roll."""
        idle = True
        for table in self._night.tables:
            if first := dice_for_first(self._night, table):
                self.submit(RollForFirst(table.number, self._dice(first)))
            elif table.open:
                self._throw(table)
            elif table.tied:
                self.submit(self._tie_break(table))
            else:
                continue
            idle = False
        if idle:
            self._stuck()

    def settle(self) -> None:
        """Play what follows the last set: people roll off, and four of them play the final."""
        night = self._night
        if night.contest:
            self.submit(self._against_others(night.contest))
        elif night.phase == "final":
            self._throw(night.tables[0])
        else:
            self.submit(SeatFinal(tuple(one.player for one in night.stage.finalists)))

    def _against_others(self, contest: Contest) -> Play:
        if contest.again == "host":
            return Give(contest.what, contest.players[: contest.places])
        return RollFor(self._dice(contest))

    def _dice(self, contest: Contest) -> tuple[PersonRoll, ...]:
        dice = tuple(tuple(self._die() for _ in range(contest.dice)) for _ in contest.to_roll)
        return tuple(PersonRoll(player, faces) for player, faces in zip(contest.to_roll, dice, strict=True))

    def _tie_break(self, table: Table) -> Play:
        if self._night.rules.tie.dice:
            return RollOff(table.number, self._die(), self._die())
        return Award(table.number, "a" if self._chance() < 0.5 else "b")  # a host is fair

    def _throw(self, table: Table) -> None:
        throws = self._throws[table.number - 1]
        self.submit(throws[int(self._chance() * len(throws))])
        if table.shown:
            self.submit(Call(table.number))

    def _stuck(self) -> NoReturn:
        night = self._night
        in_semi_final = night.set == night.stage.semi
        where = {"set": night.set, "round": night.round, "in_semi_final": in_semi_final}
        raise BadConfig("simulation-stuck", ruleset=night.ruleset.name, **where)

    def _die(self) -> int:
        return 1 + int(self._chance() * self._night.ruleset.sides)
