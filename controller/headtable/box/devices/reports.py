"""The reports of a device about itself that are no events: what sounds, its counts, its battery."""

from __future__ import annotations

from headtable.box.devices.devices import Device, Devices
from headtable.box.devices.dice_readers import DiceReaders
from headtable.box.lines.listener import End
from headtable.box.publish import Publish
from headtable.box.signals.signals import Signals
from headtable.messages.line import Battery, Counts, Quiet, Sounding


class Reports:
    """Handles the reports. A report of an unknown device waits until the device has said hello."""

    def __init__(self, devices: Devices, signals: Signals, dice_readers: DiceReaders, publish: Publish) -> None:
        self._devices = devices
        self._signals = signals
        self._dice_readers = dice_readers
        self._publish = publish

    def hear(self, line: End, uid: str, told: Sounding | Quiet | Counts | Battery) -> None:
        """Something changed at a device."""
        device = self._devices[uid]
        if device is not None and device.line is line:
            self._take(device, told)

    def _take(self, device: Device, told: Sounding | Quiet | Counts | Battery) -> None:
        match told:
            case Battery():
                self._dice_readers.hear_battery(device, told)
            case Counts():
                device.counts = told
            case Sounding() | Quiet():
                if state := self._signals.note(device.uid, told):
                    self._publish(state)
