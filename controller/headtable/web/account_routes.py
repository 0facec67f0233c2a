"""The routes of the accounts: signing in, one's own session, and what hosts do with the accounts of others."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta, Struct

from headtable.messages.words import Uid
from headtable.web.accounts import Accounts
from headtable.web.exchange import NEVER_STORED, Answers, Exchange
from headtable.web.guard import ACCOUNT, Browser, HostSessions, same_site
from headtable.web.host_log import Act, describe
from headtable.web.limits import source_of
from headtable.web.pages import host_page
from headtable.web.passwords import LONGEST_PASSWORD, SHORTEST_PASSWORD, Passwords
from headtable.web.refusals import PasswordTooShort, Refused
from headtable.web.sign_in import SignIns
from headtable.web.state_file import AccountRole

Typed = Annotated[str, Meta(max_length=LONGEST_PASSWORD)]


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A name and its password."""

    name: Typed
    password: Typed


class OwnSession(Struct, frozen=True):
    """Who is signed in at this browser. The name is empty for the key."""

    name: str
    role: AccountRole
    has_accounts: bool  # whether anybody can sign in with a password


class AccountLine(Struct, frozen=True):
    """An account as hosts see it."""

    id: Uid
    name: str
    role: AccountRole
    last_s: float | None
    sessions: int


class AllAccounts(Struct, frozen=True):
    """Every account."""

    accounts: tuple[AccountLine, ...]
    key_opens: bool  # whether the key still lets anybody in
    key_sessions: int
    file_troubles: tuple[str, ...] = ()  # with the file of codes, phones and accounts


class MakeAccount(Struct, frozen=True, forbid_unknown_fields=True, tag="make-account", tag_field="is"):
    """Make an account."""

    name: Typed
    role: AccountRole
    password: Typed


class ChangeRole(Struct, frozen=True, forbid_unknown_fields=True, tag="change-role", tag_field="is"):
    """Give an account another role. Its sessions end, so that no old token has the new rights."""

    account: Uid
    role: AccountRole


class ChangePassword(Struct, frozen=True, forbid_unknown_fields=True, tag="change-password", tag_field="is"):
    """Give an account another password. Its sessions end."""

    account: Uid
    password: Typed


class EndSessions(Struct, frozen=True, forbid_unknown_fields=True, tag="end-sessions", tag_field="is"):
    """Sign an account out everywhere."""

    account: Uid


class RemoveAccount(Struct, frozen=True, forbid_unknown_fields=True, tag="remove-account", tag_field="is"):
    """Remove an account. Its sessions end."""

    account: Uid


class EndKey(Struct, frozen=True, forbid_unknown_fields=True, tag="end-key", tag_field="is"):
    """Let nobody in by the key any more. Its sessions end."""


AccountOrder = MakeAccount | ChangeRole | ChangePassword | EndSessions | RemoveAccount | EndKey
ACTS: Mapping[type[AccountOrder], Act] = {
    MakeAccount: "account-made",
    ChangeRole: "account-role",
    ChangePassword: "account-password",
    EndSessions: "account-sessions",
    RemoveAccount: "account-removed",
    EndKey: "key-ended",
}
"""What the log calls each order."""

_SIGN_IN = Exchange(OwnSession, msgspec.json.Decoder(SignIn))
_OWN = Answers(OwnSession)
_ORDER: msgspec.json.Decoder[AccountOrder] = msgspec.json.Decoder(AccountOrder)
_ACCOUNTS = Exchange(AllAccounts, _ORDER)


