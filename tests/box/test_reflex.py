"""The head table's bell sounds at once, with nobody asked."""

from datetime import time

import pytest
from msgspec.structs import replace

from headtable.messages.inputs import Dated, Heard, Reflex
from headtable.messages.line import Got, Press, Sound
from headtable.wire import Frame
from tests.box.in_memory import BELL, HORN, SETTINGS, Hall, hello


@pytest.fixture
def hall() -> Hall:
    hall = Hall().plug_in_everything()
    hall.engine_lives(in_play=True)
    hall.forget()
    return hall


NOW = Dated("engine1", 0)


def the_press(hall: Hall) -> Heard:
    [heard] = hall.said(Heard)
    assert isinstance(heard, Heard)
    return heard


def test_a_press_in_play_rings_bell_and_horn_and_is_reported_as_sounded(hall: Hall) -> None:
    hall.press(1)
    assert [(sound.signal, sound.pattern_ms) for sound in hall.board.heard() if isinstance(sound, Sound)] == [
        ("horn", (1000,)),
        ("bell", (100, 100, 100)),
    ]
    assert the_press(hall) == Heard("pad-01", "1", 1, Press("bell"), 1, Reflex("box", ("horn", "bell")), NOW)
    assert hall.pad.heard() == [Got(1)]


def test_between_rounds_the_engine_decides(hall: Hall) -> None:
    hall.engine_lives(in_play=False)
    hall.press(1)
    assert hall.sounded() == []
    assert not the_press(hall).reflex


def test_without_an_engine_the_bell_still_works(hall: Hall) -> None:
    hall.engine_lives(in_play=False)
    hall.passes(3.5)
    hall.press(1)
    assert hall.sounded() == ["horn", "bell"]


def test_a_box_that_never_heard_an_engine_rings() -> None:
    hall = Hall().plug_in_everything()
    hall.press(1)
    assert hall.sounded() == ["horn", "bell"]


def test_without_a_broker_it_rings_and_the_pad_keeps_the_press(hall: Hall) -> None:
    hall.is_connected = False
    hall.box.on_disconnect()
    hall.forget()
    hall.press(1)
    assert hall.sounded() == ["horn", "bell"]
    assert hall.pad.heard() == []
    hall.is_connected = True
    hall.press(1, Press("bell", 900))
    assert the_press(hall).reflex
    assert hall.pad.heard() == [Got(1)]
    assert hall.sounded() == []


def test_a_repeated_press_does_not_ring_again_and_stays_sounded(hall: Hall) -> None:
    hall.press(1)
    hall.sounded()
    hall.said(Heard)
    hall.passes(60)
    hall.press(1)
    assert hall.sounded() == []
    assert the_press(hall).reflex


def test_a_press_that_did_not_ring_does_not_ring_when_repeated(hall: Hall) -> None:
    hall.engine_lives(in_play=False)
    hall.press(1)
    hall.engine_lives(in_play=True)
    hall.press(1, Press("bell", 500))
    assert hall.sounded() == []


def test_a_press_from_before_the_boxs_start_does_not_ring(hall: Hall) -> None:
    hall.passes(0.6)
    hall.press(1, Press("bell", 1400))
    assert hall.sounded() == []
    hall.press(2, Press("bell", 300))
    assert hall.sounded() == ["horn", "bell"]


def test_a_press_that_a_lost_engine_did_not_hear_rings_when_repeated(hall: Hall) -> None:
    hall.passes(1)
    hall.engine_lives(in_play=False)
    hall.press(1)
    hall.box.on_disconnect()
    hall.forget()
    hall.press(1, Press("bell", 500))
    assert hall.sounded() == ["horn", "bell"]
    assert the_press(hall).reflex


def test_a_press_is_remembered_while_the_pad_is_unplugged(hall: Hall) -> None:
    hall.press(1)
    hall.box.line_gone(hall.pad)
    hall.box.line_opened(hall.pad)
    hall.box.line_received(hall.pad, Frame("pad-01", 0, hello()))
    hall.forget()
    hall.passes(60)
    hall.engine_lives()
    hall.press(1)
    assert hall.sounded() == []
    assert the_press(hall).reflex


def test_a_restarted_pad_restarts_its_numbers(hall: Hall) -> None:
    hall.press(1)
    hall.sounded()
    hall.passes(60)
    hall.engine_lives()
    hall.box.line_received(hall.pad, Frame("pad-01", 0, hello(boot=2)))
    hall.press(1)
    assert hall.sounded() == ["horn", "bell"]


def test_a_press_older_than_two_seconds_is_passed_on_in_silence(hall: Hall) -> None:
    hall.press(1, Press("bell", 2001))
    assert hall.sounded() == []
    assert not the_press(hall).reflex


def test_a_press_that_waited_in_a_stalled_box_is_silent_and_has_its_true_age(hall: Hall) -> None:
    hall.now_s += 8
    hall.press(1)
    assert hall.sounded() == []
    assert the_press(hall).said == Press("bell", 8000)


def test_a_press_that_waited_stays_silent_if_the_late_heartbeat_came_first(hall: Hall) -> None:
    hall.now_s += 8
    hall.box.heartbeat()
    hall.press(1, Press("bell", 20))
    assert hall.sounded() == []
    assert the_press(hall).said == Press("bell", 8020)


def test_a_press_sounds_again_after_the_next_heartbeat(hall: Hall) -> None:
    hall.now_s += 8
    hall.passes(2)
    hall.press(1)
    assert hall.sounded() == ["horn", "bell"]


def test_only_the_bell_button_has_the_reflex(hall: Hall) -> None:
    hall.press(1, Press("bunco"))
    assert hall.sounded() == []


def test_only_the_head_tables_pad_has_the_reflex(hall: Hall) -> None:
    hall.box.line_received(hall.second_pad, Frame("pad-02", 1, Press("bell")))
    assert hall.sounded() == []
    assert not the_press(hall).reflex


def test_repeated_presses_ring_once_per_gap(hall: Hall) -> None:
    for seq in range(1, 11):
        hall.press(seq)
    assert hall.sounded() == ["horn", "bell"]
    assert [bool(heard.reflex) for heard in hall.said(Heard) if isinstance(heard, Heard)] == [True] + [False] * 9


def test_the_bell_rings_while_the_horn_is_muted() -> None:
    hall = Hall(replace(SETTINGS, signals=(BELL, replace(HORN, muted=True)))).plug_in_everything()
    hall.press(1)
    assert hall.sounded() == ["bell"]
    assert the_press(hall).reflex == Reflex("box", ("bell",))


def test_in_quiet_hours_a_press_is_passed_on_in_silence() -> None:
    hall = Hall(replace(SETTINGS, quiet_from="22:00", quiet_to="07:00")).plug_in_everything()
    hall.time_of_day = time(22, 30)
    hall.press(1)
    assert hall.sounded() == []
    assert not the_press(hall).reflex


def test_without_a_signal_board_no_sound_is_kept_for_later(hall: Hall) -> None:
    hall.box.line_gone(hall.board)
    hall.press(1)
    assert not the_press(hall).reflex
    hall.box.line_opened(hall.board)
    hall.box.line_received(hall.board, Frame("horn-01", 0, hello()))
    assert hall.sounded() == []


def test_on_a_full_line_nothing_is_reported_as_sounded(hall: Hall) -> None:
    hall.board.is_full = True
    hall.press(1)
    assert not the_press(hall).reflex


def test_a_stopping_box_sounds_nothing_more(hall: Hall) -> None:
    hall.box.stop()
    hall.forget()
    hall.press(1)
    assert hall.sounded() == []
