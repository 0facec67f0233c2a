"""What there is to try, in an order that a person can walk: the tables, the head table last, then bell and horn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from headtable.config import BoxSettings
from headtable.messages.words import HEAD_TABLE, Signal

Kind = Literal["pad", "bell", "die", "signal"]


class Station(Struct, frozen=True):
    """One thing to do, and whose answer shows that it works."""

    kind: Kind
    uid: str
    ask: str
    table: int | None = None
    die: int = 0
    signal: Signal | None = None

    @property
    def where(self) -> str:
        """Where a person has to go."""
        if self.table is None:
            return "the hall"
        return "the head table" if self.table == HEAD_TABLE else f"table {self.table}"

    @property
    def name(self) -> str:
        """What it is called on the sheet."""
        part = {"pad": "", "bell": ", bell button", "die": f", die {self.die}", "signal": f", {self.signal}"}[
            self.kind
        ]
        return f"{self.uid}{part}"


def stations(box: BoxSettings) -> tuple[Station, ...]:
    """Every station of a box."""
    at_tables = sorted((*_pads(box), *_dice(box)), key=_way)
    return (*at_tables, *_bells(box), *_signals(box))


def _way(station: Station) -> tuple[bool, int, str, int]:
    return station.table == HEAD_TABLE, station.table or 0, station.uid, station.die


def _pads(box: BoxSettings) -> Iterator[Station]:
    for pad in box.pads:
        yield Station("pad", pad.uid, "press ONE", pad.table)


def _dice(box: BoxSettings) -> Iterator[Station]:
    for dice in box.dice:
        for die in range(1, dice.dice + 1):
            yield Station("die", dice.uid, f"roll die {die} alone", dice.table, die=die)


def _bells(box: BoxSettings) -> Iterator[Station]:
    for pad in box.pads:
        if pad.bell:
            yield Station("bell", pad.uid, "press the bell button", pad.table)
    for button in box.buttons:
        yield Station("bell", button.uid, "press the bell button", button.table)


def _signals(box: BoxSettings) -> Iterator[Station]:
    for settings in sorted(box.signals, key=lambda settings: settings.signal):
        ask = f"listen: the {settings.signal} chirps; y if you heard it, n if not"
        yield Station("signal", settings.board, ask, signal=settings.signal)
