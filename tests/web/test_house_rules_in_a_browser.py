"""A host changes and deletes rules of the house on their page, in a real browser."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from playwright.async_api import Page, Route, expect

from headtable.rulesets import text
from tests.patience import PATIENCE_S
from tests.web.console import press
from tests.web.real_console import Evening

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)


async def test_a_field_that_is_half_typed_keeps_its_text_and_the_focus_when_a_late_answer_comes(
    evening: Evening, projector: Page
) -> None:
    page, is_due = projector, asyncio.Event()

    async def late(route: Route) -> None:
        await is_due.wait()
        await route.continue_()

    await page.goto(evening.console)
    await page.goto(f"{evening.address}/rules")
    target = page.locator("#field-target")
    await expect(target).to_have_value("21")
    await page.route("**/api/rulesets/draft", late)
    await page.fill("#field-rounds", "5")
    await target.click()  # the other field asks for a new draft
    await target.press("ControlOrMeta+a")
    await target.press_sequentially("2")
    is_due.set()
    await expect(page.locator("#save-ruleset")).to_be_enabled()  # the late answer is here
    await expect(target).to_be_focused()
    await target.press_sequentially("5")
    await expect(target).to_have_value("25")
    await target.press("Tab")
    await expect(page.locator("#rule-parts")).to_contain_text("25")


async def test_a_house_deletes_its_ruleset_after_a_question(
    evening: Evening, projector: Page, tmp_path: Path
) -> None:
    page, file = projector, tmp_path / "rulesets" / "our-house.toml"
    file.parent.mkdir()
    file.write_text(text("wba"))
    await page.goto(evening.console)
    await page.goto(f"{evening.address}/rules")
    delete = page.locator("#delete-ruleset")
    await expect(page.locator("#ruleset-choice option[value=our-house]")).to_have_count(1)
    await expect(delete).to_be_hidden()  # the first one comes with headtable
    await page.select_option("#ruleset-choice", "our-house")
    await delete.click()
    await expect(page.locator("#reason-title")).to_have_text("Delete The twelve-player party?")
    await page.keyboard.press("Escape")
    await expect(page.locator("#reason")).to_be_hidden()
    assert file.exists()
    await delete.click()
    await press(page, "Delete it")
    await expect(page.locator("#deletion-words")).to_have_text("The twelve-player party is deleted.")
    await expect(page.locator("#ruleset-choice option[value=our-house]")).to_have_count(0)
    await expect(delete).to_be_hidden()
    assert not file.exists()
