"""Somebody asks without end: that address waits, and nobody else does."""

from __future__ import annotations

import httpx

from headtable.complaints import Complaints
from headtable.config import Web
from headtable.rates import Rate
from headtable.web.app import Pages
from headtable.web.connections import Limits
from tests.attacks.test_wrong_passwords import Clock, at
from tests.web.house import KEY, NOBODYS, evening, let_in, nobody, room_with

MOST = 5


def pages(clock: Clock) -> Pages:
    """Pages that answer a stranger five times, and then once a second."""
    place = NOBODYS._replace(clock=clock, limits=Limits(requests=Rate(MOST, 1)))
    room = room_with(*evening())
    return Pages(Web(host_key=KEY), room, nobody(), complaints=Complaints(lambda _: None), place=place)


async def codes(browser: httpx.AsyncClient, path: str, times: int) -> set[int]:
    """The different answers to the same question."""
    return {(await browser.get(path)).status_code for _ in range(times)}


async def test_an_address_that_asks_without_end_waits_and_is_told_how_long() -> None:
    clock = Clock()
    async with at(there := pages(clock)) as flood, at(there, "10.0.0.2") as guest:
        assert await codes(flood, "/api/room", MOST) == {200}
        refused = await flood.get("/api/room")
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "2")
        assert refused.json()["reason"] == {"is": "too-often", "what": "requests", "wait_s": 2}
        assert refused.json()["error"] == "too many requests came from here; wait 2 s and try again"
        page = await flood.get("/me", headers={"Accept": "text/html"})
        assert (page.status_code, "Too much was asked or tried from here" in page.text) == (429, True)
        assert await codes(guest, "/api/room", MOST) == {200}
        clock.now_s += 2
        assert await codes(flood, "/api/room", 2) == {200}
        assert await codes(flood, "/api/room", 1) == {429}


async def test_the_scoreboard_and_its_files_stay_open_to_an_address_that_waits() -> None:
    async with at(pages(Clock())) as flood:
        assert await codes(flood, "/api/room", MOST + 1) == {200, 429}
        assert await codes(flood, "/", 2 * MOST) == {200}
        assert await codes(flood, "/static/board.js", 2 * MOST) == {200}


async def test_a_host_and_an_admitted_phone_are_not_counted() -> None:
    there = pages(Clock())
    async with at(there) as host, at(there) as phone:
        assert (await host.get("/host", params={"key": KEY})).status_code == 303
        await let_in(phone, there, 1)
        async with at(there) as stranger:
            assert await codes(stranger, "/api/room", MOST + 1) == {200, 429}
        assert await codes(host, "/api/phones", 4 * MOST) == {200}
        assert await codes(phone, "/api/table/1/phone", 4 * MOST) == {200}
