"""A new headtable asks its first visitor to be the host: for an hour, and until somebody has signed in."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import httpx
import pytest
from playwright.async_api import Page, expect

from headtable.web.connections import Limits
from headtable.web.first_host_question import ASKS_S
from headtable.web.page_place import Place
from tests.patience import PATIENCE_S
from tests.web.axe import checked
from tests.web.browsers import Devices
from tests.web.console import press
from tests.web.hall import PHONE
from tests.web.house import EXPECTED, KEY, OPEN_TO_TESTS, browser_at, nobody, opened, room_with
from tests.web.test_accounts_in_a_browser import fits_a_phone
from tests.web.test_pages_in_the_pseudo_language import not_in_brackets

pytestmark = pytest.mark.slow  # each hashes real passwords, and has a real server of its own
expect.set_options(timeout=1000 * PATIENCE_S)

ANN = {"name": "Ann", "password": "mabel's 12 cups"}
BEA = {"name": "Bea", "password": "six 6s and a bell"}
ASKS = 'id="first-host"'
FILE = "headtable-pages.json"


@contextlib.asynccontextmanager
async def installed(
    folder: Path, clock: Callable[[], float] = lambda: 0.0, expected: tuple[str, ...] = EXPECTED
) -> AsyncIterator[str]:
    """The pages of an installation, and their address."""
    place = Place(0, folder / FILE, Limits(), clock=clock, first_host="asked")
    async with opened(room_with(), nobody(), place, expected, OPEN_TO_TESTS) as (_, address):
        yield address


async def asks(address: str) -> bool:
    """Whether the console asks a stranger to be the host."""
    async with browser_at(address) as stranger:
        shown = await stranger.get("/host")
        assert shown.status_code == 401
        return ASKS in shown.text


async def answer(client: httpx.AsyncClient, who: dict[str, str]) -> httpx.Response:
    """Answer the question."""
    return await client.post("/api/first-host", json=who)


async def test_the_first_visitor_becomes_the_host_and_the_second_does_not(tmp_path: Path) -> None:
    async with installed(tmp_path) as address, browser_at(address) as ann, browser_at(address) as bea:
        assert await asks(address)
        assert (await answer(ann, ANN)).json() == {"name": "Ann", "role": "host", "has_accounts": True}
        assert (await ann.get("/host")).status_code == 200
        assert not await asks(address)
        refused = await answer(bea, BEA)
        assert (refused.status_code, refused.json()["reason"]["is"]) == (403, "not-asked")
        acts = (await ann.get("/api/accounts/log")).json()["acts"]
        assert [(act["name"], act["act"], act["detail"]) for act in acts] == [
            ("Ann", "account-made", "Ann"),
            ("Ann", "signed-in", ""),
        ]


async def test_of_two_visitors_who_answer_at_once_one_becomes_the_host(tmp_path: Path) -> None:
    async with installed(tmp_path) as address, browser_at(address) as ann, browser_at(address) as bea:
        answers = await asyncio.gather(answer(ann, ANN), answer(bea, BEA))
        assert sorted(one.status_code for one in answers) == [200, 403]


async def test_whoever_has_the_key_closes_the_question(tmp_path: Path) -> None:
    async with installed(tmp_path) as address, browser_at(address) as ann:
        await ann.get("/host", params={"key": KEY})
        assert not await asks(address)
    async with installed(tmp_path) as address:
        assert not await asks(address)


async def test_a_new_headtable_asks_for_an_hour_from_each_start(tmp_path: Path) -> None:
    now_s = 0.0
    async with installed(tmp_path, lambda: now_s) as address, browser_at(address) as ann:
        now_s = ASKS_S - 1
        assert await asks(address)
        now_s = ASKS_S
        assert not await asks(address)
        assert (await answer(ann, ANN)).status_code == 403
    async with installed(tmp_path, lambda: now_s) as address:
        assert await asks(address)


async def test_a_headtable_that_has_kept_something_before_does_not_ask_after_an_update(tmp_path: Path) -> None:
    place = Place(0, tmp_path / FILE, Limits(), first_host="by-key")
    async with opened(room_with(), nobody(), place) as (_, address), browser_at(address) as ann:
        await ann.get("/host", params={"key": KEY})
    async with installed(tmp_path) as address:
        assert not await asks(address)


async def test_a_headtable_whose_file_was_damaged_does_not_ask(tmp_path: Path) -> None:
    file = tmp_path / FILE
    file.write_text("{")
    async with installed(tmp_path, expected=(*EXPECTED, str(file))) as address:
        assert not await asks(address)
    file.unlink(missing_ok=True)  # as if the power had failed before a new one was written
    async with installed(tmp_path) as address:
        assert not await asks(address)


async def test_a_short_password_is_refused_and_the_question_stays(tmp_path: Path) -> None:
    async with installed(tmp_path) as address, browser_at(address) as ann:
        refused = await answer(ann, ANN | {"password": "mabel"})
        assert (refused.status_code, refused.json()["reason"]["is"]) == (400, "password-too-short")
        assert await asks(address)


async def test_a_page_of_another_site_cannot_answer(tmp_path: Path) -> None:
    async with installed(tmp_path) as address, browser_at(address) as ann:
        refused = await ann.post("/api/first-host", json=ANN, headers={"Origin": "http://elsewhere.example"})
        assert refused.status_code == 403
        assert await asks(address)


@pytest.mark.usefixtures("pseudo_language")
async def test_the_question_is_translated_and_breaks_no_rule_of_accessibility(
    tmp_path: Path, browsers: Devices
) -> None:
    async with installed(tmp_path) as address:
        page = await browsers.page(PHONE)
        await page.goto(f"{address}/host")
        assert await not_in_brackets(page) == []
        assert (await checked(page)).violations == []
        await fits_a_phone(page)


async def test_a_host_answers_in_a_browser_and_sees_the_console(tmp_path: Path, projector: Page) -> None:
    async with installed(tmp_path) as address:
        await projector.goto(f"{address}/host")
        await projector.fill("#first-name", "Ann")
        await projector.fill("#first-password", ANN["password"])
        await projector.fill("#first-again", "another one")
        await press(projector, "I am the host")
        await expect(projector.locator("#first-trouble")).to_contain_text("The two passwords differ")
        await projector.fill("#first-again", ANN["password"])
        await press(projector, "I am the host")
        await expect(projector.locator("#own-name")).to_have_text("Ann, host")
