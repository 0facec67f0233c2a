"""A relay's contact is read back: one that has welded or does not close is found, and one that only lags is not."""

from __future__ import annotations

import pytest
from gpiozero.exc import GPIOZeroError
from gpiozero.pins.mock import MockPin

from headtable.box.pins.pin import RETRY_AFTER_FAULT_S, Pins
from headtable.box.pins.pin_switch import PinSwitch
from headtable.box.pins.relay_contact import (
    CLOSES_WITHIN_S,
    OPENS_WITHIN_S,
    READ_EVERY_S,
    ContactFault,
    ContactPin,
    RelayContact,
    RelaySwitch,
)
from headtable.box.signals.signal_board import SwitchFailed, TimeSource
from headtable.errors import Trouble, Unwell
from headtable.messages.silence_reasons import RelayWelded
from tests.box.no_alarm import no_alarm
from tests.box.pins.stuck import MutePin, mock_pin, mock_pins
from tests.rehearse.bench_end import TurnedClock

HORN_PIN, CONTACT = 22, 26
WELDED_AFTER_S = OPENS_WITHIN_S + 3 * READ_EVERY_S
OPEN_AFTER_S = CLOSES_WITHIN_S + 3 * READ_EVERY_S
LONGEST_S = 3.0


class Relay:
    """A relay on a mock pin, whose contact the test moves by hand."""

    def __init__(self, kind: type[MockPin] = MockPin) -> None:
        self.pins: Pins = mock_pins(kind)
        self.clock = TurnedClock()
        self.reported = list[ContactFault]()
        self.alarms = list[Trouble]()
        bare = PinSwitch(self.pins, HORN_PIN, no_alarm)
        pin = ContactPin(self.pins, CONTACT)
        time = TimeSource(self.clock, self.clock.later)
        self.switch = RelaySwitch(bare, pin, time, self.reported.append, self.alarms.append)

    @property
    def contact(self) -> MockPin:
        """The pin of the contact."""
        return mock_pin(self.pins, CONTACT)

    @property
    def level(self) -> int:
        """The level that drives the relay."""
        return int(mock_pin(self.pins, HORN_PIN).state)

    def closes(self) -> None:
        """The signal has current from now on."""
        self.contact.drive_low()

    def opens(self) -> None:
        """The signal has no current from now on."""
        self.contact.drive_high()


async def test_a_relay_that_follows_its_switch_has_no_fault() -> None:
    relay = Relay()
    for _ in range(3):
        relay.switch.on(LONGEST_S)
        relay.closes()
        await relay.clock.turn(2)
        relay.switch.off()
        relay.opens()
        await relay.clock.turn(3)
    assert relay.reported == []


async def test_a_contact_that_stays_closed_is_welded_and_reported_once() -> None:
    relay = Relay()
    relay.switch.on(LONGEST_S)
    relay.closes()
    await relay.clock.turn(1)
    relay.switch.off()
    await relay.clock.turn(OPENS_WITHIN_S - READ_EVERY_S)
    assert relay.reported == []
    await relay.clock.turn(60)
    assert relay.reported == ["welded"]


async def test_a_contact_that_is_closed_from_the_start_is_welded() -> None:
    relay = Relay()
    relay.closes()
    await relay.clock.turn(WELDED_AFTER_S)
    assert relay.reported == ["welded"]


async def test_a_relay_that_has_welded_stays_off_even_if_its_contact_opens() -> None:
    relay = Relay()
    relay.closes()
    await relay.clock.turn(WELDED_AFTER_S)
    relay.opens()
    await relay.clock.turn(60)
    with pytest.raises(SwitchFailed) as failed:
        relay.switch.on(LONGEST_S)
    assert failed.value.why == RelayWelded()
    assert relay.level == 0


async def test_a_weld_whose_contact_opens_and_closes_again_is_reported_once() -> None:
    relay = Relay()
    relay.closes()
    await relay.clock.turn(WELDED_AFTER_S)
    relay.opens()
    await relay.clock.turn(WELDED_AFTER_S)
    relay.closes()
    await relay.clock.turn(60)
    assert relay.reported == ["welded"]


async def test_a_weld_whose_contact_cannot_be_read_for_a_while_is_reported_once() -> None:
    relay = Relay(MutePin)
    relay.closes()
    await relay.clock.turn(WELDED_AFTER_S)
    relay.contact.is_mute = True
    await relay.clock.turn(2 * RETRY_AFTER_FAULT_S)
    relay.contact.is_mute = False
    await relay.clock.turn(60)
    assert relay.reported == ["welded"]


async def test_a_motor_that_runs_down_is_no_weld() -> None:
    relay = Relay()
    relay.switch.on(LONGEST_S)
    relay.closes()
    await relay.clock.turn(1)
    relay.switch.off()
    await relay.clock.turn(OPENS_WITHIN_S / 2)
    relay.opens()
    await relay.clock.turn(60)
    assert relay.reported == []


