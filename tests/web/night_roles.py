"""What the tests of whole nights share: a short ruleset, and what each person in the hall does and sees."""

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


async def projector(devices: Devices, evening: Evening, screen: str) -> Page:
    """A projector of this name."""
    page = await devices.page(PROJECTOR)
    await page.goto(f"{evening.address}/?screen={screen}")
    return page


async def pad(devices: Devices, evening: Evening, table: int) -> Page:
    """A phone that has scanned the QR picture of a table."""
    page = await devices.page(PHONE)
    await page.goto(join_link(evening.config, table))
    await expect(page).to_have_url(f"{evening.address}/table/{table}")
    return page


async def guest(devices: Devices, evening: Evening, player: str) -> Page:
    """The phone of a guest who has chosen a name."""
    page = await devices.page(PHONE)
    await page.goto(f"{evening.address}/me")
    await page.fill("#name-typed", player)
    await press(page, player)
    await expect(page.locator("#guest-name")).to_have_text(player)
    return page


async def signed_in(devices: Devices, evening: Evening, name: str, password: str, at: str = "/host") -> Page:
    """A phone at which somebody has signed in."""
    page = await devices.page(PHONE)
    await page.goto(f"{evening.address}{at}")
    await sign_in(page, name, password)
    return page


async def sign_in(page: Page, name: str, password: str) -> None:
    """Somebody types a name and a password."""
    await page.fill("#sign-in-name", name)
    await page.fill("#sign-in-password", password)
    await press(page, "Sign in")


# --- what they do ------------------------------------------------------------------------------


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
    await expect(page.locator("#accounts h3", has_text=name)).to_be_visible()


async def roll(phone: Page, button: str, a: int, b: int) -> None:
    """Somebody presses what was rolled, and the table then has so many points."""
    await _press_pad(phone, button)
    await expect(phone.locator(".tally")).to_have_text([f"{a}", f"{b}"])


async def miss(phone: Page, then: str) -> None:
    """The dice show nothing, and this player rolls next."""
    await _press_pad(phone, "pass")
    await expect(phone.locator(".name.rolls")).to_have_text(then)


async def last_miss(phone: Page) -> None:
    """The dice show nothing, and the round is over at this table."""
    await _press_pad(phone, "pass")
    await expect(phone.locator("#buttons .worth:enabled")).to_have_count(0)


async def _press_pad(phone: Page, button: str) -> None:
    if button == "bunco":
        await phone.click("[data-button=bunco]", delay=700)  # it is held
    else:
        await phone.click(f"[data-button={button}]")


async def play_on_paper(console: Page, table: int) -> None:
    """The host lets a table go by paper."""
    await console.locator("#choose-table").get_by_role("button", name=f"table {table}").click()
    await press(console, "paper")
    await expect(console.locator("#entry").get_by_role("button", name="paper")).to_have_attribute(
        "aria-pressed", "true"
    )


async def fill_in_sheet(console: Page, table: int, a: int, b: int) -> None:
    """The host types the two scores of a sheet."""
    form = console.locator("#sheet-forms form").filter(has_text=f"Table {table}")
    await form.locator("input[name=a]").fill(f"{a}")
    await form.locator("input[name=b]").fill(f"{b}")


async def print_sheet(console: Page, sheet: str) -> str:
    """The host prints sheets of this kind; their words."""
    await topic(console, "pace")
    await console.select_option("#print-sheet", sheet)
    await press(console, "Print")
    link = console.locator("#print-said a")
    await expect(link).to_be_visible()
    answer = await console.request.get(f"{await link.evaluate('link => link.href')}")
    assert answer.headers["content-type"] == "application/pdf"
    pdf = PdfReader(io.BytesIO(await answer.body()))
    return "\n".join(page.extract_text() for page in pdf.pages)


async def download(page: Page, link: str, into: Path) -> Path:
    """Somebody taps a link to a file; the file on the device."""
    async with page.expect_download() as downloading:
        await page.get_by_role("link", name=link).first.click()
    told = await downloading.value
    file = into / told.suggested_filename
    await told.save_as(file)
    return file


def checks_out(journal: Path) -> None:
    """The commands find the journal honest, and play the whole of it again."""
    verified = headtable("verify", journal)
    assert verified.returncode == 0, verified.stdout
    replayed = headtable("replay", journal)
    assert replayed.returncode == 0, replayed.stdout


# --- what they see -----------------------------------------------------------------------------


async def shows_scene(scene: str, *projectors: Page) -> None:
    """These projectors show a scene."""
    for page in projectors:
        await expect(page.locator("body")).to_have_attribute("data-scene", scene)


async def sits_at(phone: Page, table: int, chair: int) -> None:
    """A guest's page leads to a chair."""
    await expect(phone.locator("#chair-at")).to_have_text(f"Table {table}, chair {chair}")
