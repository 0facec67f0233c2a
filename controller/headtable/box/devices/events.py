"""What happened at the tables, as devices tell it: passed on at once, the head table's bell rung even before."""

from __future__ import annotations

from typing import NamedTuple, TypeVar

import msgspec

from headtable.box.devices.devices import Device, Devices
from headtable.box.devices.dice_readers import DiceReaders
from headtable.box.lines.listener import End
from headtable.box.lines.stall import Stall
from headtable.box.lines.writer import LineWriter
from headtable.box.saying import Say
from headtable.box.signals.lease import Lease
from headtable.box.signals.signals import Signals
from headtable.complaints import Complaints
from headtable.dating import Dating
from headtable.messages.inputs import Heard, Reflex
from headtable.messages.line import BellWaits, DieSeen, Event, Got, Press, Who
from headtable.messages.words import LIFETIME_MS, OLDEST_MS
from headtable.wire import Frame

Aged = TypeVar("Aged", bound=Event | BellWaits)


class Around(NamedTuple):
    """What of a box an event touches."""

    box: str
    devices: Devices
    signals: Signals
    lease: Lease
    stall: Stall
    complaints: Complaints
    writer: LineWriter
    say: Say
    dating: Dating


class Events:
    """Hears one event after the other."""

    def __init__(self, around: Around, dice_readers: DiceReaders) -> None:
        self._around = around
        self._dice_readers = dice_readers

    def hear(self, line: End, frame: Frame, event: Event) -> None:
        """Pass an event on, if its device can be believed; what the reflex sounds is sounded first."""
        device = self._speaker(line, frame)
        if device is None or device.pad is None:
            return
        event = self._aged(event)
        first = device.is_first(frame.seq)
        device.late += first and event.age_ms > LIFETIME_MS
        if isinstance(event, DieSeen):
            self._dice_readers.hear(line, device, frame.seq, event)
        else:
            self._pass_on(line, device, frame.seq, event, first=first)

    def hear_of_bell(self, line: End, frame: Frame, bell: BellWaits) -> None:
        """Ring for a press whose event nobody can hear yet, if no engine lives; the event does not ring again."""
        device = self._speaker(line, frame)
        if device is None or device.pad is None or not device.pad.bell or bell.event <= device.last_seq:
            return
        age_ms = self._aged(bell).age_ms
        if self._may_ring(device, bell.event, age_ms) and self._around.lease.living is None:
            self._sound(device, bell.event)

    def _pass_on(self, line: End, device: Device, seq: int, event: Event, *, first: bool) -> None:
        if device.pad is None:
            return
        if device.pad.bell and self._wants_reflex(device, seq, event, first=first):
            self._sound(device, seq)
        heard = Heard(
            device.uid, device.boot, seq, event, device.pad.table, device.reflex(seq), self._around.dating.now()
        )
        if self._around.say(heard):
            self._around.writer.write(line, device.uid, Got(seq))

    def _sound(self, device: Device, seq: int) -> None:
        if on := self._around.signals.sound_all():
            device.sounded(seq, Reflex(self._around.box, on))

    def _aged(self, event: Aged) -> Aged:
        """The event, as old as it may be: what waited while the box stood still is older than its device knew."""
        waited_ms = self._around.stall.waited_ms()
        return msgspec.structs.replace(event, age_ms=min(event.age_ms + waited_ms, OLDEST_MS)) if waited_ms else event

    def _speaker(self, line: End, frame: Frame) -> Device | None:
        """The pad that speaks; None if it cannot be believed, or must say hello first and then say this again."""
        devices = self._around.devices
        device = devices[frame.uid]
        if device is None or device.line is None or self._seems_restarted(device, frame):
            self._around.writer.write(line, frame.uid, Who())
            return None
        if devices.is_elsewhere(device, line):
            return None
        if device.unfit:
            devices.refuse(device)
            return None
        if device.pad is None:
            said = f"it is a signal's board, and says {frame.message}"
            self._around.complaints.note(f"{device.uid}: no pad", said)
        return device

    def _seems_restarted(self, device: Device, frame: Frame) -> bool:
        """Whether its numbers went down; dice that wait for others are said again after newer ones."""
        is_known = isinstance(frame.message, DieSeen) and self._dice_readers.knows(device, frame.seq)
        return not is_known and device.seems_restarted(frame.seq)

    def _wants_reflex(self, device: Device, seq: int, event: Event, *, first: bool) -> bool:
        """Whether a press of the head table's bell sounds at once, without asking anybody.

        One said again is the engine's to decide, for it may be what started the round; unless no engine lives.
        """
        if not isinstance(event, Press) or event.button != "bell" or not self._may_ring(device, seq, event.age_ms):
            return False
        engine = self._around.lease.living
        return engine is None or (first and engine.in_play)

    def _may_ring(self, device: Device, seq: int, age_ms: int) -> bool:
        """Whether a press of the bell is young, and has not rung; for one from before this box, another may have."""
        return age_ms <= min(LIFETIME_MS, self._around.stall.lives_ms()) and not device.reflex(seq)
