"""A host goes from one night to the next on the page of all nights, and has rules of the house, in a real browser."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import pytest
from msgspec.json import encode
from msgspec.structs import replace
from playwright.async_api import Locator, Page, Route, expect

from headtable.journal import Journal
from headtable.rulecard import card_of
from headtable.rulesets import load, text
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
from tests.web.house import KEY, evening as in_play
from tests.web.real_console import NAMES, Evening

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
TONIGHT = "Zoë & <i>Ann</i>: Our <i>house</i>"
FOURTEEN = (*(f"{name} & Co" for name in NAMES), "Mia", "<b>Nan")

[WALK, *_] = card_of(load("classic-drop")).telling("ladder")


async def test_a_host_begins_a_second_night_and_reads_the_first(
    evening: Evening, projector: Page, tmp_path: Path
) -> None:
    page = projector
    await page.goto(evening.console)
    await page.get_by_role("link", name="Nights", exact=True).click()
    await expect(page.locator("#tonight")).to_contain_text("not open yet")
    await expect(page.locator("#no-past")).to_have_text("No night has been put away yet.")
    await _save_house_rules(page)
    await _begin_by_house_rules(page, evening)
    assert (await evening.until_phase("ready", "seating")).tables == 4
    with Journal.read(tmp_path / "tonight.night.db") as looking:
        assert looking.ruleset == (tmp_path / "rulesets" / "our-i-house-i.toml").read_text()
    await _put_the_played_night_away(page, evening, tmp_path)
    await _read_the_past_night(page, evening)
    await _read_the_season(page)


async def test_tonights_data_is_saved_while_the_night_goes_on(evening: Evening, projector: Page) -> None:
    page = projector
    await evening.open()
    await evening.play_round()
    await page.goto(evening.console)
    await page.goto(f"{evening.address}/nights")
    tonight = page.locator("#tonight")
    async with page.expect_download() as saving:
        await tonight.get_by_role("link", name="All data (JSON)").click()
    assert "Ann" in (await (await saving.value).path()).read_text(encoding="utf-8")
    await expect(tonight.get_by_role("link", name="Report to share")).to_have_count(0)


@pytest.mark.parametrize(
    ("place", "file"),
    [("/host#rounds", "/host/night.zip"), ("/nights", "/host/night.zip"), ("/money", "/host/money.csv"),
     ("/guests", "/host/history.csv")],
)  # fmt: skip
async def test_a_refused_file_shows_its_reason_on_the_page_which_says_before_that_it_works(
    hall: Hall, projector: Page, place: str, file: str
) -> None:
    page, is_due = projector, asyncio.Event()

    async def refused(route: Route) -> None:
        await is_due.wait()
        await route.fulfill(status=409, json={"error": "the disk is full", "reason": {"is": "command-failed"}})

    hall.engine.tell(*in_play())
    await page.route(f"**{file}*", refused)
    await page.goto(f"{hall.address}/host?key={KEY}")
    await page.goto(f"{hall.address}{place}")
    link = page.locator(f"a[href^='{file}'][download]").first
    await expect(link).to_be_attached()
    await expect(page.locator("[data-waits][hidden], #topics[hidden]")).to_have_count(
        0
    )  # now the page's code listens
    await link.evaluate("link => link.click()")
    note = page.locator(".file-note")
    await expect(note).to_have_text("Making the file …")
    is_due.set()
    await expect(note).to_have_text("The disk is full")
    assert page.url.endswith(place)


@pytest.mark.parametrize(
    ("place", "links"), [("/host", 2), ("/nights", 1)]
)  # the console also lists what is left to do
async def test_the_page_to_share_is_there_as_soon_as_the_night_is_over(
    hall: Hall, projector: Page, place: str, links: int
) -> None:
    report = projector.locator('a[href="/host/report.html"]')
    hall.engine.tell(*in_play())
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await projector.goto(f"{hall.address}{place}#rounds")
    await expect(projector.locator('a[href="/host/night.zip"]')).to_have_count(1)
    await expect(report.and_(projector.locator(":not([hidden])"))).to_have_count(0)
    hall.engine.tell(*in_play(phase="over"))
    await projector.reload()
    await expect(report.and_(projector.locator(":not([hidden])"))).to_have_count(links)


async def test_a_field_that_is_half_typed_keeps_its_text_and_the_focus_when_a_late_answer_comes(
    evening: Evening, projector: Page
) -> None:
    page, is_due = projector, asyncio.Event()

    async def late(route: Route) -> None:
        await is_due.wait()
        await route.continue_()

    await page.goto(evening.console)
    await page.goto(f"{evening.address}/rules")
    target = page.locator("#field-target")
    await expect(target).to_have_value("21")
    await page.route("**/api/rulesets/draft", late)
    await page.fill("#field-rounds", "5")
    await target.click()  # the other field asks for a new draft
    await target.press("ControlOrMeta+a")
    await target.press_sequentially("2")
    is_due.set()
    await expect(page.locator("#save-ruleset")).to_be_enabled()  # the late answer is here
    await expect(target).to_be_focused()
    await target.press_sequentially("5")
    await expect(target).to_have_value("25")
    await target.press("Tab")
    await expect(page.locator("#rule-parts")).to_contain_text("25")


async def test_a_house_deletes_its_ruleset_after_a_question(
    evening: Evening, projector: Page, tmp_path: Path
) -> None:
    page, file = projector, tmp_path / "rulesets" / "our-house.toml"
    file.parent.mkdir()
    file.write_text(text("wba"))
    await page.goto(evening.console)
    await page.goto(f"{evening.address}/rules")
    delete = page.locator("#delete-ruleset")
    await expect(page.locator("#ruleset-choice option[value=our-house]")).to_have_count(1)
    await expect(delete).to_be_hidden()  # the first one comes with headtable
    await page.select_option("#ruleset-choice", "our-house")
    await delete.click()
    await expect(page.locator("#reason-title")).to_have_text("Delete The twelve-player party?")
    await page.keyboard.press("Escape")
    await expect(page.locator("#reason")).to_be_hidden()
    assert file.exists()
    await delete.click()
    await press(page, "Delete it")
    await expect(page.locator("#deletion-words")).to_have_text("The twelve-player party is deleted.")
    await expect(page.locator("#ruleset-choice option[value=our-house]")).to_have_count(0)
    await expect(delete).to_be_hidden()
    assert not file.exists()


async def test_a_host_prepares_the_next_night_while_one_goes_on_and_begins_it_with_one_button(
    evening: Evening, projector: Page
) -> None:
    page = projector
    await evening.open()
    await page.goto(evening.console)
    await prepare_december(evening, page)
    await press(page, "Begin the next night")
    await press(page, "Put tonight away")
    await page.wait_for_url(f"{evening.address}/host")
    await evening.until_phase("closed")
    await expect(page.locator("#players")).to_have_value("Ann\nBea\nCat\nMia")
    await expect(page.locator("#take-all")).to_contain_text("4")
    for address, called in (("/host", "#night-called"), ("/", "#night-called"), ("/me", "#before")):
        await page.goto(f"{evening.address}{address}")
        await expect(page.locator(called)).to_be_visible()
        await expect(page.locator(called)).to_contain_text("December")
        await expect(page.locator(called)).to_contain_text("The library")
    await page.goto(f"{evening.address}/nights")
    await expect(page.locator("#tonight")).to_contain_text("December")
    await expect(page.locator("#prepared")).to_be_hidden()


async def prepare_december(evening: Evening, page: Page) -> None:
    """The host keeps a night of four as the next one, and changes its place after a restart of the pages."""
    await page.goto(f"{evening.address}/nights")
    await page.select_option("#ruleset-choice", "wba")
    await page.fill("#night-title", "December")
    await page.fill("#night-place", "The barn")
    await page.fill("#players", "1. Ann\n2. Bea\n3. Cat\n4. Mia")
    await press(page, "Keep it as the next night")
    shown = page.locator("#prepared-words")
    await expect(shown).to_have_text(re.compile("^December: .* The barn · 4 names$"))
    await evening.serve("pages")
    await page.goto(f"{evening.address}/nights")
    await expect(shown).to_contain_text("The barn")
    await press(page, "Change it")
    await page.fill("#night-place", "The library")
    await press(page, "Keep it as the next night")
    await expect(shown).to_contain_text("The library · 4 names")


async def test_names_of_a_new_night_say_who_stays_on_the_guest_list_and_let_them_leave(
    evening: Evening, projector: Page
) -> None:
    page = projector
    await page.goto(evening.console)
    await page.request.post(f"{evening.address}/api/guests/names", data={"names": ["Ann", "Wally", "Zoë"]})
    await evening.open()
    await page.goto(f"{evening.address}/nights")
    await page.fill("#players", "Ann\nBea\nCat\nMia")
    await expect(page.locator("#unnamed-words")).to_contain_text("2 guests are on the guest list and not among these")
    await expect(page.locator("#unnamed-words")).to_contain_text("Wally and Zoë. They stay on it")
    await page.fill("#players", "Ann\nBea\nCat\nZoë")
    await expect(page.locator("#unnamed-words")).to_contain_text("One guest is on the guest list")
    await page.check("#unnamed-leave")
    await press(page, "Begin this night")
    await press(page, "Put tonight away")
    await page.wait_for_url(f"{evening.address}/host")
    guests = await (await page.request.get(f"{evening.address}/api/guests")).json()
    assert [one["name"] for one in guests["guests"]] == ["Ann", "Bea", "Cat", "Zoë"]


async def test_a_host_removes_the_next_night_after_a_question(evening: Evening, projector: Page) -> None:
    page = projector
    await page.goto(evening.console)
    await page.goto(f"{evening.address}/nights")
    await page.fill("#night-title", "December")
    await press(page, "Keep it as the next night")
    await expect(page.locator("#prepared-words")).to_contain_text("December")
    await page.click("#forget-prepared")
    await page.click("#reason-do")
    await expect(page.locator("#prepared")).to_be_hidden()


async def _save_house_rules(page: Page) -> None:
    """The house gives three points for two dice, and the examples take that."""
    await page.get_by_role("link", name="A ruleset of your own").click()
    await page.select_option("#ruleset-choice", "classic-drop")
    await expect(page.locator("#rule-parts")).to_contain_text(WALK.text)
    await expect(page.locator("#faults-words")).to_have_text("Every example of these rules holds.")
    await page.get_by_label("two dice on the mark", exact=True).fill("3")
    await page.keyboard.press("Tab")
    await expect(page.locator("#faults-words")).to_contain_text("no longer hold")
    await expect(page.locator("#save-ruleset")).to_be_disabled()
    await page.check("#correct-examples")
    await expect(page.locator("#faults-words")).to_have_text("Every example of these rules holds.")
    await page.fill("#house-title", "Our <i>house</i>")
    await press(page, "Save")
    await expect(page.locator("#rules-trouble")).to_contain_text("Saved as Our <i>house</i>")
    await page.fill("#house-title", "Our <i>house</i>")
    await press(page, "Save")
    await expect(page.locator("#reason-title")).to_have_text("Replace Our <i>house</i>?")
    await press(page, "Replace it")
    await expect(page.locator("#reason")).to_be_hidden()
    await expect(page.locator("#rules-trouble")).to_contain_text("Saved as Our <i>house</i>")


async def _begin_by_house_rules(page: Page, evening: Evening) -> None:
    """Five taps begin a night for fourteen by the house's rules and open it. A name that is too long stops that."""
    await page.get_by_role("link", name="All nights").click()
    await page.select_option("#ruleset-choice", "our-i-house-i")  # two taps
    await expect(page.locator("#rule-parts")).to_contain_text(WALK.text)
    await page.fill("#night-title", "Zoë & <i>Ann</i>")
    await page.fill("#night-place", "The barn")
    await page.fill("#players", "x" * 41)  # the third tap
    await expect(page.locator("#counted")).to_contain_text("a name has at most 40 characters")
    await expect(page.locator("#begin-night")).to_be_disabled()
    await page.fill("#players", "\n".join(f"{number}. {name}" for number, name in enumerate(FOURTEEN, 1)))
    await expect(page.locator("#counted")).to_contain_text("14 players: 4 tables")
    await press(page, "Begin this night")  # the fourth
    await page.wait_for_url(f"{evening.address}/host")
    await expect(page.locator("#players")).to_have_value("\n".join(FOURTEEN))
    await expect(page.locator("#take-all")).to_contain_text("14")  # they are on the guest list as well
    await press(page, "Open the night")  # the fifth


