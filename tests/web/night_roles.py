"""What people in the hall do and see, for tests of whole nights; and a short ruleset."""

from __future__ import annotations

import io
import re
from pathlib import Path

from playwright.async_api import Page, expect
from pypdf import PdfReader

from tests.cli.test_cli import headtable
from tests.web.browsers import Devices
from tests.web.console import press
from tests.web.hall import PHONE, PROJECTOR, join_link
from tests.web.real_console import Evening

TWO_TAPS_APART_MS = 1000

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


# --- devices -----------------------------------------------------------------------------------


async def named_screen(devices: Devices, evening: Evening, screen: str) -> Page:
    """A projector with this name."""
    page = await devices.page(PROJECTOR)
    await page.goto(f"{evening.address}/?screen={screen}")
    return page


async def pad(devices: Devices, evening: Evening, table: int) -> Page:
    """A phone that has scanned the QR picture of a table."""
    page = await devices.page(PHONE)
    await scan(page, evening, table)
    return page


async def scan(phone: Page, evening: Evening, table: int) -> None:
    """Somebody scans the QR picture of a table with this phone."""
    await phone.goto(join_link(evening.config, table))
    await expect(phone).to_have_url(f"{evening.address}/table/{table}")


async def guest_page(devices: Devices, evening: Evening) -> Page:
    """A guest's phone."""
    page = await devices.page(PHONE)
    await page.goto(f"{evening.address}/me")
    return page


async def choose_name(phone: Page, player: str) -> None:
    """A guest says who it is."""
    await phone.fill("#name-typed", player)
    await press(phone, player)
    await expect(phone.locator("#guest-name")).to_have_text(player)


# --- what a host does --------------------------------------------------------------------------


async def sign_in(page: Page, name: str, password: str) -> None:
    """Somebody types a name and a password."""
    await page.fill("#sign-in-name", name)
    await page.fill("#sign-in-password", password)
    await press(page, "Sign in")


async def topic(console: Page, name: str) -> None:
    """The host turns to a topic of the console."""
    await console.click(f"#topics [data-topic={name}]")


async def go_to_accounts(console: Page) -> None:
    """The host goes to the accounts, from the moment that nothing moves below the pointer any more."""
    await expect(console.locator("#own-name")).not_to_be_empty()
    await console.click("#to-accounts")


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


async def print_sheet(console: Page, sheet: str, printed: str) -> str:
    """The host prints sheets of this kind, until the console says that they are printed; what they say."""
    await topic(console, "print")
    await console.select_option("#print-sheet", sheet)
    await press(console, "Make the PDF")
    await expect(console.locator("#print-said")).to_have_text(printed)
    await expect(console.locator("#print-said a")).to_be_focused()
    address = await console.locator("#print-said a").evaluate("link => link.href")
    answer = await console.request.get(f"{address}")
    assert answer.headers["content-type"] == "application/pdf"
    return "\n".join(page.extract_text() for page in PdfReader(io.BytesIO(await answer.body())).pages)


async def download(page: Page, link: str, into: Path) -> Path:
    """Somebody taps a link to a file; the file on the device."""
    async with page.expect_download() as downloading:
        await page.get_by_role("link", name=link).first.click()
    coming = await downloading.value
    file = into / coming.suggested_filename
    await coming.save_as(file)
    return file


def assert_sound(journal: Path) -> None:
    """The journal of a night is whole, and the night can be replayed from it."""
    for command in ("verify", "replay"):
        ended = headtable(command, journal)
        assert ended.returncode == 0, ended.stdout


# --- what happens at a table -------------------------------------------------------------------


async def roll(phone: Page, button: str, a: int, b: int) -> None:
    """Somebody presses what was rolled, and the teams then have so many points."""
    await press_pad(phone, button)
    await expect(phone.locator(".tally")).to_have_text([f"{a}", f"{b}"])


async def roll_bunco(phone: Page, a: int, b: int) -> None:
    """Somebody holds the button for a Bunco until the teams have so many points."""
    button = phone.locator("[data-button=bunco]")
    await expect(button).to_be_enabled()
    await button.hover()
    await phone.mouse.down()
    await expect(phone.locator(".tally")).to_have_text([f"{a}", f"{b}"])
    await phone.mouse.up()


async def miss(phone: Page, then: str) -> None:
    """The dice show nothing, and this player rolls next."""
    await press_pad(phone, "pass")
    await expect(phone.locator(".name.rolls")).to_have_text(then)


async def press_pad(phone: Page, button: str) -> None:
    """Somebody presses a button of a table's pad."""
    await phone.click(f"[data-button={button}]")


async def press_each(phone: Page, buttons: tuple[str, ...]) -> None:
    """Press these buttons, each so long after the last one that it is no double tap."""
    for button in buttons:
        await phone.click(f"[data-button={button}]")
        pressed_ms = await phone.evaluate("Date.now()")
        is_over = f"pressed_ms => Date.now() - pressed_ms > {TWO_TAPS_APART_MS}"
        await phone.wait_for_function(is_over, arg=pressed_ms)


async def shows_scene(projector: Page, scene: str) -> None:
    """A projector shows a scene."""
    await expect(projector.locator("body")).to_have_attribute("data-scene", scene)
