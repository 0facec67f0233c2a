"""Brings firmware to devices over their lines: one device at a time, and never while a round is in play."""

from __future__ import annotations

import base64
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from headtable.board_firmware.board_types import BOARDS, WITH_WIFI
from headtable.board_firmware.firmware_image import image
from headtable.board_firmware.firmware_tree import models, tree_of
from headtable.box.devices.channels import Channels
from headtable.box.devices.device_registry import Device
from headtable.box.lines.flood import MOST_AT_ONCE, MOST_BYTES_A_SECOND
from headtable.box.lines.wifi.device_keys import Keys
from headtable.config import BoxSettings
from headtable.errors import Unwell
from headtable.messages.devices import FirmwareProgress, UpdateFirmware, UpdateState
from headtable.messages.line import PIECE, Hello, Offer, Piece, ToDevice, Updating, Who
from headtable.rates import Rate, RateLimit

PIECE_BYTES = PIECE * 3 // 4
AGAIN_S = 0.9  # an answer that is lost is asked for again with the next heartbeat
SILENT_S = 60.0
PROVED_S = 3.0  # a report of a crash follows the hello at once
ANSWER_BYTES = 100  # the longest `updating`, with its signature over Wi-Fi
# A device that answers every piece must not flood its line. Half of what may come at once is left for its events.
PACE = Rate(burst=MOST_AT_ONCE / 2 / ANSWER_BYTES, per_s=MOST_BYTES_A_SECOND / ANSWER_BYTES)


class Transfer:
    """One image on its way to one device."""

    def __init__(self, order: UpdateFirmware, device: Device, key: bytes, now_s: float) -> None:
        self.uid, self.id = order.uid, order.id
        self.state: UpdateState = "sending"
        self.at = self.offers = 0
        self.is_taken = False  # the device has made room for this image
        self.is_whole = False  # the device has all of it, and has proved it
        self.spoke_s = self.said_s = now_s  # the device, and the box
        self.boot = device.boot
        self.model = device.hello.model if device.hello else ""
        self.boards = list(WITH_WIFI if device.line and device.line.name == "wifi" else BOARDS)
        self.back_s: float | None = None  # when it said hello after its restart
        self.is_proved = False  # it has answered after that
        self._key = key
        self.raw = b""  # it is made when the first line of it goes

    def make_image(self) -> None:
        """Make the image for the next type of board that the device may have."""
        self.raw = image(tree_of(self.boards.pop(0), self.model).files, self._key, self.uid)
        self.offers += 1

    def leave_board(self) -> None:
        """Forget the image, because the device has another board."""
        self.raw, self.at, self.is_taken = b"", 0, False

    @property
    def sent(self) -> int:
        """How many bytes the device has."""
        return len(self.raw) if self.is_whole else self.at

    @property
    def line(self) -> ToDevice:
        """The line that the device needs now."""
        return self.piece if self.is_taken else self.offer

    @property
    def offer(self) -> Offer:
        """The offer of this image."""
        return Offer(f"{self.id[:12]}{self.offers}", len(self.raw))

    @property
    def piece(self) -> Piece:
        """The piece that the device wants."""
        return Piece(self.at, base64.b64encode(self.raw[self.at : self.at + PIECE_BYTES]).decode())


