"""The head table's bell sounds although its event waits behind others: for that alone the box is told of it."""

import pytest

from headtable.messages.devices import Health
from headtable.messages.inputs import Heard, Reflex
from headtable.messages.line import BellWaits, Got, Press, Who
from headtable.wire import Frame
from tests.box.in_memory import Hall, hello

RUNG = ["horn", "bell"]
REFLEX = Reflex("box", ("horn", "bell"))


@pytest.fixture
def hall() -> Hall:
    """One with no engine, whose pad has said its first roll and got no verdict."""
    hall = Hall().plug_in_everything()
    hall.passes(60)
    hall.press(1, Press("one"))
    hall.forget()
    return hall


def tell(hall: Hall, event: int = 4, age_ms: int = 0, newest: int = 4) -> None:
    """The head table's pad tells that its bell waits."""
    hall.press(newest, BellWaits(event, age_ms))


def presses(hall: Hall) -> list[tuple[int, Reflex | None]]:
    """The numbers of the events passed on, and what each has sounded."""
    return [(heard.seq, heard.reflex) for heard in hall.said(Heard) if isinstance(heard, Heard)]


def test_without_an_engine_it_rings_without_an_answer(hall: Hall) -> None:
    tell(hall)
    assert hall.sounded() == RUNG
    assert hall.pad.heard() == []
    assert presses(hall) == []


def test_without_a_broker_it_rings(hall: Hall) -> None:
    hall.engine_lives()
    hall.is_connected = False
    hall.box.on_disconnect()
    hall.forget()
    tell(hall)
    assert hall.sounded() == RUNG


@pytest.mark.parametrize("in_play", [True, False])
def test_with_an_engine_it_is_silent(hall: Hall, in_play: bool) -> None:  # noqa: FBT001 - pytest names it
    hall.engine_lives(in_play=in_play)
    tell(hall)
    assert hall.sounded() == []


def test_a_repeated_announcement_rings_if_the_engine_is_lost(hall: Hall) -> None:
    hall.engine_lives()
    tell(hall)
    hall.box.on_disconnect()
    hall.forget()
    tell(hall, age_ms=500)
    assert hall.sounded() == RUNG


def test_a_repeated_announcement_does_not_ring_again(hall: Hall) -> None:
    tell(hall)
    hall.sounded()
    hall.passes(60)
    tell(hall, age_ms=500)
    tell(hall, age_ms=1000, newest=5)
    assert hall.sounded() == []


def test_the_event_after_its_announcement_does_not_ring_and_is_reported_as_sounded(hall: Hall) -> None:
    tell(hall)
    hall.sounded()
    hall.passes(60)
    hall.engine_lives()
    for seq in (2, 3):
        hall.press(seq, Press("one"))
    hall.press(4, Press("bell", 1900))
    assert hall.sounded() == []
    assert presses(hall) == [(2, None), (3, None), (4, REFLEX)]
    assert hall.pad.heard() == [Got(2), Got(3), Got(4)]


def test_only_this_event_is_reported_as_sounded(hall: Hall) -> None:
    tell(hall)
    hall.press(4, Press("bell", 60))
    hall.press(5, Press("bell"))
    assert presses(hall) == [(4, REFLEX), (5, None)]


def test_after_the_event_has_come_its_announcement_is_ignored(hall: Hall) -> None:
    hall.engine_lives(in_play=False)
    hall.press(4, Press("bell"))
    hall.box.on_disconnect()
    hall.forget()
    tell(hall, age_ms=500)
    assert hall.sounded() == []


def test_the_next_press_rings_again(hall: Hall) -> None:
    tell(hall)
    hall.sounded()
    hall.passes(10)
    tell(hall, event=5, newest=5)
    assert hall.sounded() == RUNG


def test_repeated_presses_ring_once_per_gap(hall: Hall) -> None:
    for event in range(4, 14):
        tell(hall, event, newest=event)
    assert hall.sounded() == RUNG


@pytest.mark.parametrize(("age_ms", "rung"), [(2000, RUNG), (2001, [])])
def test_an_old_press_is_silent(hall: Hall, age_ms: int, rung: list[str]) -> None:
    tell(hall, age_ms=age_ms)
    assert hall.sounded() == rung


def test_an_announcement_that_waited_in_a_stalled_box_is_silent(hall: Hall) -> None:
    hall.now_s += 8
    tell(hall)
    assert hall.sounded() == []


def test_an_announcement_from_before_the_boxs_start_is_silent() -> None:
    hall = Hall().plug_in_everything()
    hall.passes(1)
    tell(hall, age_ms=1001)
    assert hall.sounded() == []
    tell(hall, age_ms=1000)
    assert hall.sounded() == RUNG


def test_a_pad_without_a_bell_and_a_signal_board_ring_nothing(hall: Hall) -> None:
    for uid, line in (("pad-02", hall.second_pad), ("horn-01", hall.board)):
        hall.box.line_received(line, Frame(uid, 4, BellWaits(4, 0)))
    assert hall.sounded() == []


def test_a_device_without_a_hello_is_asked_first(hall: Hall) -> None:
    hall.box.line_gone(hall.pad)
    tell(hall)
    assert hall.sounded() == []
    assert hall.pad.heard() == [Who()]
    hall.box.line_received(hall.pad, Frame("pad-01", 4, hello()))
    tell(hall, age_ms=30)
    assert hall.sounded() == RUNG


def test_a_second_device_of_this_name_rings_nothing(hall: Hall) -> None:
    hall.box.line_received(hall.second_pad, Frame("pad-01", 4, BellWaits(4, 0)))
    assert hall.sounded() == []


def test_a_restarted_pad_restarts_its_numbers(hall: Hall) -> None:
    tell(hall)
    hall.sounded()
    hall.passes(60)
    hall.box.line_received(hall.pad, Frame("pad-01", 0, hello(boot=2)))
    tell(hall)
    assert hall.sounded() == RUNG


def test_an_announcement_is_not_counted_as_an_event(hall: Hall) -> None:
    tell(hall)
    hall.passes(6)
    [health] = [said for said in hall.said(Health) if isinstance(said, Health) and said.uid == "pad-01"]
    assert (health.heard, health.repeated, health.late) == (1, 0, 0)


def test_a_stopping_box_sounds_nothing_more(hall: Hall) -> None:
    hall.box.stop()
    hall.forget()
    tell(hall)
    assert hall.sounded() == []
