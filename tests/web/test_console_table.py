"""Events at a table, by the console."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from headtable.messages.pace import AskForHelp, Ring
from headtable.messages.table import Claim, Throw
from tests.patience import PATIENCE_S
from tests.web.console import answered, do_it, opened, press
from tests.web.real_console import Evening, open_evening

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)


async def rolling(evening: Evening, page: Page) -> None:
    await evening.open()
    await evening.start()
    await opened(evening, page)


async def called_with_ties(evening: Evening, page: Page, *tables: int) -> None:
    """The round is over, and the console lists these tables as tied: the list moves the buttons below it."""
    await rolling(evening, page)
    await evening.until_without_device(1, 2, 3)  # only such tables are listed
    for table in tables:
        await evening.say(*[Claim(table, "miss")] * 4)
    await evening.ring()
    await expect(page.locator("#waiting-lines li")).to_have_count(len(tables))


async def test_the_host_enters_and_calls_dice(evening: Evening, projector: Page) -> None:
    await rolling(evening, projector)
    await projector.click("text=the dice themselves")
    for die in ("first", "second", "third"):
        await projector.get_by_role("button", name=f"{die} die: 1").click()
    await press(projector, "enter these dice")
    await answered(projector, "Table 1: 1-1-1: done")
    await press(projector, "call it!")
    await answered(projector, "Table 1: call: done")


async def test_a_throw_off_the_table_does_not_count(evening: Evening, projector: Page) -> None:
    await rolling(evening, projector)
    await projector.click("text=a throw that does not count")
    await projector.get_by_label("how many dice").select_option("2")
    await press(projector, "off the table")
    await answered(projector, "Table 1: a throw that was off the table: done")


async def test_an_uncalled_bunco_is_granted(evening: Evening, projector: Page) -> None:
    await rolling(evening, projector)
    await evening.say(Throw(1, (1, 1, 1)), Throw(1, (2, 3, 4)))
    await projector.get_by_role("button", name="uncalled BUNKO count").click()
    await expect(projector.locator("#reason .preview")).to_contain_text("21")
    await do_it(projector)
    await expect(projector.locator("#verdict-words")).to_have_text(re.compile("Table 1: Ann.s BUNKO counts: done"))


async def test_events_at_other_tables_keep_half_entered_dice(evening: Evening, projector: Page) -> None:
    await rolling(evening, projector)
    await projector.click("text=the dice themselves")
    await projector.get_by_role("button", name="first die: 5").click()
    await evening.say(Claim(2, "two"))
    await expect(projector.locator("#entries")).to_contain_text("Eve rolled two")
    await expect(projector.get_by_role("button", name="first die: 5")).to_have_attribute("aria-pressed", "true")


async def test_a_tie_is_rolled_off_or_decided(evening: Evening, projector: Page) -> None:
    await called_with_ties(evening, projector, 1, 2)
    await projector.get_by_role("button", name="table 2, tied").click()
    await projector.get_by_role("button", name="Eve & Gia: 6").click()
    await projector.get_by_role("button", name="Fay & Hal: 2").click()
    await press(projector, "enter the roll-off")
    await answered(projector, "Table 2: roll-off 6 against 2: done")
    await expect(projector.locator("#waiting-lines li")).to_have_count(1)
    await projector.get_by_role("button", name="table 1, tied").click()
    await press(projector, "Ann & Cat")
    await answered(projector, "Table 1: the tie goes to Ann & Cat: done")


async def test_the_host_undoes_a_roll_that_tied_a_table(evening: Evening, projector: Page) -> None:
    await called_with_ties(evening, projector, 1)
    await projector.get_by_role("button", name="table 1, tied").click()
    await press(projector, "take back this table\u2019s last roll")
    await do_it(projector)
    await answered(projector, "Table 1: last roll back: done")


async def test_the_host_sees_what_changes_before_a_last_roll_is_taken_back(evening: Evening, projector: Page) -> None:
    await rolling(evening, projector)
    await evening.say(Claim(1, "two"))
    await press(projector, "take back this table\u2019s last roll")
    await expect(projector.locator("#reason .preview li")).to_have_count(1)
    await expect(projector.locator("#reason .preview li")).to_contain_text("Table 1")
    await press(projector, "Cancel")
    assert evening.tables[1].tally == (2, 0)
    await press(projector, "take back this table\u2019s last roll")
    await do_it(projector)
    await answered(projector, "Table 1: last roll back: done")
    await evening.until_tally(1, (0, 0))
    await press(projector, "Undo this change")
    await evening.until_tally(1, (2, 0))


async def test_a_table_that_asks_for_help_is_shown_until_the_host_has_come(evening: Evening, projector: Page) -> None:
    await rolling(evening, projector)
    await evening.say(AskForHelp(2))
    await expect(projector.locator("#help-lines")).to_contain_text("Table 2 asks for help")
    await projector.click("#topics [data-topic=print]")
    await press(projector, "I was there")
    await answered(projector, "Help for table 2: done")
    await expect(projector.locator("#help")).to_be_hidden()
    await expect(projector.locator(":focus")).to_have_count(1)


async def test_a_table_changes_to_another_device(evening: Evening, projector: Page) -> None:
    await rolling(evening, projector)
    await expect(projector.get_by_role("button", name="any device")).to_have_attribute("aria-pressed", "true")
    await press(projector, "a phone")
    await answered(projector, "Table 1 goes by a phone: done")
    await expect(projector.get_by_role("button", name="a phone")).to_have_attribute("aria-pressed", "true")


async def test_the_dice_choose_the_first_player_by_the_book(tmp_path: Path, projector: Page) -> None:
    async with open_evening(tmp_path, "book") as evening:
        await evening.open()
        await opened(evening, projector)
        for player, face in (("Ann", 2), ("Bea", 6), ("Cat", 6), ("Dot", 1)):
            await projector.get_by_role("button", name=f"{player}: {face}").click()
        await press(projector, "enter these dice")
        await answered(projector, "Table 1: who rolls first: done")
        await expect(projector.get_by_role("button", name="Ann: 2")).to_have_count(0)  # only the highest roll again
        await expect(projector.locator("#entry")).to_contain_text("One die each decides who rolls first")
        await projector.get_by_role("button", name="Bea: 3").click()
        await projector.get_by_role("button", name="Cat: 4").click()
        await press(projector, "enter these dice")
        await expect(projector.locator("#entry")).not_to_contain_text("One die each")
        assert evening.tables[1].roller == "Cat"


async def test_the_host_decides_whether_a_waiting_bunco_was_called_after_the_bell(
    tmp_path: Path, projector: Page
) -> None:
    async with open_evening(tmp_path, "wba") as evening:
        await rolling(evening, projector)
        await evening.say(Throw(1, (1, 1, 1)), Ring("host"))
        await press(projector, "called")
        await answered(projector, "Table 1: BUNCO called: done")
        await evening.until_tally(1, (21, 0))
