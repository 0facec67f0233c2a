"""A small night from the empty start page to the printed results, with everybody who has a part in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Page, expect

from tests.patience import PATIENCE_S
from tests.web.browsers import Devices, several_devices
from tests.web.console import answered, press
from tests.web.hall import PHONE, PROJECTOR
from tests.web.house import KEY, until
from tests.web.night_roles import (
    assert_sound,
    choose_name,
    download,
    fill_in_sheet,
    go_to_accounts,
    guest_page,
    make_account,
    miss,
    named_screen,
    pad,
    press_pad,
    print_sheet,
    roll,
    roll_bunco,
    short_rules,
    shows_scene,
    sign_in,
    topic,
)
from tests.web.real_console import NAMES, Evening, open_evening

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]  # many minutes of a host, on a busy machine
expect.set_options(timeout=1000 * PATIENCE_S)

TITLE = "A night for the library"
EIGHTEEN = (*NAMES, "Mia", "Nan", "Oda", "Pia", "Ray", "Sue")
EVERYBODY = (*EIGHTEEN, "Ula", "Vic")
OTHERS = ("Cat", "Eve", "Hal", "Ida", "Nan")
LATE = {"Ula": 4, "Vic": 5}  # they come late, to these tables
PASTED = "\n".join(f"{place}. {name}" for place, name in enumerate(NAMES, 1)) + "\n- Mia\nNan\nOda\nPia\nRay\nSue"
BY_HEART = "mabel's 12 cups"
SECOND_ROUND = {
    1: {"Ann", "Cat", "Fay", "Hal"},
    2: {"Bea", "Dot", "Ida", "Kim"},
    3: {"Eve", "Gia", "Nan", "Ula"},
    4: {"Joy", "Lee", "Pia", "Sue"},
    5: {"Mia", "Oda", "Ray", "Vic"},
}


class SmallNight:
    """The evening and the devices of everybody in the hall."""

    def __init__(self, evening: Evening, devices: Devices) -> None:
        self.evening = evening
        self.devices = devices
        self.console: Page
        self.door: Page
        self.left: Page
        self.right: Page
        self.pads: dict[int, Page] = {}
        self.bea: Page  # the phone of Bea
        self.fay: Page
        self.others: dict[str, Page] = {}  # the phones of seven other guests


async def test_a_small_night_from_the_empty_start_page_to_the_printed_results(tmp_path: Path) -> None:
    rules = short_rules(tmp_path, sets=1, rounds=2)
    async with (
        open_evening(tmp_path, rules) as evening,
        several_devices() as devices,
    ):
        night = SmallNight(evening, devices)
        await start_at_the_empty_page(night)
        await make_accounts(night)
        await wait_for_the_names(night)
        await begin_from_a_pasted_list(night)
        await open_the_night(night)
        await let_the_phones_in(night)
        await seat_who_comes_late(night)
        await choose_scenes(night)
        await play_the_first_round(night)
        await enter_two_sheets(night)
        await walk(night)
        await play_the_second_round(night)
        await see_who_has_won(night)
        await see_the_cards(night)
        await go_home(night)
        await print_the_results(night)
        await save_the_standings(night, tmp_path)
    assert_sound(tmp_path / "tonight.night.db")


async def start_at_the_empty_page(night: SmallNight) -> None:
    """The host begins at the page of all nights. It asks for the key, and there is no night yet."""
    night.console = console = await night.devices.page(PROJECTOR)
    await console.goto(f"{night.evening.address}/nights")
    await console.fill("#key", KEY)
    await press(console, "Open the console")
    await expect(console.locator("#players")).to_have_value("")
    await expect(console.locator("#counted")).to_have_text("0 players; at least 4 are needed")
    await console.get_by_role("link", name="Nights", exact=True).click()
    await expect(console.locator("#tonight")).to_contain_text("not open yet")
    await expect(console.locator("#no-past")).to_have_text("No night has been put away yet.")
    await expect(console.locator("#past-nights li")).to_have_count(0)
    await expect(console.locator("#players")).to_have_value("")
    await expect(console.locator("#ruleset-choice")).to_have_value("short-night")


async def make_accounts(night: SmallNight) -> None:
    """The host has an account, and so has the helper at the door."""
    console = night.console
    await console.goto(f"{night.evening.address}/host")
    await go_to_accounts(console)
    await make_account(console, "Rosa", "host", BY_HEART)
    await make_account(console, "Tim", "door", BY_HEART)
    night.door = await night.devices.page(PHONE)
    await night.door.goto(f"{night.evening.address}/door")
    await sign_in(night.door, "Tim", BY_HEART)
    await expect(night.door.locator("#door-find")).to_be_visible()


async def wait_for_the_names(night: SmallNight) -> None:
    """Before the opening, both projectors tell how to join, and a guest reads the rules."""
    night.left = await named_screen(night.devices, night.evening, "left")
    night.right = await named_screen(night.devices, night.evening, "right")
    await shows_scene(night.left, "join")
    await shows_scene(night.right, "join")
    night.bea = await guest_page(night.devices, night.evening)
    await expect(night.bea.locator("#who-words")).to_have_text("The names appear here when the host opens the night.")
    await expect(night.bea.locator("#rules summary").first).to_have_text("The night")


async def begin_from_a_pasted_list(night: SmallNight) -> None:
    """The host gives the night a title and pastes eighteen names. They make five tables with two ghosts."""
    console = night.console
    await console.goto(f"{night.evening.address}/nights")
    await console.fill("#night-title", TITLE)
    await console.fill("#players", PASTED)
    await expect(console.locator("#counted")).to_have_text("18 players: 5 tables with 2 ghosts")
    await press(console, "Begin this night")
    await console.wait_for_url(f"{night.evening.address}/host")
    await expect(console.locator("#counted")).to_have_text("18 players: 5 tables with 2 ghosts")


async def open_the_night(night: SmallNight) -> None:
    """Two tables go by paper."""
    console = night.console
    await console.check("input[value=listed]")
    await press(console, "Open the night")
    await answered(console, "Opening the night: done")
    await night.evening.until_phase("ready")
    assert night.evening.tables[1].seats == NAMES[:4]
    for table in (4, 5):
        await press(console, f"table {table}")
        await press(console, "paper")
        await answered(console, f"Table {table} goes by paper: done")


async def let_the_phones_in(night: SmallNight) -> None:
    """Three phones are pads. Guests see their chairs on their own phones."""
    for table in (1, 2, 3):
        night.pads[table] = await pad(night.devices, night.evening, table)
        await expect(night.pads[table].locator("#turn")).to_have_text("The round has not started yet.")
    await choose_name(night.bea, "Bea")
    await expect(night.bea.locator("#chair-lead")).to_have_text("Sit at")
    await expect(night.bea.locator("#chair-at")).to_have_text("Table 1, chair 2")
    night.fay = await guest_page(night.devices, night.evening)
    await choose_name(night.fay, "Fay")
    await expect(night.fay.locator("#chair-at")).to_have_text("Table 2, chair 2")
    for player in OTHERS:
        await open_own_page(night, player)
    await sits_at(night.others["Nan"], 4)


async def open_own_page(night: SmallNight, player: str) -> None:
    """A guest opens the own page on a phone."""
    night.others[player] = phone = await guest_page(night.devices, night.evening)
    await choose_name(phone, player)


async def sits_at(phone: Page, table: int) -> None:
    """A guest's phone tells its guest to sit at this table."""
    await expect(phone.locator("#chair-at")).to_have_text(re.compile(f"Table {table}, chair [1-4]"))


