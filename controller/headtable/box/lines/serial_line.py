"""One serial line. It reads bytes, writes frames, and reopens the port whenever it is lost."""

from __future__ import annotations

import asyncio
import fcntl
import os
import struct
import termios
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

from msgspec import Struct

from headtable.box.lines.flood import SHUT_S, Flood
from headtable.box.lines.listener import LineListener
from headtable.box.lines.noise import Noise
from headtable.box.lines.port import Open, Port, open_serial
from headtable.box.lines.prompt import Prompt
from headtable.complaints import Complaints
from headtable.errors import Garbled, Unwell
from headtable.messages.line import FromDevice
from headtable.messages.troubles import Flooding, LineTrouble
from headtable.wire import Splitter, decode_line

REOPEN_S = 0.5
SETTLE_S = 0.2  # without a byte: a device sends its stored lines at once and without a pause
MOST_SETTLES = 3  # a sender may never stop
LONGEST_DRAIN_S = 0.5
DRAIN_STEP_S = 0.005
GULP = 1024  # bytes at a time, some thirty lines: a flooding line does not delay the others

Tap = Callable[[str, bytes], None]  # called with each piece that was read ("<") or written (">")


class LineClosed(Struct, frozen=True):
    """A port is not open, and why."""

    why: Unwell


class SerialLine:
    """A serial line that is kept open.

    No line waits here to be written. If a line does not fit into the port now, it is dropped and a complaint is
    logged. A device repeats what got no answer, and a signal must not sound late.
    """

    def __init__(  # noqa: PLR0913 - a port, its listener, and what a test or a shared line replaces
        self,
        path: str,
        baud: int,
        listener: LineListener,
        complaints: Complaints,
        *,
        flood: Flood | None = None,
        prompt: Prompt | None = None,
        open_port: Open = open_serial,
        has_unsent: Callable[[], bool] = lambda: False,
        noise: Noise | None = None,
    ) -> None:
        self.name = path
        self.port: Port | None = None  # while the port is open
        self.tap: Tap | None = None
        self._baud = baud
        self._listener = listener
        self._complaints = complaints
        self._open_port = open_port
        self._has_unsent = has_unsent  # whether something still waits in a queue
        self._flood = flood
        self._prompt = prompt
        self._noise = noise
        self._number: int | None = None  # the open port's file number
        self._splitter = Splitter()
        self._is_torn = self._is_at_prompt = False
        self._is_settled = self._has_come = False
        self._is_in_trouble = False  # valid also while the port is closed
        self._why_gone: LineTrouble | Unwell | None = None
        self._pause_s = REOPEN_S
        self._gone = asyncio.Event()

    async def run(self, wait: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        """Keep the line open until cancelled."""
        known: Unwell | None = None
        try:
            while True:
                try:
                    with self._opened():
                        known = None
                        await self._settle(wait)
                        await self._until_gone()
                except Unwell as unwell:
                    if known is None or unwell.args != known.args:
                        known = unwell
                        self._complaints.note(self.name, LineClosed(unwell))
                    self._stand_in_trouble()
                await wait(self._pause_s)
        finally:
            self._forget_trouble()

    def _stand_in_trouble(self) -> None:
        """Report or forget the trouble of a line that has closed.

        A closed port stays in trouble if no device has named itself on it. A port that is gone is in no trouble.
        """
        if self._pause_s != SHUT_S:
            self._forget_trouble()
        elif self._noise and not self._noise.has_heard and isinstance(self._why_gone, Flooding):
            self._is_in_trouble = True
            self._listener.line_trouble(self, self._why_gone)

    def _forget_trouble(self) -> None:
        if self._is_in_trouble:
            self._is_in_trouble = False
            self._listener.line_gone(self)

    async def _settle(self, wait: Callable[[float], Awaitable[None]]) -> None:
        """Discard what the port and the device have stored: its age is unknown, and the device repeats it."""
        for _ in range(MOST_SETTLES):
            self._has_come = False
            await wait(SETTLE_S)
            if not self._has_come:
                break
        if not self._gone.is_set():
            self._splitter = Splitter()
            self._is_settled = True
            self._listener.line_opened(self)

    @contextmanager
    def _opened(self) -> Iterator[None]:
        self._pause_s = REOPEN_S
        self.port = port = self._open_port(self.name, self._baud)
        loop = asyncio.get_running_loop()
        self._number = int(port.fileno())
        self._splitter = Splitter()
        self._is_torn = self._is_at_prompt = self._is_settled = False
        self._why_gone = None
        self._gone.clear()
        for reader in (self._flood, self._noise):
            if reader:
                reader.begins()
        loop.add_reader(self._number, self._read)
        try:
            yield
        finally:
            loop.remove_reader(self._number)
            self._number = self.port = None
            port.close()
            if self._is_settled:
                self._is_in_trouble = False
                self._listener.line_gone(self)

    async def _until_gone(self) -> None:
        try:
            await self._gone.wait()
        finally:
            await self._drain()
        raise Unwell("line-lost", why=self._why_gone)

    async def _drain(self) -> None:
        """Let the port send its pending bytes. The last line of a box is a hush."""
        for _ in range(int(LONGEST_DRAIN_S / DRAIN_STEP_S)):
            if self._gone.is_set() or not (self._unsent() or self._has_unsent()):
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
            self.lose(Unwell("line-failed", error=str(trouble)))
            return
        if not raw:
            self.lose(Unwell("line-hung-up"))
        if self.tap:
            self.tap("<", raw)
        self._has_come = True
        if self._is_settled:
            for piece in self._splitter.feed(raw):
                self._handle_bytes(piece)
        self._check(raw)

    def _check(self, raw: bytes) -> None:
        """Notice foreign devices and lines that send too much. The bell does not wait for this check."""
        if self._flood and (flooding := self._flood.comes(len(raw))):
            self._pause_s = SHUT_S
            self._listener.line_trouble(self, flooding)
            self.lose(flooding)
        elif self._prompt and not self._is_at_prompt and (prompt := self._prompt.sees(raw)):
            self._is_at_prompt = True
            self._listener.line_trouble(self, prompt)
        if self._noise and self._is_settled and not self._is_at_prompt and (noise := self._noise.comes(raw)):
            self._listener.line_trouble(self, noise)

    def _handle_bytes(self, piece: bytes) -> None:
        try:
            frame = decode_line(piece)
        except Garbled as why:
            self._listener.garbage_received(self, why)
            return
        if isinstance(frame.message, FromDevice):
            self._is_at_prompt = False  # a valid line shows that its program runs
            if self._noise:
                self._noise.has_heard = True  # a valid line shows that the speed is right
        self._listener.line_received(self, frame)

    def noise_so_far(self) -> LineTrouble | None:
        """The trouble in all bytes since the port was opened; None if there is none."""
        return self._noise.so_far() if self._noise else None

    def write(self, line: bytes) -> bool:
        """Write one line now or not at all; whether it was written."""
        if self._number is None or self._gone.is_set() or self._is_at_prompt:
            return False
        if self._is_torn:
            line = b"\n" + line
        try:
            sent = os.write(self._number, line)
        except BlockingIOError:
            sent = 0
        except OSError as trouble:
            self.lose(Unwell("line-failed", error=str(trouble)))
            return False
        if sent < len(line):
            self._drop(sent, line)
            return False
        self._is_torn = False
        if self._prompt:
            self._prompt.asked(line)
        if self.tap:
            self.tap(">", line)
        return True

    def _drop(self, sent: int, line: bytes) -> None:
        self._is_torn = self._is_torn or sent > 0
        self._complaints.note(self.name, Unwell("line-full", line=repr(line)))

    def lose(self, why: LineTrouble | Unwell) -> None:
        """Close a broken port; it is opened again later."""
        if self._number is not None and not self._gone.is_set():
            asyncio.get_running_loop().remove_reader(self._number)  # a dead port always counts as readable
            self._why_gone = why
            self._gone.set()
