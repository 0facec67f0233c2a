"""A phone that loses its network is marked as silent in *Room*, and no longer once it is back."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Locator, Page, expect

from headtable.web.device_view import SILENT_S
from tests.patience import PATIENCE_S
from tests.web.hall import PHONE
from tests.web.house import KEY, NOBODYS, Answerer, evening, opened, room_with
from tests.web.test_phones_in_a_browser import another

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)
TABLE = 2


class Clock:
    """The clock of the pages."""

    def __init__(self) -> None:
        self.now_s = 1000.0

    def __call__(self) -> float:
        """The time now."""
        return self.now_s


async def silences(console: Page) -> Locator:
    """The host looks at *Room* again: its marks of silence."""
    await console.click("#topics [data-topic=now]")
    async with console.expect_response("**/api/devices/silent"):
        await console.click("#topics [data-topic=room]")
    return console.locator("#room-tables .silence")


async def test_a_phone_without_network_is_silent_in_the_room_until_it_is_back(projector: Page) -> None:
    clock = Clock()
    place = NOBODYS._replace(time_of_day=clock)
    async with opened(room_with(*evening()), Answerer().requests, place) as (there, address):
        phone = await another(projector)
        await phone.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        await phone.goto(f"{address}/join?code={there.phones.code(TABLE)}")
        await expect(phone.locator("[data-button=two]")).to_be_enabled()
        await projector.goto(f"{address}/host?key={KEY}")
        await phone.context.set_offline(True)
        await phone.click("[data-button=two]")
        await expect(phone.locator("#verdict-words")).to_have_text(re.compile("Two"))
        clock.now_s += SILENT_S
        await expect(await silences(projector)).to_have_count(0)
        clock.now_s += 1
        await expect(await silences(projector)).to_have_text(re.compile(r"is silent, last heard 10 minutes ago"))
        await expect(projector.locator("#room-tables li").first).to_contain_text(
            f"Table {TABLE}"
        )  # before the others
        await phone.context.set_offline(False)
        await expect(phone.locator("#verdict-words")).to_have_text("Two: counted")
        await expect(await silences(projector)).to_have_count(0)
        await phone.context.close()
