"""The rules' verdicts, on their way to the devices that wait for them."""

from __future__ import annotations

from headtable.box.devices import Devices
from headtable.box.dice.trays import Trays
from headtable.box.pen import Pen
from headtable.box.plain import plain
from headtable.messages import LONGEST_WHY, Ack, Refused, Took


class Verdicts:
    """Tells a device what became of its event; one that has started anew since has forgotten it."""

    def __init__(self, devices: Devices, trays: Trays, pen: Pen) -> None:
        self._devices = devices
        self._trays = trays
        self._pen = pen

    def pass_on(self, ack: Ack) -> None:
        """One verdict."""
        device = self._devices[ack.uid]
        if device is None or device.line is None or device.boot != ack.boot:
            return
        self._trays.judged(device.line, device, ack.seq)
        verdict = Took(ack.seq) if ack.accepted else Refused(ack.seq, plain(ack.why, LONGEST_WHY))
        self._pen.write(device.line, device.uid, verdict)
