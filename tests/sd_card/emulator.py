"""Boots an SD card on QEMU's own arm64 board, from the card's own kernel. Its pages and its ssh answer at ports here.

The board has no hardware of a Raspberry Pi: no firmware of a Pi runs, and there are no pins.
"""

from __future__ import annotations

import contextlib
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.brokers import free_port
from tests.sd_card.card import Card

MEMORY_MB = 1024
CONSOLE = "console.log"
COMMAND_S = 280.0


class Booted(NamedTuple):
    """A machine that has power: where its pages and its ssh will answer, and what it says."""

    pages: str
    ssh_port: int
    key: Path
    console: Path

    def told(self, command: str) -> str:
        """What a command prints that must go well, typed by whoever holds the key."""
        ended = subprocess.run(
            [*self._ssh(), command], capture_output=True, text=True, timeout=COMMAND_S, check=False
        )
        assert ended.returncode == 0, f"{command} ended with {ended.returncode}:\n{ended.stdout}{ended.stderr}"
        return ended.stdout.strip()

    def refusal(self, *words: str) -> str:
        """How ssh refuses somebody who comes with these options in place of the key."""
        ended = subprocess.run(
            [*self._ssh(*words), "true"], capture_output=True, text=True, timeout=COMMAND_S, check=False
        )
        assert ended.returncode != 0
        return ended.stderr

    def _ssh(self, *words: str) -> list[str]:
        trusting = ("-o", "StrictHostKeyChecking=no", "-o", "UserKnownHostsFile=/dev/null", "-o", "BatchMode=yes")
        identity = words or ("-i", str(self.key))
        return ["ssh", "-F", "none", *trusting, *identity, "-p", str(self.ssh_port), "root@127.0.0.1"]


@contextlib.contextmanager
def powered(card: Card, key: Path, folder: Path) -> Iterator[Booted]:
    """The machine from the moment that it has power; at the end it loses its power."""
    machine = Booted(f"http://127.0.0.1:{free_port()}", free_port(), key, folder / CONSOLE)
    running = subprocess.Popen(_words(card, machine, folder), stdin=subprocess.DEVNULL)
    try:
        yield machine
    finally:
        running.kill()
        running.wait()


def _words(card: Card, machine: Booted, folder: Path) -> list[str]:
    named = dict(
        line.replace("=", " ", 1).split() for line in card.boot_text("config.txt").splitlines() if _names(line)
    )
    kernel = card.fetch_from_boot(named["kernel"], folder / "kernel")
    initrd = card.fetch_from_boot(named["initramfs"], folder / "initrd")
    words = f"{card.boot_text('cmdline.txt').strip()} console=ttyAMA0"
    pages_port = machine.pages.rpartition(":")[2]
    ports = f"hostfwd=tcp:127.0.0.1:{pages_port}-:80,hostfwd=tcp:127.0.0.1:{machine.ssh_port}-:22"
    return [
        "qemu-system-aarch64", "-machine", "virt", "-cpu", "cortex-a72", "-accel", "tcg,thread=multi", "-smp", "2",
        "-m", str(MEMORY_MB), "-display", "none", "-monitor", "none", "-no-reboot",
        "-kernel", str(kernel), "-initrd", str(initrd), "-append", words,
        "-drive", f"if=virtio,file={card.image},format=raw,cache=unsafe",
        "-nic", f"user,model=virtio-net-pci,{ports}", "-serial", f"file:{machine.console}",
    ]  # fmt: skip


def _names(line: str) -> bool:
    return line.startswith(("kernel=", "initramfs "))
