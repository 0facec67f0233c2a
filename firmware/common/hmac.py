"""HMAC-SHA256 (RFC 2104), which MicroPython does not have."""

from hashlib import sha256

BLOCK = 64  # bytes


class Hmac:
    """The HMAC of a message that arrives in pieces."""

    def __init__(self, key: bytes) -> None:
        if len(key) > BLOCK:
            key = sha256(key).digest()
        key = key + bytes(BLOCK - len(key))
        self._inner = sha256(bytes([byte ^ 0x36 for byte in key]))
        self._outer = sha256(bytes([byte ^ 0x5C for byte in key]))

    def update(self, piece: bytes) -> None:
        """Add the next piece."""
        self._inner.update(piece)

    def digest(self) -> bytes:
        """The 32 bytes that only an owner of the key can compute; no piece may follow."""
        self._outer.update(self._inner.digest())
        return self._outer.digest()


def hmac(key: bytes, message: bytes) -> bytes:
    """The HMAC of a whole message."""
    whole = Hmac(key)
    whole.update(message)
    return whole.digest()


def same(one: bytes, other: bytes) -> bool:
    """Whether two texts are equal, in a time that does not depend on where they differ."""
    differing = len(one) ^ len(other)
    for place in range(min(len(one), len(other))):
        differing |= one[place] ^ other[place]
    return differing == 0
