"""The devices on the lines, identified by UID and never by port."""

from __future__ import annotations

from headtable.box.alarms import DeviceUnfit, note_alarm
from headtable.box.devices.signal_alarms import SignalAlarms
from headtable.box.lines.listener import LineEndpoint
from headtable.box.signals.signal_board import SwitchFailed
from headtable.complaints import Complaints
from headtable.config import BoxSettings, Pad
from headtable.errors import Garbled
from headtable.messages.devices import Birth, Health
from headtable.messages.inputs import Reflex
from headtable.messages.line import Counts, Hello
from headtable.messages.silence_reasons import BoardFailed, BoardMissing, Unreached
from headtable.messages.troubles import DeviceTrouble, NotConfigured, OtherProtocol, SharedUid, Unfit
from headtable.wire import PROTOCOL

MOST_STRANGERS = 64  # a device that invents UIDs must not fill the memory
REMEMBERED_PRESSES = 64


class Device:
    """One device that has said hello, and its history since the box started.

    It is remembered when its line goes, so that its repeated events are recognised afterwards.
    """

    def __init__(self, uid: str, pad: Pad | None) -> None:
        self.uid = uid
        self.pad = pad
        self.unfit: Unfit | None = None  # the reason why it cannot be used
        self.trouble: DeviceTrouble | None = None  # the trouble with its line, or another device with its name
        self.alarms = SignalAlarms()  # of a signal's board
        self.line: LineEndpoint | None = None
        self.rival: LineEndpoint | None = None  # the second line, on which another device uses its name
        self.hello: Hello | None = None
        self.boot = ""
        self.is_greeted = False  # no line has arrived since its last hello
        self.last_seq = -1
        self.reflexes: dict[int, Reflex] = {}  # the signals that the reflex has sounded, by the number of the press
        self.heard = self.repeated = self.garbled = self.resets = self.late = self.unanswered = 0
        self.counts = Counts(0, 0, 0)  # its own counts, as it last sent them
        self.batteries: dict[int, int] = {}  # percent, by die; 0 is the device itself
        self.heard_ms: int | None = None  # when it last spoke

    def greet(self, line: LineEndpoint, hello: Hello) -> bool:
        """Take its hello; whether that changes anything."""
        is_new = self.line is not line or self.hello != hello or (self.trouble is not None and self.rival is None)
        if self.hello is not None and self.hello.boot != hello.boot:
            self.resets += 1
            self.last_seq = -1
            self.reflexes.clear()
            self.counts = Counts(0, 0, 0)
            self.alarms.clear()
        self.line, self.hello, self.boot, self.is_greeted = line, hello, str(hello.boot), True
        if self.rival is None:
            self.trouble = None
        return is_new

    def seems_restarted(self, seq: int) -> bool:
        """Whether the device has restarted its numbering without a hello. Its events would be taken for old ones."""
        return seq < self.last_seq and not self.is_greeted

    def is_first(self, seq: int) -> bool:
        """Count an event; whether it is new."""
        self.is_greeted = False
        self.heard += 1
        if seq > self.last_seq:
            self.last_seq = seq
            return True
        self.repeated += 1
        return False

    def sounded(self, seq: int, reflex: Reflex) -> None:
        """Remember that a press has sounded. The oldest memory is dropped."""
        self.reflexes[seq] = reflex
        if len(self.reflexes) > REMEMBERED_PRESSES:
            del self.reflexes[next(iter(self.reflexes))]

    def birth(self, box: str) -> Birth:
        """The device's state as screens show it."""
        hello = self.hello
        model, firmware, can = (hello.model, hello.firmware, hello.can) if hello else ("", "", "")
        boot, online = self.boot or "0", self.line is not None
        table, trouble = self.pad.table if self.pad else None, self.unfit or self.trouble or self.alarms.worst
        return Birth(self.uid, box, model, firmware, boot, can, online, table, trouble)

    def health(self) -> Health:
        """The history of the device's line."""
        counts = self.counts
        return Health(
            self.uid,
            self.heard,
            self.repeated,
            self.garbled,
            self.resets,
            self.late,
            counts.bounces,
            counts.garbled,
            counts.dropped,
            min(self.batteries.values(), default=None),
            self.heard_ms,
            self.unanswered,
        )


