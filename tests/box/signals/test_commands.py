"""The box's handling of the engine's commands, and the times when it silences its signals."""

from datetime import time

import pytest
from msgspec.structs import replace

from headtable.box.subscriptions import commands, listens_to
from headtable.errors import BadConfig
from headtable.messages.devices import Birth
from headtable.messages.line import Hush, Quiet, Sound, Sounding, Who
from headtable.messages.mqtt import MqttMessage
from headtable.messages.rooms import (
    BoxState,
    EngineState,
)
from headtable.messages.silence_reasons import (
    AlreadySounded,
    BoardMissing,
    CommandExpired,
    CommandFromFuture,
    CommandRetained,
    InQuietHours,
    NoLivingEngine,
    NoSuchSignal,
    OtherEngine,
    OtherLease,
    OtherRound,
    Resting,
    StillSounding,
    Untrusted,
)
from headtable.messages.sound_commands import SignalResult, SignalState
from headtable.messages.words import Delivery, Message
from headtable.wire import Frame
from tests.box.in_memory import BELL, HORN, SETTINGS, Hall, everything, hello

HUSHED = ["horn", "bell"]


@pytest.fixture
def hall() -> Hall:
    hall = Hall().plug_in_everything()
    hall.engine_lives()
    hall.forget()
    return hall


def obey(hall: Hall, command: MqttMessage, *, delivery: Delivery = "live") -> SignalResult:
    hall.box.on_message(command, delivery)
    [result] = hall.said(SignalResult)
    assert isinstance(result, SignalResult)
    return result


def hushed(hall: Hall) -> list[str]:
    return [message.signal for message in hall.board.heard() if isinstance(message, Hush)]


def test_a_good_command_sounds_the_signals_own_pattern(hall: Hall) -> None:
    assert obey(hall, hall.command()) == SignalResult("cmd1", "horn", "box", sounded=True)
    assert hall.board.heard() == [Sound("cmd1", "horn", (1000,))]


def test_a_retained_command_is_refused(hall: Hall) -> None:
    result = obey(hall, hall.command(), delivery="retained")
    assert result == SignalResult("cmd1", "horn", "box", sounded=False, why=CommandRetained())
    assert hall.sounded() == []


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"sent_ms": 1_000_000 - 2001}, CommandExpired(2001, 2000)),
        ({"sent_ms": 1_000_000 + 500}, CommandFromFuture(500)),
        ({"engine": "engine0"}, OtherEngine("engine0", "engine1")),
        ({"round": "1.0"}, OtherRound("1.0", "1.1")),
        ({"lease": "word0"}, OtherLease()),
    ],
)
def test_a_command_that_lacks_a_condition_is_refused_with_its_reason(
    hall: Hall, wrong: dict[str, object], why: Untrusted
) -> None:
    result = obey(hall, hall.command(**wrong))
    assert not result.sounded
    assert result.why == why
    assert hall.sounded() == []


def test_a_command_delivered_twice_sounds_once(hall: Hall) -> None:
    obey(hall, hall.command())
    hall.now_s += 1.9
    again = obey(hall, hall.command(sent_ms=1_000_000))
    assert again.why == AlreadySounded("cmd1")
    assert hall.sounded() == ["horn"]


def test_a_signal_rests_from_its_end_before_the_next_command(hall: Hall) -> None:
    obey(hall, hall.command())
    hall.now_s += 0.9
    assert obey(hall, hall.command(id="cmd2")).why == StillSounding()
    hall.now_s += 3.0
    hall.engine_lives()
    assert isinstance(obey(hall, hall.command(id="cmd3")).why, Resting)
    hall.now_s += 0.1
    assert obey(hall, hall.command(id="cmd4")).sounded


def test_bell_and_horn_rest_independently(hall: Hall) -> None:
    assert obey(hall, hall.command(signal="bell")).sounded
    assert obey(hall, hall.command(signal="horn")).sounded


