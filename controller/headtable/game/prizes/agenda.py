"""The items still to settle after the last set, in order: places, semi-final, final, prizes."""

from __future__ import annotations

from collections.abc import Callable

from headtable.game.apply import apply
from headtable.game.night import Night
from headtable.game.prizes.final import beginning, finalists, seating
from headtable.game.prizes.prize_giving import prize_giving
from headtable.game.prizes.qualifying import qualifying, semi_final
from headtable.game.prizes.standings import standings
from headtable.messages.facts import Fact
from headtable.messages.prizes import NightOver

Item = Callable[[Night], tuple[Fact, ...] | None]
"""An item of the agenda: facts, nothing while somebody has to act, or None when the item is done."""


def night_over(night: Night) -> tuple[Fact, ...] | None:
    """End the night: the standings are final, and the seed is told."""
    return (NightOver(standings(night), night.lots.seed),)


AGENDA: tuple[Item, ...] = (qualifying, semi_final, finalists, seating, beginning, prize_giving, night_over)


def settle(night: Night, *first: Fact) -> tuple[Fact, ...]:
    """These facts, and all that follows without anybody's action: until somebody has to roll, choose or play."""
    after = night.snapshot()
    told: list[Fact] = []
    facts = first
    while True:
        for fact in facts:
            apply(after, fact)
        told += facts
        if told[len(first) :] and _waits(after):
            return tuple(told)
        facts = next_facts(after)
        if not facts:
            return tuple(told)


def _waits(night: Night) -> bool:
    return night.contest is not None or night.phase in ("ready", "break", "final", "over")


def next_facts(night: Night) -> tuple[Fact, ...]:
    """The facts of the first unsettled item on the agenda."""
    for item in AGENDA:
        facts = item(night)
        if facts is not None:
            return facts
    return ()
