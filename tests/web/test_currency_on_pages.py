"""The money sheet and the door in the currency of the house, as readers of two languages see it."""

from __future__ import annotations

import pytest
from playwright.async_api import expect

from headtable.saying.currencies import in_currency
from tests.patience import PATIENCE_S
from tests.web.browsers import Devices
from tests.web.hall import PROJECTOR
from tests.web.house import KEY, evening, nobody, opened, room_with

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)


@pytest.mark.parametrize(
    ("code", "language", "typed", "shown"),
    [
        ("EUR", "de", "1234.5", "1.234,50\N{NO-BREAK SPACE}€"),
        ("EUR", "en", "1234.5", "€1,234.50"),
        ("JPY", "en", "1500", "¥1,500"),
        ("JPY", "de", "1500", "1.500\N{NO-BREAK SPACE}¥"),
    ],
)
async def test_an_expense_is_shown_in_the_houses_currency(
    code: str, language: str, typed: str, shown: str, browsers: Devices
) -> None:
    with in_currency(code):
        async with opened(room_with(*evening(phase="ready")), nobody()) as (_, address):
            page = await browsers.page(PROJECTOR)
            await page.goto(f"{address}/host?key={KEY}")
            await page.wait_for_url("**/host")
            await page.goto(f"{address}/money?language={language}")
            await page.fill("#expense-what", "the hall")
            await page.fill("#expense-amount", typed)
            await page.click("#add-expense button")
            await expect(page.locator("#money-spent")).to_have_text(shown)


async def test_nobody_types_half_a_yen(browsers: Devices) -> None:
    with in_currency("JPY"):
        async with opened(room_with(*evening(phase="ready")), nobody()) as (_, address):
            page = await browsers.page(PROJECTOR)
            await page.goto(f"{address}/host?key={KEY}")
            await page.wait_for_url("**/host")
            await page.goto(f"{address}/money")
            await page.fill("#expense-amount", "20.5")
            assert await page.locator("#expense-amount").evaluate("field => field.validity.stepMismatch")
