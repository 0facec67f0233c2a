"""Everything that the scoreboard can show fits: on the projector without scrolling, on a phone without sideways."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace
from playwright.async_api import Page, expect

from headtable.messages.announcements import AnnouncedResult, ResultOf
from headtable.messages.mqtt import MqttMessage
from headtable.messages.past import Changed
from headtable.messages.people import Walk
from headtable.messages.prizes import FinalistChosen, PersonRoll, PrizeWon, Standing, TravelerMoved, Why
from headtable.messages.roll_offs import MostOf
from headtable.messages.rooms import (
    BoardState,
    CalledBy,
    PrizeLine,
    RollingOff,
    StageState,
    TableState,
    TravelerState,
)
from headtable.messages.table import TableWon
from tests.patience import PATIENCE_S
from tests.web.hall import PHONE, PROJECTOR, Hall
from tests.web.house import board, evening, host_fixes_scene, night, table
from tests.web.looks import OUTSIDE, SPILT

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)

LONG = ("Bartholomew-Maximilian", "Ann", "Christopher Alexander", "Wilhelmina van der Bergh")
WAS = AnnouncedResult((LONG[0], LONG[2]), "points", 21, 13)
NOW = AnnouncedResult((LONG[1], LONG[3]), "points", 22, 21)
CHANGED = tuple(Changed(ResultOf(1, 3, n), WAS, NOW) for n in range(1, 9))
TRAVELER = TravelerState("hostess", LONG[3], tuple(TravelerMoved(name, "bunco") for name in (*LONG, *LONG)))
COVERED = """() => [...document.querySelectorAll(".page:not([hidden]) .card")].filter(card => {
  const last = card.querySelector(".last").getBoundingClientRect();
  return [...card.querySelectorAll("header > *")].some(label => label.getBoundingClientRect().bottom > last.top + 1);
}).map(card => card.id)"""
CUT = """() => [...document.querySelectorAll(".page:not([hidden]) :is(.name, .player, .way, .where)")].filter(one => {
  const place = one.closest(".pages").getBoundingClientRect();
  const card = (one.closest(".card") ?? one.closest(".pages")).getBoundingClientRect();
  return one.getBoundingClientRect().bottom > Math.min(place.bottom, card.bottom) + 1;
}).map(one => one.textContent)"""
"""The words that stand below the room for pages, or below their card."""
ALONE = """() => [...document.querySelectorAll(".page:not([hidden]) .star")].filter(star => {
  const name = document.createRange();
  name.selectNodeContents(star.nextSibling);
  const { top, height } = star.getBoundingClientRect();
  return name.getClientRects()[0].top > top + height / 2;
}).length"""
"""How many stars stand on a line without a name."""
SHOWN = ".card, .person, .prize, .final li, .final-seats li, #called, #changed, #mark-words > *, .stage-title, .die"


def between(number: int, tables: int) -> TableState:
    """A table whose people walk, after a roll-off."""
    walks = tuple(
        Walk(player, number, chair, 1 + number % tables, chair, "lost-and-moves-down")
        for chair, player in enumerate(LONG, 1)
    )
    won = TableWon(number, "a", (LONG[0], LONG[2]), (LONG[1], LONG[3]), (12, 12), "roll-off")
    return replace(table(number), phase="ready", roller=None, walks=walks, before=won)


def last_rolls(number: int) -> TableState:
    haunted = (LONG[0], "Ghost", LONG[2], "Ghost 2")
    return replace(
        table(number), phase="last-lap", seats=haunted, roller="Ghost", thrower=LONG[2], ghosts=("Ghost", "Ghost 2"),
        may_roll=("Ghost", LONG[2], "Ghost 2"),
    )  # fmt: skip


def rolling_off(people: int, dice: int) -> StageState:
    names = tuple(f"{LONG[n % 4]} {n}" for n in range(people))
    rolls = tuple(PersonRoll(name, (6,) * dice) for name in names[: people // 2])
    what = MostOf("wins", 1, 1)
    return StageState(RollingOff(what, names, names[people // 2 :], dice=dice, rolls=rolls), traveler=TRAVELER)


def final() -> StageState:
    chosen = tuple(FinalistChosen(name, "wild-card", Why("draw", 0, "draw", among=188)) for name in LONG)
    prizes = tuple(
        PrizeLine(f"prize number {n}", 20, (PrizeWon(f"prize number {n}", (LONG[3],), Why("wins", 13), 20),))
        for n in range(6)
    )
    return StageState(finalists=chosen, final_seats=LONG, prizes=prizes, traveler=TRAVELER, grand_prize=LONG[3])


def states(tables: int) -> dict[str, tuple[MqttMessage, ...]]:
    """The evening in each of its states, with long names."""
    numbers = range(1, tables + 1)
    walked = tuple(between(n, tables) for n in numbers)
    groups = tuple(3 for _ in range(tables // 3)) if tables % 3 == 0 else (tables,)
    caller = CalledBy("score", LONG[3], (LONG[1], LONG[3]), 21, "bunco", (4, 4, 4))
    called = replace(night("called", tables, caller), groups=groups)
    paused = replace(
        night("playing", tables), paused=True, paused_why="the fire alarm; please go out by the doors at the back"
    )
    at_break = replace(night("break", tables), break_for="dinner in the small hall", break_minutes=45)
    seats = TableState(1, "rolling", LONG, roller=LONG[0], faces=(2, 2, 5))
    put_right = StageState(changed=CHANGED, traveler=TRAVELER)
    return {
        "break": (*evening(tables, "break"), at_break, *walked, StageState(traveler=TRAVELER)),
        "ready": (*evening(tables, "ready"), *walked, put_right),
        "called": (*evening(tables), called, *map(last_rolls, numbers), put_right),
        "paused": (*evening(tables), paused, *map(last_rolls, numbers), StageState(traveler=TRAVELER)),
        "one die": (*evening(tables, "settling"), rolling_off(12, 1)),
        "three dice": (*evening(tables, "seating"), rolling_off(4 * tables, 3)),
        "final": (*evening(tables, "final"), replace(final(), grand_prize=None, prizes=()), seats),
        "over": (*evening(tables), replace(night("over", tables), mark=None), final(), seats),
    }


@pytest.mark.parametrize("tables", [3, 12, 50])
async def test_every_state_fits_on_the_projector(hall: Hall, projector: Page, tables: int) -> None:
    for state, messages in states(tables).items():
        hall.engine.tell(*messages)
        await projector.goto(hall.address)
        await expect(projector.locator(".card, .person, .final li, .final-seats li").last).to_be_attached()
        assert await projector.evaluate(OUTSIDE, SHOWN) == 0, state
        assert await projector.evaluate(SPILT) == [], state
        assert await projector.evaluate("document.documentElement.scrollHeight") <= PROJECTOR[1], state
        assert await projector.evaluate("document.documentElement.scrollWidth") <= PROJECTOR[0], state


@pytest.mark.parametrize("tables", [3, 50])
async def test_no_state_makes_a_phone_scroll_sideways(hall: Hall, phone: Page, tables: int) -> None:
    for state, messages in states(tables).items():
        hall.engine.tell(*messages)
        await phone.goto(hall.address)
        await expect(phone.locator(".card, .person, .final li, .final-seats li").last).to_be_attached()
        assert await phone.evaluate("document.documentElement.scrollWidth") <= PHONE[0], state


@pytest.mark.parametrize("tables", [2, 24])
async def test_the_last_roll_covers_no_label_of_its_table(hall: Hall, projector: Page, tables: int) -> None:
    rolled = tuple(replace(table(n), last="one", faces=(4, 1, 2)) for n in range(1, tables + 1))
    halves = (tables // 2, tables // 2)
    hall.engine.tell(*evening(tables), replace(night("playing", tables), groups=halves), *rolled)
    await projector.goto(f"{hall.address}/?page=1")
    await expect(projector.locator(".page:not([hidden]) .card .group").first).to_be_visible()
    await expect(projector.locator(".page:not([hidden]) .card .last").last).to_be_visible()
    assert await projector.evaluate(COVERED) == []


async def test_a_page_with_few_names_is_turned_sooner(hall: Hall, projector: Page) -> None:
    few = (LONG[0], LONG[2], LONG[3], "Featherstonehaugh-Cholmondeley, Wilhelm")
    hall.engine.tell(*evening(50), *(replace(table(n), seats=few, roller=few[0]) for n in range(1, 51)))
    await projector.clock.install()
    await projector.goto(hall.address)
    await _stop_the_clock_at_the_first_page(projector)
    names = await projector.locator(".page:not([hidden]) .name").count()
    assert 7 <= names < 20  # of which 20 are looked at for the longest time
    await projector.clock.run_for(round(1000 * (2 + 0.3 * names)) - 500)
    await expect(projector.locator("#page")).to_have_text(re.compile("^page 1 of"))
    await projector.clock.run_for(1000)
    await expect(projector.locator("#page")).to_have_text(re.compile("^page 2 of"))


@pytest.mark.parametrize("caller", ["Ann", "Ann16", "host"])
async def test_a_new_phase_begins_at_once_with_its_first_page_and_a_call_with_the_table_that_called(
    hall: Hall, projector: Page, caller: str
) -> None:
    hall.engine.tell(*evening(16, "ready"), *(between(n, 16) for n in range(1, 17)))
    await projector.goto(f"{hall.address}/?every=600")
    await expect(projector.locator("#page")).to_have_text(re.compile("^page 1 of"))
    await projector.keyboard.press("ArrowRight")
    await expect(projector.locator("#page")).to_have_text(re.compile("^page 2 of"))
    hall.engine.tell(*evening(16))
    await expect(projector.locator("#table-1")).to_be_visible()
    await projector.keyboard.press("ArrowRight")
    await expect(projector.locator("#table-1")).to_be_hidden()
    by = CalledBy("host", "host") if caller == "host" else CalledBy("bunco", caller)
    hall.engine.tell(*(replace(table(n), phase="last-lap") for n in range(1, 17)), night("called", 16, by))
    await expect(projector.locator("#table-16" if caller == "Ann16" else "#table-1")).to_be_visible()


async def _stop_the_clock_at_the_first_page(projector: Page) -> None:
    """The page has just been turned to the first one, and no time passes but by ``clock.run_for``."""
    page = projector.locator("#page")
    await expect(page).to_have_text(re.compile("^page"))
    await projector.clock.pause_at(await projector.evaluate("Date.now() + 5000"))
    await projector.keyboard.press("ArrowRight")
    while not (await page.inner_text()).startswith("page 1 of"):
        await projector.keyboard.press("ArrowRight")


async def test_the_columns_of_a_list_are_balanced_and_break_no_name_in_a_word(hall: Hall, projector: Page) -> None:
    names = (
        "Maximiliane Knoblauch",
        "Christopher Featherstone",
        "Ann",
        "Bob",
        "Cat",
        "Dan",
        "Eve",
        "Fay",
        "Gil",
        "Hal",
    )
    standings = tuple(Standing(place, name, 18 - place, place, 0) for place, name in enumerate(names, 1))
    hall.engine.tell(*evening(1, "over"), BoardState(standings))
    await projector.goto(hall.address)
    await expect(projector.locator(".final li")).to_have_count(10)
    columns = await projector.locator("ol.final").evaluate_all("lists => lists.map(list => list.children.length)")
    assert columns == [10] or max(columns) - min(columns) <= 1
    broken = """names => names.filter(name => {
      name.style.overflowWrap = "normal";
      return name.scrollWidth > name.clientWidth + 1;
    }).length"""
    assert await projector.locator(".final .player").evaluate_all(broken) == 0


async def test_more_names_than_one_column_holds_fill_columns_of_one_height(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(1, "over"), board(15))
    await projector.goto(hall.address)
    await expect(projector.locator(".final li")).to_have_count(15)
    columns = await projector.locator("ol.final").evaluate_all("lists => lists.map(list => list.children.length)")
    assert len(columns) > 1
    assert max(columns) - min(columns) <= 1


LONGEST = "Wolfeschlegelsteinhausenbergerdorffwelch"
PEOPLE = ("Ann", "Bea", "Cora", "Dee O'Hara", "Fay", "Gus", "Hal", "Ida", "Jo", "Kit", "Lou", "Mia",
          "Maximiliana-Theodora von Hohenlohe-Lange", LONGEST, "Ghost", "Ghost 2")  # fmt: skip


def with_the_longest_name() -> dict[str, tuple[MqttMessage, ...]]:
    """Lists and tables of four tables, in which one name is a single word of 40 letters."""
    seats = [PEOPLE[n : n + 4] for n in (0, 12, 8, 4)]
    tables = tuple(
        replace(table(n), phase="ready", seats=four, ghosts=PEOPLE[14:]) for n, four in enumerate(seats, 1)
    )
    walks = tuple(replace(between(n.table, 4), seats=n.seats, walks=_walks(n)) for n in tables)
    standings = tuple(Standing(n, name, 18 - n, n, 0) for n, name in enumerate(PEOPLE[:14], 1))
    return {
        "room": (*evening(4, "ready"), *walks),
        "seats": (*evening(4), *tables, StageState(drawn=("Ann",))),
        "standings": (*evening(4), *tables, BoardState(standings)),
    }


def _walks(state: TableState) -> tuple[Walk, ...]:
    return tuple(
        Walk(name, state.table, chair, 1 + state.table % 4, chair, "won-and-moves-up")
        for chair, name in enumerate(state.seats, 1)
    )


@pytest.mark.parametrize("scene", ["room", "seats", "standings"])
async def test_a_page_has_room_for_a_word_of_forty_letters(hall: Hall, projector: Page, scene: str) -> None:
    hall.engine.tell(*with_the_longest_name()[scene])
    await host_fixes_scene(hall.address, scene)
    await projector.goto(f"{hall.address}/?page=1")
    await expect(projector.locator("body")).to_have_attribute("data-scene", scene)
    await expect(projector.locator(".page").get_by_text(LONGEST).first).to_be_attached()
    for _ in range(await projector.locator(".page").count()):
        assert await projector.evaluate(CUT) == []
        assert await projector.evaluate(ALONE) == 0
        await projector.keyboard.press("ArrowRight")
