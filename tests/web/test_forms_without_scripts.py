"""On a slow network somebody fills in a form before the page's scripts are there: nothing is lost."""

from __future__ import annotations

import contextlib
import re
from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Page, expect

from headtable.web.pages import STATIC, page
from tests.patience import PATIENCE_S
from tests.web.browsers import Devices, held_back
from tests.web.hall import PROJECTOR
from tests.web.real_console import Evening

expect.set_options(timeout=1000 * PATIENCE_S)

WAITING = (
    ("/accounts", "/api/accounts", "#make-account"),
    ("/door", "/api/door", "#door-find"),
    ("/guests", "/api/guests", "#add-names"),
    ("/guests", "/api/guests", "#price-form"),
    ("/guests", "/api/guests", "#who-came"),
    ("/money", "/api/money", "#add-expense"),
    ("/money", "/api/money", "#add-income"),
    ("/nights", "/api/nights", "#next-night"),
    ("/rules", "/api/nights", "#ruleset-choice"),
    ("/rules", "/api/rulesets/draft", "#save-rules"),
)
WITH_BUTTONS = ("/", "/me", "/table/1", "/seats", "/door", "/guests", "/money", "/nights", "/rules", "/accounts",
                "/devices", "/devices/walk", "/host")  # fmt: skip
PRESSABLE = ":is(button:enabled, summary):visible:not(form[action] *)"
FORM = re.compile(r"<form\b([^>]*)>(.*?)</form>", re.DOTALL)
WITH_FORMS = sorted(file.stem for file in STATIC.glob("*.html") if "<form" in file.read_text())


def scripts_alone_send(attributes: str, form: str) -> bool:
    """Whether no browser sends this form by itself, because its button waits for the scripts."""
    return "action=" in attributes or re.search(r"<button[^>]* disabled", form) is not None


@pytest.mark.parametrize("name", WITH_FORMS)
def test_no_browser_sends_a_form_by_itself_that_scripts_send(name: str) -> None:
    policy = page(name).headers.get("Content-Security-Policy", "")
    forms = FORM.findall((STATIC / f"{name}.html").read_text())
    assert "form-action 'none'" in policy or all(scripts_alone_send(*form) for form in forms)


@contextlib.asynccontextmanager
async def waiting_for(evening: Evening, page: Page, address: str, script: str) -> AsyncIterator[None]:
    """A host's page on a slow network: within the block, this script of it has not come."""
    await page.goto(evening.console)
    async with held_back(page, f"**/{script}"):
        async with page.expect_request(f"**/{script}"):
            await page.goto(f"{evening.address}{address}", wait_until="commit")
        yield


@pytest.mark.slow
async def test_no_part_of_the_console_shows_before_its_scripts(evening: Evening, browsers: Devices) -> None:
    host = await browsers.page(PROJECTOR)
    async with waiting_for(evening, host, "/host", "host.js"):
        await expect(host.locator("h1")).to_be_visible()
        await expect(host.locator("main section:visible")).to_have_count(0)
    await expect(host.locator("#opening")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize(("address", "asked", "form"), WAITING)
async def test_nobody_fills_in_a_form_before_the_page_knows_what_it_is_about(
    evening: Evening, address: str, asked: str, form: str, browsers: Devices
) -> None:
    host = await browsers.page(PROJECTOR)
    await host.goto(evening.console)
    async with held_back(host, f"**{asked}"):
        async with host.expect_request(f"**{asked}"):
            await host.goto(f"{evening.address}{address}")
        await expect(host.locator("h1")).to_be_visible()
        await expect(host.locator(form)).to_be_hidden()
    await expect(host.locator(form)).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("address", "script", "part"), [("/", "board.js", "#sound"), ("/nights", "nights.js", "#season")]
)
async def test_no_part_shows_before_the_script_that_answers_it(
    evening: Evening, address: str, script: str, part: str, browsers: Devices
) -> None:
    host = await browsers.page(PROJECTOR)
    async with waiting_for(evening, host, address, script):
        await expect(host.locator(part)).to_be_attached()
        await expect(host.locator(part)).to_be_hidden()
    await expect(host.locator(part)).to_be_visible()


@pytest.mark.slow
async def test_no_button_can_be_pressed_before_the_scripts_that_answer_it(
    evening: Evening, browsers: Devices
) -> None:
    host = await browsers.page(PROJECTOR)
    await host.goto(evening.console)
    pressable: dict[str, list[str]] = {}
    for address in WITH_BUTTONS:
        async with held_back(host, "**/api/sentences*"):
            await host.goto(f"{evening.address}{address}")
            pressable[address] = await host.locator(PRESSABLE).evaluate_all("all => all.map(one => one.outerHTML)")
    assert {address: found for address, found in pressable.items() if found} == {}
    await expect(host.locator(PRESSABLE).first).to_be_visible()


@pytest.mark.slow
async def test_the_form_for_the_first_account_asks_for_no_role(evening: Evening, browsers: Devices) -> None:
    host = await browsers.page(PROJECTOR)
    await host.goto(evening.console)
    await host.goto(f"{evening.address}/accounts")
    await host.fill("#new-name", "Rosa")
    await expect(host.locator("#make-account-title")).to_have_text("Make the first account")
    await expect(host.locator("#new-role")).to_be_hidden()
    await expect(host.locator("#new-role")).to_have_value("host")
