"""The part of a played fact that stays after a correction: chairs, walks, and rolls of the final."""

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
    """The chair of a player who came, if nobody else sits there."""
    if player in seated(night):
        return None
    if fact.beside:
        return replace(fact, player=player, beside=new_ghosts(night, len(fact.beside)))
    if fact.table is None or fact.seat is None:
        return replace(fact, player=player)
    sits = night.tables[fact.table - 1].seats[fact.seat - 1]
    return replace(fact, player=player, instead_of=sits) if sits in night.ghosts else None


def same_ways(played: Night, night: Night, fact: Walked) -> tuple[Walk, ...]:
    """Each player walks as the person in their chair walked when it was played."""
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
    """Give each chair to one person; the chair of somebody who has never come goes to a ghost."""
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
    """The final's chairs by the present names; NotAllowed if somebody there would have gone home before."""
    for was, player in zip(told.players, now.players, strict=True):
        if player in night.gone | night.ghosts and was not in played.gone:
            raise NotAllowed(SatInFinalSince(was))
    return now


def same_final_roll(night: Night, rolled: FinalRollFact) -> FinalRollFact:
    """The same roll by the same player. The dice pass over anybody who has gone home since."""
    seats = night.stage.final_seats
    if rolled.player in night.gone or rolled.player not in seats:
        raise NotAllowed(RolledInFinalSince(rolled.player))
    if isinstance(rolled, GrandPrizeWon) or rolled.next not in night.gone:
        return rolled
    return replace(rolled, next=next_in_the_final(night, seats.index(rolled.player)))


def with_its_dice(play: Play | None, told: PlayedEntry) -> PlayedEntry:
    """A roll of the final that did not win it, with its present dice."""
    if play == told.play or not isinstance(play, RollPlay):
        return told
    faces = play.faces if isinstance(play, Throw) else None
    facts = (replace(fact, faces=faces) if isinstance(fact, FinalRolled) else fact for fact in told.facts)
    return PlayedEntry(told.play, tuple(facts))
