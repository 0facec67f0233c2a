"""What several tests of a host share: a short ruleset, accounts, and the forms of the console."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.async_api import Page, expect

from tests.web.console import press

SHORT_RULES = """\
name = "{name}"
title = "A short night"
sets = {sets}
rounds = {rounds}
target = 5
bunco_ends_round = false
call = "honor"
after_bell = "finish_turn_secondary"
split = "never"
words = {{ bunco = "BUNCO" }}
points = {{ one = 1, two = 2, mini = 5, bunco = 21 }}
signals = {{ start = ["bell"], end = ["bell"] }}
pot = {{ each = 5 }}
prizes = [{{ name = "Most BUNCOs", to = "most_buncos" }}]
example = [{{ mark = 1, dice = [1, 1, 4], worth = "two", points = 2 }}]
"""
"""Partners stay together, so no seat is drawn. One prize, for which people roll off."""


def short_rules(folder: Path, sets: int, rounds: int) -> str:
    """A file with rules for so many short sets; its path."""
    file = folder / "rulesets" / "short-night.toml"
    file.parent.mkdir(exist_ok=True)
    file.write_text(SHORT_RULES.format(name="short-night", sets=sets, rounds=rounds))
    return str(file)


async def sign_in(page: Page, name: str, password: str) -> None:
    """Somebody types a name and a password."""
    await page.fill("#sign-in-name", name)
    await page.fill("#sign-in-password", password)
    await press(page, "Sign in")


async def topic(console: Page, name: str) -> None:
    """The host turns to a topic of the console."""
    await console.click(f"#topics [data-topic={name}]")


async def make_account(page: Page, name: str, role: str, password: str) -> None:
    """The host fills in the form for an account."""
    await expect(page.locator("#make-account-title")).to_have_text(re.compile("Make"))
    await page.fill("#new-name", name)
    if role != "host":
        await page.select_option("#new-role", role)
    await page.fill("#new-password", password)
    await page.fill("#new-again", password)
    await page.click("#make-do")
    await expect(page.locator("#accounts h2", has_text=name)).to_be_visible()


async def fill_in_sheet(console: Page, table: int, a: int, b: int) -> None:
    """The host types the two scores of a sheet."""
    form = console.locator("#sheet-forms form").filter(has_text=f"Table {table}")
    await form.locator("input[name=a]").fill(f"{a}")
    await form.locator("input[name=b]").fill(f"{b}")
