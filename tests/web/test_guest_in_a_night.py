"""A guest's own page through a real night: engine, journal, broker, pages and a browser."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from headtable.messages.past import Overrule
from headtable.messages.people import Rename, Substitute
from tests.patience import PATIENCE_S
from tests.web.real_console import Evening

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)


async def test_the_card_follows_a_correction(evening: Evening, phone: Page) -> None:
    await evening.open()
    await evening.play_round()
    await phone.goto(f"{evening.address}/me")
    await phone.get_by_role("button", name="Bea", exact=True).click()
    await expect(phone.locator("#played .result")).to_have_text(["Lost 0 to 2"])
    await evening.say(Overrule(1, 1, 1, "b", "host", "two tallies were exchanged"))
    await expect(phone.locator("#played .result")).to_have_text(["Won 0 to 2, by the host"])
    await expect(phone.locator("#score div", has_text="Wins").locator("dd")).to_have_text("1")


async def test_whoever_is_called_otherwise_now_chooses_the_new_name(evening: Evening, phone: Page) -> None:
    await evening.open()
    await evening.play_round()
    await phone.goto(f"{evening.address}/me")
    await phone.get_by_role("button", name="Bea", exact=True).click()
    await expect(phone.locator("#played li")).to_have_count(1)
    await evening.say(Rename("Bea", "Beatrix"))
    await phone.get_by_role("button", name="Beatrix", exact=True).click()
    await expect(phone.locator("#guest-name")).to_have_text("Beatrix")
    await expect(phone.locator("#played li")).to_have_count(1)


async def test_a_substitute_is_told_of_the_rounds_that_somebody_else_has_played(
    evening: Evening, phone: Page
) -> None:
    await evening.open()
    await evening.play_round()
    await evening.say(Substitute("Bea", "Zoe"))
    await phone.goto(f"{evening.address}/me")
    await phone.get_by_role("button", name="Zoe", exact=True).click()
    await expect(phone.locator("#of-others")).to_have_text("Somebody else has played 1 more round on this card.")
    await expect(phone.locator("#none-played")).to_be_visible()
