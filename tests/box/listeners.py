"""A listener to a line: it records each report, and lets a test wait for one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from headtable.box.lines.listener import LineEndpoint
from headtable.errors import Garbled
from headtable.messages.silence_reasons import NeverSent
from headtable.messages.troubles import LineTrouble, PollFailure
from headtable.saying import say
from headtable.wire import Frame
from tests.patience import PATIENCE_S


class Listener:
    """Everything that a line has told."""

    def __init__(self, *sharing: str) -> None:
        self.frames: list[Frame] = []
        self.garbled: list[str] = []
        self.missed: list[str] = []
        self.opened: list[LineEndpoint] = []
        self.gone = 0
        self.complaints: list[str] = []
        self.troubles: list[str] = []
        self.dropped: list[bytes] = []
        self.lost: list[tuple[str, str]] = []
        self._sharing = list(sharing)
        self._news = asyncio.Event()

    def line_opened(self, line: LineEndpoint) -> None:
        self.opened.append(line)
        self._news.set()

    def line_gone(self, line: LineEndpoint) -> None:
        self.gone += 1
        self._news.set()

    def line_received(self, line: LineEndpoint, frame: Frame) -> None:
        self.frames.append(frame)
        self._news.set()

    def garbage_received(self, line: LineEndpoint, why: Garbled) -> None:
        self.garbled.append(str(why))
        self._news.set()

    def line_trouble(self, line: LineEndpoint, why: LineTrouble) -> None:
        self.troubles.append(say(why))
        self._news.set()

    def sound_dropped(self, line: LineEndpoint, raw: bytes, why: NeverSent) -> None:
        self.dropped.append(raw)
        self._news.set()

    def device_gone(self, line: LineEndpoint, uid: str, why: PollFailure) -> None:
        self.lost.append((uid, say(why)))
        self._news.set()

    def poll_missed(self, line: LineEndpoint, uid: str) -> None:
        self.missed.append(uid)

    def sharing(self, line: LineEndpoint) -> list[str]:
        return self._sharing

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something holds."""
        async with asyncio.timeout(PATIENCE_S):
            while not true():
                self._news.clear()
                await self._news.wait()
