"""A Pi 4 made of files, for the real RPi.GPIO. It runs in its own mount namespace, and prints its registers.

``unshare -m python -m tests.box.pins.register_pi FOLDER``: FOLDER is empty, and everything is mounted over it.
"""

from __future__ import annotations

import json
import mmap
import os
import struct
import subprocess
import sys
import time
from pathlib import Path
from threading import Thread

from headtable.box.pins.factories import pins_for
from headtable.box.pins.pin_switch import PinSwitch
from headtable.box.pins.silence import silence
from headtable.config import BoxSettings, SignalSettings

PIN = 22
SETTINGS = BoxSettings(pins="rpigpio", signals=(SignalSettings(signal="horn", device=f"gpio:{PIN}"),))
FUNCTION, SET, CLEAR, LEVEL, PULL = 0x08, 0x1C, 0x28, 0x34, 0xE8  # those of BCM 20 to 29, 0 to 31 and 16 to 31
PATIENCE_S = 10.0
IDENTITY = "Hardware\t: BCM2711\nRevision\t: c03111\nModel\t\t: Raspberry Pi 4 Model B Rev 1.1\n"


def become_a_pi(folder: Path) -> None:
    """Mount a Pi's identity and a page of registers over this machine's, for this process alone."""

    def run(*words: str) -> None:
        subprocess.run(words, check=True)

    run("mount", "-t", "tmpfs", "none", str(folder))
    (folder / "cpuinfo").write_text(Path("/proc/cpuinfo").read_text() + IDENTITY)
    run("mount", "--bind", str(folder / "cpuinfo"), "/proc/cpuinfo")
    devices = folder / "dev"
    devices.mkdir()
    (devices / "gpiomem").write_bytes(bytes(mmap.PAGESIZE))
    for name in ("null", "zero", "random", "urandom"):
        (devices / name).touch()
        run("mount", "--bind", f"/dev/{name}", str(devices / name))
    run("mount", "--bind", str(devices), "/dev")


class Registers:
    """The registers, as the chip would change them: a level follows the set and clear registers."""

    def __init__(self) -> None:
        number = os.open("/dev/gpiomem", os.O_RDWR)
        self._page = mmap.mmap(number, mmap.PAGESIZE)
        Thread(target=self._follow, daemon=True).start()

    def __getitem__(self, place: int) -> int:
        return int(struct.unpack_from("<I", self._page, place)[0])

    def __setitem__(self, place: int, value: int) -> None:
        struct.pack_into("<I", self._page, place, value)

    def _follow(self) -> None:
        while True:
            for place, is_set in ((SET, True), (CLEAR, False)):
                if bits := self[place]:
                    self[LEVEL] = self[LEVEL] | bits if is_set else self[LEVEL] & ~bits
                    self[place] = 0
            time.sleep(0.0001)

    def settle(self) -> None:
        """Wait until the level has followed: of a set and a clear that wait together, nobody knows the order."""
        deadline_s = time.monotonic() + PATIENCE_S
        while (self[SET] or self[CLEAR]) and time.monotonic() < deadline_s:
            time.sleep(0.0001)

    def seen(self) -> dict[str, int]:
        """The chip's view of the pin: its function (1 is an output), its level, its pull (2 is down)."""
        self.settle()
        return {
            "function": self[FUNCTION] >> 3 * (PIN - 20) & 7,
            "level": self[LEVEL] >> PIN & 1,
            "pull": self[PULL] >> 2 * (PIN - 16) & 3,
        }

    def until_low(self) -> None:
        """Do nothing but look, until the pin is low."""
        deadline_s = time.monotonic() + PATIENCE_S
        while self.seen()["level"] and time.monotonic() < deadline_s:
            time.sleep(0.001)


def main() -> None:
    """The registers through the life of a horn."""
    become_a_pi(Path(sys.argv[1]))
    registers, seen = Registers(), dict[str, dict[str, int]]()
    switch = PinSwitch(pins_for(SETTINGS), PIN, lambda _: None, settle_s=PATIENCE_S)
    seen["there"] = registers.seen()
    switch.on(3)
    seen["on"] = registers.seen()
    switch.off()
    seen["off"] = registers.seen()
    switch.on(0.2)
    registers.until_low()
    seen["cut"] = registers.seen()
    switch.release()
    seen["released"] = registers.seen()
    registers[LEVEL] |= 1 << PIN  # a box that was ended by force
    silence(SETTINGS, settle_s=PATIENCE_S)
    seen["silenced"] = registers.seen()
    sys.stdout.write(json.dumps(seen))


if __name__ == "__main__":
    main()
