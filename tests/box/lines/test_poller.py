"""Whose turn it is on a shared line, on paper: time passes only as bytes go over it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count, pairwise

import pytest

from headtable.box.lines.poller import AWAY_AFTER, AWAY_AGAIN_S, LineTiming, Poller, Transmission, WaitUntil
from headtable.messages.line import FromDevice, Got, Hush, Idle, Poll, Press, Sound, ToDevice, Took
from headtable.messages.troubles import AnswersGarbled, NotAnswering, PollFailure
from headtable.wire import Frame, decode_line, encode_line

BAUD = 250_000
PACE = LineTiming.at(BAUD)
DEVICE_TURN_S = 0.0005
GOAL_S = 0.150
UIDS = [f"pad-{n:02}" for n in range(1, 26)]
HORN = Frame("horn-01", 1, Sound("cmd1", "horn", (1000,)))
BELL = Frame("horn-01", 2, Sound("cmd2", "bell", (150, 150, 150)))

Says = Callable[[str], FromDevice | None]


class PaperLine:
    """A line at 250 kBd on paper: what is on it, and when."""

    def __init__(self, uids: list[str], says: Says = lambda _: Idle()) -> None:
        self.now_s = 0.0
        self.gone: list[tuple[str, PollFailure]] = []
        self.said: list[tuple[float, str, ToDevice]] = []  # by the box, when it was out
        self.says = says
        self.poller = Poller(PACE, lambda uid, why: self.gone.append((uid, why)))
        self.poller.expect(uids)

    def write(self, *frames: Frame) -> None:
        """The box has something to say."""
        for frame in frames:
            self.poller.enqueue(encode_line(frame), self.now_s)

    def turn(self) -> None:
        """One thing happens: the box talks and who was polled answers, or time passes."""
        match self.poller.next(self.now_s):
            case WaitUntil(until_s):
                self.now_s = until_s
            case Transmission(raw, lasts_s):
                assert lasts_s == pytest.approx(len(raw) * 10 / BAUD)
                self.now_s += lasts_s
                frames = [decode_line(line) for line in raw.splitlines()]
                self.said += [(self.now_s, frame.uid, self._from_box(frame)) for frame in frames]
                if isinstance(frames[-1].message, Poll):
                    self._answer(frames[-1].uid)

    def _from_box(self, frame: Frame) -> ToDevice:
        assert isinstance(frame.message, ToDevice)
        return frame.message

    def _answer(self, uid: str) -> None:
        answer = self.says(uid)
        if answer is None:
            return
        line = encode_line(Frame(uid, 12_345, answer))
        self.now_s += DEVICE_TURN_S
        self.poller.bytes_received(self.now_s)
        self.now_s += len(line) * PACE.byte_s
        self.poller.answered(uid, self.now_s)
        if not isinstance(answer, Idle):
            self.write(Frame(uid, 999_999, Got(12_345)), Frame(uid, 999_999, Took(12_345)))

    def until(self, end_s: float) -> None:
        """Time passes."""
        while self.now_s < end_s:
            self.turn()

    def polled(self) -> list[str]:
        """The devices that were polled since the last call."""
        said, self.said = self.said, []
        return [uid for _, uid, message in said if isinstance(message, Poll)]


def cycles(line: PaperLine) -> Iterator[float]:
    """The time from one poll of the first pad to the next."""
    line.until(1.0)
    polls = [at_s for at_s, uid, message in line.said if uid == UIDS[0] and isinstance(message, Poll)]
    yield from (later_s - at_s for at_s, later_s in pairwise(polls))


def test_twenty_five_silent_pads_are_polled_in_half_the_allowed_time() -> None:
    assert 0.040 < max(cycles(PaperLine(UIDS))) < GOAL_S / 2


def test_twenty_five_busy_pads_are_heard_and_answered_in_time() -> None:
    assert max(cycles(PaperLine(UIDS, lambda _: Press("decline", 86_400_000)))) < GOAL_S


def test_a_few_pads_are_not_polled_without_pause() -> None:
    line = PaperLine(UIDS[:3])
    line.until(1.0)
    assert 70 <= len(line.polled()) <= 76


def test_every_device_gets_a_turn_before_any_device_gets_two() -> None:
    line = PaperLine(UIDS)
    line.until(1.0)
    polled = line.polled()
    assert polled[:50] == UIDS + UIDS


def test_the_line_is_silent_while_the_polled_device_may_answer() -> None:
    line = PaperLine(UIDS)
    assert isinstance(line.poller.next(0.0), Transmission)
    line.write(HORN)
    assert isinstance(line.poller.next(0.001), WaitUntil)
    line.poller.answered(UIDS[0], 0.003)
    talk = line.poller.next(0.003)
    assert isinstance(talk, Transmission)
    assert talk.raw.startswith(encode_line(HORN))


def test_signals_are_sent_first_and_together() -> None:
    line = PaperLine(UIDS)
    line.write(Frame("pad-01", 1, Got(5)), Frame("pad-02", 2, Took(6)), HORN, BELL)
    talk = line.poller.next(0.0)
    assert isinstance(talk, Transmission)
    said = [decode_line(one) for one in talk.raw.splitlines()]
    assert said[:2] == [HORN, BELL]
    assert [frame.message for frame in said[2:]] == [Got(5), Took(6), Poll()]


def test_a_signal_waits_no_longer_than_documented() -> None:
    """The signal comes at the worst moment: just after a full burst began, before a late and long answer."""
    assert PACE.longest_wait_s < 0.035
    line = PaperLine(UIDS)
    line.write(*(Frame(uid, 1, Took(999_999_999)) for uid in UIDS))
    talk = line.poller.next(0.0)
    assert isinstance(talk, Transmission)
    line.write(HORN)
    line.poller.bytes_received(talk.lasts_s + PACE.answer_s)
    end_s = 1.0
    for now_s in (n / 10_000 for n in count()):
        if isinstance(line.poller.next(now_s), Transmission):
            end_s = now_s
            break
    assert talk.lasts_s + PACE.answer_s < end_s <= PACE.longest_wait_s


def test_a_sound_that_waited_too_long_is_dropped_but_a_hush_is_not() -> None:
    line = PaperLine(UIDS)
    hush = Frame("horn-01", 3, Hush("cmd3", "bell"))
    line.write(HORN, hush)
    assert line.poller.dropped(2 * PACE.longest_wait_s) == []
    assert line.poller.dropped(2.1 * PACE.longest_wait_s) == [encode_line(HORN)]
    talk = line.poller.next(1.0)
    assert isinstance(talk, Transmission)
    assert decode_line(talk.raw.splitlines()[0]) == hush


def test_after_a_failed_write_the_hush_waits_again_and_the_sound_is_dropped() -> None:
    line = PaperLine([])
    hush = Frame("horn-01", 3, Hush("cmd3", "bell"))
    line.write(HORN, hush)
    talk = line.poller.next(0.0)
    assert isinstance(talk, Transmission)
    line.poller.not_sent(talk, 0.0)
    assert line.poller.dropped(0.0) == [encode_line(HORN)]
    assert line.poller.dropped(0.0) == []
    again = line.poller.next(1.0)
    assert isinstance(again, Transmission)
    assert again.raw == encode_line(hush)


def test_a_sound_for_a_device_that_went_away_is_dropped() -> None:
    line = PaperLine(["horn-01"])
    polls = 0
    for now_s in (n / 1000 for n in count()):
        if isinstance(line.poller.next(now_s), Transmission):
            polls += 1
            if polls == AWAY_AFTER:
                line.poller.enqueue(encode_line(HORN), now_s)
        if line.gone:
            assert line.poller.dropped(now_s) == [encode_line(HORN)]
            return


def test_a_hush_cancels_an_unsent_sound() -> None:
    line = PaperLine(UIDS)
    line.write(HORN, BELL, Frame("horn-01", 3, Hush("cmd3", "horn")))
    talk = line.poller.next(0.0)
    assert isinstance(talk, Transmission)
    assert [decode_line(one).message for one in talk.raw.splitlines()][:2] == [BELL.message, Hush("cmd3", "horn")]


def test_a_verdict_replaces_an_unsent_got() -> None:
    line = PaperLine(UIDS)
    line.write(Frame("pad-01", 1, Got(5)), Frame("pad-02", 2, Got(6)), Frame("pad-01", 3, Took(5)))
    talk = line.poller.next(0.0)
    assert isinstance(talk, Transmission)
    assert [decode_line(one).message for one in talk.raw.splitlines()] == [Got(6), Took(5), Poll()]


def test_waiting_lines_do_not_pile_up() -> None:
    line = PaperLine(UIDS)
    for number in range(1000):
        line.write(Frame("pad-01", number, Got(number)))
    talk = line.poller.next(0.0)
    assert isinstance(talk, Transmission)
    assert [decode_line(one).message for one in talk.raw.splitlines()] == [Got(999), Poll()]


def test_a_silent_device_is_polled_more_rarely_and_comes_back_by_itself() -> None:
    silent = True
    line = PaperLine(UIDS, lambda uid: None if silent and uid == "pad-07" else Idle())
    line.until(1.0)
    assert line.gone == [("pad-07", NotAnswering())]
    line.polled()
    line.until(11.0)
    assert 8 <= line.polled().count("pad-07") <= 11
    silent = False
    line.until(12.5)
    line.polled()
    line.until(13.5)
    assert line.polled().count("pad-07") > 5


def test_a_missing_table_hardly_delays_the_others() -> None:
    line = PaperLine(UIDS, lambda uid: None if uid in UIDS[:12] else Idle())
    line.until(3.0)
    line.polled()
    line.until(13.0)
    assert line.polled().count("pad-25") > 10 / GOAL_S
    assert {uid for uid, _ in line.gone} == set(UIDS[:12])


def test_garbled_answers_count_as_missing_and_name_the_cause() -> None:
    line = PaperLine(UIDS[:1], lambda _: None)
    for _ in range(AWAY_AFTER):
        assert isinstance(line.poller.next(line.now_s), Transmission)
        line.poller.garbled(line.now_s)
        line.now_s += AWAY_AGAIN_S
    assert line.gone == [("pad-01", AnswersGarbled())]


def test_a_device_that_speaks_out_of_turn_does_not_end_anothers_turn() -> None:
    line = PaperLine(UIDS)
    assert isinstance(line.poller.next(0.0), Transmission)
    line.poller.answered("pad-09", 0.002)
    assert isinstance(line.poller.next(0.004), WaitUntil)


def test_a_device_on_another_line_is_not_polled_on_this_one() -> None:
    line = PaperLine(UIDS[:2])
    line.poller.expect(["pad-02"])
    line.until(0.5)
    assert set(line.polled()) == {"pad-02"}
