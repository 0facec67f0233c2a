"""A host reads the season of this machine, and joins two names of one person, in a real browser."""

from __future__ import annotations

import json
import re

import pytest
from msgspec.json import encode
from msgspec.structs import replace
from playwright.async_api import Locator, Page, Route, expect

from headtable.web.season_routes import (
    JoinedName,
    LeftOut,
    NotOverYet,
    NotReadable,
    Season,
    SeasonNight,
    SeasonPair,
    SeasonPlayer,
)
from tests.patience import PATIENCE_S
from tests.web.console import press
from tests.web.hall import Hall
from tests.web.house import KEY

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)
SEASON = Season(
    "BUNCO",
    (SeasonNight("2026-11-21", "Library", 3, ("Ann",)), SeasonNight("2026-11-22", "Losers drop", 2, ("<b>Bob",))),
    (
        SeasonPlayer("Ann", 2, 8, 2, 1, 1203, 0),
        SeasonPlayer("<b>Bob", 2, 8, 2, 2, 90, 1250),
        SeasonPlayer("Cat", 1, 5, 1, 5, 1100, 700),
    ),
    (SeasonPair("Ann", "<b>Bob", 7, 2),),
    (LeftOut("tonight.night.db", NotOverYet(), "2026-11-23", "The barn"), LeftOut("broken.night.db", NotReadable())),
)
LINES = """cell => {
  const range = document.createRange();
  range.selectNodeContents(cell);
  return new Set([...range.getClientRects()].map(box => Math.round(box.top))).size;
}"""
"""How many lines a text takes."""


async def read_season(hall: Hall, page: Page, season: Season) -> None:
    """The host unfolds this season on the page of all nights."""
    await page.route("**/api/nights/season", lambda route: route.fulfill(body=encode(season).decode()))
    await page.goto(f"{hall.address}/host?key={KEY}")
    await page.goto(f"{hall.address}/nights")
    await page.locator("#season > summary").click()


async def test_the_season_ranks_players_by_wins_buncos_points_and_money(hall: Hall, projector: Page) -> None:
    page = projector
    await read_season(hall, page, SEASON)
    await expect(page.locator("#season-shown")).to_contain_text("2 nights, 3 players")
    await expect(page.locator("#season-shown thead").first).to_have_text("PlacePlayerNightsWinsBUNCOsPointsMoney")
    await expect(rows(page)).to_have_text(["1Ann2811203$0.00", "1<b>Bob28290$12.50", "3Cat1551100$7.00"])
    await page.locator("#season-shown select[name=by]").select_option("cents")
    await expect(rows(page)).to_have_text(["1<b>Bob28290$12.50", "2Cat1551100$7.00", "3Ann2811203$0.00"])
    for by, order in (("buncos", ["Cat", "<b>Bob", "Ann"]), ("points", ["Ann", "Cat", "<b>Bob"])):
        await page.locator("#season-shown select[name=by]").select_option(by)
        await expect(rows(page).locator("td:nth-child(2)")).to_have_text(order)
    await expect(page.locator("#season-shown tbody").nth(1)).to_have_text("1Ann & <b>Bob72")
    nights = page.locator("#season-shown tbody").last.locator("tr")
    await expect(nights).to_have_text(["1Nov 21, 2026LibraryAnn3", "2Nov 22, 2026Losers drop<b>Bob2"])
    aligned = await nights.first.locator("td").evaluate_all("all => all.map(one => getComputedStyle(one).textAlign)")
    assert aligned == ["right", "left", "left", "left", "right"]
    await expect(page.locator("#season-shown .why")).to_have_text(
        [
            "1 night is left out, because it is not over: Nov 23, 2026 · The barn",
            "1 file is left out, because it cannot be read: broken.night.db",
        ]
    )


async def test_the_season_shows_ten_pairs_until_the_host_asks_for_all(hall: Hall, projector: Page) -> None:
    page = projector
    season = replace(SEASON, pairs=tuple(SeasonPair("Ann", f"Bob {number}", 9, 2) for number in range(12)))
    await read_season(hall, page, season)
    pairs = page.locator("#season-shown tr").filter(has_text="Ann & Bob")
    await expect(pairs).to_have_count(10)
    await press(page, "Show all pairs: 12")
    await expect(pairs).to_have_count(12)
    await expect(page.get_by_role("button", name="Show all")).to_have_count(0)


async def test_on_a_phone_the_names_of_the_season_break_between_their_words(hall: Hall, phone: Page) -> None:
    await phone.set_viewport_size({"width": 320, "height": 568})
    ann, *others = SEASON.players
    season = replace(SEASON, players=(replace(ann, player="Bartholomew Featherstonehaugh"), *others))
    await read_season(hall, phone, season)
    name = rows(phone).first.locator("td:nth-child(2)")
    await expect(name).to_have_text("Bartholomew Featherstonehaugh")
    assert await name.evaluate(LINES) == 2
    assert await phone.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


async def test_the_season_says_that_tables_on_paper_have_no_points(hall: Hall, projector: Page) -> None:
    page = projector
    ann, *others = SEASON.players
    season = replace(SEASON, bunco_word="bunco", players=(replace(ann, untold_rounds=2), *others), skipped=())
    await read_season(hall, page, season)
    await expect(page.locator("#season-shown .why")).to_have_text(re.compile("tables on paper have none"))
    await expect(page.locator("#season-shown thead").first).to_contain_text("WinsBuncosPoints")


async def test_two_names_of_one_person_are_joined_after_a_question_and_parted_again(
    hall: Hall, projector: Page
) -> None:
    page = projector
    joined = replace(SEASON, players=SEASON.players[:2], joined=(JoinedName("Cat", "Ann"),))
    answers = {"Ann": joined, None: SEASON}
    asked: list[object] = []

    async def answer(route: Route) -> None:
        told = json.loads(route.request.post_data or "{}")
        asked.append(told)
        await route.fulfill(body=encode(answers[told["to"]]).decode())

    await page.route("**/api/nights/season/names", answer)
    await read_season(hall, page, SEASON)
    await page.locator("#season-joining > summary").click()
    await page.get_by_label("This name").select_option("Cat")
    await page.get_by_label("counts as").select_option("Ann")
    await press(page, "Join them …")
    await expect(page.locator("#reason-what")).to_contain_text(
        "Ann then has 3 nights instead of 2, 13 wins instead of 8"
    )
    await press(page, "Join them")
    await expect(page.locator("#season-joining li")).to_contain_text("Cat counts as Ann.")
    await expect(rows(page)).to_have_count(2)
    await press(page, "Take it back")
    await expect(rows(page)).to_have_count(3)
    assert asked == [{"name": "Cat", "to": "Ann"}, {"name": "Cat", "to": None}]


def rows(page: Page) -> Locator:
    """The lines of the ranking."""
    return page.locator("#season-shown tbody").first.locator("tr")
