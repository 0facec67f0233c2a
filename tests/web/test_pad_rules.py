"""The phone pad by every ruleset: its buttons, who throws, what it waits for, and what this table must do."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace
from playwright.async_api import Page, expect

from headtable.messages.facts import Told
from headtable.messages.line import Press
from headtable.messages.prizes import PersonRoll
from headtable.messages.roll_offs import FirstRoll, MostOf
from headtable.messages.rooms import (
    NightState,
    RollingOff,
    StageState,
)
from headtable.messages.table import RollForFirst, ThrownAgain
from headtable.messages.words import Worth
from tests.patience import PATIENCE_S
from tests.web.hall import PHONE, Hall
from tests.web.house import evening, night, table, until

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)

USUAL: tuple[Worth, ...] = ("miss", "one", "two", "mini", "bunco")
TIED = RollingOff(MostOf("wins"), ("Ann", "Eve", "Gil"), ("Eve", "Gil"))


def rules(*more: Worth) -> NightState:
    return replace(night(), claims=(*USUAL, *more))


async def test_four_dice_add_a_three_button_and_snake_eyes_a_wipe_out_button(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), rules())
    await phone.goto(hall.pad(2))
    three, wipe = phone.locator("[data-button=three]"), phone.locator("[data-button=wipe]")
    await expect(phone.locator("[data-button=two]")).to_be_enabled()
    await expect(three).to_be_hidden()
    await expect(wipe).to_be_hidden()
    hall.engine.tell(rules("three", "wipe"))
    await wipe.click()
    await expect(phone.locator("#verdict")).to_have_text(re.compile("Wipe-out: counted"))
    await three.click()
    await until(lambda: len(hall.engine.numbers) == 2)
    assert [getattr(heard.said, "button", "") for heard in hall.engine.heard] == ["wipe", "three"]


async def test_an_invalid_throw_is_shown_and_all_dice_are_thrown_again(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), rules())
    hall.engine.then = lambda _: (Told(3, 0, ThrownAgain(2, "Eve", "floor", 1)),)
    await phone.goto(hall.pad(2))
    await phone.click("[data-button=floor]")
    await expect(phone.locator("#turn")).to_have_text("Eve rolls. All dice again (off the table: 1).")
    assert getattr(hall.engine.heard[0].said, "button", "") == "floor"


async def test_a_turn_may_be_declined_if_the_rules_allow_it(hall: Hall, phone: Page) -> None:
    last = replace(table(2), phase="last-lap", may_roll=("Eve", "Fay"))
    hall.engine.tell(*evening(), replace(rules(), phase="called"), last)
    await phone.goto(hall.pad(2))
    await expect(phone.locator("#turn")).to_have_text("The bell has rung: last rolls. Eve rolls, then Fay.")
    await expect(phone.locator("[data-button=decline]")).to_be_hidden()
    hall.engine.tell(replace(last, may_decline=True))
    await phone.click("[data-button=decline]")
    await until(lambda: len(hall.engine.heard) == 1)
    assert isinstance(hall.engine.heard[0].said, Press)


async def test_the_player_who_throws_for_a_ghost_is_named(hall: Hall, phone: Page) -> None:
    seats = ("Eve", "Ghost", "Gil", "Hal")
    hall.engine.tell(
        *evening(), rules(), replace(table(2), seats=seats, roller="Ghost", thrower="Hal", ghosts=("Ghost",))
    )
    await phone.goto(hall.pad(2))
    await expect(phone.locator("#turn")).to_have_text("Hal rolls for Ghost.")
    await expect(phone.locator(".name.ghost")).to_have_text("Ghost")


async def test_an_uncalled_bunco_is_shown(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), rules(), replace(table(2), roller="Fay", uncalled="Eve"))
    await phone.goto(hall.pad(2))
    await expect(phone.locator("#turn")).to_have_text(re.compile("Eve.s BUNKO was not called; only the host"))


async def test_players_of_this_table_are_called_to_a_roll_off(hall: Hall, phone: Page) -> None:
    done = tuple(replace(table(n), phase="done", roller=None) for n in (1, 2, 3))
    hall.engine.tell(*evening(phase="settling"), *done, StageState(TIED))
    await phone.goto(hall.pad(2))
    waits = phone.locator("#waits")
    await expect(waits).to_have_text("Eve and Gil: roll one die for the most wins; tell the host.")
    await expect(waits).to_have_class("is-ours")
    hall.engine.tell(StageState(replace(TIED, to_roll=("Ann",))))
    await expect(waits).to_have_text("Ann rolls for the most wins.")
    await expect(waits).not_to_have_class("is-ours")


async def test_a_break_and_a_pause_are_shown_and_disable_every_button(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), replace(night("break"), break_for="dinner"), replace(table(2), phase="ready"))
    await phone.goto(hall.pad(2))
    await expect(phone.locator("#waits")).to_have_text("Break: dinner")
    hall.engine.tell(replace(rules(), paused=True, paused_why="a glass broke"), table(2))
    await expect(phone.locator("#waits")).to_have_text("Paused: a glass broke")
    await expect(phone.locator("[data-button=two]")).to_be_disabled()
    hall.engine.tell(rules())
    await expect(phone.locator("#waits")).to_be_hidden()
    await expect(phone.locator("[data-button=two]")).to_be_enabled()


@pytest.mark.parametrize("size", [PHONE, (PHONE[1], PHONE[0])], ids=["upright", "on its side"])
async def test_all_buttons_fit_on_a_phone(hall: Hall, phone: Page, size: tuple[int, int]) -> None:
    await phone.set_viewport_size({"width": size[0], "height": size[1]})
    last = replace(table(2), phase="last-lap", may_roll=("Eve", "Fay", "Gil"), may_decline=True)
    hall.engine.tell(*evening(), replace(rules("three", "wipe"), phase="called", time_up=True), last)
    await phone.goto(hall.pad(2))
    await expect(phone.locator("#waits")).to_be_visible()
    await expect(phone.locator("[data-button=decline]")).to_be_visible()
    assert await phone.evaluate("document.documentElement.scrollHeight") <= size[1]
    assert await phone.evaluate("document.documentElement.scrollWidth") <= size[0]


async def test_in_the_final_and_after_the_night_no_round_and_no_points_are_shown(hall: Hall, phone: Page) -> None:
    seats = ("Ann", "Bob", "Cat", "Dan")
    hall.engine.tell(*evening(1, "final"), StageState(final_seats=seats), replace(table(1), seats=seats))
    await phone.goto(hall.pad(1))
    await expect(phone.locator("#where")).to_have_text("The final")
    await expect(phone.locator(".tally")).to_have_count(0)
    hall.engine.tell(night("over", 1), StageState(final_seats=seats, grand_prize="Bob"))
    await expect(phone.locator("#where")).to_have_text("The night is over")
    await expect(phone.locator("#turn")).to_have_text("The night is over. Bob has won the Grand Prize.")
    await expect(phone.locator(".tally")).to_have_count(0)


async def test_the_dices_proposal_is_shown_until_it_counts(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), replace(table(2), proposed=(1, 1, 4)))
    await phone.goto(hall.pad(2))
    await expect(phone.locator("#turn")).to_have_text(
        "Eve rolls. The dice show 1 1 4: they count unless you undo them or throw again."
    )
    hall.engine.tell(replace(table(2), again="cocked"))
    await expect(phone.locator("#turn")).to_have_text("Eve rolls. All dice again.")


async def test_the_dice_choose_the_first_player_and_tied_players_throw_again(hall: Hall, phone: Page) -> None:
    contest = RollingOff(FirstRoll(), ("Eve", "Fay", "Gil", "Hal"), ("Eve", "Gil"), before=())
    asked = replace(table(2), phase="first-roll", first_roll=contest)
    hall.engine.tell(*evening(), rules(), asked)
    await phone.goto(hall.pad(2))
    await expect(phone.locator("#turn")).to_have_text(
        "Who rolls first? One die each for Eve, Gil; the highest begins."
    )
    await expect(phone.locator("#buttons")).to_be_hidden()
    await phone.get_by_role("button", name="Eve: 5").click()
    await phone.get_by_role("button", name="Gil: 2").click()
    hall.engine.then = lambda _: (table(2),)
    await phone.get_by_role("button", name="send these dice").click()
    await expect(phone.locator("#buttons")).to_be_visible()
    rolls = (PersonRoll("Eve", (5,)), PersonRoll("Gil", (2,)))
    assert hall.engine.heard[0].said == RollForFirst(2, rolls)


async def test_after_the_bell_a_table_on_paper_gives_its_sheet_to_the_host(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), rules(), replace(table(2), phase="waits-for-sheet", roller=None, rung="paper"))
    await phone.goto(hall.pad(2))
    await expect(phone.locator("#turn")).to_have_text("The round is over. Give your sheet to the host.")


async def test_a_phone_that_was_left_alone_says_after_the_bell_that_nobody_has_scored(
    hall: Hall, phone: Page
) -> None:
    hall.engine.tell(*evening(), rules(), replace(table(2), phase="waits-for-sheet", roller=None))
    await phone.goto(hall.pad(2))
    await expect(phone.locator("#turn")).to_have_text(
        "The round is over. Give your sheet to the host. If nobody here has scored, press “nothing”."
    )
    await expect(phone.locator("[data-button=one]")).to_be_disabled()
    await phone.click("[data-button=pass]")
    await until(lambda: len(hall.engine.heard) == 1)
    assert getattr(hall.engine.heard[0].said, "button", "") == "pass"


async def test_after_the_bell_a_waiting_bunco_is_called_or_declined(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), rules(), replace(table(2), phase="waits-for-call", call_it=True))
    await phone.goto(hall.pad(2))
    await expect(phone.locator("#turn")).to_have_text(
        "The round is over. Eve: call it now, or press “nothing” if it was not called."
    )
    await expect(phone.locator("[data-button=one]")).to_be_disabled()
    await expect(phone.locator("[data-button=pass]")).to_be_enabled()
    await phone.click("[data-button=call]")
    await until(lambda: len(hall.engine.heard) == 1)
    assert getattr(hall.engine.heard[0].said, "button", "") == "call"
