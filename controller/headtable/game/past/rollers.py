"""The rollers of the entries, before and after a correction."""

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
    """Map each entry to its old and its new roller, if the roller has changed."""
    for entry, played in was.items():
        then, others = rollers(played.facts), rollers(now.get(entry, NOTHING).facts)
        for one, other in zip_longest(then, others[: len(then)]):
            if one != other:
                yield entry, one, other


def rollers(facts: Iterable[Fact]) -> tuple[str, ...]:
    """The rollers of an entry: of a round, of the final, or of a roll-off."""
    for fact in facts:
        match fact:
            case Rolled() | BuncoShown() | FinalRolled() | GrandPrizeWon():
                return (fact.player,)
            case RolledFor():
                return tuple(roll.player for roll in fact.rolls)
            case _:
                pass
    return ()
