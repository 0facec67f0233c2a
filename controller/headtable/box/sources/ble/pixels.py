"""The protocol of Pixels dice.

Source for the first firmwares: the maker's page "Pixels Communications Protocol" (github.com/GameWithPixels/.github).
Source for later ones: the enumerations of github.com/GameWithPixels/pixels-js, in its versions of 2025. The first
byte names the message. Numbers of several bytes are little-endian. A face is counted from 0.
"""

from __future__ import annotations

import struct
from collections.abc import Callable

from headtable.box.sources.ble.die_reports import BatteryReport, DieReports, StateReport
from headtable.errors import Garbled
from headtable.messages.words import DieState

WHO_ARE_YOU, I_AM_A_DIE, ROLL_STATE = 1, 2, 3
ASK_ROLL_STATE, BLINK, ASK_BATTERY, BATTERY = 23, 29, 33, 34
LAST_MESSAGE = 100  # higher numbers are no message; some 80 are used
# By the number of its roll state. 1 is "rolled". Old firmwares know no 5, and send 1 for every face that they rest
# on.
STATES: dict[int, DieState] = {0: "present", 1: "settled", 2: "moved", 3: "rolling", 4: "cocked", 5: "present"}
WITHOUT_FACE = ("rolling", "moved")  # the face in this state is the one that was up before
OLD_I_AM = struct.Struct("<BBBBIIHIBBBB")  # one message of fixed length
STATUS = struct.Struct("<BBBBB")  # the last chunk of the new message: its length, battery, charging, state, face
CHUNKS = 6  # version, die, look, name, settings, status: each begins with its length
WHITE = 0x00FF_FFFF
ALL_FACES = 0xFFFF_FFFF
BLINK_EVERY_S = 0.5


def decode(raw: bytes) -> DieReports:
    """The report in one notification; Garbled if it is unknown."""
    if not raw:
        raise Garbled("pixels-empty")
    if read := _READERS.get(raw[0]):
        return read(raw)
    if raw[0] > LAST_MESSAGE:
        raise Garbled("pixels-unknown", raw=raw.hex(" "), message=raw[0])
    return ()


def who_are_you() -> bytes:
    """Asks for everything at once: state, face, battery."""
    return bytes([WHO_ARE_YOU])


def ask_battery() -> bytes:
    """Asks how full the battery is."""
    return bytes([ASK_BATTERY])


def blink(seconds: int) -> bytes:
    """Blink white on all faces, twice a second, for this long; without fading, and once."""
    times = min(255, round(seconds / BLINK_EVERY_S))
    return struct.pack("<BBHIIBB", BLINK, times, min(65_535, seconds * 1000), WHITE, ALL_FACES, 0, 1)


def _roll_state(raw: bytes) -> DieReports:
    if len(raw) != 3:
        raise Garbled("pixels-roll", bytes=len(raw), raw=raw.hex(" "))
    return (_saw(raw[1], raw[2]),)


def _battery(raw: bytes) -> DieReports:
    if len(raw) not in (2, 3):  # the first firmwares do not report charging
        raise Garbled("pixels-battery", bytes=len(raw), raw=raw.hex(" "))
    return (_charge(raw[1]),)


def _i_am_a_die(raw: bytes) -> DieReports:
    if len(raw) == OLD_I_AM.size:
        *_, state, face, percent, _charging = OLD_I_AM.unpack(raw)
        return _saw(state, face), _charge(percent)
    status = _last_chunk(raw)
    if len(status) < STATUS.size:
        raise Garbled("pixels-no-status", raw=raw.hex(" "))
    _, percent, _charging, state, face = STATUS.unpack_from(status)
    return _saw(state, face), _charge(percent)


def _last_chunk(raw: bytes) -> bytes:
    """The last chunk; empty if there are too few."""
    rest = raw[1:]
    for _ in range(CHUNKS - 1):
        if not rest or not rest[0]:
            return b""
        rest = rest[rest[0] :]
    return rest


def _saw(number: int, place: int) -> StateReport:
    state = STATES.get(number)
    if state is None:
        raise Garbled("pixels-state", state=number, last=max(STATES))
    if state in WITHOUT_FACE:
        return StateReport(state)
    if place > 5:
        raise Garbled("pixels-face", face=place + 1)
    return StateReport(state, place + 1)


def _charge(percent: int) -> BatteryReport:
    if percent > 100:
        raise Garbled("pixels-percent", percent=percent)
    return BatteryReport(percent)


_READERS: dict[int, Callable[[bytes], DieReports]] = {
    I_AM_A_DIE: _i_am_a_die,
    ROLL_STATE: _roll_state,
    BATTERY: _battery,
}
