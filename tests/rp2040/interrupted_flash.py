"""What a power cut leaves in a flash: every change before it, and perhaps half of the change that it interrupts."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tests.rp2040.chip import Event, FlashErased, FlashProgrammed

SECTOR_BYTES, PAGE_BYTES = 4096, 256
ERASED = 0xFF


class Change(NamedTuple):
    """One erase or one program of the flash, which ended at a moment; ``raw`` is empty for an erase."""

    at_s: float
    place: int  # the first byte, counted from the begin of the files
    size: int
    raw: bytes

    @property
    def is_erase(self) -> bool:
        """Whether it sets all bytes to 0xFF."""
        return not self.raw


def changes(events: Iterable[Event]) -> list[Change]:
    """All changes of the flash among what a chip has done."""
    return [
        Change(event.at_s, event.place, event.size, b"")
        if isinstance(event, FlashErased)
        else Change(event.at_s, event.place, len(event.raw), event.raw)
        for event in events
        if isinstance(event, FlashErased | FlashProgrammed)
    ]


def erases_by_sector(events: Iterable[Event]) -> Counter[int]:
    """How often each sector was erased."""
    erases = Counter[int]()
    for change in changes(events):
        if change.is_erase:
            erases.update(range(change.place // SECTOR_BYTES, (change.place + change.size) // SECTOR_BYTES))
    return erases


def flash_after(flash: bytes, done: Sequence[Change], half_done: Change | None = None, seed: int = 0) -> bytes:
    """The flash when the power went: these changes were done, and one was interrupted."""
    left = bytearray(flash)
    for change in done:
        _do(left, change)
    if half_done is not None:
        _half_do(left, half_done, random.Random(seed))
    return bytes(left)


def _do(left: bytearray, change: Change) -> None:
    if change.is_erase:
        left[change.place : change.place + change.size] = bytes([ERASED]) * change.size
        return
    for at, byte in enumerate(change.raw, change.place):
        left[at] &= byte


def _half_do(left: bytearray, change: Change, chance: random.Random) -> None:
    """Erase: any bit may be 1 already. Program: some bytes are written, of the next page any bit may be 0 already."""
    if change.is_erase:
        for at in range(change.place, change.place + change.size):
            left[at] |= chance.getrandbits(8)
        return
    whole = chance.randrange(len(change.raw))
    for at, byte in enumerate(change.raw):
        if at < whole:
            left[change.place + at] &= byte
        elif at < whole + PAGE_BYTES:
            left[change.place + at] &= byte | chance.getrandbits(8)
