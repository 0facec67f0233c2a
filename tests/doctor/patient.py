"""A machine in a folder: its files are written by the test, its commands are little scripts."""

from __future__ import annotations

import errno
from datetime import UTC, datetime
from pathlib import Path

from headtable_tools.doctor.machine import Machine, Person

GIGABYTES_80 = 80_000_000_000


class Patient:
    """A healthy Pi 4, on which a test breaks one thing at a time."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.person = Person("kate", frozenset({"dialout", "gpio", "audio"}))
        self.closed = set[str]()  # what may not be opened
        self.modules = {"gpiod"}
        self.labels = {"gpiochip0": "pinctrl-bcm2711"}
        self.free_bytes = GIGABYTES_80
        self.now = datetime(2026, 11, 27, 20, 0, tzinfo=UTC)
        self.file("/proc/device-tree/model", "Raspberry Pi 4 Model B Rev 1.4\0")
        self.file("/dev/gpiochip0", "")
        self.command("vcgencmd", "echo throttled=0x0")
        self.command("timedatectl", "echo yes")
        self.file("/var/lib/headtable/.keep", "")

    def file(self, path: str, text: str) -> None:
        """Write a file of the machine."""
        here = self.root / path.lstrip("/")
        here.parent.mkdir(parents=True, exist_ok=True)
        here.write_text(text, encoding="utf-8")

    def without(self, path: str) -> None:
        """Take a file away."""
        (self.root / path.lstrip("/")).unlink()

    def command(self, name: str, script: str) -> None:
        """Write a command of the machine."""
        self.file(f"/bin/{name}", f"#!/bin/sh\n{script}\n")
        (self.root / "bin" / name).chmod(0o755)

    @property
    def machine(self) -> Machine:
        """It, as the doctor gets it."""
        return Machine(
            root=self.root,
            commands=str(self.root / "bin"),
            person=self.person,
            may_use=lambda path: f"/{path.relative_to(self.root)}" not in self.closed,
            free_bytes=lambda _: self.free_bytes,
            has_module=lambda name: name in self.modules,
            chip_label=self._chip_label,
            now=lambda: self.now,
        )

    def _chip_label(self, path: Path) -> str:
        if f"/{path.relative_to(self.root)}" in self.closed:
            raise PermissionError(errno.EACCES, "Permission denied")
        return self.labels[path.name]
