"""One browser that watches, and the events that wait for it, up to a limit."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Awaitable, Callable

from headtable.saying.languages import ENGLISH

MOST_WAITING = 256  # events; a browser that is further behind gets a new snapshot
HEARTBEAT_S = 5.0
GATHER_S = 0.1  # between two sendings to one browser: 200 of them cost a Pi a bounded part of its time
HEARTBEAT_EVENT = b"heartbeat"
# The comment keeps proxies awake, the event keeps the page informed.
HEARTBEAT = b": still here\nevent: %b\ndata: {}\n\n" % HEARTBEAT_EVENT


class Watcher:
    """The events that wait for one browser, in its reader's language.

    A new browser, or one that fell behind, waits for a snapshot.
    """

    def __init__(
        self,
        language: str = ENGLISH,
        clock: Callable[[], float] = time.monotonic,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.language = language
        self._clock = clock
        self._pause = pause
        self._waiting: deque[bytes] = deque()
        self._stirred = asyncio.Event()
        self._behind = True
        self._leaving = False

    def send(self, event: bytes) -> None:
        """Put one event in the queue."""
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self._behind = True
        if not self._behind:
            self._waiting.append(event)
        self._stirred.set()

    def leave(self) -> None:
        """End the browser's stream."""
        self._leaving = True
        self._stirred.set()

    async def events(self, snapshot: Callable[[], bytes], heartbeat_s: float = HEARTBEAT_S) -> AsyncIterator[bytes]:
        """The events for the browser: a snapshot first, and a heartbeat when there is no news.

        The first event after a silence goes at once. What follows it closely is sent together.
        """
        sent_s = self._clock() - GATHER_S
        while not self._leaving:
            self._stirred.clear()
            if self._behind:
                self._behind = False
                yield snapshot()
            elif self._waiting:
                await self._pause(max(0.0, sent_s + GATHER_S - self._clock()))
                sent_s = self._clock()
                yield self._take()
            elif not await self._has_activity(heartbeat_s):
                yield HEARTBEAT

    def _take(self) -> bytes:
        everything = b"".join(self._waiting)
        self._waiting.clear()
        return everything

    async def _has_activity(self, within_s: float) -> bool:
        try:
            async with asyncio.timeout(within_s):
                return await self._stirred.wait()
        except TimeoutError:
            return False
