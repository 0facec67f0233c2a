"""A simulated shared cable: one pseudo-terminal, many devices, and only the polled one sends."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple, Self

from msgspec.structs import replace

from headtable.errors import Garbled
from headtable.messages.line import BellWaits, Dice, DieEach, DieSeen, Hello, Idle, Poll, Press
from headtable.messages.words import EVERYONE, OLDEST_MS
from headtable.wire import Frame, Splitter, decode_line, encode_line
from headtable_tools.rehearse.cable import Cable

BITS_A_BYTE = 10
TURN_S = 0.0005  # of silence before a device answers


class _Waiting(NamedTuple):
    """A line that waits for its poll."""

    frame: Frame
    since_s: float


class Drop:
    """One device's place on a shared cable, with the interface of its own cable."""

    def __init__(self, uid: str, clock: Callable[[], float]) -> None:
        self.uid = uid
        self.is_there = True
        self._clock = clock
        self._waiting: deque[_Waiting] = deque()
        self._seq = 0
        self.read: Callable[[bytes], None] | None = None
        self._plugged: Callable[[], None] | None = None

    def plug_in(self) -> None:
        """Connect it to the cable."""
        self.is_there = True
        if self._plugged:
            self._plugged()

    def unplug(self) -> None:
        """Disconnect it; waiting lines are lost."""
        self.is_there = False
        self._waiting.clear()

    def write(self, raw: bytes) -> bool:
        """Store a line until the next poll. A repeated line replaces its earlier copy."""
        frame = decode_line(raw)
        same = [one for one in self._waiting if (one.frame.seq, type(one.frame.message)) == _kind(frame)]
        if _is_dated(frame) or isinstance(frame.message, Hello):
            for one in same:
                self._waiting.remove(one)
        self._waiting.append(_Waiting(frame, self._clock()))
        return self.is_there

    @contextmanager
    def listening(self, read: Callable[[bytes], None], plugged: Callable[[], None]) -> Iterator[None]:
        """Pass on the messages to this device, and report each plugging in."""
        self.read, self._plugged = read, plugged
        if self.is_there:
            plugged()
        try:
            yield
        finally:
            self.read = self._plugged = None

    def answer(self) -> bytes:
        """The answer to a poll: its hello, else its oldest line, else ``idle``."""
        first = next((one for one in self._waiting if isinstance(one.frame.message, Hello)), None)
        if first is None and self._waiting:
            first = self._waiting[0]
        if first is None:
            return encode_line(Frame(self.uid, self._seq, Idle()))
        self._waiting.remove(first)
        self._seq = 0 if isinstance(first.frame.message, Hello) else max(self._seq, first.frame.seq)
        return encode_line(_aged(first.frame, int(1000 * (self._clock() - first.since_s))))


def _kind(frame: Frame) -> tuple[int, type[object]]:
    return frame.seq, type(frame.message)


def _is_dated(frame: Frame) -> bool:
    return isinstance(frame.message, Press | Dice | DieEach | DieSeen | BellWaits)


def _aged(frame: Frame, ms: int) -> Frame:
    """The line with its present age."""
    match frame.message:
        case (Press() | Dice() | DieEach() | DieSeen() | BellWaits()) as dated:
            return frame._replace(message=replace(dated, age_ms=min(dated.age_ms + ms, OLDEST_MS)))
        case _:
            return frame


class SharedCable:
    """An RS-485 cable on which the box polls, with the byte times of a real one.

    ``collisions`` counts how often the box has sent while a device did.
    """

    def __init__(self, path: Path, baud: int = 250_000, clock: Callable[[], float] = time.monotonic) -> None:
        self.cable = Cable(path)
        self.collisions = 0
        self.polls: list[str] = []
        self._byte_s = BITS_A_BYTE / baud
        self._clock = clock
        self._drops: dict[str, Drop] = {}
        self._splitter = Splitter()
        self._speaking: asyncio.TimerHandle | None = None

    def __enter__(self) -> Self:
        self.cable.plug_in()
        return self

    def __exit__(self, *_: object) -> None:
        self.cable.unplug()

    def drop(self, uid: str) -> Drop:
        """A place for one more device."""
        self._drops[uid] = Drop(uid, self._clock)
        return self._drops[uid]

    async def run(self) -> None:
        """Carry lines until cancelled."""
        with self.cable.listening(self._carry, lambda: None):
            try:
                await asyncio.get_running_loop().create_future()
            finally:
                if self._speaking:
                    self._speaking.cancel()

    def _carry(self, raw: bytes) -> None:
        if self._speaking is not None:
            self.collisions += 1
        for piece in self._splitter.feed(raw):
            with suppress(Garbled):
                self._deliver(decode_line(piece), piece + b"\n", len(raw))

    def _deliver(self, frame: Frame, line: bytes, came: int) -> None:
        for drop in self._drops.values():
            if not drop.is_there or frame.uid not in (drop.uid, EVERYONE):
                continue
            if isinstance(frame.message, Poll):
                self._ask(drop, came)
            elif drop.read:
                drop.read(line)

    def _ask(self, drop: Drop, came: int) -> None:
        """Let a device answer, after the time that the poll and its answer take on a real cable."""
        self.polls.append(drop.uid)
        answer = drop.answer()
        after_s = (came + len(answer)) * self._byte_s + TURN_S
        self._speaking = asyncio.get_running_loop().call_later(after_s, self._speak, answer)

    def _speak(self, answer: bytes) -> None:
        self._speaking = None
        self.cable.write(answer)
