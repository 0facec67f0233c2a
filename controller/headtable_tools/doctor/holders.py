"""Finds the programs that have a port open, as far as this user may know."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from headtable_tools.doctor.machine import Machine


class PortHolder(Struct, frozen=True):
    """A program that has the port open: ``headtable box (process 812)``."""

    process: int
    command: str | None = None  # None if the machine does not report it


def holders(machine: Machine, name: str) -> Iterator[PortHolder]:
    """Each program that has the port open."""
    port = machine.at(name).resolve()
    for opened in sorted(machine.at("/proc").glob("[0-9]*/fd")):
        number = opened.parent.name
        if _has(opened, port):
            words = machine.text(f"/proc/{number}/cmdline")
            yield PortHolder(int(number), " ".join(words.split("\0")) if words else None)


def _has(opened: Path, port: Path) -> bool:
    try:
        return any(one.resolve() == port for one in opened.iterdir())
    except OSError:  # it is another user's, or has just ended
        return False
