"""The name by which a part is known to the broker, which no other user can guess.

A broker disconnects a client if another one comes by its name, whoever that is. So part of each name is secret. It is
random, or for a kept session, which needs the same name after a restart, made of the password. Only this part and the
broker's owner can read that.
"""

from __future__ import annotations

import hmac
import secrets
from typing import Literal

from headtable.bus.logins import Login
from headtable.config import Broker

Session = Literal["clean", "kept"]
SECRET_LETTERS = 32  # 128 bits


def client_name(venue: str, part: str, session: Session, broker: Broker, login: Login) -> str:
    """``client_name("hall", "engine", "kept", ...)`` is ``headtable-hall-engine-`` and the secret part."""
    name = f"headtable-{venue}-{part}"
    if session == "clean":
        return f"{name}-{secrets.token_hex(SECRET_LETTERS // 2)}"
    # A login for all parts tells nobody apart. A person may have chosen the password, and a short one could be
    # guessed from its hash.
    return f"{name}-{_mark(login)}" if broker.logins else name


def _mark(login: Login) -> str:
    key, user = login.password.encode(), login.username.encode()
    return hmac.digest(key, b"client-name/" + user, "sha256").hex()[:SECRET_LETTERS]
