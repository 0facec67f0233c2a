"""A device keeps each event until its verdict: rolls one at a time, dice as fast as the box takes them."""

from __future__ import annotations

import asyncio

import pytest

from headtable.box.sources.unacknowledged import AGAIN_AFTER_GOT_S, AGAIN_S, MOST_KEPT, PendingEvents
from headtable.errors import NotAllowed
from headtable.messages.line import BellWaits, DieSeen, Event, Got, Press, Refused, Took
from headtable.messages.words import LIFETIME_MS
from tests.rehearse.bench_end import TurnedClock

ROLLING, SETTLED = DieSeen(1, "rolling", 0), DieSeen(1, "settled", 4)


class Device:
    """Something that keeps what it says."""

    def __init__(self) -> None:
        self.clock = TurnedClock()
        self.said: list[tuple[int, int]] = []  # the number and the age of each event said
        self._told: list[tuple[int, int]] = []
        self.keeping = PendingEvents(self._say, self.clock, self.clock.wait)

    def _say(self, event: Event | BellWaits, seq: int) -> None:
        if isinstance(event, BellWaits):
            self._told.append((event.event, event.age_ms))
        else:
            self.said.append((seq, event.age_ms))

    def told(self) -> list[tuple[int, int]]:
        """The number and the age of each bell that waits, as it was told since the last look."""
        told, self._told = self._told, []
        return told

    def heard(self) -> list[tuple[int, int]]:
        """The events that were sent since the last call."""
        said, self.said = self.said, []
        return said


@pytest.fixture
def device() -> Device:
    return Device()


def test_a_roll_delays_the_next_event_until_its_verdict(device: Device) -> None:
    device.keeping.keep(Press("one"))
    device.keeping.keep(Press("two"))
    device.keeping.receive(Got(1))
    assert device.heard() == [(1, 0)]
    assert device.keeping.receive(Took(1)) == Took(1)
    assert device.heard() == [(2, 0)]
    assert device.keeping.receive(Refused(2, "no")) == Refused(2, "no")
    assert len(device.keeping) == 0


def test_a_die_event_delays_the_next_only_until_the_box_has_it(device: Device) -> None:
    for event in (ROLLING, SETTLED, Press("one")):
        device.keeping.keep(event)
    device.keeping.receive(Got(1))
    device.keeping.receive(Got(2))
    assert device.heard() == [(1, 0), (2, 0), (3, 0)]
    assert len(device.keeping) == 3


def test_an_unjudged_bell_does_not_delay_the_next(device: Device) -> None:
    device.keeping.keep(Press("bell"))
    device.keeping.receive(Got(1))
    device.keeping.keep(Press("bell"))
    assert device.heard() == [(1, 0), (2, 0)]
    device.keeping.receive(Took(1))
    device.keeping.receive(Took(2))
    assert len(device.keeping) == 0


def test_an_unreceived_bell_gives_way_to_the_next(device: Device) -> None:
    for _ in range(3):
        device.keeping.keep(Press("bell"))
    assert device.heard() == [(1, 0), (2, 0), (3, 0)]
    assert len(device.keeping) == 1


def test_a_bell_behind_a_roll_is_announced_at_once(device: Device) -> None:
    device.keeping.keep(Press("one"))
    device.keeping.keep(Press("bell"))
    device.keeping.keep(Press("two"))
    assert device.heard() == [(1, 0)]
    assert device.told() == [(2, 0)]


async def test_a_waiting_bell_is_announced_again_only_while_it_is_recent(device: Device) -> None:
    running = asyncio.create_task(device.keeping.run())
    device.keeping.keep(Press("one"))
    device.keeping.receive(Got(1))
    await device.clock.turn(0.25)
    device.keeping.keep(Press("bell"))
    await device.clock.turn(10)
    assert device.told() == [(2, age_ms) for age_ms in (0, 500, 1000, 1500, LIFETIME_MS)]
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


