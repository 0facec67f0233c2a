"""The first check of every request: its address, its Host header, and its connection."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterable
from http import HTTPStatus
from ipaddress import IPv6Address, ip_address
from typing import NamedTuple

import msgspec
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import Struct

from headtable.web.addresses import split
from headtable.web.connections import Connections
from headtable.web.decoding import escaped
from headtable.web.guard import SECURITY_HEADERS
from headtable.web.refusals import AddressTooLong, HeadTooLong, NoSuchPage, NotOurName, answer_of
from headtable.web.request_body import RequestBody

LONGEST_ADDRESS = 1000  # bytes, with the query
LONGEST_NAME = 200  # bytes between two slashes: no file has a longer name
LONGEST_HEAD = 16_384  # bytes
LAST_PORT = 65_535
DIGITS_OF_A_PORT = 5
OWN_ENDINGS = ("local", "lan", "home", "home.arpa", "internal")  # top-level domains that nobody can register
Owner = Callable[[Scope], str | None]
Answered = Callable[[str, int], None]  # takes the method and the status of each answer
METHODS = ("GET", "HEAD", "POST")  # those of our routes; all others count as one
OTHER_METHOD = "other"


class Rejection(NamedTuple):
    """Why a request is not passed on."""

    status: HTTPStatus
    why: Struct


class RequestFilter:
    """Passes a request on to the pages, or rejects it."""

    def __init__(
        self, pages: ASGIApp, names: Iterable[str], connections: Connections, owner: Owner, answered: Answered
    ) -> None:
        self._pages = pages
        self._names = own_names(names)
        self._connections = connections
        self._owner = owner
        self._answered = answered

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request, and count its answer."""
        asked = str(scope.get("method"))
        method = asked if asked in METHODS else OTHER_METHOD
        body = RequestBody(scope, receive, send)

        async def send_and_count(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._answered(method, message["status"])
            await body.send(message)

        await self._answer(scope, body.receive, send_and_count)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        rejection = _bad_address(scope) or self._bad_host(scope)
        if rejection:
            await _answer(send, rejection)
            return
        if client := scope["client"]:
            self._connections.asked(client, self._owner(scope))
        await self._pages(scope, receive, send)

    def _bad_host(self, scope: Scope) -> Rejection | None:
        """A foreign host name: a page of another site may point at this machine (DNS rebinding)."""
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        if len(hosts) == 1 and is_own(hosts[0], self._names):
            return None
        return Rejection(HTTPStatus.MISDIRECTED_REQUEST, NotOurName(escaped(", ".join(hosts)[:100])))


def _bad_address(scope: Scope) -> Rejection | None:
    if len(scope["raw_path"]) + len(scope["query_string"]) > LONGEST_ADDRESS:
        return Rejection(HTTPStatus.REQUEST_URI_TOO_LONG, AddressTooLong(LONGEST_ADDRESS))
    if sum(len(name) + len(value) for name, value in scope["headers"]) > LONGEST_HEAD:
        return Rejection(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, HeadTooLong(LONGEST_HEAD))
    is_too_long = any(len(name.encode(errors="replace")) > LONGEST_NAME for name in scope["path"].split("/"))
    if is_too_long or not scope["path"].isprintable():
        return Rejection(HTTPStatus.NOT_FOUND, NoSuchPage(escaped(scope["path"][:100])))
    return None


def own_names(configured: Iterable[str]) -> frozenset[str]:
    """The names of this machine. A numeric address is always accepted, as nobody can redirect one."""
    machine = socket.gethostname().lower()
    bare = machine.partition(".")[0]
    found = {f"{bare}.{ending}" for ending in OWN_ENDINGS}
    return frozenset(
        {"localhost", "headtable.local", machine, bare, *found, *(name.lower() for name in configured if name)}
    )


def is_own(host: str, names: frozenset[str]) -> bool:
    """Whether a Host header names this machine."""
    name, port = split(host)
    is_bracketed = host.startswith("[")
    if not _is_port(port) or "%" in name:  # no browser names an interface there
        return False
    try:
        address = ip_address(name)
    except ValueError:
        return not is_bracketed and name.lower().removesuffix(".") in names
    return isinstance(address, IPv6Address) == is_bracketed


def _is_port(text: str) -> bool:
    """Whether this is a valid port, or no port is named."""
    return not text or (
        text.isascii() and text.isdigit() and len(text) <= DIGITS_OF_A_PORT and int(text) <= LAST_PORT
    )


async def _answer(send: Send, rejection: Rejection) -> None:
    body = msgspec.json.encode(answer_of(rejection.why))
    headers = [(name.lower().encode(), value.encode()) for name, value in SECURITY_HEADERS.items()]
    headers += [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": rejection.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
