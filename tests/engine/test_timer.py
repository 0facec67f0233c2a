"""The engine's clock: it starts and ends timed stages, stops in a pause, and never cuts a round short."""

from __future__ import annotations

from pathlib import Path

import pytest

from headtable import rulesets
from headtable.errors import Garbled
from headtable.messages.inputs import Ack, Heard
from headtable.messages.pace import (
    BreakOver,
    LengthenBreak,
    Pause,
    Resume,
    Ring,
    RoundCalled,
    RoundStarted,
    SetLength,
    StartRound,
    TimeUp,
    TimeWarning,
)
from headtable.messages.people import OpenNight
from headtable.messages.refusals.speaking import OnlyClockMaySay
from headtable.messages.rooms import (
    EngineState,
    NightState,
)
from headtable.messages.sound_commands import SoundCommand
from tests.engine.room import Room, facts, of


@pytest.fixture
def room(tmp_path: Path) -> Room:
    """Three minutes of play, two to move."""
    room = Room(tmp_path / "tonight.night.db", "timed-3+2")
    room.box()
    return room


def left_s(room: Room) -> int | None:
    """The time from which a screen counts down."""
    room.said.clear()
    room.engine.heartbeat()
    return of(EngineState, room.said)[-1].left_s


def test_the_clock_ends_a_round_with_its_signal_and_a_journal_entry(room: Room) -> None:
    room.rolling()
    assert room.wait(179) == []
    said = room.wait(1)
    assert [fact for fact in facts(said) if isinstance(fact, RoundCalled)] == [RoundCalled("clock", "clock")]
    assert [(sent.signal, sent.edge) for sent in of(SoundCommand, said)] == [("horn", "end")]
    assert list(room.journal.entries())[-1].heard == Heard("clock", "e1", 1, TimeUp("round", 1, 1), role="clock")
    assert room.wait(500) == []


def test_the_clock_starts_the_next_round_when_the_time_to_walk_is_up(room: Room) -> None:
    room.host(OpenNight(("Ann", "Bob", "Cat", "Dee"), "listed"))
    room.host(StartRound())
    room.pad(1, "one")
    room.pad(1, "pass")
    room.host(Ring("host"))
    assert left_s(room) == 120
    said = room.wait(120)
    assert facts(said) == [RoundStarted(1, 2, 2)]
    assert [(sent.signal, sent.edge) for sent in of(SoundCommand, said)] == [("horn", "start")]
    assert left_s(room) == 180
    assert facts(room.wait(180))[0] == RoundCalled("clock", "clock")


def test_no_clock_starts_the_first_round(room: Room) -> None:
    room.host(OpenNight(("Ann", "Bob", "Cat", "Dee"), "listed"))
    assert left_s(room) is None
    assert room.wait(10_000) == []


def test_screens_get_the_remaining_time_every_second(room: Room) -> None:
    room.round_in_play()
    assert left_s(room) == 180
    room.wait(59.5)
    assert left_s(room) == 121


def test_a_pause_stops_the_clock_and_the_reflex_and_nothing_is_lost(room: Room) -> None:
    room.rolling()
    room.wait(100)
    room.host(Pause("a glass broke"))
    assert room.wait(1_000) == []
    assert left_s(room) == 80
    room.host(Resume())
    assert room.wait(79) == []
    assert RoundCalled("clock", "clock") in facts(room.wait(1))


def test_the_head_tables_bell_has_no_reflex_if_only_the_clock_ends_rounds(room: Room) -> None:
    room.rolling()
    assert not room.history.night.paused
    room.said.clear()
    room.engine.heartbeat()
    assert not of(EngineState, room.said)[-1].in_play
    assert of(SoundCommand, room.pad(1, "bell")) == []


def test_no_message_on_the_bus_can_claim_to_be_the_clock(room: Room) -> None:
    room.round_in_play()
    with pytest.raises(Garbled, match="as the engine’s own clock"):
        room.hears(Heard("clock", "e1", 1, TimeUp("round", 1, 1), role="clock"))
    refusal = of(Ack, room.host(TimeUp("round", 1, 1)))[0]
    assert refusal.why == OnlyClockMaySay("host-1", "time-up")


def test_after_a_restart_the_round_continues_with_its_remaining_time(room: Room) -> None:
    room.round_in_play()
    for _ in range(10):
        room.wait(4)
        room.pad(3, "pass")
    room.restart("e2")
    assert left_s(room) == 140
    assert RoundCalled("clock", "clock") in facts(room.wait(140))


def test_silence_before_a_restart_does_not_shorten_the_round(room: Room) -> None:
    """An hour without an engine does not count as play, nor does a correction of the wall clock."""
    room.rolling()
    room.wall_s += 3_600
    room.pad(3, "pass")
    room.wall_s -= 7_200
    room.restart("e2")
    assert left_s(room) == 175


def test_a_pause_survives_a_restart(room: Room) -> None:
    room.rolling()
    room.wait(4)
    room.host(Pause())
    room.restart("e2")
    assert room.wait(1_000) == []
    assert left_s(room) == 176


def test_the_journal_replays_to_the_same_night_without_a_clock(room: Room) -> None:
    room.rolling()
    room.wait(180)
    before = room.history.night
    room.restart("e2")
    assert room.history.night == before


def test_a_break_ends_when_its_minutes_are_over_and_may_be_lengthened(tmp_path: Path) -> None:
    ruleset = tmp_path / "short.toml"
    ruleset.write_text(rulesets.text("rfp").replace('before = "semi_final"', "after_set = 1"))
    room = Room(tmp_path / "tonight.night.db", str(ruleset))
    room.host(OpenNight(("Ann", "Bob", "Cat", "Dee"), "listed"))
    room.host(SetLength(0))
    assert left_s(room) == 45 * 60
    room.wait(44 * 60)
    room.host(LengthenBreak(10))
    assert left_s(room) == 11 * 60
    assert facts(room.wait(11 * 60)) == [BreakOver()]


def test_a_time_warning_is_shown_and_the_round_continues(tmp_path: Path) -> None:
    ruleset = tmp_path / "warned.toml"
    ruleset.write_text(rulesets.text("timed-3+2").replace('"fixed"', '"warning"'))
    room = Room(tmp_path / "tonight.night.db", str(ruleset))
    room.rolling()
    said = room.wait(180)
    assert facts(said) == [TimeWarning(1, 1)]
    assert of(NightState, said)[-1].time_up
    assert room.wait(1_000) == []
