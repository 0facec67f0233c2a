"""What is mounted on a machine, and so what its next start forgets."""

from __future__ import annotations

from pathlib import Path
from typing import Self

from headtable_tools.doctor.machine import Machine

IN_MEMORY = {"overlay", "tmpfs", "ramfs"}


class Mounts:
    """The mounts of one look, by ``man proc_pid_mountinfo``."""

    def __init__(self, mountinfo: str) -> None:
        self._kinds: dict[Path, str] = {}
        for line in mountinfo.splitlines():
            mount, _, source = line.partition(" - ")
            self._kinds[Path(mount.split()[4])] = source.split()[0]  # a later one hides an earlier one at its place

    @classmethod
    def of(cls, machine: Machine) -> Self:
        """Those of a machine now."""
        return cls(machine.text("/proc/self/mountinfo") or "")

    def kind(self, folder: Path) -> str:
        """The kind of the file system that holds a folder; empty if unknown."""
        return next((self._kinds[place] for place in (folder, *folder.parents) if place in self._kinds), "")

    def is_in_memory(self, folder: Path | str) -> bool:
        """Whether a folder is kept in memory only, as below the overlay of a Pi."""
        return self.kind(Path(folder)) in IN_MEMORY
