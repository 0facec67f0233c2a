"""Decides who speaks next on a shared line. It is pure: it takes the moment and returns what to do.

One device speaks at a time: the polled one, until it answers or its time is over. The box writes between two polls,
signals first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import inf
from typing import NamedTuple

from headtable.box.lines.outgoing import LONGEST_BURST, OutgoingLines
from headtable.messages.line import Poll
from headtable.messages.troubles import AnswersGarbled, NotAnswering, PollFailure
from headtable.wire import LONGEST_LINE, Frame, encode_line

AWAY_AFTER = 3  # polls in a row without a good answer
AWAY_AGAIN_S = 1.0  # the interval of polls to a device that is away
AWAY_APART_S = 0.1  # the shortest time between two of them
BITS_A_BYTE = 10  # start, eight, stop
LONGEST_POLL = len(encode_line(Frame("z" * 24, 999_999_999, Poll())))


class LineTiming(NamedTuple):
    """The times of a shared line."""

    byte_s: float
    answer_s: float = 0.020  # the longest time until an answer begins; USB adapters hold bytes back for up to 16 ms
    turn_s: float = 0.0005  # the silence of a device before it answers, while transceivers switch
    cycle_s: float = 0.040  # the shortest interval of polls to one device

    @classmethod
    def at(cls, baud: int) -> LineTiming:
        """The times at this speed, in bits per second."""
        return cls(BITS_A_BYTE / baud)

    @property
    def longest_wait_s(self) -> float:
        """The longest wait of a signal.

        It assumes that a burst and a poll go out, and that the longest answer comes as late as it may.
        """
        return (LONGEST_BURST + LONGEST_POLL + LONGEST_LINE) * self.byte_s + self.answer_s


class Transmission(NamedTuple):
    """Write this now; it takes this long on the line."""

    raw: bytes
    lasts_s: float


class WaitUntil(NamedTuple):
    """The moment before which nothing is written, unless an event changes that."""

    until_s: float


class Member:
    """A device that may be on the line."""

    def __init__(self, uid: str) -> None:
        self.uid = uid
        self.misses = 0
        self.due_s = -inf

    @property
    def is_away(self) -> bool:
        """Whether the device has not answered for some time."""
        return self.misses >= AWAY_AFTER


class Poller:
    """The turns on one line.

    ``gone`` is called for each device that stops answering, with the reason, and ``missed`` for each lost poll.
    """

    def __init__(
        self,
        timing: LineTiming,
        gone: Callable[[str, PollFailure], None],
        missed: Callable[[str], None] = lambda uid: None,
    ) -> None:
        self.timing = timing
        self._gone = gone
        self._missed = missed
        self._waiting = OutgoingLines()
        self._members: dict[str, Member] = {}
        self._asked: Member | None = None
        self._has_begun = False  # its answer
        self._answer_by_s = 0.0
        self._free_s = -inf  # when the line becomes silent
        self._next_away_s = -inf
        self._polls = 0

    def expect(self, uids: Iterable[str]) -> None:
        """Poll only these devices."""
        self._members = {uid: self._members.get(uid) or Member(uid) for uid in uids}

    def enqueue(self, line: bytes, now_s: float) -> None:
        """Write waiting lines as soon as the line is free."""
        self._waiting.add(line, now_s)

    @property
    def has_waiting(self) -> bool:
        """Whether anything waits to be written."""
        return bool(self._waiting)

    def dropped(self, now_s: float) -> list[bytes]:
        """The sounds that are dropped, because they waited too long."""
        return self._waiting.drop_older(now_s - 2 * self.timing.longest_wait_s)

    def not_sent(self, transmission: Transmission, now_s: float) -> None:
        """Handle a failed write. The lines are retried when an answer would have arrived."""
        self._free_s = self._answer_by_s
        self._waiting.take_back(transmission.raw, now_s)

    # --- received ----------------------------------------------------------------------------------

    def bytes_received(self, now_s: float) -> None:
        """Note that a device is sending. The answer may take the time of the longest one."""
        if self._asked is not None and not self._has_begun:
            self._has_begun = True
            self._answer_by_s = max(self._answer_by_s, now_s + LONGEST_LINE * self.timing.byte_s)

    def answered(self, uid: str, now_s: float) -> None:
        """Note a received line; the turn is over if the polled device sent it."""
        if member := self._members.get(uid):
            member.misses = 0
        if self._asked is not None and self._asked.uid == uid:
            self._end_turn(now_s)  # the device has released the line before its last byte arrives here

    def garbled(self, now_s: float) -> None:
        """Note garbled bytes. The turn is over when no more of them can arrive."""
        if (asked := self._asked) is not None:
            self._end_turn(now_s + LONGEST_LINE * self.timing.byte_s)
            self._miss(asked, AnswersGarbled(), now_s)

    def _end_turn(self, free_s: float) -> None:
        self._asked, self._free_s = None, max(self._free_s, free_s)

    def _miss(self, member: Member, why: PollFailure, now_s: float) -> None:
        member.misses += 1
        self._missed(member.uid)
        if member.is_away:
            member.due_s = now_s + AWAY_AGAIN_S
        if member.misses == AWAY_AFTER:
            self._waiting.forget(member.uid)
            self._gone(member.uid, why)

    # --- sent ---------------------------------------------------------------------------------------

    def next(self, now_s: float) -> Transmission | WaitUntil:
        """The next action."""
        if self._asked is not None and now_s < self._answer_by_s:
            return WaitUntil(self._answer_by_s)
        if self._asked is not None:
            late, self._asked = self._asked, None
            self._miss(late, NotAnswering(), now_s)
        if now_s < self._free_s:
            return WaitUntil(self._free_s)
        raw = self._waiting.take() + self._poll(now_s)
        return self._transmission(raw, now_s) if raw else WaitUntil(self._next_due_s())

    def _transmission(self, raw: bytes, now_s: float) -> Transmission:
        lasts_s = len(raw) * self.timing.byte_s
        self._free_s = now_s + lasts_s
        self._answer_by_s = self._free_s + self.timing.answer_s
        self._has_begun = False
        return Transmission(raw, lasts_s)

    def _poll(self, now_s: float) -> bytes:
        """Poll the device that has waited longest, if any is due."""
        due = [member for member in self._members.values() if self._due_s(member) <= now_s]
        if not due:
            return b""
        self._asked = asked = min(due, key=lambda member: member.due_s)
        if asked.is_away:
            self._next_away_s = now_s + AWAY_APART_S
        asked.due_s = now_s + self.timing.cycle_s
        self._polls = (self._polls + 1) % 10**9
        return encode_line(Frame(asked.uid, self._polls, Poll()))

    def _due_s(self, member: Member) -> float:
        return max(member.due_s, self._next_away_s) if member.is_away else member.due_s

    def _next_due_s(self) -> float:
        return min(map(self._due_s, self._members.values()), default=inf)
