"""The machine's disk: Debian, with this checkout installed by systemd/install, and a Raspberry Pi's looks."""

from __future__ import annotations

import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

from tests.machine.debian import debian
from tests.machine.kernel import kernel
from tests.machine.layers import CHECKOUT, GUEST, found, layer, run
from tests.root import AS_ROOT

PROGRAM = (
    "controller",
    "firmware",
    "systemd",
    "pyproject.toml",
    "README.md",
    ".ci/requirements.txt",
    ".ci/supported",
    ".ci/supported.py",
)
REQUIREMENTS = CHECKOUT / ".ci/requirements.txt"
RELEASE = "bookworm"
DISK_SIZE = "1500M"
PIS = {  # what makes it look like a Pi, and what lets the tests in
    "pi": "usr/local/bin/pi",
    "pi.service": "etc/systemd/system/pi.service",
    "pi.conf": "etc/systemd/system/headtable-box.service.d/pi.conf",
    "hand.py": "usr/local/bin/hand",
    "hand.service": "etc/systemd/system/hand.service",
}


class Made(NamedTuple):
    """What an emulator boots."""

    kernel: Path
    initrd: Path
    disk: Path


def made() -> Made:
    """All of it, from what is there already and what is not."""
    with ThreadPoolExecutor() as both:
        kernels, debians, packages = (both.submit(make) for make in (kernel, partial(debian, RELEASE), wheels))
    disk = layer("disk", _ingredients(debians.result()), _maker(debians.result(), packages.result()))
    return Made(kernels.result() / "vmlinuz", kernels.result() / "initrd.gz", disk / "disk.ext4")


def wheels() -> Path:
    """The folder with every package that headtable needs from PyPI."""

    def fetch(folder: Path) -> None:
        run(
            sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check", "--require-hashes",
            "--no-deps", "--python-version=3.11", "--only-binary=:all:", "-r", REQUIREMENTS, "-d", folder,
        )  # fmt: skip

    return layer("wheels", [REQUIREMENTS], fetch)


def _ingredients(debian_root: Path) -> list[str | Path]:
    return [debian_root.name, Path(__file__), GUEST, *(CHECKOUT / place for place in PROGRAM)]


def _maker(debian_root: Path, wheels: Path) -> Callable[[Path], None]:
    def make(folder: Path) -> None:
        root = folder / "root"
        run(*AS_ROOT, "cp", "-a", debian_root / "root", root)
        _install(root, wheels)
        dress(root)
        write(root, folder / "disk.ext4")
        run(*AS_ROOT, "rm", "-rf", root)

    return make


def _install(root: Path, wheels: Path) -> None:
    """As a host does it, but without the network."""
    run(*AS_ROOT, "mkdir", "-p", root / "root/headtable")
    packed = " ".join(PROGRAM)
    run(
        "sh",
        "-c",
        f"tar -C {CHECKOUT} --exclude=__pycache__ -c {packed} | {' '.join(AS_ROOT)} tar -C {root}/root/headtable -x",
    )
    run(*AS_ROOT, "cp", "-r", wheels, root / "root/wheels")
    offline = "SYSTEMD_OFFLINE=1 PIP_NO_INDEX=1 PIP_FIND_LINKS=/root/wheels PIP_CONFIG_FILE=/dev/null"
    inside = f"mount -t proc proc {root}/proc && chroot {root} env {offline} /root/headtable/systemd/install"
    run(*AS_ROOT, "unshare", "--mount", "sh", "-c", inside)
    run(*AS_ROOT, "rm", "-rf", root / "root/wheels")


def dress(root: Path) -> None:
    """Make the system in a folder look like a Pi, and let the tests in."""
    for name, place in PIS.items():
        mode = "755" if "/bin/" in place else "644"
        run(*AS_ROOT, "install", "-D", "-m", mode, GUEST / name, root / place)
    run(*AS_ROOT, "systemctl", f"--root={root}", "enable", "--quiet", "pi.service", "hand.service")
    run("sh", "-c", f"echo 0123456789abcdef0123456789abcdef | {' '.join(AS_ROOT)} tee {root}/etc/machine-id")


def write(root: Path, disk: Path) -> None:
    """Write the system in a folder onto a disk."""
    run("truncate", "-s", DISK_SIZE, disk)
    run(*AS_ROOT, found("mke2fs"), "-q", "-t", "ext4", "-d", root, disk)


if __name__ == "__main__":
    made()
