"""Previews: the changes that a revision of the past would make. Nothing is recorded.

Each preview replays the night, which may take a second. So the time is limited, for one asker and for all together.
An asker above the limit gets no answer and asks again, as the pages do. The log names the asker.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

import msgspec

from headtable.bus.reader import OnMessage
from headtable.errors import NotAllowed
from headtable.game import History
from headtable.game.past.preview import shortened
from headtable.messages.past import AskPreview, Previewed, PreviewRefused
from headtable.messages.refusals.every import refusal_of
from headtable.messages.refusals.speaking import AllPreviewsTakeTooLong, PreviewsTakeTooLong
from headtable.rates import Rate, RateLimit

ONE_ASKER, ALL_ASKERS = Rate(3000, 200), Rate(6000, 400)  # ms of work for previews, at once and each second
MOST_WAITING, MOST_OF_ONE_ASKER = 10, 3
MOST_BYTES = 49_152  # of an answer
MOST_LISTED = (200, 100, 50, 20, 5)  # of each kind of change; fewer if the answer is still too long


def previewed(history: History, boot: str, asked: AskPreview) -> Previewed:
    """The answer, as much of it as fits into one message."""
    try:
        preview = history.preview(asked.revision)
    except NotAllowed as why:
        return Previewed(asked.asker, boot, asked.id, PreviewRefused(refusal_of(why)))
    for most in MOST_LISTED:
        answer = Previewed(asked.asker, boot, asked.id, shortened(preview, most))
        if len(msgspec.json.encode(answer)) <= MOST_BYTES:
            break
    return answer


class WaitingPreviews:
    """Passes the requests on to ``on_message``, which answers."""

    def __init__(self, on_message: OnMessage, clock: Callable[[], float]) -> None:
        self._on_message = on_message
        self._clock = clock
        self._waiting: deque[AskPreview] = deque()
        self._one, self._all = RateLimit(ONE_ASKER, clock), RateLimit(ALL_ASKERS, clock)

    def add(self, asked: AskPreview) -> None:
        """Queue a request; NotAllowed if the previews take too much time."""
        if asked in self._waiting:
            return
        waiting = sum(one.asker == asked.asker for one in self._waiting)
        if self._one.is_spent(asked.asker) or waiting >= MOST_OF_ONE_ASKER:
            raise NotAllowed(PreviewsTakeTooLong(asked.asker))
        if self._all.is_spent("all") or len(self._waiting) >= MOST_WAITING:
            raise NotAllowed(AllPreviewsTakeTooLong(asked.asker))
        self._waiting.append(asked)

    def __len__(self) -> int:
        """The number of requests that wait."""
        return len(self._waiting)

    @property
    def has_more(self) -> bool:
        """Whether a request waits."""
        return bool(self._waiting)

    def hear_one(self) -> None:
        """Pass on the oldest request, and count the time of its answer."""
        if not self._waiting:
            return
        asked = self._waiting.popleft()
        began_s = self._clock()
        try:
            self._on_message(asked, "live")
        finally:
            took_ms = 1000 * (self._clock() - began_s)
            self._one.charge(asked.asker, took_ms)
            self._all.charge("all", took_ms)
