"""The machine's disk: Debian, with headtable's package installed, and a Raspberry Pi's looks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from tests.machine.chroot import run_inside
from tests.machine.debian import debian
from tests.machine.kernel import kernel
from tests.machine.layers import GUEST, found, layer, run
from tests.package.build import RELEASES, package, this_architecture
from tests.root import AS_ROOT

RELEASE = RELEASES[0]
DISK_SIZE = "1500M"
PIS = {  # what makes it look like a Pi, and what lets the tests in
    "pi": "usr/local/bin/pi",
    "pi.service": "etc/systemd/system/pi.service",
    "pi.conf": "etc/systemd/system/headtable-box.service.d/pi.conf",
    "slow.conf": "etc/systemd/system/headtable-web.service.d/slow.conf",
    "hand.py": "usr/local/bin/hand",
    "hand.service": "etc/systemd/system/hand.service",
}


class Made(NamedTuple):
    """What an emulator boots."""

    kernel: Path
    initrd: Path
    disk: Path


def made() -> Made:
    """The machine with this checkout's package installed. Layers that exist are used again."""
    with ThreadPoolExecutor() as threads:
        today = threads.submit(package, RELEASE, this_architecture())
        for made_meanwhile in (threads.submit(kernel), threads.submit(debian, RELEASE.name)):
            made_meanwhile.result()
    return _with_disk("disk", {"today": today.result()}, _install)


def without_headtable(packages: Mapping[str, Path]) -> Made:
    """The machine before anything is installed; the packages are in its /root, each as NAME.deb."""
    return _with_disk("disk-without", packages, lambda _: None)


def _with_disk(name: str, packages: Mapping[str, Path], install: Callable[[Path], None]) -> Made:
    system, kernels = debian(RELEASE.name), kernel()

    def make(folder: Path) -> None:
        root = folder / "root"
        run(*AS_ROOT, "cp", "-a", system / "root", root)
        for called, file in packages.items():
            run(*AS_ROOT, "cp", file, root / f"root/{called}.deb")
        install(root)
        dress(root)
        write(root, folder / "disk.ext4")
        run(*AS_ROOT, "rm", "-rf", root)

    ingredients: list[str | Path] = [
        system.name,
        *(file.parent.name for file in packages.values()),
        Path(__file__),
        GUEST,
    ]
    disk = layer(name, ingredients, make)
    return Made(kernels / "vmlinuz", kernels / "initrd.gz", disk / "disk.ext4")


def _install(root: Path) -> None:
    run_inside(root, "dpkg --install /root/today.deb", "rm /root/today.deb")


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
