"""Which devices are on the lines, and whose events are passed on."""

import pytest

from headtable.box.devices.line_health import HEALTH_EVERY_S
from headtable.errors import Garbled
from headtable.messages.devices import Birth, Health
from headtable.messages.inputs import Ack, Dated, Heard
from headtable.messages.line import Dice, DieEach, Event, Got, Hello, Idle, Press, Refused, Took, Who
from headtable.messages.refusals.former import FormerRefusal
from headtable.messages.rooms import (
    EngineState,
)
from headtable.messages.troubles import SharedUid
from headtable.wire import Frame
from tests.box.in_memory import Hall, MemoryLine, hello


@pytest.fixture
def hall() -> Hall:
    return Hall().plug_in_everything()


def test_a_new_line_is_asked_for_its_devices() -> None:
    hall = Hall()
    hall.box.line_opened(hall.pad)
    assert hall.pad.heard() == [Who()]


def test_a_pad_that_says_hello_is_born_at_its_table() -> None:
    hall = Hall()
    hall.box.line_received(hall.pad, Frame("pad-02", 0, hello(boot=7)))
    assert hall.said(Birth) == [Birth("pad-02", "box", "pad", "1.0", "7", "buttons", online=True, table=2)]


def test_a_second_hello_tells_nothing_new(hall: Hall) -> None:
    hall.box.line_received(hall.pad, Frame("pad-01", 0, hello()))
    assert hall.said(Birth) == []


def test_every_kind_of_event_is_passed_on_with_its_table(hall: Hall) -> None:
    events: tuple[Event, ...] = (Press("two", 15), Dice((1, 2, 3), 0), DieEach(4, 5, 1))
    for seq, event in enumerate(events, start=1):
        hall.box.line_received(hall.second_pad, Frame("pad-02", seq, event))
    assert hall.said(Heard) == [Heard("pad-02", "1", seq, event, 2) for seq, event in enumerate(events, start=1)]
    assert hall.second_pad.heard() == [Got(1), Got(2), Got(3)]


def test_a_repeated_event_is_passed_on_again_and_counted(hall: Hall) -> None:
    hall.press(1, Press("two"))
    hall.press(1, Press("two", 500))
    assert len(hall.said(Heard)) == 2
    hall.box.heartbeat()
    assert Health("pad-01", heard=2, repeated=1, heard_ms=1_000_000) in hall.said(Health)


def test_without_a_broker_the_pad_keeps_its_event(hall: Hall) -> None:
    hall.is_connected = False
    hall.press(1, Press("two"))
    assert hall.pad.heard() == []


def test_the_verdict_reaches_the_pad(hall: Hall) -> None:
    hall.box.on_message(Ack("pad-01", "1", 4, accepted=True, entry=9), "live")
    refused = Ack("pad-01", "1", 5, accepted=False, entry=10, why=FormerRefusal("the round is over"))
    hall.box.on_message(refused, "live")
    assert hall.pad.heard() == [Took(4), Refused(5, "the round is over")]


def test_a_refusal_is_cut_to_the_length_that_a_pad_can_show(hall: Hall) -> None:
    why = "Zoë’s $5 * 3: " + "a long story " * 10
    hall.box.on_message(Ack("pad-01", "1", 5, accepted=False, entry=10, why=FormerRefusal(why)), "live")
    [refused] = hall.pad.heard()
    assert refused == Refused(5, "Zo?'s .5 . 3: a long story a long st")


def test_a_verdict_for_an_earlier_life_of_the_pad_is_not_passed_on(hall: Hall) -> None:
    hall.box.line_received(hall.pad, Frame("pad-01", 0, hello(boot=2)))
    hall.forget()
    hall.box.on_message(Ack("pad-01", "1", 4, accepted=True, entry=9), "live")
    assert hall.pad.heard() == []


def test_a_verdict_for_another_device_is_not_passed_on(hall: Hall) -> None:
    hall.box.on_message(Ack("host-1", "1", 4, accepted=True, entry=9), "live")
    assert [*hall.pad.heard(), *hall.second_pad.heard(), *hall.board.heard()] == []


def test_the_verdict_for_a_phone_with_the_uid_of_a_pad_is_not_passed_on(hall: Hall) -> None:
    hall.box.on_message(Ack("pad-01", "1", 4, accepted=True, entry=9, role="phone"), "live")
    assert hall.pad.heard() == []


def test_an_event_before_the_hello_makes_the_box_ask_for_a_hello(hall: Hall) -> None:
    fresh = Hall()
    fresh.press(1)
    assert fresh.pad.heard() == [Who()]
    assert fresh.said(Heard) == []


def test_a_pad_that_counts_backwards_must_say_hello_first(hall: Hall) -> None:
    hall.press(5, Press("two"))
    hall.forget()
    hall.press(1, Press("two"))
    assert hall.pad.heard() == [Who()]
    assert hall.said(Heard) == []
    hall.box.line_received(hall.pad, Frame("pad-01", 0, hello(boot=2)))
    hall.press(1, Press("two"))
    assert hall.said(Heard) == [Heard("pad-01", "2", 1, Press("two"), 1)]


def test_a_restart_of_a_pad_is_counted(hall: Hall) -> None:
    hall.box.line_received(hall.pad, Frame("pad-01", 0, hello(boot=2)))
    hall.box.heartbeat()
    assert Health("pad-01", resets=1, heard_ms=1_000_000) in hall.said(Health)


