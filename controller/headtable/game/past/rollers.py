"""Whose rolls the entries are, before and after the past is put right."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import zip_longest

from headtable.game.past.played_entry import NOTHING, PlayedEntry
from headtable.messages.facts import Fact
from headtable.messages.prizes import FinalRolled, GrandPrizeWon, RolledFor
from headtable.messages.table import BuncoShown, Rolled


def rollers_changed(
    was: Mapping[int, PlayedEntry], now: Mapping[int, PlayedEntry]
) -> Iterable[tuple[int, str, str | None]]:
    """By entry who rolled, and who is told to have rolled instead, if anybody is."""
    for entry, played in was.items():
        then, others = rollers(played.facts), rollers(now.get(entry, NOTHING).facts)
        for one, other in zip_longest(then, others[: len(then)]):
            if one != other:
                yield entry, one, other


def rollers(facts: Iterable[Fact]) -> tuple[str, ...]:
    """Whose rolls they are: of a round, of the final, or all who roll against each other."""
    for fact in facts:
        match fact:
            case Rolled() | BuncoShown() | FinalRolled() | GrandPrizeWon():
                return (fact.player,)
            case RolledFor():
                return tuple(roll.player for roll in fact.rolls)
            case _:
                pass
    return ()
