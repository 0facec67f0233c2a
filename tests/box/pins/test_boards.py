"""A bell and a horn on pins are ordinary boards. They are off before the first command and after the last."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Set
from contextlib import contextmanager

import pytest
from gpiozero.exc import GPIOPinInUse
from gpiozero.pins.mock import MockPin
from msgspec.structs import replace

from headtable.box.onboard import Onboard
from headtable.box.pins.boards import on_pins
from headtable.box.pins.pin import Pins
from headtable.box.signals.signal_board import TimeSource
from headtable.complaints import Complaints
from headtable.config import BoxSettings, SignalSettings
from headtable.messages.devices import Birth
from headtable.messages.rooms import (
    EngineState,
)
from headtable.messages.silence_reasons import BoardFailed, BoardMissing, PinStaysLow, RelayWelded
from headtable.messages.sound_commands import SignalResult, SignalState
from headtable.messages.troubles import SignalAlarm
from tests.box.in_memory import PADS, Hall
from tests.box.pins.stuck import HeldPin, ShortedPin, WeldedPin, mock_pin, mock_pins
from tests.rehearse.bench_end import TurnedClock

BELL = SignalSettings(signal="bell", device="gpio:27", pattern_ms=(100, 100, 100))
HORN = SignalSettings(signal="horn", device="gpio:22", pattern_ms=(1000,))
SETTINGS = BoxSettings(pins="mock", pads=PADS, signals=(BELL, HORN))
WELDED = (
    "gpio-22: the horn: its relay’s contact stays closed although nothing is to sound; "
    "unplug the signal and change the relay"
)
NO_CONTACT = (
    "gpio-22: the horn: it gets no current; look at its fuse and its relay. "
    "The horn also needs its key and its switch and, on a driver board, 25 s of rest after a sound"
)
WITH_CONTACT = replace(SETTINGS, signals=(BELL, replace(HORN, contact="gpio:26")))


class PinHall(Hall):
    """A box whose bell and horn use mock pins, and whose clock drives their timers."""

    def __init__(self, pins: Pins, settings: BoxSettings = SETTINGS) -> None:
        super().__init__(settings)
        self.pins = pins
        self.clock = TurnedClock()
        self.welded: Set[str] = frozenset()

    def level(self, number: int) -> int:
        """The level that a pin reads."""
        return int(mock_pin(self.pins, number).state)

    def result(self) -> SignalResult:
        """The result of a good command to the horn."""
        self.box.on_message(self.command(), "live")
        [result] = self.said(SignalResult)
        assert isinstance(result, SignalResult)
        return result

    async def turn(self, seconds: float) -> None:
        """Let time pass for the boards and for the box."""
        await self.clock.turn(seconds)
        self.passes(seconds)


@contextmanager
def a_hall(kind: type[MockPin] = MockPin, settings: BoxSettings = SETTINGS) -> Iterator[PinHall]:
    hall = PinHall(mock_pins(kind), settings)
    socket = Onboard(hall.box, TimeSource(hall.clock, hall.clock.later), 7, Complaints(hall.complaints.append))
    with on_pins(settings.signals, hall.pins, socket) as hall.welded:
        hall.engine_lives()
        yield hall


async def greeted() -> None:
    """Let the boards say hello."""
    await asyncio.sleep(0)


async def test_the_boards_on_pins_say_hello_by_their_pins() -> None:
    with a_hall() as hall:
        await greeted()
        assert hall.said(Birth) == [
            Birth("gpio-27", "box", "pin", "headtable", "7", "bell", online=True),
            Birth("gpio-22", "box", "pin", "headtable", "7", "horn", online=True),
        ]


async def test_a_command_drives_its_pin_before_its_result_and_for_its_whole_pattern() -> None:
    with a_hall() as hall:
        await greeted()
        assert hall.result().sounded
        assert (hall.level(22), hall.level(27)) == (1, 0)
        await hall.clock.turn(0.99)
        assert hall.level(22) == 1
        await hall.clock.turn(0.02)
        assert hall.level(22) == 0
        assert [state.sounding for state in hall.said(SignalState) if isinstance(state, SignalState)] == [True, False]


async def test_the_reflex_drives_both_pins() -> None:
    with a_hall() as hall:
        hall.box.line_opened(hall.pad)
        hall.plug_in_everything()
        await greeted()
        hall.press(1)
        assert (hall.level(22), hall.level(27)) == (1, 1)


async def test_a_lost_engine_ends_a_blast_at_once() -> None:
    with a_hall() as hall:
        await greeted()
        hall.result()
        hall.box.on_message(EngineState("engine1", "lost"), "live")
        assert hall.level(22) == 0


async def test_a_box_that_stops_leaves_the_pins_low_and_pulled_down() -> None:
    with a_hall() as hall:
        await greeted()
        hall.result()
        hall.box.stop()
        assert hall.level(22) == 0
    pin = mock_pin(hall.pins, 22)
    assert (pin.function, pin.pull, pin.state) == ("input", "down", 0)


async def test_a_box_that_crashes_leaves_the_pins_low() -> None:
    halls = list[PinHall]()

    async def fall() -> None:
        with a_hall() as hall:
            halls.append(hall)
            await greeted()
            hall.result()
            assert hall.level(22) == 1
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fall()
    assert halls[0].level(22) == 0


async def test_a_pin_that_does_not_go_high_is_in_the_result_and_raises_an_alarm() -> None:
    with a_hall(ShortedPin) as hall:
        await greeted()
        result = hall.result()
        assert not result.sounded
        assert isinstance(result.why, BoardFailed)
        assert result.why == BoardFailed("gpio-22", PinStaysLow("GPIO22"))
        assert any("gpio-22: ALARM" in complaint for complaint in hall.complaints)


async def test_a_pin_that_stays_high_raises_an_alarm_and_is_retried_every_second() -> None:
    with a_hall(WeldedPin) as hall:
        await greeted()
        assert hall.result().sounded
        await hall.clock.turn(2)
        assert any("GPIO22 is driven low and reads high" in complaint for complaint in hall.complaints)
        hall.box.on_disconnect()
        mock_pin(hall.pins, 22)._state = False  # type: ignore[attr-defined]  # somebody found the short
        hall.passes(1)
        assert hall.level(22) == 0


async def test_a_pin_that_is_high_at_the_start_raises_an_alarm_and_gives_no_board() -> None:
    hall = PinHall(mock_pins(WeldedPin))
    mock_pin(hall.pins, 22)._state = True  # type: ignore[attr-defined]  # a short to the supply
    socket = Onboard(hall.box, TimeSource(hall.clock, hall.clock.later), 7, Complaints(hall.complaints.append))
    with on_pins(SETTINGS.signals, hall.pins, socket):
        hall.engine_lives()
        await greeted()
        assert hall.result().why == BoardMissing("gpio-22")
        assert [birth.uid for birth in hall.said(Birth) if isinstance(birth, Birth)] == ["gpio-27"]
    assert any("GPIO22 is driven low and reads high" in complaint for complaint in hall.complaints)


async def test_a_pin_that_cannot_be_released_raises_an_alarm_and_removes_both_boards() -> None:
    with a_hall(HeldPin) as hall:
        await greeted()
        hall.forget()
    gone = {birth.uid for birth in hall.said(Birth) if isinstance(birth, Birth) and not birth.online}
    assert gone == {"gpio-22", "gpio-27"}
    assert any("gpio-22: ALARM: GPIO22 cannot be released" in complaint for complaint in hall.complaints)


async def test_a_horn_whose_relay_has_welded_raises_the_alarm_of_a_horn_box_and_is_not_sounded_again() -> None:
    with a_hall(settings=WITH_CONTACT) as hall:
        await greeted()
        assert hall.result().sounded
        mock_pin(hall.pins, 26).drive_low()  # type: ignore[attr-defined]  # a mock's: the horn has current from now on
        await hall.turn(5)
        assert hall.complaints == [WELDED]
        assert [birth.trouble for birth in hall.said(Birth) if isinstance(birth, Birth)][-1] == SignalAlarm(
            "horn", "welded"
        )
        assert hall.welded == {"gpio-22"}
        hall.engine_lives()
        hall.box.on_message(hall.command(id="cmd2"), "live")
        [result] = hall.said(SignalResult)
        assert isinstance(result, SignalResult)
        assert (result.sounded, result.why) == (False, BoardFailed("gpio-22", RelayWelded()))
        assert hall.level(22) == 0


async def test_the_reflex_still_rings_the_bell_beside_a_welded_horn() -> None:
    with a_hall(settings=WITH_CONTACT) as hall:
        mock_pin(hall.pins, 26).drive_low()  # type: ignore[attr-defined]  # a mock's
        await hall.turn(2)
        hall.engine_lives()
        hall.box.line_opened(hall.pad)
        hall.plug_in_everything()
        hall.press(1)
        assert (hall.level(22), hall.level(27)) == (0, 1)


async def test_a_horn_that_gets_no_current_raises_the_alarm_of_a_horn_box_and_sounds_again() -> None:
    with a_hall(settings=WITH_CONTACT) as hall:
        await greeted()
        assert hall.result().sounded
        await hall.turn(5)
        assert hall.complaints == [NO_CONTACT]
        hall.engine_lives()
        hall.box.on_message(hall.command(id="cmd2"), "live")
        assert hall.level(22) == 1


async def test_a_weld_is_logged_though_the_horn_has_had_another_alarm_before() -> None:
    with a_hall(settings=WITH_CONTACT) as hall:
        await greeted()
        assert hall.result().sounded
        await hall.turn(5)
        mock_pin(hall.pins, 26).drive_low()  # type: ignore[attr-defined]  # a mock's: the horn has current from now on
        await hall.turn(5)
        assert hall.complaints == [NO_CONTACT, WELDED]


async def test_a_horn_sounds_without_its_contact_if_another_program_has_the_pin() -> None:
    class TakenPin(MockPin):  # type: ignore[misc]  # gpiozero has no annotations
        def _set_pull(self, value: str) -> None:
            if value == "up":
                raise GPIOPinInUse("used by another program")
            super()._set_pull(value)

    with a_hall(TakenPin, WITH_CONTACT) as hall:
        await greeted()
        assert hall.result().sounded
    assert any("gpio-22: ALARM: GPIO26, the contact of the relay" in complaint for complaint in hall.complaints)


async def test_a_contact_is_not_read_after_its_board_is_unplugged() -> None:
    with a_hall(settings=WITH_CONTACT) as hall:
        await greeted()
    mock_pin(hall.pins, 26).drive_low()  # type: ignore[attr-defined]  # a mock's
    await hall.clock.turn(5)
    assert hall.welded == set()


async def test_an_error_before_the_board_is_plugged_in_leaves_the_pin_low_and_released() -> None:
    class BrokenPin(MockPin):  # type: ignore[misc]  # gpiozero has no annotations
        def _set_pull(self, value: str) -> None:
            if value == "up":
                raise ZeroDivisionError
            super()._set_pull(value)

    hall = PinHall(mock_pins(BrokenPin), WITH_CONTACT)
    socket = Onboard(hall.box, TimeSource(hall.clock, hall.clock.later), 7, Complaints(hall.complaints.append))
    with pytest.raises(ZeroDivisionError), on_pins(WITH_CONTACT.signals, hall.pins, socket):
        pytest.fail("it began")
    pin = mock_pin(hall.pins, 22)
    assert (pin.function, pin.pull, pin.state) == ("input", "down", 0)


async def test_the_pin_is_released_before_the_box_hears_that_the_board_is_gone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    functions = list[str]()
    with a_hall(settings=replace(WITH_CONTACT, signals=(WITH_CONTACT.signals[1],))) as hall:
        pin = mock_pin(hall.pins, 22)
        monkeypatch.setattr(hall.box, "line_gone", lambda _: functions.append(pin.function))
    assert functions == ["input"]
