"""What a maker wishes of a device: that it shows which it is, or that it gets a table."""

from __future__ import annotations

from headtable.box.devices import Devices
from headtable.box.pen import Pen
from headtable.box.saying import Say
from headtable.complaints import Complaints
from headtable.config import BoxSettings, Pad
from headtable.messages import (
    EVERYONE,
    HEAD_TABLE,
    Adopt,
    Blink,
    Calibrate,
    Calibrated,
    FaceShown,
    Identify,
    ShowFace,
)


class Wishes:
    """Fulfils them, as far as this box has the device."""

    def __init__(self, settings: BoxSettings, devices: Devices, complaints: Complaints, pen: Pen, say: Say) -> None:
        self._box = settings.id
        self._boards = {signal.device for signal in settings.signals}
        self._devices = devices
        self._complaints = complaints
        self._pen = pen
        self._say = say
        self._blinks = 0

    def blink(self, wish: Identify) -> None:
        """Tell a device to blink, also one that belongs to no table yet."""
        device = self._devices[wish.uid]
        if device is not None and device.line is not None:
            self._blinks += 1
            self._pen.write(device.line, device.uid, Blink(f"b{self._blinks}", wish.seconds))

    def show_face(self, wish: ShowFace, *, in_play: bool) -> None:
        """Let a reader learn a face of a die; never while dice are being thrown."""
        device = self._devices[wish.uid]
        if device is None or device.line is None:
            return
        if in_play:
            self._say(FaceShown(wish.uid, wish.id, wish.die, wish.face, "in-play"))
        else:
            self._pen.write(device.line, device.uid, Calibrate(wish.id, wish.die, wish.face))

    def face_shown(self, uid: str, told: Calibrated) -> None:
        """A reader has learned a face, or has not."""
        if self._devices[uid] is not None:
            self._say(FaceShown(uid, told.nonce, told.die, told.face, told.became))

    def adopt(self, wish: Adopt) -> None:
        """Give a device its table, and tell the room."""
        if wish.box != self._box:
            return
        if why := self._refused(wish):
            self._complaints.note(f"{wish.uid}: not adopted", why)
            return
        device = self._devices.adopt(Pad(uid=wish.uid, table=wish.table, bell=wish.bell))
        if device is not None:
            self._say(device.birth(self._box))

    def _refused(self, wish: Adopt) -> str:
        """Why it cannot be, as it could not be in headtable.toml; empty when it can."""
        if wish.uid in self._boards or wish.uid == EVERYONE:
            return f"{wish.uid!r} cannot be a pad: it drives a signal, or is what all devices hear"
        if wish.bell and wish.table != HEAD_TABLE:
            return f"only the head table, table {HEAD_TABLE}, rings the bell, not table {wish.table}"
        return ""
