"""A host goes from one night to the next on the page of all nights, in a real browser."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Page, Route, expect

from headtable.journal import Journal
from headtable.rulecard import card_of
from headtable.rulesets import load
from tests.patience import PATIENCE_S
from tests.web.console import press
from tests.web.real_console import NAMES, Evening

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)
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


async def test_a_night_that_begins_although_its_answer_is_lost_leads_the_host_to_the_console(
    evening: Evening, projector: Page
) -> None:
    page = projector
    await page.goto(evening.console)
    await page.goto(f"{evening.address}/nights")
    await page.fill("#players", "Ann\nBea\nCat\nMia")

    async def lost(route: Route) -> None:
        assert (await route.fetch()).ok
        await route.abort()

    await page.route("**/api/nights/new", lost)
    await press(page, "Begin this night")
    await page.wait_for_url(f"{evening.address}/host")
    await expect(page.locator("#players")).to_have_value("Ann\nBea\nCat\nMia")


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
