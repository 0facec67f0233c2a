"""A driver board's heartbeat beats while the loop turns, and at no other time."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from itertools import pairwise

import pytest
from gpiozero.exc import GPIOPinInUse
from gpiozero.pins.mock import MockPin
from msgspec.structs import replace

from headtable.box.onboard import Onboard
from headtable.box.pins.heartbeat_pin import HALF_PERIOD_S, HeartbeatPin, heartbeats
from headtable.box.pins.pin import RETRY_AFTER_FAULT_S, Pins
from headtable.box.signals.signal_board import TimeSource
from headtable.complaints import Complaints
from headtable.config import SignalSettings
from headtable.errors import Trouble
from tests.box.in_memory import Hall
from tests.box.pins.stuck import GonePin, mock_pin, mock_pins
from tests.rehearse.bench_end import TurnedClock

HORN = SignalSettings(signal="horn", device="gpio:22", heartbeat="gpio:24")


@contextlib.asynccontextmanager
async def beating(pins: Pins, clock: TurnedClock, alarms: list[Trouble]) -> AsyncIterator[None]:
    """A heartbeat that runs."""
    task = asyncio.create_task(HeartbeatPin(pins, 24, alarms.append, clock.wait).run("gpio-22", set()))
    await clock.turn(0)
    yield
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


def levels(pins: Pins) -> list[bool]:
    """Each level that the pin has had."""
    return [state.state for state in mock_pin(pins, 24).states]  # type: ignore[attr-defined]  # a mock pin keeps them


async def test_the_pin_changes_fifty_times_a_second() -> None:
    pins, clock = mock_pins(), TurnedClock()
    async with beating(pins, clock, []):
        before = len(levels(pins))
        await clock.turn(1)
        seen = levels(pins)[before:]
    assert len(seen) == pytest.approx(1 / HALF_PERIOD_S, abs=1)
    assert all(one is not other for one, other in pairwise(seen))


async def test_a_loop_that_stands_still_gives_no_edge() -> None:
    pins, clock = mock_pins(), TurnedClock()
    async with beating(pins, clock, []):
        before = levels(pins)
        clock.now_s += 10  # and nothing has run meanwhile
        assert levels(pins) == before


async def test_the_pin_is_low_before_the_first_beat_and_after_the_last() -> None:
    pins, clock = mock_pins(), TurnedClock()
    pin = mock_pin(pins, 24)
    heartbeat = HeartbeatPin(pins, 24, lambda _: None, clock.wait)
    assert (pin.function, pin.state) == ("output", 0)
    task = asyncio.create_task(heartbeat.run("gpio-22", set()))
    await clock.turn(HALF_PERIOD_S * 3)
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert (pin.function, pin.pull, pin.state) == ("input", "down", 0)


async def test_a_pin_that_fails_raises_an_alarm_and_is_tried_again() -> None:
    pins, clock, alarms = mock_pins(GonePin), TurnedClock(), list[Trouble]()
    async with beating(pins, clock, alarms):
        await clock.turn(3 * RETRY_AFTER_FAULT_S)
    assert len(alarms) > 1
    assert "GPIO24, the heartbeat, cannot be driven (no such chip)" in str(alarms[0])


async def test_the_heartbeat_ends_with_a_weld_and_leaves_its_pin_low() -> None:
    pins, clock, welded = mock_pins(), TurnedClock(), set[str]()
    heartbeat = HeartbeatPin(pins, 24, lambda _: None, clock.wait)
    task = asyncio.create_task(heartbeat.run("gpio-22", welded))
    await clock.turn(1 + HALF_PERIOD_S)
    assert not task.done()
    welded.add("gpio-22")
    await clock.turn(HALF_PERIOD_S)
    assert task.done()
    assert (mock_pin(pins, 24).function, mock_pin(pins, 24).state) == ("input", 0)


async def test_a_weld_ends_the_heartbeat_of_its_own_board_alone() -> None:
    bell = SignalSettings(signal="bell", device="gpio:23", heartbeat="gpio:27")
    pins = mock_pins()
    tasks = [asyncio.create_task(life) for life in heartbeats((HORN, bell), pins, a_socket(Hall()), {"gpio-22"})]
    await asyncio.sleep(0)
    assert [task.done() for task in tasks] == [True, False]
    tasks[1].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


@pytest.mark.parametrize("signal", [replace(HORN, armed=False), replace(HORN, muted=True), replace(HORN, device="h")])
async def test_a_signal_that_may_not_sound_here_has_no_heartbeat(signal: SignalSettings) -> None:
    assert list(heartbeats((signal,), mock_pins(), a_socket(Hall()), set())) == []


async def test_a_pin_that_another_program_has_raises_an_alarm_and_the_box_goes_on() -> None:
    class TakenPin(MockPin):  # type: ignore[misc]  # gpiozero has no annotations
        def output_with_state(self, state: int) -> None:
            raise GPIOPinInUse("used by another program")

    hall = Hall()
    assert list(heartbeats((HORN,), mock_pins(TakenPin), a_socket(hall), set())) == []
    assert any("gpio-22: ALARM: GPIO24, the heartbeat, cannot be driven" in told for told in hall.complaints)


def a_socket(hall: Hall) -> Onboard:
    clock = TurnedClock()
    return Onboard(hall.box, TimeSource(clock, clock.later), 7, Complaints(hall.complaints.append))
