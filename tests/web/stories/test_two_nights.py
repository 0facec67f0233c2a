"""A night in which much goes wrong, and a second night after it.

A phone loses its network, the console goes to another device, a roll is put right two sets later, and three people
roll off.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page, expect

from headtable.journal import Journal
from headtable.messages.line import Press
from tests.patience import PATIENCE_S
from tests.web.browsers import Devices, several_devices
from tests.web.console import answered, because, press
from tests.web.hall import PROJECTOR
from tests.web.night_roles import (
    TWO_TAPS_APART_MS,
    assert_sound,
    choose_name,
    download,
    go_to_accounts,
    guest_page,
    make_account,
    named_screen,
    pad,
    press_each,
    press_pad,
    roll,
    roll_bunco,
    scan,
    short_rules,
    shows_scene,
    sign_in,
)
from tests.web.real_console import NAMES, Evening, open_evening

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]  # many minutes of a host, on a busy machine
expect.set_options(timeout=1000 * PATIENCE_S)

BY_HEART = "mabel's 12 cups"
WITHOUT_NETWORK = ("one", "two", "pass")


class TwoNights:
    """The evening and the devices of everybody in the hall."""

    def __init__(self, evening: Evening, devices: Devices) -> None:
        self.evening = evening
        self.devices = devices
        self.console: Page
        self.projector: Page
        self.head_table: Page
        self.second_table: Page
        self.third_table: Page
        self.eve: Page  # the phone of Eve


async def test_two_nights_with_a_lost_phone_another_console_a_late_correction_and_a_roll_off(tmp_path: Path) -> None:
    rules = short_rules(tmp_path, sets=3, rounds=1)
    async with open_evening(tmp_path, rules) as evening, several_devices() as devices:
        nights = TwoNights(evening, devices)
        await open_the_first_night(nights)
        await let_everybody_in(nights)
        await play_the_first_set(nights)
        await play_the_second_set_with_a_phone_that_is_lost(nights)
        await hand_over_the_console(nights)
        await start_the_third_set(nights)
        await put_right_what_was_rolled_two_sets_ago(nights)
        await take_the_change_back_and_make_it_again(nights)
        await end_the_third_set(nights)
        await roll_off_for_three(nights)
        await begin_the_second_night(nights)
        await play_in_the_second_night(nights)
        first_night = await save_the_first_night(nights, tmp_path / "home")
    presses_kept_their_ages(first_night)
    for journal in (first_night, tmp_path / "tonight.night.db"):
        assert_sound(journal)


async def open_the_first_night(nights: TwoNights) -> None:
    """The host makes an account, and opens a night of twelve."""
    nights.console = console = await nights.devices.page(PROJECTOR)
    await console.goto(nights.evening.console)
    await go_to_accounts(console)
    await make_account(console, "Rosa", "host", BY_HEART)
    await console.goto(f"{nights.evening.address}/host")
    await open_listed(nights, NAMES)


async def open_listed(nights: TwoNights, players: tuple[str, ...]) -> None:
    """The host pastes names, and seats everybody in their order."""
    await nights.console.fill("#players", "\n".join(players))
    await nights.console.check("input[value=listed]")
    await press(nights.console, "Open the night")
    await answered(nights.console, "Opening the night: done")
    await nights.evening.until_phase("ready")


async def let_everybody_in(nights: TwoNights) -> None:
    """A projector, a pad for each table, and a guest."""
    evening, devices = nights.evening, nights.devices
    nights.projector = await named_screen(devices, evening, "left")
    nights.head_table = await pad(devices, evening, 1)
    nights.second_table = await pad(devices, evening, 2)
    nights.third_table = await pad(devices, evening, 3)
    nights.eve = await guest_page(devices, evening)
    await choose_name(nights.eve, "Eve")
    await shows_scene(nights.projector, "seats")
    await expect(nights.eve.locator("#chair-at")).to_have_text("Table 2, chair 1")


async def start_round(nights: TwoNights) -> None:
    """The host starts the round."""
    await press(nights.console, "Start the round")
    await nights.evening.until_phase("playing")


async def play_the_first_set(nights: TwoNights) -> None:
    """Ida and Ann roll a Bunco. Eve has rolled one as well, and somebody presses *two*."""
    await start_round(nights)
    await roll(nights.second_table, "two", 2, 0)
    await roll_bunco(nights.third_table, 21, 0)
    await roll_bunco(nights.head_table, 21, 0)
    await nights.evening.until_phase("called")
    await expect(nights.projector.locator("#called-why")).to_contain_text("Ann")
    await press_pad(nights.second_table, "pass")
    await press_pad(nights.third_table, "pass")
    night = await nights.evening.until_phase("ready")
    assert (night.set, night.round) == (2, 1)
    await expect(nights.eve.locator("#played .result")).to_have_text(["Won 2 to 0"])
    await expect(nights.eve.locator("#chair-at")).to_have_text("Table 1, chair 2")


async def play_the_second_set_with_a_phone_that_is_lost(nights: TwoNights) -> None:
    """What was pressed without a network counts once the phone has it again: each press once, in their order."""
    phone = nights.second_table
    await start_round(nights)
    await roll(nights.third_table, "one", 1, 0)
    await expect(phone.locator("[data-button=one]")).to_be_enabled()
    await phone.context.set_offline(True)
    await press_each(phone, WITHOUT_NETWORK)
    await expect(phone.locator("#verdict-words")).to_have_text(re.compile("^3 presses wait: no connection"))
    await roll(nights.head_table, "two", 2, 0)
    assert nights.evening.tables[2].tally == (0, 0)
    await phone.context.set_offline(False)
    await nights.evening.until_tally(2, (3, 0))
    await expect(phone.locator(".tally")).to_have_text(["3", "0"])
    await expect(phone.locator(".name.rolls")).to_have_text(nights.evening.tables[2].seats[1])
    await end_set(nights)


async def end_set(nights: TwoNights) -> None:
    """The head table goes from two points to five, and table 3 finishes its turn."""
    await roll(nights.head_table, "two", 4, 0)
    await roll(nights.head_table, "one", 5, 0)
    await nights.evening.until_phase("called")
    await press_pad(nights.third_table, "pass")


async def hand_over_the_console(nights: TwoNights) -> None:
    """The host signs out on one device and in on another. On the first one, nobody sees or does anything any more."""
    await nights.evening.until_phase("ready")
    before, nights.console = nights.console, await nights.devices.page(PROJECTOR)
    await press(before, "Sign out")
    await expect(before.locator("#sign-in-password")).to_be_visible()
    assert (await before.request.get(f"{nights.evening.address}/api/host/me")).status == 401
    await before.close()
    await nights.console.goto(f"{nights.evening.address}/host")
    await sign_in(nights.console, "Rosa", BY_HEART)
    await expect(nights.console.locator("#own-name")).to_have_text("Rosa, host")
    await expect(nights.console.locator("#where")).to_have_text("Set 3 of 3, round 1 of 1, ready")


async def start_the_third_set(nights: TwoNights) -> None:
    """Each table has rolled once."""
    await start_round(nights)
    await roll(nights.head_table, "two", 2, 0)
    await roll(nights.second_table, "one", 1, 0)
    await roll(nights.third_table, "one", 1, 0)
    await shows_scene(nights.projector, "room")


async def put_right_what_was_rolled_two_sets_ago(nights: TwoNights) -> None:
    """The host sees what the change will do, and makes it. The guest's page and the projector show it."""
    console, entry = nights.console, wrong_entry(nights)
    await entry.get_by_role("button", name="correct").click()
    asked = console.locator("#reason .preview")
    await expect(asked).to_have_text("This changes nothing else.")
    await console.check("#reason-more input[value=bunco]")
    await expect(asked).to_contain_text(re.compile("The card of Eve changes from .* 0 BUNCOs to .* 1 BUNCO"))
    await expect(asked).to_contain_text("2 to 0 becomes 21 to 0; Eve and Gia still win")
    await because(console, "it was three of them")
    await expect(entry.locator(".mark")).to_contain_text("Corrected by the host to BUNCO")
    await expect(console.locator("#entries li .author").first).to_contain_text("Rosa")  # who it was, in her entry
    await expect(nights.eve.locator("#played .result").last).to_have_text("Won 21 to 0")
    await expect(nights.projector.locator("#changed")).to_be_visible()