class FirmwareUpdates:
    """At most one update, its progress, and its end."""

    def __init__(self, settings: BoxSettings, channels: Channels, clock: Callable[[], float]) -> None:
        self._box = settings.id
        self._keys = Keys(Path(settings.keys))
        self._boards = {signal.device for signal in settings.signals}
        self._devices, self._writer, self._publish, _ = channels
        self._clock = clock
        self._transfer: Transfer | None = None
        self._pace = RateLimit(PACE, clock)

    def begin(self, order: UpdateFirmware, *, in_play: bool) -> None:
        """Begin an update, or publish why there is none."""
        device = self._devices[order.uid]
        if device is None or device.line is None:
            return  # it may be another box's
        key = self._key_of(order.uid)
        if refusal := self._refusal(device, key):
            self._publish(FirmwareProgress(order.uid, self._box, order.id, refusal))
            return
        self._transfer = Transfer(order, device, key, self._clock())
        self._go_on(self._transfer, in_play=in_play)

    def _key_of(self, uid: str) -> bytes:
        try:
            return self._keys.of(uid) or b""
        except Unwell:
            return b""

    def _refusal(self, device: Device, key: bytes) -> Literal["busy", "no-key", "unknown-model"] | None:
        if self._transfer is not None:
            return "busy"
        if device.hello is None or device.hello.model not in models() or device.uid in self._boards:
            return "unknown-model"
        return None if key else "no-key"

    def heard(self, uid: str, told: Updating, *, in_play: bool) -> None:
        """Take the device's answer, and send what it wants."""
        transfer = self._transfer
        if transfer is None or transfer.uid != uid or not transfer.raw or told.nonce != transfer.offer.nonce:
            return
        transfer.spoke_s = self._clock()
        match told.state:
            case "ready":
                transfer.at, transfer.is_taken = told.at, True
                if not self._pace.is_spent(uid):  # or else ``turn`` goes on
                    self._go_on(transfer, in_play=in_play)
            case "clearing" | "checking":
                pass
            case "trial":
                self._call_for_restart(transfer, in_play=in_play)
            case "other-board" if transfer.boards:
                transfer.leave_board()
                self._go_on(transfer, in_play=in_play)
            case refusal:
                self._end(transfer, refusal)

    def _call_for_restart(self, transfer: Transfer, *, in_play: bool) -> None:
        """Repeat the last piece at once; ``turn`` repeats it until the device restarts."""
        if not transfer.is_whole:
            transfer.is_whole = True
            self._go_on(transfer, in_play=in_play)
            self._tell(transfer)

    def met(self, uid: str, hello: Hello) -> None:
        """Take a hello: after a restart on trial it is the new firmware, or the previous one again."""
        transfer = self._transfer
        if transfer is None or transfer.uid != uid:
            return
        if str(hello.boot) == transfer.boot:
            transfer.is_proved = transfer.back_s is not None
            return
        if not transfer.is_whole or transfer.back_s is not None:
            self._end(transfer, "failed" if transfer.is_whole else "interrupted")
            return
        transfer.boot, transfer.back_s = str(hello.boot), self._clock()
        self._ask_who(transfer)

    def crashed(self, uid: str) -> None:
        """Take a report of a crash: the new firmware has failed, and the previous one runs."""
        transfer = self._transfer
        if transfer is not None and transfer.uid == uid and transfer.back_s is not None:
            self._end(transfer, "failed")

    def turn(self, *, in_play: bool) -> None:
        """Say again what has no answer, publish the progress, and notice the end."""
        transfer, now_s = self._transfer, self._clock()
        if transfer is None:
            return
        if transfer.back_s is not None:
            self._prove(transfer, now_s - transfer.back_s)
            return
        if transfer.state == "waiting":
            transfer.spoke_s = now_s  # the box has asked nothing meanwhile
        if now_s - transfer.spoke_s > SILENT_S:
            self._end(transfer, "silent")
            return
        if now_s - transfer.said_s > AGAIN_S:
            self._go_on(transfer, in_play=in_play)
        self._tell(transfer)

    def _prove(self, transfer: Transfer, back_for_s: float) -> None:
        """The new firmware is good once it has answered: its trial lasts until somebody has spoken to it."""
        if transfer.is_proved and back_for_s > PROVED_S:
            self._end(transfer, "done")
        elif back_for_s > SILENT_S:
            self._end(transfer, "failed")
        elif not transfer.is_proved:
            self._ask_who(transfer)

    def _ask_who(self, transfer: Transfer) -> None:
        self._write(transfer, Who())

    def _write(self, transfer: Transfer, message: ToDevice) -> None:
        device = self._devices[transfer.uid]
        if device is not None and device.line is not None:
            self._writer.write(device.line, transfer.uid, message)

    def _go_on(self, transfer: Transfer, *, in_play: bool) -> None:
        """Send the line that the device needs, unless a round is in play.

        Nor is the image made in a round: that takes the box longer than anything it does for a device.
        """
        transfer.said_s = self._clock()
        if in_play:
            transfer.state = "waiting"
            return
        transfer.state = "trial" if transfer.is_whole else "sending"
        if not transfer.raw:
            transfer.make_image()
        self._pace.spend(transfer.uid)
        self._write(transfer, transfer.line)

    def _end(self, transfer: Transfer, state: UpdateState) -> None:
        self._transfer = None
        transfer.state = state
        self._tell(transfer)

    def _tell(self, transfer: Transfer) -> None:
        self._publish(
            FirmwareProgress(transfer.uid, self._box, transfer.id, transfer.state, transfer.sent, len(transfer.raw))
        )
