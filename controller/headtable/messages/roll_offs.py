"""What people roll against each other for."""

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
    """Who rolls first at a table."""


class MostOf(Message, tag="most-of"):
    """The place for the most wins or buncos, or for the next most wins; of a group or in a set where those count."""

    counted: Literal["wins", "buncos", "next-wins"]
    group: int | None = None
    set: int | None = None
    stage: Literal["sets", "semi-final"] = "sets"


class LastPlaces(Message, tag="last-places"):
    """The last places of the semi-final."""


class FirstRollOfFinal(Message, tag="first-roll-of-final"):
    """Who rolls first in the final."""


class PrizeOf(Message, tag="prize-of"):
    """A prize."""

    prize: Annotated[str, Meta(max_length=120)]


What = AllTables | ChairAt | FirstRoll | MostOf | LastPlaces | FirstRollOfFinal | PrizeOf