def wrong_entry(nights: TwoNights) -> Locator:
    """The entry of the first set in which Eve rolled a Bunco."""
    return nights.console.locator("#entries li", has_text="Eve rolled two").last


async def take_the_change_back_and_make_it_again(nights: TwoNights) -> None:
    """Each takes one tap."""
    result = nights.eve.locator("#played .result").last
    await press(nights.console, "Undo this change")
    await expect(nights.console.locator("#verdict-words")).to_have_text(re.compile("taken back: done$"))
    await expect(wrong_entry(nights).locator(".mark")).to_have_count(0)
    await expect(result).to_have_text("Won 2 to 0")
    await press(nights.console, "Redo this change")
    await expect(wrong_entry(nights).locator(".mark")).to_contain_text("Corrected by the host to BUNCO")
    await expect(result).to_have_text("Won 21 to 0")
    await expect(nights.console.locator("#announced-words")).to_have_text("1 announced result has changed")


async def end_the_third_set(nights: TwoNights) -> None:
    """After the bell, table 2 and table 3 finish their turns."""
    await end_set(nights)
    await press_pad(nights.second_table, "pass")
    await nights.evening.until_phase("settling")


async def roll_off_for_three(nights: TwoNights) -> None:
    """Three are level with a Bunco each. Two of them are level again, and then Eve throws more than Ann."""
    console, projector = nights.console, nights.projector
    await shows_scene(projector, "roll-off")
    await expect(projector.locator(".person.is-rolls .name")).to_have_text(["▸ Ann", "▸ Eve", "▸ Ida"])
    await expect(nights.eve.locator("#news")).to_contain_text("Roll")
    await enter_throws(console, {"Ann": 6, "Eve": 6, "Ida": 3})
    await expect(projector.locator(".person.is-out .name")).to_have_text("Ida")
    await expect(console.locator("#contest-fields label")).to_have_count(2)
    await enter_throws(console, {"Ann": 2, "Eve": 5})
    await nights.evening.until_phase("over")
    await shows_scene(projector, "prizes")
    await expect(projector.locator("#tables")).to_contain_text("Eve")
    await expect(nights.eve.locator("#news")).to_contain_text("You have a prize. $60 Most BUNCOs: Eve.")


