"""A maker's request reaches the device, or is refused with a reason."""

from __future__ import annotations

import pytest

from headtable.messages.devices import Adopt, Birth, FaceShown, Health, Identify, ShowFace
from headtable.messages.inputs import Heard
from headtable.messages.line import Blink, Calibrate, Calibrated, Counts, Got, Press
from headtable.wire import Frame
from tests.box.in_memory import Hall, MemoryLine, hello


@pytest.fixture
def hall() -> Hall:
    return Hall().plug_in_everything()


def wish(hall: Hall, message: Adopt | Identify | ShowFace) -> None:
    """Say it on the bus as it happens."""
    hall.box.on_message(message, "live")


def a_stranger(hall: Hall) -> MemoryLine:
    """A pad that nobody has written into headtable.toml says hello."""
    line = MemoryLine("tty-new")
    hall.box.line_opened(line)
    hall.box.line_received(line, Frame("pad-09", 0, hello()))
    hall.forget()
    line.heard()
    return line


def test_each_request_to_identify_a_device_makes_it_blink(hall: Hall) -> None:
    wish(hall, Identify("pad-02", 5))
    wish(hall, Identify("pad-02", 20))
    assert hall.second_pad.heard() == [Blink("b1", 5), Blink("b2", 20)]
    assert hall.pad.heard() == []


def test_an_unconfigured_device_blinks_too(hall: Hall) -> None:
    line = a_stranger(hall)
    wish(hall, Identify("pad-09", 5))
    assert line.heard() == [Blink("b1", 5)]


def test_a_missing_device_is_not_asked_to_blink(hall: Hall) -> None:
    wish(hall, Identify("pad-77", 5))
    assert [*hall.pad.heard(), *hall.second_pad.heard(), *hall.board.heard()] == []


def test_a_retained_request_is_ignored(hall: Hall) -> None:
    line = a_stranger(hall)
    hall.box.on_message(Identify("pad-09", 5), "retained")
    hall.box.on_message(Adopt("pad-09", "box", 3), "retained")
    assert line.heard() == []
    assert hall.said(Birth) == []


def test_an_adopted_device_counts_from_its_next_press(hall: Hall) -> None:
    line = a_stranger(hall)
    hall.box.line_received(line, Frame("pad-09", 1, Press("two")))
    assert hall.said(Heard) == []
    wish(hall, Adopt("pad-09", "box", 3))
    assert [(birth.uid, birth.table) for birth in hall.said(Birth) if isinstance(birth, Birth)] == [("pad-09", 3)]
    hall.box.line_received(line, Frame("pad-09", 1, Press("two")))
    assert hall.said(Heard) == [Heard("pad-09", "1", 1, Press("two"), 3)]
    assert line.heard() == [Got(1)]


def test_a_pad_moves_to_another_table(hall: Hall) -> None:
    wish(hall, Adopt("pad-01", "box", 4))
    hall.press(1, Press("two"))
    assert hall.said(Heard) == [Heard("pad-01", "1", 1, Press("two"), 4)]


def test_an_absent_device_can_be_adopted_in_advance(hall: Hall) -> None:
    wish(hall, Adopt("pad-09", "box", 3))
    line = MemoryLine("tty-new")
    hall.box.line_received(line, Frame("pad-09", 0, hello()))
    assert [birth.table for birth in hall.said(Birth) if isinstance(birth, Birth)] == [3]


def test_another_boxs_device_is_not_adopted_here(hall: Hall) -> None:
    wish(hall, Adopt("pad-01", "far-box", 4))
    hall.press(1, Press("two"))
    assert hall.said(Heard) == [Heard("pad-01", "1", 1, Press("two"), 1)]


@pytest.mark.parametrize(
    ("refused", "why"),
    [
        (Adopt("horn-01", "box", 2), "drives a signal"),
        (Adopt("all", "box", 2), "what all devices hear"),
        (Adopt("pad-02", "box", 2, bell=True), "only the head table"),
    ],
)
def test_a_device_that_the_file_cannot_hold_is_not_adopted(hall: Hall, refused: Adopt, why: str) -> None:
    wish(hall, refused)
    assert hall.said(Birth) == []
    assert why in hall.complaints[-1]


def test_a_devices_counts_are_published_with_its_health(hall: Hall) -> None:
    hall.box.line_received(hall.pad, Frame("pad-01", 0, Counts(41, 2, 1)))
    hall.box.heartbeat()
    [health] = [one for one in hall.said(Health) if isinstance(one, Health) and one.uid == "pad-01"]
    assert (health.bounces, health.misread, health.dropped) == (41, 2, 1)


def test_a_delayed_press_is_counted_late_once(hall: Hall) -> None:
    hall.press(1, Press("two", 2000))
    hall.press(2, Press("two", 2001))
    hall.press(2, Press("two", 2501))
    hall.box.heartbeat()
    [health] = [one for one in hall.said(Health) if isinstance(one, Health) and one.uid == "pad-01"]
    assert (health.heard, health.repeated, health.late) == (3, 1, 1)


def test_a_restarted_device_restarts_its_counts(hall: Hall) -> None:
    hall.box.line_received(hall.pad, Frame("pad-01", 0, Counts(41, 2, 1)))
    hall.box.line_received(hall.pad, Frame("pad-01", 0, hello(boot=2)))
    hall.box.heartbeat()
    [health] = [one for one in hall.said(Health) if isinstance(one, Health) and one.uid == "pad-01"]
    assert (health.bounces, health.resets) == (0, 1)


def test_a_calibration_step_is_sent_to_the_reader_and_its_answer_is_reported(hall: Hall) -> None:
    wish(hall, ShowFace("pad-02", "c1", 1, 6))
    assert hall.second_pad.heard() == [Calibrate("c1", 1, 6)]
    hall.box.line_received(hall.second_pad, Frame("pad-02", 0, Calibrated("c1", 1, 6, "noted")))
    assert hall.said(FaceShown) == [FaceShown("pad-02", "c1", 1, 6, "noted")]


def test_no_die_is_calibrated_while_a_round_is_in_play(hall: Hall) -> None:
    hall.engine_lives(in_play=True)
    wish(hall, ShowFace("pad-02", "c1", 1, 6))
    assert hall.said(FaceShown) == [FaceShown("pad-02", "c1", 1, 6, "in-play")]
    assert not [heard for heard in hall.second_pad.heard() if isinstance(heard, Calibrate)]
    hall.engine_lives(in_play=False)
    wish(hall, ShowFace("pad-02", "c2", 1, 6))
    assert [heard for heard in hall.second_pad.heard() if isinstance(heard, Calibrate)] == [Calibrate("c2", 1, 6)]
