"""A snapshot of a night after one of its rounds. With it a restart replays only what followed.

The journal alone is true. A snapshot is derived from it, and thrown away when in doubt. So the file is data in
MessagePack behind its own digest. It names the code that made it, and proves which entries it was made of.
"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from pathlib import Path

import msgspec
from msgspec import Struct

import headtable
from headtable.game.pace.measure import PaceSoFar
from headtable.game.past.standing import Standing

DIGEST_BYTES = 32
_CODE = ("game", "messages", "engine", "rulesets")  # what decides how a snapshot is made and read


class State(Struct, frozen=True):
    """Everything to go on with when a round has just ended, so that no table throws again and no time has run."""

    standing: Standing
    pace: PaceSoFar


class Snapshot(Struct, frozen=True):
    """A state, the digest of the journal's entries that led to it, and that of the code."""

    code: str
    prefix: str
    state: State


class Unfit(Exception):
    """The bytes are no snapshot that this code has made."""


_encode = msgspec.msgpack.Encoder().encode
_decode = msgspec.msgpack.Decoder(Snapshot).decode


def packed(state: State, prefix: str) -> bytes:
    """The bytes of a snapshot."""
    content = _encode(Snapshot(code_digest(), prefix, state))
    return blake2b(content, digest_size=DIGEST_BYTES).digest() + content


def unpacked(data: bytes) -> Snapshot:
    """The snapshot in these bytes; Unfit if they are damaged, or by other code."""
    digest, content = data[:DIGEST_BYTES], data[DIGEST_BYTES:]
    if blake2b(content, digest_size=DIGEST_BYTES).digest() != digest:
        raise Unfit
    try:
        snapshot = _decode(content)
    except (msgspec.DecodeError, ValueError, TypeError, RecursionError) as trouble:
        raise Unfit from trouble
    if snapshot.code != code_digest():
        raise Unfit
    return snapshot


@cache
def code_digest() -> str:
    """Stands for the source of all that a snapshot depends on; any change of it makes the others unfit."""
    package = Path(headtable.__file__).parent
    files = [package / "meaning.py", *(file for name in _CODE for file in sorted((package / name).rglob("*.py")))]
    digest = blake2b(f"{headtable.__version__} {msgspec.__version__}".encode(), digest_size=DIGEST_BYTES)
    for file in files:
        digest.update(file.read_bytes())
    return digest.hexdigest()
