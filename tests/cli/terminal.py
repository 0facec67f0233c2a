"""A command in a process of its own, on a real terminal that the test reads and types into."""

from __future__ import annotations

import asyncio
import contextlib
import fcntl
import os
import pty
import re
import struct
import sys
import termios
from asyncio.subprocess import Process
from collections.abc import AsyncIterator

from tests.patience import PATIENCE_S

GULP = 65_536
_CONTROL = re.compile(r"\x1b(\[[0-9;:?<>=]*[ -/]*[@-~]|[\]PX^_].*?(\x07|\x1b\\)|[()][A-Z0-9]|[=>78])", re.DOTALL)


class Terminal:
    """What a person at the terminal has seen so far, and a keyboard."""

    def __init__(self, ours: int, theirs: int) -> None:
        self._ours = ours
        self._theirs = theirs
        self._before = termios.tcgetattr(theirs)
        self._raw = b""
        self._news = asyncio.Event()
        self.process: Process

    @property
    def seen(self) -> str:
        """Everything that was ever printed, without colours and movements."""
        return _CONTROL.sub("", self._raw.decode("utf-8", "replace"))

    @property
    def is_as_before(self) -> bool:
        """Whether keys are shown and lines are lines again, and the screen is the old one."""
        return termios.tcgetattr(self._theirs)[:4] == self._before[:4] and self._raw.count(
            b"\x1b[?1049h"
        ) == self._raw.count(b"\x1b[?1049l")

    def read(self) -> None:
        """Take in what was printed."""
        with contextlib.suppress(OSError):
            self._raw += os.read(self._ours, GULP)
        self._news.set()

    def type(self, keys: str) -> None:
        """Type."""
        os.write(self._ours, keys.encode())

    async def until(self, words: str) -> None:
        """Wait until something has been printed."""
        try:
            async with asyncio.timeout(PATIENCE_S):
                while words not in self.seen:
                    self._news.clear()
                    await self._news.wait()
        except TimeoutError:
            raise AssertionError(f"{words!r} is not in {self.seen!r}") from None

    async def ended(self) -> int:
        """How the command ended."""
        async with asyncio.timeout(PATIENCE_S):
            return await self.process.wait()


def _take_the_terminal() -> None:
    """Let Ctrl-C reach the command: the terminal is its own."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


@contextlib.asynccontextmanager
async def at_a_terminal(*words: str, columns: int = 80, rows: int = 24) -> AsyncIterator[Terminal]:
    """Run a command of headtable there; it is killed at the end if it still lives."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    terminal = Terminal(ours, theirs)
    loop = asyncio.get_running_loop()
    loop.add_reader(ours, terminal.read)
    terminal.process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "headtable", *words),
        stdin=theirs, stdout=theirs, stderr=theirs,
        env=os.environ | {"TERM": "xterm-256color", "COLORTERM": ""},
        start_new_session=True, preexec_fn=_take_the_terminal,
    )  # fmt: skip
    try:
        yield terminal
    finally:
        if terminal.process.returncode is None:
            terminal.process.kill()
        await terminal.process.wait()
        loop.remove_reader(ours)
        os.close(ours)
        os.close(theirs)
