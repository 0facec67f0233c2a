"""Reads an image of an SD card, partition by partition, without mounting it."""

from __future__ import annotations

import subprocess
from pathlib import Path

import msgspec

from tests.machine.layers import found
from tests.sd_card.partitions import BOOT_AT, ROOT_AT


class Partition(msgspec.Struct, frozen=True):
    """A row of the partition table; it counts sectors."""

    start: int
    size: int
    type: str


class _Table(msgspec.Struct):
    label: str
    partitions: list[Partition]


class _Told(msgspec.Struct):
    partitiontable: _Table


class Card:
    """The image in a file."""

    def __init__(self, image: Path) -> None:
        self.image = image
        self._boot = f"{image}@@{BOOT_AT}"

    def table(self) -> tuple[str, list[Partition]]:
        """The kind of the partition table, and its rows."""
        told = _told(found("sfdisk"), "--json", self.image)
        table = msgspec.json.decode(told, type=_Told).partitiontable
        return table.label, table.partitions

    def boot_names(self) -> set[str]:
        """The names of the files of the boot partition."""
        return {
            line.removeprefix("::/") for line in _told("mdir", "-b", "-i", self._boot, "::/").decode().splitlines()
        }

    def boot_text(self, name: str) -> str:
        """A text file of the boot partition."""
        return _told("mtype", "-i", self._boot, f"::/{name}").decode()

    def fetch_from_boot(self, name: str, there: Path) -> Path:
        """Copy a file of the boot partition."""
        _told("mcopy", "-n", "-i", self._boot, f"::/{name}", there)
        return there

    def put_on_boot(self, file: Path) -> None:
        """Copy a file onto the boot partition, as a PC does."""
        _told("mcopy", "-o", "-i", self._boot, file, f"::/{file.name}")

    def text(self, path: str) -> str:
        """A text file of the system."""
        return self._debugfs(f"cat {path}").decode()

    def names(self, folder: str) -> set[str]:
        """The names in a folder of the system; none, if it is missing."""
        rows = (line.split("/") for line in self._debugfs(f"ls -p {folder}").decode().splitlines())
        return {row[5] for row in rows if len(row) > 5} - {".", ".."}

    def _debugfs(self, request: str) -> bytes:
        return _told(found("debugfs"), "-R", request, f"{self.image}?offset={ROOT_AT}")


def _told(*words: str | Path) -> bytes:
    return subprocess.run(words, capture_output=True, check=True).stdout
