"""A guest's own page through a real night: engine, journal, broker, pages and a browser."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from headtable.messages.past import Overrule
from headtable.messages.people import Rename, Substitute
from tests.patience import PATIENCE_S
from tests.web.real_console import Evening

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)


async def test_a_guest_is_led_from_the_door_to_the_second_chair(evening: Evening, phone: Page) -> None:
    await phone.goto(f"{evening.address}/me")
    await expect(phone.locator("#who-words")).to_have_text("The names appear here when the host opens the night.")
    await expect(phone.locator("#rules summary").first).to_have_text("The night")
    await expect(phone.locator("#before-title")).to_have_text("Rolling for Pink")
    await expect(phone.locator("#before-when")).to_have_text("The night begins when the host opens it.")
    await expect(phone.locator("#before-name")).to_have_text(re.compile("whether you are on the list"))
    await evening.open()
    await expect(phone.locator("#before")).to_be_hidden()
    await phone.get_by_role("button", name="Bea", exact=True).click()
    await expect(phone.locator("#chair-lead")).to_have_text("Sit at")
    await expect(phone.locator("#chair-at")).to_have_text("Table 1, chair 2")
    await evening.play_round()
    await expect(phone.locator("#chair-lead")).to_have_text("Go to")
    await expect(phone.locator("#chair-at")).to_have_text(re.compile("Table 2, chair [1-4]"))
    await expect(phone.locator("#played .result")).to_have_text(["Lost 0 to 2"])
    await expect(phone.locator("#played .people")).to_have_text(["with Dot against Ann and Cat"])
    await expect(phone.locator("#score div", has_text="Losses").locator("dd")).to_have_text("1")
    await expect(phone.locator("#of-others")).to_be_hidden()


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
