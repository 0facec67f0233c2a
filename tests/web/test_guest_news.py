"""What a guest's page says of now and next: real Chromium, the real web part, a real broker."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace
from playwright.async_api import Page, expect

from headtable.messages.mqtt import MqttMessage
from headtable.messages.prizes import FinalistChosen, PersonRoll, PrizeWon, Qualified, Standing, Why
from headtable.messages.roll_offs import AllTables, MostOf
from headtable.messages.rooms import (
    BoardState,
    PrizeLine,
    RollingOff,
    StageState,
)
from tests.patience import PATIENCE_S
from tests.web.guest_page import (
    STANDINGS,
    WALKS,
    beside,
    introduced,
)
from tests.web.hall import Hall
from tests.web.house import DONE, NAMES, called, evening, night, table

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)


async def test_in_a_round_the_chair_the_people_and_the_points_are_shown_live(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), STANDINGS, table(2, (5, 7)))
    await introduced(phone, hall, "Fay")
    await expect(phone.locator("#chair-lead")).to_have_text("You play at")
    await expect(phone.locator("#chair-at")).to_have_text("Table 2, chair 2")
    await expect(phone.locator("#chair-head")).to_be_hidden()
    await expect(phone.locator("#news")).to_have_text("Eve rolls.")
    await expect(beside(phone, "Partner")).to_have_text("Hal")
    await expect(beside(phone, "Against")).to_have_text("Eve & Gil")
    await expect(beside(phone, "We roll")).to_have_text("fours")
    await expect(beside(phone, "Points")).to_have_text("7 to 5")
    hall.engine.tell(replace(table(2, (5, 8)), roller="Fay"))
    await expect(beside(phone, "Points")).to_have_text("8 to 5")
    await expect(phone.locator("#news")).to_have_text("You roll.")


async def test_whoever_throws_for_a_ghost_is_told(hall: Hall, phone: Page) -> None:
    ghost = replace(table(2), seats=("Ghost", "Fay", "Gil", "Hal"), ghosts=("Ghost",), roller="Ghost", thrower="Gil")
    hall.engine.tell(*evening(), STANDINGS, ghost)
    await introduced(phone, hall, "Gil")
    await expect(phone.locator("#news")).to_have_text("You roll for Ghost.")


async def test_the_result_is_shown_while_other_tables_play_on(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), STANDINGS, called(), DONE)
    await introduced(phone, hall, "Bob")
    await expect(phone.locator("#news")).to_have_text(
        "You have lost this round: 13 to 21. Other tables may still play."
    )


async def test_between_rounds_the_page_says_where_to_go_and_with_whom(hall: Hall, phone: Page) -> None:
    seats = ("Eve", "Cat", "Bob", "Fay")
    from_table = replace(table(1), phase="ready", seats=("Ann", "Gil", "Dan", "Hal"), walks=WALKS)
    between = (from_table, replace(table(2), phase="ready", seats=seats))
    hall.engine.left_s = 100_000
    hall.engine.tell(*evening(phase="ready"), STANDINGS, *between)
    await introduced(phone, hall, "Bob")
    await expect(phone.locator("#chair-lead")).to_have_text("Go to")
    await expect(phone.locator("#chair-at")).to_have_text("Table 2, chair 3")
    await expect(beside(phone, "Partner")).to_have_text("Eve")
    await expect(beside(phone, "Against")).to_have_text("Cat & Fay")
    await expect(beside(phone, "Next we roll")).to_have_text("fours")
    await expect(phone.locator("#beside div")).to_have_count(3)
    await expect(phone.locator("#left")).to_have_text(re.compile(r"The round starts in 27:\d\d:\d\d\."))


async def test_whoever_keeps_the_chair_is_told_to_stay(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(phase="ready"), STANDINGS, replace(table(1), phase="ready", walks=WALKS))
    await introduced(phone, hall, "Ann")
    await expect(phone.locator("#chair-lead")).to_have_text("Stay at")
    await expect(phone.locator("#chair-head")).to_have_text("head table")


async def test_before_the_first_round_the_page_says_where_to_sit(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(phase="ready"), STANDINGS, *(replace(table(n), phase="ready") for n in (1, 2, 3)))
    await introduced(phone, hall, "Lou")
    await expect(phone.locator("#chair-lead")).to_have_text("Sit at")
    await expect(phone.locator("#chair-at")).to_have_text("Table 3, chair 4")


def roll_off(to_roll: tuple[str, ...], **changes: object) -> StageState:
    """Ann, Bob and Cat roll off for the most wins."""
    contest = RollingOff(MostOf("wins"), ("Ann", "Bob", "Cat"), to_roll, before=(PersonRoll("Cat", (2,)),))
    return StageState(replace(contest, **changes))


WON = Why("wins", 13)
FINALISTS = tuple(FinalistChosen(name, "wins", WON) for name in NAMES[:4])
FINAL = StageState(finalists=FINALISTS, final_seats=NAMES[:4])
SEMI_FINAL = StageState(qualified=(Qualified("Ann", "wins", WON),), semi_final=True, semi_waits=True)
PRIZES = (PrizeLine("fifty-fifty", 5, (PrizeWon("fifty-fifty", ("Ann",), WON, 5),)),)
SETTLES = "The host and the dice settle what comes next."
OTHERWISE: dict[str, tuple[str, tuple[MqttMessage, ...], list[str]]] = {
    "closed": ("Ann", (night("closed"),), ["The host has not opened the night yet."]),
    "seating": ("Ann", (night("seating"),), ["People roll for their tables."]),
    "rolls for a table": (
        "Ann",
        (night("seating"), StageState(RollingOff(AllTables(), NAMES, NAMES, dice=3))),
        ["Roll 3 dice for your table, and tell the host."],
    ),
    "break": (
        "Ann",
        (replace(night("break"), break_for="supper"),),
        ["Break: supper.", "After the break: find your chair."],
    ),
    "break before the semi-final, and in it": (
        "Ann",
        (replace(night("break"), break_for="supper"), SEMI_FINAL),
        ["Break: supper.", "You are in the semi-final. Most wins: 13.", "After the break: find your chair."],
    ),
    "break before the semi-final, and not in it": (
        "Lou",
        (replace(night("break", tables=1), break_for="supper"), SEMI_FINAL),
        ["Break: supper.", "After the break comes the semi-final, and you are not in it."],
    ),
    "paused": (
        "Eve",
        (replace(night(), paused=True, paused_why="a quarrel"),),
        ["The host has paused the night: a quarrel.", "You roll."],
    ),
    "call it": ("Eve", (replace(table(2), call_it=True),), ["Call it!"]),
    "partner calls": ("Gil", (replace(table(2), call_it=True),), ["Eve: call it!"]),
    "last rolls": (
        "Gil",
        (called(), replace(table(2), phase="last-lap")),
        ["The bell has rung: last rolls. Eve rolls."],
    ),
    "rolls off": (
        "Ann",
        (night("settling"), roll_off(("Ann", "Bob"))),
        ["Roll one die for the most wins, and tell the host.", SETTLES],
    ),
    "has rolled": (
        "Ann",
        (night("settling"), roll_off(("Bob",), rolls=(PersonRoll("Ann", (5,)),))),
        ["You have rolled for the most wins. Others still roll.", SETTLES],
    ),
    "is sure": ("Ann", (night("settling"), roll_off(("Bob",), sure=("Ann",))), ["You have the most wins.", SETTLES]),
    "is out": ("Cat", (night("settling"), roll_off(("Ann", "Bob"))), ["Others roll for the most wins now.", SETTLES]),
    "looks on": ("Lou", (night("settling"), roll_off(("Ann", "Bob"))), ["People roll for the most wins.", SETTLES]),
    "host decides": ("Ann", (night("settling"), roll_off(())), ["The host decides the most wins.", SETTLES]),
    "goes on": (
        "Ann",
        (night("settling"), replace(FINAL, final_seats=())),
        [SETTLES, "You are in the final. Most wins: 13."],
    ),
    "in the final": (
        "Ann",
        (night("final"), FINAL),
        ["You are in the final. Most wins: 13.", "You roll. All dice alike win the Grand Prize."],
    ),
    "beside the final": (
        "Lou",
        (night("final"), FINAL),
        ["The final is rolled at the head table.", "Ann rolls. All dice alike win the Grand Prize."],
    ),
    "has won": (
        "Ann",
        (night("over"), replace(FINAL, grand_prize="Ann", prizes=PRIZES)),
        ["The night is over. You have won the Grand Prize!", "You have a prize. $5 fifty-fifty: Ann."],
    ),
    "over": ("Lou", (night("over"), replace(FINAL, grand_prize="Ann", prizes=PRIZES)),
             ["The night is over. Ann has won the Grand Prize."]),
    "over without a final": ("Lou", (night("over"),), ["The night is over. Thank you for playing!"]),
}  # fmt: skip


@pytest.mark.parametrize("case", OTHERWISE)
async def test_a_fitting_sentence_is_shown_whatever_happens(hall: Hall, phone: Page, case: str) -> None:
    player, messages, sentences = OTHERWISE[case]
    hall.engine.tell(*evening(), STANDINGS, *messages)
    await introduced(phone, hall, player)
    await expect(phone.locator("#news p")).to_have_text(sentences)


async def test_a_player_without_a_chair_is_told(hall: Hall, phone: Page) -> None:
    late = BoardState((*STANDINGS.standings, Standing(13, "Zoe", 0, 0, 0)))
    hall.engine.tell(*evening(), late)
    await introduced(phone, hall, "Zoe")
    await expect(phone.locator("#news")).to_have_text(
        "You have no chair in this round. If that is wrong, ask the host."
    )
    await expect(phone.locator("#chair")).to_be_hidden()


async def test_a_lost_engine_is_told_with_the_time_of_the_state(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), STANDINGS)
    await introduced(phone, hall, "Ann")
    await expect(phone.locator("#stale")).to_be_hidden()
    await hall.stop_engine()
    await expect(phone.locator("#stale")).to_have_text(re.compile("showing the state of"))
