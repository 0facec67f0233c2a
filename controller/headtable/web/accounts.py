"""The accounts of those who help to run a night: a name, a role and a password each."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator
from http import HTTPStatus
from itertools import count

from headtable.messages.words import LONGEST_NAME, SPEAKERS, Uid
from headtable.web.guard import CONSOLE
from headtable.web.guest_names import tidy
from headtable.web.refusals import (
    AccountNameReserved,
    AccountNameTaken,
    AccountNameUnfit,
    LastHost,
    NoSuchAccount,
    Refused,
    TooManyAccounts,
)
from headtable.web.state_file import Account, AccountRole, StateFile

MOST_ACCOUNTS = 40
MOST_KNOWN = 8  # addresses of an account's latest sign-ins
LONGEST_UID = 24
BEFORE_IDS = "host-"


class Accounts:
    """The accounts in the pages' state. One of them is always a host's, if there are any."""

    def __init__(self, state: StateFile, now_s: Callable[[], float]) -> None:
        self._state = state
        self._now_s = now_s

    @property
    def all(self) -> tuple[Account, ...]:
        """Every account, in the order in which they were made."""
        return tuple(self._state.kept.accounts)

    @property
    def troubles(self) -> tuple[str, ...]:
        """What is wrong with the file, for hosts."""
        return tuple(map(str, self._state.wrong))

    async def stored(self) -> None:
        """Wait until every change so far is on the disk."""
        await self._state.stored()

    def named(self, name: str) -> Account | None:
        """The account of this name, however it is capitalized."""
        return next((one for one in self.all if same(one.name) == same(name)), None)

    def of_id(self, account: Uid) -> Account:
        """An account that exists; otherwise 404."""
        for one in self.all:
            if one.id == account:
                return one
        raise Refused(HTTPStatus.NOT_FOUND, NoSuchAccount())

    def make(self, name: str, role: AccountRole, hashed: str) -> Account:
        """Make an account. The first one must be a host's."""
        name = tidy(name)
        self._check_name(name)
        if len(self.all) >= MOST_ACCOUNTS:
            raise Refused(HTTPStatus.CONFLICT, TooManyAccounts(MOST_ACCOUNTS))
        made = Account(self._free_id(name), name, role, hashed)
        self._keep((*self.all, made))
        return made

    def change_role(self, account: Uid, role: AccountRole) -> None:
        """Give an account another role."""
        changed = self.of_id(account)
        if role != "host":
            self._check_other_host(changed)
        changed.role = role
        self._state.save_soon()

    def change_password(self, account: Uid, hashed: str) -> None:
        """Give an account another password."""
        self.of_id(account).password = hashed
        self._state.save_soon()

    def remove(self, account: Uid) -> None:
        """Remove an account."""
        removed = self.of_id(account)
        self._check_other_host(removed)
        self._keep(tuple(one for one in self.all if one is not removed))

    def note_sign_in(self, account: Account, source: str) -> None:
        """Remember when and from which address somebody signed in; whoever begins the session saves it."""
        account.last_s = self._now_s()
        account.known = [*(one for one in account.known if one != source), source][-MOST_KNOWN:]

    def _keep(self, accounts: tuple[Account, ...]) -> None:
        if accounts and not any(one.role == "host" for one in accounts):
            raise Refused(HTTPStatus.CONFLICT, LastHost())
        self._state.kept.accounts = list(accounts)
        self._state.save_soon()

    def _check_name(self, name: str) -> None:
        if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
            raise Refused(HTTPStatus.BAD_REQUEST, AccountNameUnfit(LONGEST_NAME))
        if self.named(name):
            raise Refused(HTTPStatus.CONFLICT, AccountNameTaken(name))
        if same(name) in SPEAKERS:
            raise Refused(HTTPStatus.CONFLICT, AccountNameReserved(name))

    def _check_other_host(self, account: Account) -> None:
        if account.role == "host" and not any(one.role == "host" for one in self.all if one is not account):
            raise Refused(HTTPStatus.CONFLICT, LastHost())

    def _free_id(self, name: str) -> Uid:
        taken = {CONSOLE, *(one.id for one in self.all)}
        return next(one for one in ids(name) if one not in taken)


def ids(name: str) -> Iterator[Uid]:
    """``ids("Zoë B.")`` are ``host-zoe-b``, ``host-zoe-b-2`` and so on: a journal and a topic may hold them."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    word = re.sub(r"[^a-z0-9]+", "-", plain).strip("-") or "account"
    for number in count(1):
        ending = f"-{number}" if number > 1 else ""
        yield f"{BEFORE_IDS}{word}"[: LONGEST_UID - len(ending)].rstrip("-") + ending


def same(name: str) -> str:
    """What two spellings of one name have in common."""
    return unicodedata.normalize("NFKC", tidy(name)).casefold()