class AccountAdmin:
    """The hosts' view of the accounts, and what they do with them."""

    def __init__(self, accounts: Accounts, passwords: Passwords, hosts: HostSessions) -> None:
        self._accounts = accounts
        self._passwords = passwords
        self._hosts = hosts

    async def all(self) -> AllAccounts:
        """Every account as it is on the disk, with its open sessions."""
        await self._accounts.stored()
        lines = tuple(
            AccountLine(one.id, one.name, one.role, one.last_s, self._hosts.open_sessions(one.id))
            for one in self._accounts.all
        )
        return AllAccounts(lines, self._hosts.key_opens, self._hosts.open_sessions(""), self._accounts.troubles)

    def name_in(self, order: AccountOrder) -> str:
        """The name of the account that an order is about; 404 if there is none, and empty for the key."""
        match order:
            case MakeAccount(name):
                return name
            case EndKey():
                return ""
            case _:
                return self._accounts.of_id(order.account).name

    def sign_in_first(self, client: tuple[str, int] | None) -> Uid | None:
        """Sign the only account in, at the browser where it was made; None if there are more."""
        if len(self._accounts.all) != 1:
            return None
        [first] = self._accounts.all
        self._accounts.note_sign_in(first, source_of(client))
        return first.id

    async def handle(self, order: AccountOrder) -> None:
        """Make, change or remove an account, or end its sessions."""
        match order:
            case MakeAccount(name, role, password):
                self._accounts.make(name, role, await self.hashed(password))
            case ChangeRole(account, role):
                self._accounts.change_role(account, role)
                self._hosts.end_of(account)
            case ChangePassword(account, password):
                self._accounts.of_id(account)
                self._accounts.change_password(account, await self.hashed(password))
                self._hosts.end_of(account)
            case EndSessions(account):
                self._hosts.end_of(self._accounts.of_id(account).id)
            case RemoveAccount(account):
                self._accounts.remove(account)
                self._hosts.end_of(account)
            case EndKey():
                self._hosts.end_key()

    async def hashed(self, password: str) -> str:
        """The hash of a password that somebody has chosen; 400 if it is too short."""
        if len(password) < SHORTEST_PASSWORD:
            raise Refused(HTTPStatus.BAD_REQUEST, PasswordTooShort(SHORTEST_PASSWORD))
        return await self._passwords.hashed(password)


def sign_in_routes(hosts: HostSessions, sign_ins: SignIns) -> list[HTTPRouteHandler]:
    """The routes by which a browser signs in, and asks who it is."""

    @post("/api/host/sign-in", opt=_SIGN_IN.opt, guards=[same_site], status_code=200)
    async def sign_in(request: Browser) -> Response[bytes]:
        """Sign in with a name and a password; the answer sets the host's cookie."""
        typed = _SIGN_IN.body(await request.body())
        account = await sign_ins.account(request.scope["client"], typed.name, typed.password)
        request.set_session({ACCOUNT: account.id})
        return _SIGN_IN.response(OwnSession(account.name, account.role, has_accounts=True), NEVER_STORED)

    @get("/api/host/me", opt=_OWN.opt, guards=[hosts.guard_for("scorekeeper", "door")], sync_to_thread=False)
    def own_session(request: Browser) -> Response[bytes]:
        """Say who is signed in at this browser."""
        who = hosts.signed_in(request)
        return _OWN.response(OwnSession(who.name, who.role, hosts.has_accounts), NEVER_STORED)

    return [sign_in, own_session]


def account_routes(hosts: HostSessions, admin: AccountAdmin) -> list[HTTPRouteHandler]:
    """The page of the accounts, and its routes."""

    @get("/accounts", sync_to_thread=False)
    def accounts(request: Browser) -> Response[bytes]:
        return host_page("accounts", request, hosts)

    @get("/api/accounts", opt=_ACCOUNTS.opt, guards=[hosts.guard])
    async def every() -> Response[bytes]:
        """List every account."""
        return _ACCOUNTS.response(await admin.all(), NEVER_STORED)

    @post("/api/accounts", opt=_ACCOUNTS.opt, guards=[same_site, hosts.guard], status_code=200)
    async def change(request: Browser) -> Response[bytes]:
        """Make, change or remove an account, or end sessions or the key. The first account is signed in at once."""
        order = _ACCOUNTS.body(await request.body())
        describe(request, ACTS[type(order)], admin.name_in(order))
        await admin.handle(order)
        if isinstance(order, MakeAccount) and (first := admin.sign_in_first(request.scope["client"])):
            request.set_session({ACCOUNT: first})
        return _ACCOUNTS.response(await admin.all(), NEVER_STORED)

    return [accounts, every, change]