async def test_a_signal_without_current_while_on_has_no_contact_and_sounds_again() -> None:
    relay = Relay()
    relay.switch.on(LONGEST_S)
    await relay.clock.turn(OPEN_AFTER_S)
    assert relay.reported == ["no-contact"]
    relay.switch.off()
    await relay.clock.turn(3)
    relay.switch.on(LONGEST_S)
    assert relay.level == 1
    await relay.clock.turn(OPEN_AFTER_S)
    assert relay.reported == ["no-contact", "no-contact"]


async def test_a_note_that_is_shorter_than_a_relay_needs_is_not_judged() -> None:
    relay = Relay()
    relay.switch.on(LONGEST_S)
    await relay.clock.turn(CLOSES_WITHIN_S)
    relay.switch.off()
    await relay.clock.turn(60)
    assert relay.reported == []


async def test_a_loop_that_stood_still_has_seen_no_fault_meanwhile() -> None:
    """The guard may have turned it off, and its board has not done so yet."""
    relay = Relay()
    relay.switch.on(LONGEST_S)
    relay.closes()
    await relay.clock.turn(0.5)
    relay.opens()
    await relay.clock.late(2)
    relay.switch.off()
    await relay.clock.turn(60)
    assert relay.reported == []


async def test_a_loop_that_stood_still_before_the_contact_had_closed_has_seen_no_fault() -> None:
    """The first reading found the contact open, as each real one is then. Nobody read it after that."""
    relay = Relay()
    relay.switch.on(LONGEST_S)
    await relay.clock.turn(READ_EVERY_S)
    await relay.clock.late(2)
    relay.switch.off()
    await relay.clock.turn(60)
    assert relay.reported == []


async def test_a_loop_that_often_stands_still_for_a_moment_finds_a_weld() -> None:
    relay = Relay()
    relay.closes()
    for _ in range(20):
        await relay.clock.turn(2 * READ_EVERY_S)
        await relay.clock.late(2 * CLOSES_WITHIN_S)
    assert relay.reported == ["welded"]


async def test_a_contact_that_cannot_be_read_raises_an_alarm_and_is_read_again() -> None:
    relay = Relay(MutePin)
    relay.contact.is_mute = True
    await relay.clock.turn(2 * RETRY_AFTER_FAULT_S)
    assert {str(alarm) for alarm in relay.alarms} == {
        "GPIO26, the contact of the relay, cannot be read (no such chip): no fault of the relay is noticed meanwhile"
    }
    relay.contact.is_mute = False
    relay.closes()
    await relay.clock.turn(RETRY_AFTER_FAULT_S + WELDED_AFTER_S)
    assert relay.reported == ["welded"]


async def test_a_contact_whose_reading_has_stopped_is_not_read() -> None:
    relay = Relay()
    relay.switch.stop_reading()
    relay.closes()
    await relay.clock.turn(60)
    assert relay.reported == []


def test_the_pin_of_a_contact_is_an_input_that_is_pulled_up() -> None:
    pins = mock_pins()
    contact = ContactPin(pins, CONTACT)
    pin = mock_pin(pins, CONTACT)
    assert (pin.function, pin.pull, contact.has_current()) == ("input", "up", False)


def test_a_pin_that_cannot_be_an_input_is_unwell() -> None:
    class FixedPin(MockPin):  # type: ignore[misc]  # gpiozero has no annotations
        def _set_pull(self, value: str) -> None:
            raise GPIOZeroError("fixed")

    with pytest.raises(Unwell, match=r"GPIO26, the contact of the relay, cannot be read \(fixed\)"):
        ContactPin(mock_pins(FixedPin), CONTACT)


async def test_time_in_which_the_contact_cannot_be_read_does_not_count() -> None:
    relay = Relay(MutePin)
    relay.closes()
    await relay.clock.turn(2 * READ_EVERY_S)
    relay.contact.is_mute = True
    await relay.clock.turn(OPENS_WITHIN_S)
    relay.contact.is_mute = False
    await relay.clock.turn(RETRY_AFTER_FAULT_S)
    assert relay.reported == []
    await relay.clock.turn(WELDED_AFTER_S)
    assert relay.reported == ["welded"]


def test_each_switching_gives_the_contact_its_whole_time_again() -> None:
    contact = RelayContact()
    contact.want(is_on=True)
    assert contact.fault(has_current=False, now_s=100.0) is None
    contact.want(is_on=False)
    assert contact.fault(has_current=True, now_s=100.5) is None
    assert contact.fault(has_current=True, now_s=100.5 + OPENS_WITHIN_S - READ_EVERY_S) is None
    assert contact.fault(has_current=True, now_s=100.5 + OPENS_WITHIN_S) == "welded"


def test_a_hush_of_a_signal_that_is_off_gives_a_welded_contact_no_more_time() -> None:
    contact = RelayContact()
    assert contact.fault(has_current=True, now_s=100.0) is None
    contact.want(is_on=False)
    assert contact.fault(has_current=True, now_s=100.0 + OPENS_WITHIN_S) == "welded"
