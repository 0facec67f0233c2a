"""When the engine tells a box to sound: once, for a present event, and never for a past one."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import pytest

from headtable.messages.inputs import Ack, Dated, Heard, Reflex
from headtable.messages.line import Press
from headtable.messages.mqtt import MqttMessage
from headtable.messages.pace import Ring, RoundCalled, RoundStarted, StartRound
from headtable.messages.past import Correct, Undo
from headtable.messages.people import OpenNight, Walked
from headtable.messages.rooms import (
    BoxState,
    EngineState,
    NightState,
    Phase,
)
from headtable.messages.sound_commands import SoundCommand
from headtable.messages.table import Claim, Rolled
from headtable.messages.words import LIFETIME_MS, Signal
from tests.engine.room import OPEN, Room, facts, of


@pytest.fixture
def room(tmp_path: Path) -> Room:
    room = Room(tmp_path / "tonight.night.db")
    room.box()
    return room


def command(number: int, signal: Signal, edge: Literal["start", "end"]) -> SoundCommand:
    return SoundCommand(f"e1n{number}", "box", signal, "e1", "1.1", "l1", 5000, edge)


def phase(said: list[MqttMessage]) -> Phase:
    return of(NightState, said)[-1].phase


def test_the_start_horn_sounds_after_the_box_knows_the_round(room: Room) -> None:
    room.host(OPEN)
    first, horn, ack, *_ = room.host(StartRound())
    assert first == EngineState("e1", "online", "1.1", in_play=True, clock_ms=100_000, night=room.journal.night)
    assert horn == command(1, "horn", "start")
    assert isinstance(ack, Ack)


def test_bell_and_horn_for_a_called_round_precede_every_other_message(room: Room) -> None:
    room.round_in_play()
    said = room.pad(1, "bunco")
    assert said[:2] == [command(2, "bell", "end"), command(3, "horn", "end")]
    assert isinstance(said[2], Ack)
    assert [type(fact) for fact in facts(said)] == [Rolled, RoundCalled]
    assert of(SoundCommand, said[2:]) == []


def test_a_command_is_dated_in_the_boxs_own_clock(room: Room) -> None:
    room.rolling()
    room.now_s += 0.25
    room.box(clock_ms=9000)
    room.now_s += 0.75
    assert [sent.sent_ms for sent in of(SoundCommand, room.pad(1, "bell"))] == [9750, 9750]


def test_every_living_box_gets_the_command_with_its_own_lease(room: Room) -> None:
    room.box("loft", "l2", 70)
    room.hears(BoxState("cellar", "b1", "online", "l3", 1, ("bell",)))
    room.host(OPEN)
    sent = of(SoundCommand, room.host(Ring("host")))
    assert [(one.box, one.signal, one.lease, one.sent_ms) for one in sent] == [
        ("box", "horn", "l1", 5000),
        ("loft", "horn", "l2", 70),
    ]
    assert len({one.id for one in sent}) == 2


def test_a_lost_box_and_a_box_without_a_lease_get_no_command(room: Room) -> None:
    room.box("loft", "l2")
    room.box("loft", None)
    room.hears(BoxState("box", "b1", "lost"))
    room.round_in_play()
    assert of(SoundCommand, room.pad(1, "bunco")) == []


def test_a_press_sounded_by_the_reflex_is_not_sounded_again(room: Room) -> None:
    room.rolling()
    said = room.hears(Heard("pad-01", "p1", 9, Press("bell"), 1, Reflex("box", ("horn", "bell"))))
    assert of(SoundCommand, said) == []
    assert [type(fact) for fact in facts(said)] == [RoundCalled]


def test_a_reflex_that_started_the_round_is_not_sounded_again(room: Room) -> None:
    room.host(OPEN)
    said = room.hears(Heard("pad-01", "p1", 9, Press("bell"), 1, Reflex("box", ("horn", "bell"))))
    assert of(SoundCommand, said) == []
    assert [type(fact) for fact in facts(said)] == [RoundStarted]


def test_the_engine_sounds_a_press_that_the_reflex_has_not_sounded(room: Room) -> None:
    room.box("loft", "l2")
    room.rolling()
    said = room.hears(Heard("pad-01", "p1", 9, Press("bell"), 1, Reflex("box", ("bell",))))
    assert [(sent.box, sent.signal) for sent in of(SoundCommand, said)] == [
        ("loft", "bell"),
        ("box", "horn"),
        ("loft", "horn"),
    ]


@pytest.mark.parametrize(("age_ms", "commands"), [(LIFETIME_MS, 2), (LIFETIME_MS + 1, 0)])
def test_a_press_kept_for_too_long_counts_silently(room: Room, age_ms: int, commands: int) -> None:
    room.rolling()
    said = room.pad(1, Press("bell", age_ms))
    assert [type(fact) for fact in facts(said)] == [RoundCalled]
    assert len(of(SoundCommand, said)) == commands


@pytest.mark.parametrize(("on_its_way_s", "commands"), [(1.5, 2), (1.6, 0)])
def test_a_press_that_waited_in_the_broker_counts_silently(room: Room, on_its_way_s: float, commands: int) -> None:
    """The press was half a second old when its box published it, and its engine was not there to hear it."""
    room.rolling()
    date = Dated("e1", int(room.now_s * 1000))
    room.now_s += on_its_way_s
    said = room.hears(Heard("pad-01", "p1", 9, Press("bell", 500), 1, date=date))
    assert [type(fact) for fact in facts(said)] == [RoundCalled]
    assert len(of(SoundCommand, said)) == commands


def test_a_hosts_message_that_waited_in_the_broker_counts_silently(room: Room) -> None:
    room.rolling()
    date = Dated("e1", int(room.now_s * 1000))
    room.now_s += 3
    said = room.hears(Heard("host-1", "h1", 99, Ring("host"), date=date, role="host"))
    assert isinstance(facts(said)[0], RoundCalled)
    assert of(SoundCommand, said) == []


@pytest.mark.parametrize("date", [None, Dated("e0", 100_000)])
def test_a_press_for_another_engine_or_for_none_counts_silently(room: Room, date: Dated | None) -> None:
    """A new engine finds in the broker what was said while there was none."""
    room.rolling()
    room.said.clear()
    room.engine.on_message(Heard("pad-01", "p1", 9, Press("bell"), 1, date=date), "live")
    assert [type(fact) for fact in facts(room.said)] == [RoundCalled]
    assert of(SoundCommand, room.said) == []


def test_a_repeated_press_does_not_sound_twice(room: Room) -> None:
    room.rolling()
    bell = Heard("pad-01", "p1", 9, Press("bell"), 1)
    assert len(of(SoundCommand, room.hears(bell))) == 2
    assert of(SoundCommand, room.hears(bell)) == []


def test_a_correction_never_sounds(room: Room) -> None:
    """The corrected roll brings the head table to 21, so that the round is called in what is decided again."""
    room.round_in_play()
    room.pad(1, "one")
    said = room.host(Correct(3, Claim(1, "bunco"), "Rosa", "they called it"))
    assert (phase(said), of(SoundCommand, said)) == ("called", [])
    said = room.host(Undo(4, "Rosa", "they did not"))
    assert (phase(said), of(SoundCommand, said)) == ("playing", [])


def test_a_restart_never_sounds(room: Room) -> None:
    room.round_in_play()
    room.pad(1, "bunco")
    room.said.clear()
    room.restart("e2")
    room.engine.on_connect()
    room.box()
    assert of(SoundCommand, room.said) == []


def test_the_last_command_of_a_round_names_that_round(room: Room) -> None:
    """With one table the bell can end the lap, the round and the walk at once."""
    room.host(OpenNight(("Ann", "Bob", "Cat", "Dee"), "listed"))
    room.host(Ring("host"))
    for _ in range(4):
        room.pad(1, "pass")
    room.host(Correct(3, Claim(1, "one"), "Rosa", "a one"))
    said = room.pad(1, "bell")
    assert isinstance(facts(said)[-1], Walked)
    assert {sent.round for sent in of(SoundCommand, said)} == {"1.1"}