async def seat_who_comes_late(night: SmallNight) -> None:
    """The helper at the door seats one, and the host another. Then no ghost is left."""
    await night.door.fill("#door-find", "Ula")
    await press(night.door, "Add “Ula”, who is here")
    await press(night.door, "Seat now")
    ula = night.door.locator("#door-list > *", has_text="Ula")
    await expect(ula.locator(".about")).to_contain_text("table 4, chair 4")
    await topic(night.console, "people")
    await night.console.fill("#arrive input", "Vic")
    await press(night.console, "Has come")
    await expect(night.console.locator("#verdict-words")).to_contain_text("Vic has come: done · Vic sits at table")
    for player, table in LATE.items():
        await open_own_page(night, player)
        await sits_at(night.others[player], table)


async def choose_scenes(night: SmallNight) -> None:
    """The host fixes a scene for each projector. Then the left one follows the night again."""
    left, right, console = night.left, night.right, night.console
    await shows_scene(left, "seats")
    await shows_scene(right, "seats")
    await topic(console, "projector")
    await console.locator("[data-screen=right]").select_option("The standings")
    await shows_scene(right, "standings")
    await console.locator("[data-screen=left]").select_option("How to join")
    await shows_scene(left, "join")
    await right.reload()
    await shows_scene(right, "standings")
    await console.locator("[data-screen=left]").select_option("What the night asks for")
    await shows_scene(left, "seats")


async def play_the_first_round(night: SmallNight) -> None:
    """The head table reaches five. Table 2 finishes its turn, in which Fay has rolled a Bunco."""
    await topic(night.console, "now")
    await press(night.console, "Start the round")
    await shows_scene(night.left, "room")
    await roll(night.pads[3], "one", 1, 0)
    await miss(night.pads[3], "Joy")
    await roll(night.pads[2], "one", 1, 0)
    await miss(night.pads[2], "Fay")
    await roll_bunco(night.pads[2], 1, 21)
    await expect(night.left.locator("#ticker")).to_have_text("BUNCO!Fay at table 2")
    await roll(night.pads[1], "two", 2, 0)
    await roll(night.pads[1], "two", 4, 0)
    await roll(night.pads[1], "one", 5, 0)
    await night.evening.until_phase("called")
    await expect(night.left.locator("#called-why")).to_have_text("Ann and Cat reach 5: Ann rolls one")
    await expect(night.fay.locator("#news")).to_have_text("The bell has rung: last rolls. You roll.")
    await press_pad(night.pads[2], "pass")


