"""People who roll against each other, and the host's word on it."""

from __future__ import annotations

from typing import assert_never

from headtable.game.night import Night
from headtable.game.onwards import settled_end
from headtable.game.roll_off import check_gift, check_rolls
from headtable.messages import Fact, Give, Given, PrizePlay, RolledFor, RollFor


def decide(night: Night, said: PrizePlay) -> tuple[Fact, ...]:
    """The facts that follow from what is said of places and prizes."""
    match said:
        case RollFor():
            contest = check_rolls(night.contest, said)
            return _then(night, RolledFor(contest.what, said.rolls))
        case Give():
            contest = check_gift(night.contest, said)
            return _then(night, Given(contest.what, said.players))
        case _:
            assert_never(said)


def _then(night: Night, fact: Fact) -> tuple[Fact, ...]:
    return (fact, *settled_end(night, fact))
