"""The protocol of GoDice dice.

Source: the maker's open interfaces, github.com/ParticulaCode/GoDiceAndroid_iOS_API and GoDicePythonAPI. A few letters
name the event, and the bytes behind them give its details. Three signed bytes tell how the die lies; one byte tells
its charge.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from math import hypot

from headtable.box.sources.ble.die_reports import NO_FACE, BatteryReport, DieReports, StateReport
from headtable.errors import Garbled

# The direction of gravity, in 1/64 of a g, when this face is up.
UP = {
    1: (-64, 0, 0),
    2: (0, 0, 64),
    3: (0, 64, 0),
    4: (0, -64, 0),
    5: (0, 0, -64),
    6: (64, 0, 0),
}
LEAST_FLAT = 0.9  # cosine of 26 degrees: a die that leans more lies on no face; on an edge it leans 45
PULSE_EVERY_S = 0.5


def decode(raw: bytes) -> DieReports:
    """The report in one notification; Garbled if it is unknown."""
    for word, read in _WORDS:
        if raw.startswith(word):
            return read(raw[len(word) :])
    raise Garbled("godice-unknown", raw=raw.hex(" "))


def ask_battery() -> bytes:
    """Asks how full the battery is."""
    return bytes([3])


def blink(seconds: int) -> bytes:
    """Pulse white for this long: the number of pulses, then on and off in 10 ms, then the colour."""
    half = round(PULSE_EVERY_S * 100 / 2)
    return bytes([16, min(255, round(seconds / PULSE_EVERY_S)), half, half, 255, 255, 255, 1, 0])


def face_up(gravity: tuple[int, int, int]) -> int:
    """The face that is up; NO_FACE if the die leans too far from all, or is in free fall."""
    length = hypot(*gravity)
    if not length:
        return NO_FACE
    leans = {face: sum(a * b for a, b in zip(gravity, up, strict=True)) / (64 * length) for face, up in UP.items()}
    best = max(leans, key=leans.__getitem__)
    return best if leans[best] >= LEAST_FLAT else NO_FACE


def _face(raw: bytes) -> int:
    if len(raw) != 3:
        raise Garbled("godice-position", bytes=len(raw), raw=raw.hex(" "))
    return face_up(struct.unpack("bbb", raw))


def _rolling(_: bytes) -> DieReports:
    return (StateReport("rolling"),)


def _stable(raw: bytes) -> DieReports:
    face = _face(raw)
    return (StateReport("settled", face) if face else StateReport("uncertain"),)


def _tilted(raw: bytes) -> DieReports:
    return (StateReport("cocked", _face(raw)),)


def _fake(raw: bytes) -> DieReports:
    """Read a report of a die at rest without a valid throw: it was held in a hand, or put down."""
    return (StateReport("present", _face(raw)),)


def _turned(raw: bytes) -> DieReports:
    return (StateReport("moved", _face(raw)),)


def _battery(raw: bytes) -> DieReports:
    if len(raw) != 1 or raw[0] > 100:
        raise Garbled("godice-battery", raw=raw.hex(" "))
    return (BatteryReport(raw[0]),)


def _aside(_: bytes) -> DieReports:
    return ()


_WORDS: tuple[tuple[bytes, Callable[[bytes], DieReports]], ...] = (
    (b"R", _rolling),
    (b"S", _stable),
    (b"TS", _tilted),
    (b"FS", _fake),
    (b"MS", _turned),
    (b"Bat", _battery),
    (b"Col", _aside),  # its colour
    (b"Char", _aside),  # it is being charged
    (b"Tap", _aside),
    (b"DTap", _aside),
)
