"""Accounts from the first start to the removal of a helper, in real browsers and with a real engine."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest
from msgspec.structs import replace
from playwright.async_api import Page, expect

from headtable.web.app import serve
from tests.patience import PATIENCE_S
from tests.web.browsers import Devices, held_back
from tests.web.console import answered, press
from tests.web.hall import PHONE, PROJECTOR
from tests.web.house import until
from tests.web.night_roles import go_to_accounts
from tests.web.real_console import Evening

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)

SMALLEST_TARGET_PX = 44
SMALL_TARGETS = f"""() => [...document.querySelectorAll("a, button, input, select, summary")].filter(element => {{
  const box = element.getBoundingClientRect();
  return box.width > 0 && (box.width < {SMALLEST_TARGET_PX} || box.height < {SMALLEST_TARGET_PX});
}}).map(element => element.outerHTML)"""
WRONG_KEY = 403
HOSTILE = "<img src=x onerror=alert(1)>"
HANGING_OUT = """() => [...document.querySelectorAll("body *")].filter(
  element => element.getBoundingClientRect().right > 320.5).map(element => element.outerHTML)"""
RIGHT, WRONG = "mabel's 12 cups", "mabel's 13 cups"
ENDS_THE_NIGHT = """() => fetch("/api/nights/new", {
  method: "POST", headers: { "Content-Type": "application/json" }, body: "{}",
}).then(answer => answer.status)"""


@contextlib.asynccontextmanager
async def pages_without_a_key(evening: Evening) -> AsyncIterator[str]:
    """The pages as they start where nobody has configured a key: the printed address of the console."""
    said: list[str] = []
    config = replace(evening.config, web=replace(evening.config.web, host_key=""))
    serving = asyncio.create_task(serve(config, said.append))
    try:
        await until(lambda: bool(said))
        yield next(word for word in said[0].split() if "/host?key=" in word)
    finally:
        serving.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await serving


async def sign_in(page: Page, name: str, password: str) -> None:
    """Somebody types a name and a password."""
    await page.fill("#sign-in-name", name)
    await page.fill("#sign-in-password", password)
    await press(page, "Sign in")


async def make(page: Page, name: str, password: str, again: str) -> None:
    """The host fills in the form for an account."""
    await page.fill("#new-name", name)
    await page.fill("#new-password", password)
    await page.fill("#new-again", again)
    await page.click("#make-do")


async def fits_a_phone(page: Page) -> None:
    """Nothing hangs out at the side of a small phone, and nothing is too small for a thumb."""
    await page.set_viewport_size({"width": 320, "height": 568})
    assert await page.evaluate(HANGING_OUT) == []
    assert await page.evaluate(SMALL_TARGETS) == []
    await page.set_viewport_size({"width": PROJECTOR[0], "height": PROJECTOR[1]})


async def test_a_first_host_makes_a_scorekeeper_who_enters_a_roll_and_is_removed(
    evening: Evening, projector: Page, browsers: Devices
) -> None:
    await evening.open()
    await evening.start()
    await evening.stop("pages")
    async with pages_without_a_key(evening) as console:
        helper = await browsers.page(PHONE)
        await _make_the_first_account(projector, console)
        await _sign_out_and_in_by_the_password(projector, evening)
        await _make_a_scorekeeper(projector)
        await _enter_a_roll_as_a_scorekeeper(helper, evening)
        assert evening.night
        assert evening.night.phase == "playing"
        await _remove(projector, HOSTILE)
        await expect(projector.locator("#accounts h2")).to_have_text(["Ann"])
        await expect(helper.locator("#sign-in-password")).to_be_visible()  # at once, without a touch
        await _remove(projector, "Ann")
        await expect(projector.locator("#accounts-words")).to_contain_text("One account must be a host’s")
        await expect(projector.locator("#accounts h2")).to_have_text(["Ann"])


async def _make_the_first_account(page: Page, console: str) -> None:
    await page.goto(console)
    await expect(page.locator("#no-account")).to_contain_text("Nobody has an account yet")
    await page.get_by_role("link", name="Make your account").click()
    await expect(page.locator("#make-account-title")).to_have_text("Make the first account")
    await expect(page.locator("#new-role")).to_be_hidden()
    await make(page, "Ann", RIGHT, WRONG)
    await expect(page.locator("#make-trouble")).to_contain_text("The two passwords differ")
    await make(page, "Ann", RIGHT, RIGHT)
    await expect(page.locator("#accounts h2")).to_have_text(["Ann"])
    await expect(page.locator("#accounts-words")).to_contain_text("you are signed in with it")


async def _sign_out_and_in_by_the_password(page: Page, evening: Evening) -> None:
    await page.goto(f"{evening.address}/host")
    await expect(page.locator("#own-name")).to_have_text("Ann, host")
    await expect(page.locator("#no-account")).to_be_hidden()
    await page.click("#sign-out")
    await expect(page.locator("#sign-in-password")).to_be_visible()
    await fits_a_phone(page)
    button = page.locator("#sign-in-do")
    async with held_back(page, "**/api/host/sign-in"):
        await sign_in(page, "Ann", WRONG)
        await expect(button).to_have_text("Signing in …")
        await expect(button).to_be_disabled()
    await expect(button).to_be_enabled()
    await expect(page.locator("#sign-in-trouble")).to_contain_text("No account has this name and password")
    await sign_in(page, "Ann", RIGHT)
    await expect(page.locator("#own-name")).to_have_text("Ann, host")


async def _make_a_scorekeeper(page: Page) -> None:
    await go_to_accounts(page)
    await page.select_option("#new-role", "scorekeeper")
    await make(page, HOSTILE, RIGHT, RIGHT)
    await expect(page.locator("#accounts h2")).to_have_text(["Ann", HOSTILE])
    await expect(page.locator("img")).to_have_count(0)
    await fits_a_phone(page)


async def _enter_a_roll_as_a_scorekeeper(page: Page, evening: Evening) -> None:
    """A scorekeeper enters rolls, and neither sees nor gets what only a host may do."""
    await page.goto(f"{evening.address}/host")
    await sign_in(page, HOSTILE, RIGHT)
    await expect(page.locator("#own-name")).to_have_text(f"{HOSTILE}, scorekeeper")
    await page.get_by_role("button", name="two", exact=True).click()
    await answered(page, "Table 1: two: done")
    await expect(page.locator("img")).to_have_count(0)
    for forbidden in ("#ring", "#topics [data-topic=pace]", "#to-accounts", ".rung >> nth=0"):
        await expect(page.locator(forbidden)).to_be_hidden()
    assert await page.evaluate(ENDS_THE_NIGHT) == 403


async def _remove(page: Page, name: str) -> None:
    account = page.locator("#accounts li", has_text=name)
    await account.get_by_role("button", name="Remove").click()
    await page.click("#reason-do")


async def test_a_host_ends_a_leaked_key_in_the_browser_and_goes_on_with_an_account(
    evening: Evening, projector: Page, browsers: Devices
) -> None:
    thief = await browsers.page(PHONE)
    await thief.goto(evening.console)
    await projector.goto(evening.console)
    await go_to_accounts(projector)
    await expect(projector.locator("#key-words")).to_contain_text("devices use it now")
    await expect(projector.locator("#end-key")).to_be_hidden()
    await make(projector, "Ann", RIGHT, RIGHT)
    await expect(projector.locator("#accounts-words")).to_contain_text("you are signed in with it")
    await projector.click("#end-key")
    await press(projector, "End the key")
    await expect(projector.locator("#key-words")).to_have_text("The key opens nothing any more.")
    await expect(projector.locator("#end-key")).to_be_hidden()
    await expect(projector.locator("#log")).to_contain_text("Ann: ended the host")
    await expect(thief.locator("#sign-in-password")).to_be_visible()  # at once, without a touch
    await evening.serve("pages")
    answer = await thief.goto(evening.console)
    assert answer
    assert answer.status == WRONG_KEY
