"""One serial line: bytes in, frames out, opened again for ever when it goes."""

from __future__ import annotations

import asyncio
import fcntl
import os
import struct
import termios
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

import serial  # type: ignore[import-untyped]  # pyserial has no annotations; only its file number is used here

from headtable.box.split import Splitter
from headtable.complaints import Complaints
from headtable.errors import BadConfig, Garbled, Unwell
from headtable.wire import Frame, decode_line

REOPEN_S = 0.5
LONGEST_DRAIN_S = 0.5
DRAIN_STEP_S = 0.005
GULP = 4096  # bytes at a time, so that one flooding line leaves the others their turn


class End(Protocol):
    """The box's end of a line, as far as anyone must know it."""

    name: str

    def write(self, line: bytes) -> bool:
        """Write one line now or not at all; whether it went."""


class Ear(Protocol):
    """Who listens to the lines."""

    def line_opened(self, line: End) -> None:
        """A line is there; nobody has spoken on it."""

    def hear_line(self, line: End, frame: Frame) -> None:
        """A device said something."""

    def hear_garbage(self, line: End, why: Garbled) -> None:
        """Something came that is no frame."""

    def line_gone(self, line: End) -> None:
        """The line is gone, with all devices on it."""


def path_of(address: str) -> str:
    """The port in a line's address, ``serial:/dev/...``."""
    scheme, colon, path = address.partition(":")
    if scheme != "serial" or not colon or not path:
        raise BadConfig(f"[box] lines: {address!r} is no line; write it as 'serial:/dev/serial/by-id/...'")
    return path


class Line:
    """A serial line that is kept open.

    Nothing waits here to be written: a line that does not fit into the port now is dropped and complained about,
    for a device says again what got no answer, and a signal must not sound later than it was meant to.
    """

    def __init__(self, path: str, baud: int, ear: Ear, complaints: Complaints) -> None:
        self.name = path
        self._baud = baud
        self._ear = ear
        self._complaints = complaints
        self._number: int | None = None  # the open port's file number
        self._splitter = Splitter()
        self._is_torn = False
        self._trouble = ""
        self._gone = asyncio.Event()

    async def run(self, wait: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        """Keep the line open until cancelled."""
        known = ""
        while True:
            try:
                with self._opened():
                    known = ""
                    await self._until_gone()
            except Unwell as unwell:
                if str(unwell) != known:
                    known = str(unwell)
                    self._complaints.note(f"{self.name}: no line", known)
            await wait(REOPEN_S)

    @contextmanager
    def _opened(self) -> Iterator[None]:
        try:
            port = serial.Serial(self.name, self._baud, timeout=0, write_timeout=0, exclusive=True)
        except (serial.SerialException, OSError, termios.error, ValueError) as trouble:
            raise Unwell(f"{trouble}; is it plugged in, and is no other program using it?") from None
        loop = asyncio.get_running_loop()
        self._number = int(port.fileno())
        self._splitter, self._is_torn, self._trouble = Splitter(), False, ""
        self._gone.clear()
        loop.add_reader(self._number, self._read)
        try:
            self._ear.line_opened(self)
            yield
        finally:
            loop.remove_reader(self._number)
            self._number = None
            port.close()
            self._ear.line_gone(self)

    async def _until_gone(self) -> None:
        try:
            await self._gone.wait()
        finally:
            await self._drain()
        raise Unwell(f"{self._trouble}; it is opened again as soon as it is back")

    async def _drain(self) -> None:
        """Let the port send what it has taken; the last thing that a box says is hush."""
        for _ in range(int(LONGEST_DRAIN_S / DRAIN_STEP_S)):
            if self._gone.is_set() or self._unsent() == 0:
                return
            await asyncio.sleep(DRAIN_STEP_S)

    def _unsent(self) -> int:
        try:
            answer = fcntl.ioctl(self._number or 0, termios.TIOCOUTQ, bytes(4))
        except OSError:
            return 0
        return int(struct.unpack("i", answer)[0])

    def _read(self) -> None:
        try:
            raw = os.read(self._number or 0, GULP)
        except BlockingIOError:
            return
        except OSError as trouble:
            self._lose(str(trouble))
            return
        if not raw:
            self._lose("the device hung up")
        for piece in self._splitter.feed(raw):
            self._hear(piece)

    def _hear(self, piece: bytes) -> None:
        try:
            frame = decode_line(piece)
        except Garbled as why:
            self._ear.hear_garbage(self, why)
        else:
            self._ear.hear_line(self, frame)

    def write(self, line: bytes) -> bool:
        """Write one line now or not at all; whether it went."""
        if self._number is None or self._gone.is_set():
            return False
        if self._is_torn:
            line = b"\n" + line
        try:
            sent = os.write(self._number, line)
        except BlockingIOError:
            sent = 0
        except OSError as trouble:
            self._lose(str(trouble))
            return False
        if sent < len(line):
            self._drop(sent, line)
            return False
        self._is_torn = False
        return True

    def _drop(self, sent: int, line: bytes) -> None:
        self._is_torn = self._is_torn or sent > 0
        self._complaints.note(f"{self.name}: the line is full", f"nobody reads it; dropped {line!r}")

    def _lose(self, trouble: str) -> None:
        if self._number is not None and not self._gone.is_set():
            asyncio.get_running_loop().remove_reader(self._number)  # a dead port is readable for ever
            self._trouble = trouble
            self._gone.set()
