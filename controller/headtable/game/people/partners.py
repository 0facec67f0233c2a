"""The new partners where two pairs meet at a table and part."""

from __future__ import annotations

from typing import NamedTuple

from headtable.game import purposes
from headtable.game.draws import Partners
from headtable.game.night import Night, pair
from headtable.game.people.ladder import Outcome
from headtable.messages.words import PairedWhy


class Place(NamedTuple):
    """A player, the chair of the finished round, and how it went."""

    player: str
    table: int
    seat: int
    outcome: Outcome


Two = tuple[Place, Place]


class Parting(NamedTuple):
    """The comers, in the order of the stayers whom they join, and the reason for this order."""

    comers: Two
    why: PairedWhy


def parted(night: Night, table: int, stayers: Two, comers: Two) -> Parting:
    """Part two pairs. No two ghosts are paired if that can be avoided.

    Otherwise the ruleset chooses, and a lot decides between equals.
    """
    ways: tuple[Two, Two] = (comers, (comers[1], comers[0]))
    if night.ghosts:
        one, other = (_ghost_pairs(night, stayers, way) for way in ways)
        if one != other:
            return Parting(ways[0] if one < other else ways[1], "ghosts-apart")
    if night.ruleset.parting == "least_lately":
        lately, other_lately = (_lately(night, stayers, way) for way in ways)
        if lately != other_lately:
            return Parting(ways[0] if lately < other_lately else ways[1], "least-lately")
    return Parting(_drawn(night, table, stayers, ways), "drawn")


def _ghost_pairs(night: Night, stayers: Two, way: Two) -> int:
    return sum({one.player, other.player} <= night.ghosts for one, other in zip(stayers, way, strict=True))


def _lately(night: Night, stayers: Two, way: Two) -> list[int]:
    """The rounds when the two pairs last played together, the later one first, because it weighs more."""
    both = zip(stayers, way, strict=True)
    return sorted((night.partnered.get(pair(one.player, other.player), 0) for one, other in both), reverse=True)


def _drawn(night: Night, table: int, stayers: Two, ways: tuple[Two, Two]) -> Two:
    keeper, mover = stayers
    choices = [Partners(((keeper.player, one.player), (mover.player, other.player))) for one, other in ways]
    purpose = purposes.partners(night.set, night.round, table)
    return ways[choices.index(night.lots.one(choices, purpose))]
