"""A user's password for the broker, and the hash of it that Mosquitto reads."""

from __future__ import annotations

import secrets
from base64 import b64decode, b64encode
from hashlib import pbkdf2_hmac

PASSWORD_BYTES = 24  # 32 letters, so no list of words has it, and a quick hash is enough
SALT_BYTES, HASH_BYTES = 12, 64
ROUNDS = 101  # Mosquitto's own number
SHA512_PBKDF2 = 7  # the kind of hash, in Mosquitto's words
FIELDS = 4  # of a hash, each after a $


def new_password() -> str:
    """A password that nobody has to type."""
    return secrets.token_urlsafe(PASSWORD_BYTES)


def password_line(user: str, password: str, salt: bytes | None = None) -> str:
    """A line of Mosquitto's ``password_file``, with a new salt unless one is given."""
    salt = salt or secrets.token_bytes(SALT_BYTES)
    hashed = pbkdf2_hmac("sha512", password.encode(), salt, ROUNDS, HASH_BYTES)
    return f"{user}:${SHA512_PBKDF2}${ROUNDS}${b64encode(salt).decode()}${b64encode(hashed).decode()}"


def opens(password: str, line: str) -> bool:
    """Whether a line of ours is the hash of this password."""
    user, _, hashed = line.partition(":")
    _, kind, rounds, salt, _ = hashed.split("$") if hashed.count("$") == FIELDS else ("", "", "", "", "")
    if (kind, rounds) != (str(SHA512_PBKDF2), str(ROUNDS)):
        return False
    try:
        return line == password_line(user, password, b64decode(salt, validate=True))
    except ValueError:
        return False
