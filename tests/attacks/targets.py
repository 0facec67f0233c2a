"""What is attacked: every route of the pages, found in the app, so that a new route is attacked by itself."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

import httpx
import msgspec

from headtable.web.app import Pages
from headtable.web.live_room import LiveRoom
from headtable.web.page_place import Place
from headtable.web.phone_sessions import COOKIE as PHONE_COOKIE
from tests.web.house import NOBODYS, Answerer, browser_at, evening, let_in, let_in_as_host, opened, room_with

JSON = {"Content-Type": "application/json"}
EVENTS = "/api/events"  # the one answer that never ends
ONLY_READ = {"GET", "HEAD", "OPTIONS"}


class Target(NamedTuple):
    """The pages, an engine that hears what they pass on, and a browser of a host whose phone is in at table 1."""

    pages: Pages
    address: str
    engine: Answerer
    browser: httpx.AsyncClient

    def kept(self) -> bytes:
        """Everything that the pages keep on disk: sessions, accounts, codes, the notice, and the guest list."""
        return msgspec.json.encode((self.pages._state.kept, self.pages.records.guests._file.kept))


@asynccontextmanager
async def target(room: LiveRoom | None = None, place: Place = NOBODYS) -> AsyncIterator[Target]:
    """A target in the middle of a round."""
    engine = Answerer()
    room = room or room_with(*evening())
    async with opened(room, engine.requests, place) as (pages, address), browser_at(address) as browser:
        await let_in(browser, pages, 1)
        await let_in_as_host(browser)
        yield Target(pages, address, engine, browser)


def filled(path: str, value: str = "1") -> str:
    """A route's path, with this in place of each parameter."""
    return re.sub(r"{\w+:\w+}", value, path)


def read_paths(pages: Pages) -> list[str]:
    """The path of every route that a browser reads."""
    return sorted(path for route in pages.routes() if "GET" in route.http_methods for path in route.paths)


def changing(pages: Pages) -> list[tuple[str, str]]:
    """The method and the path of every route that may change something."""
    return sorted(
        (method, path)
        for route in pages.routes()
        for method in route.http_methods - ONLY_READ
        for path in route.paths
    )


def cookies_of(browser: httpx.AsyncClient) -> dict[str, str]:
    """The cookies of this browser, by name."""
    found = {cookie.name: cookie.value or "" for cookie in browser.cookies.jar}
    assert PHONE_COOKIE in found
    return found
