"""What a process holds at a moment, as Linux tells it: memory, open handles, threads."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import Struct

KB_IN_MB = 1024


class ProcessSample(Struct, frozen=True):
    """What a process held."""

    memory_mb: float
    handles: int
    threads: int


def sample_of(pid: int) -> ProcessSample:
    """What a process holds now; ProcessLookupError or FileNotFoundError if it has ended."""
    proc = Path(f"/proc/{pid}")
    rows = dict(line.split(":", 1) for line in (proc / "status").read_text().splitlines())
    if "VmRSS" not in rows:  # a process that has ended, and that nobody has waited for
        raise ProcessLookupError(pid)
    return ProcessSample(
        memory_mb=int(rows["VmRSS"].split()[0]) / KB_IN_MB,
        handles=len(os.listdir(proc / "fd")),
        threads=int(rows["Threads"]),
    )