class DeviceRegistry:
    """All devices that said hello, and whether the configuration names each."""

    def __init__(self, settings: BoxSettings, complaints: Complaints) -> None:
        self._pads = {at.uid: at for at in at_tables(settings)}
        self._boards = {signal.board for signal in settings.signals}
        self._complaints = complaints
        self._known: dict[str, Device] = {}

    def __getitem__(self, uid: str) -> Device | None:
        """The device of this name, present or gone."""
        return self._known.get(uid)

    def everyone(self) -> list[Device]:
        """Every device that ever said hello."""
        return list(self._known.values())

    def on(self, line: LineEndpoint) -> list[Device]:
        """The devices on a line."""
        return [device for device in self._known.values() if device.line is line]

    def duplicates_on(self, line: LineEndpoint) -> list[Device]:
        """The devices on this line whose name another device also uses."""
        return [device for device in self._known.values() if device.rival is line]

    def sharing(self, line: LineEndpoint) -> list[str]:
        """Every configured device that may be on this line: it is not on another one."""
        ours = sorted(self._boards) + list(self._pads)
        return [uid for uid in ours if (device := self._known.get(uid)) is None or device.line in (None, line)]

    def meet(self, line: LineEndpoint, uid: str, hello: Hello) -> Device | None:
        """Handle a device's hello. None if it brings nothing new, or if the device cannot be let in."""
        device = self._known.get(uid) or self._admit(line, uid)
        if device is None:
            return None
        if device.line not in (None, line):
            self.note_duplicate_uid(device, line)
            return None
        if not device.greet(line, hello):
            return None
        device.unfit = self._judge(uid, hello)
        if device.unfit:
            self.refuse(device)
        return device

    def spoke(self, line: LineEndpoint, uid: str, now_ms: int) -> None:
        """Remember when a device was heard last."""
        device = self._known.get(uid)
        if device is not None and device.line is line:
            device.heard_ms = now_ms

    def adopt(self, pad: Pad) -> Device | None:
        """Give a device its table. Returns the device, if it was ever present."""
        self._pads[pad.uid] = pad
        device = self._known.get(pad.uid)
        if device is not None:
            device.pad = pad
            device.unfit = self._judge(pad.uid, device.hello) if device.hello else None
        return device

    def note_duplicate_uid(self, device: Device, line: LineEndpoint) -> None:
        """A second device uses this UID on another line; the first keeps it until its line goes."""
        if device.line is None:
            return
        device.rival, device.trouble = line, SharedUid(device.line.name, line.name)
        self._complaints.note(device.uid, device.trouble)

    def send(self, uid: str, line: bytes) -> Unreached | None:
        """Give a device a line now; returns why it had no effect, or None."""
        device = self._known.get(uid)
        if device is None or device.line is None or device.unfit:
            return BoardMissing(uid)
        try:
            return None if device.line.write(line) else BoardMissing(uid)
        except SwitchFailed as failed:  # of the devices on the Pi itself
            note_alarm(self._complaints, uid, failed.why)
            return BoardFailed(uid, failed.why)

    def is_ours(self, uid: str) -> bool:
        """Whether the configuration names this device."""
        return uid in self._pads or uid in self._boards

    def refuse(self, device: Device) -> None:
        """Complain that a device cannot be used."""
        if device.unfit is not None:
            self._complaints.note(device.uid, DeviceUnfit(device.unfit))

    def _admit(self, line: LineEndpoint, uid: str) -> Device | None:
        pad = self._pads.get(uid)
        if pad is None and uid not in self._boards and len(self.unconfigured()) >= MOST_STRANGERS:
            self._complaints.note(line.name, Garbled("devices-too-many", uid=uid))
            return None
        device = Device(uid, pad)
        self._known[uid] = device
        return device

    def unconfigured(self) -> list[str]:
        """Devices that are or were present, but that the configuration does not name."""
        return [uid for uid in self._known if uid not in self._pads and uid not in self._boards]

    def _judge(self, uid: str, hello: Hello) -> Unfit | None:
        """The reason why a device cannot be used; None if it can."""
        if hello.protocol != PROTOCOL:
            return OtherProtocol(hello.protocol, PROTOCOL, hello.firmware)
        return None if self.is_ours(uid) else NotConfigured(uid)


def at_tables(settings: BoxSettings) -> tuple[Pad, ...]:
    """Every device that serves a table, as a pad. Its events count for the table."""
    dice = (Pad(uid=dice.uid, table=dice.table) for dice in settings.dice)
    buttons = (Pad(uid=button.uid, table=button.table, bell=True) for button in settings.buttons)
    return (*dice, *buttons, *settings.pads)