async def enter_two_sheets(night: SmallNight) -> None:
    """The round waits for the two tables on paper. The host enters both sheets and saves them together."""
    console = night.console
    await expect(night.left.locator("#called-rest")).to_have_text("Waiting for the sheets of tables 4, 5")
    await expect(console.locator("#sheet-forms form")).to_have_count(2)
    await fill_in_sheet(console, 4, 4, 9)
    await fill_in_sheet(console, 5, 12, 7)
    await press(console, "Save all")
    await expect(console.locator("#sheets")).to_be_hidden()
    await night.evening.until_phase("ready")


async def walk(night: SmallNight) -> None:
    """Winners walk up and losers down, with their partners. Each device says so, and the pads stay."""
    await until(lambda: {number: {*one.seats} for number, one in night.evening.tables.items()} == SECOND_ROUND)
    for number, players in SECOND_ROUND.items():
        for player in players & night.others.keys():
            await sits_at(night.others[player], number)
    await expect(night.bea.locator("#chair-lead")).to_have_text("Go to")
    await expect(night.bea.locator("#chair-at")).to_have_text(re.compile("Table 2, chair [1-4]"))
    await expect(night.bea.locator("#played .result")).to_have_text(["Lost 0 to 5"])
    await expect(night.bea.locator("#played .people")).to_have_text(["with Dot against Ann and Cat"])
    await expect(night.bea.locator("#score div", has_text="Losses").locator("dd")).to_have_text("1")
    await expect(night.bea.locator("#of-others")).to_be_hidden()
    for table, waiting in night.pads.items():
        stays = f"The round is over. Leave this phone at table {table}."
        await expect(waiting.locator("#waits")).to_have_text(stays)


async def play_the_second_round(night: SmallNight) -> None:
    """Fay wins at the head table. The host saves sheet by sheet."""
    console = night.console
    await press(console, "Start the round")
    for table in (2, 3):
        await roll(night.pads[table], "one", 1, 0)
        await miss(night.pads[table], night.evening.tables[table].seats[1])
    await miss(night.pads[1], "Fay")
    await roll(night.pads[1], "mini", 0, 5)
    await night.evening.until_phase("called")
    await expect(console.locator("#sheet-forms form")).to_have_count(2)
    for table, left in ((4, 1), (5, 0)):
        await fill_in_sheet(console, table, 8, 3)
        await console.locator("#sheet-forms form").first.get_by_role("button", name="Save").click()
        await expect(console.locator("#sheet-forms form")).to_have_count(left)
    await night.evening.until_phase("over")


async def see_who_has_won(night: SmallNight) -> None:
    """The projectors, the console, the pads and the phone of the winner say who has won."""
    await shows_scene(night.left, "prizes")
    await expect(night.left.locator("#tables")).to_contain_text("Most BUNCOs")
    await expect(night.left.locator("#tables")).to_contain_text("Fay")
    await shows_scene(night.right, "standings")
    await expect(night.console.locator("#where")).to_have_text("The night is over")
    await expect(night.console.locator("#outcome-lines li").last).to_have_text("$100 Most BUNCOs: Fay")
    await expect(night.fay.locator("#news")).to_contain_text("You have a prize. $100 Most BUNCOs: Fay.")
    await expect(night.pads[1].locator("#where")).to_have_text("The night is over")


async def see_the_cards(night: SmallNight) -> None:
    """Each of the other guests has a card with both rounds on the own phone, the latest first."""
    for phone in night.others.values():
        await expect(phone.locator("#played .result")).to_have_count(2)
    played = night.others["Ula"].locator("#played")
    await expect(played.locator(".result").last).to_have_text("Won 9 to 4")
    await expect(played.locator(".people")).to_have_text([re.compile("^with Nan against")] * 2)


async def go_home(night: SmallNight) -> None:
    """Only the host stays. The console shows that the right projector is off, and keeps its scene."""
    await night.devices.close_all_but(night.console)
    await topic(night.console, "projector")
    await expect(night.console.get_by_label("right (not open)")).to_have_value("standings")


async def print_the_results(night: SmallNight) -> None:
    """The results name the winner of the prize, and everybody who played."""
    words = await print_sheet(night.console, "results", "Open the PDF: results, 1 page")
    assert re.search(r"Most BUNCOs\s+Fay\b", words), words
    assert [player for player in EVERYBODY if player not in words] == []


async def save_the_standings(night: SmallNight, folder: Path) -> None:
    """The CSV file has a line for each player."""
    await topic(night.console, "rounds")
    file = await download(night.console, "Standings as CSV", folder)
    assert len(file.read_text("utf-8-sig").splitlines()) == 1 + len(EVERYBODY)
