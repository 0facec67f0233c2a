"""A guest's page fits small and large screens: real Chromium, the real web part, a real broker."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from playwright.async_api import Page, expect

from headtable.messages.people import Walk
from headtable.messages.rooms import (
    RulesState,
    TableRounds,
    TableState,
)
from headtable.rulesets import text
from tests.patience import PATIENCE_S
from tests.web.guest_page import (
    FIRST,
    STANDINGS,
    WALKS,
    introduced,
)
from tests.web.hall import Hall
from tests.web.house import evening, table

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)

SMALLEST_TARGET_PX = 44
SMALL_TARGETS = f"""() => [...document.querySelectorAll("a, button, input, summary")].filter(element => {{
  const box = element.getBoundingClientRect();
  return box.width > 0 && (box.width < {SMALLEST_TARGET_PX} || box.height < {SMALLEST_TARGET_PX});
}}).map(element => element.outerHTML)"""
LOADED_BYTES = """() => performance.getEntries()
  .filter(entry => ["navigation", "resource"].includes(entry.entryType) && !entry.name.includes("/api/events"))
  .reduce((sum, entry) => sum + entry.encodedBodySize, 0)"""
LONG = ("Bartholomew-Maximilian", "W" * 40, "Christopher Alexander", "Wilhelmina van der Bergh")


def long_evening(number: int) -> tuple[TableState, ...]:
    """A table with the longest names, where everybody has walked."""
    walks = tuple(Walk(name, 2, chair, 1, chair, "won-and-moves-up") for chair, name in enumerate(LONG, 1))
    return (replace(table(number), seats=LONG, phase="ready", walks=walks),)


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (1280, 720)])
async def test_the_page_fits_on_every_screen(hall: Hall, phone: Page, size: tuple[int, int]) -> None:
    await phone.set_viewport_size({"width": size[0], "height": size[1]})
    result = replace(FIRST, winners=(LONG[1], LONG[0]), losers=(LONG[2], LONG[3]))
    hall.engine.tell(*evening(phase="ready"), STANDINGS, *long_evening(2), TableRounds(1, (result,) * 18))
    hall.engine.tell(RulesState(text("rfp")))
    await phone.goto(f"{hall.address}/me")
    await expect(phone.locator("#fitting button")).to_have_count(len(STANDINGS.standings) + len(LONG))
    assert await fits(phone) == (True, [])
    await introduced(phone, hall, LONG[1])
    await expect(phone.locator("#rules details")).not_to_have_count(0)
    await phone.evaluate("for (const fold of document.querySelectorAll('details')) fold.open = true")
    await expect(phone.locator("#played li")).to_have_count(18)
    assert await fits(phone) == (True, [])
    assert await phone.locator("#chair-head").evaluate("(badge) => badge.getClientRects().length") <= 1


async def fits(phone: Page) -> tuple[bool, list[str]]:
    """Whether nothing hangs out at the side, and what is too small for a thumb."""
    width = await phone.evaluate("document.documentElement.scrollWidth - innerWidth")
    return width <= 0, await phone.evaluate(SMALL_TARGETS)


async def test_the_chair_is_on_a_small_phone_without_scrolling(hall: Hall, phone: Page) -> None:
    await phone.set_viewport_size({"width": 320, "height": 568})
    hall.engine.tell(*evening(phase="ready"), STANDINGS, replace(table(1), phase="ready", walks=WALKS))
    await introduced(phone, hall, "Ann")
    box = await phone.locator("#chair-at").bounding_box()
    assert box
    assert box["y"] + box["height"] <= 568


async def test_the_page_is_small(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), STANDINGS, TableRounds(1, (FIRST,)), RulesState(text("rfp")))
    await introduced(phone, hall, "Ann")
    await expect(phone.locator("#played li")).to_have_count(1)
    await expect(phone.locator("#rules")).to_be_visible()
    assert 0 < await phone.evaluate(LOADED_BYTES) <= 150_000


async def test_the_whole_page_works_by_the_keyboard(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), STANDINGS)
    await phone.goto(f"{hall.address}/me")
    await expect(phone.locator("#fitting button")).to_have_count(12)
    await phone.get_by_label("Type a part of your name").focus()
    await phone.keyboard.type("lou")
    await expect(phone.locator("#fitting button")).to_have_text(["Lou"])
    await phone.keyboard.press("Tab")
    await phone.keyboard.press("Enter")
    await expect(phone.locator("#guest-name")).to_be_focused()
    await phone.keyboard.press("Tab")
    await phone.keyboard.press("Enter")
    await expect(phone.locator("#name-typed")).to_be_focused()


async def test_each_part_of_the_page_has_a_heading_and_the_fields_a_label(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), STANDINGS)
    await introduced(phone, hall, "Ann")
    assert await phone.get_attribute("html", "lang") == "en"
    await expect(phone.get_by_role("main")).to_have_count(1)
    await expect(phone.get_by_role("heading", level=1)).to_have_text("Ann")
    await expect(phone.get_by_role("heading", level=2)).to_have_text(["Now", "My card"])
    await expect(phone.get_by_role("region")).to_have_count(2)
    await expect(phone.locator("footer > a")).to_have_attribute("href", "/")
