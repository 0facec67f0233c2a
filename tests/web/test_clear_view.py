"""The bar that tells what was done covers no button and no heading that a host needs."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, Page, expect

from tests.patience import PATIENCE_S
from tests.web.browsers import answers_held_back
from tests.web.console import press
from tests.web.real_console import Evening

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)

COVERED = """bar => {
  const edge = bar.getBoundingClientRect();
  const isUnder = ({ top, bottom }) => bottom > edge.top + 1 && top < edge.bottom;
  return [...document.querySelectorAll("button, h1, h2, h3, a")]
    .filter(one => one.checkVisibility() && !bar.contains(one) && isUnder(one.getBoundingClientRect()))
    .map(one => one.textContent);
}"""
"""What the bar lies over."""
IS_ABOVE = "(it, bar) => it.getBoundingClientRect().bottom <= bar.getBoundingClientRect().top + 1"
AT_LOWER_EDGE = "bar => innerHeight - bar.getBoundingClientRect().bottom < 1"
TO_LOWER_EDGE = "it => scrollBy(0, it.getBoundingClientRect().bottom - innerHeight)"
TO_END = "() => scrollTo(0, document.documentElement.scrollHeight)"


async def pressed_at_the_lower_edge(page: Page, button: Locator, stays: Locator, bar: Locator) -> None:
    """Press a button that is the last thing in the window: the bar clings to the edge below what stays of it."""
    await button.evaluate(TO_LOWER_EDGE)
    await button.click()
    await expect(bar).to_be_visible()
    assert await bar.evaluate(AT_LOWER_EDGE)
    assert await stays.evaluate(IS_ABOVE, await bar.element_handle())
    await page.evaluate(TO_END)
    assert await bar.evaluate(COVERED) == []


async def test_what_was_done_covers_nothing_on_the_console(evening: Evening, phone: Page) -> None:
    await evening.open()
    await phone.goto(evening.console)
    button = phone.get_by_role("button", name="a phone", exact=True)
    await pressed_at_the_lower_edge(phone, button, button, phone.locator("#verdict"))


async def at_the_door(evening: Evening, phone: Page) -> None:
    """The door lists twelve guests."""
    await phone.goto(evening.console)
    await phone.goto(f"{evening.address}/guests")
    await phone.fill("#new-names", "\n".join(f"Guest {number}" for number in range(12)))
    await press(phone, "Add them")
    await expect(phone.locator("#guest-entries > li")).to_have_count(12)
    await phone.goto(f"{evening.address}/door")


async def test_what_was_done_covers_nothing_at_the_door(evening: Evening, phone: Page) -> None:
    await at_the_door(evening, phone)
    button = phone.get_by_role("button", name="Is here", exact=True).nth(6)
    await pressed_at_the_lower_edge(phone, button, phone.locator("#door-list .name").nth(6), phone.locator("#tapped"))


async def test_a_guest_who_is_drawn_anew_before_the_answer_comes_is_not_covered(
    evening: Evening, phone: Page
) -> None:
    await at_the_door(evening, phone)
    guest = phone.locator("#door-list > li").nth(6)
    button = guest.get_by_role("button", name="Is here", exact=True)
    async with answers_held_back(phone, "**/api/door/tap"):
        await button.evaluate(TO_LOWER_EDGE)
        await button.click()
        await expect(button).to_have_count(0)
    await expect(phone.locator("#tapped")).to_be_visible()
    assert await guest.locator(".name").evaluate(IS_ABOVE, await phone.locator("#tapped").element_handle())
