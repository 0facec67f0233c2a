"""Publishes the health of each device and its line, at most every few seconds."""

from __future__ import annotations

from collections.abc import Callable

from headtable.box.devices.device_registry import DeviceRegistry
from headtable.box.publish import Publish
from headtable.messages.devices import Health

HEALTH_EVERY_S = 5.0


class LineHealth:
    """Publishes the health of each device when it has changed."""

    def __init__(self, devices: DeviceRegistry, clock: Callable[[], float], publish: Publish) -> None:
        self._devices = devices
        self._clock = clock
        self._publish = publish
        self._said: dict[str, Health] = {}
        self._due_s = 0.0

    def forget(self) -> None:
        """Publish everything again next time, because no listener has it."""
        self._said.clear()

    def publish(self) -> None:
        """Publish the changes, if it is time."""
        if self._clock() < self._due_s:
            return
        self._due_s = self._clock() + HEALTH_EVERY_S
        for device in self._devices.everyone():
            health = device.health()
            if self._said.get(device.uid) != health and self._publish(health):
                self._said[device.uid] = health
