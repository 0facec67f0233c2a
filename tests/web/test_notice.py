"""The host's notice for the hall, from the console to the projector."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from tests.patience import PATIENCE_S
from tests.web.browsers import Devices
from tests.web.console import press
from tests.web.hall import PROJECTOR, Hall
from tests.web.house import KEY, evening, host, nobody, room_with

HOSTILE = "<b>The buffet</b> is open"


@pytest.mark.slow
async def test_the_projector_shows_a_notice_until_the_host_takes_it_down(
    hall: Hall, projector: Page, browsers: Devices
) -> None:
    expect.set_options(timeout=1000 * PATIENCE_S)
    hall.engine.tell(*evening(phase="ready"))
    await projector.goto(hall.address)
    console = await browsers.page(PROJECTOR)
    await console.goto(f"{hall.address}/host?key={KEY}")
    await press(console, "Projector")
    await console.fill("#notice-text", HOSTILE)
    await press(console, "Show it")
    await expect(projector.locator("#notice")).to_have_text(HOSTILE)
    await expect(console.locator("#notice-now")).to_have_text(f"The projector shows: “{HOSTILE}”")
    await hall.close_pages()
    await hall.open_pages()
    await projector.reload()
    await expect(projector.locator("#notice")).to_have_text(HOSTILE)
    await press(console, "Take it down")
    await expect(projector.locator("#notice")).to_be_hidden()


async def test_a_notice_is_written_on_one_line() -> None:
    room = room_with()
    async with host(room, nobody()) as browser:
        answer = await browser.post("/api/host/notice", json={"text": "  Dinner\n is  served "})
    assert (answer.status_code, answer.json()) == (200, {"text": "Dinner is served"})
    assert room.snapshot().notice.text == "Dinner is served"


async def test_only_the_host_writes_a_notice() -> None:
    room = room_with()
    async with host(room, nobody()) as browser:
        browser.cookies.clear()
        answer = await browser.post("/api/host/notice", json={"text": "Dinner"})
    assert (answer.status_code, room.snapshot().notice.text) == (401, "")


async def test_a_notice_that_is_too_long_is_refused() -> None:
    room = room_with()
    async with host(room, nobody()) as browser:
        answer = await browser.post("/api/host/notice", json={"text": "x" * 201})
    assert (answer.status_code, room.snapshot().notice.text) == (400, "")
    assert answer.json()["error"] == "this has more than 200 characters: write it shorter"
