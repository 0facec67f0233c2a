"""Decide about people: who comes to the night, and who sits where."""

from __future__ import annotations

from typing import assert_never

from headtable.errors import NotAllowed
from headtable.game.apply import apply
from headtable.game.draws import commitment
from headtable.game.night import Night, sets_over
from headtable.game.people.arrivals import arrive_or_leave
from headtable.game.people.opening import opened
from headtable.game.people.seat_changes import seat_again, swap
from headtable.game.people.seating import check_opening, seats, way_of
from headtable.game.people.three_dice import everybody_rolls
from headtable.game.table.first_roller import first_after_moves
from headtable.messages.facts import Fact
from headtable.messages.people import (
    ArrivalPlay,
    OpenNight,
    PeoplePlay,
    SeatAgain,
    SeatingBegun,
    SwapSeats,
)
from headtable.messages.refusals.people import ChairsAreWon


def decide(night: Night, said: PeoplePlay) -> tuple[Fact, ...]:
    """The facts that follow from an input about people."""
    if isinstance(said, OpenNight):
        return _open(night, said)
    if isinstance(said, SwapSeats | SeatAgain) and night.stage.semi:
        raise NotAllowed(ChairsAreWon())
    if isinstance(said, ArrivalPlay):
        return _with_first(night, arrive_or_leave(night, said))
    match said:
        case SwapSeats():
            return _with_first(night, swap(night, said.one, said.other))
        case SeatAgain():
            return _with_dice(night, seat_again(night, said))
        case _:
            assert_never(said)


def _with_first(night: Night, facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """The facts, and each first roller who is now another one."""
    if sets_over(night):
        return facts
    return (*facts, *first_after_moves(night, _after(night, facts)))


def _with_dice(night: Night, facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """The facts, and each first roller whom earlier dice now decide."""
    after = _after(night, facts)
    return (*facts, *first_after_moves(after, after))


def _after(night: Night, facts: tuple[Fact, ...]) -> Night:
    after = night.snapshot()
    for fact in facts:
        apply(after, fact)
    return after


def _open(night: Night, said: OpenNight) -> tuple[Fact, ...]:
    if way_of(said, night.ruleset) != "three-dice":
        return opened(night, seats(said, night.ruleset, night.lots), said.hostess)
    check_opening(said, night.ruleset)
    begun = SeatingBegun(night.ruleset.name, commitment(night.lots.seed), said.players, said.hostess)
    return begun, everybody_rolls(said.players)
