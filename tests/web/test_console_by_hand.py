"""Rounds that were played by hand while the power was away, typed in on the console."""

from __future__ import annotations

import pytest
from playwright.async_api import Locator, Page, expect

from headtable.messages.people import Rename
from headtable.messages.table import Claim
from tests.patience import PATIENCE_S
from tests.web.console import because, opened
from tests.web.real_console import Evening

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)


def hand_table(page: Page, table: int) -> Locator:
    """The fields of a table."""
    return page.locator(".hand-table").filter(has=page.locator("legend", has_text=f"Table {table}"))


async def form_opened(evening: Evening, page: Page) -> None:
    """The host opens the form."""
    await opened(evening, page)
    await page.locator("#by-hand summary").first.click()
    await expect(page.locator(".hand-table")).to_have_count(3)


async def points(page: Page, table: int, a: int, b: int) -> None:
    """The host types the points of both teams."""
    await hand_table(page, table).locator("input[name=a]").fill(str(a))
    await hand_table(page, table).locator("input[name=b]").fill(str(b))


async def test_two_rounds_are_typed_in_one_after_the_other(evening: Evening, projector: Page) -> None:
    await evening.open()
    await form_opened(evening, projector)
    for number in (1, 2):
        await expect(projector.locator("#by-hand-round")).to_have_text(f"Set 1, round {number}")
        await expect(hand_table(projector, 1).locator("input[name=a]")).to_have_value("")
        for table in (1, 2, 3):
            await points(projector, table, 26, table)
        await projector.click("#by-hand-save")
        await expect(projector.locator("#by-hand-said")).to_have_text(f"Set 1, round {number} is saved.")
    await expect(projector.locator("#by-hand-round")).to_have_text("Set 1, round 3")
    await evening.until_round(3)
    await evening.until_rung("dice")  # the tables are heard again as before


async def test_the_whole_form_can_be_filled_with_the_keyboard(evening: Evening, projector: Page) -> None:
    await evening.open()
    await form_opened(evening, projector)
    await hand_table(projector, 1).locator("input[name=a]").focus()
    for typed in ("26", "9", "5", "12", "8", "3"):
        await projector.keyboard.type(typed)
        await projector.keyboard.press("Enter")
    await expect(projector.locator("#by-hand-save")).to_be_focused()
    await projector.keyboard.press("Enter")
    await expect(projector.locator("#by-hand-said")).to_have_text("Set 1, round 1 is saved.")
    await expect(hand_table(projector, 1).locator("select[name=partner]")).to_be_visible()
    first = hand_table(projector, 1).locator("input[name=a]")
    await expect(first).to_be_focused()
    await evening.say(Rename("Ann", "Anna"))  # its table is drawn anew
    await expect(hand_table(projector, 1)).to_contain_text("Anna")
    await expect(first).to_be_focused()


async def test_each_wrong_cell_is_named_before_anything_is_entered(evening: Evening, projector: Page) -> None:
    await evening.open()
    await form_opened(evening, projector)
    await points(projector, 1, 8, 8)
    await points(projector, 2, 5, 12)
    await hand_table(projector, 2).get_by_label("BUNKO by Eve: how many").fill("1")
    await projector.click("#by-hand-save")
    await expect(projector.locator("#by-hand-wrong li")).to_have_text(
        [
            "Table 1: the score is level; choose who won",
            "Table 2: the sheet gives 5 points to Eve and Gia, and 1 BUNKO alone would be 21",
            "Table 3: the points of Ida and Kim are missing, or no number from 0 to 9999",
            "Table 3: the points of Joy and Lee are missing, or no number from 0 to 9999",
        ]
    )
    assert (await evening.until_phase("ready")).round == 1
    await hand_table(projector, 1).locator("select[name=winner]").select_option(label="Bea & Dot")
    await points(projector, 2, 26, 12)
    await points(projector, 3, 4, 9)
    await projector.click("#by-hand-save")
    await expect(projector.locator("#by-hand-said")).to_have_text("Set 1, round 1 is saved.")
    await expect(projector.locator("#by-hand-wrong li")).to_have_count(0)


async def test_the_host_says_who_really_played_together(evening: Evening, projector: Page) -> None:
    await evening.open()
    await form_opened(evening, projector)
    await hand_table(projector, 1).locator("select[name=partner]").select_option("Bea")
    await expect(hand_table(projector, 1).locator(".hand-points label").first).to_have_text("Ann & Bea")
    for table in (1, 2, 3):
        await points(projector, table, 26, table)
    await projector.click("#by-hand-save")
    await expect(projector.locator("#entries")).to_contain_text("Ann and Bea")


async def test_a_round_is_taken_back_in_one_step(evening: Evening, projector: Page) -> None:
    await evening.open()
    await form_opened(evening, projector)
    for table in (1, 2, 3):
        await points(projector, table, 26, table)
    await projector.click("#by-hand-save")
    await expect(projector.locator("#by-hand-round")).to_have_text("Set 1, round 2")
    await projector.click("#by-hand-undo")
    await projector.locator("#reason input[name=sure]").check()
    await because(projector, "the columns were exchanged")
    await expect(projector.locator("#by-hand-round")).to_have_text("Set 1, round 1")
    await expect(projector.locator("#by-hand-undo")).to_be_hidden()
    await expect(hand_table(projector, 1).locator("input[name=a]")).to_have_value("")


async def test_a_round_that_was_begun_with_the_pads_is_typed_in_from_its_sheets(
    evening: Evening, projector: Page
) -> None:
    await evening.open()
    await evening.start()
    await evening.say(Claim(1, "two"), Claim(1, "miss"), Claim(2, "one"))
    await form_opened(evening, projector)
    await expect(projector.locator("#by-hand-rolled-words")).to_contain_text("entered for these tables: 1, 2.")
    await expect(projector.locator("#by-hand-save")).to_be_disabled()
    await projector.click("#by-hand-again")
    await projector.locator("#reason input[name=sure]").check()
    await because(projector, "the power was away")
    await expect(projector.locator("#by-hand-rolled")).to_be_hidden()
    for table in (1, 2, 3):
        await points(projector, table, 26, table)
    await projector.click("#by-hand-save")
    await expect(projector.locator("#by-hand-said")).to_have_text("Set 1, round 1 is saved.")
    await evening.until_round(2)


async def test_a_scorekeeper_does_not_see_the_form(evening: Evening, projector: Page) -> None:
    await evening.open()
    await opened(evening, projector)
    await expect(projector.locator("#by-hand")).to_be_visible()
    await projector.evaluate("() => { document.body.dataset.role = 'scorekeeper'; }")
    await expect(projector.locator("#by-hand")).to_be_hidden()
