"""Who comes to the night."""

from __future__ import annotations

from headtable.errors import NotAllowed
from headtable.game.draws import commitment
from headtable.game.first import first_at
from headtable.game.groups import group_sizes
from headtable.game.night import Night
from headtable.game.seating import seats
from headtable.messages import Fact, NightOpened, PeoplePlay


def decide(night: Night, said: PeoplePlay) -> tuple[Fact, ...]:
    """The facts that follow from what is said of the people."""
    if night.phase != "closed":
        raise NotAllowed("the night is open already")
    tables = seats(said, night.lots)
    groups = group_sizes(len(tables), night.ruleset.group_tables)
    ghosts = tuple(player for table in tables for player in table if player not in said.players)
    opened = NightOpened(night.ruleset.name, commitment(night.lots.seed), tables, ghosts, groups)
    return (opened, *first_at(night, tables))
