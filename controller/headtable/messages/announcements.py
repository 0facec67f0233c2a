"""The announcements of a night as data: a subject, and what is said of it.

A subject is the same in every timeline of a night. After a correction, both timelines are compared by subject.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from headtable.messages.prizes import FinalistBy, QualifiedBy
from headtable.messages.roll_offs import PrizeOf, What
from headtable.messages.words import Message, RoundNumber, SetNumber, TableNumber, WonHow

# --- what an announcement is about ---------------------------------------------------------------


class ResultOf(Message, tag="result-of"):
    """The winners at a table in a round."""

    set: SetNumber
    round: RoundNumber
    table: TableNumber


class SeatsAt(Message, tag="seats-at"):
    """The seats at a table in a round."""

    set: SetNumber
    round: RoundNumber
    table: TableNumber


class TravelerIn(Message, tag="traveler-in"):
    """The holder of the traveler in a round."""

    set: SetNumber
    round: RoundNumber


class BreakBeforeRound(Message, tag="break-before-round"):
    """The break before a round."""

    set: SetNumber
    round: RoundNumber


class BreakBeforeStage(Message, tag="break-before-stage"):
    """The break before the stage that follows the sets."""

    stage: Literal["semi-final", "final", "prizes"]


class DrawingOf(Message, tag="drawing-of"):
    """The names that are drawn in a break."""

    number: Annotated[int, Meta(ge=1, description="the drawing's number, counted over the night")]


class RollOffFor(Message, tag="roll-off-for"):
    """The players who get the thing that was rolled off."""

    what: What


class SemiPlace(Message, tag="semi-place"):
    """The player with this place of the semi-final."""

    by: QualifiedBy
    group: int | None = None
    set: int | None = None


class FinalPlace(Message, tag="final-place"):
    """The player with this place of the final."""

    by: FinalistBy


class FinalChairs(Message, tag="final-chairs"):
    """The seats at the table of the final, clockwise."""


class FinalBeginner(Message, tag="final-beginner"):
    """The player who rolls first in the final."""


class FinalWinner(Message, tag="final-winner"):
    """The winner of the final."""


class StandingOf(Message, tag="standing-of"):
    """A player's place and score card at the end of the night."""

    player: str


class NightEnd(Message, tag="night-end"):
    """The end of the night."""


Subject = (
    ResultOf
    | SeatsAt
    | TravelerIn
    | BreakBeforeRound
    | BreakBeforeStage
    | DrawingOf
    | RollOffFor
    | SemiPlace
    | FinalPlace
    | FinalChairs
    | FinalBeginner
    | FinalWinner
    | PrizeOf
    | StandingOf
    | NightEnd
)

# --- what an announcement says -------------------------------------------------------------------


class AnnouncedResult(Message, tag="announced-result"):
    """The winners, how they won, and the points of both teams."""

    winners: tuple[str, str]
    how: WonHow
    points: int
    others: int


class AnnouncedPlayers(Message, tag="announced-players"):
    """These players, in their order."""

    players: tuple[str, ...]


class AnnouncedBreak(Message, tag="announced-break"):
    """The purpose of a break, and its length."""

    what: str
    minutes: int | None = None


class PrizeShare(Message, tag="prize-share"):
    """The players who have one share of a prize. Without players the hostess has it."""

    players: tuple[str, ...]
    dollars: int | None = None


class AnnouncedPrize(Message, tag="announced-prize"):
    """The winners of a prize, with their shares; without shares nobody has it."""

    shares: tuple[PrizeShare, ...] = ()


class AnnouncedCard(Message, tag="announced-card"):
    """A place of the standings and the score card that gives it."""

    place: int
    wins: int
    losses: int
    buncos: int
    minis: int | None = None


class AnnouncedEnd(Message, tag="announced-end"):
    """The night is over."""


Announced = AnnouncedResult | AnnouncedPlayers | AnnouncedBreak | AnnouncedPrize | AnnouncedCard | AnnouncedEnd
