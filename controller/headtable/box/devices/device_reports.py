"""The reports of a device about itself that are no events: what sounds, its alarms, its counts, its battery."""

from __future__ import annotations

from collections.abc import Callable

from headtable.box.devices.channels import Channels
from headtable.box.devices.device_registry import Device
from headtable.box.devices.dice_readers import DiceReaders
from headtable.box.lines.listener import LineEndpoint
from headtable.box.signals.signals import Signals
from headtable.messages.line import Alarm, Battery, Counts, Quiet, Sounding
from headtable.messages.troubles import AlarmReason, SignalAlarm
from headtable.messages.words import Signal
from headtable.saying import text

Report = Sounding | Quiet | Alarm | Counts | Battery


class DeviceReports:
    """Handles the reports. A report of an unknown device waits until the device has said hello."""

    def __init__(
        self, box: str, channels: Channels, signals: Signals, dice_readers: DiceReaders, clock: Callable[[], float]
    ) -> None:
        self._box = box
        self._devices = channels.devices
        self._signals = signals
        self._dice_readers = dice_readers
        self._publish = channels.publish
        self._complaints = channels.complaints
        self._clock = clock

    def handle(self, line: LineEndpoint, uid: str, told: Report) -> None:
        """Handle a report. An alarm is logged, whoever raises it."""
        if isinstance(told, Alarm):
            self._complaints.note(uid, told, _alarm_kind(told.signal, told.why))
        device = self._devices[uid]
        if device is not None and device.line is line:
            self._take(device, told)

    def _take(self, device: Device, told: Report) -> None:
        match told:
            case Battery():
                self._dice_readers.handle_battery(device, told)
            case Counts():
                device.counts = told
            case Alarm() | Sounding() | Quiet():
                self._take_about_signal(device, told)

    def _take_about_signal(self, device: Device, told: Alarm | Sounding | Quiet) -> None:
        """Handle what a board says about a signal. Its worst alarm is published if another one is worst now."""
        shown = device.alarms.worst
        match told:
            case Alarm():
                device.alarms.note(SignalAlarm(told.signal, told.why))
            case Sounding() | Quiet():
                self._publish_state(device, told)
                self._judge_sound(device, told)
        if device.alarms.worst != shown:
            self._publish(device.birth(self._box))

    def _publish_state(self, device: Device, told: Sounding | Quiet) -> None:
        if state := self._signals.note(device.uid, told):
            self._publish(state)

    def _judge_sound(self, device: Device, told: Sounding | Quiet) -> None:
        """Whether this sound ends an alarm."""
        now_s = self._clock()
        if isinstance(told, Sounding):
            device.alarms.began(told.signal, now_s)
        elif over := device.alarms.ended(told.signal, now_s):
            sentence = text("signal-has-current", board=device.uid, signal=over.signal)
            self._complaints.over(sentence, device.uid, _alarm_kind(over.signal, over.why))


def _alarm_kind(signal: Signal, why: AlarmReason) -> str:
    """What counts as one kind of trouble in the log: a weld is told though another alarm was."""
    return f"alarm {signal} {why}"
