"""A signed line on Wi-Fi. Only this device and this box know the key, and each line is valid once, in one session.

firmware/common/signed.py is the other end; tests/vectors/signed.json holds both to the same bytes.
"""

from __future__ import annotations

import hmac
import re
from hashlib import sha256
from typing import NamedTuple

from headtable.errors import Garbled
from headtable.wire import LONGEST_LINE

VERSION = 1
NONCE_BYTES = 16
TAG_BYTES = 8
LONGEST_SIGNED = LONGEST_LINE + 37  # a line, its two numbers and its tag, and the newline
MOST = 10**9  # lines of one session, in one direction
HEARTBEAT = b"beat"  # a heartbeat in place of a line
TO_BOX, TO_DEVICE = b"<", b">"

_FROM_DEVICE = re.compile(rb"headtable ([0-9]{1,2}) ([a-z0-9][a-z0-9-]{0,23}) ([0-9a-f]{32})\r?\Z")
_SIGNED = re.compile(rb"(.+) (([1-9][0-9]{0,8}) (0|[1-9][0-9]{0,8})) ([0-9a-f]{16})\Z", re.DOTALL)


class Greeting(NamedTuple):
    """A device's opening: the UID that it claims, and its nonce. Neither is proven yet."""

    uid: str
    nonce: bytes


class Opened(NamedTuple):
    """A device's message, and the newest number from the box that the device had heard by then."""

    line: bytes
    heard: int


def greeting(nonce: bytes) -> bytes:
    """The box's first line to a new connection."""
    return b"headtable %d %b\n" % (VERSION, nonce)


def read_greeting(line: bytes) -> Greeting:
    """The device's answer to that line; Garbled for anything else."""
    found = _FROM_DEVICE.match(line)
    if found is None or int(found[1]) != VERSION:
        raise Garbled("wifi-greeting-wrong", version=VERSION, line=repr(line[:LONGEST_SIGNED]))
    return Greeting(found[2].decode(), found[3])


class Session:
    """One connection, from the nonces of both ends on: no line of another one is valid in it."""

    def __init__(self, key: bytes, device: Greeting, box_nonce: bytes) -> None:
        named = b"headtable %d %b %b %b" % (VERSION, device.uid.encode(), box_nonce, device.nonce)
        self._key = hmac.digest(key, named, sha256)
        self.said = self._heard = 0

    def sign(self, line: bytes) -> bytes:
        """A line without its newline as it goes to the device."""
        self.said += 1
        return b"%b %d %b\n" % (line, self.said, self._tag(TO_DEVICE, line, b"%d" % self.said))

    def opened(self, signed: bytes) -> Opened:
        """The device's message; Garbled if another sender wrote it, or if it is a repetition."""
        found = _SIGNED.match(signed.removesuffix(b"\r"))
        if found is None:
            raise Garbled("wifi-not-signed", line=repr(signed[:LONGEST_SIGNED]))
        line, numbers, counter, heard, tag = found.groups()
        if not hmac.compare_digest(tag, self._tag(TO_BOX, line, numbers)):
            raise Garbled("wifi-signature-wrong", line=repr(signed[:LONGEST_SIGNED]))
        if int(counter) <= self._heard:
            raise Garbled("wifi-heard-before", number=int(counter), last=self._heard, line=repr(signed))
        self._heard = int(counter)
        return Opened(line, int(heard))

    @property
    def is_used_up(self) -> bool:
        """Whether the numbers are used up. A new connection has new ones."""
        return self.said >= MOST - 1

    def _tag(self, way: bytes, line: bytes, numbers: bytes) -> bytes:
        return hmac.digest(self._key, b"%b %b %b" % (way, line, numbers), sha256)[:TAG_BYTES].hex().encode()
