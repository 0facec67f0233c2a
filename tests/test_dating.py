"""What is said is dated by the engine's clock, and never later than the truth."""

from __future__ import annotations

from headtable.dating import Dating
from headtable.messages.inputs import Dated
from headtable.messages.rooms import EngineState


class Here:
    """A clock that was started at another time than the engine's."""

    def __init__(self) -> None:
        self.now_s = 7.0
        self.dating = Dating(lambda: self.now_s)


def test_while_no_engine_was_heard_nobody_knows_when() -> None:
    here = Here()
    here.dating.hear(EngineState("e1", "lost"))
    assert here.dating.now() is None


def test_the_engines_clock_goes_on_here() -> None:
    here = Here()
    here.dating.hear(EngineState("e1", "online", clock_ms=90_000))
    here.now_s += 1.25
    assert here.dating.now() == Dated("e1", 91_250)


def test_another_engine_has_another_clock() -> None:
    here = Here()
    here.dating.hear(EngineState("e1", "online", clock_ms=90_000))
    here.dating.hear(EngineState("e1", "lost"))
    here.dating.hear(EngineState("e2", "online", clock_ms=50))
    assert here.dating.now() == Dated("e2", 50)