async def _put_the_played_night_away(page: Page, evening: Evening, folder: Path) -> None:
    """A second night asks first what shall become of the one that is being played."""
    await page.goto(f"{evening.address}/nights")
    await expect(page.locator("#tonight")).to_contain_text(TONIGHT)
    await page.select_option("#ruleset-choice", "rfp")
    await evening.play_round()
    line = {"is": "add", "kind": "expense", "what": "the hall", "cents": 700}
    await page.request.post(f"{evening.address}/api/money", data=line)
    await press(page, "Begin this night")
    await expect(page.locator("#reason-what")).to_contain_text(TONIGHT)
    await page.keyboard.press("Escape")
    await expect(page.locator("#reason")).to_be_hidden()
    assert len(list(folder.glob("2*.night.db"))) == 1  # the one of the start, in which nothing happened
    await press(page, "Begin this night")
    await press(page, "Put tonight away")
    await page.wait_for_url(f"{evening.address}/host")
    await evening.until_phase("closed")


async def _read_the_past_night(page: Page, evening: Evening) -> None:
    """The night that was put away has its names and its place, and is played again by other rules."""
    await page.goto(f"{evening.address}/nights")
    night = page.locator("#past-nights > li")
    await expect(night).to_have_count(1)
    await expect(night).to_contain_text("Zoë & <i>Ann</i>")
    await expect(night.locator(".why").first).to_have_text(re.compile(r"^[^·]*20\d\d[^·]* · The barn$"))
    report = night.get_by_role("link", name="Report to share")
    await expect(report).to_have_attribute("href", re.compile("report.html"))
    await expect(night.locator(".unfinished")).to_contain_text("This night was put away before its end.")
    await expect(night.get_by_role("link", name=re.compile("Results|Certificates"))).to_have_count(0)
    await night.get_by_text("Standings", exact=True).click()
    await expect(night.locator("tbody tr")).to_have_count(14)
    await expect(night.locator("tbody")).to_contain_text("<b>Nan")
    await night.get_by_text("Play it again by other rules", exact=True).click()
    await night.locator("select").select_option("rfp")
    await press(page, "Play it again")
    await expect(night.get_by_text("by these rules").first).to_be_visible()
    await expect(night.locator(".tables caption")).to_have_text(
        [re.compile("^That night"), re.compile("^By Rolling")]
    )
    await night.get_by_text("Money", exact=True).click()
    await expect(night.locator(".money li").last).to_have_text("Shortfall: more goes out than comes in$7.00")
    async with page.expect_download() as saving:
        await night.get_by_role("link", name="Save the sheet as a CSV file").click()
    assert "Expense,the hall,7.00" in (await (await saving.value).path()).read_text(encoding="utf-8")


