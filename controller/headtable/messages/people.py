"""Who is there, and who sits where."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from headtable.messages.words import Message, Name, PairedWhy, SeatNumber, Seats, TableNumber, WalkWhy


class OpenNight(Message, tag="open"):
    """The host opens the night with the players present, drawn to seats or seated in the order listed.

    Ghosts take the chairs that are left over.
    """

    players: Annotated[tuple[Name, ...], Meta(min_length=4, max_length=400)]
    seating: Literal["drawn", "listed"] = "drawn"


class NightOpened(Message, tag="night-opened"):
    """The night is open: who sits where, and the commitment to the seed of every draw."""

    ruleset: str
    commitment: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
    seats: tuple[Seats, ...]
    ghosts: tuple[Name, ...] = ()  # that hold the chairs left over
    groups: tuple[TableNumber, ...] = ()  # tables in each, from the head table on; none where the room is one


class Walk(Message, tag="walk"):
    """One player's way to the next round: from a chair to a chair, to which partner, and why."""

    player: Name
    from_table: TableNumber
    from_seat: SeatNumber
    table: TableNumber
    seat: SeatNumber
    why: WalkWhy
    partner: Name | None = None
    paired: PairedWhy | None = None


class Walked(Message, tag="walked"):
    """Everybody has a chair for the next round."""

    walks: tuple[Walk, ...]


PeoplePlay = OpenNight
PeopleFact = NightOpened | Walked
