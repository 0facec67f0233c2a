"""What a device reports of itself, which is no event: what sounds, its counts, its battery, its troubles."""

from __future__ import annotations

from headtable.box.devices.devices import Device, Devices
from headtable.box.devices.dice_readers import DiceReaders
from headtable.box.lines.listener import End
from headtable.box.saying import Say
from headtable.box.signals.signals import Signals
from headtable.messages.line import Alarm, Battery, Counts, Crashed, Quiet, Sounding

ALARMS = {
    "welded": "its relay's contact stays closed although nothing is to sound; unplug the signal and change the relay",
    "no-contact": "its relay does not close; look at the relay, its plug and its fuse",
    "too-often": "it has sounded so often in this minute that its board lets it rest",
    "not-allowed": "the board had no leave from this box; it gets that every second, so look at its line",
}


class Reports:
    """Takes them in; from a device that nobody has met they wait until it has said who it is."""

    def __init__(self, devices: Devices, signals: Signals, dice_readers: DiceReaders, say: Say) -> None:
        self._devices = devices
        self._signals = signals
        self._dice_readers = dice_readers
        self._say = say

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
                    self._say(state)


def in_words(told: Crashed | Alarm) -> str:
    """What is wrong, and what to do."""
    if isinstance(told, Crashed):
        return f"its program failed, and it started anew: {told.why!r}; send that to whoever made it"
    return f"the {told.signal} is held back by its board: {ALARMS[told.why]}"