async def enter_throws(console: Page, thrown: dict[str, int]) -> None:
    """The host enters what each of them threw."""
    for player, face in thrown.items():
        await console.get_by_role("textbox", name=player, exact=True).fill(f"{face}")
    await press(console, "Enter what they threw")


async def begin_the_second_night(nights: TwoNights) -> None:
    """Nobody asks before a night that is over is put away. Its phones are no pads any more."""
    console = nights.console
    await console.get_by_role("link", name="Nights", exact=True).click()
    await expect(console.locator("#ruleset-choice")).to_have_value("short-night")
    await console.fill("#night-title", "The second night")
    await press(console, "Begin this night")
    await console.wait_for_url(f"{nights.evening.address}/host")
    await nights.evening.until_phase("closed")
    await shows_scene(nights.projector, "join")
    await open_listed(nights, NAMES[::-1])
    for phone in (nights.head_table, nights.second_table):
        out = phone.locator("#access-words")
        await expect(out).to_contain_text("Another night has begun, with other codes.")


async def play_in_the_second_night(nights: TwoNights) -> None:
    """Nothing of the first night is left: neither a card, nor a correction, nor what was announced."""
    await shows_scene(nights.projector, "seats")
    await expect(nights.eve.locator("#chair-at")).to_have_text("Table 2, chair 4")
    await expect(nights.eve.locator("#none-played")).to_be_visible()
    await expect(nights.console.locator("#announced")).to_be_hidden()
    await scan(nights.head_table, nights.evening, 1)
    await start_round(nights)
    await roll(nights.head_table, "two", 2, 0)
    await expect(nights.projector.locator("#head-score b")).to_have_text("2 : 0")
    await expect(nights.console.locator("#entries li", has_text="Lee rolled two")).to_be_visible()


async def save_the_first_night(nights: TwoNights, folder: Path) -> Path:
    """The files of the first night can be saved while the second one is played; its journal."""
    console = nights.console
    await console.goto(f"{nights.evening.address}/nights")
    await expect(console.locator("#past-nights > li")).to_have_count(1)
    standings = await download(console, "Standings (CSV)", folder)
    assert len(standings.read_text("utf-8-sig").splitlines()) == 1 + len(NAMES)
    return await download(console, "Journal", folder)


def presses_kept_their_ages(journal: Path) -> None:
    """The journal has each press of table 2 once, and how long the three without a network had waited at least."""
    with Journal.read(journal) as looking:
        said = [entry.heard.said for entry in looking.entries() if entry.heard.table == 2]
    presses = [one for one in said if isinstance(one, Press)]
    first_set, third_set = ["two", "pass"], ["one", "pass"]
    assert [press.button for press in presses] == [*first_set, *WITHOUT_NETWORK, *third_set]
    for place, late in enumerate(reversed(presses[2:5]), 1):
        assert late.age_ms > place * TWO_TAPS_APART_MS
