"""At a crowded door nothing moves under a finger, and no button says what is not true."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Locator, Page, expect

from tests.patience import PATIENCE_S
from tests.web.console import press
from tests.web.real_console import NAMES, Evening

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)


async def expecting(page: Page, evening: Evening, *names: str) -> None:
    """A host expects these guests, and is at the door."""
    await page.goto(evening.console)
    await page.goto(f"{evening.address}/guests")
    await page.fill("#new-names", "\n".join(names))
    await press(page, "Add them")
    await expect(page.locator("#guest-entries > li")).to_have_count(len(names))


async def ask_for(page: Page, dollars: str) -> None:
    """Each guest pays this."""
    await page.fill("#price", dollars)
    await page.click("#price-form button")
    await expect(page.locator("#guests-said")).to_contain_text("this is what the door asks of a guest")


def card(page: Page, name: str) -> Locator:
    """What the door shows of a guest."""
    return page.locator("#door-list > li").filter(has=page.get_by_text(name, exact=True))


async def test_the_cards_stay_in_place_while_a_helper_uses_them(evening: Evening, projector: Page) -> None:
    page = projector
    await expecting(page, evening, "Ann Smith", "Ann Smith B.", "Bob")
    await ask_for(page, "20")
    await page.goto(f"{evening.address}/door")
    await page.fill("#door-find", "ann")
    names = page.locator("#door-list .name")
    for button in ("Is here", "Take $20.00"):
        await card(page, "Ann Smith").get_by_role("button", name=button).click()
        await expect(names).to_have_text(["Ann Smith", "Ann Smith B."])
    await expect(card(page, "Ann Smith").locator(".about")).to_have_text("here · paid $20.00")
    await expect(card(page, "Ann Smith").get_by_role("button", name="Take")).to_have_count(0)
    await page.fill("#door-find", "an")
    await expect(names).to_have_text(
        ["Ann Smith B.", "Ann Smith"]
    )  # another search, and those who are done come last


async def test_a_second_tap_on_the_same_button_leaves_the_first_one_to_be_undone(
    evening: Evening, projector: Page
) -> None:
    page = projector
    await expecting(page, evening, "Zoë")
    await page.goto(f"{evening.address}/door")
    await card(page, "Zoë").get_by_role("button", name="Is here").dblclick()
    await expect(page.locator("#tapped-words")).to_have_text("Zoë: here")
    await press(page, "undo")
    await expect(card(page, "Zoë").locator(".about")).to_have_text("expected")


async def test_a_guest_who_was_not_on_the_list_stays_in_sight(evening: Evening, projector: Page) -> None:
    page = projector
    await evening.open()
    await expecting(page, evening, *(f"Guest {number}" for number in range(9)))
    await page.goto(f"{evening.address}/door")
    await page.fill("#door-find", "Wanda")
    await press(page, "Add “Wanda”, who is here")
    await expect(page.locator("#door-list .name")).to_have_text(["Wanda"])
    await expect(card(page, "Wanda").get_by_role("button", name="Seat now")).to_be_in_viewport()


async def test_whoever_was_seated_at_the_door_is_told_with_table_and_chair(evening: Evening, projector: Page) -> None:
    page = projector
    await evening.open(NAMES[:7])
    await expecting(page, evening, "Wanda")
    await page.goto(f"{evening.address}/door")
    await card(page, "Wanda").get_by_role("button", name="Seat now").click()
    await expect(page.locator("#tapped-words")).to_have_text(re.compile(r"^Wanda: table [12], chair [1-4]$"))


async def test_the_other_lines_are_taken_with_the_names_that_a_host_has_typed(
    evening: Evening, projector: Page
) -> None:
    page = projector
    await expecting(page, evening, "Ann")
    await page.fill("#new-names", "Name;Paid\nAnn;5\nBob;x\nCat;5")
    await press(page, "Add them")
    await page.get_by_label("Name for line 2").fill("Ann B.")
    await press(page, "Take the others")
    await expect(page.locator("#guest-entries summary b")).to_have_text(["Ann", "Ann B.", "Cat"])


async def test_the_door_says_that_no_price_is_set_until_one_is(evening: Evening, projector: Page) -> None:
    page = projector
    await expecting(page, evening, "Ann")
    await page.goto(f"{evening.address}/door")
    await expect(page.locator("#no-price")).to_contain_text("Nobody has said what a guest pays")
    await expect(card(page, "Ann").locator("summary")).to_have_text("Enter a payment")
    await page.get_by_role("link", name="Set the price").click()
    await ask_for(page, "0")
    await page.goto(f"{evening.address}/door")
    await expect(card(page, "Ann")).to_be_visible()
    await expect(page.locator("#no-price")).to_be_hidden()  # the night is free


async def test_a_guest_goes_from_the_list_only_by_a_held_button(evening: Evening, projector: Page) -> None:
    page = projector
    await expecting(page, evening, "Ann", "Bob")
    await page.locator("#guest-entries summary").first.click()
    remove = page.get_by_role("button", name="Remove").first
    await remove.click()
    await expect(page.locator("#guests-said")).to_contain_text("hold the button until it acts")
    await expect(page.locator("#guest-entries > li")).to_have_count(2)
    await remove.hover()
    await page.mouse.down()
    await expect(page.locator("#guest-entries > li")).to_have_count(1)
    await page.mouse.up()


async def test_a_form_is_sent_once_however_often_somebody_presses(evening: Evening, projector: Page) -> None:
    page = projector
    await page.goto(evening.console)
    await page.goto(f"{evening.address}/guests")
    await page.fill("#new-names", "Ann\nBea")
    await page.get_by_role("button", name="Add them").dblclick()
    await expect(page.locator("#guests-said")).to_have_text("2 guests were added.")
    await expect(page.locator("#wrong")).to_be_hidden()
    await page.goto(f"{evening.address}/accounts")
    await page.fill("#new-name", "Martha")
    for field in ("#new-password", "#new-again"):
        await page.fill(field, "a long password")
    await page.locator("#make-account button").dblclick()
    await expect(page.locator("#accounts h2")).to_have_text(["Martha"])
    await expect(page.locator("#make-trouble")).to_have_text("")


async def test_a_line_that_is_wrong_alone_is_not_offered_as_one_of_others(evening: Evening, projector: Page) -> None:
    page = projector
    await expecting(page, evening, "Ann")
    await page.fill("#new-names", "x" * 300)
    await press(page, "Add them")
    await expect(page.locator("#wrong-lines")).to_contain_text("has 300 characters")
    assert "x" * 61 not in await page.inner_text("#wrong-lines")
    await expect(page.get_by_role("button", name="Take the others")).to_be_hidden()
    await press(page, "Add none of them")
    await expect(page.locator("#wrong")).to_be_hidden()


async def test_the_form_for_rules_begins_with_tonights_rules_under_the_headings_of_the_card(
    evening: Evening, projector: Page
) -> None:
    page = projector
    await page.goto(evening.console)
    await page.goto(f"{evening.address}/rules")
    await expect(page.locator("#ruleset-choice")).to_have_value("rfp")
    headings = page.locator("#settings h3")
    await expect(headings.first).to_have_text("The night")
    await expect(page.locator("#setting-parts a")).to_have_text(await headings.all_inner_texts())
    await page.get_by_role("link", name="Prizes", exact=True).click()
    await expect(page.get_by_role("heading", name="Prizes", exact=True).first).to_be_in_viewport()
