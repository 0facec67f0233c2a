"""The page where a new headtable asks for its first host, and the answer."""

from __future__ import annotations

import msgspec
from litestar import Response, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from headtable.web.account_routes import AccountAdmin, OwnSession, Typed
from headtable.web.exchange import NEVER_STORED, Exchange
from headtable.web.first_host_question import FirstHostQuestion
from headtable.web.guard import ACCOUNT, ACTOR, Browser, HostSessions, same_site
from headtable.web.host_log import describe


class NewHost(Struct, frozen=True, forbid_unknown_fields=True):
    """The name and the password of the first host."""

    name: Typed
    password: Typed


_ANSWER = Exchange(OwnSession, msgspec.json.Decoder(NewHost))


def first_host_routes(
    question: FirstHostQuestion, admin: AccountAdmin, hosts: HostSessions
) -> list[HTTPRouteHandler]:
    """The route of the answer."""

    @post("/api/first-host", opt=_ANSWER.opt, guards=[same_site], status_code=200)
    async def first_host(request: Browser) -> Response[bytes]:
        """Make the account of the first host, while a new headtable asks for it; the answer sets a cookie."""
        typed = _ANSWER.body(await request.body())
        question.check()  # before a password is hashed
        account = question.answer(typed.name, await admin.hashed(typed.password))
        admin.sign_in_first(request.scope["client"])
        request.scope["state"][ACTOR] = hosts.person(account.id)
        describe(request, "account-made", account.name)
        request.set_session({ACCOUNT: account.id})
        return _ANSWER.response(OwnSession(account.name, account.role, has_accounts=True), NEVER_STORED)

    return [first_host]
