"""The night opens: everybody has a chair."""

from __future__ import annotations

from headtable.game.draws import commitment
from headtable.game.groups import group_sizes
from headtable.game.night import Night
from headtable.game.people.roster import is_ghost
from headtable.game.people.three_dice import ranked
from headtable.game.table.first_roller import first_at
from headtable.messages.facts import Fact
from headtable.messages.people import NightOpened
from headtable.messages.prizes import TiedFor
from headtable.messages.words import Seats


def opened(night: Night, tables: tuple[Seats, ...], hostess: str | None) -> tuple[Fact, ...]:
    """The facts of the opening, once the seats are known."""
    groups = group_sizes(len(tables), night.ruleset.group_tables)
    ghosts = tuple(player for table in tables for player in table if is_ghost(player))
    told = NightOpened(night.ruleset.name, commitment(night.lots.seed), tables, ghosts, groups, hostess)
    return (told, *first_at(night, tables, ghosts))


def seating_end(night: Night) -> tuple[Fact, ...]:
    """The facts after people have rolled for their tables: some roll again, or all sit down."""
    tables = ranked(night)
    return (tables,) if isinstance(tables, TiedFor) else opened(night, tables, night.hostess)
