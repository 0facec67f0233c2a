"""What stays of a played fact when the past is put right: chairs, walks, and rolls of the final."""

from __future__ import annotations

from itertools import chain

from msgspec.structs import replace

from headtable.errors import NotAllowed
from headtable.game.night import Night
from headtable.game.past.played_entry import PlayedEntry
from headtable.game.people.roster import ghosts, is_ghost, new_ghosts, seated
from headtable.game.prizes.final import next_in_the_final
from headtable.messages.people import Arrived, NightOpened, SeatedAgain, Walk, Walked
from headtable.messages.plays import Play
from headtable.messages.prizes import FinalRolled, FinalRollFact, FinalSeated, GrandPrizeWon, SemiSeated
from headtable.messages.refusals.past import RolledInFinalSince, SatInFinalSince
from headtable.messages.table import RollPlay, Throw
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


def same_ways(played: Night, night: Night, fact: Walked) -> tuple[Walk, ...]:
    """Everybody's way is that of whoever sat in their chair when it was played."""
    sat = {
        was: now
        for one, other in zip(played.tables, night.tables, strict=False)
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


def same_final(played: Night, night: Night, told: FinalSeated, now: FinalSeated) -> FinalSeated:
    """The chairs by the names of now; NotAllowed if somebody who sat there would have gone home before."""
    for was, player in zip(told.players, now.players, strict=True):
        if player in night.gone | night.ghosts and was not in played.gone:
            raise NotAllowed(SatInFinalSince(was))
    return now


def same_final_roll(night: Night, rolled: FinalRollFact) -> FinalRollFact:
    """Who has rolled stays; the dice pass over who has gone home by now."""
    seats = night.stage.final_seats
    if rolled.player in night.gone or rolled.player not in seats:
        raise NotAllowed(RolledInFinalSince(rolled.player))
    if isinstance(rolled, GrandPrizeWon) or rolled.next not in night.gone:
        return rolled
    return replace(rolled, next=next_in_the_final(night, seats.index(rolled.player)))


def with_its_dice(play: Play | None, told: PlayedEntry) -> PlayedEntry:
    """A roll of the final that did not win it, with the dice that are said of it now."""
    if play == told.play or not isinstance(play, RollPlay):
        return told
    faces = play.faces if isinstance(play, Throw) else None
    facts = (replace(fact, faces=faces) if isinstance(fact, FinalRolled) else fact for fact in told.facts)
    return PlayedEntry(told.play, tuple(facts))
