"""An RS-485 line that the real poller keeps busy, with one real firmware on it among devices that are played.

The box is headtable's own ``Poller``, in the chip's time. The other devices answer sooner than a real one can: the
line is as full as it may ever be.
"""

from __future__ import annotations

from typing import NamedTuple

from headtable.box.lines.poller import LineTiming, Poller, Transmission, WaitUntil
from headtable.messages.line import Event as DeviceEvent, Got, Idle, Poll, ToDevice, Took
from headtable.wire import Frame, Splitter, decode_line, encode_line
from tests.rp2040.chip import TALK_PIN, Chip, PinChanged, UartByte, of_kind

BAUD = 250_000
PACE = LineTiming.at(BAUD)
OTHERS_ANSWER_S = 0.0006  # the least that the protocol allows, and 0.1 ms
BOX_HEARS_S = 0.0002  # after the last byte
A_TURN_S = 0.0005  # of a device at full speed; a poll that came in an earlier turn may be too old for an answer
FASTER = 4.0  # so many times, for the last turn before that
A_MOMENT_S = 1e-6  # so that time passes although the chip's is rounded

Span = tuple[float, float]


class Heard(NamedTuple):
    """A line of the device under test."""

    begins_s: float
    ends_s: float
    frame: Frame


class Line:
    """The line, the box at its end, and everybody on it."""

    def __init__(self, chip: Chip, uid: str, devices: int) -> None:
        self.chip, self.uid = chip, uid
        self.heard: list[Heard] = []
        self._poller = Poller(PACE, lambda uid, why: None)
        self._poller.expect([uid, *(f"pad-1a2b3c{number:02x}" for number in range(1, devices))])
        self._splitter = Splitter()
        self._others: list[Span] = []  # when somebody else spoke
        self.polls: list[float] = []  # when a poll of the device under test was out
        self.answers: list[float] = []  # when it answered in time

    def say(self, message: ToDevice) -> None:
        """Tell the device under test something, before the next poll."""
        self._poller.enqueue(encode_line(Frame(self.uid, 1, message)), self.chip.now_s)

    def run(self, until_s: float, slowness: float = 1.0) -> None:
        """Poll until a moment. While no poll is near, an instruction takes ``slowness`` times as long."""
        while self.chip.now_s < until_s:
            todo = self._poller.next(self.chip.now_s)
            if isinstance(todo, WaitUntil):
                self._wait(todo.until_s, until_s, slowness)
            else:
                self._talk(todo)

    def _wait(self, poll_s: float, until_s: float, slowness: float) -> None:
        """Let the device turn its loop until a moment, the faster the nearer the poll is."""
        for times in (slowness, max(slowness / FASTER, 1)):
            with self.chip.slower(times):
                self.chip.run(min(poll_s - times * A_TURN_S, until_s))
        self.chip.run(min(poll_s, until_s) + A_MOMENT_S)

    def _talk(self, talk: Transmission) -> None:
        self._say(talk.raw)
        asked = decode_line(talk.raw.splitlines(keepends=True)[-1])
        if not isinstance(asked.message, Poll):
            return
        if asked.uid == self.uid:
            self._hear_answer()
        else:
            self._play_answer(asked.uid)

    def _say(self, raw: bytes) -> None:
        begins_s = self.chip.now_s
        self._others.append((begins_s, begins_s + len(raw) * PACE.byte_s))
        self.chip.feed(raw)
        self.chip.run(begins_s + len(raw) * PACE.byte_s)

    def _play_answer(self, uid: str) -> None:
        self.chip.run(self.chip.now_s + OTHERS_ANSWER_S)
        self._say(encode_line(Frame(uid, 12, Idle())))
        self.chip.run(self.chip.now_s + BOX_HEARS_S)
        self._poller.bytes_received(self.chip.now_s)
        self._poller.answered(uid, self.chip.now_s)

    def _hear_answer(self) -> None:
        """Wait for the device under test as the box does: until its answer is whole, or the poller gives it up."""
        polled_s = self.chip.now_s
        self.polls.append(polled_s)
        begins_s: float | None = None
        while isinstance(todo := self._poller.next(self.chip.now_s), WaitUntil):
            for event in of_kind(UartByte, self.chip.run(todo.until_s + A_MOMENT_S, stop=("uart",))):
                if begins_s is None:
                    begins_s = event.at_s - PACE.byte_s
                    self._poller.bytes_received(event.at_s)
                if self._hear_byte(event.byte, polled_s, begins_s):
                    return
            if self.chip.now_s >= todo.until_s:
                return

    def _hear_byte(self, byte: int, polled_s: float, begins_s: float) -> bool:
        """Whether that was the last byte of its answer."""
        for raw in self._splitter.feed(bytes([byte])):
            frame = decode_line(raw)
            self.heard.append(Heard(begins_s, self.chip.now_s, frame))
            self.chip.run(self.chip.now_s + BOX_HEARS_S)
            self.answers.append(polled_s)
            self._poller.answered(frame.uid, self.chip.now_s)
            if isinstance(frame.message, DeviceEvent):
                self._answer(frame.seq)
            return True
        return False

    def _answer(self, seq: int) -> None:
        for verdict in (Got(seq), Took(seq)):
            self.say(verdict)

    def talked_over(self, since_s: float) -> int:
        """How often it has spoken while somebody else did."""
        spoke = _spans([event for event in of_kind(PinChanged, self.chip.events) if event.pin == TALK_PIN])
        others = [span for span in self._others if span[1] >= since_s]
        return sum(any(_overlap(span, other) for other in others) for span in spoke if span[0] >= since_s)

    def spoken_s(self, since_s: float) -> float:
        """How long the others have spoken."""
        return sum(end_s - begin_s for begin_s, end_s in self._others if begin_s >= since_s)


def _spans(levels: list[PinChanged]) -> list[Span]:
    rises = [event.at_s for event in levels if event.level]
    falls = [event.at_s for event in levels if not event.level]
    return [(rise_s, min((fall_s for fall_s in falls if fall_s > rise_s), default=rise_s)) for rise_s in rises]


def _overlap(one: Span, other: Span) -> bool:
    return one[0] < other[1] and other[0] < one[1]
