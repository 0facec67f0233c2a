"""Requests of a maker to a device: blink, calibrate a face of a die, take a table."""

from __future__ import annotations

from headtable.box.alarms import OrderIgnored
from headtable.box.devices.channels import Channels
from headtable.box.kept_choices import KeptChoices
from headtable.config import BoxSettings, Pad
from headtable.errors import BadConfig
from headtable.hall.placed_pads import fixed
from headtable.messages.device_names import NameDevice, device_name_problem
from headtable.messages.devices import Adopt, FaceShown, Identify, ShowFace
from headtable.messages.line import Blink, Calibrate, Calibrated
from headtable.messages.words import EVERYONE, HEAD_TABLE


class Requests:
    """Passes each request on to its device, if the device is on a line of this box."""

    def __init__(self, settings: BoxSettings, channels: Channels, choices: KeptChoices) -> None:
        self._box = settings.id
        self._boards = {signal.device for signal in settings.signals}
        self._devices, self._writer, self._publish, self._complaints = channels
        self._choices = choices
        self._fixed = set(fixed(settings))
        self._blinks = 0

    def blink(self, asked: Identify) -> None:
        """Tell a device to blink, also one that belongs to no table yet."""
        device = self._devices[asked.uid]
        if device is not None and device.line is not None:
            self._blinks += 1
            self._writer.write(device.line, device.uid, Blink(f"b{self._blinks}", asked.seconds))

    def show_face(self, asked: ShowFace, *, in_play: bool) -> None:
        """Let a reader calibrate a face of a die, but never while dice are being thrown."""
        device = self._devices[asked.uid]
        if device is None or device.line is None:
            return
        if in_play:
            self._publish(FaceShown(asked.uid, asked.id, asked.die, asked.face, "in-play"))
        else:
            self._writer.write(device.line, device.uid, Calibrate(asked.id, asked.die, asked.face))

    def face_shown(self, uid: str, told: Calibrated) -> None:
        """Publish whether a reader has calibrated a face."""
        if self._devices[uid] is not None:
            self._publish(FaceShown(uid, told.nonce, told.die, told.face, told.became))

    def adopt(self, asked: Adopt) -> None:
        """Give a device its table, and publish that."""
        if asked.box != self._box:
            return
        if why := self._refused(asked):
            self._complaints.note(asked.uid, why)
            return
        pad = Pad(uid=asked.uid, table=asked.table, bell=asked.bell)
        if asked.kept:
            self._choices.place(pad)
        else:
            self._choices.replace_file_table(pad)
        self._publish(self._choices.now)
        device = self._devices.adopt(pad)
        if device is not None:
            self._publish(device.birth(self._box))

    def name(self, asked: NameDevice) -> None:
        """Keep what a device is called, and publish that."""
        if asked.box != self._box:
            return
        others = ((one.uid, one.name) for one in self._choices.now.names if one.uid != asked.uid)
        if why := device_name_problem(asked.name, others):
            self._complaints.note(asked.uid, OrderIgnored(why))
            return
        self._choices.name(asked.uid, asked.name)
        self._publish(self._choices.now)

    def _refused(self, asked: Adopt) -> BadConfig | None:
        """The reason why headtable.toml would not allow it; None if it would."""
        if asked.uid in self._boards or asked.uid == EVERYONE:
            return BadConfig("adopted-no-pad", uid=asked.uid)
        if asked.kept and asked.uid in self._fixed:
            return BadConfig("placed-no-pad", uid=asked.uid)
        if asked.bell and asked.table != HEAD_TABLE:
            return BadConfig("adopted-bell-elsewhere", head_table=HEAD_TABLE, table=asked.table)
        return None
