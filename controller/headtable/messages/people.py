"""The people at the night, and their seats."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from headtable.messages.words import Message, Name, PairedWhy, SeatNumber, Seats, TableNumber, WalkWhy


class OpenNight(Message, tag="open"):
    """The host opens the night with the players present, seated by lot, in the order listed, or in another way.

    Ghosts take the chairs that are left over. The starred begin at the head table, or at the first of each group.
    Teams sit opposite each other. The hostess need not play.
    """

    players: Annotated[tuple[Name, ...], Meta(min_length=4, max_length=400)]
    seating: Literal["drawn", "listed", "stars", "three-dice", "usual"] = "drawn"
    starred: Annotated[tuple[Name, ...], Meta(max_length=400)] = ()
    teams: Annotated[tuple[tuple[Name, Name], ...], Meta(max_length=200)] = ()
    hostess: Name | None = None


class Arrive(Message, tag="arrive"):
    """Somebody comes late, or comes back."""

    player: Name


class Leave(Message, tag="leave"):
    """Somebody goes home; their card is kept."""

    player: Name


class Substitute(Message, tag="substitute"):
    """Somebody new takes over the chair and the card of one who goes."""

    player: Name
    by: Name


class Rename(Message, tag="rename"):
    """A name that was written down wrongly is corrected everywhere."""

    player: Name
    to: Name


class SwapSeats(Message, tag="swap-seats"):
    """The host lets two swap their chairs."""

    one: Name
    other: Name


class SeatAgain(Message, tag="seat-again"):
    """Everybody who is here is seated again between two rounds, drawn or in the order listed."""

    seating: Literal["drawn", "listed"] = "drawn"
    players: Annotated[tuple[Name, ...], Meta(max_length=400, description="everybody, if listed")] = ()


class SeatingBegun(Message, tag="seating-begun"):
    """The night is open and everybody rolls for their table.

    The commitment to the seed of every draw is published.
    """

    ruleset: str
    commitment: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
    players: tuple[Name, ...]
    hostess: Name | None = None


class NightOpened(Message, tag="night-opened"):
    """The night is open: the seats, and the commitment to the seed of every draw."""

    ruleset: str
    commitment: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
    seats: tuple[Seats, ...]
    ghosts: tuple[Name, ...] = ()  # that hold the chairs left over
    groups: tuple[TableNumber, ...] = ()  # tables in each, from the head table on; none where the room is one
    hostess: Name | None = None


class Walk(Message, tag="walk"):
    """One player's walk to the next round: from a chair to a chair, to which partner, and why."""

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


class Arrived(Message, tag="arrived"):
    """Somebody has come: to a ghost's chair, to a new last table, or without a chair after all sets."""

    player: Name
    table: TableNumber | None = None
    seat: SeatNumber | None = None
    instead_of: Name | None = None
    beside: tuple[Name, ...] = ()


class Left(Message, tag="left"):
    """Somebody has gone home; a ghost has the chair, if they had one."""

    player: Name
    table: TableNumber | None = None
    ghost: Name | None = None


class Substituted(Message, tag="substituted"):
    """One player has taken over the chair and the card of another."""

    player: Name
    by: Name

    @property
    def new_name(self) -> str:
        """The name on the card from now on."""
        return self.by


class Renamed(Message, tag="renamed"):
    """A name was corrected, in the past as well."""

    player: Name
    to: Name

    @property
    def new_name(self) -> str:
        """The name on the card from now on."""
        return self.to


class SeatsSwapped(Message, tag="seats-swapped"):
    """Two players have each other's chairs."""

    one: Name
    other: Name


class SeatedAgain(Message, tag="seated-again"):
    """Everybody who is here has a new chair, with as few ghosts as possible."""

    seats: tuple[Seats, ...]
    ghosts: tuple[Name, ...] = ()
    groups: tuple[TableNumber, ...] = ()


PresencePlay = Arrive | Leave | Substitute
"""Somebody comes or goes."""
ArrivalPlay = PresencePlay | Rename
ChairPlay = PresencePlay | SwapSeats
PeoplePlay = OpenNight | ArrivalPlay | SwapSeats | SeatAgain
NamingFact = Substituted | Renamed
"""A card has another name on it, which ``new_name`` tells."""
ChairFact = Arrived | Left | NamingFact | SeatsSwapped
"""Facts after which others sit in the same chairs."""
PeopleFact = SeatingBegun | NightOpened | Walked | ChairFact | SeatedAgain
