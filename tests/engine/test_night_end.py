"""The engine tells when the night will end, and tells the same after a restart."""

from __future__ import annotations

from pathlib import Path

from headtable.messages.inputs import Ack
from headtable.messages.mqtt import MqttMessage
from headtable.messages.pace import Ring
from headtable.messages.rooms import EngineState, Forecast, NightState
from tests.engine.room import Room, of

PLAYED_S = 300


def played_round(room: Room) -> list[MqttMessage]:
    """The first round, which takes five minutes."""
    room.round_in_play()
    for table in (1, 2, 3):
        for button in ("one", "pass", "pass", "pass", "pass"):
            room.pad(table, button)
    room.wait(PLAYED_S)
    return room.host(Ring("host"))


def left_s(room: Room) -> int | None:
    """The time that the night will still take, by the engine's heartbeat."""
    room.said.clear()
    room.engine.heartbeat()
    return of(EngineState, room.said)[-1].night_left_s


def test_nothing_is_told_before_the_first_finished_round(tmp_path: Path) -> None:
    room = Room(tmp_path / "tonight.night.db")
    room.round_in_play()
    room.wait(60)
    assert left_s(room) is None


def test_the_forecast_is_told_with_the_night_and_survives_a_restart(tmp_path: Path) -> None:
    room = Room(tmp_path / "tonight.night.db")
    told = of(NightState, played_round(room))[-1].forecast
    assert told == Forecast(1, PLAYED_S, 0, to_come=17, final=True, skip_round_s=PLAYED_S, skip_set_s=6 * PLAYED_S)
    assert left_s(room) == 18 * PLAYED_S
    room.host(Ring("host"))
    room.wait(100)
    assert left_s(room) == 18 * PLAYED_S - 100
    room.pad(1, "one")
    room.restart("e2")
    assert left_s(room) == 18 * PLAYED_S - 100
    room.said.clear()
    room.engine.on_connect()
    after = of(NightState, room.said)[-1].forecast
    assert after is not None
    assert (after.round_s, after.to_come) == (PLAYED_S, 16)


def test_the_end_of_the_night_is_reckoned_after_the_verdict(tmp_path: Path) -> None:
    """Commands to bell and horn do not wait for it, so the state before them has the time that was told last."""
    room = Room(tmp_path / "tonight.night.db")
    played_round(room)
    before_s = left_s(room)
    room.wait(100)
    said = [message for message in room.host(Ring("host")) if isinstance(message, (EngineState, Ack))]
    assert [message.night_left_s for message in said if isinstance(message, EngineState)] == [
        before_s,
        18 * PLAYED_S + 16 * 100,
    ]
    assert [type(message) for message in said] == [EngineState, Ack, EngineState]
