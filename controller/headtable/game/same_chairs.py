"""Who sits where when a past is put right: the chairs stay, whoever sits in them."""

from __future__ import annotations

from itertools import chain

from msgspec.structs import replace

from headtable.game.night import Night
from headtable.game.people import ghosts, is_ghost, new_ghosts, seated
from headtable.messages.people import Arrived, NightOpened, SeatedAgain, Walk, Walked
from headtable.messages.prizes import SemiSeated
from headtable.messages.words import Seats


def same_chair(night: Night, player: str, fact: Arrived) -> Arrived | None:
    """Who came has the chair that they had, if nobody sits there."""
    if player in seated(night):
        return None
    if fact.beside:
        return replace(fact, player=player, beside=new_ghosts(night, len(fact.beside)))
    if fact.table is None or fact.seat is None:
        return replace(fact, player=player)
    sits = night.tables[fact.table - 1].seats[fact.seat - 1]
    return replace(fact, player=player, instead_of=sits) if sits in night.ghosts else None


def same_ways(hall: Night, night: Night, fact: Walked) -> tuple[Walk, ...]:
    """Everybody's way is that of who sat in their chair in the hall."""
    sat = {
        was: now
        for one, other in zip(hall.tables, night.tables, strict=False)
        for was, now in zip(one.seats, other.seats, strict=True)
    }
    return tuple(
        replace(
            way, player=sat.get(way.player, way.player), partner=way.partner and sat.get(way.partner, way.partner)
        )
        for way in fact.walks
    )


def seats_of_who_is_there(night: Night, fact: NightOpened | SeatedAgain | SemiSeated) -> tuple[Seats, ...]:
    """Each chair has somebody of its own; that of somebody who has never come, by now, is a ghost's."""
    told = {player for chairs in fact.seats for player in chairs if is_ghost(player)}
    come = chain.from_iterable(fact.seats) if isinstance(fact, NightOpened) else night.cards
    everybody = told.union(come)
    sitting: set[str] = set()

    def sits(player: str) -> str:
        there = player in everybody and player not in sitting
        name = player if there else ghosts(1, everybody | sitting)[0]
        sitting.add(name)
        return name

    return tuple((sits(a), sits(b), sits(c), sits(d)) for a, b, c, d in fact.seats)
