"""The final as it was played, in a past that was put right: who sat in it, who rolled, and what the dice showed."""

from __future__ import annotations

from msgspec.structs import replace

from headtable.errors import NotAllowed
from headtable.game.final import next_in_the_final
from headtable.game.night import Night
from headtable.game.telling import Telling
from headtable.messages.plays import Play
from headtable.messages.prizes import FinalRolled, FinalSeated, GrandPrizeWon
from headtable.messages.table import Claim, Throw


def same_final(hall: Night, night: Night, told: FinalSeated, now: FinalSeated) -> FinalSeated:
    """The chairs by the names of now; NotAllowed if somebody who sat there would have gone home before."""
    for was, player in zip(told.players, now.players, strict=True):
        if player in night.gone | night.ghosts and was not in hall.gone:
            raise NotAllowed(f"{was!r} has sat in the final since: that stands, unless it is played again")
    return now


def same_final_roll(night: Night, rolled: FinalRolled | GrandPrizeWon) -> FinalRolled | GrandPrizeWon:
    """Who has rolled stays; the dice pass over who has gone home by now."""
    seats = night.stage.final_seats
    if rolled.player in night.gone or rolled.player not in seats:
        raise NotAllowed(f"{rolled.player!r} has rolled in the final since: that stands, unless it is played again")
    if isinstance(rolled, GrandPrizeWon) or rolled.next not in night.gone:
        return rolled
    return replace(rolled, next=next_in_the_final(night, seats.index(rolled.player)))


def with_its_dice(play: Play | None, told: Telling) -> Telling:
    """A roll of the final that did not win it, with the dice that are said of it now."""
    if play == told.play or not isinstance(play, Throw | Claim):
        return told
    faces = play.faces if isinstance(play, Throw) else None
    facts = (replace(fact, faces=faces) if isinstance(fact, FinalRolled) else fact for fact in told.facts)
    return Telling(told.play, tuple(facts))
