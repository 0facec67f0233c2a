"""Numbers, amounts, times and days are written as each reader writes them, in a browser of that reader."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest
from playwright.async_api import Browser, Page, expect

from headtable.messages.facts import Told
from headtable.messages.table import CalledFalsely
from tests.patience import PATIENCE_S
from tests.replay.short_night import a_night
from tests.web.browsers import Devices
from tests.web.hall import Hall
from tests.web.house import KEY, evening

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)

SAID_AT_MS = 1_795_463_100_000  # on November 23, 2026, at 20:45 in Berlin
FETCHED = "address => fetch(address).then(answer => answer.text())"
PAST = "2026-11-23.night.db"


class Reader(NamedTuple):
    """How a reader writes. The day and a number of the report are patterns."""

    locale: str
    time: str
    price: str
    spent: str
    moment: str
    day_in_report: str
    luck_in_report: str


READERS = (
    Reader(
        "en-US", "8:45 PM", "$1,234.50", "$12,345.67", r"[A-Z][a-z]{2} \d+, 20\d\d, \d+:\d\d [AP]M",
        r"[A-Z][a-z]{2} \d+, 20\d\d", r"\+\d+\.\d",
    ),
    Reader(
        "en-GB", "20:45", "US$1,234.50", "US$12,345.67", r"\d+ [A-Z][a-z]{2,3} 20\d\d, \d\d:\d\d",
        r"[A-Z][a-z]{2} \d+, 20\d\d", r"\+\d+\.\d",
    ),
    Reader(
        "de-DE", "20:45", "1.234,50 $", "12.345,67 $", r"\d\d\.\d\d\.20\d\d, \d\d:\d\d",
        r"\d\d\.\d\d\.20\d\d", r"\+\d+,\d",
    ),
    Reader(
        "es-MX", "8:45 p.m.", "USD 1,234.50", "USD 12,345.67", r"\d+ [a-z]{3,4} 20\d\d, \d+:\d\d [ap]\.m\.",
        r"\d+ [a-z]{3,4} 20\d\d", r"\+\d+,\d",
    ),
)  # fmt: skip
"""The report is a file to share: it has the reader's language, and no region."""
by_reader = pytest.mark.parametrize("reader", READERS, ids=lambda reader: reader.locale)


async def host_reads(hall: Hall, chromium: Browser, browsers: Devices, reader: Reader) -> Page:
    """A host in Berlin signs in with a browser in this reader's language."""
    device = await chromium.new_context(locale=reader.locale, timezone_id="Europe/Berlin")
    page = await browsers.page_on(device)
    await page.goto(f"{hall.address}/host?key={KEY}")
    await page.wait_for_url("**/host")
    return page


@by_reader
async def test_the_console_tells_when_something_happened(
    hall: Hall, chromium: Browser, browsers: Devices, reader: Reader
) -> None:
    hall.engine.tell(*evening())
    page = await host_reads(hall, chromium, browsers, reader)
    await expect(page.locator("#choose-table button")).to_have_count(3)  # from now on it hears what happens
    hall.engine.tell(Told(9, 0, CalledFalsely(2, "Gil", 5), SAID_AT_MS))
    await expect(page.locator("#entries li")).to_contain_text(reader.time)


@by_reader
async def test_the_door_and_the_money_sheet_tell_amounts(
    hall: Hall, chromium: Browser, browsers: Devices, reader: Reader
) -> None:
    hall.engine.tell(*evening(phase="ready"))
    page = await host_reads(hall, chromium, browsers, reader)
    await page.request.post(f"{hall.address}/api/guests", data={"is": "price", "cents": 123_450})
    await page.request.post(f"{hall.address}/api/guests/names", data={"names": ["Zoe"]})
    supper = {"is": "add", "kind": "expense", "what": "supper", "cents": 1_234_567}
    await page.request.post(f"{hall.address}/api/money", data=supper)
    await page.goto(f"{hall.address}/door")
    await expect(page.locator("#door-list")).to_contain_text(reader.price)
    await page.goto(f"{hall.address}/money")
    await expect(page.locator("#money-spent")).to_have_text(reader.spent)


@by_reader
async def test_the_list_of_nights_and_the_report_tell_days_and_numbers(
    hall: Hall, chromium: Browser, browsers: Devices, reader: Reader
) -> None:
    a_night(hall.folder / PAST)
    hall.engine.tell(*evening())
    page = await host_reads(hall, chromium, browsers, reader)
    await page.goto(f"{hall.address}/nights")
    await expect(page.locator("#past-nights h3")).to_have_text(re.compile(f"^{reader.moment}$"))
    report = await page.evaluate(FETCHED, f"/nights/report.html?file={PAST}")
    await page.goto("about:blank")
    await page.set_content(report)
    shown = await page.locator("body").inner_text()
    assert re.search(f"^{reader.day_in_report}$", shown, re.MULTILINE)
    assert re.search(rf"(?<!\S){reader.luck_in_report}(?!\S)", shown)
