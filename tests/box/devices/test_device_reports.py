"""A board's alarm about its signal is in the board's state until it is over."""

from __future__ import annotations

import pytest

from headtable.messages.devices import Birth
from headtable.messages.line import Alarm, FromDevice, Quiet, Sounding
from headtable.messages.troubles import AlarmReason, DeviceTrouble, SignalAlarm
from headtable.messages.words import Signal
from headtable.wire import Frame
from tests.box.in_memory import Hall, hello


def says(hall: Hall, *told: FromDevice) -> None:
    """The signal board says this."""
    for message in told:
        hall.box.line_received(hall.board, Frame("horn-01", 1, message))


def troubles(hall: Hall) -> list[DeviceTrouble | None]:
    """The troubles of the board that the box published since the last look."""
    return [birth.trouble for birth in hall.said(Birth) if isinstance(birth, Birth)]


@pytest.mark.parametrize("why", ["welded", "no-contact", "too-often", "not-allowed"])
def test_an_alarm_is_published_with_its_board(why: AlarmReason) -> None:
    hall = Hall().plug_in_everything()
    says(hall, Alarm("horn", why))
    assert troubles(hall) == [SignalAlarm("horn", why)]


def test_an_alarm_that_is_repeated_is_published_once() -> None:
    hall = Hall().plug_in_everything()
    says(hall, Alarm("horn", "welded"), Alarm("horn", "welded"))
    assert troubles(hall) == [SignalAlarm("horn", "welded")]


def test_a_refusal_is_over_when_its_own_signal_sounds() -> None:
    hall = Hall().plug_in_everything()
    says(hall, Alarm("horn", "not-allowed"), Sounding("n1", "bell"))
    assert troubles(hall) == [SignalAlarm("horn", "not-allowed")]
    says(hall, Sounding("n2", "horn"))
    assert troubles(hall) == [None]


def sounds(hall: Hall, nonce: str, seconds: float, *told: FromDevice) -> None:
    """The horn sounds for so long, while its board says this."""
    says(hall, Sounding(nonce, "horn"), *told)
    hall.passes(seconds)
    says(hall, Quiet(nonce, "horn"))


def test_a_horn_without_current_is_well_again_after_a_whole_sound_without_that_alarm() -> None:
    hall = Hall().plug_in_everything()
    sounds(hall, "n1", 1.0, Alarm("horn", "no-contact"))
    sounds(hall, "n2", 1.0, Alarm("horn", "no-contact"))
    assert troubles(hall) == [SignalAlarm("horn", "no-contact")]
    sounds(hall, "n3", 1.0)
    assert troubles(hall) == [None]
    assert hall.complaints[-1] == "horn-01: the horn has current again"


def test_a_chirp_does_not_show_that_a_horn_has_current_again() -> None:
    hall = Hall().plug_in_everything()
    sounds(hall, "n1", 1.0, Alarm("horn", "no-contact"))
    sounds(hall, "n2", 0.05)
    assert troubles(hall) == [SignalAlarm("horn", "no-contact")]


def test_a_horn_that_lost_its_current_again_is_told_again() -> None:
    hall = Hall().plug_in_everything()
    for _ in range(2):
        sounds(hall, "n1", 1.0, Alarm("horn", "no-contact"))
        sounds(hall, "n2", 1.0)
    assert [complaint.partition(": the horn")[2][:16] for complaint in hall.complaints[-4:]] == [
        ": it gets no cur",
        " has current aga",
    ] * 2


def test_a_weld_is_logged_though_its_board_has_had_another_alarm_before() -> None:
    hall = Hall().plug_in_everything()
    says(hall, Alarm("bell", "not-allowed"), Alarm("horn", "welded"))
    assert "relay’s contact stays closed" in hall.complaints[-1]


def test_a_weld_outlives_a_sound_and_a_later_alarm_about_the_same_signal() -> None:
    hall = Hall().plug_in_everything()
    says(hall, Alarm("horn", "welded"))
    sounds(hall, "n1", 1.0)
    says(hall, Alarm("horn", "no-contact"))
    assert troubles(hall) == [SignalAlarm("horn", "welded")]


def test_the_alarm_about_the_horn_is_shown_before_that_about_the_bell() -> None:
    hall = Hall().plug_in_everything()
    says(hall, Alarm("horn", "no-contact"), Alarm("bell", "too-often"), Sounding("n1", "bell"))
    assert troubles(hall) == [SignalAlarm("horn", "no-contact")]


def test_the_alarm_about_the_bell_is_shown_when_the_horn_has_sounded() -> None:
    hall = Hall().plug_in_everything()
    says(hall, Alarm("bell", "too-often"), Alarm("horn", "not-allowed"), Sounding("n1", "horn"))
    assert troubles(hall) == [
        SignalAlarm("bell", "too-often"),
        SignalAlarm("horn", "not-allowed"),
        SignalAlarm("bell", "too-often"),
    ]


@pytest.mark.parametrize(("welded", "other"), [("horn", "bell"), ("bell", "horn")])
def test_a_welded_relay_is_named_though_its_board_refuses_the_other_signal_for_it(
    welded: Signal, other: Signal
) -> None:
    """A board may answer each command after a weld with ``welded``, whichever signal the command is for."""
    hall = Hall().plug_in_everything()
    says(hall, Alarm(other, "no-contact"), Alarm(welded, "welded"), Alarm(other, "welded"), Alarm(welded, "welded"))
    assert troubles(hall) == [SignalAlarm(other, "no-contact"), SignalAlarm(welded, "welded")]


def test_an_alarm_outlives_a_hello_and_ends_with_a_restart() -> None:
    hall = Hall().plug_in_everything()
    says(hall, Alarm("horn", "welded"), hello())
    assert troubles(hall) == [SignalAlarm("horn", "welded")]
    says(hall, hello(boot=2))
    assert troubles(hall) == [None]


def test_an_alarm_outlives_a_line_that_goes_and_comes_back() -> None:
    hall = Hall().plug_in_everything()
    says(hall, Alarm("horn", "welded"))
    hall.box.line_gone(hall.board)
    hall.box.line_opened(hall.board)
    says(hall, hello())
    assert troubles(hall) == [SignalAlarm("horn", "welded")] * 3


def test_an_alarm_of_an_unknown_device_is_published_of_nobody() -> None:
    hall = Hall()
    says(hall, Alarm("horn", "welded"))
    assert troubles(hall) == []
