"""What is said at one table."""

from __future__ import annotations

from typing import assert_never

from headtable.errors import NotAllowed
from headtable.game import final
from headtable.game.finish import award, roll_off
from headtable.game.night import Night
from headtable.game.onwards import then
from headtable.game.turn import call, claim, throw
from headtable.messages import Award, Call, Claim, Fact, FirstRoller, FirstRollerChosen, RollOff, TablePlay, Throw


def decide(night: Night, said: TablePlay) -> tuple[Fact, ...]:
    """The facts that follow from what is said at a table."""
    match said:
        case Throw():
            return throw(night, said) if night.phase != "final" else then(night, final.throw(night, said))
        case Claim():
            return claim(night, said) if night.phase != "final" else then(night, final.claim(night, said))
        case Call():
            return call(night, said)
        case RollOff():
            return roll_off(night, said)
        case Award():
            return award(night, said)
        case FirstRoller():
            return _first_roller(night, said)
        case _:
            assert_never(said)


def _first_roller(night: Night, said: FirstRoller) -> tuple[Fact, ...]:
    table = night.table(said.table)
    if said.player not in table.seats:
        raise NotAllowed(f"{said.player!r} is not at table {said.table}: there are {', '.join(table.seats)}")
    if night.phase not in ("ready", "break") and not (table.open and table.begun == 0):
        raise NotAllowed(f"table {said.table} has started to roll already")
    return (FirstRollerChosen(said.table, said.player),)