def test_in_quiet_hours_a_command_is_refused() -> None:
    hall = Hall(replace(SETTINGS, quiet_from="22:00", quiet_to="07:00")).plug_in_everything()
    hall.engine_lives()
    hall.time_of_day = time(6, 59)
    assert obey(hall, hall.command()).why == InQuietHours("22:00", "07:00")
    hall.time_of_day = time(7, 0)
    assert obey(hall, hall.command()).sounded


def test_a_command_for_another_box_is_ignored(hall: Hall) -> None:
    hall.box.on_message(hall.command(box="stage"), "live")
    assert hall.said(SignalResult) == []


def test_a_command_for_a_missing_signal_is_refused() -> None:
    hall = Hall(replace(SETTINGS, signals=(BELL,))).plug_in_everything()
    hall.engine_lives()
    assert obey(hall, hall.command()).why == NoSuchSignal()


def test_a_command_while_the_board_is_unplugged_is_refused_and_not_kept(hall: Hall) -> None:
    hall.box.line_gone(hall.board)
    assert obey(hall, hall.command()).why == BoardMissing("horn-01")
    hall.box.line_opened(hall.board)
    hall.box.line_received(hall.board, Frame("horn-01", 0, hello()))
    assert hall.sounded() == []


def test_a_command_while_the_boards_line_is_full_is_refused(hall: Hall) -> None:
    hall.board.is_full = True
    assert not obey(hall, hall.command()).sounded


def test_a_board_that_speaks_another_protocol_is_not_used(hall: Hall) -> None:
    hall.box.line_received(hall.board, Frame("horn-01", 0, hello(boot=2, protocol=7)))
    hall.forget()
    assert not obey(hall, hall.command()).sounded
    assert hall.board.heard() == []
    assert any("protocol 7" in complaint for complaint in hall.complaints)


def test_a_retained_engine_state_is_no_sign_of_life() -> None:
    hall = Hall().plug_in_everything()
    hall.box.on_message(EngineState("engine1", "online", "1.1", in_play=True), "retained")
    assert obey(hall, hall.command()).why == NoLivingEngine()


def test_a_box_publishes_its_lease_as_soon_as_it_hears_an_engine() -> None:
    hall = Hall().plug_in_everything()
    hall.engine_lives()
    assert hall.said(BoxState) == [BoxState("box", "boxboot", "online", "word1", 1_000_000, ("horn", "bell"))]


def test_a_heartbeat_carries_the_boxs_clock(hall: Hall) -> None:
    hall.now_s += 1.5
    hall.box.heartbeat()
    assert hall.said(BoxState) == [BoxState("box", "boxboot", "online", "word1", 1_001_500, ("horn", "bell"))]


def test_a_lost_engine_silences_everything_and_voids_its_commands(hall: Hall) -> None:
    old = hall.command()
    hall.box.on_message(EngineState("engine1", "lost"), "live")
    assert hushed(hall) == HUSHED
    assert hall.lease is None
    hall.engine_lives()
    assert hall.lease == "word2"
    assert obey(hall, old).why == OtherLease()
    assert hall.sounded() == []


def test_a_silent_engine_is_a_lost_engine(hall: Hall) -> None:
    hall.now_s += 3.1
    hall.box.heartbeat()
    assert hushed(hall) == HUSHED
    assert hall.lease is None


def test_a_command_that_arrives_after_the_end_of_its_engine_is_refused(hall: Hall) -> None:
    command = hall.command(sent_ms=1_003_000)
    hall.now_s += 3.1
    assert obey(hall, command).why == NoLivingEngine()


def test_a_lost_broker_silences_everything(hall: Hall) -> None:
    hall.box.on_disconnect()
    assert hushed(hall) == HUSHED


def test_a_board_is_silenced_when_it_is_first_heard() -> None:
    hall = Hall()
    hall.box.line_opened(hall.board)
    assert hall.board.heard() == [Who()]
    hall.box.line_received(hall.board, Frame("horn-01", 0, hello()))
    assert hushed(hall) == HUSHED


def test_a_repeated_hello_does_not_stop_a_sound(hall: Hall) -> None:
    hall.box.line_received(hall.board, Frame("horn-01", 0, hello()))
    assert hushed(hall) == []


