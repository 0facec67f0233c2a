"""HMAC-SHA256 (RFC 2104), which MicroPython does not have."""

from hashlib import sha256

BLOCK = 64  # bytes


def hmac(key: bytes, message: bytes) -> bytes:
    """The 32 bytes that only an owner of the key can compute."""
    if len(key) > BLOCK:
        key = sha256(key).digest()
    key = key + bytes(BLOCK - len(key))
    inner = sha256(bytes([byte ^ 0x36 for byte in key]))
    inner.update(message)
    outer = sha256(bytes([byte ^ 0x5C for byte in key]))
    outer.update(inner.digest())
    return outer.digest()


def same(one: bytes, other: bytes) -> bool:
    """Whether two texts are equal, in a time that does not depend on where they differ."""
    differing = len(one) ^ len(other)
    for place in range(min(len(one), len(other))):
        differing |= one[place] ^ other[place]
    return differing == 0
