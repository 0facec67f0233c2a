"""The dice of every reader: their throws are passed on, and the rest is forgotten."""

from __future__ import annotations

from headtable.box.devices.devices import Device
from headtable.box.lines.listener import End
from headtable.box.lines.writer import LineWriter
from headtable.box.publish import Publish
from headtable.box.sources.dice.throw import Throws
from headtable.config import BoxSettings
from headtable.dating import Dating
from headtable.messages.inputs import Heard
from headtable.messages.line import Battery, DieSeen, Got, Took
from headtable.messages.rooms import DiceState, DieShown

DICE = 3  # where the configuration says nothing of a device's dice


class DiceReaders:
    """One tray of dice for each reader that has spoken, since the reader's last start."""

    def __init__(self, settings: BoxSettings, writer: LineWriter, publish: Publish, dating: Dating) -> None:
        self._dice = {dice.uid: dice.dice for dice in settings.dice}
        self._writer = writer
        self._publish = publish
        self._dating = dating
        self._dice_readers: dict[tuple[str, str], Throws] = {}  # by the reader and its boot
        self._said: dict[str, DiceState] = {}

    def knows(self, device: Device, seq: int) -> bool:
        """Whether this event of its dice may be said again at any time."""
        tray = self._dice_readers.get((device.uid, device.boot))
        return tray is not None and tray.knows(seq)

    def hear(self, line: End, device: Device, seq: int, seen: DieSeen) -> None:
        """A die did something: tell the room, pass a throw on, and answer the reader."""
        if device.pad is None:
            return
        amounts = self._tray(device).saw(seq, seen)
        if amounts.roll:
            heard = Heard(device.uid, device.boot, seq, amounts.roll, device.pad.table, date=self._dating.now())
            has_it = self._publish(heard)
        else:
            has_it = seq not in amounts.idle
        if has_it:
            self._writer.write(line, device.uid, Got(seq))
        for event in amounts.idle:
            self._writer.write(line, device.uid, Took(event))
        self.show(device)

    def judged(self, line: End, device: Device, seq: int) -> None:
        """The rules have spoken: with a throw its reader may forget all that it was made of."""
        tray = self._dice_readers.get((device.uid, device.boot))
        for event in (tray.judged(seq) or ()) if tray else ():
            self._writer.write(line, device.uid, Took(event))

    def hear_battery(self, device: Device, battery: Battery) -> None:
        """A battery is so full."""
        device.batteries[battery.die] = battery.percent
        if battery.die:
            self._tray(device)
            self.show(device)

    def show(self, device: Device) -> None:
        """Tell the room what the dice of a reader do, if that is news."""
        state = self._state(device)
        if state and self._said.get(device.uid) != state and self._publish(state):
            self._said[device.uid] = state

    def forget_what_was_said(self) -> None:
        """Another broker may know nothing of it."""
        self._said.clear()

    def _tray(self, device: Device) -> Throws:
        key = (device.uid, device.boot)
        if key not in self._dice_readers:
            self._dice_readers = {old: tray for old, tray in self._dice_readers.items() if old[0] != device.uid}
            self._dice_readers[key] = Throws(self._dice.get(device.uid, DICE))
        return self._dice_readers[key]

    def _state(self, device: Device) -> DiceState | None:
        tray = self._dice_readers.get((device.uid, device.boot))
        if tray is None or device.pad is None:
            return None
        dice = (
            DieShown(number, die.state, die.face, device.batteries.get(number)) for number, die in tray.dice.items()
        )
        return DiceState(device.uid, device.pad.table, tuple(dice))