def test_a_hush_refused_by_a_full_line_is_repeated_until_it_is_sent(hall: Hall) -> None:
    hall.board.is_full = True
    hall.box.on_disconnect()
    hall.passes(2)
    hall.board.is_full = False
    hall.passes(1)
    assert hushed(hall) == HUSHED
    hall.passes(5)
    assert hushed(hall) == []


def test_an_expired_hush_does_not_end_a_later_sound(hall: Hall) -> None:
    hall.board.is_full = True
    hall.box.on_disconnect()
    hall.board.is_full = False
    hall.engine_lives()
    assert obey(hall, hall.command()).sounded
    hall.passes(1)
    assert hushed(hall) == ["bell"]


def test_a_box_that_stops_silences_everything(hall: Hall) -> None:
    hall.box.line_received(hall.board, Frame("horn-01", 0, Sounding("cmd1", "horn")))
    hall.forget()
    hall.box.stop()
    assert hushed(hall) == HUSHED
    assert hall.said(SignalState) == [SignalState("horn", "box", sounding=False, armed=True, muted=False)]


def test_a_stopped_box_obeys_no_command(hall: Hall) -> None:
    command = hall.command()
    hall.box.stop()
    hall.forget()
    hall.engine_lives()
    hall.box.on_message(command, "live")
    hall.box.line_received(hall.pad, Frame("pad-01", 0, hello(boot=3)))
    hall.press(1)
    assert hall.said(Message) == []
    assert list(everything(hall)) == []


def test_the_box_publishes_which_signal_sounds(hall: Hall) -> None:
    hall.box.line_received(hall.board, Frame("horn-01", 0, Sounding("cmd1", "horn")))
    hall.box.line_received(hall.board, Frame("horn-01", 0, Quiet("cmd1", "horn")))
    hall.box.line_received(hall.board, Frame("horn-01", 0, Quiet("cmd1", "horn")))
    assert hall.said(SignalState) == [
        SignalState("horn", "box", sounding=True, armed=True, muted=False),
        SignalState("horn", "box", sounding=False, armed=True, muted=False),
    ]


def test_a_pad_cannot_claim_that_the_horn_sounds(hall: Hall) -> None:
    hall.box.line_received(hall.pad, Frame("pad-01", 0, Sounding("cmd1", "horn")))
    assert hall.said(SignalState) == []


def test_a_board_that_goes_while_it_sounds_is_shown_as_silent(hall: Hall) -> None:
    hall.box.line_received(hall.board, Frame("horn-01", 0, Sounding("cmd1", "horn")))
    hall.said(SignalState)
    hall.box.line_gone(hall.board)
    assert hall.said(SignalState) == [SignalState("horn", "box", sounding=False, armed=True, muted=False)]


def test_a_returning_broker_gets_every_state_again(hall: Hall) -> None:
    hall.box.on_connect()
    told = [type(message) for message in hall.said(BoxState, Birth, SignalState)]
    assert told == [BoxState, Birth, Birth, Birth, SignalState, SignalState]


def test_a_box_listens_only_to_its_own_commands() -> None:
    assert commands(SETTINGS) == (
        "sig/box-bell/cmd",
        "sig/box-horn/cmd",
        "box/box/chirp",
        "box/box/signal",
        "box/box/quiet",
        "box/box/name",
    )
    assert listens_to(SETTINGS) == (
        "engine/state",
        "ack/device/+",
        "dev/+/birth",
        "dev/+/blink",
        "dev/+/adopt",
        "dev/+/calibrate",
        "dev/+/update",
        "box/box/blasts/ask",
        "table/+/state",
        "link/read",
        *commands(SETTINGS),
    )


def test_two_horns_on_one_box_are_refused() -> None:
    with pytest.raises(BadConfig, match="one horn"):
        Hall(replace(SETTINGS, signals=(HORN, replace(HORN, device="horn-02"))))


def test_a_pattern_that_no_line_can_carry_is_refused() -> None:
    long = replace(HORN, device="h" * 24, pattern_ms=(100, 1000) * 4 + (100,))
    with pytest.raises(BadConfig, match="pattern is too long"):
        Hall(replace(SETTINGS, signals=(long,)))
