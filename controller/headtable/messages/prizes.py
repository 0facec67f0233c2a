"""Leads and prizes, and the roll-offs that decide them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from headtable.messages.roll_offs import What
from headtable.messages.words import Face, Faces, Message, Name, SeatNumber, Seats, TableNumber

Wins = Literal["highest", "lowest"]
SettledBy = Literal["dice", "host"]
Thrown = Annotated[tuple[Face, ...], Meta(min_length=1, max_length=3, description="one die, or three")]


class PersonRoll(Message, tag="person-roll"):
    """One person's dice in a roll-off."""

    player: Name
    faces: Thrown


class RollFor(Message, tag="roll-for"):
    """The dice of some or all of the people who still have to roll against each other."""

    rolls: Annotated[tuple[PersonRoll, ...], Meta(min_length=1, max_length=400)]


class Give(Message, tag="give"):
    """The host decides a roll-off."""

    what: What
    players: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=400)]


class TiedFor(Message, tag="tied-for"):
    """These people have to roll against each other: for what, how many get it, and with how many dice.

    Nobody rolls where the rules leave it to the host, or where one of them has gone home.
    """

    what: What
    players: tuple[Name, ...]
    places: Annotated[int, Meta(ge=1)] = 1
    dice: Literal[1, 3] = 1
    wins: Wins = "highest"
    by: SettledBy = "dice"
    gone: tuple[Name, ...] = ()  # who of them went home, so that the host decides


class RolledFor(Message, tag="rolled-for"):
    """The dice of some players in a roll-off. Those who are level at the cut throw again."""

    what: What
    rolls: tuple[PersonRoll, ...]


class Given(Message, tag="given"):
    """A roll-off was decided by the host."""

    what: What
    players: tuple[Name, ...]


Counted = Literal[
    "wins", "losses", "buncos", "minis", "level", "first-bunco", "last-bunco", "traveler", "hostess", "final", "draw",
    "rest",
]  # fmt: skip
QualifiedBy = Literal["wins", "buncos", "next-best", "wild-card"]
FinalistBy = Literal["wins", "buncos", "semi-finalist", "wild-card"]


class Why(Message, tag="why"):
    """The reason for a place or a prize: the count, its number, and what decided between equals."""

    counted: Counted
    count: int = 0
    decided: Literal["count", "roll-off", "host", "draw"] = "count"
    rolls: tuple[PersonRoll, ...] = ()  # the throw that decided
    among: int = 0  # how many were in the draw


class NotPresent(Message, tag="not-present"):
    """The host says that somebody with a place in the semi-final or the final is not in the hall."""

    player: Name


class SeatFinal(Message, tag="seat-final"):
    """The finalists have chosen their chairs, clockwise."""

    players: Annotated[tuple[Name, ...], Meta(min_length=1, max_length=4)]


class GiveTraveler(Message, tag="give-traveler"):
    """The host says who holds the traveler."""

    player: Name


class Qualified(Message, tag="qualified"):
    """This player goes to the semi-final, by what, and why. ``set`` is missing where all sets counted."""

    player: Name
    place: QualifiedBy
    why: Why
    group: int | None = None
    set: int | None = None


class SemiSeated(Message, tag="semi-seated"):
    """The semi-final is one more set, and these play it."""

    set: int
    seats: tuple[Seats, ...]
    ghosts: tuple[Name, ...] = ()


class QualifierAbsent(Message, tag="qualifier-absent"):
    """This player is not there for the semi-final.

    The place is given again, and a ghost holds the chair until then.
    """

    player: Name
    table: TableNumber | None = None
    ghost: Name | None = None


class SemiSeatTaken(Message, tag="semi-seat-taken"):
    """This player has qualified in place of another, and has the chair in the semi-final."""

    player: Name
    table: TableNumber
    seat: SeatNumber
    instead_of: Name  # the ghost that held the chair


class FinalistChosen(Message, tag="finalist"):
    """This player has one of the four places of the final, and why."""

    player: Name
    place: FinalistBy
    why: Why


class FinalistAbsent(Message, tag="finalist-absent"):
    """This finalist is not there, so the place is given again."""

    player: Name


class FinalSeated(Message, tag="final-seated"):
    """The finalists in their chairs, clockwise."""

    players: tuple[Name, ...]


class FinalStarted(Message, tag="final-started"):
    """The final begins with this player."""

    player: Name


class FinalRolled(Message, tag="final-rolled"):
    """One roll of the final, which did not win it. ``next`` has the dice now."""

    player: Name
    next: Name
    faces: Faces | None = None


class GrandPrizeWon(Message, tag="grand-prize"):
    """All dice alike: the final is won."""

    player: Name
    faces: Faces | None = None


class TravelerMoved(Message, tag="traveler-moved"):
    """The traveler flies to another player; from null where it still lay where it starts."""

    player: Name
    why: Literal["bunco", "roll-off", "host"]
    before: Name | None = None


class PrizeWon(Message, tag="prize-won"):
    """These players have a prize; several share it. Without players the hostess has it, who does not play."""

    prize: str
    players: tuple[Name, ...]
    why: Why
    dollars: int | None = None  # where there is no pot


MoneyGoesTo = Literal["last-draw", "dearest-prize"]


class PrizeUnwon(Message, tag="prize-unwon"):
    """Nobody can have this prize. Its money goes into the last draw, or to the dearest prize that somebody has."""

    prize: str
    dollars: int | None = None
    goes_to: MoneyGoesTo = "last-draw"


class NamesDrawn(Message, tag="names-drawn"):
    """The drawing of a break: the names drawn by lot from all who are here."""

    players: tuple[Name, ...]


class PrizesGiven(Message, tag="prizes-given"):
    """Every prize is given. Together they are worth the pot."""

    dollars: int | None = None


class Standing(Message, tag="standing"):
    """One player's line on the score card, with the place that it gives; equals share a place.

    Minis are told only where the rules keep them on the cards.
    """

    place: int
    player: Name
    wins: int
    losses: int
    buncos: int
    minis: int | None = None

    @property
    def rounds(self) -> int:
        """The rounds that this line counts."""
        return self.wins + self.losses


class NightOver(Message, tag="night-over"):
    """The last set is over: the standings are final, and the seed of every draw is told."""

    standings: tuple[Standing, ...]
    seed: str = ""  # a journal of earlier days does not tell it


RollOffPlay = RollFor | Give
PrizePlay = RollOffPlay | NotPresent | SeatFinal | GiveTraveler
SettlingFact = RolledFor | Given
RollOffFact = TiedFor | SettlingFact
AbsentFact = QualifierAbsent | FinalistAbsent
SemiFact = Qualified | SemiSeated | QualifierAbsent | SemiSeatTaken
FinalRollFact = FinalRolled | GrandPrizeWon
FinalFact = FinalistChosen | FinalistAbsent | FinalSeated | FinalStarted | FinalRollFact
GivenFact = PrizeWon | PrizeUnwon | PrizesGiven
PrizeFact = RollOffFact | SemiFact | FinalFact | TravelerMoved | GivenFact | NamesDrawn | NightOver
