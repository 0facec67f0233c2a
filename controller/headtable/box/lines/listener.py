"""The interface between a line and the box: what the line reports and what it asks."""

from __future__ import annotations

from typing import Protocol

from headtable.errors import Garbled
from headtable.messages.silence import NeverSent
from headtable.messages.troubles import LineTrouble, PollFailure
from headtable.wire import Frame


class End(Protocol):
    """The box's end of a line, as far as anyone must know it."""

    name: str

    def write(self, line: bytes) -> bool:
        """Write one line now or not at all; whether it went."""


class LineListener(Protocol):
    """The listener to the lines."""

    def line_opened(self, line: End) -> None:
        """A line is open; no device has spoken on it."""

    def hear_line(self, line: End, frame: Frame) -> None:
        """A device said something."""

    def hear_garbage(self, line: End, why: Garbled) -> None:
        """Something came that is no frame."""

    def line_trouble(self, line: End, why: LineTrouble) -> None:
        """Report that the line carries something invalid, and why."""

    def line_gone(self, line: End) -> None:
        """The line is gone, with all devices on it."""


class SharedLineListener(LineListener, Protocol):
    """The listener to a line that many devices share."""

    def device_gone(self, line: End, uid: str, why: PollFailure) -> None:
        """One of them does not answer any more, and why."""

    def sound_dropped(self, line: End, raw: bytes, why: NeverSent) -> None:
        """A sound that the line had taken was never said on it."""

    def sharing(self, line: End) -> list[str]:
        """The devices that may be on the line: every known device that is not on another line."""
