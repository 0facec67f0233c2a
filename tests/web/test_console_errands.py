"""The host's requests outside the game, on the console: a new night, and a count of blasts from zero."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from headtable.bus.client import Bus
from headtable.complaints import Complaints
from headtable.journal import Journal
from headtable.messages.devices import BlastsCounted, CountBlasts
from headtable.messages.mqtt import MqttMessage
from headtable.messages.pace import NoDeviceAt
from headtable.messages.people import OpenNight
from headtable.messages.rooms import (
    BoxState,
)
from headtable.messages.words import Delivery
from tests.patience import PATIENCE_S
from tests.web.console import do_it, opened, press
from tests.web.real_console import Evening

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)


async def orders_a_night(evening: Evening, page: Page) -> None:
    """The host goes from the prints to the page of all nights, and orders another one."""
    await opened(evening, page, "print")
    await page.locator("#print").get_by_role("link", name="New night…").click()
    await expect(page.locator("#tonight")).to_contain_text("Rolling for Pink")
    await press(page, "Begin this night")
    await expect(page.locator("#reason-what")).to_contain_text("nothing of it is lost")


async def test_a_new_night_begins_and_the_last_one_is_kept(evening: Evening, projector: Page, tmp_path: Path) -> None:
    await evening.open()
    await orders_a_night(evening, projector)
    assert sorted(file.name for file in tmp_path.glob("*.night.db")) == ["tonight.night.db"]
    await do_it(projector)
    await projector.wait_for_url(f"{evening.address}/host")
    await evening.until_phase("closed")
    [last] = (file for file in tmp_path.glob("*.night.db") if file.name != "tonight.night.db")
    with Journal.read(last) as kept:
        said = [type(entry.heard.said) for entry in kept.entries()]
    assert [kind for kind in said if kind is not NoDeviceAt] == [OpenNight]  # the pages may have noticed a table
    await evening.open()
    await expect(projector.locator("#where")).to_have_text("Set 1 of 3, round 1 of 6, ready")


async def test_a_new_night_that_is_not_confirmed_does_not_begin(
    evening: Evening, projector: Page, tmp_path: Path
) -> None:
    await evening.open()
    await orders_a_night(evening, projector)
    await projector.keyboard.press("Escape")
    await expect(projector.locator("#reason")).to_be_hidden()
    await evening.start()
    assert sorted(file.name for file in tmp_path.glob("*.night.db")) == ["tonight.night.db"]


async def test_without_an_engine_a_new_night_is_not_queued(evening: Evening, projector: Page) -> None:
    await evening.open()
    await orders_a_night(evening, projector)
    await evening.stop("engine")
    await expect(projector.locator("#night-trouble")).to_be_empty()
    await do_it(projector)
    await expect(projector.locator("#night-trouble")).to_contain_text("The engine does not answer")
    await evening.serve("engine")
    await evening.until_phase("ready")


@contextlib.asynccontextmanager
async def a_box(evening: Evening) -> AsyncIterator[list[CountBlasts]]:
    """A box that is there, and what it was asked."""
    asked: list[CountBlasts] = []

    def hear(message: MqttMessage, _delivery: Delivery) -> None:
        if isinstance(message, CountBlasts):
            asked.append(message)
            bus.publish(BlastsCounted(message.box))

    up = asyncio.Event()
    complaints = Complaints(print)
    bus = Bus(evening.config.broker, evening.config.venue.name, "box", ("box/box/blasts/ask",), complaints)
    running = asyncio.create_task(bus.run(hear, up.set, lambda: None))
    try:
        async with asyncio.timeout(PATIENCE_S):
            await up.wait()
        bus.publish(BoxState("box", "b1", "online", "l1", 5000, ("bell", "horn")))
        yield asked
    finally:
        running.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await running


async def test_the_host_resets_the_boxs_count_of_blasts(evening: Evening, projector: Page) -> None:
    await evening.open()
    await opened(evening, projector, "pace")
    words = projector.locator("#errand-words")
    await expect(projector.locator("#pace-words")).to_be_visible()
    await expect(projector.locator("#blasts")).to_be_hidden()  # a hall without bell and horn has nothing to count
    async with a_box(evening) as asked:
        await press(projector, "Reset the count of blasts…")
        await do_it(projector)
        await expect(words).to_have_text("Bell and horn are counted from zero")
    assert asked == [CountBlasts("box", "reset")]
    await press(projector, "Reset the count of blasts…")
    await do_it(projector)
    await expect(words).to_have_text("These boxes do not answer: box; look whether they run")
