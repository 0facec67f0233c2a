"""A device of one model on the emulated chip, and the box that hears it: over USB, or as the only one on RS-485."""

from __future__ import annotations

import base64
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Literal

from headtable.board_firmware.firmware_tree import FIRST, NOTES, PROGRAM
from headtable.messages.line import Blink, FromDevice, Hello, ToDevice
from tests.rp2040.cable import Cable
from tests.rp2040.chip import SHARED_LINE_PIN, Event, Kit, UsbText, a_chip, of_kind
from tests.rp2040.flash_image import device_files, littlefs
from tests.rp2040.shared_line import Heard, Line

Connection = Literal["USB", "RS-485"]
ProbeOrder = Literal["free", "python", "interrupts", "retrigger"]
Box = Cable | Line
MODELS = ("pad", "dice", "leddice", "horn")
CONNECTIONS: tuple[Connection, ...] = ("USB", "RS-485")
KEY = bytes(range(32))
STEP_S = 0.02
HELLO_WITHIN_S = 8.0

# It is put between the box and a model's own program, which stays as it is.
PROBE = """
import gc
import machine
import time

def probed(obey, board):
    def obey_too(verb, fields):
        order = fields[0] if verb == "blink" else ""
        if order == "free":
            gc.collect()
            print("free", gc.mem_free())
        elif order == "python":
            while True:
                pass
        elif order == "interrupts":
            machine.disable_irq()
            while True:
                pass
        elif order == "retrigger":
            switch = board.output("horn")
            while True:
                switch(0)
                switch(1)
                time.sleep_ms(1)
        else:
            obey(verb, fields)
    return obey_too
"""
_LOOP = b"    life.turn_for_ever("


class DeviceFailed(Exception):
    """A device has not done or said what it must."""


def files_of(model: str) -> dict[str, bytes]:
    """The flash of a device that has a key."""
    return device_files(model, uid_of(model)) | {f"{NOTES}/key": base64.b64encode(KEY)}


def probed_files_of(model: str) -> dict[str, bytes]:
    """The same with the probe, which obeys each ``ProbeOrder``."""
    files = files_of(model)
    program = files[f"{FIRST}/{PROGRAM}"]
    if program.count(_LOOP) != 1:
        raise AssertionError(f"the program of {model} has no place for the probe")
    wrap = b"    life.told = probed(life.told, board)\n"
    files[f"{FIRST}/{PROGRAM}"] = b"from probe import probed\n" + program.replace(_LOOP, wrap + _LOOP)
    files[f"{FIRST}/probe.py"] = PROBE.encode()
    return files


def uid_of(model: str) -> str:
    """Its name."""
    return f"{model}-01"


def model_of(uid: str) -> str:
    """The model, by the name."""
    return uid.partition("-")[0]


@contextmanager
def a_device(
    kit: Kit,
    model: str,
    connection: Connection,
    files: Mapping[str, bytes] | bytes,
    *,
    ground: Iterable[int] = (),
    devices: int = 1,
) -> Iterator[Box]:
    """A device with power, among so many on its line; ``files`` may be a whole flash."""
    image = kit.work / f"{model}.img"
    image.write_bytes(files if isinstance(files, bytes) else littlefs(files))
    is_shared = connection == "RS-485"
    with a_chip(kit, image, ground=[*ground, *([SHARED_LINE_PIN] if is_shared else ())]) as chip:
        yield Line(chip, uid_of(model), devices) if is_shared else Cable(chip, uid_of(model))


def wait_for(box: Box, kind: type[FromDevice], within_s: float) -> Heard:
    """The next line of this kind."""
    seen, give_up_s = len(box.heard), box.chip.now_s + within_s
    while box.chip.now_s < give_up_s:
        box.run(box.chip.now_s + STEP_S)
        for heard in box.heard[seen:]:
            if isinstance(heard.frame.message, kind):
                return heard
    raise DeviceFailed(f"{box.uid} has said no {kind.__name__} within {within_s} s; it said {box.heard[-5:]}")


def wait_for_hello(box: Box, within_s: float = HELLO_WITHIN_S) -> tuple[Heard, Hello]:
    """Its next hello."""
    heard = wait_for(box, Hello, within_s)
    assert isinstance(heard.frame.message, Hello)
    return heard, heard.frame.message


def to_probe(order: ProbeOrder) -> ToDevice:
    """An order to the probe."""
    return Blink(order, 1)


def printed(events: Iterable[Event]) -> str:
    """What the program has printed."""
    return "".join(event.text for event in of_kind(UsbText, events))
