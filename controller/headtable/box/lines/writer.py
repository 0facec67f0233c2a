"""Writes messages to devices, one numbered line at a time."""

from __future__ import annotations

from headtable.box.lines.listener import LineEndpoint
from headtable.messages.line import ToDevice
from headtable.wire import Frame, encode_line


class LineWriter:
    """Numbers the box's own lines, on every line."""

    def __init__(self) -> None:
        self._said = 0

    def write(self, line: LineEndpoint, uid: str, message: ToDevice) -> bool:
        """Write to one device, or to all on the line; whether it was written."""
        self._said = (self._said + 1) % 10**9
        return line.write(encode_line(Frame(uid, self._said, message)))
