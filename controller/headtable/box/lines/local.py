"""A line without a cable, for devices on the Pi itself. They speak the same protocol as all others.

So the box handles every device in one way: a pad on a cable and a relay on a pin.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

from headtable.box.lines.listener import LineListener
from headtable.messages.line import FromDevice, Hello, ToDevice, Who
from headtable.messages.words import EVERYONE
from headtable.saying import text
from headtable.wire import PROTOCOL, Frame, decode_line

FIRMWARE = "headtable"  # the version that a local device reports


class LocalDevice(Protocol):
    """A device that can be plugged into a local line."""

    def receive(self, message: ToDevice) -> None:
        """Handle a message from the box; the line itself answers ``who``."""


class LocalLine:
    """The line between the box and one device on the Pi.

    A command takes effect before ``write`` returns. The box hears the device's answer in the next turn of the loop.
    So an answer never interrupts the box while it still writes.
    """

    def __init__(self, uid: str, listener: LineListener, hello: Hello) -> None:
        self.name = text("line-on-the-pi", uid=uid)
        self.uid = uid
        self.seq = 0  # the number of the device's last line
        self._listener = listener
        self._hello = hello
        self._device: LocalDevice | None = None
        self._greeted: Callable[[], None] = lambda: None

    def plug_in(self, device: LocalDevice, greeted: Callable[[], None] = lambda: None) -> None:
        """Connect the device. ``greeted`` is called after each hello, to repeat lines."""
        self._device, self._greeted = device, greeted
        self._listener.line_opened(self)

    def unplug(self) -> None:
        """Remove the device."""
        self._device = None
        self._listener.line_gone(self)

    def write(self, line: bytes) -> bool:
        """Give the device one line; whether it is plugged in."""
        if self._device is None:
            return False
        frame = decode_line(line)
        if frame.uid not in (self.uid, EVERYONE):
            return True
        if isinstance(frame.message, Who):
            self.send(self._hello)
            self._greeted()
        elif isinstance(frame.message, ToDevice):
            self._device.receive(frame.message)
        return True

    def send(self, message: FromDevice, seq: int | None = None) -> None:
        """Send a line for the device. Without its own number, it has the number of the last line."""
        frame = Frame(self.uid, self.seq if seq is None else seq, message)
        asyncio.get_running_loop().call_soon(self._heard, frame)

    def _heard(self, frame: Frame) -> None:
        if self._device is not None:
            self._listener.line_received(self, frame)


def hello(model: str, can: str, boot: int) -> Hello:
    """Build the hello of a local device."""
    return Hello(PROTOCOL, FIRMWARE, model, boot, "0000", can)
