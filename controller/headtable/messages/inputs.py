"""What the game is told, and the envelope in which it arrives."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from headtable.messages.line import Event
from headtable.messages.past import Revision
from headtable.messages.plays import Play
from headtable.messages.refusals.every import Refusal
from headtable.messages.words import Boot, ClockMs, EntryNumber, Message, Role, Seq, Signal, TableNumber, Uid

Input = Play | Revision
Speaker = Annotated[
    Role,
    Meta(
        description="what speaks, set by the part that passes it on; its topic names the same role, a UID says "
        "nothing about it"
    ),
]


class Reflex(Message, tag="reflex"):
    """A box has sounded these of its signals for a press already, before anybody was asked."""

    box: Uid
    signals: tuple[Signal, ...]


class Dated(Message, tag="dated"):
    """When something was said, by the clock of the engine that its speaker last heard; never later than the truth."""

    engine: Boot
    clock_ms: ClockMs


class Heard(Message, tag="heard"):
    """What one speaker said, as the box or a page passes it on; (role, uid, boot, seq) makes it count once.

    A device's event comes with the table that the device stands on. What a box passes on is always a device's.
    """

    uid: Uid
    boot: Boot
    seq: Seq
    said: Event | Input
    table: TableNumber | None = None
    reflex: Reflex | None = None
    date: Annotated[
        Dated | None, Meta(description="when it was said; what has none is too old to sound anything, and counts")
    ] = None
    heard_ms: Annotated[ClockMs | None, Meta(description="the engine's own clock: only the engine writes it")] = None
    role: Speaker = "device"

    @property
    def key(self) -> tuple[Role, Uid, Boot, Seq]:
        """By this it counts once."""
        return self.role, self.uid, self.boot, self.seq


class Ack(Message, tag="ack"):
    """The engine's verdict on one ``Heard``, sent when it is in the journal for good.

    What no journal needs to remember has no entry: it was not this speaker's to say, or not to be taken now.
    """

    uid: Uid
    boot: Boot
    seq: Seq
    accepted: bool
    entry: EntryNumber | None
    why: Annotated[Refusal | None, Meta(description="why it does not count; nothing where it does")] = None
    role: Speaker = "device"

    @property
    def key(self) -> tuple[Role, Uid, Boot, Seq]:
        """Whose verdict it is."""
        return self.role, self.uid, self.boot, self.seq
