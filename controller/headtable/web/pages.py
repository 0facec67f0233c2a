"""The pages themselves: HTML files, and who may see each."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Literal

import msgspec
from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.exceptions import HTTPException, NotFoundException, TooManyRequestsException
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from headtable.saying import text
from headtable.web.compressed import Compressed
from headtable.web.decoding import escaped
from headtable.web.exchange import Exchange
from headtable.web.first_host_question import FirstHostQuestion
from headtable.web.guard import ACCOUNT, SECURITY_HEADERS, Browser, Host, HostSessions, same_site
from headtable.web.limits import Guesses, asked_too_often
from headtable.web.page_sentences import in_html, with_sentences
from headtable.web.refusals import BodyTooLong, FrameworkError, NoSuchPage, Refused, WrongMethod, answer_of
from headtable.web.state_file import AccountRole

STATIC = Path(__file__).parent / "static"
FORM_WITH_ADDRESS = re.compile(rb"<form\b[^>]* action=")
POLICY = "Content-Security-Policy"
WITHOUT_FORMS = SECURITY_HEADERS[POLICY].replace("form-action 'self'", "form-action 'none'")
PAGES = {404: "lost", 429: "wait"}  # pages answer people, where the API answers programs


class HostLeft(Struct, frozen=True):
    """The host's session has ended, here or everywhere."""


_WHERE: msgspec.json.Decoder[Literal["here", "everywhere"]] = msgspec.json.Decoder(Literal["here", "everywhere"])
_LEAVE = Exchange(HostLeft, _WHERE)


def page(name: str, status: int = 200) -> Response[bytes]:
    """One of the HTML files, with its sentences.

    If scripts send all of its forms, the browser itself may send none. Otherwise a tap before the scripts are there
    would empty the form, and write what was typed into the address.
    """
    body = with_sentences(STATIC / f"{name}.html")
    headers = {} if FORM_WITH_ADDRESS.search(body) else {POLICY: WITHOUT_FORMS}
    return Response(body, media_type=MediaType.HTML, status_code=status, headers=headers)


def host_page(name: str, request: Browser, hosts: HostSessions, *others: AccountRole) -> Response[bytes]:
    """A page for hosts, and for other roles if they are named; anybody else is asked to sign in."""
    who = hosts.who(request)
    if who is None:
        return sign_in_page(hosts)
    return page_of(name, who.role, request) if who.role in ("host", *others) else not_for(who.role)


def page_of(name: str, role: AccountRole, request: Browser) -> Response[bytes]:
    """A page that shows only what this role may do. It holds no secret, so it is sent compressed."""
    shown = page(name)
    body = shown.content.replace(b'data-role="host"', f'data-role="{role}"'.encode())
    answer = _compressed(body).answer(request, MediaType.HTML)
    answer.headers |= shown.headers
    return answer


@lru_cache(maxsize=128)  # each page in each language, for each role
def _compressed(body: bytes) -> Compressed:
    return Compressed.of(body)


def pad_of(table: int) -> Response[bytes]:
    """The pad, which a phone installs as the pad of this table."""
    pad = page("pad")
    pad.content = pad.content.replace(b"{table:int}", str(table).encode())
    return pad


def sign_in_page(hosts: HostSessions) -> Response[bytes]:
    """What a stranger sees in place of a host's page: it asks for the key, or for a name and a password."""
    return page("sign-in" if hosts.has_accounts else "key", status=401)


def not_for(role: AccountRole) -> Response[bytes]:
    """What somebody sees who is signed in, but has no right to the page: it says so, and asks for another account."""
    asked = page("sign-in", status=403)
    usual, words = (in_html(text(name, role=role)).encode() for name in ("accounts-sign-in-what", "page-not-for"))
    asked.content = asked.content.replace(usual, words, 1)
    return asked


