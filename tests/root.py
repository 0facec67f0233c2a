"""What only root may do to a machine, such as to mount disks, to stall them and to limit the memory of processes."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

IS_ROOT = os.geteuid() == 0
AS_ROOT = () if IS_ROOT else ("sudo",)
"""Goes before a command of a developer, whom sudo may ask for a password."""
_AS_ROOT_UNASKED = () if IS_ROOT else ("sudo", "-n")
OWN_MOUNTS = ("unshare", "--mount", *(() if IS_ROOT else ("--map-root-user",)))
"""Goes before a command that mounts what nobody else sees, for which nobody needs to be root."""


def as_root(*words: str | Path, said: str | None = None) -> None:
    """Run a command as root. Another user needs a sudo that asks nothing; without it the test fails."""
    subprocess.run([*_AS_ROOT_UNASKED, *words], input=said, text=True, check=True, stdout=subprocess.DEVNULL)


@contextmanager
def mounted(place: Path, *words: str | Path) -> Iterator[Path]:
    """A disk in this place, by these words of ``mount``."""
    place.mkdir(exist_ok=True)
    as_root("mount", *words, place)
    try:
        yield place
    finally:
        as_root("umount", "--lazy", place)


@contextmanager
def a_disk(image: Path, place: Path, megabytes: int) -> Iterator[Path]:
    """A new ext4 in the file ``image``, mounted at ``place``, whose owner is the user of the tests."""
    image.write_bytes(b"\0" * megabytes * 1_000_000)
    subprocess.run(["mkfs.ext4", "-q", "-E", f"root_owner={os.geteuid()}:{os.getegid()}", image], check=True)
    with mounted(place, "-o", "loop", image) as disk:
        yield disk
