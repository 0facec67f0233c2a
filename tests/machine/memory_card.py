"""The machine's memory card. When its power is cut, it loses each write that was not flushed.

It is a copy of the machine's disk behind nbdkit. Writes stay in nbdkit's cache until the machine flushes or asks for
one with "force unit access"; only then they reach the copy. So whoever kills nbdkit takes the whole cache away, as if
a card had written nothing of its own accord. It models no card that writes a part of its cache, or half a sector.
"""

from __future__ import annotations

import contextlib
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

from tests.machine.layers import found, run

PATIENCE_S = 30.0


class MemoryCard:
    """A copy of the disk, which keeps what was flushed."""

    def __init__(self, disk: Path, folder: Path) -> None:
        self._folder = folder
        self.image = folder / "card.ext4"
        run("cp", "--sparse=always", disk, self.image)

    def read(self, place: str) -> str:
        """A file of the card, which is in no machine."""
        said = subprocess.run(
            [found("debugfs"), "-R", f"cat {place}", self.image], capture_output=True, text=True, check=True
        )
        return said.stdout

    def write(self, file: Path, place: str, owner: str) -> None:
        """Put a file on the card, for a user and its group; the card is in no machine."""
        folder, name = place.rsplit("/", 1)
        (row,) = (row for row in self.read("/etc/passwd").splitlines() if row.startswith(f"{owner}:"))
        uid, gid = row.split(":")[2:4]
        orders = [f"cd {folder}", f"rm {name}", f"write {file} {name}"]
        fields = {"mode": "0100640", "uid": uid, "gid": gid}
        orders += [f"sif {name} {field} {value}" for field, value in fields.items()]
        script = self._folder / "debugfs"
        script.write_text("\n".join(orders))
        run(found("debugfs"), "-w", "-f", script, self.image)

    @contextlib.contextmanager
    def plugged(self, socket: Path) -> Iterator[subprocess.Popen[bytes]]:
        """Serve it at a socket; kill the process to cut its power."""
        words = [found("nbdkit"), "--foreground", "--exit-with-parent", f"--unix={socket}", "--filter=cache"]
        environment = {"TMPDIR": str(self._folder)}
        running = subprocess.Popen([*words, "file", str(self.image), "cache=writeback"], env=environment)
        try:
            _wait_for(socket)
            yield running
        finally:
            running.kill()
            running.wait()


def drive(socket: Path) -> str:
    """How QEMU uses the card there: every flush of the machine goes through."""
    return f"file=nbd+unix:///?socket={socket},format=raw,cache=writeback"


def _wait_for(socket: Path) -> None:
    deadline_s = time.monotonic() + PATIENCE_S
    while not socket.exists():
        assert time.monotonic() < deadline_s, f"nbdkit does not listen on {socket}"
        time.sleep(0.01)
