"""What the game is told, and the envelope in which it arrives."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from headtable.messages.line import Event
from headtable.messages.words import (
    Boot,
    EntryNumber,
    Face,
    Faces,
    Message,
    Name,
    Seq,
    Signal,
    TableNumber,
    Team,
    Uid,
    Worth,
)

Reason = Annotated[str, Meta(max_length=200)]


class OpenNight(Message, tag="open"):
    """The host opens the night with the players present, drawn to seats or seated in the order listed."""

    players: Annotated[tuple[Name, ...], Meta(min_length=4, max_length=400)]
    seating: Literal["drawn", "listed"] = "drawn"


class StartRound(Message, tag="start"):
    """The head table starts to roll."""


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


class Ring(Message, tag="ring"):
    """The bell: the head table's scorekeeper (the button) or the host says that the round starts or is over."""

    by: Literal["button", "host"]


class RollOff(Message, tag="rolloff"):
    """A tied table threw one die for each team."""

    table: TableNumber
    a: Face
    b: Face


class Award(Message, tag="award"):
    """The host says which team wins a tied table."""

    table: TableNumber
    team: Team


class UndoLast(Message, tag="undolast"):
    """A table takes back its last roll of this round."""

    table: TableNumber
    by: Annotated[str, Meta(max_length=40)]


class Undo(Message, tag="undo"):
    """The host takes back one entry of the journal, however old; everything after it is decided again."""

    entry: EntryNumber
    by: Annotated[str, Meta(max_length=40)]
    why: Reason


Play = OpenNight | StartRound | FirstRoller | Throw | Claim | Call | Ring | RollOff | Award


class Correct(Message, tag="correct"):
    """The host puts right what one entry said; everything after it is decided again."""

    entry: EntryNumber
    instead: Play
    by: Annotated[str, Meta(max_length=40)]
    why: Reason


Input = Play | UndoLast | Undo | Correct


class Reflex(Message, tag="reflex"):
    """A box has sounded these of its signals for a press already, before anybody was asked."""

    box: Uid
    signals: tuple[Signal, ...]


class Heard(Message, tag="heard"):
    """What one speaker said, as the box or a page passes it on; (uid, boot, seq) makes it count once.

    A device's event comes with the table that the device stands on.
    """

    uid: Uid
    boot: Boot
    seq: Seq
    said: Event | Input
    table: TableNumber | None = None
    reflex: Reflex | None = None


class Ack(Message, tag="ack"):
    """The engine's verdict on one ``Heard``, sent when it is in the journal for good."""

    uid: Uid
    boot: Boot
    seq: Seq
    accepted: bool
    entry: EntryNumber
    why: str = ""
