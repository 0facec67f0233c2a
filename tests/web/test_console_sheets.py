"""The sheets of tables on paper, by the console."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, expect

from headtable.messages.pace import GoBy
from headtable.messages.table import Claim, FinalScore, PlayerBuncos, RollOff
from tests.patience import PATIENCE_S
from tests.web.console import answered, because, do_it, opened, press
from tests.web.real_console import Evening, open_evening

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)


async def awaited(evening: Evening, page: Page, *tables: int) -> None:
    """The bell has rung, these tables wait for their sheets, and all others are done."""
    await evening.open()
    await evening.say(*(GoBy(table, "paper") for table in tables))
    await evening.start()
    for table in {1, 2, 3} - {*tables}:
        await evening.say(Claim(table, "two"), *[Claim(table, "miss")] * 4)
    await opened(evening, page)
    await evening.ring()


def sheet(page: Page, table: int) -> Locator:
    """The form of a table."""
    return page.locator("#sheet-forms form").filter(has_text=f"Table {table}")


async def scores(form: Locator, a: int, b: int) -> None:
    """The host types both scores."""
    await form.locator("input[name=a]").fill(str(a))
    await form.locator("input[name=b]").fill(str(b))


async def test_the_host_enters_a_sheet_with_a_few_taps(evening: Evening, projector: Page) -> None:
    await awaited(evening, projector, 2)
    form = sheet(projector, 2)
    await scores(form, 26, 9)
    await form.get_by_role("button", name="Eve").click()
    await expect(form.get_by_role("button", name="Eve")).to_have_text("Eve: 1")
    await form.get_by_role("button", name="Save").click()
    await answered(projector, "Table 2: sheet 26 to 9: done")
    await expect(projector.locator("#sheets")).to_be_hidden()
    await expect(projector.locator("#entries")).to_contain_text(
        "Table 2: the sheet says 26 to 9, with 1 BUNKO by Eve"
    )
    await expect(projector.locator("#entries .author").first).to_have_text("paper sheet by a host with the key")
    await evening.until_phase("ready")


async def test_a_table_without_a_device_waits_for_its_sheet_and_the_projector_says_so(
    evening: Evening, projector: Page
) -> None:
    await evening.open()
    await evening.until_without_device(1, 2, 3)
    await evening.start()
    for table in (1, 3):
        await evening.say(Claim(table, "two"), *[Claim(table, "miss")] * 4)
    await evening.ring()
    await projector.goto(evening.address)
    await expect(projector.locator("#called-rest")).to_have_text("Waiting for the sheet of table 2")
    await evening.say(FinalScore(2, (26, 9)))
    await evening.until_phase("ready")


async def test_a_table_with_a_phone_that_told_nothing_may_be_told_by_its_sheet(
    evening: Evening, projector: Page
) -> None:
    await evening.open()
    await evening.phones_at(2)
    await evening.start()
    await evening.say(Claim(1, "two"), *[Claim(1, "miss")] * 4, Claim(3, "two"), *[Claim(3, "miss")] * 4)
    await opened(evening, projector)
    await evening.ring()
    form = sheet(projector, 2)
    await expect(form).to_contain_text("Nothing has been entered for this table in this round.")
    await expect(projector.locator("#sheet-forms form")).to_have_count(1)
    await scores(form, 12, 9)
    await form.get_by_role("button", name="Save").click()
    await answered(projector, "Table 2: sheet 12 to 9: done")
    await evening.until_phase("ready")


async def test_a_table_whose_sheet_says_a_tie_is_named_as_tied(evening: Evening, projector: Page) -> None:
    await awaited(evening, projector, 2, 3)
    await scores(sheet(projector, 2), 9, 9)
    await sheet(projector, 2).get_by_role("button", name="Save").click()
    await expect(projector.locator("#round-words")).to_have_text("Called; not done yet: 2, 3; tied: 2")


async def test_the_host_goes_from_a_tied_table_on_paper_to_its_dice(evening: Evening, projector: Page) -> None:
    await awaited(evening, projector, 2, 3)
    await scores(sheet(projector, 3), 9, 9)
    await sheet(projector, 3).get_by_role("button", name="Save").click()
    waiting = projector.locator("#waiting-lines li")
    await expect(waiting).to_have_count(1)
    await expect(waiting).to_contain_text("Table 3 is tied, 9 to 9. One player of each team rolls: enter the dice.")
    await press(projector, "Enter it for table 3")
    await expect(projector.locator("#choose-table [aria-pressed=true]")).to_have_text("3")
    await expect(projector.locator("#entry :focus")).to_have_count(1)
    await evening.say(RollOff(3, 4, 4))
    await expect(waiting).to_contain_text("Table 3 is tied")  # both roll again
    await evening.say(RollOff(3, 5, 4))
    await expect(projector.locator("#waiting-tables")).to_be_hidden()


async def test_all_sheets_that_are_filled_in_are_saved_together(evening: Evening, projector: Page) -> None:
    await awaited(evening, projector, 1, 2, 3)
    await expect(projector.locator("#sheet-forms form")).to_have_count(3)
    for table in (1, 3):
        await scores(sheet(projector, table), 12, table)
    await projector.click("#save-sheets")
    await expect(projector.locator("#sheet-forms form")).to_have_count(1)
    await expect(projector.locator("#save-sheets")).to_be_hidden()
    await expect(projector.locator("#verdict-words")).to_have_text(
        "Table 1: sheet 12 to 1: done · Table 3: sheet 12 to 3: done"
    )
    await expect(sheet(projector, 2)).to_be_visible()
    assert (evening.tables[1].tally, evening.tables[3].tally) == ((12, 1), (12, 3))


async def test_many_saved_sheets_are_told_in_one_line_and_table_by_table_on_demand(
    evening: Evening, projector: Page
) -> None:
    await awaited(evening, projector, 1, 2, 3)
    await expect(projector.locator("#sheet-forms form")).to_have_count(3)
    for table in (1, 2, 3):
        await scores(sheet(projector, table), 12, table)
    await projector.click("#save-sheets")
    await answered(projector, "3 sheets saved")
    await expect(projector.locator("#verdict-each li").first).to_be_hidden()
    await projector.click("#verdict-each summary")
    await expect(projector.locator("#verdict-each li")).to_have_text(
        [f"Table {table}: sheet 12 to {table}: done" for table in (1, 2, 3)]
    )


async def test_the_host_goes_from_a_table_that_rolls_on_to_its_rolls(tmp_path: Path, projector: Page) -> None:
    async with open_evening(tmp_path, ruleset="wba") as evening:
        await awaited(evening, projector, 3)
        await scores(sheet(projector, 3), 9, 9)
        await sheet(projector, 3).get_by_role("button", name="Save").click()
        waiting = projector.locator("#waiting-lines li")
        await expect(waiting).to_contain_text("Table 3 is tied, 9 to 9 and rolls on until a team is ahead")
        await press(projector, "Enter it for table 3")
        await expect(projector.locator("#choose-table [aria-pressed=true]")).to_have_text("3")


async def test_saving_all_sheets_while_none_is_filled_in_says_that_nothing_was_saved(
    evening: Evening, projector: Page
) -> None:
    await awaited(evening, projector, 1, 2, 3)
    await projector.click("#save-sheets")
    await answered(projector, "No sheet has both scores yet: nothing was saved.")


async def test_saving_all_sheets_says_which_table_still_misses_something(tmp_path: Path, projector: Page) -> None:
    async with open_evening(tmp_path, ruleset="wba") as evening:
        await awaited(evening, projector, 2, 3)
        await scores(sheet(projector, 2), 12, 5)
        await scores(sheet(projector, 3), 22, 7)
        await sheet(projector, 3).get_by_role("button", name=evening.tables[3].seats[0]).click()
        await projector.click("#save-sheets")
        await expect(projector.locator("#verdict-words")).to_have_text(
            "Table 2: sheet 12 to 5: done · Not saved yet, because something is missing: table 3"
        )
        await expect(sheet(projector, 3).locator("[name=traveler]").first).to_be_focused()
        await expect(sheet(projector, 3).locator("[name=a]")).to_have_value("22")


async def test_a_sheet_that_is_typed_while_somebody_else_tells_the_table_is_not_lost_without_a_word(
    evening: Evening, projector: Page
) -> None:
    await awaited(evening, projector, 2, 3)
    await scores(sheet(projector, 2), 11, 3)
    await evening.say(FinalScore(2, (3, 11)))
    await answered(
        projector,
        "Table 2: sheet 11 to 3: not saved, because this table\u2019s sheet is not awaited any more. "
        "If yours is right, correct it under “What happened”.",
    )


async def test_the_host_says_whether_a_bunco_of_a_sheet_moves_the_traveler(tmp_path: Path, projector: Page) -> None:
    async with open_evening(tmp_path, ruleset="wba") as evening:
        await awaited(evening, projector, 2)
        form = sheet(projector, 2)
        await expect(form.get_by_text("the traveler goes to")).to_be_hidden()
        await scores(form, 26, 9)
        await form.get_by_role("button", name="Eve").click()
        await form.get_by_role("button", name="Save").click()
        await expect(form).to_be_visible()  # the question is not answered yet
        await form.get_by_label("the traveler goes to Eve").check()
        await form.get_by_role("button", name="Save").click()
        await answered(projector, "Table 2: sheet 26 to 9; the traveler goes to Eve: done")
        await expect(projector.locator("#entries")).to_contain_text("traveler", ignore_case=True)


async def test_a_sheet_that_makes_no_sense_stays_until_it_is_put_right(evening: Evening, projector: Page) -> None:
    await awaited(evening, projector, 2)
    form = sheet(projector, 2)
    await scores(form, 5, 9)
    await form.get_by_role("button", name="Eve").click()
    await press(projector, "Save")
    await answered(
        projector,
        "Table 2: sheet 5 to 9: refused, table 2: the sheet gives 5 points to Eve and Gia, "
        "and 1 BUNKO alone would be 21",
    )
    await form.get_by_role("button", name="none").click()
    await press(projector, "Save")
    await answered(projector, "Table 2: sheet 5 to 9: done")


async def test_what_is_half_entered_stays_when_another_sheet_is_saved(evening: Evening, projector: Page) -> None:
    await awaited(evening, projector, 2, 3)
    await sheet(projector, 2).locator("input[name=a]").fill("26")
    await evening.say(FinalScore(3, (5, 9)))
    await expect(projector.locator("#sheet-forms form")).to_have_count(1)
    await expect(sheet(projector, 2).locator("input[name=a]")).to_have_value("26")


async def test_the_host_decides_a_table_whose_sheet_is_lost(evening: Evening, projector: Page) -> None:
    await awaited(evening, projector, 2)
    await projector.get_by_role("button", name="table 2, sheet?").click()
    await press(projector, "Fay & Hal")
    await answered(projector, "Table 2: the round goes to Fay & Hal: done")
    await evening.until_phase("ready")


async def test_a_sheet_is_corrected(evening: Evening, projector: Page) -> None:
    await awaited(evening, projector, 2, 3)
    await evening.say(FinalScore(2, (26, 9), (PlayerBuncos("Eve", 1),)))
    await projector.locator("#entries li", has_text="the sheet says").get_by_role("button", name="correct").click()
    dialog = projector.locator("#reason")
    await expect(dialog.locator("input[name=a]")).to_have_value("26")
    await expect(dialog.get_by_role("button", name="Eve")).to_have_text("Eve: 1")
    await scores(dialog, 9, 26)
    await dialog.get_by_role("button", name="none").click()
    await dialog.get_by_role("button", name="Fay").click()
    await because(projector, "the columns were exchanged")
    await evening.until_tally(2, (9, 26))
    await expect(projector.locator("#entries li.is-corrected .mark")).to_have_text(
        "Corrected by the host to sheet 9 to 26, because the columns were exchanged"
    )


async def test_a_sheet_is_taken_back_and_awaited_again(evening: Evening, projector: Page) -> None:
    await awaited(evening, projector, 2, 3)
    await evening.say(FinalScore(2, (26, 9)))
    await projector.locator("#entries li", has_text="the sheet says").get_by_role("button", name="undo").click()
    await projector.fill("#why", "it was table 3")
    await do_it(projector)
    await expect(sheet(projector, 2)).to_be_visible()
