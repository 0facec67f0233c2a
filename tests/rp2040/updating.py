"""Newer firmware for a device on its cable, sent as the box sends it: an offer, and then piece by piece."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable

from headtable.board_firmware.firmware_image import VERSION, image
from headtable.board_firmware.firmware_tree import crc, firmware_version, tree_of
from headtable.messages.line import PIECE, Offer, Piece, ToDevice, Updating, Who
from tests.rp2040.cable import Cable
from tests.rp2040.device import KEY, DeviceFailed, uid_of, wait_for_hello

NEWER = "0.99.0"
NONCE = "u1"
PIECE_BYTES = PIECE * 3 // 4
AGAIN_S, SILENT_S = 1.0, 30.0
PROVED_S = 1.0


def newer_image(model: str) -> bytes:
    """The signed image of the model's own firmware, under a higher version."""
    return image(newer_files(model), KEY, uid_of(model))


def newer_files(model: str) -> dict[str, bytes]:
    """The files of that firmware."""
    files = dict(tree_of("pico", model).files)
    device = files["common/device.py"]
    files["common/device.py"] = device.replace(firmware_version().encode(), NEWER.encode())
    assert files["common/device.py"] != device
    version = json.loads(files[VERSION])
    version["firmware"] = NEWER
    version["files"]["common/device.py"] = crc(files["common/device.py"])
    files[VERSION] = json.dumps(version).encode()
    return files


def update(box: Cable, raw: bytes, progress: Callable[[str], None]) -> tuple[float, float]:
    """Bring the image to the device until it runs; when the device had all of it, and when it was proved."""
    order: ToDevice = Offer(NONCE, len(raw))
    whole_s = box.chip.now_s
    while (answer := _asked(box, order)).state != "trial":
        if answer.state not in ("clearing", "ready", "checking"):
            raise DeviceFailed(f"{box.uid} refuses its firmware: {answer.state}")
        if answer.state == "ready":
            whole_s = box.chip.now_s
            order = Piece(answer.at, base64.b64encode(raw[answer.at : answer.at + PIECE_BYTES]).decode())
            progress(f"{box.uid}: {answer.at} of {len(raw)} bytes")
    box.say(order)  # the last piece again: it is the call for the restart
    return whole_s, prove(box)


def prove(box: Cable) -> float:
    """Meet the newer firmware, which is on trial until then; when it was good."""
    _, hello = wait_for_hello(box)
    if hello.firmware != NEWER:
        raise DeviceFailed(f"{box.uid} runs {hello.firmware} after an update to {NEWER}")
    box.say(Who())
    wait_for_hello(box)
    box.run(box.chip.now_s + PROVED_S)
    return box.chip.now_s


def _asked(box: Cable, order: ToDevice) -> Updating:
    """The answer of the device, which is asked again if there is none."""
    give_up_s = box.chip.now_s + SILENT_S
    while box.chip.now_s < give_up_s:
        box.say(order)
        again_s = box.chip.now_s + AGAIN_S
        while box.chip.now_s < again_s:
            for heard in box.listen(again_s):
                if isinstance(heard.frame.message, Updating):
                    return heard.frame.message
    raise DeviceFailed(f"{box.uid} has not answered {order} for {SILENT_S} s")
