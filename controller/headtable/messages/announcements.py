"""What the room is told of the night, as data: what an announcement is about, and what it says of it.

A subject is the same in every timeline of a night. Where the past is put right, the announcements of both timelines
are compared by their subjects.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from headtable.messages.prizes import FinalistBy, QualifiedBy
from headtable.messages.roll_offs import PrizeOf, What
from headtable.messages.words import Message, RoundNumber, SetNumber, TableNumber, WonHow

# --- what an announcement is about ---------------------------------------------------------------


class ResultOf(Message, tag="result-of"):
    """Who won at a table in a round."""

    set: SetNumber
    round: RoundNumber
    table: TableNumber


class SeatsAt(Message, tag="seats-at"):
    """Who sits at a table in a round."""

    set: SetNumber
    round: RoundNumber
    table: TableNumber


class TravelerIn(Message, tag="traveler-in"):
    """Who has the traveler in a round."""

    set: SetNumber
    round: RoundNumber


class BreakBeforeRound(Message, tag="break-before-round"):
    """The break before a round."""

    set: SetNumber
    round: RoundNumber


class BreakBeforeStage(Message, tag="break-before-stage"):
    """The break before what follows the sets."""

    stage: Literal["semi-final", "final", "prizes"]


class DrawingOf(Message, tag="drawing-of"):
    """The names that are drawn in a break."""

    number: Annotated[int, Meta(ge=1, description="counts the drawings of the night")]


class RollOffFor(Message, tag="roll-off-for"):
    """Who gets what people rolled off."""

    what: What


class SemiPlace(Message, tag="semi-place"):
    """Who has a place of the semi-final."""

    by: QualifiedBy
    group: int | None = None
    set: int | None = None


class FinalPlace(Message, tag="final-place"):
    """Who has a place of the final."""

    by: FinalistBy


class FinalChairs(Message, tag="final-chairs"):
    """Who sits at the table of the final, clockwise."""


class FinalBeginner(Message, tag="final-beginner"):
    """Who rolls first in the final."""


class FinalWinner(Message, tag="final-winner"):
    """Who won the final."""


class StandingOf(Message, tag="standing-of"):
    """A player's place and score card at the end of the night."""

    player: str


class NightEnd(Message, tag="night-end"):
    """Whether the night is over."""


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
    """These two won, and how; the points of the winners, and those of the others."""

    winners: tuple[str, str]
    how: WonHow
    points: int
    others: int


class AnnouncedPlayers(Message, tag="announced-players"):
    """These players, in their order."""

    players: tuple[str, ...]


class AnnouncedBreak(Message, tag="announced-break"):
    """What a break is for, and how long it lasts."""

    what: str
    minutes: int | None = None


class PrizeShare(Message, tag="prize-share"):
    """These players have a part of a prize, together where they are several."""

    players: tuple[str, ...]
    dollars: int | None = None


class AnnouncedPrize(Message, tag="announced-prize"):
    """Who has a prize, part by part; nobody's without one."""

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
