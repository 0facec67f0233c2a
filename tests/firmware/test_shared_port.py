"""A device's end of an RS-485 line, under real MicroPython: it hears its own lines, and never answers late."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from headtable.errors import Garbled
from headtable.messages.line import Poll, Took, Who
from headtable.wire import Frame, decode_line, encode_line
from tests.firmware.micropython import run
from tools.docs.samples import LINES

POLL = encode_line(Frame("pad-01", 7, Poll()))
TOOK = encode_line(Frame("pad-01", 8, Took(3)))
FOREIGN = encode_line(Frame("pad-02", 7, Poll()))
ANSWER = "$pad-01 3 idle*0000\n"
FRESH_US, OLD_US = 11_000, 13_000
MOST_BYTES_A_GULP = 96  # of the heap, on a computer of 64 bits
MOST_CALLS_A_GULP = 16

Happens = list[list[Any]]


def played(*happens: list[Any]) -> dict[str, Any]:
    """What a port for pad-01 gives and says."""
    told: dict[str, Any] = json.loads(run("judge_shared_port.py", stdin=json.dumps(happens), heap="1m"))
    told["given"] = [bytes.fromhex(line) for line in told["given"]]
    return told


def come(*lines: bytes) -> list[Any]:
    """These bytes have come."""
    return ["come", b"".join(lines).hex()]


LOOK, ANSWERS = ["look"], ["answer", ANSWER]


def test_the_port_returns_lines_to_this_device_and_to_everyone() -> None:
    who = encode_line(Frame("all", 1, Who()))
    assert played(come(FOREIGN, TOOK, FOREIGN, who, FOREIGN), LOOK)["given"] == [TOOK[:-1], who[:-1]]


def test_a_uid_that_only_begins_with_its_own_is_another_one() -> None:
    other = encode_line(Frame("pad-011", 1, Took(3)))
    assert played(come(other), LOOK)["given"] == []


def test_the_port_answers_a_poll() -> None:
    told = played(LOOK, come(POLL), LOOK, ANSWERS)
    assert told["given"] == [POLL[:-1]]
    assert told["said"] == [ANSWER]
    assert told["sent"] == [True]


def test_the_port_answers_a_poll_once() -> None:
    told = played(LOOK, come(POLL), LOOK, ANSWERS, ANSWERS)
    assert told["said"] == [ANSWER]
    assert told["sent"] == [True, False]


def test_the_port_says_nothing_without_a_poll() -> None:
    told = played(LOOK, come(TOOK), LOOK, ANSWERS)
    assert told["said"] == []
    assert told["sent"] == [False]


def test_the_port_answers_a_poll_of_at_most_twelve_milliseconds() -> None:
    assert played(LOOK, ["pass", FRESH_US], come(POLL), LOOK, ANSWERS)["said"] == [ANSWER]


def test_a_poll_that_may_be_older_is_dropped_but_not_the_lines_with_it() -> None:
    """It looked 13 ms ago: nobody knows how long ago the poll was out, and the box may have gone on."""
    assert played(LOOK, ["pass", OLD_US], come(TOOK, POLL), LOOK)["given"] == [TOOK[:-1]]


def test_a_poll_followed_by_another_devices_line_is_dropped() -> None:
    assert played(LOOK, come(POLL, FOREIGN), LOOK)["given"] == []


def test_a_poll_followed_by_the_start_of_another_line_is_dropped() -> None:
    assert played(LOOK, come(POLL, FOREIGN[:2]), LOOK)["given"] == []


def test_noise_after_a_poll_does_not_count_as_a_device() -> None:
    assert played(LOOK, come(POLL, b"\x00\xff"), LOOK, ANSWERS)["said"] == [ANSWER]


def test_an_answer_that_takes_too_long_is_not_sent() -> None:
    told = played(LOOK, come(POLL), LOOK, ["pass", OLD_US], ANSWERS)
    assert told["said"] == []
    assert told["sent"] == [False]


def test_an_answer_is_not_sent_if_another_device_speaks_meanwhile() -> None:
    told = played(LOOK, come(POLL), LOOK, come(FOREIGN[:3]), ANSWERS)
    assert told["said"] == []
    assert told["sent"] == [False]


def test_an_answer_is_not_sent_if_another_device_begins_at_the_same_moment() -> None:
    told = played(LOOK, come(POLL), LOOK, ["occupied", True], ANSWERS, ["occupied", False], ANSWERS)
    assert told["said"] == []
    assert told["sent"] == [False, False]


def test_an_unsent_answer_is_not_sent_later() -> None:
    late = ["answer", "$pad-01 2 idle*0000\n"]
    told = played(LOOK, come(POLL), LOOK, ["pass", OLD_US], late, LOOK, come(POLL), LOOK, ANSWERS)
    assert told["said"] == [ANSWER]
    assert told["sent"] == [False, True]


def test_a_burst_longer_than_one_read_arrives_complete() -> None:
    foreign = [FOREIGN] * 60
    assert played(come(*foreign, TOOK, *foreign, POLL), LOOK)["given"] == [TOOK[:-1], POLL[:-1]]


def test_bytes_waiting_for_more_than_one_read_count_as_old() -> None:
    """The second gulp holds what came before the first look, and not after it."""
    told = played(LOOK, ["pass", OLD_US], come(*[FOREIGN] * 60, POLL), LOOK)
    assert told["given"] == []


@pytest.mark.parametrize("seed", range(4))
def test_the_port_finds_its_lines_in_noise_in_any_fragments(seed: int) -> None:
    chance = random.Random(seed)
    raw = b"".join(_line(chance) for _ in range(300)) + b"\n"
    ended = [line[max(line.rfind(b"$"), 0) :] + b"\n" for line in raw.split(b"\n")]  # a line starts anew at every $
    ours = [line for line in ended if line.startswith((b"$pad-01 ", b"$all ")) and _is_good(line)]
    happens: Happens = []
    while raw:
        size = chance.choice((1, 3, 17, 60, 200, 700))
        happens += [come(raw[:size]), LOOK]
        raw = raw[size:]
    given = [line + b"\n" for line in played(*happens)["given"]]
    assert [line for line in given if _is_good(line)] == ours
    assert len(ours) > 30


def _line(chance: random.Random) -> bytes:
    """A line to somebody, or what is left of one, or noise."""
    uid = chance.choice(("pad-01", "pad-01", "all", "pad-011", "pad-02", "horn-01"))
    message = chance.choice([frame.message for frame in LINES if not isinstance(frame.message, Poll)])
    line = encode_line(Frame(uid, chance.randrange(1000), message))
    match chance.randrange(8):
        case 0:
            return line[: chance.randrange(len(line))]
        case 1:
            return line[chance.randrange(len(line)) :]
        case 2:
            return bytes(chance.randrange(256) for _ in range(chance.randrange(150)))
        case _:
            return line


def _is_good(line: bytes) -> bool:
    try:
        decode_line(line)
    except Garbled:
        return False
    return True


def test_lines_of_other_devices_cost_neither_python_time_nor_memory() -> None:
    """A gulp costs what it costs, whether two lines of others are in it or sixteen."""
    costs = played()["costs"]
    assert {cost["calls"] for cost in costs.values()} == {costs["2"]["calls"]}
    assert costs["2"]["calls"] <= MOST_CALLS_A_GULP
    assert {cost["bytes"] for cost in costs.values()} == {costs["2"]["bytes"]}
    assert costs["2"]["bytes"] <= MOST_BYTES_A_GULP
