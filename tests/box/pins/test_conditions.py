"""For each condition under which a signal may sound, somebody tries to drive its pin high without it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from datetime import time

import pytest
from msgspec.structs import replace

from headtable.box.onboard import Onboard
from headtable.box.pins.boards import on_pins
from headtable.box.pins.pin_switch import PinSwitch
from headtable.box.signals.signal_board import LONGEST_ON_S, SignalBoard, TimeSource
from headtable.complaints import Complaints
from headtable.config import BoxSettings, SignalSettings
from headtable.messages.line import Quiet, Sound
from headtable.messages.rooms import (
    EngineState,
)
from headtable.messages.sound_commands import Chirp, SignalResult, SoundCommand
from headtable.messages.words import Delivery
from tests.box.in_memory import PADS, Hall
from tests.box.no_alarm import no_alarm
from tests.box.pins.stuck import mock_pin, mock_pins
from tests.rehearse.bench_end import TurnedClock

HORN = SignalSettings(signal="horn", device="gpio:22", pattern_ms=(1000,), loudness_db=110)
SETTINGS = BoxSettings(pins="mock", pads=PADS, signals=(HORN,))
Otherwise = dict[str, object]


class Attempt:
    """A box with its horn on a mock pin, and whether the pin was ever high."""

    def __init__(self, signal: SignalSettings = HORN, **settings: object) -> None:
        box = replace(SETTINGS, signals=(signal,), **settings)
        self.hall = Hall(box)
        self.pins = mock_pins()
        self.clock = TurnedClock()
        complaints = Complaints(self.hall.complaints.append)
        socket = Onboard(self.hall.box, TimeSource(self.clock, self.clock.later), 7, complaints)
        self.plugged = on_pins(box.signals, self.pins, socket)

    async def high(self, attempt: Callable[[Hall], None]) -> bool:
        """Whether an attempt drives the pin high, on a box that an engine has told of round 1.1."""
        with self.plugged:
            await asyncio.sleep(0)
            self.hall.engine_lives()
            attempt(self.hall)
            return any(state.state for state in mock_pin(self.pins, 22).states)  # type: ignore[attr-defined]  # a mock's


def command(*, delivery: Delivery = "live", **otherwise: object) -> Callable[[Hall], None]:
    """A good command, but for what is said otherwise."""
    return lambda hall: hall.box.on_message(hall.command(**otherwise), delivery)


def after(happens: Callable[[Hall], None]) -> Callable[[Hall], None]:
    """A command that was good before something happened."""

    def attempt(hall: Hall) -> None:
        old: SoundCommand = hall.command()
        happens(hall)
        hall.box.on_message(old, "live")

    return attempt


def restarted(hall: Hall) -> None:
    """The engine is lost, and another one lives."""
    hall.box.on_message(EngineState("engine1", "lost"), "live")
    hall.engine_lives()


async def test_a_good_command_drives_it_high() -> None:
    assert await Attempt().high(command())


ATTEMPTS: dict[str, Callable[[Hall], None]] = {
    "1 retained": command(delivery="retained"),
    "2 too old": command(sent_ms=1_000_000 - 2001),
    "2 from the future": command(sent_ms=1_000_101),
    "3 another engine": command(engine="engine0"),
    "3 another round": command(round="1.0"),
    "3 no engine": after(lambda hall: hall.box.on_message(EngineState("engine1", "lost"), "live")),
    "4 no lease": command(lease="none"),
    "4 a lease from before": after(restarted),
    "4 a lost broker": after(lambda hall: hall.box.on_disconnect()),
    "4 a stopped box": after(lambda hall: hall.box.stop()),
}


@pytest.mark.parametrize("attempt", ATTEMPTS.values(), ids=ATTEMPTS)
async def test_no_pin_goes_high(attempt: Callable[[Hall], None]) -> None:
    assert not await Attempt().high(attempt)


async def test_5_no_command_id_drives_a_pin_twice() -> None:
    attempt = Attempt(replace(HORN, shortest_gap_s=0))
    with attempt.plugged:
        await asyncio.sleep(0)
        attempt.hall.engine_lives()
        for _ in range(2):
            attempt.hall.box.on_message(attempt.hall.command(), "live")
            await attempt.clock.turn(1.5)
            attempt.hall.now_s += 1.5
        results = [said.sounded for said in attempt.hall.said(SignalResult) if isinstance(said, SignalResult)]
    assert results == [True, False]
    highs = [state for state in mock_pin(attempt.pins, 22).states if state.state]  # type: ignore[attr-defined]  # mock
    assert len(highs) == 1


LIMITS: dict[str, SignalSettings] = {
    "not armed": replace(HORN, armed=False),
    "muted": replace(HORN, muted=True),
    "too much dose": replace(HORN, loudness_db=150.0, distance_m=0.5),
}


@pytest.mark.parametrize("signal", LIMITS.values(), ids=LIMITS)
async def test_6_no_pin_goes_high_against_a_limit(signal: SignalSettings) -> None:
    assert not await Attempt(signal).high(command())
    assert not await Attempt(signal).high(press_the_bell)
    assert not await Attempt(signal).high(chirp)


async def test_6_no_pin_goes_high_in_quiet_hours() -> None:
    attempt = Attempt(quiet_from="22:00", quiet_to="07:00")
    attempt.hall.time_of_day = time(23)
    assert not await attempt.high(command())


async def test_6_no_pin_goes_high_without_rest_or_too_often() -> None:
    for signal in (HORN, replace(HORN, shortest_gap_s=0, most_a_night=1)):
        attempt = Attempt(signal)
        with attempt.plugged:
            await asyncio.sleep(0)
            attempt.hall.engine_lives()
            attempt.hall.box.on_message(attempt.hall.command(), "live")
            await attempt.clock.turn(1.5)
            attempt.hall.now_s += 1.5
            attempt.hall.box.on_message(attempt.hall.command(id="cmd2"), "live")
            assert not mock_pin(attempt.pins, 22).state


async def test_6_a_long_pattern_is_cut() -> None:
    attempt = Attempt(replace(HORN, pattern_ms=(3000,), longest_ms=500))
    with attempt.plugged:
        await asyncio.sleep(0)
        attempt.hall.engine_lives()
        attempt.hall.box.on_message(attempt.hall.command(), "live")
        await attempt.clock.turn(0.49)
        assert mock_pin(attempt.pins, 22).state
        await attempt.clock.turn(0.02)
        assert not mock_pin(attempt.pins, 22).state


async def test_7_the_board_itself_ends_a_blast_that_a_faulty_box_requests() -> None:
    pins, clock, said = mock_pins(), TurnedClock(), list[object]()
    board = SignalBoard(
        {"horn": PinSwitch(pins, 22, no_alarm)}, said.append, TimeSource(clock, clock.later), no_alarm
    )
    board.receive(Sound("a", "horn", (3000, 1, 3000, 1, 3000)))
    await clock.turn(LONGEST_ON_S - 0.01)
    assert mock_pin(pins, 22).state
    await clock.turn(0.02)
    assert not mock_pin(pins, 22).state
    await clock.turn(10)
    assert not mock_pin(pins, 22).state
    assert said[-1] == Quiet("a", "horn")


def press_the_bell(hall: Hall) -> None:
    """The head table's button, by reflex."""
    hall.plug_in_everything()
    hall.press(1)


def chirp(hall: Hall) -> None:
    """A test, between rounds."""
    hall.engine_lives(in_play=False)
    hall.box.on_message(Chirp("t1", "box", "horn", "boxboot", 1_000_000), "live")
