"""The pages' requests to the engine, which they repeat until it answers."""

from __future__ import annotations

from itertools import count

from headtable.engine_clock import EngineClock
from headtable.messages.inputs import Dated, Heard
from headtable.messages.mqtt import MqttMessage
from headtable.messages.pace import Ring
from headtable.messages.rooms import (
    EngineState,
)
from headtable.web.engine_requests import EngineRequests
from tests.patience import PATIENCE_S


async def test_the_age_of_a_repeated_event_does_not_restart() -> None:
    said: list[MqttMessage] = []

    def say(message: MqttMessage) -> bool:
        said.append(message)
        if len(said) == 2:
            requests.close()
        return True

    engine_clock = EngineClock(count().__next__)  # each look at the clock costs a second
    engine_clock.update(EngineState("e1", "online", clock_ms=500))
    requests = EngineRequests(say, engine_clock, again_s=0.01, give_up_s=PATIENCE_S)
    await requests.ask(Heard("host-1", "h1", 1, Ring("host"), role="host"))
    assert len(said) == 2
    assert {heard.date for heard in said if isinstance(heard, Heard)} == {Dated("e1", 1500)}


async def test_a_request_after_the_end_is_neither_published_nor_awaited() -> None:
    said: list[MqttMessage] = []

    def say(message: MqttMessage) -> bool:
        said.append(message)
        return True

    requests = EngineRequests(say, EngineClock(count().__next__), give_up_s=PATIENCE_S)
    requests.close()
    assert await requests.ask(Heard("host-1", "h1", 1, Ring("host"), role="host")) is None
    assert said == []
