"""The inputs of the game, and the envelope in which they arrive."""

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
    """A box's reflex has sounded these signals for a press."""

    box: Uid
    signals: tuple[Signal, ...]


class Dated(Message, tag="dated"):
    """The time of a message, by the engine clock that its speaker last heard; never later than the true time."""

    engine: Boot
    clock_ms: ClockMs


class Heard(Message, tag="heard"):
    """One speaker's message, as the box or a page passes it on; (role, uid, boot, seq) makes it count once.

    A device's event comes with the table that the device stands on. A box passes on devices' messages only.
    """

    uid: Uid
    boot: Boot
    seq: Seq
    said: Event | Input
    table: TableNumber | None = None
    reflex: Reflex | None = None
    date: Annotated[
        Dated | None,
        Meta(description="the time of the event; an event without one counts, but is too old to sound anything"),
    ] = None
    heard_ms: Annotated[ClockMs | None, Meta(description="the engine's own clock: only the engine writes it")] = None
    role: Speaker = "device"

    @property
    def key(self) -> tuple[Role, Uid, Boot, Seq]:
        """The key by which this counts once."""
        return self.role, self.uid, self.boot, self.seq


class Ack(Message, tag="ack"):
    """The engine's verdict on one ``Heard``, sent when it is in the journal for good.

    It has no entry if the journal need not remember it: the speaker may not say it, or not now.
    """

    uid: Uid
    boot: Boot
    seq: Seq
    accepted: bool
    entry: EntryNumber | None
    why: Annotated[Refusal | None, Meta(description="the reason if it does not count")] = None
    role: Speaker = "device"

    @property
    def key(self) -> tuple[Role, Uid, Boot, Seq]:
        """The key of the message that this verdict is about."""
        return self.role, self.uid, self.boot, self.seq
