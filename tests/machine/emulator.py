"""Boots the machine in QEMU: two processors, all of them emulated, so that it is the same on every host.

They are plain ones: with the instructions of newer ones, which take longer to emulate, it boots a sixth slower.
"""

from __future__ import annotations

import contextlib
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.machine.cable import Cable, connected
from tests.machine.hand import Machine, reached
from tests.machine.image import Made

MEMORY_MB = 1024
CONSOLE = "console.log"
# A busy host may hold an emulated timer up for so long that the kernel takes it for broken: it must not look.
KERNEL_WORDS = "no_timer_check console=ttyS0 quiet panic=-1 mitigations=off systemd.show_status=0 audit=0"


@contextlib.contextmanager
def booted(made: Made, folder: Path) -> Iterator[Machine]:
    """The machine, once somebody in it answers; what it writes to its disk is forgotten."""
    disk = f"file={made.disk},format=raw,cache=unsafe,snapshot=on"
    with powered(made, folder, disk), answering(folder) as machine:
        yield machine


@contextlib.contextmanager
def powered(made: Made, folder: Path, disk: str, *kernel_words: str) -> Iterator[subprocess.Popen[bytes]]:
    """The machine from the moment that it has power; its emulator is killed at the end, if it still runs."""
    running = subprocess.Popen(_words(made, folder, disk, kernel_words), stdin=subprocess.DEVNULL)
    try:
        yield running
    finally:
        running.kill()
        running.wait()


@contextlib.contextmanager
def answering(folder: Path) -> Iterator[Machine]:
    """The machine with power in this folder, once somebody in it answers."""
    with connected(folder / "hand") as hand, connected(folder / "pad") as pad:
        yield reached(hand, Cable(pad), folder / CONSOLE)


def _words(made: Made, folder: Path, disk: str, kernel_words: Sequence[str]) -> list[str]:
    return [
        "qemu-system-x86_64", "-accel", "tcg,thread=multi", "-cpu", "qemu64", "-machine", "q35", "-smp", "2",
        "-m", str(MEMORY_MB), "-display", "none", "-monitor", "none", "-nic", "none", "-no-reboot",
        "-kernel", str(made.kernel), "-initrd", str(made.initrd), "-append", " ".join((KERNEL_WORDS, *kernel_words)),
        "-drive", f"if=virtio,{disk}",
        "-serial", f"file:{folder / CONSOLE}", "-serial", f"unix:{folder / 'pad'},server=on,wait=off",
        "-device", "virtio-serial-pci", "-chardev", f"socket,id=hand,path={folder / 'hand'},server=on,wait=off",
        "-device", "virtserialport,chardev=hand,name=headtable.tests",
    ]  # fmt: skip
