"""Measures the delay of a line on Wi-Fi.

Each line from a device names the last line from the box that it heard.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TypeVar

import msgspec

from headtable.messages.line import BellWaits, Event
from headtable.messages.troubles import LinesLate, UnknownNumber
from headtable.messages.words import LIFETIME_MS, OLDEST_MS
from headtable.wire import Frame

LATEST_S = 5.0  # a later line counts as invalid
UNDISTURBED_MS = 500  # two heartbeats of the box: one until the device receives it, one for both ways
GRAIN_S = 0.05  # between two remembered times; a line in between counts as the older one
MOST_REMEMBERED = 1 + int(1.2 * LATEST_S / GRAIN_S)  # in numbers, whatever the box sends

Aged = TypeVar("Aged", bound=Event | BellWaits)


class Echoes:
    """The time at which the box signed each number. A line that quotes a number was sent later."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._newest = 0  # 0 is the greeting
        self._signed = deque([(0, clock())], MOST_REMEMBERED)

    def signs(self, number: int) -> None:
        """Note that the box signs its next line."""
        self._newest, now_s = number, self._clock()
        if now_s - self._signed[-1][1] >= GRAIN_S:
            self._signed.append((number, now_s))

    def since_ms(self, heard: int) -> int | UnknownNumber | LinesLate:
        """The longest delay of a line from a device that has received this number.

        If the line is invalid, the reason.
        """
        if heard > self._newest:
            return UnknownNumber(heard, self._newest)
        remembered = (signed_s for number, signed_s in reversed(self._signed) if number <= heard)
        since_s = self._clock() - next(remembered, float("-inf"))  # or it was dropped, long ago
        if since_s > LATEST_S:
            return LinesLate(LATEST_S)
        return int(1000 * since_s)


def aged(frame: Frame, since_ms: int) -> Frame:
    """A line with the greatest age that it may have after such a delay.

    On an undisturbed line the device knows the age best. But a line that could be too old to sound counts as too old.
    """
    said = frame.message
    if not isinstance(said, Event | BellWaits):
        return frame
    is_late = since_ms > UNDISTURBED_MS or said.age_ms + since_ms > LIFETIME_MS
    return frame._replace(message=_older(said, since_ms)) if is_late else frame


def _older(said: Aged, by_ms: int) -> Aged:
    return msgspec.structs.replace(said, age_ms=min(said.age_ms + by_ms, OLDEST_MS))
