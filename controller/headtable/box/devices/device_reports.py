"""The reports of a device about itself that are no events: what sounds, its alarms, its counts, its battery."""

from __future__ import annotations

from headtable.box.devices.device_registry import Device, DeviceRegistry
from headtable.box.devices.dice_readers import DiceReaders
from headtable.box.lines.listener import LineEndpoint
from headtable.box.publish import Publish
from headtable.box.signals.signals import Signals
from headtable.messages.line import Alarm, Battery, Counts, Quiet, Sounding
from headtable.messages.troubles import SignalAlarm

Report = Sounding | Quiet | Alarm | Counts | Battery


class DeviceReports:
    """Handles the reports. A report of an unknown device waits until the device has said hello."""

    def __init__(
        self, box: str, devices: DeviceRegistry, signals: Signals, dice_readers: DiceReaders, publish: Publish
    ) -> None:
        self._box = box
        self._devices = devices
        self._signals = signals
        self._dice_readers = dice_readers
        self._publish = publish

    def handle(self, line: LineEndpoint, uid: str, told: Report) -> None:
        """Handle a report."""
        device = self._devices[uid]
        if device is not None and device.line is line:
            self._take(device, told)

    def _take(self, device: Device, told: Report) -> None:
        match told:
            case Battery():
                self._dice_readers.handle_battery(device, told)
            case Counts():
                device.counts = told
            case Alarm():
                shown = device.worst_alarm
                device.note_alarm(SignalAlarm(told.signal, told.why))
                self._publish_alarm(device, shown)
            case Sounding() | Quiet():
                if state := self._signals.note(device.uid, told):
                    self._publish(state)
                if isinstance(told, Sounding):
                    shown = device.worst_alarm
                    device.alarms.pop(told.signal, None)
                    self._publish_alarm(device, shown)

    def _publish_alarm(self, device: Device, shown: SignalAlarm | None) -> None:
        """Publish a board's worst alarm, or that there is none, if another one is shown."""
        if device.worst_alarm != shown:
            self._publish(device.birth(self._box))
