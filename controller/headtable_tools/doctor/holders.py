"""Which programs have a port open, as far as whoever asks may know."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from headtable_tools.doctor.machine import Machine


def holders(machine: Machine, name: str) -> Iterator[str]:
    """Each as ``headtable box (process 812)``."""
    port = machine.at(name).resolve()
    for opened in sorted(machine.at("/proc").glob("[0-9]*/fd")):
        number = opened.parent.name
        if _has(opened, port):
            words = (machine.text(f"/proc/{number}/cmdline") or "a program").split("\0")
            yield f"{' '.join(words)} (process {number})"


def _has(opened: Path, port: Path) -> bool:
    try:
        return any(one.resolve() == port for one in opened.iterdir())
    except OSError:  # it is another user's, or has just ended
        return False
