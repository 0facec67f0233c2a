"""How rounds begin, and how the bell ends them."""

from __future__ import annotations

from typing import assert_never

from headtable.errors import NotAllowed
from headtable.game.night import Night
from headtable.game.ringing import called
from headtable.messages import Fact, PacePlay, Ring, RoundCalled, RoundStarted, StartRound


def decide(night: Night, said: PacePlay) -> tuple[Fact, ...]:
    """The facts that follow from what is said of the pace."""
    match said:
        case Ring():
            return _ring(night, said)
        case StartRound():
            return _start(night)
        case _:
            assert_never(said)


def _start(night: Night) -> tuple[Fact, ...]:
    match night.phase:
        case "ready":
            return (RoundStarted(night.set, night.round, night.mark),)
        case "closed":
            raise NotAllowed("the night is not open yet")
        case "playing":
            raise NotAllowed("the round is being played already")
        case "called":
            raise NotAllowed("the tables are still finishing the round")
        case "over":
            raise NotAllowed("the night is over")


def _ring(night: Night, said: Ring) -> tuple[Fact, ...]:
    """The bell starts a round, and calls the one that is played; the button pressed twice only starts it."""
    if night.phase == "playing":
        if said.by == "button" and not any(table.begun for table in night.tables):
            raise NotAllowed("nobody has rolled yet: until somebody does, only the host can call the round")
        return called(night, RoundCalled(said.by, said.by))
    if night.phase == "called":
        raise NotAllowed("the bell has rung for this round already")
    return _start(night)
