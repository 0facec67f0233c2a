"""A host with a phone and no terminal: the devices, their signals, and a walk, with a real box and simulated pads."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.async_api import Locator, Page, expect

from headtable.box.lines.wifi.device_keys import Keys
from headtable.config import Web
from headtable.web.app import serve
from tests.brokers import free_port
from tests.devices.simulated_hall import Hall, a_hall
from tests.patience import PATIENCE_S
from tests.web.browsers import Devices
from tests.web.house import KEY, until

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)
SMALL = (320, 640)


@contextlib.asynccontextmanager
async def pages_of(hall: Hall) -> AsyncIterator[str]:
    """The pages of this hall, and their address."""
    web = Web(port=free_port(), host_key=KEY)
    said: list[str] = []
    serving = asyncio.create_task(serve(replace(hall.config, web=web), said.append))
    try:
        await until(lambda: bool(said))
        yield f"http://127.0.0.1:{web.port}"
    finally:
        serving.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await serving


async def fits(page: Page) -> bool:
    """Whether nothing is wider than the phone."""
    wide: bool = await page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    return wide


async def confirm(page: Page) -> None:
    """Press the button of the question."""
    await page.locator("#reason-do").click()


async def test_a_host_without_a_terminal_sees_to_the_devices(tmp_path: Path, browsers: Devices) -> None:
    async with a_hall(tmp_path) as hall, pages_of(hall) as address:
        page = await browsers.page(SMALL)
        await page.goto(f"{address}/host?key={KEY}")
        await page.get_by_role("link", name="Devices").click()
        await lists_the_devices(page, hall)
        await places_a_stranger(page)
        await names_a_pad(page)
        await silences_the_horn(page)
        await page.reload()
        await expect(signal(page, "horn")).to_contain_text("It is muted")
        await lets_the_horn_sound_again(page, hall)
        await page.get_by_role("link", name="Walk test").click()
        await walks(page, hall)


async def test_a_host_brings_firmware_to_a_pad_and_reads_how_far_it_is(tmp_path: Path, browsers: Devices) -> None:
    Keys(tmp_path / "headtable.keys").store("pad-02", bytes(range(32)))
    old = {"pad-01": "0.0.9", "pad-02": "0.0.9"}
    async with a_hall(tmp_path, firmware=old) as hall, pages_of(hall) as address:
        page = await browsers.page(SMALL)
        await page.goto(f"{address}/host?key={KEY}")
        await page.get_by_role("link", name="Devices").click()
        await expect(device(page, "pad-09")).to_contain_text("Has no table")
        await expect(device(page, "pad-09").get_by_role("button", name="New firmware")).to_have_count(0)
        await brings_firmware(page, "pad-01")
        await expect(device(page, "pad-01")).to_contain_text("It has no key, which every update over a line needs.")
        await brings_firmware(page, "pad-02")
        await expect(device(page, "pad-02")).to_contain_text("New firmware: 0% is there.")
        await expect(device(page, "pad-02").get_by_role("button", name="New firmware")).to_have_count(0)
        assert await fits(page)
        await brings_firmware(page, "pad-01")
        await expect(device(page, "pad-01")).to_contain_text("Another device gets new firmware just now.")


async def brings_firmware(page: Page, uid: str) -> None:
    """Press the button, and answer its question."""
    await device(page, uid).get_by_role("button", name="New firmware").click()
    await expect(page.locator("#reason-title")).to_contain_text(f"to {uid}?")
    assert await fits(page)
    await confirm(page)
    await expect(page.locator("#hall-done")).to_have_text(f"The box sees to {uid}. The list says how far it is.")


def device(page: Page, uid: str) -> Locator:
    """The line of a device."""
    return page.locator(f'[data-device="{uid}"]')


def signal(page: Page, name: str) -> Locator:
    """The line of a signal."""
    return page.locator(f'[data-signal="{name}"]')


def station(page: Page, name: str) -> Locator:
    """The line of a station of the walk."""
    return page.locator(f'[data-station="{name}"]')


async def lists_the_devices(page: Page, hall: Hall) -> None:
    """The list says where each pad stands. A pad that is asked for it blinks."""
    await expect(device(page, "pad-01")).to_contain_text("table 1, with the bell button")
    first = page.locator("#hall-devices li").first
    await expect(first).to_have_attribute("data-device", "pad-09")  # it needs the host
    await expect(device(page, "pad-09")).to_contain_text("Has no table")
    await expect(device(page, "pad-09").get_by_text("damaged")).to_be_hidden()
    await device(page, "pad-09").get_by_text("Details for repairs").click()
    await expect(device(page, "pad-09").get_by_text("damaged")).to_be_visible()
    assert await fits(page)
    await device(page, "pad-02").get_by_role("button", name="Let it blink").click()
    await expect(page.locator("#hall-done")).to_contain_text("pad-02 blinks")
    await until(lambda: [uid for uid, _ in hall.blinked] == ["pad-02"])


async def places_a_stranger(page: Page) -> None:
    """The box takes the table at once."""
    await device(page, "pad-09").get_by_role("button", name="Give it a table").click()
    await page.get_by_label("Table", exact=True).fill("3")
    assert await fits(page)
    await confirm(page)
    await expect(page.locator("#hall-done")).to_contain_text("pad-09 is at table 3 now")
    await expect(device(page, "pad-09")).to_contain_text("table 3")
    await expect(device(page, "pad-09")).to_contain_text("A host has given it this table here.")
    await expect(device(page, "pad-09").get_by_role("button", name="Change its table")).to_be_visible()


async def names_a_pad(page: Page) -> None:
    """The box keeps the name. A name that another device has is refused with the reason."""
    for uid, done in (
        ("pad-02", "pad-02 has the name “By the bar” now."),
        ("pad-09", "Pad-02 is called “By the bar” already"),
    ):
        await device(page, uid).get_by_role("button", name="Name").click()
        await page.get_by_label("Name (leave it empty for none)").fill("By the bar")
        await confirm(page)
        await expect(page.locator("#hall-done")).to_contain_text(done)
    await expect(device(page, "pad-02")).to_contain_text("By the bar (pad-02)")
    await device(page, "pad-02").get_by_role("button", name="Name").click()
    await page.get_by_label("Name (leave it empty for none)").fill("")
    await confirm(page)
    await expect(page.locator("#hall-done")).to_have_text("pad-02 has no name of its own now.")
    await expect(device(page, "pad-02")).not_to_contain_text("By the bar")


async def silences_the_horn(page: Page) -> None:
    """A muted horn tells why it does not chirp, and quiet hours are shown."""
    await signal(page, "horn").get_by_role("button", name="Mute", exact=True).click()
    await expect(signal(page, "horn")).to_contain_text("It is muted")
    await signal(page, "horn").get_by_role("button", name="Test").click()
    await confirm(page)
    await expect(page.locator("#hall-done")).to_have_text("The horn is muted")
    await page.get_by_role("button", name="Set", exact=True).click()
    await expect(page.locator("#hall-quiet")).to_contain_text("The horn is silent from 10:00 PM until 8:00 AM.")


async def lets_the_horn_sound_again(page: Page, hall: Hall) -> None:
    """The host is asked before the horn may sound again; then a test is heard."""
    await page.get_by_role("button", name="No quiet hours").click()
    await expect(page.locator("#hall-quiet")).to_contain_text("has no quiet hours")
    await signal(page, "horn").get_by_role("button", name="Unmute").click()
    await confirm(page)
    await expect(signal(page, "horn")).to_contain_text("It may sound.")
    assert hall.board.blasts == []
    await signal(page, "horn").get_by_role("button", name="Test").click()
    await confirm(page)
    await expect(page.locator("#hall-done")).to_have_text("The horn has chirped.")
    await until(lambda: len(hall.board.blasts) == 1)


async def walks(page: Page, hall: Hall) -> None:
    """Each pad that is pressed is ticked off, also the one that the host has placed."""
    await page.get_by_role("button", name="Begin").click()
    await expect(station(page, "pad-09")).to_contain_text("not heard yet")
    assert await fits(page)
    for uid in ("pad-09", "pad-01"):
        await hall.pads[uid].press("one")
        await expect(station(page, uid)).to_have_class("is-answered")
    await expect(station(page, "pad-02")).to_have_class("is-open")
    await page.get_by_role("button", name="I heard it").click()
    await expect(station(page, "horn-01, horn")).to_have_class("is-answered")
    await expect(page.locator("#walk-words")).to_contain_text("3 of 5 tried")
    await page.get_by_role("button", name="End…").click()
    await confirm(page)
    await expect(page.locator("#walk-words")).to_have_text("Nobody walks now.")
