"""What a device has said is kept until it is judged: rolls one at a time, dice as fast as the box takes them."""

from __future__ import annotations

import asyncio

import pytest

from headtable.box.keeping import AGAIN_AFTER_GOT_S, AGAIN_S, MOST_KEPT, Keeping
from headtable.errors import NotAllowed
from headtable.messages import BellWaits, DieSeen, Event, Got, Press, Refused, Took
from tests.rehearse.bench_end import TurnedClock

ROLLING, SETTLED = DieSeen(1, "rolling", 0), DieSeen(1, "settled", 4)


class Device:
    """Something that keeps what it says."""

    def __init__(self) -> None:
        self.clock = TurnedClock()
        self.said: list[tuple[int, int]] = []  # the number and the age of each event said
        self.keeping = Keeping(self._say, self.clock, self.clock.wait)

    def _say(self, event: Event | BellWaits, seq: int) -> None:
        self.said.append((seq, event.age_ms))

    def heard(self) -> list[tuple[int, int]]:
        """What was said since the last look."""
        said, self.said = self.said, []
        return said


@pytest.fixture
def device() -> Device:
    return Device()


def test_a_roll_holds_up_the_next_until_its_verdict(device: Device) -> None:
    device.keeping.keep(Press("one"))
    device.keeping.keep(Press("two"))
    device.keeping.hear(Got(1))
    assert device.heard() == [(1, 0)]
    assert device.keeping.hear(Took(1)) == Took(1)
    assert device.heard() == [(2, 0)]
    assert device.keeping.hear(Refused(2, "no")) == Refused(2, "no")
    assert len(device.keeping) == 0


def test_a_die_holds_up_the_next_only_until_the_box_has_it(device: Device) -> None:
    for event in (ROLLING, SETTLED, Press("one")):
        device.keeping.keep(event)
    device.keeping.hear(Got(1))
    device.keeping.hear(Got(2))
    assert device.heard() == [(1, 0), (2, 0), (3, 0)]
    assert len(device.keeping) == 3


def test_a_bell_that_nobody_judges_does_not_hold_up_the_next(device: Device) -> None:
    device.keeping.keep(Press("bell"))
    device.keeping.hear(Got(1))
    device.keeping.keep(Press("bell"))
    assert device.heard() == [(1, 0), (2, 0)]
    device.keeping.hear(Took(1))
    device.keeping.hear(Took(2))
    assert len(device.keeping) == 0


def test_a_bell_that_no_box_has_gives_way_to_the_next(device: Device) -> None:
    for _ in range(3):
        device.keeping.keep(Press("bell"))
    assert device.heard() == [(1, 0), (2, 0), (3, 0)]
    assert len(device.keeping) == 1


def test_dice_may_be_judged_in_any_order(device: Device) -> None:
    device.keeping.keep(ROLLING)
    device.keeping.keep(SETTLED)
    device.keeping.hear(Got(1))
    assert device.keeping.hear(Took(2)) == Took(2)
    assert device.keeping.hear(Took(1)) == Took(1)


def test_what_was_not_said_is_not_judged(device: Device) -> None:
    device.keeping.keep(ROLLING)
    device.keeping.keep(SETTLED)
    assert device.keeping.hear(Took(2)) is None
    assert device.keeping.hear(Took(7)) is None
    assert len(device.keeping) == 2


def test_after_a_hello_all_is_said_again_from_the_oldest(device: Device) -> None:
    device.keeping.keep(ROLLING)
    device.keeping.keep(SETTLED)
    device.keeping.hear(Got(1))
    device.heard()
    device.keeping.start_over()
    device.keeping.hear(Got(1))
    assert device.heard() == [(1, 0), (2, 0)]


def test_when_it_is_full_nothing_more_is_taken(device: Device) -> None:
    for _ in range(MOST_KEPT):
        device.keeping.keep(ROLLING)
    with pytest.raises(NotAllowed, match="wait for an answer"):
        device.keeping.keep(SETTLED)


async def test_without_an_answer_it_is_said_again_and_older(device: Device) -> None:
    device.keeping.keep(Press("one", 100))
    running = asyncio.create_task(device.keeping.run())
    await device.clock.turn(AGAIN_S)
    assert device.heard() == [(1, 100), (1, 600)]
    device.keeping.hear(Got(1))
    await device.clock.turn(AGAIN_AFTER_GOT_S)
    assert device.heard() == [(1, 2600)]
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_dice_that_all_wait_for_their_verdict_are_said_again_from_the_oldest(device: Device) -> None:
    device.keeping.keep(ROLLING)
    device.keeping.keep(SETTLED)
    device.keeping.hear(Got(1))
    device.keeping.hear(Got(2))
    device.heard()
    running = asyncio.create_task(device.keeping.run())
    await device.clock.turn(AGAIN_AFTER_GOT_S)
    assert device.heard() == [(1, 2000)]
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
