"""The routes of the API and the addresses of the pages."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator
from functools import cache

from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from headtable.complaints import Complaints
from headtable.config import Web
from headtable.engine_clock import EngineClock
from headtable.web import app
from headtable.web.api import EVENTS_ADDRESS
from headtable.web.connections import Limits
from headtable.web.engine_requests import EngineRequests
from headtable.web.exchange import NAME as EXCHANGE, Answers, Exchange
from headtable.web.live_room import LiveRoom
from headtable.web.page_place import Place
from tools.javascript_types.typescript import Types


@cache
def _routes() -> tuple[HTTPRouteHandler, ...]:
    """The routes of pages that nobody opens."""
    requests = EngineRequests(lambda _: False, EngineClock(lambda: 0.0))
    complaints = Complaints(logging.getLogger(__name__).warning)
    place = Place(0, None, Limits())
    room = LiveRoom(lambda: 0.0)
    return tuple(app.Pages(Web(), room, requests, complaints=complaints, place=place).routes())


def addresses() -> Iterator[tuple[str, str, HTTPRouteHandler]]:
    """Each method and path that the pages' server knows, with its route."""
    for route in _routes():
        for path in sorted(route.paths):
            for method in sorted(route.http_methods - {"OPTIONS", "HEAD"}):
                yield str(method), path, route


def api(name: str, method: str, received: Types, sent: Types) -> Iterator[str]:
    """An interface of the API's routes that are asked by this method."""
    yield ""
    yield f"  /** The routes that are asked by {method}. */"
    yield f"  interface {name} {{"
    for path, exchange in _exchanges(method):
        yield f"    {_key(path)}: {{"
        yield f"      query: {_sent(exchange.query, sent)};"
        if method == "POST":
            yield f"      body: {_body(exchange, sent)};"
        yield f"      answer: {received.of(exchange.answer)};"
        yield "    };"
    yield "  }"


def _exchanges(method: str) -> list[tuple[str, Answers[object]]]:
    """What each route takes and answers that is asked by scripts: neither the events nor the document are."""
    routes = {path: route for asked_by, path, route in addresses() if asked_by == method}
    return [
        (path, declared)
        for path, route in sorted(routes.items())
        if path.startswith("/api/") and isinstance(declared := route.opt[EXCHANGE], Answers)
    ]


def _body(exchange: Answers[object], sent: Types) -> str:
    if not isinstance(exchange, Exchange):
        return _sent(None, sent)
    kind = sent.of(exchange.decoder.type)
    return " | ".join(one if one.startswith('"') else f"sent.{one}" for one in kind.split(" | "))


def _sent(kind: type[Struct] | None, sent: Types) -> str:
    return "Record<string, never>" if kind is None else f"sent.{sent.of(kind)}"


def _key(path: str) -> str:
    """``/api/table/{table:int}`` as the key of an interface."""
    written = _pattern(path)
    return f"[address: {written}]" if written.startswith("`") else written


def _pattern(path: str) -> str:
    """A path as a type: ``{table:int}`` may be any number."""
    filled = re.sub(r"{\w+:int}", "${number}", path)
    return f"`{filled}`" if "${" in filled else f'"{filled}"'


def page_addresses() -> Iterator[str]:
    """A type of all addresses that are not the API's, and one of the stream of events."""
    pages = sorted(path for method, path, _ in addresses() if method == "GET" and not path.startswith("/api/"))
    yield ""
    yield "  /** Where a browser can go. */"
    yield f"  type PageAddress = {' | '.join(map(_pattern, pages))};"
    yield ""
    yield "  /** Where the events of the room come from. */"
    yield f'  type EventsAddress = "{EVENTS_ADDRESS}";'
