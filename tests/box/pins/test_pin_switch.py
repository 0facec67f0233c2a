"""A bell or a horn on a pin is on only while it must be. It reads back its level, and ends by itself."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from headtable.box.pins.pin_switch import PinSwitch
from headtable.errors import Trouble, Unwell
from tests.box.no_alarm import no_alarm
from tests.box.pins.stuck import (
    LATE_S,
    GonePin,
    HeldPin,
    LatePin,
    ShortedPin,
    SlowlyReadPin,
    WeldedPin,
    mock_pin,
    mock_pins,
)
from tests.patience import PATIENCE_S


def until(true: Callable[[], bool]) -> None:
    """Hold this thread up, as a loop that stands still would, until something holds."""
    deadline_s = time.monotonic() + PATIENCE_S
    while not true():
        assert time.monotonic() < deadline_s
        time.sleep(0.001)


def test_a_switch_is_off_from_its_first_moment() -> None:
    pins = mock_pins()
    PinSwitch(pins, 22, no_alarm)
    pin = mock_pin(pins, 22)
    assert (pin.function, pin.state) == ("output", 0)


def test_it_is_on_while_its_pin_is_high() -> None:
    pins = mock_pins()
    switch = PinSwitch(pins, 22, no_alarm)
    switch.on(3)
    assert mock_pin(pins, 22).state == 1
    switch.off()
    assert mock_pin(pins, 22).state == 0


def test_a_loop_that_stands_still_does_not_lengthen_a_blast() -> None:
    pins, alarms = mock_pins(), list[Trouble]()
    switch = PinSwitch(pins, 22, alarms.append)
    began_s = time.monotonic()
    switch.on(0.2)
    until(lambda: mock_pin(pins, 22).state == 0)  # nothing but the guard can do that
    assert 0.2 <= time.monotonic() - began_s < 1
    until(lambda: guard_is_done(switch))
    switch.off()
    assert list(map(str, alarms)) == ["GPIO22: the box stood still during a blast, and the guard ended it"]


def test_a_guard_that_fired_before_the_pin_was_high_leaves_it_low() -> None:
    pins = mock_pins(LatePin)
    with pytest.raises(Unwell, match="GPIO22: the box stood still, and the guard fired before the pin was high"):
        PinSwitch(pins, 22, no_alarm).on(LATE_S / 6)
    assert mock_pin(pins, 22).state == 0


def guard_is_done(switch: PinSwitch) -> bool:
    guard = switch._guard
    return guard is not None and guard.finished.is_set()


def test_the_guard_of_a_blast_that_ended_does_not_cut_the_next_one() -> None:
    pins = mock_pins()
    switch = PinSwitch(pins, 22, no_alarm)
    switch.on(30)
    first = switch._guard
    assert first is not None
    switch.off()
    switch.on(30)
    first.join(PATIENCE_S)
    assert not first.is_alive()
    assert mock_pin(pins, 22).state == 1
    switch.off()


def test_a_pin_that_stays_high_is_faulty_and_cannot_be_switched_on_again() -> None:
    switch = PinSwitch(mock_pins(WeldedPin), 22, no_alarm)
    switch.on(3)
    with pytest.raises(Unwell, match="GPIO22 is driven low and reads high: unplug the horn"):
        switch.off()
    with pytest.raises(Unwell, match="GPIO22 reads high while it is off"):
        switch.on(3)


def test_a_pin_that_does_not_go_high_is_faulty() -> None:
    with pytest.raises(Unwell, match="GPIO22 is driven high and reads low"):
        PinSwitch(mock_pins(ShortedPin), 22, no_alarm).on(3)


def test_a_pin_is_not_faulty_because_its_thread_stood_still_while_it_looked() -> None:
    pins = mock_pins(SlowlyReadPin)
    switch = PinSwitch(pins, 22, no_alarm)
    switch.on(30)
    assert mock_pin(pins, 22).state == 1
    switch.off()
    assert mock_pin(pins, 22).state == 0


def test_the_chips_own_error_is_quoted() -> None:
    with pytest.raises(Unwell, match="no such chip"):
        PinSwitch(mock_pins(GonePin), 22, no_alarm).on(3)


def test_a_pin_that_is_released_is_low_and_pulled_down() -> None:
    pins = mock_pins()
    switch = PinSwitch(pins, 22, no_alarm)
    switch.on(3)
    switch.release()
    pin = mock_pin(pins, 22)
    assert (pin.function, pin.pull, pin.state) == ("input", "down", 0)


def test_a_pin_that_cannot_be_released_is_faulty_and_low() -> None:
    pins = mock_pins(HeldPin)
    switch = PinSwitch(pins, 22, no_alarm)
    switch.on(3)
    with pytest.raises(Unwell, match="GPIO22 cannot be released \\(no such handle\\): unplug the horn"):
        switch.release()
    assert mock_pin(pins, 22).state == 0
