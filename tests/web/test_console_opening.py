"""The host opens a night on the console."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from headtable.messages.past import Undo
from tests.patience import PATIENCE_S
from tests.web.console import answered, press
from tests.web.real_console import NAMES, Evening, open_evening

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)


async def test_names_on_one_line_may_be_separated_by_commas(evening: Evening, projector: Page) -> None:
    await projector.goto(evening.console)
    await projector.fill("#players", "Ann, Bea;Cat , Dot")
    await expect(projector.locator("#counted")).to_have_text("4 players: 1 table")


async def test_a_night_of_fewer_than_four_cannot_be_opened(evening: Evening, projector: Page) -> None:
    await projector.goto(evening.console)
    button = projector.get_by_role("button", name="Open the night")
    await expect(projector.locator("#counted")).to_have_text("0 players; at least 4 are needed")
    await expect(button).to_be_disabled()
    await projector.fill("#players", "Ann\nBea\nCat")
    await expect(projector.locator("#counted")).to_have_text("3 players; at least 4 are needed")
    await expect(button).to_be_disabled()
    await projector.fill("#players", "Ann\nBea\nCat\nDot")
    await expect(button).to_be_enabled()


@pytest.mark.parametrize(
    ("names", "problem"),
    [
        (
            "Ann\nBea\nCat\nAnn",
            "“Ann” is listed twice: write one of them as “Ann (2)”, or add a letter of the surname.",
        ),
        (
            "Ann\nBea\nCat\nDot ann@example.org",
            "“Dot ann@example.org” contains an e-mail address, and everybody reads the names: write only the name.",
        ),
        (
            "Ann\t20\nBea\t20\nCat\t20\nDot\t20",
            "“Ann 20” looks like a line of a table with several cells. Paste the table with the line that names its "
            "columns, or write one name on each line.",
        ),
        (f"Ann\nBea\nCat\n{'x' * 41}", f"“{'x' * 40}…” is too long: a name has at most 40 characters."),
    ],
    ids=["listed twice", "an address", "a table without headings", "too long"],
)
async def test_a_list_with_a_bad_name_cannot_be_opened(
    evening: Evening, projector: Page, names: str, problem: str
) -> None:
    await projector.goto(evening.console)
    await projector.fill("#players", names)
    await expect(projector.locator("#counted")).to_have_text(problem)
    await expect(projector.get_by_role("button", name="Open the night")).to_be_disabled()


async def paste(page: Page, field: str, copied: str) -> None:
    """A host copies something elsewhere, and pastes it."""
    await page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    await page.evaluate("copied => navigator.clipboard.writeText(copied)", copied)
    await page.click(field)  # once it is shown
    await page.keyboard.press("Control+V")


async def test_a_table_that_was_typed_is_read_when_the_host_goes_on(evening: Evening, projector: Page) -> None:
    await projector.goto(evening.console)
    await projector.fill("#players", "Name;Paid\n" + "".join(f"{name};20\n" for name in NAMES))
    await projector.focus("input[value=drawn]")
    await expect(projector.locator("#counted")).to_contain_text("12 players: 3 tables")


@pytest.mark.parametrize("page", ["/host", "/nights"])
async def test_a_table_from_a_spreadsheet_gives_only_its_names(evening: Evening, projector: Page, page: str) -> None:
    await projector.goto(evening.console)
    await projector.goto(f"{evening.address}{page}")
    lines = "".join(f"{name}\t20\t{name.lower()}@example.org\n" for name in NAMES)
    await paste(projector, "#players", f"Name\tPaid\tE-mail\n{lines}")
    await expect(projector.locator("#counted")).to_contain_text("12 players: 3 tables")
    assert (await projector.input_value("#players")).split("\n") == list(NAMES)
    await expect(projector.locator("#table-said")).to_have_text(
        "These are the names of the table. This list does not keep Paid and E-mail; the guest list does, "
        "if you paste the table there."
    )


async def test_what_was_done_is_told_for_a_while_and_no_longer(evening: Evening, projector: Page) -> None:
    page = projector
    await page.clock.install()
    await page.goto(evening.console)
    await page.fill("#players", "Ann\nBea\nCat\nDot")
    await press(page, "Open the night")
    await expect(page.locator("#verdict-words")).to_have_text("Opening the night: done")
    await expect(page.locator("#verdict")).to_be_visible()
    await page.clock.fast_forward(20_000)
    await expect(page.locator("#verdict")).to_be_hidden()


async def test_the_form_that_opens_the_night_names_tonights_rules(evening: Evening, projector: Page) -> None:
    await projector.goto(evening.console)
    await expect(projector.locator("#opening-rules")).to_contain_text("Rolling for Pink")
    await projector.get_by_role("link", name="Other rules, title or place").click()
    await expect(projector.locator("#ruleset-choice")).to_be_visible()


async def test_after_the_opening_the_keyboard_is_at_the_round(evening: Evening, projector: Page) -> None:
    await projector.goto(evening.console)
    await projector.fill("#players", "\n".join(NAMES))
    await press(projector, "Open the night")
    await evening.until_phase("ready")
    await expect(projector.locator("#round-words")).to_be_focused()


async def test_starred_players_begin_at_the_head_table(evening: Evening, projector: Page) -> None:
    await projector.goto(evening.console)
    starred = [f"{name} *" if place % 3 == 0 else name for place, name in enumerate(NAMES)]
    await projector.fill("#players", "\n".join(starred))
    await expect(projector.locator("#counted")).to_have_text("12 players: 3 tables; 4 stars")
    await projector.check("input[value=stars]")
    await press(projector, "Open the night")
    await evening.until_phase("ready")
    assert set(evening.tables[1].seats) == {"Ann", "Dot", "Gia", "Joy"}


async def test_the_host_names_the_hostess_of_the_book(tmp_path: Path, projector: Page) -> None:
    async with open_evening(tmp_path, "book") as evening:
        await open_with_hostess(evening, projector)
        await evening.until_phase("ready")
        await expect(projector.locator("#entries")).to_contain_text("Zoe")


async def test_no_hostess_is_asked_for_if_the_rules_have_none(evening: Evening, projector: Page) -> None:
    async with projector.expect_response("**/api/nights/names"):
        await projector.goto(evening.console)
    await expect(projector.locator("#opening-rules")).to_be_visible()
    await expect(projector.locator("#hostess")).to_be_hidden()


async def open_with_hostess(evening: Evening, projector: Page) -> None:
    """The host types twelve names and a hostess who does not play."""
    await projector.goto(evening.console)
    await projector.fill("#players", "\n".join(NAMES))
    await projector.check("input[value=listed]")
    await projector.fill("#hostess", " Zoe ")
    await press(projector, "Open the night")


async def test_two_names_on_one_line_are_a_team(evening: Evening, projector: Page) -> None:
    await projector.goto(evening.console)
    await projector.fill("#players", "Ann + Bea\nCat\nDot")
    await expect(projector.locator("#counted")).to_have_text("4 players: 1 table; 1 team")
    await projector.check("input[value=drawn]")
    await press(projector, "Open the night")
    await evening.until_phase("ready")
    one, two, three, four = evening.tables[1].seats
    assert {"Ann", "Bea"} in ({one, three}, {two, four})


async def test_everybody_rolls_for_a_table_and_the_host_types_their_dice(evening: Evening, projector: Page) -> None:
    await projector.goto(evening.console)
    await projector.fill("#players", "\n".join(NAMES[:8]))
    await projector.check("input[value=three-dice]")
    await press(projector, "Open the night")
    await answered(projector, "Opening the night: done")
    await evening.until_phase("seating")
    for place, name in enumerate(NAMES[:8]):
        await projector.get_by_role("textbox", name=name, exact=True).fill("666" if place < 4 else "111")
    await press(projector, "Enter what they threw")
    await answered(projector, "What 8 people threw: done")
    await evening.until_phase("ready")
    assert set(evening.tables[1].seats) == set(NAMES[:4])


async def test_the_names_of_a_night_are_gone_for_the_next_one_and_back_if_the_opening_is_taken_back(
    evening: Evening, projector: Page
) -> None:
    await projector.goto(evening.console)
    await projector.fill("#players", "\n".join(NAMES))
    await press(projector, "Open the night")
    await evening.until_phase("ready")
    await expect(projector.locator("#round-words")).to_be_focused()
    await expect(projector.locator("#players")).to_have_value("")
    await evening.say(Undo(1, "host", "one name is wrong"))
    await expect(projector.locator("#players")).to_be_visible()
    await expect(projector.locator("#players")).to_have_value("\n".join(NAMES))
