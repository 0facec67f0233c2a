"""Passes the rules' verdicts on to the devices that wait for them."""

from __future__ import annotations

from headtable.box.devices.device_registry import DeviceRegistry
from headtable.box.devices.dice_readers import DiceReaders
from headtable.box.devices.display_text import plain
from headtable.box.lines.writer import LineWriter
from headtable.messages.inputs import Ack
from headtable.messages.line import LONGEST_WHY, Refused, Took
from headtable.saying import say


class VerdictDelivery:
    """Tells a device the verdict on its event. A device that has restarted since has forgotten the event."""

    def __init__(self, devices: DeviceRegistry, dice_readers: DiceReaders, writer: LineWriter) -> None:
        self._devices = devices
        self._dice_readers = dice_readers
        self._writer = writer

    def deliver(self, ack: Ack) -> None:
        """Pass on one verdict."""
        device = self._devices[ack.uid]
        if device is None or device.line is None or device.boot != ack.boot:
            return
        self._dice_readers.judged(device.line, device, ack.seq)
        verdict = Took(ack.seq) if ack.accepted else Refused(ack.seq, plain(_why(ack), LONGEST_WHY))
        self._writer.write(device.line, device.uid, verdict)


def _why(ack: Ack) -> str:
    return say(ack.why) if ack.why else ""
