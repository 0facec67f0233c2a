"""A tablet dies in the middle of a round: another device goes on, and the tablet learns of it when it wakes."""

from __future__ import annotations

import pytest
from playwright.async_api import Page, expect

from tests.patience import PATIENCE_S
from tests.web.console import answered, opened, press
from tests.web.night_roles import go_to_accounts
from tests.web.real_console import Evening
from tests.web.test_accounts_in_a_browser import RIGHT, make, sign_in

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)


async def test_a_dead_tablet_is_told_that_another_device_took_over_and_what_it_had_not_sent(
    evening: Evening, projector: Page, phone: Page
) -> None:
    tablet = projector
    await evening.open()
    await evening.start()
    await opened(evening, tablet)
    await tablet.context.set_offline(True)
    await press(tablet, "two")
    await expect(tablet.locator("#verdict-words")).to_contain_text("Table 1: two: ")
    await take_over(evening, phone)
    await tablet.context.set_offline(False)
    await expect(tablet.locator("#session-ended")).to_contain_text("This device is signed out")
    await expect(tablet.locator("#session-ended")).to_contain_text(
        "Not sent, and nobody else knows of it: table 1: two"
    )
    await expect(tablet.locator("#start, #ring, #entry")).to_have_count(0)
    assert await tablet.evaluate(RINGS) == SIGNED_OUT
    await press(phone, "one")
    await answered(phone, "Table 1: one: done")
    await evening.until_tally(1, (1, 0))  # the two of the tablet was never counted
    await sign_in(tablet, "Ann", RIGHT)
    await expect(tablet.locator("#own-name")).to_have_text("Ann, host")
    await tablet.reload()
    await expect(tablet.locator("#session-ended")).to_have_count(0)


async def take_over(evening: Evening, page: Page) -> None:
    """Another host ends all sessions, and signs in with her account."""
    await page.goto(evening.console)
    await go_to_accounts(page)
    await make(page, "Ann", RIGHT, RIGHT)
    await expect(page.locator("#accounts h2")).to_have_text(["Ann"])
    await press(page, "End every host\u2019s session…")
    await page.click("#reason-do")
    await sign_in(page, "Ann", RIGHT)
    await expect(page.locator("#accounts h2")).to_have_text(["Ann"])
    await page.goto(f"{evening.address}/host")
    await expect(page.locator("#own-name")).to_have_text("Ann, host")


SIGNED_OUT = 401
RINGS = """() => fetch("/api/host", {
  method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ is: "ring", by: "host" }),
}).then(answer => answer.status)"""
