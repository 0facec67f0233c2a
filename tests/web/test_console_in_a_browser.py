"""The host's console: real Chromium, the real web part, a real broker."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest
from msgspec.structs import replace
from playwright.async_api import Page, expect

from headtable.messages.facts import Told
from headtable.messages.inputs import Heard
from headtable.messages.pace import Ring
from headtable.messages.past import Undo
from headtable.messages.people import OpenNight
from headtable.messages.rooms import (
    NightState,
    TableState,
)
from headtable.messages.table import Claim, DicePassed, Rolled
from tests.patience import PATIENCE_S
from tests.web.hall import Hall
from tests.web.house import KEY, evening, night, until
from tests.web.room_states import one_table, room

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)


async def test_the_host_opens_the_night(hall: Hall, projector: Page) -> None:
    hall.engine.tell(NightState("Rolling for Pink", "BUNKO", "closed", 0))
    hall.engine.then = lambda heard: (
        (night("ready", 1), TableState(1, "ready", seats_of(heard))) if isinstance(heard.said, OpenNight) else ()
    )
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await projector.fill("#players", "Ann\n  Bob \n\nCat   Lee\n<b>Dan")
    await expect(projector.locator("#counted")).to_have_text("4 players: 1 table")
    await projector.check("input[value=listed]")
    await projector.click("#open-night")
    await expect(projector.locator("#verdict-words")).to_have_text("Opening the night: done")
    assert projector.url == f"{hall.address}/host"
    assert [heard.said for heard in hall.engine.heard] == [OpenNight(("Ann", "Bob", "Cat Lee", "<b>Dan"), "listed")]
    await expect(projector.locator("#start")).to_be_visible()


def seats_of(heard: Heard) -> tuple[str, str, str, str]:
    assert isinstance(heard.said, OpenNight)
    one, two, three, four = heard.said.players
    return one, two, three, four


async def test_a_refusal_shows_its_reason_to_the_host(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(phase="ready"))
    hall.engine.refuse = "two players are still walking"
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await projector.click("#start")
    await expect(projector.locator("#verdict-words")).to_have_text(
        "Starting the round: refused, two players are still walking"
    )


async def test_the_bell_rings_only_when_the_button_is_held(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening())
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await projector.click("#ring")
    await projector.click("#ring", delay=1000)
    await expect(projector.locator("#verdict-words")).to_have_text("Ringing the bell: done")
    assert [heard.said for heard in hall.engine.heard] == [Ring("host")]


async def test_a_bell_that_is_only_tapped_says_that_it_must_be_held(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening())
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await projector.click("#ring")
    await expect(projector.locator("#verdict-words")).to_have_text("Nothing was sent: hold the button until it acts.")
    assert hall.engine.heard == []


async def test_every_entry_shows_the_time_of_day_when_it_was_recorded(hall: Hall, projector: Page) -> None:
    at = datetime(2026, 11, 21, 20, 45, tzinfo=UTC)
    hall.engine.tell(*evening(), Told(7, 0, DicePassed(1, "Bob"), int(1000 * at.timestamp())))
    await projector.goto(f"{hall.address}/host?key={KEY}")
    shown = projector.locator("#entries time")
    await expect(shown).to_have_attribute("datetime", "2026-11-21T20:45:00.000Z")
    await expect(shown).to_have_text(re.compile(r"^\d?\d:45\s[AP]M$"))


async def test_the_host_undoes_an_entry_with_a_reason(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(), Told(7, 0, Rolled(2, "Eve", "bunco", 21, (21, 0))), Told(8, 0, DicePassed(1, "Bob")))
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await until_listed(hall, projector, 2)
    await projector.locator("#entries li", has_text="Eve").get_by_role("button", name="undo").click()
    await projector.fill("#why", "pressed by mistake")
    await projector.click("#reason-do")
    await expect(projector.locator("#verdict-words")).to_contain_text("Taking back “Table 2: Eve rolled")
    await until(lambda: bool(hall.engine.heard))
    assert hall.engine.heard[0].said == Undo(7, "host", "pressed by mistake")


async def test_the_end_of_a_round_keeps_the_half_entered_dice_of_a_tied_table(hall: Hall, projector: Page) -> None:
    """A busy box tells the tables that the round has ended, and a moment later the room."""
    hall.engine.tell(*room("playing", one_table(phase="roll-off")))
    await projector.goto(f"{hall.address}/host?key={KEY}")
    die = projector.get_by_role("button", name="Ann & Cat: 6")
    await die.click()
    hall.engine.tell(replace(night("called"), paused=True))
    await expect(projector.locator("#entry .why-not")).to_be_visible()
    await expect(die).to_have_attribute("aria-pressed", "true")
    hall.engine.tell(one_table(phase="roll-off", help=True), night("called"))
    await expect(projector.locator("#entry .why-not")).to_have_count(0)
    await expect(die).to_have_attribute("aria-pressed", "false")


async def test_the_host_corrects_a_roll(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(), Told(7, 0, Rolled(2, "Eve", "bunco", 21, (21, 0))))
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await until_listed(hall, projector, 1)
    await projector.locator("#entries").get_by_role("button", name="correct").click()
    await projector.check("#reason-more input[value=mini]")
    await projector.fill("#why", "they were fives")
    await projector.click("#reason-do")
    await expect(projector.locator("#verdict-words")).to_contain_text("Putting right “Table 2: Eve rolled")
    await until(lambda: bool(hall.engine.heard))
    [heard] = hall.engine.heard
    assert getattr(heard.said, "instead", None) == Claim(2, "mini")


async def until_listed(hall: Hall, page: Page, entries: int) -> None:
    await expect(page.locator("#entries li")).to_have_count(entries)
    assert hall.engine.heard == []


async def test_the_host_enters_a_roll_from_paper(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening())
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await projector.locator("#choose-table button", has_text="3").click()
    await projector.locator("#entry").get_by_role("button", name="two", exact=True).click()
    await expect(projector.locator("#verdict-words")).to_have_text("Table 3: two: done")
    assert [heard.said for heard in hall.engine.heard] == [Claim(3, "two")]


async def test_an_unanswered_input_is_repeated_and_an_equal_one_after_it_counts_too(
    hall: Hall, projector: Page
) -> None:
    hall.engine.tell(*evening())
    await projector.goto(f"{hall.address}/host?key={KEY}")
    two = projector.locator("#entry").get_by_role("button", name="two", exact=True)
    await expect(two).to_be_enabled()
    await hall.close_pages()
    await two.click()
    verdict = projector.locator("#verdict-words")
    await expect(verdict).to_have_text(
        re.compile("^Table 1: two: no connection to the host.s computer; trying again$")
    )
    await hall.open_pages()
    await expect(verdict).to_have_text("Table 1: two: done")
    assert len(hall.engine.numbers) == 1
    await two.click()
    await until(lambda: len(hall.engine.numbers) == 2)
    assert {heard.said for heard in hall.engine.heard} == {Claim(1, "two")}


async def test_the_host_may_cancel_an_unanswered_input(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening())
    await projector.goto(f"{hall.address}/host?key={KEY}")
    two = projector.locator("#entry").get_by_role("button", name="two", exact=True)
    await expect(two).to_be_enabled()
    await hall.close_pages()
    await two.click()
    await projector.click("#forget")
    await expect(projector.locator("#verdict-words")).to_have_text(
        "Table 1: two: no answer came; look under “What happened” to see whether it counted"
    )


async def test_after_a_restart_with_another_key_the_console_asks_for_it(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(phase="ready"))
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await expect(projector.locator("#start")).to_be_visible()
    await hall.close_pages()
    await hall.open_pages_with_key("another-key-of-the-host")
    await expect(projector.get_by_role("button", name="Open the console")).to_be_visible()


async def test_without_the_key_the_console_asks_for_it_and_lets_the_host_in(hall: Hall, phone: Page) -> None:
    await phone.goto(f"{hall.address}/host?key={KEY}")
    await expect(phone.locator("h1")).to_have_text(re.compile("Host.s console"))
