"""Effects of a moved pad that may surprise the host. The pad moves all the same."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from headtable.config import BoxSettings, Pad
from headtable.messages.rooms import (
    NightState,
)


class TableHasOtherPad(Struct, frozen=True, tag=True):
    """The table has another pad, and both count."""

    table: int
    other: str


class BellTakenAway(Struct, frozen=True, tag=True):
    """The pad had the bell button, and has it no longer."""

    uid: str


class OtherPadRings(Struct, frozen=True, tag=True):
    """Another pad has a bell button, too."""

    other: str
    table: int


class ButtonRings(Struct, frozen=True, tag=True):
    """A button on a pin rings the bell, too."""

    button: str


class CountsAtNewTable(Struct, frozen=True, tag=True):
    """A round is in play, and presses count at the new table from now on."""

    uid: str
    table: int


class TableLostPad(Struct, frozen=True, tag=True):
    """A round is in play, and the old table has no pad any more."""

    table: int


Surprise = TableHasOtherPad | BellTakenAway | OtherPadRings | ButtonRings | CountsAtNewTable | TableLostPad


def surprises(before: BoxSettings, pad: Pad, night: NightState | None) -> Iterator[Surprise]:
    """Compare the pad's new place with the configuration before it and with the night."""
    was = next((old for old in before.pads if old.uid == pad.uid), None)
    others = [old for old in before.pads if old.uid != pad.uid]
    yield from (TableHasOtherPad(pad.table, other.uid) for other in others if other.table == pad.table)
    yield from _bells(before, others, was, pad)
    yield from _in_play(others, was, pad, night)


def _bells(before: BoxSettings, others: list[Pad], was: Pad | None, pad: Pad) -> Iterator[Surprise]:
    if was and was.bell and not pad.bell:
        yield BellTakenAway(pad.uid)
    if not pad.bell:
        return
    yield from (OtherPadRings(other.uid, other.table) for other in others if other.bell)
    yield from (ButtonRings(button.uid) for button in before.buttons)


def _in_play(others: list[Pad], was: Pad | None, pad: Pad, night: NightState | None) -> Iterator[Surprise]:
    if night is None or night.phase not in ("playing", "called"):
        return
    if was is None or was.table != pad.table:
        yield CountsAtNewTable(pad.uid, pad.table)
    if was and was.table != pad.table and was.table not in [other.table for other in others]:
        yield TableLostPad(was.table)
