"""Decide about roll-offs, the host's word on them, and the final."""

from __future__ import annotations

from typing import assert_never

from headtable.game.night import Night
from headtable.game.pace.after_round import with_what_follows
from headtable.game.prizes import final, qualifying
from headtable.game.prizes.traveler import after_roll_off, given_by_host
from headtable.game.roll_off import check_gift, check_rolls
from headtable.messages.facts import Fact
from headtable.messages.prizes import (
    Give,
    Given,
    GiveTraveler,
    NotPresent,
    PersonRoll,
    PrizePlay,
    RolledFor,
    RollFor,
    SeatFinal,
)


def decide(night: Night, said: PrizePlay) -> tuple[Fact, ...]:
    """The facts that follow from an input about places and prizes."""
    match said:
        case RollFor():
            return _rolled(night, said.rolls)
        case Give():
            return with_what_follows(night, Given(check_gift(night.contest, said).what, said.players))
        case NotPresent():
            return with_what_follows(night, _not_present(night, said.player))
        case SeatFinal():
            return with_what_follows(night, final.seat(night, said.players))
        case GiveTraveler():
            return (given_by_host(night, said.player),)
        case _:
            assert_never(said)


def _rolled(night: Night, rolls: tuple[PersonRoll, ...]) -> tuple[Fact, ...]:
    rolled = RolledFor(check_rolls(night.contest, rolls).what, rolls)
    return with_what_follows(night, rolled, *after_roll_off(night, rolls))


def _not_present(night: Night, player: str) -> Fact:
    """Give an absent player's place again: in the semi-final until it begins, then in the final."""
    stage = night.stage
    qualified = not stage.semi_begun and any(one.player == player for one in stage.qualified)
    return qualifying.not_present(night, player) if qualified else final.not_present(night, player)
