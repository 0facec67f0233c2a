"""A user's password for the broker, and the hash of it that Mosquitto reads."""

from __future__ import annotations

import secrets
from base64 import b64encode
from hashlib import pbkdf2_hmac

PASSWORD_BYTES = 24  # 32 letters, so no list of words has it, and a quick hash is enough
SALT_BYTES, HASH_BYTES = 12, 64
ROUNDS = 101  # Mosquitto's own number
SHA512_PBKDF2 = 7  # the kind of hash, in Mosquitto's words


def new_password() -> str:
    """A password that nobody has to type."""
    return secrets.token_urlsafe(PASSWORD_BYTES)


def password_line(user: str, password: str) -> str:
    """A line of Mosquitto's ``password_file``."""
    salt = secrets.token_bytes(SALT_BYTES)
    hashed = pbkdf2_hmac("sha512", password.encode(), salt, ROUNDS, HASH_BYTES)
    return f"{user}:${SHA512_PBKDF2}${ROUNDS}${b64encode(salt).decode()}${b64encode(hashed).decode()}"
