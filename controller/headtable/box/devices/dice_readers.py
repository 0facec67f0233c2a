"""The dice of every reader: their throws are passed on, and the rest is forgotten."""

from __future__ import annotations

from headtable.box.devices.device_registry import Device
from headtable.box.lines.listener import LineEndpoint
from headtable.box.lines.writer import LineWriter
from headtable.box.publish import Publish
from headtable.box.sources.dice.throw import Throws
from headtable.config import BoxSettings
from headtable.engine_clock import EngineClock
from headtable.messages.inputs import Heard
from headtable.messages.line import Battery, DieSeen, Got, Took
from headtable.messages.rooms import (
    DiceState,
    DieShown,
)

DICE = 3  # if the configuration has no settings for a device's dice


class DiceReaders:
    """The throws of each dice reader, since the reader's last start."""

    def __init__(
        self, settings: BoxSettings, writer: LineWriter, publish: Publish, engine_clock: EngineClock
    ) -> None:
        self._dice = {dice.uid: dice.dice for dice in settings.dice}
        self._writer = writer
        self._publish = publish
        self._engine_clock = engine_clock
        self._throws: dict[tuple[str, str], Throws] = {}  # by the reader and its boot
        self._said: dict[str, DiceState] = {}

    def knows(self, device: Device, seq: int) -> bool:
        """Whether the reader may repeat this event at any time."""
        throws = self._throws.get((device.uid, device.boot))
        return throws is not None and throws.knows(seq)

    def handle_die(self, line: LineEndpoint, device: Device, seq: int, seen: DieSeen) -> None:
        """Handle a die's report: publish its state, pass a throw on, and answer the reader."""
        if device.pad is None:
            return
        amounts = self._throws_of(device).add_report(seq, seen)
        if amounts.roll:
            heard = Heard(device.uid, device.boot, seq, amounts.roll, device.pad.table, date=self._engine_clock.now())
            has_it = self._publish(heard)
        else:
            has_it = seq not in amounts.idle
        if has_it:
            self._writer.write(line, device.uid, Got(seq))
        for event in amounts.idle:
            self._writer.write(line, device.uid, Took(event))
        self.show(device)

    def judged(self, line: LineEndpoint, device: Device, seq: int) -> None:
        """Handle a verdict. After the verdict on a throw its reader may drop all events of that throw."""
        throws = self._throws.get((device.uid, device.boot))
        for event in (throws.judged(seq) or ()) if throws else ():
            self._writer.write(line, device.uid, Took(event))

    def handle_battery(self, device: Device, battery: Battery) -> None:
        """Note the charge of a battery."""
        device.batteries[battery.die] = battery.percent
        if battery.die:
            self._throws_of(device)
            self.show(device)

    def show(self, device: Device) -> None:
        """Publish the state of a reader's dice, if it has changed."""
        state = self._state(device)
        if state and self._said.get(device.uid) != state and self._publish(state):
            self._said[device.uid] = state

    def forget_what_was_said(self) -> None:
        """Publish all states again, because another broker may not have them."""
        self._said.clear()

    def _throws_of(self, device: Device) -> Throws:
        key = (device.uid, device.boot)
        if key not in self._throws:
            self._throws = {old: throws for old, throws in self._throws.items() if old[0] != device.uid}
            self._throws[key] = Throws(self._dice.get(device.uid, DICE))
        return self._throws[key]

    def _state(self, device: Device) -> DiceState | None:
        throws = self._throws.get((device.uid, device.boot))
        if throws is None or device.pad is None:
            return None
        dice = (
            DieShown(number, die.state, die.face, device.batteries.get(number)) for number, die in throws.dice.items()
        )
        return DiceState(device.uid, device.pad.table, tuple(dice))
