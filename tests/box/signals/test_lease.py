"""The box trusts an engine only as long as it hears it."""

from itertools import count

import pytest

from headtable.box.signals.lease import Lease
from headtable.messages.rooms import (
    EngineState,
)

ALIVE = EngineState("engine1", "online", "1.1", in_play=True)


class Bench:
    """A lease, and a clock that the test turns."""

    def __init__(self) -> None:
        self.now_s = 0.0
        words = (f"word{n}" for n in count(1))
        self.lease = Lease(lambda: self.now_s, lambda: next(words))


@pytest.fixture
def bench() -> Bench:
    return Bench()


def test_a_box_that_has_heard_no_engine_has_no_lease(bench: Bench) -> None:
    assert bench.lease.word is None


def test_a_living_engine_keeps_the_lease(bench: Bench) -> None:
    for now_s in range(10):
        bench.now_s = float(now_s)
        bench.lease.renew(ALIVE)
        bench.lease.expire()
    assert bench.lease.word == "word1"


def test_an_engine_silent_for_three_seconds_ends_the_lease(bench: Bench) -> None:
    bench.lease.renew(ALIVE)
    bench.now_s = 3.0
    bench.lease.expire()
    assert bench.lease.word == "word1"
    bench.now_s = 3.01
    bench.lease.expire()
    assert bench.lease.word is None
    assert bench.lease.engine is None


def test_a_returning_engine_gets_a_new_lease(bench: Bench) -> None:
    bench.lease.renew(ALIVE)
    bench.lease.fired.add(("horn", "cmd1"))
    bench.lease.forget()
    bench.lease.renew(ALIVE)
    assert bench.lease.word == "word2"
    assert not bench.lease.fired


def test_the_engines_will_ends_the_lease(bench: Bench) -> None:
    bench.lease.renew(ALIVE)
    bench.lease.renew(EngineState("engine1", "lost"))
    assert bench.lease.word is None


def test_another_engine_gets_another_lease(bench: Bench) -> None:
    bench.lease.renew(ALIVE)
    bench.lease.renew(EngineState("engine2", "online"))
    assert bench.lease.word == "word2"
    assert bench.lease.engine == EngineState("engine2", "online")


def test_a_late_will_of_an_older_engine_changes_nothing(bench: Bench) -> None:
    bench.lease.renew(EngineState("engine2", "online"))
    bench.lease.renew(EngineState("engine1", "lost"))
    assert bench.lease.word == "word1"


def test_a_will_alone_makes_no_lease(bench: Bench) -> None:
    bench.lease.renew(EngineState("engine1", "lost"))
    assert bench.lease.word is None
