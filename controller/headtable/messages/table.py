"""A table in a round: what is rolled, said and decided there."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from headtable.messages.prizes import PersonRoll
from headtable.messages.words import (
    AgeMs,
    BadThrowWhy,
    ClockMs,
    Count,
    Face,
    Faces,
    Message,
    Name,
    RolledBy,
    Seats,
    TableNumber,
    Tally,
    Team,
    WonHow,
    Worth,
)


class When(Message, tag="when"):
    """The time of a throw or a call: the engine's clock when it was heard, and its age by then."""

    heard_ms: ClockMs
    age_ms: AgeMs = 0

    @property
    def thrown_ms(self) -> int:
        """The moment by the engine's clock."""
        return self.heard_ms - self.age_ms


Moment = Annotated[When | None, Meta(description="the engine says it, whatever the speaker does")]


class FirstRoller(Message, tag="first"):
    """The table chose who rolls first this round."""

    table: TableNumber
    player: Name


class RollForFirst(Message, tag="roll-for-first"):
    """The dice of people at a table for the first roll of the round: one die each."""

    table: TableNumber
    rolls: Annotated[tuple[PersonRoll, ...], Meta(min_length=1, max_length=4)]


class Throw(Message, tag="throw"):
    """Three dice were thrown at a table and read."""

    table: TableNumber
    faces: Faces
    when: Moment = None


class Claim(Message, tag="claim"):
    """A table says what its roll was worth, without the dice; a claimed bunco has been called."""

    table: TableNumber
    worth: Worth
    when: Moment = None


class Call(Message, tag="call"):
    """A table calls its bunco."""

    table: TableNumber
    when: Moment = None


class BadThrow(Message, tag="badthrow"):
    """A throw that does not count: why, and of dice that left the table how many."""

    table: TableNumber
    why: BadThrowWhy
    dice: Annotated[int, Meta(ge=1, le=4)] = 1


class Grant(Message, tag="grant"):
    """The host lets a bunco count that went uncalled at a table in this round."""

    table: TableNumber


class Decline(Message, tag="decline"):
    """After the bell the player who has the dice plays the turn no further."""

    table: TableNumber


class RollOff(Message, tag="rolloff"):
    """A tied table threw one die for each team."""

    table: TableNumber
    a: Face
    b: Face


class Award(Message, tag="award"):
    """The host says which team wins a table that is tied, or whose sheet is lost."""

    table: TableNumber
    team: Team


class PlayerBuncos(Message, tag="player-buncos"):
    """So many buncos of one player on the sheet of a round."""

    player: Name
    buncos: Annotated[int, Meta(ge=1, le=99)]


SheetBuncos = Annotated[
    tuple[PlayerBuncos, ...], Meta(max_length=40, description="who rolled buncos, in that order if it is known")
]


SheetTraveler = Annotated[
    Literal["moves", "stays"] | None,
    Meta(
        description="whether the sheet's last bunco moves the traveler; without it, it does if the room saw no other "
        "bunco in the round"
    ),
]


class FinalScore(Message, tag="final-score"):
    """The host tells the sheet of a table after the bell: its final score, and who rolled buncos.

    The score has the points of the whole round, those for buncos too. No roll of the round was told before.
    """

    table: TableNumber
    tally: tuple[Tally, Tally]
    buncos: SheetBuncos = ()
    traveler: SheetTraveler = None


class FirstRollerChosen(Message, tag="first-roller-chosen"):
    """This player has the dice first."""

    table: TableNumber
    player: Name


class RolledForFirst(Message, tag="rolled-for-first"):
    """The dice of some players at a table for the first roll. Level players throw again."""

    table: TableNumber
    rolls: tuple[PersonRoll, ...]


class Rolled(Message, tag="rolled"):
    """A roll that counts: its points, the table's tallies after it, and whose card gets a bunco or mini.

    For a bunco, ``when`` may tell when it was thrown or called.
    """

    table: TableNumber
    player: Name
    worth: Worth
    points: int
    tally: tuple[Tally, Tally]
    faces: Faces | None = None
    credit: Name | None = None
    when: When | None = None


class BuncoShown(Message, tag="bunco-shown"):
    """Three of the mark lie on the table and wait to be called. ``when`` is the roll's moment, where dice tell it."""

    table: TableNumber
    player: Name
    faces: Faces
    when: When | None = None


