"""What there is to try, in walking order: the tables, the head table last, then bell and horn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from headtable.config import BoxSettings
from headtable.messages.words import HEAD_TABLE, Signal

Kind = Literal["pad", "bell", "die", "signal"]


class Station(Struct, frozen=True):
    """One thing to do, and the device whose answer shows that it works."""

    kind: Kind
    uid: str
    table: int | None = None
    die: int = 0
    signal: Signal | None = None
    called: str = ""  # by a host

    @property
    def place(self) -> Place:
        """Where a person has to go."""
        if self.table is None:
            return InHall()
        return AtHeadTable() if self.table == HEAD_TABLE else AtOtherTable(self.table)


class InHall(Struct, frozen=True, tag=True):
    """Anywhere in the hall."""


class AtHeadTable(Struct, frozen=True, tag=True):
    """At the head table."""


class AtOtherTable(Struct, frozen=True, tag=True):
    """At another table."""

    table: int


Place = InHall | AtHeadTable | AtOtherTable


def stations(box: BoxSettings) -> tuple[Station, ...]:
    """Every station of a box."""
    at_tables = sorted((*_pads(box), *_dice(box)), key=_way)
    return (*at_tables, *_bells(box), *_signals(box))


def _way(station: Station) -> tuple[bool, int, str, int]:
    return station.table == HEAD_TABLE, station.table or 0, station.uid, station.die


def _pads(box: BoxSettings) -> Iterator[Station]:
    for pad in box.pads:
        yield Station("pad", pad.uid, pad.table)


def _dice(box: BoxSettings) -> Iterator[Station]:
    for dice in box.dice:
        for die in range(1, dice.dice + 1):
            yield Station("die", dice.uid, dice.table, die=die)


def _bells(box: BoxSettings) -> Iterator[Station]:
    for pad in box.pads:
        if pad.bell:
            yield Station("bell", pad.uid, pad.table)
    for button in box.buttons:
        yield Station("bell", button.uid, button.table)


def _signals(box: BoxSettings) -> Iterator[Station]:
    for settings in sorted(box.signals, key=lambda settings: settings.signal):
        yield Station("signal", settings.board, signal=settings.signal)
