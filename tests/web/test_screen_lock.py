"""The screen of a phone stays on while it is a table's pad: real locks of Chromium, which it grants on loopback."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from playwright.async_api import Page, expect

from tests.patience import PATIENCE_S
from tests.web.browsers import several_devices
from tests.web.certified import certificate_in, trusted_by_chromium
from tests.web.hall import PHONE, Hall
from tests.web.house import browser_at, evening, night
from tools.headless_chromium import WHOLE

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)

RECORD_LOCKS = """() => {
  window.locks = [];
  const request = WakeLock.prototype.request;
  WakeLock.prototype.request = async function (kind) {
    const lock = await request.call(this, kind);
    window.locks.push(lock);
    return lock;
  };
}"""
"""Notes every lock that Chromium grants."""
HELD = "() => window.locks.map(lock => !lock.released).join()"
BY_NAME = "--host-resolver-rules=MAP headtable.local 127.0.0.1"


async def locks_are(page: Page, held: str) -> None:
    """Wait until the page got these locks, of which each is held or not."""
    await page.wait_for_function(f"held => ({HELD})() === held", arg=held)


@pytest_asyncio.fixture(loop_scope="session")
async def locking() -> AsyncIterator[Page]:
    """A phone in a whole Chromium: its shell holds no locks."""
    async with several_devices(program=WHOLE) as devices:
        yield await devices.page(PHONE)


async def test_the_screen_stays_on_while_the_phone_is_the_pad_of_its_table(hall: Hall, locking: Page) -> None:
    phone = locking
    await phone.add_init_script(f"({RECORD_LOCKS})()")
    hall.engine.tell(*evening())
    await phone.goto(f"{hall.address}/table/2")
    await expect(phone.locator("#access")).to_be_visible()  # it shows the table, and is not its pad
    assert await phone.evaluate(HELD) == ""
    await phone.goto(hall.pad(2))
    await locks_are(phone, "true")
    await phone.evaluate("() => window.locks[0].release()")  # as Chromium does with a page that nobody sees
    await phone.evaluate("() => document.dispatchEvent(new Event('visibilitychange'))")
    await locks_are(phone, "false,true")
    async with browser_at(hall.address) as other:
        await other.get(hall.pad(2))
        assert (await other.post("/api/table/2/take", json={})).is_success
    await locks_are(phone, "false,false")
    await phone.click("#take")
    await locks_are(phone, "false,false,true")
    hall.engine.tell(night("over"))
    await locks_are(phone, "false,false,false")
    await expect(phone.locator("#screen")).to_be_hidden()


async def test_over_https_the_screen_of_a_tablet_in_the_hall_stays_on(hall: Hall, tmp_path: Path) -> None:
    hall.engine.tell(*evening())
    made = certificate_in(tmp_path)
    await hall.close_pages()
    port = await hall.open_pages_over_https(made)
    async with several_devices("", BY_NAME, trusted_by_chromium(made), program=WHOLE) as devices:
        tablet = await devices.page(PHONE)
        await tablet.add_init_script(f"({RECORD_LOCKS})()")
        await tablet.goto(over_https_by_name(hall.pad(2), port))
        await locks_are(tablet, "true")
        assert await tablet.evaluate("() => [isSecureContext, location.origin]") == [
            True, f"https://headtable.local:{port}",
        ]  # fmt: skip
        await expect(tablet.locator("#screen")).to_be_hidden()


def over_https_by_name(link: str, port: int) -> str:
    """A link to these pages as a tablet in the hall has it."""
    _, _, path = link.removeprefix("http://").partition("/")
    return f"https://headtable.local:{port}/{path}"


async def test_where_the_browser_has_no_such_lock_the_pad_tells_once_what_helps(hall: Hall) -> None:
    hall.engine.tell(*evening())
    async with several_devices("Cross-Origin-Opener-Policy header has been ignored", BY_NAME) as devices:
        phone = await devices.page((320, PHONE[1]))
        by_name = hall.pad(2).replace("127.0.0.1", "headtable.local")  # plain http, and no longer loopback
        await phone.goto(by_name)
        assert await phone.evaluate("() => [isSecureContext, 'wakeLock' in navigator]") == [False, False]
        await expect(phone.locator("#screen")).to_contain_text("Give its auto-lock more time in the settings.")
        assert await phone.evaluate("() => document.documentElement.scrollWidth") == 320
        await phone.click("#screen-told")
        await expect(phone.locator("#screen")).to_be_hidden()
        await phone.reload()
        await expect(phone.locator("[data-button=two]")).to_be_enabled()
        await expect(phone.locator("#this-phone")).not_to_have_text("")
        assert not await phone.locator("#screen").is_visible()
