"""The refusals that wait for the journal: many share one flush, and no accepted roll waits for it.

A refusal is on the disk before its verdict is told. A repeated event must not be accepted after a power cut if its
table has seen it refused. But a refusal changes nothing, so it may wait for others.
"""

from __future__ import annotations

from collections.abc import Callable

from headtable.journal import Facts, Journal
from headtable.messages.inputs import Ack, Heard
from headtable.messages.mqtt import MqttMessage
from headtable.messages.refusals.every import Refusal
from headtable.messages.words import Boot, Role, Seq, Uid

REST_PER_FLUSH = 10  # the pause before the next flush, as a multiple of the time that a flush took

Outcome = tuple[Heard, Facts | Refusal]


def refused(heard: Heard, entry: int | None, why: Refusal) -> Ack:
    """The verdict of a refusal, with the reason."""
    return Ack(heard.uid, heard.boot, heard.seq, accepted=False, entry=entry, why=why, role=heard.role)


class RefusalQueue:
    """Refusals without a verdict. The first is flushed at once, later ones together."""

    def __init__(
        self, journal: Journal, publish: Callable[..., bool], clock: Callable[[], float], wake: Callable[[], None]
    ) -> None:
        self._journal = journal
        self._publish = publish
        self._clock = clock
        self._wake = wake
        self._waiting: dict[tuple[Role, Uid, Boot, Seq], tuple[Heard, Refusal]] = {}
        self._next_s = clock()

    def holds(self, heard: Heard) -> bool:
        """Whether exactly this event waits already."""
        return heard.key in self._waiting

    def __len__(self) -> int:
        """The number of refusals that wait."""
        return len(self._waiting)

    def add(self, heard: Heard, why: Refusal) -> None:
        """Refuse a message, now or soon."""
        self._waiting[heard.key] = (heard, why)
        if self.left_s == 0:
            self.flush_due()
        else:
            self._wake()

    @property
    def left_s(self) -> float | None:
        """Seconds until the waiting refusals are flushed; None if none waits."""
        return max(self._next_s - self._clock(), 0.0) if self._waiting else None

    def flush_due(self) -> None:
        """Flush the waiting refusals if it is time."""
        if self.left_s != 0:
            return
        began_s = self._clock()
        try:
            self._publish(*self.flush_with())
        finally:
            now_s = self._clock()
            self._next_s = now_s + REST_PER_FLUSH * (now_s - began_s)

    def flush_with(self, *accepted: Outcome) -> tuple[MqttMessage, ...]:
        """Write all waiting refusals and then this entry, with one flush; the verdicts that may be sent now.

        If that fails, nothing is written or sent, and the speakers repeat their messages.
        """
        waiting, self._waiting = tuple(self._waiting.values()), {}
        last = self._journal.record_all([*waiting, *accepted])
        first = last - len(waiting) - len(accepted) + 1
        return tuple(refused(heard, entry, why) for entry, (heard, why) in enumerate(waiting, start=first))