def test_a_bell_that_is_sent_itself_is_not_announced(device: Device) -> None:
    device.keeping.keep(Press("one"))
    device.keeping.receive(Took(1))
    device.keeping.keep(Press("bell"))
    assert device.told() == []


def test_a_bell_behind_a_roll_is_announced_again_after_a_hello(device: Device) -> None:
    device.keeping.keep(Press("one"))
    device.keeping.keep(Press("bell"))
    device.told()
    device.keeping.start_over()
    assert device.told() == [(2, 0)]


def test_only_the_newer_of_two_bells_behind_a_roll_is_announced_and_kept(device: Device) -> None:
    for button in ("one", "bell", "bell"):
        device.keeping.keep(Press(button))
    assert device.told() == [(2, 0), (3, 0)]
    device.keeping.receive(Took(1))
    assert device.heard() == [(1, 0), (3, 0)]
    assert len(device.keeping) == 1


def test_a_store_full_of_rolls_has_room_for_a_bell(device: Device) -> None:
    for _ in range(MOST_KEPT):
        device.keeping.keep(Press("one"))
    device.keeping.keep(Press("bell"))
    device.keeping.keep(Press("bell"))
    assert device.told() == [(MOST_KEPT + 1, 0), (MOST_KEPT + 2, 0)]
    assert len(device.keeping) == MOST_KEPT + 1


def test_if_only_bells_wait_the_oldest_gives_way(device: Device) -> None:
    for seq in range(1, MOST_KEPT + 2):
        device.keeping.keep(Press("bell"))
        device.keeping.receive(Got(seq))
    assert device.heard() == [(seq, 0) for seq in range(1, MOST_KEPT + 2)]
    assert len(device.keeping) == MOST_KEPT
    assert device.keeping.receive(Took(1)) is None


def test_dice_may_be_judged_in_any_order(device: Device) -> None:
    device.keeping.keep(ROLLING)
    device.keeping.keep(SETTLED)
    device.keeping.receive(Got(1))
    assert device.keeping.receive(Took(2)) == Took(2)
    assert device.keeping.receive(Took(1)) == Took(1)


def test_a_verdict_on_an_unknown_event_is_ignored(device: Device) -> None:
    device.keeping.keep(ROLLING)
    device.keeping.keep(SETTLED)
    assert device.keeping.receive(Took(2)) is None
    assert device.keeping.receive(Took(7)) is None
    assert len(device.keeping) == 2


def test_after_a_hello_every_event_is_repeated_from_the_oldest(device: Device) -> None:
    device.keeping.keep(ROLLING)
    device.keeping.keep(SETTLED)
    device.keeping.receive(Got(1))
    device.heard()
    device.keeping.start_over()
    device.keeping.receive(Got(1))
    assert device.heard() == [(1, 0), (2, 0)]


def test_a_full_store_takes_no_more_events(device: Device) -> None:
    for _ in range(MOST_KEPT):
        device.keeping.keep(ROLLING)
    with pytest.raises(NotAllowed, match="wait for an answer"):
        device.keeping.keep(SETTLED)


async def test_an_unanswered_event_is_repeated_with_its_age(device: Device) -> None:
    device.keeping.keep(Press("one", 100))
    running = asyncio.create_task(device.keeping.run())
    await device.clock.turn(AGAIN_S)
    assert device.heard() == [(1, 100), (1, 600)]
    device.keeping.receive(Got(1))
    await device.clock.turn(AGAIN_AFTER_GOT_S)
    assert device.heard() == [(1, 2600)]
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_unjudged_dice_events_are_repeated_from_the_oldest(device: Device) -> None:
    device.keeping.keep(ROLLING)
    device.keeping.keep(SETTLED)
    device.keeping.receive(Got(1))
    device.keeping.receive(Got(2))
    device.heard()
    running = asyncio.create_task(device.keeping.run())
    await device.clock.turn(AGAIN_AFTER_GOT_S)
    assert device.heard() == [(1, 2000)]
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
