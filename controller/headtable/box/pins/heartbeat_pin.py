"""The heartbeat of a driver board: a pin that changes its level while the box's loop turns.

The board passes only edges on. So a box that stands still, with the pin high or low, cannot sound the horn.

A box that finds the relay welded stops the heartbeat. The board then opens the relay's coil, even if its transistor
is stuck. A welded contact stays closed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Set

from headtable.box.alarms import Alarm
from headtable.box.onboard import Onboard
from headtable.box.pins.pin import RETRY_AFTER_FAULT_S, Pin, Pins, name_of
from headtable.box.pins.pin_switch import HIGH, LOW
from headtable.box.shutdown_order import Life
from headtable.config import SignalSettings
from headtable.errors import Unwell
from headtable.messages.words import Uid

HALF_PERIOD_S = 0.02  # 25 Hz, as the firmware of a horn box drives it


def heartbeats(signals: tuple[SignalSettings, ...], pins: Pins, socket: Onboard, welded: Set[Uid]) -> Iterator[Life]:
    """The tasks of all heartbeats. A signal that may never sound has none, nor has one on no pin of this Pi.

    One whose pin is unavailable raises an alarm, and has no task. The heartbeat of a welded board ends.
    """
    for signal in signals:
        may_sound = signal.pin is not None and signal.armed and not signal.muted
        if signal.heartbeat_pin is not None and may_sound:
            alarm = socket.alarm(signal.board)
            try:
                pin = HeartbeatPin(pins, signal.heartbeat_pin, alarm)
            except Unwell as trouble:
                alarm(trouble)
            else:
                yield pin.run(signal.board, welded)


class HeartbeatPin:
    """One pin with a heartbeat; ``run`` drives it. It is low before the first beat and after the last."""

    def __init__(
        self, pins: Pins, number: int, alarm: Alarm, wait: Callable[[float], Awaitable[None]] = asyncio.sleep
    ) -> None:
        self._name = name_of(number)
        self._alarm = alarm
        self._wait = wait
        self._faults = pins.faults
        self._pin: Pin = pins.take(number)
        self._level = LOW
        try:
            self._pin.output_with_state(LOW)
        except self._faults as trouble:
            raise self._not_driven(trouble) from None

    async def run(self, board: Uid, welded: Set[Uid]) -> None:
        """Beat until cancelled, or until the board is among the welded ones.

        A pin that cannot be driven raises an alarm, and is tried again.
        """
        try:
            while board not in welded:
                await self._wait(HALF_PERIOD_S if self._beat() else RETRY_AFTER_FAULT_S)
        finally:
            self._release()

    def _beat(self) -> bool:
        """Change the level once; whether the pin took it."""
        self._level = HIGH - self._level
        try:
            self._pin.state = self._level
        except self._faults as trouble:
            self._alarm(self._not_driven(trouble))
            return False
        return True

    def _release(self) -> None:
        """Leave the pin low, and pulled down in case no program drives it."""
        try:
            self._pin.state = LOW
            self._pin.function = "input"
            self._pin.pull = "down"
        except self._faults as trouble:
            self._alarm(self._not_driven(trouble))

    def _not_driven(self, trouble: Exception) -> Unwell:
        return Unwell("heartbeat-not-driven", pin=self._name, error=str(trouble))
