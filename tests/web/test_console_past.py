"""The past put right, by the console."""

from __future__ import annotations

import re

import pytest
from playwright.async_api import Page, expect

from headtable.messages import Claim
from tests.web.console import answered, because, opened, press
from tests.web.evening import Evening
from tests.web.house import until

pytestmark = pytest.mark.slow
expect.set_options(timeout=30_000)


async def test_a_round_is_given_to_the_others(evening: Evening, projector: Page) -> None:
    await evening.open()
    await evening.play_round(2)
    await opened(evening, projector, "rounds")
    await projector.fill("#whose-round", "eve")
    await expect(projector.locator("#results li")).to_have_count(1)
    await expect(projector.locator("#results")).to_contain_text("Fay & Hal 2 won against Eve & Gia 0")
    await press(projector, "the others won…")
    await because(projector, "the tallies were exchanged")
    await answered(projector, "Set 1, round 1, table 2: to Eve & Gia: done")
    await expect(projector.locator("#results")).to_contain_text("Eve & Gia 0 won against Fay & Hal 2")
    await expect(projector.locator("#results")).to_contain_text(re.compile("by the host.s word"))


async def rolled(evening: Evening, page: Page) -> None:
    await evening.open()
    await evening.start()
    await opened(evening, page)
    await evening.say(Claim(2, "two"))


async def test_a_roll_is_corrected_to_the_dice(evening: Evening, projector: Page) -> None:
    await rolled(evening, projector)
    await press(projector, "correct")
    await projector.click("#reason-more summary")
    for die, face in (("first", 1), ("second", 1), ("third", 1)):
        await projector.locator("#reason").get_by_role("button", name=f"{die} die: {face}").click()
    await because(projector, "they were all ones")
    await answered(projector, "Putting entry 3 right: done")


async def test_a_forgotten_roll_is_added(evening: Evening, projector: Page) -> None:
    await rolled(evening, projector)
    await projector.locator("#entries li").first.get_by_role("button", name="+ after").click()
    await projector.check("#reason-more input[value=one]")
    await because(projector, "nobody pressed it")
    await answered(projector, "Adding what was forgotten after entry 3: done")
    await evening.until_tally(2, (3, 0))


async def test_a_forgotten_swap_is_added(evening: Evening, projector: Page) -> None:
    await evening.open()
    await opened(evening, projector)
    await projector.locator("#entries li").first.get_by_role("button", name="+ after").click()
    await projector.get_by_label("it was").select_option("swap")
    await projector.select_option("#reason-more select[name=player]", "Ann")
    await projector.select_option("#reason-more select[name=other]", "Eve")
    await because(projector, "they had said so")
    await answered(projector, "Adding what was forgotten after entry 1: done")
    await until(lambda: evening.tables[2].seats[0] == "Ann")


async def test_only_one_table_is_listed(evening: Evening, projector: Page) -> None:
    await rolled(evening, projector)
    await evening.say(Claim(3, "two"))
    await projector.select_option("#only", "2")
    await expect(projector.locator("#entries li")).to_have_count(1)
    await expect(projector.locator("#entries")).to_contain_text("Eve rolled two")
