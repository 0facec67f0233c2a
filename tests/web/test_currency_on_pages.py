"""The money sheet and the door in the currency of the house, as readers of two languages see it."""

from __future__ import annotations

import io
import re

import pytest
from playwright.async_api import Page, expect
from pypdf import PdfReader

from headtable.saying.currencies import in_currency
from tests.patience import PATIENCE_S
from tests.printing.paper_nights import unspaced
from tests.web.browsers import Devices
from tests.web.hall import PROJECTOR
from tests.web.house import KEY, evening, nobody, opened, room_with

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)


async def hosts_page(browsers: Devices, address: str) -> Page:
    """A page on which a host has signed in."""
    page = await browsers.page(PROJECTOR)
    await page.goto(f"{address}/host?key={KEY}")
    await page.wait_for_url("**/host")
    return page


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
            page = await hosts_page(browsers, address)
            await page.goto(f"{address}/money?language={language}")
            await page.fill("#expense-what", "the hall")
            await page.fill("#expense-amount", typed)
            await page.click("#add-expense button")
            await expect(page.locator("#money-spent")).to_have_text(shown)


@pytest.mark.parametrize(
    ("code", "language", "amounts"),
    [
        ("EUR", "de", ("Andere Einnahmen 1.500,00 €", "die Saalmiete 2.000,00 €")),
        ("EUR", "es", ("Otros ingresos 1.500,00 €", "die Saalmiete 2.000,00 €")),
        ("JPY", "en", ("Other income ¥1,500", "die Saalmiete ¥2,000")),
    ],
)
async def test_a_printed_money_sheet_has_the_amounts_and_nothing_to_press(
    code: str, language: str, amounts: tuple[str, ...], browsers: Devices
) -> None:
    with in_currency(code):
        async with opened(room_with(*evening(phase="ready")), nobody()) as (_, address):
            page = await hosts_page(browsers, address)
            for kind, what, cents in (("income", "die Tombola", 150_000), ("expense", "die Saalmiete", 200_000)):
                line = {"is": "add", "kind": kind, "what": what, "cents": cents}
                await page.request.post(f"{address}/api/money", data=line)
            await page.goto(f"{address}/money?language={language}")
            await expect(page.locator("#money-expenses li")).to_have_count(1)
            pdf = await page.pdf(format="A4")
            await page.emulate_media(media="print")
            pressed = page.locator("button:visible, input:visible, a:visible")
            assert await pressed.all_inner_texts() == []
    words = unspaced("".join(sheet.extract_text() for sheet in PdfReader(io.BytesIO(pdf)).pages))
    assert [amount for amount in amounts if unspaced(amount) not in words] == []
    assert bool(re.search(r"[.,]\d\d(?!\d)", words)) == (code != "JPY")


async def test_nobody_types_half_a_yen(browsers: Devices) -> None:
    with in_currency("JPY"):
        async with opened(room_with(*evening(phase="ready")), nobody()) as (_, address):
            page = await hosts_page(browsers, address)
            await page.goto(f"{address}/money")
            await page.fill("#expense-amount", "20.5")
            assert await page.locator("#expense-amount").evaluate("field => field.validity.stepMismatch")
