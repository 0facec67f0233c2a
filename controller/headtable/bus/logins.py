"""A user's name and password at the broker: the venue's one login, or this user's own file."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from headtable.config import Broker
from headtable.errors import Unwell
from headtable.regular_files import read_bytes

ENGINE, WEB, TOOLS, HOME_ASSISTANT = "engine", "web", "tools", "home-assistant"
"""The users other than the boxes. All commands of a host share ``tools``."""


class Login(NamedTuple):
    """A username and its password; both are empty for a broker that lets everybody in."""

    username: str
    password: str


def user_of_box(box: str) -> str:
    """``user_of_box("hall")`` is ``box-hall``."""
    return f"box-{box}"


def login_of(broker: Broker, user: str) -> Login:
    """This user's login. Its file is read again for each connection, so a new password needs no restart."""
    if not broker.logins:
        return Login(broker.username, broker.password)
    file = Path(broker.logins) / user
    try:
        password = read_bytes(file).decode().strip()
    except OSError as trouble:
        raise Unwell("login-unreadable", file=str(file), user=user, error=trouble.strerror) from None
    except UnicodeDecodeError:
        password = ""
    if not password:
        raise Unwell("login-empty", file=str(file), user=user)
    return Login(user, password)
