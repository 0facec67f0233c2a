"""The partitions of an SD card: what Raspberry Pi's firmware reads, and the system. It is written without a device.

The table is an MBR, because a Raspberry Pi 3 boots from no other.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

from tests.machine.layers import found, run
from tests.root import AS_ROOT

MIB = 1024 * 1024
BOOT_AT, BOOT_SIZE = 4 * MIB, 512 * MIB
ROOT_AT = BOOT_AT + BOOT_SIZE
SPARE = 256 * MIB  # until the first start has grown the root to the whole card
OF_FILES = 1.15  # ext4's own tables come on top
BOOT = "boot/firmware"
BOOT_LABEL, ROOT_LABEL = "bootfs", "headtable"


def write_card(root: Path, image: Path) -> None:
    """Write the system in a folder as a card; its boot files move to the boot partition."""
    boot = image.with_name("boot")
    run(*AS_ROOT, "mv", root / BOOT, boot)
    run(*AS_ROOT, "mkdir", root / BOOT)
    size = _size(root)
    run("truncate", "-s", str(ROOT_AT + size), image)
    _divide(image)
    _write_boot(boot, image)
    offset = f"offset={ROOT_AT}"
    run(
        *AS_ROOT, found("mke2fs"), "-q", "-t", "ext4", "-L", ROOT_LABEL, "-E", offset, "-d", root,
        image, f"{size // 1024}k",
    )  # fmt: skip
    run(*AS_ROOT, "rm", "-rf", boot)


def _size(root: Path) -> int:
    """How large the partition is, in whole MiB."""
    told = subprocess.run([*AS_ROOT, "du", "-s", "-B1", root], capture_output=True, text=True, check=True).stdout
    return (int(int(told.split()[0]) * OF_FILES) + SPARE) // MIB * MIB


def _divide(image: Path) -> None:
    table = (
        "label: dos\n"
        f"start={BOOT_AT // 512}, size={BOOT_SIZE // 512}, type=c, bootable\n"
        f"start={ROOT_AT // 512}, type=83\n"
    )
    subprocess.run([found("sfdisk"), "--quiet", image], input=table, text=True, check=True)


def _write_boot(boot: Path, image: Path) -> None:
    sectors = str(BOOT_AT // 512)
    blocks = str(BOOT_SIZE // 1024)
    run(found("mkfs.vfat"), "-F", "32", "-n", BOOT_LABEL, "--offset", sectors, image, blocks)
    run(*AS_ROOT, "sh", "-euc", f"mcopy -s -m -i {image}@@{BOOT_AT} {boot}/* ::/")
