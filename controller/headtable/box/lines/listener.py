"""The interface between a line and the box: what the line reports and what it asks."""

from __future__ import annotations

from typing import Protocol

from headtable.errors import Garbled
from headtable.messages.silence_reasons import NeverSent
from headtable.messages.troubles import LineTrouble, PollFailure
from headtable.wire import Frame


class LineEndpoint(Protocol):
    """The box's end of a line, as the devices see it."""

    name: str

    def write(self, line: bytes) -> bool:
        """Write one line now or not at all; whether it was written."""


class LineListener(Protocol):
    """The listener to the lines."""

    def line_opened(self, line: LineEndpoint) -> None:
        """A line is open; no device has spoken on it."""

    def line_received(self, line: LineEndpoint, frame: Frame) -> None:
        """A device has sent a line."""

    def garbage_received(self, line: LineEndpoint, why: Garbled) -> None:
        """Bytes have arrived that are no frame."""

    def line_trouble(self, line: LineEndpoint, why: LineTrouble) -> None:
        """Report that the line carries something invalid, and why."""

    def line_gone(self, line: LineEndpoint) -> None:
        """The line is gone, with all devices on it."""


class SharedLineListener(LineListener, Protocol):
    """The listener to a line that many devices share."""

    def device_gone(self, line: LineEndpoint, uid: str, why: PollFailure) -> None:
        """A device has stopped answering, and why."""

    def poll_missed(self, line: LineEndpoint, uid: str) -> None:
        """A device has not answered a poll, or its answer was garbled."""

    def sound_dropped(self, line: LineEndpoint, raw: bytes, why: NeverSent) -> None:
        """An accepted sound was never sent."""

    def sharing(self, line: LineEndpoint) -> list[str]:
        """The devices that may be on the line: every known device that is not on another line."""
