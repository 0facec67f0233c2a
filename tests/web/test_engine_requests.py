"""The pages' requests to the engine, which they repeat until it answers."""

from __future__ import annotations

from itertools import count

from headtable.dating import Dating
from headtable.messages.inputs import Dated, Heard
from headtable.messages.pace import Ring
from headtable.messages.rooms import EngineState, MqttMessage
from headtable.web.engine_requests import EngineRequests
from tests.patience import PATIENCE_S


async def test_a_repeated_event_gets_no_younger() -> None:
    said: list[MqttMessage] = []

    def say(message: MqttMessage) -> bool:
        said.append(message)
        if len(said) == 2:
            requests.close()
        return True

    dating = Dating(count().__next__)  # each look at the clock costs a second
    dating.hear(EngineState("e1", "online", clock_ms=500))
    requests = EngineRequests(say, dating, again_s=0.01, give_up_s=PATIENCE_S)
    await requests.ask(Heard("host-1", "h1", 1, Ring("host"), role="host"))
    assert len(said) == 2
    assert {heard.date for heard in said if isinstance(heard, Heard)} == {Dated("e1", 1500)}


async def test_a_question_after_the_end_is_not_published_and_not_awaited() -> None:
    said: list[MqttMessage] = []

    def say(message: MqttMessage) -> bool:
        said.append(message)
        return True

    requests = EngineRequests(say, Dating(count().__next__), give_up_s=PATIENCE_S)
    requests.close()
    assert await requests.ask(Heard("host-1", "h1", 1, Ring("host"), role="host")) is None
    assert said == []
