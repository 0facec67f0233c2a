"""The pace of the night, by the console."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from headtable.messages.table import Claim
from headtable.web.fact_log import MOST_AT_ONCE
from tests.patience import PATIENCE_S
from tests.web.console import answered, because, do_it, opened, press
from tests.web.real_console import Evening, open_evening

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)


async def test_the_host_pauses_and_resumes_the_night(evening: Evening, projector: Page) -> None:
    await evening.open()
    await opened(evening, projector, "pace")
    await press(projector, "Pause the night…")
    await because(projector, "a glass broke")
    await answered(projector, "Pausing the night: done")
    await projector.click("#topics [data-topic=now]")
    await expect(projector.locator("#round-words")).to_have_text("Paused: a glass broke")
    await expect(projector.locator("#start")).to_be_hidden()
    await expect(projector.locator("#entry .why-not")).to_have_text("Paused: no roll counts until you press “Go on”.")
    await expect(projector.locator("#entry button:not(.in-a-pause):enabled")).to_have_count(0)
    await projector.click("#go-on")
    await answered(projector, "Going on: done")
    await expect(projector.locator("#start")).to_be_visible()


async def test_the_host_shortens_this_set(evening: Evening, projector: Page) -> None:
    await evening.open()
    await opened(evening, projector, "pace")
    await projector.get_by_label("ends after round").select_option("4")
    await projector.get_by_role("button", name="Change…").first.click()
    await expect(projector.locator("#reason-what")).to_have_text("Still to come in set 1: rounds 1, 2, 3, 4.")
    await because(projector, "it is late")
    await answered(projector, "Set 1: ends after round 4: done")
    await expect(projector.locator("#where")).to_have_text("Set 1 of 3, round 1 of 4, ready")


async def test_the_host_shortens_the_night(evening: Evening, projector: Page) -> None:
    await evening.open()
    await opened(evening, projector, "pace")
    await projector.get_by_label("ends after set").select_option("1")
    await projector.get_by_role("button", name="Change…").last.click()
    await do_it(projector)
    await answered(projector, "The night ends after set 1: done")


async def test_the_host_skips_the_rest_of_a_set_and_lengthens_and_ends_its_break(
    tmp_path: Path, projector: Page
) -> None:
    async with open_evening(tmp_path, "wba") as evening:
        await evening.open()
        for _ in range(2):
            await evening.play_round()
            await opened(evening, projector, "pace")
            await press(projector, "End this set now…")
            await do_it(projector)
            await expect(projector.locator("#verdict-words")).to_have_text(r_done())
        await evening.until_phase("break")
        await projector.click("#topics [data-topic=now]")
        await press(projector, "End the break")
        await answered(projector, "Ending the break: done")
        await evening.until_phase("ready")


def r_done() -> re.Pattern[str]:
    return re.compile("Set [12]: ends after round 1: done")


async def test_the_host_ends_the_night_after_this_round(evening: Evening, projector: Page) -> None:
    await evening.open()
    await evening.start()
    await opened(evening, projector, "pace")
    await press(projector, "End the night after this round…")
    await expect(projector.locator("#reason-what")).to_contain_text("This round is the last.")
    await because(projector, "the hall closes")
    await answered(projector, "Ending the rounds after this one: done")
    await expect(projector.locator("#where")).to_have_text("Set 1 of 1, round 1 of 1, playing")


async def test_the_host_who_ends_the_night_sees_who_won(projector: Page, tmp_path: Path) -> None:
    async with open_evening(tmp_path, "classic-drop") as evening:
        await evening.open()
        await evening.play_round()
        await opened(evening, projector, "pace")
        await press(projector, "End the night now…")
        await do_it(projector)
        await evening.until_phase("over")
        await expect(projector.locator("#topics [data-topic=now]")).to_have_attribute("aria-pressed", "true")
        await expect(projector.locator("#outcome-lines li").first).to_be_visible()
        await expect(projector.locator("#round-words")).to_be_focused()
        await projector.click("#topics [data-topic=pace]")
        await expect(projector.locator("#pace-words")).to_have_text("There is no round to come.")


async def test_the_host_who_ends_the_night_sees_who_rolls_off(evening: Evening, projector: Page) -> None:
    await evening.open()
    await evening.play_round()
    await opened(evening, projector, "pace")
    await press(projector, "End the night now…")
    await do_it(projector)
    await evening.until_phase("settling")
    await expect(projector.locator("#topics [data-topic=now]")).to_have_attribute("aria-pressed", "true")
    await expect(projector.locator("#contest-what")).to_be_visible()


async def test_the_host_starts_a_break_with_a_reason_and_a_length(evening: Evening, projector: Page) -> None:
    await evening.open()
    await opened(evening, projector, "pace")
    await press(projector, "Start a break…")
    await projector.get_by_label("What is it for?").fill("dessert")
    await projector.get_by_label("Minutes").fill("15")
    await do_it(projector)
    await answered(projector, "A break: dessert: done")
    await projector.click("#topics [data-topic=now]")
    await expect(projector.locator("#round-words")).to_have_text("Break, dessert: 15 minutes")
    await expect(projector.get_by_role("button", name="End the break")).to_be_visible()
    await projector.click("#topics [data-topic=pace]")
    await expect(projector.locator("#pace-acts")).to_contain_text("Break, dessert: 15 minutes")
    await press(projector, "End the break")
    await answered(projector, "Ending the break: done")
    await evening.until_phase("ready")


async def test_a_break_started_during_a_round_is_planned(evening: Evening, projector: Page) -> None:
    await evening.open()
    await evening.start()
    await opened(evening, projector, "pace")
    await press(projector, "A break after this…")
    await projector.get_by_label("What is it for?").fill("dessert")
    await do_it(projector)
    await answered(projector, "A break: dessert: done")
    await expect(projector.locator("#break-planned")).to_have_text("It follows: dessert.")


async def test_a_planned_break_is_called_off_where_it_was_planned_and_brought_back(
    evening: Evening, projector: Page
) -> None:
    await evening.open()
    await evening.start()
    await opened(evening, projector, "pace")
    await plan_a_break(projector, "dessert")
    await evening.say(*[Claim(2, "miss")] * (MOST_AT_ONCE + 1))
    await opened(evening, projector, "pace")  # with too little of the night to know of the break
    await press(projector, "Call off the break")
    await answered(projector, "A break: dessert, taken back: done")
    await expect(projector.locator("#break-planned")).to_have_count(0)
    await press(projector, "Redo this change")
    await answered(projector, "A break: dessert, made again: done")
    await expect(projector.locator("#break-planned")).to_have_text("It follows: dessert.")


async def test_only_the_newest_planned_break_is_called_off(evening: Evening, projector: Page) -> None:
    await evening.open()
    await evening.start()
    await opened(evening, projector, "pace")
    for what in ("dessert", "a cake"):
        await plan_a_break(projector, what)
        await press(projector, "Call off the break")
        await answered(projector, f"A break: {what}, taken back: done")
        await expect(projector.locator("#break-planned")).to_have_count(0)


async def plan_a_break(page: Page, what: str) -> None:
    """The host plans a break after the round that is on."""
    await press(page, "A break after this…")
    await page.get_by_label("What is it for?").fill(what)
    await do_it(page)
    await expect(page.locator("#break-planned")).to_have_text(f"It follows: {what}.")


async def test_before_the_first_round_is_over_the_host_reads_how_to_begin_another_night(
    evening: Evening, projector: Page
) -> None:
    await evening.open()
    await opened(evening, projector, "pace")
    await expect(projector.locator("#pace-acts")).to_contain_text("There is no night to end before its first round")
    await expect(projector.get_by_role("button", name="End the night now…")).to_have_count(0)
