"""Who comes to the night, and who sits where."""

from __future__ import annotations

from typing import assert_never

from headtable.errors import NotAllowed
from headtable.game.chairs import seat_again, swap
from headtable.game.comings import come
from headtable.game.draws import commitment
from headtable.game.first import first_at
from headtable.game.groups import group_sizes
from headtable.game.night import Night
from headtable.game.seating import seats
from headtable.messages import (
    Arrive,
    Fact,
    Leave,
    NightOpened,
    OpenNight,
    PeoplePlay,
    Rename,
    SeatAgain,
    Substitute,
    SwapSeats,
)


def decide(night: Night, said: PeoplePlay) -> tuple[Fact, ...]:
    """The facts that follow from what is said of the people."""
    if isinstance(said, OpenNight):
        return _open(night, said)
    if night.phase == "closed":
        raise NotAllowed("the night is not open yet")
    if night.phase == "over" and not isinstance(said, Rename):
        raise NotAllowed("the night is over")
    match said:
        case Arrive() | Leave() | Substitute() | Rename():
            return come(night, said)
        case SwapSeats():
            return swap(night, said)
        case SeatAgain():
            return seat_again(night, said)
        case _:
            assert_never(said)


def _open(night: Night, said: OpenNight) -> tuple[Fact, ...]:
    if night.phase != "closed":
        raise NotAllowed("the night is open already")
    tables = seats(said, night.lots)
    groups = group_sizes(len(tables), night.ruleset.group_tables)
    ghosts = tuple(player for table in tables for player in table if player not in said.players)
    opened = NightOpened(night.ruleset.name, commitment(night.lots.seed), tables, ghosts, groups)
    return (opened, *first_at(night, tables))
