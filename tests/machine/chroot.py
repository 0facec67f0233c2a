"""Runs commands in a folder with a whole Debian. No systemd runs there, so nothing that is installed starts."""

from __future__ import annotations

from pathlib import Path

from tests.machine.layers import run
from tests.root import AS_ROOT

PATH = "/usr/sbin:/usr/bin:/sbin:/bin"
ENTER = f"""
mount -t proc proc "$1/proc"
[ -z "$2" ] || mount --bind "$2" "$1/mnt"
exec chroot "$1" env -i PATH={PATH} HOME=/root LC_ALL=C.UTF-8 sh -euxc "$3"
"""


def run_inside(root: Path, *lines: str, at_mnt: Path | None = None) -> None:
    """Run these lines there as root; RuntimeError with all that they say if one fails.

    The folder ``at_mnt`` is /mnt meanwhile.
    """
    run(*AS_ROOT, "unshare", "--mount", "sh", "-euc", ENTER, "sh", root, at_mnt or "", "\n".join(lines))
