"""The logins of a venue: a password file for each user, and the two files that Mosquitto reads."""

from __future__ import annotations

import grp
import os
import re
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct

from headtable.bus.logins import HOME_ASSISTANT, TOOLS, WEB, user_of_box
from headtable.config import Config
from headtable.config.atomic import Rights as Owner, write_atomically
from headtable.errors import BadConfig
from headtable_tools.keys.acl import acl_file
from headtable_tools.keys.broker_passwords import new_password, opens, password_line
from headtable_tools.keys.topic_rights import Rights, rights_of_all, with_home_assistant

OF_PARTS, OF_BROKER = "headtable", "mosquitto"  # the groups of all parts, and of Mosquitto
OF_KEYS, OF_WEB = "headtable-keys", "headtable-web"  # the groups of engine and boxes, and of the pages
ROOT = 0
BOX_NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,23}")
PASSWORDS, ACL = "headtable.passwd", "headtable.acl"


class User(Struct, frozen=True):
    """A user of the broker, as `keys list` shows it."""

    user: str
    file: str
    has_password: bool
    says: tuple[str, ...]
    hears: tuple[str, ...]


class Folders(NamedTuple):
    """The folders of the files: ours of the passwords, and Mosquitto's."""

    logins: Path
    mosquitto: Path


def folders_of(config: Config, name: str, mosquitto: Path) -> Folders:
    """The folders of the configuration in the file ``name``; BadConfig if it has no logins."""
    if not config.broker.logins:
        raise BadConfig("keys-no-logins", file=name)
    return Folders(Path(config.broker.logins), mosquitto)


def users(config: Config, where: Folders) -> tuple[User, ...]:
    """Every user of the broker: of the parts, of the commands, and of each box."""
    return tuple(_user(each, where.logins / each.user) for each in _rights(config, where))


def _user(rights: Rights, file: Path) -> User:
    return User(rights.user, str(file), file.exists(), rights.says, rights.hears)


def make(config: Config, where: Folders, boxes: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Make the missing passwords, those of further boxes too, and write Mosquitto's files.

    The answer names the users with a new password.
    """
    _make_folder(where.logins)
    where.mosquitto.mkdir(parents=True, exist_ok=True)
    wanted = (*(each.user for each in _rights(config, where)), *map(_user_of, boxes))
    made = tuple(user for user in dict.fromkeys(wanted) if not (where.logins / user).exists())
    for user in made:
        _write(where.logins / user, f"{new_password()}\n", _group(user), _mode(user))
    _write_for_mosquitto(config, where)
    return made


def revoke(config: Config, where: Folders, user: str) -> bool:
    """Give a user a new password, or remove the user of a further box. Whether it has a new password."""
    known = [each.user for each in _rights(config, where)]
    if user not in known:
        raise BadConfig("keys-unknown-user", user=user, known=", ".join(known))
    (where.logins / user).unlink(missing_ok=True)
    return user in make(config, where)


def acl_of(config: Config, where: Folders) -> str:
    """The text of the list that Mosquitto should have: who may say and hear what."""
    return acl_file(config.venue.name, _rights(config, where))


def _rights(config: Config, where: Folders) -> tuple[Rights, ...]:
    before = user_of_box("")
    further = sorted(file.name.removeprefix(before) for file in where.logins.glob(f"{before}*"))
    every = rights_of_all(tuple(dict.fromkeys((config.box.id, *further))))
    return tuple(with_home_assistant(every, config))


def _user_of(box: str) -> str:
    if not BOX_NAME.fullmatch(box):
        raise BadConfig("keys-box-name", box=box)
    return user_of_box(box)


def _write_for_mosquitto(config: Config, where: Folders) -> None:
    rights, file = _rights(config, where), where.mosquitto / PASSWORDS
    known = {line.partition(":")[0]: line for line in file.read_text().splitlines()} if file.exists() else {}
    lines = [_line(where.logins / each.user, known.get(each.user, "")) for each in rights]
    _write(file, "\n".join((*lines, "")), OF_BROKER, 0o640)
    _write(where.mosquitto / ACL, acl_of(config, where), OF_BROKER, 0o640)


def _line(file: Path, known: str) -> str:
    """The user's line for Mosquitto. It stays as it is while it fits the password."""
    password = file.read_text().strip()
    return known if opens(password, known) else password_line(file.name, password)


def _mode(user: str) -> int:
    """The mode of a password file. The commands run as root, and Home Assistant reads no file of ours."""
    return 0o600 if user in (TOOLS, HOME_ASSISTANT) else 0o640


def _group(user: str) -> str:
    """The group that reads a password file. The pages read no other part's."""
    return OF_WEB if user == WEB else OF_KEYS


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.chown(folder, -1, _gid(OF_PARTS))
        folder.chmod(0o750)
    except OSError as trouble:
        raise BadConfig("keys-unwritable", file=folder, error=trouble.strerror) from None


def _write(file: Path, content: str, group: str, mode: int) -> None:
    try:
        write_atomically(file, content, Owner(os.geteuid(), _gid(group), mode))
    except OSError as trouble:
        raise BadConfig("keys-unwritable", file=file, error=trouble.strerror) from None


def _gid(group: str) -> int:
    """The group's number; our own group where it does not exist. Only root gives files to another group."""
    known = grp.getgrall() if os.geteuid() == ROOT else []
    return next((each.gr_gid for each in known if each.gr_name == group), os.getegid())
