"""How many taps a host needs for each thing of a night, counted in a real browser and told in docs/taps.md."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import FilePayload, Page, expect

from headtable.messages.pace import GoBy
from headtable.messages.table import Claim
from tests.devices.simulated_hall import a_hall
from tests.patience import PATIENCE_S
from tests.web.browsers import several_devices
from tests.web.console import answered, because, do_it, press, until_answered
from tests.web.hall import PHONE, PROJECTOR, Hall, browser_page, open_hall
from tests.web.house import KEY, patient_browser_at
from tests.web.night_roles import fill_in_sheet, go_to_accounts, make_account, short_rules, sign_in, topic
from tests.web.real_console import NAMES, Evening, open_evening
from tests.web.taps import Taps
from tests.web.test_console_contest import tied
from tests.web.test_devices_in_a_browser import device, pages_of

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]  # many minutes of a host, on a busy machine
expect.set_options(timeout=1000 * PATIENCE_S)

TOLD = Path(__file__).parents[2] / "docs" / "taps.md"
FOURTEEN = (*NAMES, "Mia", "Nan")
BY_HEART = "mabel's 12 cups"
NEW_NIGHT = "A new night of 14 from a pasted list"
OTHER_RULES = "A new night of 14 from a pasted list, by other rules"
SAME_PEOPLE = "A second night with the people of the guest list, while the first goes on"
SHEET = "The final score of a table on paper"
LATE = "A late arrival"
BY_HAND = "A phone is let in by hand: the code of its table is typed in, on the open page of the table"
AT_MOST = {NEW_NIGHT: 6, OTHER_RULES: 6, SAME_PEOPLE: 6, SHEET: 6, LATE: 3}


class CountedNight:
    """An evening, and the console on which taps are counted."""

    def __init__(self, evening: Evening, console: Page, taps: Taps) -> None:
        self.evening = evening
        self.console = console
        self.taps = taps


async def test_each_thing_takes_a_host_as_many_taps_as_the_docs_say(tmp_path: Path) -> None:
    rules = short_rules(tmp_path, sets=2, rounds=2)
    async with open_evening(tmp_path, rules) as evening, several_devices() as devices:
        console = await devices.page(PROJECTOR)
        night = CountedNight(evening, console, await Taps.on(console))
        await console.goto(evening.console)
        await opens(night)
        await the_door(night)
        await people_come_and_go(night)
        await phones_and_tags(night)
        await a_phone_by_hand(night, await devices.page(PHONE))
        await tables_on_paper(night)
        await sheets(night)
        await the_past(night)
        await two_rounds_back(night)
        await the_pace(night)
        await helpers(night)
        await other_rules(night)
        await same_people(night)
        await guests_of_a_file(night)
        await house_rules(night)
    async with a_hall(tmp_path) as hall, pages_of(hall) as address, browser_page(PROJECTOR) as page:
        await see_to_devices(page, address, night.taps)
    async with open_hall() as tied_hall, browser_page(PROJECTOR) as page:
        await roll_off(page, tied_hall, night.taps)
    few = {thing: night.taps.of[thing] for thing, most in AT_MOST.items() if night.taps.of[thing] > most}
    assert few == {}, "this takes a host too many taps"
    anew = tmp_path / "taps.md"
    anew.write_text(night.taps.as_page())
    assert TOLD.read_text() == anew.read_text(), f"the taps have changed; if that is meant: cp {anew} {TOLD}"


async def opens(night: CountedNight) -> None:
    """The host pastes the names, and opens the night by the configured rules."""
    console = night.console
    async with night.taps.count(NEW_NIGHT):
        await console.fill("#players", "\n".join(FOURTEEN))
        await console.check("input[value=listed]")
        await press(console, "Open the night")
    await answered(console, "Opening the night: done")
    await night.evening.until_phase("ready")


async def the_door(night: CountedNight) -> None:
    """A guest of the list is here, pays, and the hall is paid for."""
    console, address = night.console, night.evening.address
    async with patient_browser_at(address) as browser:
        await browser.get(night.evening.console)
        await browser.post("/api/guests/names", json={"names": ["Zoe"]})
        await browser.post("/api/guests", json={"is": "price", "cents": 2000})
    await console.goto(f"{address}/door")
    await expect(console.get_by_role("button", name="Seat now")).to_be_visible()  # the page knows the room
    async with night.taps.count("A guest is here, at the open door page"):
        await press(console, "Is here")
    await expect(console.locator("#door-list .is-here")).to_be_visible()
    async with night.taps.count("A guest pays, at the open door page"):
        await press(console, "Take $20.00")
    await expect(console.locator("#door-list")).to_contain_text("paid $20.00")
    await console.goto(f"{address}/money")
    async with night.taps.count("An expense, on the open money page"):
        await console.fill("#expense-what", "the hall")
        await console.fill("#expense-amount", "50")
        await press(console, "Add an expense")
    await expect(console.locator("#money-spent")).to_have_text("$50.00")
    async with patient_browser_at(address) as browser:
        await browser.get(night.evening.console)
        await browser.post("/api/guests", json={"is": "empty"})
    await console.goto(f"{address}/host")


async def people_come_and_go(night: CountedNight) -> None:
    """One comes late, one goes home, and two swap seats."""
    console = night.console
    async with night.taps.count(LATE):
        await topic(console, "people")
        await console.fill("#arrive input", "Oda")
        await press(console, "Has come")
    await expect(console.locator("#verdict-words")).to_contain_text("Oda has come: done · Oda sits at table")
    await topic(console, "now")
    async with night.taps.count("A guest leaves"):
        await topic(console, "people")
        await press(console, "Oda")
        await press(console, "Goes home…")
        await do_it(console)
    await answered(console, "Oda goes home: done")
    await topic(console, "now")
    async with night.taps.count("Two guests swap seats"):
        await topic(console, "people")
        await press(console, "Eve")
        await press(console, "Swaps seats with…")
        await console.select_option("#reason-more select", "Ann")
        await do_it(console)
    await answered(console, "Eve and Ann swap seats: done")
    await topic(console, "now")


async def phones_and_tags(night: CountedNight) -> None:
    """A phone is let in by the picture of its table, and is taken out again. Name tags are printed."""
    console = night.console
    async with night.taps.count("The QR picture and the link for the phone of a table"):
        await topic(console, "phones")
        await console.locator("#phone-tables summary").first.click()
    await expect(console.locator("#phone-tables .qr").first).to_be_visible()
    await night.evening.phones_at(1)
    phone = console.locator("#phone-tables li li")
    await expect(phone).to_have_count(1)
    async with night.taps.count("A phone is removed, with *Phones* open"):
        await phone.get_by_role("button").click()
        await do_it(console)
    await expect(phone).to_have_count(0)
    await topic(console, "now")
    async with night.taps.count("Name tags are printed"):
        await topic(console, "print")
        await console.select_option("#print-sheet", "name-tags")
        await press(console, "Make the PDF")
    await topic(console, "now")


async def a_phone_by_hand(night: CountedNight, phone: Page) -> None:
    """A host types the code of a table into a phone that cannot scan its picture."""
    console, on_phone = night.console, await Taps.on(phone)
    await phone.goto(f"{night.evening.address}/table/1")
    async with night.taps.count(BY_HAND):
        await topic(console, "phones")
    async with on_phone.count(BY_HAND):
        await phone.fill("#code", await console.locator("#phone-tables .table-code").first.inner_text())
        await press(phone, "Come in")
    night.taps.of[BY_HAND] += on_phone.of[BY_HAND]
    await expect(phone.locator("#this-phone")).to_contain_text("this phone is called")
    await expect(console.locator("#phone-tables li li")).to_have_count(1)
    await topic(console, "now")


async def tables_on_paper(night: CountedNight) -> None:
    """A table goes by paper, and another by a phone again. The round starts."""
    console = night.console
    async with night.taps.count("A table goes by paper, or by its phone"):
        await press(console, "table 3")
        await press(console, "paper")
    await answered(console, "Table 3 goes by paper: done")
    await night.evening.say(GoBy(2, "paper"), GoBy(4, "paper"))
    async with night.taps.count("The next round or set starts"):
        await press(console, "Start the round")
    await night.evening.until_phase("playing")
    await until_answered(console)
    await night.evening.say(Claim(1, "one"), Claim(1, "mini"))
    await night.evening.until_phase("called")


async def sheets(night: CountedNight) -> None:
    """One sheet is saved by itself, and two together."""
    console = night.console
    await expect(console.locator("#sheet-forms form")).to_have_count(3)
    async with night.taps.count(SHEET):
        await fill_in_sheet(console, 2, 5, 2)
        await console.locator("#sheet-forms form").first.get_by_role("button", name="Save").click()
    await expect(console.locator("#sheet-forms form")).to_have_count(2)
    async with night.taps.count("The final scores of two tables on paper, saved together"):
        await fill_in_sheet(console, 3, 5, 2)
        await fill_in_sheet(console, 4, 5, 2)
        await press(console, "Save all")
    await night.evening.until_phase("ready")


async def the_past(night: CountedNight) -> None:
    """A roll is put right; the change is taken back, and made again."""
    console = night.console
    entry = console.locator("#entries li", has_text="rolled one").last
    async with night.taps.count("An entry is corrected"):
        await entry.get_by_role("button", name="correct").click()
        await console.check("#reason-more input[value=two]")
        await because(console, "it was two")
    await expect(entry.locator(".mark")).to_be_visible()
    async with night.taps.count("A change is taken back"):
        await press(console, "Undo this change")
    await expect(entry.locator(".mark")).to_have_count(0)
    async with night.taps.count("A change that was taken back is made again"):
        await press(console, "Redo this change")
    await expect(entry.locator(".mark")).to_be_visible()


async def two_rounds_back(night: CountedNight) -> None:
    """Two more rounds are over, when a roll and a result of the first of them are put right."""
    console = night.console
    for _ in range(2):
        await night.evening.play_round()
    roll = console.locator("#entries li", has_text=re.compile("Table 3: .* rolled two")).last
    async with night.taps.count("A roll two rounds back is corrected"):
        await roll.get_by_role("button", name="correct").click()
        await console.check("#reason-more input[value=one]")
        await because(console, "it was one")
    await expect(roll.locator(".mark")).to_be_visible()
    async with night.taps.count("The winner of a table two rounds back is corrected"):
        await topic(console, "rounds")
        await console.select_option("#which-round", label="Set 1, round 2")
        await console.locator("#results > li").first.get_by_role("button", name="the others won").click()
        await because(console, "the tallies were exchanged")
    done = re.compile("^Set 1, round 2, table 1: to .*: done$")
    await expect(console.locator("#verdict-words")).to_have_text(done)
    await topic(console, "now")


async def the_pace(night: CountedNight) -> None:
    """A break, a notice, the end of the night, and its results on paper."""
    console = night.console
    async with night.taps.count("A break now"):
        await topic(console, "pace")
        await press(console, "Start a break…")
        await console.get_by_label("What is it for?").fill("dessert")
        await do_it(console)
    await night.evening.until_phase("break")
    async with night.taps.count("A notice on the projector"):
        await topic(console, "projector")
        await console.fill("#notice-text", "Dinner is served")
        await press(console, "Show it")
    await expect(console.locator("#notice-off")).to_be_visible()
    async with night.taps.count("The end of the night"):
        await topic(console, "pace")
        await press(console, "End the night now…")
        await do_it(console)
    await night.evening.until_phase("over")
    await expect(console.locator("#topics [data-topic=now]")).to_have_attribute(
        "aria-pressed", "true"
    )  # with who won
    async with night.taps.count("The results are printed"):
        await topic(console, "print")
        await console.select_option("#print-sheet", "results")
        await press(console, "Make the PDF")
    await topic(console, "now")


async def helpers(night: CountedNight) -> None:
    """A helper has an account, and the console goes to another device."""
    console = night.console
    await go_to_accounts(console)
    await make_account(console, "Rosa", "host", BY_HEART)
    await console.goto(f"{night.evening.address}/host")
    async with night.taps.count("An account for a scorekeeper"):
        await go_to_accounts(console)
        await make_account(console, "Tim", "scorekeeper", BY_HEART)
    await console.goto(f"{night.evening.address}/host")
    async with night.taps.count("The console goes to another device"):
        await press(console, "Sign out")
        await sign_in(console, "Rosa", BY_HEART)
    await expect(console.locator("#own-name")).to_have_text("Rosa, host")


async def other_rules(night: CountedNight) -> None:
    """The host chooses a ruleset, pastes the names, and opens the next night."""
    console = night.console
    async with night.taps.count(OTHER_RULES):
        await console.get_by_role("link", name="Nights", exact=True).click()
        await expect(console.locator("#ruleset-choice")).to_have_value("short-night")
        await console.select_option("#ruleset-choice", "wba")
        await console.fill("#players", "\n".join(FOURTEEN))
        await press(console, "Begin this night")
        await console.wait_for_url(f"{night.evening.address}/host")
        await press(console, "Open the night")
    await night.evening.until_phase("ready")


async def same_people(night: CountedNight) -> None:
    """The guest list of the night goes on to the next one. It has the names that were pasted for that night."""
    console = night.console
    async with night.taps.count(SAME_PEOPLE):
        await console.get_by_role("link", name="Nights", exact=True).click()
        await press(console, "Begin this night")
        await do_it(console)  # the night before goes on
        await console.wait_for_url(f"{night.evening.address}/host")
        await expect(console.locator("#list-earlier")).to_be_visible()
        await console.click("#expect-again", delay=1000)
        await expect(console.locator("#list-said")).to_contain_text("Everybody on the list is expected")
        await expect(console.locator("#list-earlier")).to_be_hidden()
        await console.click("#take-all")
        await press(console, "Open the night")
    await night.evening.until_phase("ready")


async def guests_of_a_file(night: CountedNight) -> None:
    """A CSV file of another program has the guests."""
    console = night.console
    await console.goto(f"{night.evening.address}/guests")
    file: FilePayload = {"name": "guests.csv", "mimeType": "text/csv", "buffer": b"name,paid\nUma,5\nVal,\n"}
    await expect(console.locator("#guest-file")).to_be_visible()
    async with night.taps.count("The guests of a CSV file, on the open guest list"):
        await console.set_input_files("#guest-file", files=[file])
    await expect(console.locator("#guests-said")).to_contain_text("2 guests")


async def house_rules(night: CountedNight) -> None:
    """The house gives three points for two dice, and the examples take that."""
    console = night.console
    await console.goto(f"{night.evening.address}/nights")
    async with night.taps.count("A ruleset of the house with another setting, on the open page of nights"):
        await console.get_by_role("link", name="A ruleset of your own").click()
        await console.select_option("#ruleset-choice", "classic-drop")
        await console.get_by_label("two dice on the mark", exact=True).fill("3")
        await console.keyboard.press("Tab")
        await console.check("#correct-examples")
        await console.fill("#house-title", "Our house")
        await press(console, "Save")
    await expect(console.locator("#rules-trouble")).to_contain_text("Saved as Our house")


async def see_to_devices(page: Page, address: str, taps: Taps) -> None:
    """A pad blinks, a stranger gets a table, and a pad gets a name."""
    counted = await Taps.on(page)
    await page.goto(f"{address}/host?key={KEY}")
    await page.goto(f"{address}/devices")
    async with counted.count("A device blinks, on the open page of devices"):
        await device(page, "pad-02").get_by_role("button", name="Let it blink").click()
    await expect(page.locator("#hall-done")).to_contain_text("pad-02 blinks")
    async with counted.count("A new pad gets a table, on the open page of devices"):
        await device(page, "pad-09").get_by_role("button", name="Give it a table").click()
        await page.get_by_label("Table", exact=True).fill("3")
        await do_it(page)
    await expect(page.locator("#hall-done")).to_contain_text("pad-09 is at table 3 now")
    async with counted.count("A device gets a name, on the open page of devices"):
        await device(page, "pad-02").get_by_role("button", name="Name").click()
        await page.get_by_label("Name (leave it empty for none)").fill("By the bar")
        await do_it(page)
    await expect(page.locator("#hall-done")).to_contain_text("By the bar")
    taps.of |= counted.of


async def roll_off(page: Page, hall: Hall, taps: Taps) -> None:
    """Two of three roll against each other."""
    counted = await Taps.on(page)
    await tied(hall, page)
    async with counted.count("What two people threw in a roll-off"):
        for player, face in (("Ann", "5"), ("Cat", "6")):
            await page.get_by_role("textbox", name=player, exact=True).fill(face)
        await press(page, "Enter what they threw")
    await answered(page, "What 2 people threw: done")
    taps.of |= counted.of
