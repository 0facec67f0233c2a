"""What only root may do to a machine: mount disks, stall them, and limit the memory of processes."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

SUDO = () if os.geteuid() == 0 else ("sudo", "-n")


def as_root(*words: str | Path, said: str | None = None) -> None:
    """Run a command as root. Another user needs a sudo that asks nothing; without it the test fails."""
    subprocess.run([*SUDO, *words], input=said, text=True, check=True, stdout=subprocess.DEVNULL)
