"""Decides who speaks next on a shared line. It is pure: it takes the moment and returns what to do.

One device speaks at a time: the polled one, until it answers or its time is over. The box writes between two polls,
signals first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from math import inf
from typing import NamedTuple

from headtable.box.lines.outgoing import LONGEST_BURST, Waiting
from headtable.messages.line import Poll
from headtable.messages.troubles import AnswersGarbled, NotAnswering, PollFailure
from headtable.wire import LONGEST_LINE, Frame, encode_line

AWAY_AFTER = 3  # polls in a row without a good answer
AWAY_AGAIN_S = 1.0  # who is away is polled so often
AWAY_APART_S = 0.1  # and no two of them sooner after each other
BITS_A_BYTE = 10  # start, eight, stop
LONGEST_POLL = len(encode_line(Frame("z" * 24, 999_999_999, Poll())))


class Pace(NamedTuple):
    """The times of a shared line."""

    byte_s: float
    answer_s: float = 0.020  # a device begins its answer within; USB adapters hold bytes back for up to 16 ms
    turn_s: float = 0.0005  # a device is silent for so long before it answers, while transceivers turn round
    cycle_s: float = 0.040  # no device is polled more often

    @classmethod
    def at(cls, baud: int) -> Pace:
        """The times at so many bits a second."""
        return cls(BITS_A_BYTE / baud)

    @property
    def longest_wait_s(self) -> float:
        """The longest wait of a signal.

        It assumes that a burst and a poll go out, and that the longest answer comes as late as it may.
        """
        return (LONGEST_BURST + LONGEST_POLL + LONGEST_LINE) * self.byte_s + self.answer_s


class Talk(NamedTuple):
    """Write this now; it takes so long on the line."""

    raw: bytes
    lasts_s: float


class Rest(NamedTuple):
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
    """The turns on one line; ``gone`` is told of each device that stops answering, and why."""

    def __init__(self, pace: Pace, gone: Callable[[str, PollFailure], None]) -> None:
        self.pace = pace
        self._gone = gone
        self._waiting = Waiting()
        self._members: dict[str, Member] = {}
        self._asked: Member | None = None
        self._has_begun = False  # its answer
        self._answer_by_s = 0.0
        self._free_s = -inf  # when the line falls silent
        self._next_away_s = -inf
        self._polls = 0

    def expect(self, uids: Iterable[str]) -> None:
        """Poll only these devices."""
        self._members = {uid: self._members.get(uid) or Member(uid) for uid in uids}

    def stand_in_line(self, line: bytes, now_s: float) -> None:
        """Something is to be written as soon as the line is free."""
        self._waiting.add(line, now_s)

    @property
    def has_waiting(self) -> bool:
        """Whether anything still waits to be written."""
        return bool(self._waiting)

    def dropped(self, now_s: float) -> list[bytes]:
        """The sounds that are not said any more, as they waited longer than they can on a line in order."""
        return self._waiting.drop_older(now_s - 2 * self.pace.longest_wait_s)

    def not_said(self, talk: Talk, now_s: float) -> None:
        """The lines did not go out. Try them again when an answer would have been there."""
        self._free_s = self._answer_by_s
        self._waiting.take_back(talk.raw, now_s)

    # --- what comes ----------------------------------------------------------------------------------

    def bytes_came(self, now_s: float) -> None:
        """A device speaks: an answer that has begun gets the time of the longest answer."""
        if self._asked is not None and not self._has_begun:
            self._has_begun = True
            self._answer_by_s = max(self._answer_by_s, now_s + LONGEST_LINE * self.pace.byte_s)

    def answered(self, uid: str, now_s: float) -> None:
        """A device said a line; the turn is over if it was its own."""
        if member := self._members.get(uid):
            member.misses = 0
        if self._asked is not None and self._asked.uid == uid:
            self._end_turn(now_s)  # it has let go of the line before its last byte has got here

    def garbled(self, now_s: float) -> None:
        """The bytes are no line: the turn is over when no more of them can come."""
        if (asked := self._asked) is not None:
            self._end_turn(now_s + LONGEST_LINE * self.pace.byte_s)
            self._miss(asked, AnswersGarbled(), now_s)

    def _end_turn(self, free_s: float) -> None:
        self._asked, self._free_s = None, max(self._free_s, free_s)

    def _miss(self, member: Member, why: PollFailure, now_s: float) -> None:
        member.misses += 1
        if member.is_away:
            member.due_s = now_s + AWAY_AGAIN_S
        if member.misses == AWAY_AFTER:
            self._waiting.forget(member.uid)
            self._gone(member.uid, why)

    # --- what goes -----------------------------------------------------------------------------------

    def next(self, now_s: float) -> Talk | Rest:
        """The next action, at this moment."""
        if self._asked is not None and now_s < self._answer_by_s:
            return Rest(self._answer_by_s)
        if self._asked is not None:
            late, self._asked = self._asked, None
            self._miss(late, NotAnswering(), now_s)
        if now_s < self._free_s:
            return Rest(self._free_s)
        raw = self._waiting.take() + self._poll(now_s)
        return self._talk(raw, now_s) if raw else Rest(self._next_due_s())

    def _talk(self, raw: bytes, now_s: float) -> Talk:
        lasts_s = len(raw) * self.pace.byte_s
        self._free_s = now_s + lasts_s
        self._answer_by_s = self._free_s + self.pace.answer_s
        self._has_begun = False
        return Talk(raw, lasts_s)

    def _poll(self, now_s: float) -> bytes:
        """Poll the device that has waited longest, if any is due."""
        due = [member for member in self._members.values() if self._due_s(member) <= now_s]
        if not due:
            return b""
        self._asked = asked = min(due, key=lambda member: member.due_s)
        if asked.is_away:
            self._next_away_s = now_s + AWAY_APART_S
        asked.due_s = now_s + self.pace.cycle_s
        self._polls = (self._polls + 1) % 10**9
        return encode_line(Frame(asked.uid, self._polls, Poll()))

    def _due_s(self, member: Member) -> float:
        return max(member.due_s, self._next_away_s) if member.is_away else member.due_s

    def _next_due_s(self) -> float:
        return min(map(self._due_s, self._members.values()), default=inf)