def board_for(who: Host | None) -> Response[bytes]:
    """The scoreboard; a host's browser has a link to the console there."""
    board = page("board")
    if who and who.role != "door":
        board.content = board.content.replace(b' id="to-console" hidden', b' id="to-console"')
    return board


def page_routes(hosts: HostSessions) -> list[HTTPRouteHandler]:
    """The scoreboard, the seats and the phone pad."""

    @get("/", sync_to_thread=False)
    def scoreboard(request: Browser) -> Response[bytes]:
        return board_for(hosts.who(request))

    @get("/table/{table:int}", sync_to_thread=False)
    def pad(request: Browser) -> Response[bytes]:
        return pad_of(request.path_params["table"])

    @get("/seats", sync_to_thread=False)
    def seats() -> Response[bytes]:
        return page("seat-list")

    return [scoreboard, pad, seats]


def console_routes(hosts: HostSessions, keys: Guesses, question: FirstHostQuestion) -> list[HTTPRouteHandler]:
    """The console for whoever has signed in or has the key, and the end of a session."""

    @get("/host")
    async def console(request: Browser) -> Response[bytes]:
        offered: str | None = request.query_params.get("key")
        if offered is not None:
            return await _let_in(hosts, keys, request, offered)
        who = hosts.who(request)
        if who is None and question.is_open:
            return page("first-host", status=401)
        return page_of("host", who.role, request) if who else sign_in_page(hosts)

    everybody = hosts.guard_for("scorekeeper", "door")

    @post("/api/host/leave", opt=_LEAVE.opt, guards=[same_site, everybody], status_code=200)
    async def leave(request: Browser) -> Response[bytes]:
        """Sign out, here or everywhere."""
        match _LEAVE.body(await request.body()):
            case "everywhere":
                _end_everywhere(hosts, hosts.signed_in(request))
            case "here":
                request.clear_session()
        await hosts.stored()
        return _LEAVE.response(HostLeft())

    return [console, leave]


def _end_everywhere(hosts: HostSessions, who: Host) -> None:
    """End the sessions of this person; a host ends those of everybody."""
    if who.role == "host":
        hosts.end_all()
    else:
        hosts.end_of(who.uid)


async def _let_in(hosts: HostSessions, keys: Guesses, request: Browser, offered: str) -> Response[bytes]:
    """Redirect a host to the console without the key in its address, because the projector may show the address."""
    client = request.scope["client"]
    keys.check(client)
    if not hosts.opens(offered.strip()):
        keys.was_wrong(client)
        return page("wrong-key", status=403)
    request.set_session({ACCOUNT: ""})
    return Response(b"", status_code=303, media_type=MediaType.TEXT, headers={"Location": "/host"})


def trouble(request: Browser, error: HTTPException) -> Response[bytes]:
    """The answer to a request that failed: a page for people, JSON for programs."""
    if isinstance(error, TooManyRequestsException):
        error = asked_too_often(error)
    wants_page = "text/html" in request.headers.get("accept", "")
    if error.status_code in PAGES and wants_page:
        told = page(PAGES[error.status_code], status=error.status_code)
        told.headers.update(error.headers or {})
        return told
    return failed(error.status_code, _reason(request, error), error.headers)


def failed(status: int, why: Struct, headers: Mapping[str, str] | None = None) -> Response[bytes]:
    """The reason as JSON."""
    body = msgspec.json.encode(answer_of(why))
    return Response(body, status_code=status, media_type=MediaType.JSON, headers=dict(headers or {}))


def _reason(request: Browser, error: HTTPException) -> Struct:
    """Our own reason, or the meaning of a framework's error."""
    path = escaped(request.url.path[:100])
    match error:
        case Refused():
            return error.why
        case NotFoundException():  # its own text would name files
            return NoSuchPage(path)
        case HTTPException(status_code=405):
            return WrongMethod(path, request.method)
        case HTTPException(status_code=413):
            return BodyTooLong()
        case _:
            return FrameworkError(error.detail)
