"""What the game decided, in the order in which it happened."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from headtable.messages.inputs import Play
from headtable.messages.words import (
    EntryNumber,
    Face,
    Faces,
    Message,
    Name,
    SeatNumber,
    Seats,
    TableNumber,
    Tally,
    Team,
    WalkWhy,
    Worth,
)


class NightOpened(Message, tag="night-opened"):
    """The night is open: who sits where, and the commitment to the seed of every draw."""

    ruleset: str
    commitment: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]
    seats: tuple[Seats, ...]


class RoundStarted(Message, tag="round-started"):
    """Everyone may roll."""

    set: int
    round: int
    mark: Face


class FirstRollerChosen(Message, tag="first-roller-chosen"):
    """This player has the dice first."""

    table: TableNumber
    player: Name


class Rolled(Message, tag="rolled"):
    """A roll that counts, its points, and the table's tallies after it."""

    table: TableNumber
    player: Name
    worth: Worth
    points: int
    tally: tuple[Tally, Tally]
    faces: Faces | None = None


class BuncoShown(Message, tag="bunco-shown"):
    """Three of the mark lie on the table and wait to be called."""

    table: TableNumber
    player: Name
    faces: Faces


class BuncoUncalled(Message, tag="bunco-uncalled"):
    """Nobody called it in time: no points, no credit, the turn goes on."""

    table: TableNumber
    player: Name


class CalledFalsely(Message, tag="called-falsely"):
    """A call with no bunco on the table: a warning."""

    table: TableNumber
    player: Name


class DicePassed(Message, tag="dice-passed"):
    """The turn is over; this player has the dice."""

    table: TableNumber
    player: Name


class RoundCalled(Message, tag="round-called"):
    """The bell: the round ends for all tables, and why."""

    cause: Literal["score", "bunco", "button", "host"]
    by: str
    team: Team | None = None
    tally: Tally | None = None


class TableStopped(Message, tag="table-stopped"):
    """A table has had its last roll of the round."""

    table: TableNumber
    tally: tuple[Tally, Tally]


class TableTied(Message, tag="table-tied"):
    """A table finished level: one die for each team, further turns or the host decide, as the rules have it."""

    table: TableNumber
    tally: Tally


class RolledOff(Message, tag="rolled-off"):
    """One throw of a roll-off; equal dice are thrown again."""

    table: TableNumber
    a: Face
    b: Face


class TableWon(Message, tag="table-won"):
    """A team won the round at its table."""

    table: TableNumber
    team: Team
    winners: tuple[Name, Name]
    losers: tuple[Name, Name]
    tally: tuple[Tally, Tally]
    how: Literal["points", "roll-off", "host"]


class RoundOver(Message, tag="round-over"):
    """Every table knows its winner."""

    set: int
    round: int


class Walk(Message, tag="walk"):
    """One player's way to the next round: from a chair to a chair, and why."""

    player: Name
    from_table: TableNumber
    from_seat: SeatNumber
    table: TableNumber
    seat: SeatNumber
    why: WalkWhy


class Walked(Message, tag="walked"):
    """Everybody has a chair for the next round."""

    walks: tuple[Walk, ...]


class Standing(Message, tag="standing"):
    """One player's line on the score card, with the place that it gives; equals share a place."""

    place: int
    player: Name
    wins: int
    losses: int
    buncos: int
    minis: int = 0


class SetOver(Message, tag="set-over"):
    """Six rounds are done."""

    set: int


class NightOver(Message, tag="night-over"):
    """The last set is done; the standings are final, and the seed of every draw is told."""

    standings: tuple[Standing, ...]
    seed: str = ""  # a journal of earlier days does not tell it


class Undone(Message, tag="undone"):
    """An entry was taken back, by whom and why."""

    entry: EntryNumber
    by: str
    why: str


class Corrected(Message, tag="corrected"):
    """An entry was put right, by whom and why."""

    entry: EntryNumber
    instead: Play
    by: str
    why: str


class Voided(Message, tag="voided"):
    """After a correction an entry no longer makes sense and does not count."""

    entry: EntryNumber
    why: str


class Changed(Message, tag="changed"):
    """After a correction a table's round has another winner or tally than was announced."""

    set: int
    round: int
    table: TableNumber
    was: str
    now: str


Fact = (
    NightOpened
    | RoundStarted
    | FirstRollerChosen
    | Rolled
    | BuncoShown
    | BuncoUncalled
    | CalledFalsely
    | DicePassed
    | RoundCalled
    | TableStopped
    | TableTied
    | RolledOff
    | TableWon
    | RoundOver
    | Walked
    | SetOver
    | NightOver
    | Undone
    | Corrected
    | Voided
    | Changed
)


class Told(Message, tag="told"):
    """A fact as it is published: numbered by its journal entry and its place in it."""

    entry: EntryNumber
    part: Annotated[int, Meta(ge=0)]
    fact: Fact
