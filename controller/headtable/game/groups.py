"""Groups of tables whose players stay among themselves. The whole room has one pace."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from headtable.game.night import Night, Table
from headtable.messages.pace import RoundCalled
from headtable.messages.words import HEAD_TABLE


class Group(NamedTuple):
    """Consecutive tables: the first, which is the top of their ladder, and their number."""

    first: int
    tables: int

    def place(self, table: int) -> int:
        """A table's place in the group's ladder, counted from 1."""
        return table - self.first + 1

    def table(self, place: int) -> int:
        """The table at a place of the group's ladder."""
        return self.first + place - 1


def group_sizes(tables: int, group_tables: int) -> tuple[int, ...]:
    """The number of tables in each group, as even as possible, larger groups first.

    It is empty where the room is one group. ``group_sizes(8, 3)`` is ``(3, 3, 2)``.
    """
    many = round(tables / group_tables) if group_tables else 1
    if many <= 1:
        return ()
    least, larger = divmod(tables, many)
    return tuple(least + (number < larger) for number in range(many))


def groups(night: Night) -> tuple[Group, ...]:
    """Every group of the night, from the head table on."""
    return tuple(_groups(night.groups or (len(night.tables),)))


def _groups(sizes: tuple[int, ...]) -> Iterator[Group]:
    first = 1
    for tables in sizes:
        yield Group(first, tables)
        first += tables


def members(night: Night) -> tuple[tuple[str, ...], ...]:
    """The players of each group, from which its best qualify.

    Once the semi-final is seated, these are the groups as they were before it.
    """
    return night.stage.members or tuple(
        tuple(player for place in range(1, group.tables + 1) for player in night.table(group.table(place)).seats)
        for group in groups(night)
    )


def firsts(sizes: tuple[int, ...]) -> tuple[int, ...]:
    """The tables at the top of each group's ladder."""
    return tuple(group.first for group in _groups(sizes)) or (1,)


def ringing(night: Night) -> tuple[int, ...]:
    """The tables whose score rings the bell: the head table, or the first of each group."""
    return firsts(night.groups) if night.ruleset.bell_of == "group" else (HEAD_TABLE,)


def rung_for(night: Night, bell: RoundCalled) -> tuple[Table, ...]:
    """The tables whose round this bell ends: one group's, or all for which none has rung yet."""
    if bell.table is None:
        return tuple(table for table in night.tables if not table.called)
    first, tables = group_of(night, bell.table)
    return tuple(night.tables[first - 1 : first - 1 + tables])


def group_of(night: Night, table: int) -> Group:
    """The group that a table belongs to."""
    return next(group for group in reversed(groups(night)) if group.first <= table)
