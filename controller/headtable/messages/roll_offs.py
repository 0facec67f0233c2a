"""The things that people roll against each other for."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from headtable.messages.words import Message, TableNumber


class AllTables(Message, tag="all-tables"):
    """Everybody rolls for the table to sit at."""


class ChairAt(Message, tag="chair-at"):
    """A chair at a table, for those whose rolls for their tables are level."""

    table: TableNumber


class FirstRoll(Message, tag="first-roll"):
    """The first roll at a table."""


class MostOf(Message, tag="most-of"):
    """The place for the most wins, the most buncos, or the next most wins.

    ``group`` and ``set`` are given where only those count.
    """

    counted: Literal["wins", "buncos", "next-wins"]
    group: int | None = None
    set: int | None = None
    stage: Literal["sets", "semi-final"] = "sets"


class LastPlaces(Message, tag="last-places"):
    """The last places of the semi-final."""


class FirstRollOfFinal(Message, tag="first-roll-of-final"):
    """The first roll in the final."""


class PrizeOf(Message, tag="prize-of"):
    """A prize."""

    prize: Annotated[str, Meta(max_length=120)]


What = AllTables | ChairAt | FirstRoll | MostOf | LastPlaces | FirstRollOfFinal | PrizeOf
