"""A chirp tests a signal for a moment. It is refused while people could take it for something else."""

from __future__ import annotations

from datetime import time

import pytest
from msgspec.structs import replace

from headtable.messages.line import Sound
from headtable.messages.rooms import (
    EngineState,
)
from headtable.messages.silence_reasons import (
    AlreadySounded,
    CommandExpired,
    CommandFromFuture,
    CommandRetained,
    InQuietHours,
    Muted,
    NoSuchSignal,
    NotArmed,
    OtherBoot,
    Resting,
    RoundInPlay,
    Untrusted,
)
from headtable.messages.sound_commands import Chirp, SignalResult
from headtable.messages.words import Delivery
from tests.box.in_memory import BELL, HORN, SETTINGS, Hall


@pytest.fixture
def hall() -> Hall:
    hall = Hall().plug_in_everything()
    hall.engine_lives(in_play=False)
    hall.forget()
    return hall


def chirped(hall: Hall, *, delivery: Delivery = "live", **otherwise: object) -> SignalResult:
    """The result of a chirp that is good but for the given changes."""
    good: dict[str, object] = {"id": "t1", "box": "box", "signal": "horn", "boot": "boxboot"}
    chirp = Chirp(**({"sent_ms": int(hall.now_s * 1000)} | good | otherwise))  # type: ignore[arg-type]  # by name
    hall.box.on_message(chirp, delivery)
    [result] = hall.said(SignalResult)
    assert isinstance(result, SignalResult)
    return result


def test_a_chirp_is_short_and_has_a_result(hall: Hall) -> None:
    assert chirped(hall) == SignalResult("t1", "horn", "box", sounded=True)
    assert hall.board.heard() == [Sound("t1", "horn", (50,))]


def test_a_chirp_is_as_long_as_the_file_says() -> None:
    hall = Hall(replace(SETTINGS, signals=(BELL, replace(HORN, chirp_ms=20)))).plug_in_everything()
    chirped(hall)
    assert hall.board.heard() == [Sound("t1", "horn", (20,))]


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"sent_ms": 1_000_000 - 2001}, CommandExpired(2001, 2000)),
        ({"sent_ms": 1_000_000 + 500}, CommandFromFuture(500)),
        ({"boot": "another"}, OtherBoot("another", "boxboot")),
    ],
)
def test_a_chirp_that_is_old_or_for_an_earlier_run_is_refused(
    hall: Hall, wrong: dict[str, object], why: Untrusted
) -> None:
    result = chirped(hall, delivery="live", **wrong)
    assert not result.sounded
    assert result.why == why
    assert hall.sounded() == []


def test_a_retained_chirp_is_refused(hall: Hall) -> None:
    assert chirped(hall, delivery="retained").why == CommandRetained()
    assert hall.sounded() == []


def test_a_chirp_delivered_twice_is_heard_once(hall: Hall) -> None:
    chirped(hall)
    assert chirped(hall).why == AlreadySounded("t1")
    assert hall.sounded() == ["horn"]


def test_no_chirp_while_a_round_is_in_play(hall: Hall) -> None:
    hall.engine_lives(in_play=True)
    assert chirped(hall).why == RoundInPlay()
    assert hall.sounded() == []


def test_a_box_without_an_engine_can_be_tested(hall: Hall) -> None:
    hall.box.on_message(EngineState("engine1", "lost"), "live")
    hall.forget()
    assert chirped(hall).sounded


def test_a_chirp_obeys_the_rest_the_quiet_hours_and_the_switches(hall: Hall) -> None:
    chirped(hall)
    hall.now_s += 1
    assert isinstance(chirped(hall, id="t2").why, Resting)
    for changed, why in (({"armed": False}, NotArmed()), ({"muted": True}, Muted())):
        settings = replace(SETTINGS, signals=(BELL, replace(HORN, **changed)))
        assert chirped(Hall(settings).plug_in_everything()).why == why
    night = Hall(replace(SETTINGS, quiet_from="22:00", quiet_to="07:00")).plug_in_everything()
    night.time_of_day = time(23)
    assert chirped(night).why == InQuietHours("22:00", "07:00")


def test_a_blast_must_wait_for_the_rest_after_a_chirp(hall: Hall) -> None:
    chirped(hall)
    hall.engine_lives()
    hall.box.on_message(hall.command(), "live")
    [result] = hall.said(SignalResult)
    assert isinstance(result, SignalResult)
    assert not result.sounded


def test_a_chirp_does_not_count_as_a_blast_of_the_night() -> None:
    hall = Hall(replace(SETTINGS, signals=(replace(HORN, most_a_night=1, shortest_gap_s=0),))).plug_in_everything()
    for name in ("t1", "t2", "t3"):
        assert chirped(hall, id=name).sounded
        hall.now_s += 1


def test_a_chirp_without_a_signal_is_refused() -> None:
    assert chirped(Hall(replace(SETTINGS, signals=())).plug_in_everything()).why == NoSuchSignal()


def test_a_chirp_for_another_box_is_ignored(hall: Hall) -> None:
    hall.box.on_message(Chirp("t1", "far", "horn", "boxboot", 1_000_000), "live")
    assert hall.said(SignalResult) == []
