"""News moves no button while somebody presses it: the press would reach nothing."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace
from playwright.async_api import Locator, Page, expect

from headtable.messages.table import Claim
from tests.patience import PATIENCE_S
from tests.web.browsers import answers_held_back
from tests.web.console import opened
from tests.web.guest_page import STANDINGS
from tests.web.hall import Hall
from tests.web.house import evening as room, table
from tests.web.real_console import Evening

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)

KEEP_NEWEST = """const Source = EventSource;
window.EventSource = class extends Source {
  constructor(address) {
    super(address);
    this.addEventListener("table", ({ data }) => { document.documentElement.dataset.heard = data; });
    this.addEventListener("error", () => { document.documentElement.dataset.heard = "error"; });
  }
};"""
"""Keeps the newest message about a table, or the end of the stream, in an attribute, shown or not."""
NEW_NAMES = replace(table(1), seats=("Abe", "Ada", "Ali", "Amy"))
LONGEST_MS = 1000
A_CLICK_MS = 100
A_WHILE_S = 5  # Playwright pauses only at a later time; a page waits 12 s for news


async def stop_clock(page: Page) -> None:
    """From now on no time passes but by ``clock.run_for``."""
    await page.clock.pause_at(await page.evaluate("Date.now() / 1000") + A_WHILE_S)


async def begin_press(page: Page, button: Locator) -> None:
    """Press on a button and do not release it, with a stopped clock."""
    await button.hover()  # once the page has drawn it
    await stop_clock(page)
    await button.hover()
    await page.mouse.down()


async def choosing(hall: Hall, phone: Page) -> Locator:
    """The button of a guest who chooses her name on a phone."""
    hall.engine.tell(*room(), STANDINGS)
    await phone.clock.install()
    await phone.add_init_script(KEEP_NEWEST)
    await phone.goto(f"{hall.address}/me")
    return phone.get_by_role("button", name="Lou", exact=True)


async def tell_of_new_names(hall: Hall, phone: Page) -> None:
    """Other people sit at a table, and the page has received it."""
    hall.engine.tell(NEW_NAMES)
    await expect(phone.locator("html")).to_have_attribute("data-heard", re.compile("Abe"))


async def test_an_answer_that_comes_during_a_press_moves_no_button(evening: Evening, projector: Page) -> None:
    page = projector
    await evening.open()
    await evening.start()
    await evening.say(Claim(2, "two"), Claim(3, "two"))
    await page.clock.install()
    author = page.locator("#entries .author").first
    async with (
        page.expect_event("requestfinished", lambda request: "/api/told/authors" in request.url),
        answers_held_back(page, "**/api/told/authors**"),
    ):
        await opened(evening, page)
        await begin_press(page, page.locator("#entries").get_by_role("button", name="undo").last)
    await expect(author).to_be_empty()
    await page.mouse.up()
    await expect(page.locator("#reason")).to_be_visible()
    await page.clock.run_for(A_CLICK_MS)
    await expect(author).to_have_text("a host with the key")


async def test_news_that_comes_during_a_press_is_shown_after_it(hall: Hall, phone: Page) -> None:
    lou = await choosing(hall, phone)
    await begin_press(phone, lou)
    await tell_of_new_names(hall, phone)
    await phone.clock.run_for(LONGEST_MS // 2)
    await expect(phone.locator("#fitting button").first).to_have_text("Ann")
    await phone.mouse.up()
    await expect(phone.locator("#guest-name")).to_have_text("Lou")
    await phone.get_by_role("button", name="I am somebody else").click()
    await phone.clock.run_for(A_CLICK_MS)
    await expect(phone.locator("#fitting button").first).to_have_text("Abe")


async def test_news_that_comes_right_before_a_press_is_shown_after_it(hall: Hall, phone: Page) -> None:
    lou = await choosing(hall, phone)
    await lou.hover()
    await stop_clock(phone)
    await tell_of_new_names(hall, phone)
    await phone.mouse.down()
    await phone.clock.run_for(LONGEST_MS // 2)
    await expect(phone.locator("#fitting button").first).to_have_text("Ann")
    await phone.mouse.up()
    await expect(phone.locator("#guest-name")).to_have_text("Lou")


async def test_news_of_a_connection_that_is_lost_does_not_hide_the_loss(hall: Hall, phone: Page) -> None:
    lou = await choosing(hall, phone)
    await begin_press(phone, lou)
    await tell_of_new_names(hall, phone)
    await hall.close_pages()
    await expect(phone.locator("html")).to_have_attribute("data-heard", "error")
    await phone.mouse.up()
    await phone.clock.run_for(A_CLICK_MS)
    await expect(phone.locator("#stale")).to_be_visible()
    await expect(phone.locator("#stale")).to_contain_text("No connection")


async def test_an_order_is_answered_during_a_press(evening: Evening, projector: Page) -> None:
    """The bell is held: it must not find the console busy with what was sent before."""
    page = projector
    await evening.open()
    await evening.start()
    await page.clock.install()
    await opened(evening, page)
    async with answers_held_back(page, "**/api/host?**"):
        await page.get_by_role("button", name="two", exact=True).click()
        await begin_press(page, page.get_by_role("button", name="Ring the bell"))
    await expect(page.locator("#verdict-words")).to_contain_text("done")
    await page.clock.run_for(LONGEST_MS)
    await evening.until_phase("called")


async def test_news_waits_no_longer_than_a_second_for_a_button_that_is_held(hall: Hall, phone: Page) -> None:
    lou = await choosing(hall, phone)
    await begin_press(phone, lou)
    await tell_of_new_names(hall, phone)
    await phone.clock.run_for(LONGEST_MS + A_CLICK_MS)
    await expect(phone.locator("#fitting button").first).to_have_text("Abe")
