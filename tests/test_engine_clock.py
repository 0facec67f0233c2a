"""What is said is dated by the engine's clock, and never later than the truth."""

from __future__ import annotations

from headtable.engine_clock import EngineClock
from headtable.messages.inputs import Dated
from headtable.messages.rooms import (
    EngineState,
)


class Here:
    """A clock that was started at another time than the engine's."""

    def __init__(self) -> None:
        self.now_s = 7.0
        self.engine_clock = EngineClock(lambda: self.now_s)


def test_without_an_engine_an_event_has_no_date() -> None:
    here = Here()
    here.engine_clock.update(EngineState("e1", "lost"))
    assert here.engine_clock.now() is None


def test_the_engines_clock_is_extrapolated_locally() -> None:
    here = Here()
    here.engine_clock.update(EngineState("e1", "online", clock_ms=90_000))
    here.now_s += 1.25
    assert here.engine_clock.now() == Dated("e1", 91_250)


def test_another_engine_has_another_clock() -> None:
    here = Here()
    here.engine_clock.update(EngineState("e1", "online", clock_ms=90_000))
    here.engine_clock.update(EngineState("e1", "lost"))
    here.engine_clock.update(EngineState("e2", "online", clock_ms=50))
    assert here.engine_clock.now() == Dated("e2", 50)
