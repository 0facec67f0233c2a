"""The doctor's access to a machine: its files below a root, its commands, and its user."""

from __future__ import annotations

import getpass
import grp
import os
import shutil
import subprocess
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from importlib.util import find_spec
from pathlib import Path

from msgspec import Struct

LONGEST_ANSWER_S = 5.0


class Person(Struct, frozen=True):
    """The user of the command, with the groups."""

    name: str
    groups: frozenset[str]


class Machine(Struct, frozen=True):
    """A machine to check: this one, or one that a test has put into a folder."""

    root: Path
    commands: str  # folders, as in PATH
    person: Person
    may_use: Callable[[Path], bool]
    free_bytes: Callable[[Path], int]
    has_module: Callable[[str], bool]
    chip_label: Callable[[Path], str]  # of a GPIO chip, by its device file; OSError if it cannot be opened
    now: Callable[[], datetime]

    def at(self, path: str) -> Path:
        """The path of a file below the root."""
        return self.root / path.lstrip("/")

    def own_name(self, path: str) -> str:
        """The machine's own name of a file below the root."""
        return "/" + path.removeprefix(str(self.root)).lstrip("/")

    def text(self, path: str) -> str | None:
        """The text of a file, stripped; None if it cannot be read."""
        try:
            return self.at(path).read_text(encoding="utf-8", errors="replace").strip("\0\n ")
        except OSError:
            return None

    def ask(self, command: str, *words: str) -> str | None:
        """A command's output; None if it is missing, fails, or takes too long."""
        found = shutil.which(command, path=self.commands)
        if found is None:
            return None
        try:
            told = subprocess.run(  # noqa: S603  a fixed command, with words of our own
                [found, *words], capture_output=True, text=True, check=True, timeout=LONGEST_ANSWER_S
            )
        except (OSError, subprocess.SubprocessError):
            return None
        return told.stdout.strip()


def this_machine() -> Machine:
    """The machine on which this command runs."""
    return Machine(
        root=Path("/"),
        commands=os.environ.get("PATH", os.defpath) + ":/usr/sbin:/sbin",
        person=Person(getpass.getuser(), frozenset(_groups())),
        may_use=lambda path: os.access(path, os.R_OK | os.W_OK),
        free_bytes=lambda path: shutil.disk_usage(path).free,
        has_module=_has_module,
        chip_label=_chip_label,
        now=partial(datetime.now, UTC),
    )


def _has_module(name: str) -> bool:
    try:
        return find_spec(name) is not None
    except ModuleNotFoundError:  # the user's own groups are unknown as well
        return False


def _chip_label(path: Path) -> str:
    from headtable.box.pins.gpiod import label_of  # noqa: PLC0415  gpiod is there on Linux only

    return label_of(path)


def _groups() -> set[str]:
    known = {group.gr_gid: group.gr_name for group in grp.getgrall()}
    return {known[number] for number in os.getgroups() if number in known}
