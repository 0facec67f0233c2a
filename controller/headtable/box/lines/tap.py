"""Reports the traffic of one line over the bus, for as long as a maker keeps asking."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol, cast

from headtable.box.lines.serial_line import Tap
from headtable.box.publish import Publish
from headtable.messages.devices import LONGEST_READ_S, Overheard, ReadAlong, Way
from headtable.wire import escaped

LONGEST_PIECE = 2048  # bytes in one message: each may take four letters


class Read(Protocol):
    """A line that a maker may tap."""

    name: str
    tap: Tap | None


class TapSessions:
    """Reports the traffic of one line. It stops after a while, unless the maker asks again."""

    def __init__(
        self, box: str, find: Callable[[str], Read | None], publish: Publish, clock: Callable[[], float]
    ) -> None:
        self._box = box
        self._find = find  # the line on this port, or that this device is on
        self._publish = publish
        self._clock = clock
        self._until_s: dict[str, float] = {}  # the line, as it was asked for

    def start_or_extend(self, asked: ReadAlong) -> None:
        """Start or continue the reports. A box without this line ignores the request."""
        line = self._find(asked.line)
        if line is None:
            return
        if asked.line not in self._until_s or line.tap is None:
            line.tap = partial(self._overhear, line, asked.line)
            self._publish(self._overheard(line, asked.line))
        self._until_s[asked.line] = self._clock() + LONGEST_READ_S

    def _overhear(self, line: Read, wanted: str, way: str, raw: bytes) -> None:
        if self._clock() > self._until_s.get(wanted, 0.0):
            line.tap = None
            self._until_s.pop(wanted, None)
            return
        for start in range(0, len(raw), LONGEST_PIECE):
            text = escaped(raw[start : start + LONGEST_PIECE])
            self._publish(self._overheard(line, wanted, way, text))

    def _overheard(self, line: Read, wanted: str, way: str = "<", text: str = "") -> Overheard:
        clock_ms = int(self._clock() * 1000)
        return Overheard(self._box, wanted, line.name, clock_ms, cast("Way", way), text)
