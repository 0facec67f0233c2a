"""Somebody asks without end: that address waits, and nobody else does."""

from __future__ import annotations

import asyncio

import httpx
from litestar.middleware.rate_limit import DurationUnit

from headtable.complaints import Complaints
from headtable.config import Web
from headtable.web.app import Pages
from headtable.web.connections import Limits
from tests.attacks.test_wrong_passwords import at
from tests.patience import PATIENCE_S
from tests.web.house import KEY, NOBODYS, evening, let_in, nobody, room_with

MOST = 5


def pages(unit: DurationUnit = "minute") -> Pages:
    """Pages that answer a stranger five times in this time."""
    place = NOBODYS._replace(limits=Limits(requests=(unit, MOST)))
    room = room_with(*evening())
    return Pages(Web(host_key=KEY), room, nobody(), complaints=Complaints(lambda _: None), place=place)


async def codes(browser: httpx.AsyncClient, path: str, times: int) -> set[int]:
    """The different answers to the same question."""
    return {(await browser.get(path)).status_code for _ in range(times)}


async def test_an_address_that_asks_without_end_waits_and_is_told_how_long() -> None:
    async with at(there := pages()) as flood, at(there, "10.0.0.2") as guest:
        assert await codes(flood, "/api/room", MOST) == {200}
        refused = await flood.get("/api/room")
        wait_s = int(refused.headers["retry-after"])
        assert (refused.status_code, 0 < wait_s <= 61) == (429, True)
        assert refused.json()["reason"] == {"is": "too-often", "what": "requests", "wait_s": wait_s}
        assert refused.json()["error"] == f"too many requests came from here; wait {wait_s} s and try again"
        page = await flood.get("/me", headers={"Accept": "text/html"})
        assert (page.status_code, "Too much was asked or tried from here" in page.text) == (429, True)
        assert await codes(guest, "/api/room", MOST) == {200}


async def test_an_address_that_has_waited_is_answered_again() -> None:
    async with at(pages("second")) as flood, asyncio.timeout(PATIENCE_S):
        while await codes(flood, "/api/room", MOST + 1) != {200, 429}:
            pass  # in one second, a slow machine may not reach the limit
        while await codes(flood, "/api/room", 1) != {200}:
            await asyncio.sleep(0.05)


async def test_the_scoreboard_and_its_files_stay_open_to_an_address_that_waits() -> None:
    async with at(pages()) as flood:
        assert await codes(flood, "/api/room", MOST + 1) == {200, 429}
        assert await codes(flood, "/", 2 * MOST) == {200}
        assert await codes(flood, "/static/board.js", 2 * MOST) == {200}


async def test_a_host_and_an_admitted_phone_are_not_counted() -> None:
    there = pages()
    async with at(there) as host, at(there) as phone:
        assert (await host.get("/host", params={"key": KEY})).status_code == 303
        await let_in(phone, there, 1)
        async with at(there) as stranger:
            assert await codes(stranger, "/api/room", MOST + 1) == {200, 429}
        assert await codes(host, "/api/phones", 4 * MOST) == {200}
        assert await codes(phone, "/api/table/1/phone", 4 * MOST) == {200}