async def _read_the_season(page: Page) -> None:
    """No night is over yet, and the page says so."""
    await page.locator("#season > summary").click()
    await expect(page.locator("#season-shown")).to_contain_text("No night on this machine is over yet.")
    await expect(page.locator("#season-shown")).to_contain_text("1 night is left out, because it is not over")
    await expect(page.locator("#season-shown .why")).to_contain_text(re.compile(r"20\d\d · Zoë & <i>Ann</i>$"))


async def test_the_season_ranks_players_by_wins_buncos_points_and_money(hall: Hall, projector: Page) -> None:
    page = projector
    await page.route("**/api/nights/season", lambda route: route.fulfill(body=encode(SEASON).decode()))
    await page.goto(f"{hall.address}/host?key={KEY}")
    await page.goto(f"{hall.address}/nights")
    await page.locator("#season > summary").click()
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
    await expect(page.locator("#season-shown .why")).to_have_text(
        [
            "1 night is left out, because it is not over: Nov 23, 2026 · The barn",
            "1 file is left out, because it cannot be read: broken.night.db",
        ]
    )


async def test_the_season_shows_ten_pairs_until_the_host_asks_for_all(hall: Hall, projector: Page) -> None:
    page = projector
    season = replace(SEASON, pairs=tuple(SeasonPair("Ann", f"Bob {number}", 9, 2) for number in range(12)))
    await page.route("**/api/nights/season", lambda route: route.fulfill(body=encode(season).decode()))
    await page.goto(f"{hall.address}/host?key={KEY}")
    await page.goto(f"{hall.address}/nights")
    await page.locator("#season > summary").click()
    pairs = page.locator("#season-shown tr").filter(has_text="Ann & Bob")
    await expect(pairs).to_have_count(10)
    await press(page, "Show all pairs: 12")
    await expect(pairs).to_have_count(12)
    await expect(page.get_by_role("button", name="Show all")).to_have_count(0)


