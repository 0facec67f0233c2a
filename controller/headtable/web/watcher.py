"""One browser that watches, and the events that wait for it, up to a limit."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable

from headtable.saying.languages import ENGLISH

MOST_WAITING = 256  # events; a browser that is further behind gets a new snapshot
HEARTBEAT_S = 5.0
HEARTBEAT_EVENT = b"heartbeat"
# The comment keeps proxies awake, the event keeps the page informed.
HEARTBEAT = b": still here\nevent: %b\ndata: {}\n\n" % HEARTBEAT_EVENT


class Watcher:
    """The events that wait for one browser, in its reader's language.

    A new browser, or one that fell behind, waits for a snapshot.
    """

    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language
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
        """The events for the browser: a snapshot first, and a heartbeat when there is no news."""
        while not self._leaving:
            self._stirred.clear()
            if self._behind:
                self._behind = False
                yield snapshot()
            elif self._waiting:
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
