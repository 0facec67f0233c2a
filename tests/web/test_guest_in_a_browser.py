"""A guest's own page on a phone: real Chromium, the real web part, a real broker."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace
from playwright.async_api import Locator, Page, Request, expect

from headtable.messages.mqtt import MqttMessage
from headtable.messages.people import Walk
from headtable.messages.prizes import FinalistChosen, PersonRoll, PrizeWon, Standing, Why
from headtable.messages.roll_offs import AllTables, MostOf
from headtable.messages.rooms import (
    BoardState,
    PrizeLine,
    RollingOff,
    RoundResult,
    RulesState,
    StageState,
    TableRounds,
    TableState,
)
from headtable.rulesets import text
from tests.patience import PATIENCE_S
from tests.web.hall import Hall
from tests.web.house import DONE, NAMES, called, evening, night, table

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)

HOSTILE = '<img src=x onerror="alert(1)">'
STANDINGS = BoardState(tuple(Standing(1 + n, name, 3 - n % 4, n % 4, n % 3) for n, name in enumerate(NAMES)))
WALKS = (
    Walk("Ann", 1, 1, 1, 1, "won-and-stays"), Walk("Bob", 1, 2, 2, 3, "lost-and-moves-down"),
)  # fmt: skip
FIRST, SECOND = (
    RoundResult(1, 1, "b", ("Ann", "Cat"), ("Bob", "Dan"), (9, 21), "points"),
    RoundResult(1, 2, "a", ("Bob", "Eve"), ("Ann", "Cat"), (22, 20), "roll-off"),
)
SMALLEST_TARGET_PX = 44
SMALL_TARGETS = f"""() => [...document.querySelectorAll("a, button, input, summary")].filter(element => {{
  const box = element.getBoundingClientRect();
  return box.width > 0 && (box.width < {SMALLEST_TARGET_PX} || box.height < {SMALLEST_TARGET_PX});
}}).map(element => element.outerHTML)"""
LOADED_BYTES = """() => performance.getEntries()
  .filter(entry => ["navigation", "resource"].includes(entry.entryType) && !entry.name.includes("/api/events"))
  .reduce((sum, entry) => sum + entry.encodedBodySize, 0)"""


async def introduced(phone: Page, hall: Hall, player: str) -> None:
    """The guest has chosen a name."""
    await phone.goto(f"{hall.address}/me")
    await phone.fill("#name-typed", player)
    await phone.get_by_role("button", name=player, exact=True).click()
    await expect(phone.locator("#guest-name")).to_have_text(player)


def beside(phone: Page, what: str) -> Locator:
    """What stands beside a word of the list, such as the partner."""
    return phone.locator("#beside div", has_text=what).locator("dd")


# --- who the guest is ----------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["zoe", "ZOË", "  oneil", "o'neil", "Zoe\u0308 O"])
async def test_a_name_is_found_without_case_accents_and_punctuation(hall: Hall, phone: Page, typed: str) -> None:
    hall.engine.tell(*evening(), STANDINGS, replace(table(2), seats=("Zoë O\u2019Neil", "Fay", "Gil", "Hal")))
    await phone.goto(f"{hall.address}/me")
    await phone.fill("#name-typed", typed)
    await expect(phone.locator("#fitting button")).to_have_text(["Zoë O\u2019Neil"])
    await expect(phone.locator("#fitting-words")).to_have_text("1 name")
    await phone.press("#name-typed", "Enter")
    await expect(phone.locator("#guest-name")).to_have_text("Zoë O\u2019Neil")


async def test_two_names_that_differ_by_an_accent_are_both_offered(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), STANDINGS, replace(table(2), seats=("Zoë", "Zoe", "Gil", "Hal")))
    await phone.goto(f"{hall.address}/me")
    await phone.fill("#name-typed", "zoe")
    await expect(phone.locator("#fitting button")).to_have_text(["Zoe", "Zoë"])
    await phone.press("#name-typed", "Enter")
    await expect(phone.locator("#who")).to_be_visible()
    await phone.get_by_role("button", name="Zoë", exact=True).click()
    await expect(phone.locator("#guest-name")).to_have_text("Zoë")


async def test_the_choice_survives_a_reload_and_can_be_changed(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), STANDINGS)
    await introduced(phone, hall, "Eve")
    await phone.reload()
    await expect(phone.locator("#guest-name")).to_have_text("Eve")
    await expect(phone.locator("#who")).to_be_hidden()
    await phone.get_by_role("button", name="I am somebody else").click()
    await phone.get_by_role("button", name="Fay", exact=True).click()
    await expect(phone.locator("#guest-name")).to_have_text("Fay")
    await expect(beside(phone, "Partner")).to_have_text("Hal")


async def test_a_guest_who_is_not_on_the_list_chooses_again(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), STANDINGS)
    await introduced(phone, hall, "Eve")
    anew = BoardState(tuple(replace(one, player="Eva") for one in STANDINGS.standings if one.player == "Eve"))
    hall.engine.tell(anew, replace(table(2), seats=("Eva", "Fay", "Gil", "Hal")))
    await expect(phone.locator("#who-words")).to_contain_text("Eve is not on tonight\u2019s list")
    await expect(phone.locator("#whereabouts")).to_be_hidden()
    await phone.get_by_role("button", name="Eva", exact=True).click()
    await expect(phone.locator("#chair-at")).to_have_text("Table 2, chair 1")


async def test_a_ghost_is_not_among_the_names(hall: Hall, phone: Page) -> None:
    hall.engine.tell(
        *evening(), STANDINGS, replace(table(2), seats=("Ghost", "Fay", "Gil", "Hal"), ghosts=("Ghost",))
    )
    await phone.goto(f"{hall.address}/me")
    await phone.fill("#name-typed", "h")
    await expect(phone.locator("#fitting button")).to_have_text(["Hal"])


async def test_before_the_night_the_list_is_awaited(hall: Hall, phone: Page) -> None:
    hall.engine.tell(night("closed", 0))
    await phone.goto(f"{hall.address}/me")
    await expect(phone.locator("#who-words")).to_have_text("The names appear here when the host opens the night.")
    await expect(phone.locator("#name-typed")).to_be_hidden()
    hall.engine.tell(*evening(), STANDINGS)
    await expect(phone.locator("#fitting button")).to_have_text(list(NAMES))


async def test_in_the_semi_final_also_those_who_are_out_can_choose_their_names(hall: Hall, phone: Page) -> None:
    board = BoardState(STANDINGS.standings[:4], "semi-final", NAMES[4:])
    hall.engine.tell(*evening(tables=1), board, StageState(semi_final=True))
    await introduced(phone, hall, "Kim")
    await expect(phone.locator("#news")).to_have_text("The semi-final is played, and you are not in it.")
    await expect(phone.locator("#card-counts")).to_have_text("The standings count only the semi-final now.")
    await expect(phone.locator("#score div")).to_have_count(0)


async def test_a_hostile_name_is_only_text(hall: Hall, phone: Page) -> None:
    seats = (HOSTILE, "</script>", "&lt;Gil", "'; DROP TABLE")
    result = RoundResult(1, 1, "a", (HOSTILE, "&lt;Gil"), ("</script>", "'; DROP TABLE"), (21, 4), "points")
    hall.engine.tell(*evening(), STANDINGS, replace(table(2), seats=seats, roller=HOSTILE), TableRounds(2, (result,)))
    await introduced(phone, hall, HOSTILE)
    await expect(phone.locator("#news")).to_have_text("You roll.")
    await expect(beside(phone, "Partner")).to_have_text("&lt;Gil")
    await expect(phone.locator("#played .people")).to_have_text("with &lt;Gil against </script> and '; DROP TABLE")
    assert await phone.locator("img").count() == 0


# --- now and next --------------------------------------------------------------------------------


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
        ["The night is over. You have won the Grand Prize!", "You have a prize. $5 Fifty-fifty: Ann."],
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


# --- the score card ------------------------------------------------------------------------------


async def test_the_card_shows_the_standing_the_partners_and_each_round(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), STANDINGS, TableRounds(1, (FIRST,)), TableRounds(2, (SECOND,)))
    await introduced(phone, hall, "Cat")
    await expect(phone.locator("#score div")).to_have_text(["Place3 of 12", "Wins1", "Losses2", "BUNKO2"])
    await expect(phone.locator("#partners")).to_have_text("Partners so far: Ann (2 times)")
    await expect(phone.locator("#played .which")).to_have_text(
        ["Set 1, round 2 · table 2", "Set 1, round 1 · table 1"]
    )
    await expect(phone.locator("#played .result")).to_have_text(["Lost 20 to 22, after a roll-off", "Won 21 to 9"])
    await expect(phone.locator("#played .people").first).to_have_text("with Ann against Bob and Eve")


async def test_the_card_asks_again_only_when_an_own_table_has_finished_a_round(hall: Hall, phone: Page) -> None:
    asked: list[str] = []
    phone.on("request", lambda request: note(request, asked))
    hall.engine.tell(*evening(), STANDINGS)
    await introduced(phone, hall, "Ann")
    await expect(phone.locator("#none-played")).to_be_visible()
    hall.engine.tell(
        TableRounds(3, (replace(SECOND, winners=("Ida", "Kim"), losers=("Jon", "Lou")),)), table(3, (1, 0))
    )
    hall.engine.tell(TableRounds(1, (FIRST,)))
    await expect(phone.locator("#played .result")).to_have_text(["Won 21 to 9"])
    assert asked == ["/api/card?player=Ann"] * 2


def note(request: Request, asked: list[str]) -> None:
    """Note a request for a card."""
    if "/api/card" in request.url:
        asked.append(request.url[request.url.index("/api/card") :])


async def test_a_corrected_round_is_corrected_on_the_card(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), STANDINGS, TableRounds(3, (FIRST,)))
    await introduced(phone, hall, "Ann")
    await expect(phone.locator("#played .result")).to_have_text(["Won 21 to 9"])
    corrected = replace(FIRST, team="a", winners=FIRST.losers, losers=FIRST.winners, tally=(22, 21))
    hall.engine.tell(TableRounds(3, (corrected,)))
    await expect(phone.locator("#played .result")).to_have_text(["Lost 21 to 22"])


async def test_the_card_is_complete_after_the_pages_were_restarted(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), STANDINGS, TableRounds(1, (FIRST,)))
    await introduced(phone, hall, "Ann")
    await expect(phone.locator("#played li")).to_have_count(1)
    await hall.close_pages()
    hall.engine.tell(TableRounds(2, (SECOND,)))
    await hall.open_pages()
    await expect(phone.locator("#played li")).to_have_count(2)


# --- the rules -----------------------------------------------------------------------------------


async def test_the_rules_of_the_night_are_on_the_page_before_a_name_is_chosen(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), STANDINGS)
    await phone.goto(f"{hall.address}/me")
    await expect(phone.locator("#who")).to_be_visible()
    await expect(phone.locator("#rules")).to_be_hidden()
    hall.engine.tell(RulesState(text("rfp")))
    points = phone.locator("#rules details", has=phone.get_by_text("Points", exact=True))
    await points.locator("summary").click()
    await expect(points.locator("li").nth(1)).to_contain_text("BUNKO")
    hall.engine.tell(RulesState(text("snake-eyes")))
    await expect(points.locator("li").nth(1)).to_contain_text("BUNCO")


# --- on every screen -----------------------------------------------------------------------------

LONG = ("Bartholomew-Maximilian", "W" * 40, "Christopher Alexander", "Wilhelmina van der Bergh")


def long_evening(number: int) -> tuple[TableState, ...]:
    """A table with the longest names, where everybody has walked."""
    walks = tuple(Walk(name, 2, chair, 1, chair, "won-and-moves-up") for chair, name in enumerate(LONG, 1))
    return (replace(table(number), seats=LONG, phase="ready", walks=walks),)


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (1280, 720)])
async def test_the_page_fits_on_every_screen(hall: Hall, phone: Page, size: tuple[int, int]) -> None:
    await phone.set_viewport_size({"width": size[0], "height": size[1]})
    result = replace(FIRST, winners=(LONG[1], LONG[0]), losers=(LONG[2], LONG[3]))
    hall.engine.tell(*evening(phase="ready"), STANDINGS, *long_evening(2), TableRounds(1, (result,) * 18))
    hall.engine.tell(RulesState(text("rfp")))
    await phone.goto(f"{hall.address}/me")
    await expect(phone.locator("#fitting button")).to_have_count(12)
    assert await fits(phone) == (True, [])
    await introduced(phone, hall, LONG[1])
    await expect(phone.locator("#rules details")).not_to_have_count(0)
    await phone.evaluate("for (const fold of document.querySelectorAll('details')) fold.open = true")
    await expect(phone.locator("#played li")).to_have_count(18)
    assert await fits(phone) == (True, [])


async def fits(phone: Page) -> tuple[bool, list[str]]:
    """Whether nothing hangs out at the side, and what is too small for a thumb."""
    width = await phone.evaluate("document.documentElement.scrollWidth - innerWidth")
    return width <= 0, await phone.evaluate(SMALL_TARGETS)


async def test_the_chair_is_on_a_small_phone_without_scrolling(hall: Hall, phone: Page) -> None:
    await phone.set_viewport_size({"width": 320, "height": 568})
    hall.engine.tell(*evening(phase="ready"), STANDINGS, replace(table(1), phase="ready", walks=WALKS))
    await introduced(phone, hall, "Ann")
    box = await phone.locator("#chair-at").bounding_box()
    assert box
    assert box["y"] + box["height"] <= 568


async def test_the_page_is_small(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), STANDINGS, TableRounds(1, (FIRST,)), RulesState(text("rfp")))
    await introduced(phone, hall, "Ann")
    await expect(phone.locator("#played li")).to_have_count(1)
    await expect(phone.locator("#rules")).to_be_visible()
    assert 0 < await phone.evaluate(LOADED_BYTES) <= 150_000


async def test_the_whole_page_works_by_the_keyboard(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), STANDINGS)
    await phone.goto(f"{hall.address}/me")
    await expect(phone.locator("#fitting button")).to_have_count(12)
    await phone.get_by_label("Type a part of your name").focus()
    await phone.keyboard.type("lou")
    await expect(phone.locator("#fitting button")).to_have_text(["Lou"])
    await phone.keyboard.press("Tab")
    await phone.keyboard.press("Enter")
    await expect(phone.locator("#guest-name")).to_be_focused()
    await phone.keyboard.press("Tab")
    await phone.keyboard.press("Enter")
    await expect(phone.locator("#name-typed")).to_be_focused()


async def test_each_part_of_the_page_has_a_heading_and_the_fields_a_label(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), STANDINGS)
    await introduced(phone, hall, "Ann")
    assert await phone.get_attribute("html", "lang") == "en"
    await expect(phone.get_by_role("main")).to_have_count(1)
    await expect(phone.get_by_role("heading", level=1)).to_have_text("Ann")
    await expect(phone.get_by_role("heading", level=2)).to_have_text(["Now", "My card"])
    await expect(phone.get_by_role("region")).to_have_count(2)
    await expect(phone.get_by_role("link")).to_have_attribute("href", "/")