async def test_on_a_phone_the_names_of_the_season_break_between_their_words(hall: Hall, phone: Page) -> None:
    await phone.set_viewport_size({"width": 320, "height": 568})
    ann, *others = SEASON.players
    season = replace(SEASON, players=(replace(ann, player="Bartholomew Featherstonehaugh"), *others))
    await phone.route("**/api/nights/season", lambda route: route.fulfill(body=encode(season).decode()))
    await phone.goto(f"{hall.address}/host?key={KEY}")
    await phone.goto(f"{hall.address}/nights")
    await phone.locator("#season > summary").click()
    name = rows(phone).first.locator("td:nth-child(2)")
    await expect(name).to_have_text("Bartholomew Featherstonehaugh")
    assert await name.evaluate(LINES) == 2
    assert await phone.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


async def test_the_season_says_that_tables_on_paper_have_no_points(hall: Hall, projector: Page) -> None:
    page = projector
    ann, *others = SEASON.players
    season = replace(SEASON, bunco_word="bunco", players=(replace(ann, untold_rounds=2), *others), skipped=())
    await page.route("**/api/nights/season", lambda route: route.fulfill(body=encode(season).decode()))
    await page.goto(f"{hall.address}/host?key={KEY}")
    await page.goto(f"{hall.address}/nights")
    await page.locator("#season > summary").click()
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

    await page.route("**/api/nights/season", lambda route: route.fulfill(body=encode(SEASON).decode()))
    await page.route("**/api/nights/season/names", answer)
    await page.goto(f"{hall.address}/host?key={KEY}")
    await page.goto(f"{hall.address}/nights")
    await page.locator("#season > summary").click()
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