def test_an_unknown_pad_is_shown_but_not_listened_to() -> None:
    hall = Hall()
    hall.box.line_received(hall.pad, Frame("pad-77", 0, hello()))
    [birth] = hall.said(Birth)
    assert isinstance(birth, Birth)
    assert birth.table is None
    for seq in range(1, 6):
        hall.press(seq, uid="pad-77")
    assert hall.said(Heard) == []
    assert hall.pad.heard() == []
    assert len([complaint for complaint in hall.complaints if "pad-77" in complaint]) == 1
    assert "headtable devices adopt pad-77 --table N" in hall.complaints[0]


def test_invented_names_do_not_fill_the_memory(hall: Hall) -> None:
    for n in range(500):
        hall.box.line_received(hall.pad, Frame(f"x{n}", 0, hello()))
    assert len(hall.said(Birth)) < 100
    assert any("too many unknown devices" in complaint for complaint in hall.complaints)


def test_a_pad_with_another_protocol_is_not_listened_to() -> None:
    hall = Hall()
    hall.box.line_received(hall.pad, Frame("pad-01", 0, hello(protocol=2)))
    hall.press(1)
    assert hall.said(Heard) == []
    assert hall.pad.heard() == []
    assert "protocol 2, not 1" in hall.complaints[0]


def test_a_signal_board_that_presses_buttons_is_not_listened_to(hall: Hall) -> None:
    hall.box.line_received(hall.board, Frame("horn-01", 1, Press("bell")))
    assert hall.said(Heard) == []
    assert hall.sounded() == []


def test_of_two_pads_with_one_name_the_first_is_heard_until_it_goes(hall: Hall) -> None:
    twin = MemoryLine("tty-twin")
    hall.box.line_opened(twin)
    hall.box.line_received(twin, Frame("pad-01", 0, hello(boot=5)))
    hall.box.line_received(twin, Frame("pad-01", 1, Press("bell")))
    assert hall.said(Heard) == []
    [birth] = [said for said in hall.said(Birth) if isinstance(said, Birth)]
    assert (birth.boot, birth.online) == ("1", True)
    assert birth.trouble == SharedUid("tty-pad", "tty-twin")
    assert hall.sounded() == []
    assert any("two devices have this UID" in complaint for complaint in hall.complaints)
    hall.press(1)
    assert len(hall.said(Heard)) == 1

    twin.heard()
    hall.box.line_gone(hall.pad)
    assert twin.heard() == [Who()]
    hall.box.line_received(twin, Frame("pad-01", 1, Press("two")))
    assert twin.heard() == [Who()]
    hall.forget()
    hall.box.line_received(twin, Frame("pad-01", 0, hello(boot=5)))
    hall.box.line_received(twin, Frame("pad-01", 1, Press("two")))
    assert hall.said(Heard) == [Heard("pad-01", "5", 1, Press("two"), 1)]


def test_the_pads_of_a_closed_line_are_shown_as_gone(hall: Hall) -> None:
    hall.box.line_gone(hall.pad)
    [birth] = hall.said(Birth)
    assert isinstance(birth, Birth)
    assert (birth.uid, birth.online) == ("pad-01", False)


def test_a_stopping_box_shows_all_its_devices_as_gone(hall: Hall) -> None:
    hall.box.stop()
    births = [birth for birth in hall.said(Birth) if isinstance(birth, Birth)]
    assert [(birth.uid, birth.online) for birth in births] == [
        ("pad-01", False),
        ("pad-02", False),
        ("horn-01", False),
    ]


def test_garbage_is_counted_for_its_line_and_reported_once(hall: Hall) -> None:
    for _ in range(9):
        hall.box.garbage_received(hall.pad, Garbled("line-malformed", line="xyz"))
    hall.box.heartbeat()
    assert Health("pad-01", garbled=9, heard_ms=1_000_000) in hall.said(Health)
    assert len(hall.complaints) == 1


def test_health_is_published_when_it_changed_and_not_too_often(hall: Hall) -> None:
    hall.box.heartbeat()
    hall.said(Health)
    hall.press(1, Press("two"))
    hall.box.heartbeat()
    assert hall.said(Health) == []
    hall.now_s += HEALTH_EVERY_S
    hall.box.heartbeat()
    assert hall.said(Health) == [Health("pad-01", heard=1, heard_ms=1_000_000)]
    hall.now_s += HEALTH_EVERY_S
    hall.box.heartbeat()
    assert hall.said(Health) == []


def test_a_device_that_sends_a_boxs_messages_is_reported(hall: Hall) -> None:
    hall.box.line_received(hall.pad, Frame("pad-01", 0, Idle()))
    assert hall.complaints == []
    hall.box.line_received(hall.pad, Frame("pad-01", 0, Got(1)))
    assert "two boxes" in hall.complaints[0]


def test_a_hello_describes_the_device() -> None:
    hall = Hall()
    hall.box.line_received(hall.pad, Frame("pad-01", 0, Hello(1, "2.1", "dice", 12, "BEEF", "dice+leds")))
    assert hall.said(Birth) == [Birth("pad-01", "box", "dice", "2.1", "12", "dice+leds", online=True, table=1)]


def test_a_devices_event_is_dated_by_the_engines_clock_each_time_it_is_passed_on(hall: Hall) -> None:
    hall.box.on_message(EngineState("engine1", "online", clock_ms=90_000), "live")
    for waited_s in (0.25, 0.5):
        hall.now_s += waited_s
        hall.press(1, Press("two"))
    assert [heard.date for heard in hall.said(Heard) if isinstance(heard, Heard)] == [
        Dated("engine1", 90_250),
        Dated("engine1", 90_750),
    ]
