"""The rules: what is said, and the facts that follow from it. The night itself never changes here."""

from __future__ import annotations

from typing import assert_never

from headtable.errors import NotAllowed
from headtable.game.draws import commitment
from headtable.game.finish import award, called, roll_off, round_end
from headtable.game.night import Night
from headtable.game.seating import seats
from headtable.game.turn import call, claim, throw
from headtable.messages import (
    Award,
    Call,
    Claim,
    Fact,
    FirstRoller,
    FirstRollerChosen,
    NightOpened,
    OpenNight,
    Play,
    Ring,
    RollOff,
    RoundCalled,
    RoundStarted,
    StartRound,
    TableWon,
    Throw,
)


def decide(night: Night, said: Play) -> tuple[Fact, ...]:
    """The facts, in the order in which they happen; NotAllowed if the rules forbid it now.

    ``decide(night, Throw(2, (1, 1, 4)))`` in round one: ``(Rolled(2, "Ann", "two", 2, (2, 0), (1, 1, 4)),)``
    """
    facts = _facts(night, said)
    if type(facts[-1]) is TableWon:  # asked after every roll; isinstance asks msgspec's metaclass when it is not so
        return facts + round_end(night, facts)
    return facts


def _facts(night: Night, said: Play) -> tuple[Fact, ...]:  # noqa: PLR0911 - one return for each thing that can be said
    match said:
        case Throw():
            return throw(night, said)
        case Claim():
            return claim(night, said)
        case Call():
            return call(night, said)
        case RollOff():
            return roll_off(night, said)
        case Award():
            return award(night, said)
        case Ring():
            return _ring(night, said)
        case StartRound():
            return _start(night)
        case FirstRoller():
            return _first_roller(night, said)
        case OpenNight():
            return _open(night, said)
        case _:
            assert_never(said)


def _open(night: Night, said: OpenNight) -> tuple[Fact, ...]:
    if night.phase != "closed":
        raise NotAllowed("the night is open already")
    return (NightOpened(night.ruleset.name, commitment(night.lots.seed), seats(said, night.lots)),)


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


def _first_roller(night: Night, said: FirstRoller) -> tuple[Fact, ...]:
    table = night.table(said.table)
    if said.player not in table.seats:
        raise NotAllowed(f"{said.player!r} is not at table {said.table}: there are {', '.join(table.seats)}")
    if night.phase != "ready" and not (table.open and table.begun == 0):
        raise NotAllowed(f"table {said.table} has started to roll already")
    return (FirstRollerChosen(said.table, said.player),)
