"""The pace of the room: rounds and sets begin and end."""

from __future__ import annotations

from typing import Literal

from headtable.messages.words import Face, Faces, Message, Tally, Team, Worth


class StartRound(Message, tag="start"):
    """The head table starts to roll."""


class Ring(Message, tag="ring"):
    """The bell: the head table's scorekeeper (the button) or the host says that the round starts or is over."""

    by: Literal["button", "host"]


class RoundStarted(Message, tag="round-started"):
    """Everyone may roll."""

    set: int
    round: int
    mark: Face


class RoundCalled(Message, tag="round-called"):
    """The bell: the round ends for all tables, and why: whose roll it was, if one was, and what it showed."""

    cause: Literal["score", "bunco", "button", "host"]
    by: str
    team: Team | None = None
    tally: Tally | None = None
    worth: Worth | None = None
    faces: Faces | None = None


class RoundOver(Message, tag="round-over"):
    """Every table knows its winner."""

    set: int
    round: int


class SetOver(Message, tag="set-over"):
    """Six rounds are done."""

    set: int


PacePlay = StartRound | Ring
PaceFact = RoundStarted | RoundCalled | RoundOver | SetOver
