"""A host changes the prizes and the breaks of a house's rules in a real browser, and begins a night by them."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from tests.patience import PATIENCE_S
from tests.web.console import press
from tests.web.real_console import NAMES, Evening

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)


async def test_a_host_changes_prizes_and_breaks_and_the_next_night_has_them(
    evening: Evening, projector: Page
) -> None:
    page = projector
    await page.goto(evening.console)
    await page.goto(f"{evening.address}/rules")
    await page.select_option("#ruleset-choice", "wba")
    await _change_the_prizes(page)
    await _add_a_break(page)
    await page.fill("#house-title", "Our house")
    await press(page, "Save")
    await expect(page.locator("#rules-trouble")).to_contain_text("Saved as Our house")
    await _begin_a_night(page, evening)
    await page.goto(f"{evening.address}/me")
    await expect(page.locator("#rules")).to_contain_text("Best hat")
    await expect(page.locator("#rules")).not_to_contain_text("The prize 50/50")


async def _change_the_prizes(page: Page) -> None:
    """One goes, another one comes and gets a name, and the card follows."""
    card = page.locator("#rule-parts")
    await expect(card).to_contain_text("The prize 50/50")
    await page.get_by_label("50/50", exact=True).uncheck()
    await expect(card).not_to_contain_text("The prize 50/50")
    await press(page, "Add a prize")
    await page.locator("[id='field-prizes.6.name']").fill("Best hat")  # wba has six
    await page.keyboard.press("Tab")
    await expect(card).to_contain_text("Best hat")


async def _add_a_break(page: Page) -> None:
    """A break comes after the third set, and the card follows."""
    card = page.locator("#rule-parts")
    await expect(card).not_to_contain_text("after set three, 10 minutes long")
    await press(page, "Add a break")
    await page.locator("[id='field-breaks.1.when']").select_option(label="after set 3")
    await expect(card).to_contain_text("after set three, 10 minutes long")
    await expect(page.locator("#faults-words")).to_have_text("Every example of these rules holds.")


async def _begin_a_night(page: Page, evening: Evening) -> None:
    """The next night goes by the house's rules, and is open."""
    await page.goto(f"{evening.address}/nights")
    await page.select_option("#ruleset-choice", "our-house")
    await expect(page.locator("#rule-parts")).to_contain_text("Best hat")
    await page.fill("#players", "\n".join(NAMES))
    await press(page, "Begin this night")
    await page.wait_for_url(f"{evening.address}/host")
    await expect(page.locator("#players")).to_have_value("\n".join(NAMES))
    await press(page, "Open the night")
    await evening.until_phase("ready", "seating")
