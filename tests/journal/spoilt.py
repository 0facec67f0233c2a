"""Journals that somebody has spoilt: bits, digits, pages and ends, in the file and in its log."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

PAGE = 4096


class Files(NamedTuple):
    """The bytes of a journal and of its log."""

    data: bytes
    log: bytes

    @classmethod
    def of(cls, path: Path) -> Files:
        """The bytes as they are on the disk now."""
        log = path.with_name(f"{path.name}-wal")
        return cls(path.read_bytes(), log.read_bytes() if log.exists() else b"")

    def put(self, path: Path) -> Path:
        """Write them as another journal."""
        path.write_bytes(self.data)
        log = path.with_name(f"{path.name}-wal")
        log.write_bytes(self.log) if self.log else log.unlink(missing_ok=True)
        path.with_name(f"{path.name}-shm").unlink(missing_ok=True)
        return path


def flipped(raw: bytes, chance: random.Random) -> bytes:
    """One bit is another."""
    spoilt = bytearray(raw)
    spoilt[chance.randrange(len(raw))] ^= 1 << chance.randrange(8)
    return bytes(spoilt)


def scribbled(raw: bytes, chance: random.Random) -> bytes:
    """Some bytes are others."""
    spoilt = bytearray(raw)
    for _ in range(chance.randint(2, 40)):
        spoilt[chance.randrange(len(raw))] = chance.randrange(256)
    return bytes(spoilt)


def zeroed(raw: bytes, chance: random.Random) -> bytes:
    """A page is empty."""
    at = PAGE * chance.randrange(len(raw) // PAGE)
    return raw[:at] + bytes(PAGE) + raw[at + PAGE :]


def cut(raw: bytes, chance: random.Random) -> bytes:
    """The end is missing."""
    return raw[: chance.randrange(len(raw))]


def exchanged(raw: bytes, chance: random.Random) -> bytes:
    """One page is a copy of another."""
    here, there = (PAGE * chance.randrange(len(raw) // PAGE) for _ in range(2))
    return raw[:here] + raw[there : there + PAGE] + raw[here + PAGE :]


WAYS: tuple[Callable[[bytes, random.Random], bytes], ...] = (flipped, scribbled, zeroed, cut, exchanged)


def spoilt(files: Files, chance: random.Random) -> Files:
    """The journal or its log, spoilt in one way."""
    way = chance.choice(WAYS)
    if len(files.log) > PAGE and chance.random() < 0.4:
        return files._replace(log=way(files.log, chance))
    return files._replace(data=way(files.data, chance))
