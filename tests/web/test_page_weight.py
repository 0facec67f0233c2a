"""No page sends a browser more than 150 kB, with its scripts, style sheets and sentences: measured in Chromium."""

from __future__ import annotations

import pytest
from playwright.async_api import Page

from headtable.messages.rooms import RulesState
from headtable.rulesets import text
from tests.web.hall import Hall
from tests.web.house import KEY, evening

pytestmark = pytest.mark.slow

MOST_BYTES = 150_000
PAGES = (
    "/", "/table/1", "/me", "/host", "/nights", "/rules", "/guests", "/door", "/seats", "/money", "/accounts",
    "/devices", "/devices/walk", "/overlay", "/join", "/host?key=wrong",
)  # fmt: skip
LOADED_BYTES = """() => performance.getEntries()
  .filter(entry => ["navigation", "resource"].includes(entry.entryType) && !entry.name.includes("/api/events"))
  .reduce((sum, entry) => sum + entry.transferSize, 0)"""
"""What came over the wire for a page; the stream of events never ends, so it has no size."""

HAS_SENTENCES = """() => !document.querySelector("script") || performance.getEntriesByType("resource")
  .some(entry => entry.name.endsWith("/api/sentences") && entry.transferSize)"""
"""Whether the page has its sentences; they come after all scripts."""


@pytest.mark.parametrize("address", PAGES)
async def test_a_page_is_light(hall: Hall, projector: Page, address: str) -> None:
    hall.engine.tell(*evening(), RulesState(text("rfp")))
    await projector.context.request.get(f"{hall.address}/host?key={KEY}")
    answer = await projector.goto(f"{hall.address}{address}")
    await projector.wait_for_function(HAS_SENTENCES)
    weight = await projector.evaluate(LOADED_BYTES)
    assert answer
    assert len(await answer.body()) < weight <= MOST_BYTES


async def test_the_page_of_the_api_is_light(hall: Hall, projector: Page) -> None:
    """It loads no script, and is sent compressed."""
    await projector.goto(f"{hall.address}/api")
    assert 0 < await projector.evaluate(LOADED_BYTES) <= MOST_BYTES