class BuncoUncalled(Message, tag="bunco-uncalled"):
    """A bunco was not called in time. It has points and a card where the rules still give it any."""

    table: TableNumber
    player: Name
    points: Count | None = None
    tally: tuple[Tally, Tally] | None = None
    credit: Name | None = None


class BuncoGranted(Message, tag="bunco-granted"):
    """A bunco that went uncalled counts as if it were called now, for who rolled it."""

    table: TableNumber
    player: Name
    points: Count
    tally: tuple[Tally, Tally]
    faces: Faces
    credit: Name | None = None


class CalledFalsely(Message, tag="called-falsely"):
    """A call with no bunco on the table: a warning, or points that the roller's team loses."""

    table: TableNumber
    player: Name
    lost: Count | None = None
    tally: tuple[Tally, Tally] | None = None


class CalledForNothing(Message, tag="called-for-nothing"):
    """A call with no bunco on the table, by rules that do not mind."""

    table: TableNumber
    player: Name


class CallNotNeeded(Message, tag="call-not-needed"):
    """A call of a bunco that counts already: nobody has to call by these rules, or it has been called."""

    table: TableNumber
    player: Name
    why: Literal["nobody-has-to", "called-already"]


class ThrownAgain(Message, tag="thrown-again"):
    """A throw did not count, so all dice are thrown again. ``strikes`` counts such throws in this turn."""

    table: TableNumber
    player: Name
    why: BadThrowWhy
    strikes: Count = 0


class TurnLost(Message, tag="turn-lost"):
    """The dice have left the table too often: the turn is over, and may have lost its points."""

    table: TableNumber
    player: Name
    why: BadThrowWhy
    lost: Count | None = None
    tally: tuple[Tally, Tally] | None = None


class TurnDeclined(Message, tag="turn-declined"):
    """After the bell this player has left a turn unfinished."""

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
    """A table finished level. The rules decide by one die for each team, by further turns, or by the host.

    Where dice decide, ``by`` tells who rolls them, and ``rollers`` names those whom the rules know.
    """

    table: TableNumber
    tally: Tally
    by: RolledBy | None = None
    rollers: tuple[Name, ...] = ()


class RolledOff(Message, tag="rolled-off"):
    """One throw of a roll-off; equal dice are thrown again."""

    table: TableNumber
    a: Face
    b: Face


class SheetTold(Message, tag="sheet-told"):
    """The sheet of a table: its final score, and its buncos. ``cards`` names for each bunco whose card gets it."""

    table: TableNumber
    seats: Seats
    tally: tuple[Tally, Tally]
    buncos: SheetBuncos = ()
    cards: tuple[Name, ...] = ()
    traveler: SheetTraveler = None


class TableWon(Message, tag="table-won"):
    """A team won the round at its table."""

    table: TableNumber
    team: Team
    winners: tuple[Name, Name]
    losers: tuple[Name, Name]
    tally: tuple[Tally, Tally]
    how: WonHow


FirstPlay = FirstRoller | RollForFirst
RollPlay = Throw | Claim
BuncoPlay = Call | Grant
"""What makes a bunco count that has been thrown."""
TurnPlay = Call | BadThrow | Decline
TiePlay = RollOff | Award
"""What decides a tied table. The host's word also decides one whose sheet is lost."""
TablePlay = FirstPlay | RollPlay | TurnPlay | Grant | TiePlay | FinalScore
TurnFact = (
    Rolled
    | BuncoShown
    | BuncoUncalled
    | BuncoGranted
    | CalledFalsely
    | CalledForNothing
    | CallNotNeeded
    | ThrownAgain
    | TurnLost
    | TurnDeclined
)
"""The facts that follow from a throw, a call or another input in a turn."""
CreditFact = Rolled | BuncoUncalled | BuncoGranted
"""The facts that may put a bunco on a card, which ``credit`` tells."""
CallFact = BuncoShown | BuncoUncalled | BuncoGranted
"""The facts about a bunco that has to be called."""
OutcomeFact = TurnFact | RolledOff | SheetTold
"""The facts that a play at a table itself leads to. The room's reactions come after them."""
TableEndFact = TableStopped | TableTied | TableWon
TableFact = RolledForFirst | FirstRollerChosen | OutcomeFact | DicePassed | TableEndFact
