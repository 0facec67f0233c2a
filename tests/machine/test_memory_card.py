"""The memory card whose power can be cut, spoken to as QEMU does: by the NBD protocol."""

from __future__ import annotations

import socket
import struct
from pathlib import Path

import pytest

from tests.machine.memory_card import MemoryCard

# Of https://github.com/NetworkBlockDevice/nbd/blob/master/doc/proto.md
FLAGS, OPTION, EXPORT_NAME = struct.pack(">I", 3), b"IHAVEOPT", struct.pack(">II", 1, 0)
GREETING_BYTES, EXPORT_BYTES, REPLY_BYTES = 18, 10, 16
WRITE, FLUSH, FORCE_UNIT_ACCESS = 1, 3, 1
SIZE = 1024 * 1024
pytestmark = [pytest.mark.machine, pytest.mark.slow]


class Client:
    """Whoever writes to the card."""

    def __init__(self, line: socket.socket) -> None:
        self._line = line
        self._heard(GREETING_BYTES)
        line.sendall(FLAGS + OPTION + EXPORT_NAME)
        self._heard(EXPORT_BYTES)

    def write(self, offset: int, text: bytes, flags: int = 0) -> None:
        """Write, and wait until the card says that it has done so."""
        self._ask(WRITE, offset, text, flags)

    def flush(self) -> None:
        """Wait until everything is kept."""
        self._ask(FLUSH, 0, b"", 0)

    def _ask(self, what: int, offset: int, text: bytes, flags: int) -> None:
        self._line.sendall(struct.pack(">IHHQQI", 0x25609513, flags, what, 0, offset, len(text)) + text)
        assert struct.unpack(">IIQ", self._heard(REPLY_BYTES)) == (0x67446698, 0, 0)

    def _heard(self, size: int) -> bytes:
        return self._line.recv(size, socket.MSG_WAITALL)


def test_a_card_without_power_keeps_what_was_flushed_and_nothing_else(tmp_path: Path) -> None:
    disk = tmp_path / "disk"
    disk.write_bytes(bytes(SIZE))
    card = MemoryCard(disk, tmp_path)
    with card.plugged(tmp_path / "card") as served, socket.socket(socket.AF_UNIX) as line:
        line.connect(str(tmp_path / "card"))
        client = Client(line)
        client.write(0, b"flushed")
        client.flush()
        client.write(65536, b"forced", FORCE_UNIT_ACCESS)
        client.write(2 * 65536, b"not flushed")
        served.kill()
    kept = card.image.read_bytes()
    assert kept[:7] == b"flushed"
    assert kept[65536 : 65536 + 6] == b"forced"
    assert not any(kept[2 * 65536 :])
