"""A table in a round: what is rolled, said and decided there."""

from __future__ import annotations

from headtable.messages.words import Face, Faces, Message, Name, TableNumber, Tally, Team, WonHow, Worth


class FirstRoller(Message, tag="first"):
    """The table chose who rolls first this round."""

    table: TableNumber
    player: Name


class Throw(Message, tag="throw"):
    """Three dice were thrown at a table and read."""

    table: TableNumber
    faces: Faces


class Claim(Message, tag="claim"):
    """A table says what its roll was worth, without the dice; a claimed bunco has been called."""

    table: TableNumber
    worth: Worth


class Call(Message, tag="call"):
    """A table calls its bunco."""

    table: TableNumber


class RollOff(Message, tag="rolloff"):
    """A tied table threw one die for each team."""

    table: TableNumber
    a: Face
    b: Face


class Award(Message, tag="award"):
    """The host says which team wins a tied table."""

    table: TableNumber
    team: Team


class FirstRollerChosen(Message, tag="first-roller-chosen"):
    """This player has the dice first."""

    table: TableNumber
    player: Name


class Rolled(Message, tag="rolled"):
    """A roll that counts, its points, the table's tallies after it, and whose card a bunco or a mini goes to."""

    table: TableNumber
    player: Name
    worth: Worth
    points: int
    tally: tuple[Tally, Tally]
    faces: Faces | None = None
    credit: Name | None = None


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
    how: WonHow


TablePlay = FirstRoller | Throw | Claim | Call | RollOff | Award
TableFact = (
    FirstRollerChosen
    | Rolled
    | BuncoShown
    | BuncoUncalled
    | CalledFalsely
    | DicePassed
    | TableStopped
    | TableTied
    | RolledOff
    | TableWon
)
