"""What hosts choose for a box: which signals sound, the horn's quiet hours, the tables of pads, and devices' names.

A choice only ever adds to what headtable.toml forbids.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from headtable.messages.device_names import NamedDevice
from headtable.messages.words import Boot, ClockMs, Message, Signal, TableNumber, Uid

MOST_PLACED = 200
SignalChange = Literal["arm", "disarm", "mute", "unmute"]
HourOfDay = Annotated[
    str, Meta(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$(?!\n)", description="a time of day such as 22:00")
]


class QuietSpan(Message, tag="quiet-span"):
    """From when until when the horn is silent, by the hall's clock. It may span midnight."""

    start: HourOfDay
    end: HourOfDay


class EqualHours(Message, tag="equal-hours"):
    """Quiet hours that end when they begin. Nobody can tell whether they mean always or never."""

    hour: HourOfDay


def endless(quiet: QuietSpan | None) -> EqualHours | None:
    """The reason why these cannot be quiet hours; None if they can."""
    return EqualHours(quiet.start) if quiet is not None and quiet.start == quiet.end else None


class PlacedPad(Message, tag="placed-pad"):
    """The table that a host gave a pad. It holds for as long as headtable.toml says what it said then."""

    uid: Uid
    table: TableNumber
    bell: bool = False
    file_table: Annotated[TableNumber | None, Meta(description="its table in headtable.toml then")] = None
    file_bell: Annotated[bool, Meta(description="whether it had the bell there")] = False


class HostChoices(Message, tag="host-choices"):
    """All choices of hosts for one box. The box keeps them in a file."""

    box: Uid
    disarmed: tuple[Signal, ...] = ()
    muted: tuple[Signal, ...] = ()
    quiet: Annotated[QuietSpan | None, Meta(description="when the horn is silent; the bell is not")] = None
    pads: Annotated[tuple[PlacedPad, ...], Meta(max_length=MOST_PLACED)] = ()
    names: Annotated[tuple[NamedDevice, ...], Meta(max_length=MOST_PLACED)] = ()


class SetSignal(Message, tag="set-signal"):
    """Change whether a signal may sound. It quotes the box's boot and, as its date, the box's clock.

    `disarm` and `mute` hold at any age. `arm` and `unmute` must be fresh.
    """

    box: Uid
    signal: Signal
    change: SignalChange
    boot: Boot
    sent_ms: ClockMs


class SetQuietHours(Message, tag="set-quiet-hours"):
    """Set the hours in which the horn is silent, or end them. It is dated like `SetSignal`, and must be fresh."""

    box: Uid
    boot: Boot
    sent_ms: ClockMs
    quiet: QuietSpan | None = None
