"""A line over Wi-Fi: signed with the device's own key, and valid once, in one session."""

from binascii import hexlify

from common.hmac import hmac, same
from common.lines import LONGEST_LINE

VERSION = 1
NONCE_BYTES = 16
TAG_BYTES = 8
LONGEST_SIGNED = LONGEST_LINE + 37
BEAT = b"beat"  # in place of a line: a heartbeat
TO_BOX, TO_DEVICE = b"<", b">"
_DIGITS = b"0123456789"
_HEX = b"0123456789abcdef"


def greeting(uid: str, nonce: bytes) -> bytes:
    """The device's greeting, which follows the box's nonce."""
    return b"headtable %d %s %s\n" % (VERSION, uid.encode(), nonce)


def read_greeting(line: bytes) -> bytes:
    """The box's nonce; empty if this is no greeting of a box."""
    words = line.split(b" ")
    if len(words) != 3 or words[0] != b"headtable" or words[1] != b"%d" % VERSION:
        return b""
    nonce = words[2]
    return nonce if len(nonce) == 2 * NONCE_BYTES and all(letter in _HEX for letter in nonce) else b""


class Session:
    """One connection, from the nonces of both ends on: no line of another one is valid in it."""

    def __init__(self, key: bytes, uid: str, box_nonce: bytes, device_nonce: bytes) -> None:
        self._key = hmac(key, b"headtable %d %s %s %s" % (VERSION, uid.encode(), box_nonce, device_nonce))
        self._said = self._heard = 0

    def sign(self, line: bytes) -> bytes:
        """A line without its newline as it goes to the box, with the newest number received from the box.

        From that number the box computes the greatest age of this line.
        """
        self._said += 1
        numbers = b"%d %d" % (self._said, self._heard)
        return b"%s %s %s\n" % (line, numbers, self._tag(TO_BOX, line, numbers))

    def opened(self, signed: bytes) -> "bytes | None":
        """The box's message; None if it is forged, or a repetition."""
        words = signed.rsplit(b" ", 2)
        if len(words) != 3 or not 0 < len(words[1]) < 10 or words[1][0] not in b"123456789":
            return None
        line, counter, tag = words
        if not all(digit in _DIGITS for digit in counter) or not same(tag, self._tag(TO_DEVICE, line, counter)):
            return None
        if int(counter) <= self._heard:
            return None
        self._heard = int(counter)
        return line

    def _tag(self, way: bytes, line: bytes, numbers: bytes) -> bytes:
        return hexlify(hmac(self._key, b"%s %s %s" % (way, line, numbers))[:TAG_BYTES])
