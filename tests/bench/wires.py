"""The bench's end of every wire: pseudo-terminals, and devices that answer as little as they must."""

from __future__ import annotations

import os
import pty
import select
import time
import tty
from collections.abc import Callable, Iterator
from typing import Protocol, Self

from headtable.messages.line import FromDevice, Hello, Press, Refused, ToDevice, Took, Who
from headtable.messages.words import Button
from headtable.wire import Frame, decode_line, encode_line

PATIENCE_S = 10.0
READ_BYTES = 4096


class Cable(Protocol):
    """What a device hangs on, from the device's end."""

    def write(self, line: bytes) -> object:
        """One line in."""

    def lines(self, patience_s: float = PATIENCE_S) -> list[bytes]:
        """The next whole lines out; none when the patience ends."""


class Wire:
    """A pseudo-terminal: the measured process opens ``path``, the bench reads and writes the other end."""

    def __init__(self) -> None:
        self.fd, self._far = pty.openpty()
        tty.setraw(self.fd)
        tty.setraw(self._far)
        self.path = os.ttyname(self._far)
        self._rest = b""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *why: object) -> None:
        os.close(self.fd)
        os.close(self._far)

    def write(self, line: bytes) -> None:
        """One line in."""
        os.write(self.fd, line)

    def lines(self, patience_s: float = PATIENCE_S) -> list[bytes]:
        """The next whole lines out; waits for at least one, and gives none when the patience ends."""
        while b"\n" not in self._rest:
            if not select.select([self.fd], [], [], patience_s)[0]:
                return []
            self._rest += os.read(self.fd, READ_BYTES)
        *whole, self._rest = self._rest.split(b"\n")
        return whole


class Device:
    """A pad or a signal board that does just enough to be measured with."""

    def __init__(self, uid: str, wire: Cable, clock: Callable[[], float] = time.monotonic) -> None:
        self.uid = uid
        self.wire = wire
        self._clock = clock
        self.seq = 0

    def next_line(self, message: FromDevice) -> bytes:
        """The line that says the next thing."""
        self.seq += 1
        return encode_line(Frame(self.uid, self.seq, message))

    def say(self, message: FromDevice) -> None:
        """Send one message."""
        self.wire.write(self.next_line(message))

    def hello(self, can: str) -> None:
        """Wait until the box asks who is there, and answer."""
        self.until(Who)
        self.say(Hello(1, "bench", "bench", 1, "0000", can))

    def until(self, *kinds: type[ToDevice]) -> ToDevice:
        """Read until the box says one of these."""
        wanted = " or ".join(kind.__name__ for kind in kinds)
        for line in self._heard(wanted):
            message = decode_line(line).message
            if isinstance(message, kinds):
                return message
        raise AssertionError("a wait ends with a message or in time")

    def until_horn(self) -> None:
        """Read until the horn is told to sound; no decoding, since this is being timed."""
        for line in self._heard("command for the horn"):
            if b" sound " in line and b" horn " in line:
                return

    def _heard(self, wanted: str) -> Iterator[bytes]:
        """Every line from the box; TimeoutError names what was waited for, however much else the box says."""
        deadline_s = self._clock() + PATIENCE_S
        last = b""
        while (left_s := deadline_s - self._clock()) > 0:
            for last in self.wire.lines(left_s):
                yield last
        raise TimeoutError(f"{self.uid}: no {wanted} within {PATIENCE_S:.0f} s; the last line was {last!r}")

    def accepted(self) -> None:
        """Wait for the verdict on what was said last, which must be yes."""
        while (verdict := self.until(Took, Refused)) != Took(self.seq):
            if verdict == Refused(self.seq, getattr(verdict, "why", "")):
                raise AssertionError(f"{self.uid}: {verdict}")

    def press(self, *buttons: Button) -> None:
        """Press one after the other, each when the last has been accepted."""
        for button in buttons:
            self.say(Press(button))
            self.accepted()
