"""On a small phone with long names the most important message is in sight, whatever a guest has scrolled to."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from playwright.async_api import Page, expect

from tests.patience import PATIENCE_S
from tests.web.hall import Hall
from tests.web.house import TIED, browser_at, called, evening, table
from tests.web.test_small_phone import ALL_LONG

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)

SCROLL_DOWN = "() => { const news = document.getElementById('news'); news.scrollTop = news.scrollHeight; }"
BEGINS_IN_SIGHT = """selector => {
  const message = document.querySelector(selector), room = document.getElementById("news").getBoundingClientRect();
  const { top } = message.getBoundingClientRect();
  return message.checkVisibility() && top >= room.top - 1 && top + 20 <= room.bottom;
}"""


async def small_pad(hall: Hall, phone: Page) -> None:
    await phone.set_viewport_size({"width": 320, "height": 568})
    hall.engine.tell(*evening(), replace(table(1), seats=ALL_LONG, roller=ALL_LONG[0]))
    await phone.goto(hall.pad(1))
    await phone.goto(f"{hall.address}/table/1?language=de")
    await expect(phone.locator("#screen")).to_be_attached()
    await expect(phone.locator("[data-button=one]")).to_be_enabled()


async def test_a_guest_who_has_scrolled_sees_that_another_phone_is_the_pad_now(hall: Hall, phone: Page) -> None:
    await small_pad(hall, phone)
    await phone.evaluate(SCROLL_DOWN)
    async with browser_at(hall.address) as other:
        await other.get(hall.pad(1))
        await other.post("/api/table/1/take", json={})
    await expect(phone.locator("#take")).to_be_visible()
    await phone.wait_for_function(BEGINS_IN_SIGHT, arg="#access")


async def test_a_tie_is_in_sight_before_the_note_about_the_screen(hall: Hall, phone: Page) -> None:
    await small_pad(hall, phone)
    await expect(phone.locator("#screen")).to_be_visible()
    hall.engine.tell(called(), replace(TIED, seats=ALL_LONG))
    await expect(phone.locator("#waits, #turn").first).to_be_attached()
    await phone.wait_for_function(BEGINS_IN_SIGHT, arg="#turn, #waits:not([hidden])")


async def test_a_lost_connection_is_in_sight_before_everything_else(hall: Hall, phone: Page) -> None:
    await small_pad(hall, phone)
    await phone.evaluate(SCROLL_DOWN)
    await hall.close_pages()
    await expect(phone.locator("#stale")).to_be_visible()
    await phone.wait_for_function(BEGINS_IN_SIGHT, arg="#stale")
