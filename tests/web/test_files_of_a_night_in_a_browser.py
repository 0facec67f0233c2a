"""A host saves the files of a night from the pages, in a real browser."""

from __future__ import annotations

import asyncio

import pytest
from playwright.async_api import Page, Route, expect

from tests.patience import PATIENCE_S
from tests.web.hall import Hall
from tests.web.house import KEY, evening as in_play
from tests.web.real_console import Evening

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)


async def test_tonights_data_is_saved_while_the_night_goes_on(evening: Evening, projector: Page) -> None:
    page = projector
    await evening.open()
    await evening.play_round()
    await page.goto(evening.console)
    await page.goto(f"{evening.address}/nights")
    tonight = page.locator("#tonight")
    async with page.expect_download() as saving:
        await tonight.get_by_role("link", name="All data (JSON)").click()
    assert "Ann" in (await (await saving.value).path()).read_text(encoding="utf-8")
    await expect(tonight.get_by_role("link", name="Report to share")).to_have_count(0)


@pytest.mark.parametrize(
    ("place", "file"),
    [("/host#rounds", "/host/night.zip"), ("/nights", "/host/night.zip"), ("/money", "/host/money.csv"),
     ("/guests", "/host/history.csv")],
)  # fmt: skip
async def test_a_refused_file_shows_its_reason_on_the_page_which_says_before_that_it_works(
    hall: Hall, projector: Page, place: str, file: str
) -> None:
    page, is_due = projector, asyncio.Event()

    async def refused(route: Route) -> None:
        await is_due.wait()
        await route.fulfill(status=409, json={"error": "the disk is full", "reason": {"is": "command-failed"}})

    hall.engine.tell(*in_play())
    await page.route(f"**{file}*", refused)
    await page.goto(f"{hall.address}/host?key={KEY}")
    await page.goto(f"{hall.address}{place}")
    link = page.locator(f"a[href^='{file}'][download]").first
    await expect(link).to_be_attached()
    still_hidden = page.locator("[data-waits][hidden], #topics[hidden]")
    await expect(still_hidden).to_have_count(0)  # now the page's code listens
    await link.evaluate("link => link.click()")
    note = page.locator(".file-note")
    await expect(note).to_have_text("Making the file …")
    is_due.set()
    await expect(note).to_have_text("The disk is full")
    assert page.url.endswith(place)


@pytest.mark.parametrize(("place", "links"), [("/host", 2), ("/nights", 1)])  # the console has a list of what is left
async def test_the_page_to_share_is_there_as_soon_as_the_night_is_over(
    hall: Hall, projector: Page, place: str, links: int
) -> None:
    report = projector.locator('a[href="/host/report.html"]')
    hall.engine.tell(*in_play())
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await projector.goto(f"{hall.address}{place}#rounds")
    await expect(projector.locator('a[href="/host/night.zip"]')).to_have_count(1)
    await expect(report.and_(projector.locator(":not([hidden])"))).to_have_count(0)
    hall.engine.tell(*in_play(phase="over"))
    await projector.reload()
    await expect(report.and_(projector.locator(":not([hidden])"))).to_have_count(links)
