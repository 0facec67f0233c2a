"""Refusals on their way into the journal: many share one flush, and no accepted roll waits for a flush of theirs.

A refusal is on the disk before its verdict is told: an event that is said again, even after a power cut, must not be
accepted when its table has seen it refused. But a refusal changes nothing, and so it may wait for others.
"""

from __future__ import annotations

from collections.abc import Callable

from headtable.journal import Facts, Journal
from headtable.messages.inputs import Ack, Heard
from headtable.messages.rooms import MqttMessage
from headtable.messages.words import Boot, Role, Seq, Uid

REST_PER_FLUSH = 10  # so many times as long as a flush for refusals alone took, the next one waits

Outcome = tuple[Heard, Facts | str]


def refused(heard: Heard, entry: int | None, why: str) -> Ack:
    """It does not count, and why."""
    return Ack(heard.uid, heard.boot, heard.seq, accepted=False, entry=entry, why=why, role=heard.role)


class Refusals:
    """Those without a verdict yet; the first after a rest is flushed at once, the others after a while, together."""

    def __init__(
        self, journal: Journal, say: Callable[..., bool], clock: Callable[[], float], wake: Callable[[], None]
    ) -> None:
        self._journal = journal
        self._say = say
        self._clock = clock
        self._wake = wake
        self._waiting: dict[tuple[Role, Uid, Boot, Seq], tuple[Heard, str]] = {}
        self._next_s = clock()

    def holds(self, heard: Heard) -> bool:
        """Whether this very event waits already."""
        return heard.key in self._waiting

    def add(self, heard: Heard, why: str) -> None:
        """Refuse it, now or soon."""
        self._waiting[heard.key] = (heard, why)
        if self.left_s == 0:
            self.look()
        else:
            self._wake()

    @property
    def left_s(self) -> float | None:
        """How long it is until those that wait are flushed; None if none waits."""
        return max(self._next_s - self._clock(), 0.0) if self._waiting else None

    def look(self) -> None:
        """Flush them if it is time."""
        if self.left_s != 0:
            return
        began_s = self._clock()
        try:
            self._say(*self.flush_with())
        finally:
            now_s = self._clock()
            self._next_s = now_s + REST_PER_FLUSH * (now_s - began_s)

    def flush_with(self, *accepted: Outcome) -> tuple[MqttMessage, ...]:
        """Write all that wait, and then this, with one flush; the verdicts that may be told now.

        Where that fails nothing was written and nobody is told anything: their speakers say them again.
        """
        waiting, self._waiting = tuple(self._waiting.values()), {}
        last = self._journal.record_all([*waiting, *accepted])
        first = last - len(waiting) - len(accepted) + 1
        return tuple(refused(heard, entry, why) for entry, (heard, why) in enumerate(waiting, start=first))
