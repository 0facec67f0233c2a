"""Runs ``make check`` in Debian 13, whose Python is 3.13: ``python -m tests.machine.trixie PACKAGE ...``.

The system is a folder, made once; the checkout is copied into it anew each time, and its environment stays there.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from tests.machine.layers import CHECKOUT, layer, run
from tests.root import AS_ROOT

RELEASE = "trixie"
OURS = ("make", "procps", "python3")  # on any machine already; the rest is what the tests install
STAYS = (".venv", ".machine", ".git", "__pycache__", ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis")
CERTIFICATES = "/etc/ssl/certs"
SHARED = (CERTIFICATES, "/etc/resolv.conf", "/dev", "/sys")  # with the machine that this runs on
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


def main(packages: Sequence[str]) -> int:
    """Make what is missing, copy the checkout, and check it; how that ended."""
    root = _debian(packages) / "root"
    _copy_checkout(root)
    inside = f"cd /headtable && python3 --version && make check APT_TEST='{' '.join(packages)}'"
    within = [*_mounts(root), "exec", "chroot", str(root), "env", "-i", *_environment(os.environ), "sh", "-c", '"$0"']
    words = [*AS_ROOT, "unshare", "--mount", "--pid", "--fork", "sh", "-ec", " ".join(within), inside]
    return subprocess.run(words, check=False).returncode


def _debian(packages: Sequence[str]) -> Path:
    wanted = ",".join((*OURS, *packages))

    def make(folder: Path) -> None:
        run(
            *AS_ROOT, "mmdebstrap", "--quiet", "--mode=root", "--variant=minbase", f"--include={wanted}",
            RELEASE, folder / "root",
        )  # fmt: skip

    return layer(RELEASE, [RELEASE, wanted], make)


def _copy_checkout(root: Path) -> None:
    there = root / "headtable"
    run(*AS_ROOT, "mkdir", "-p", there, root / CERTIFICATES.lstrip("/"))
    for old in there.iterdir():
        if old.name != ".venv":
            run(*AS_ROOT, "rm", "-rf", old)
    without = " ".join(f"--exclude={name}" for name in STAYS)
    run("sh", "-c", f"tar -C {CHECKOUT} {without} -c . | {' '.join(AS_ROOT)} tar -C {there} --no-same-owner -x")


def _mounts(root: Path) -> Iterator[str]:
    yield f"mount -t proc proc {root}/proc;"
    yield f"mount -t tmpfs tmpfs {root / 'tmp'};"
    for place in SHARED:
        yield f"mount --rbind {place} {root}{place};"


def _environment(ours: Mapping[str, str]) -> Iterator[str]:
    """How pip reaches its packages from here, and nothing else of whoever runs this."""
    known = [name for name in ours if name.startswith(("PIP_DEFAULT", "PIP_INDEX")) or name.endswith("_proxy")]
    yield from (f"{name}='{ours[name]}'" for name in known)
    yield from (f"PIP_CERT={CERTIFICATES}/ca-certificates.crt", f"PATH={PATH}", "HOME=/root", "LANG=C.UTF-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
