"""The pages as people see them: real Chromium, the real web part, a real broker."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace
from playwright.async_api import Page, expect

from headtable.messages import (
    Claim,
    DicePassed,
    DieEach,
    Heard,
    MqttMessage,
    NightState,
    OpenNight,
    Press,
    Ring,
    Rolled,
    Standing,
    TableState,
    TableWon,
    Told,
    Undo,
    Walk,
)
from tests.web.hall import PHONE, PROJECTOR, Hall
from tests.web.house import KEY, board, evening, night, table, until
from tests.web.looks import OUTSIDE, SPILT

pytestmark = pytest.mark.slow
expect.set_options(timeout=30_000)

LAST_LAP = replace(table(2, (3, 9)), phase="last-lap", roller="Gil", last="two", faces=(4, 4, 1))
TIED = replace(table(3, (12, 12)), phase="roll-off", roller=None)
DONE = replace(table(1, (21, 13)), phase="done", roller=None, winner="a")
CALL_IT = replace(table(2, (3, 9)), call_it=True, faces=(4, 4, 4))
HOSTILE = '<b>Ann</b><img src=x onerror="alert(1)">'


def called(tables: int = 3) -> NightState:
    return night("called", tables, "Ann and Cat reach 21")


# --- the scoreboard ------------------------------------------------------------------------------


async def test_a_tally_changes_while_one_looks(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening())
    await projector.goto(hall.address)
    tally = projector.locator("#table-2 .team-a .tally")
    await expect(tally).to_have_text("0")
    hall.engine.tell(table(2, (21, 0)))
    await expect(tally).to_have_text("21")
    await expect(projector.locator("#mark-name")).to_have_text("fours")
    await expect(projector.locator("#round")).to_have_text("4 of 6")
    await expect(projector.locator("#table-1 .rolls")).to_have_text("Ann")


async def test_the_called_round_says_why_and_who_still_rolls(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening())
    await projector.goto(hall.address)
    await expect(projector.locator("#called")).to_be_hidden()
    hall.engine.tell(called(), DONE, LAST_LAP, TIED)
    banner = projector.locator("#called")
    await expect(banner).to_be_visible()
    await expect(banner).to_have_attribute("aria-live", "assertive")
    await expect(projector.locator("#called-word")).to_have_text("Round called")
    await expect(projector.locator("#called-why")).to_have_text("Ann and Cat reach 21")
    await expect(projector.locator("#called-rest")).to_have_text("Still to roll: Gil at table 2 · Tied at table 3")
    letters = await projector.locator("#called-word").evaluate(
        "element => parseFloat(getComputedStyle(element).fontSize)"
    )
    assert letters >= 100  # px of 720: seen across a hall


async def test_a_bunco_on_the_table_says_call_it(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening())
    await projector.goto(hall.address)
    hall.engine.tell(CALL_IT)
    await expect(projector.locator("#table-2 .call-it")).to_have_text("Call it!")


async def test_a_winner_stands_out_in_more_than_colour(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(), called(), DONE)
    await projector.goto(hall.address)
    await expect(projector.locator("#table-1 .won .medal")).to_have_text("won")
    await expect(projector.locator("#table-1 .lost .tally")).to_have_text("13")


async def test_standings_show_wins_losses_and_buncos_in_the_rulesets_word(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening())
    await projector.goto(hall.address)
    await expect(projector.locator("#standings th.buncos")).to_have_text("BUNKO")
    hall.engine.tell(replace(board(0), standings=(Standing(1, "Zoe", 5, 1, 2), Standing(2, "Yan", 1, 5, 0))))
    await expect(projector.locator("#standings tbody tr")).to_have_text(
        [re.compile("1 ?Zoe ?5 ?1 ?2"), re.compile("Yan")]
    )


async def test_between_rounds_everybody_reads_where_to_walk(hall: Hall, projector: Page) -> None:
    walks = (
        Walk("Ann", 1, 1, 1, 1, "won-and-stays"), Walk("Bob", 1, 2, 2, 3, "lost-and-moves-down"),
        Walk("Cat", 1, 3, 1, 4, "won-and-stays"), Walk("Dan", 1, 4, 2, 1, "lost-and-moves-down"),
    )  # fmt: skip
    hall.engine.tell(*evening(phase="ready"), replace(table(1), phase="ready", walks=walks))
    await projector.goto(hall.address)
    ways = projector.locator("#table-1 li .full")
    await expect(ways).to_have_text(["stays, chair 1", "→ table 2 chair 3", "→ chair 4", "→ table 2 chair 1"])


async def test_between_rounds_each_card_shows_who_won_and_how(hall: Hall, projector: Page) -> None:
    walks = (Walk("Ann", 1, 1, 1, 1, "won-and-stays"), Walk("Bob", 1, 2, 2, 3, "lost-and-moves-down"),
             Walk("Cat", 1, 3, 1, 4, "won-and-stays"))  # fmt: skip
    won = TableWon(1, "b", ("Ann", "Cat"), ("Bob", "Dan"), (13, 21), "points")
    hall.engine.tell(*evening(phase="ready"), replace(table(1), phase="ready", walks=walks, before=won))
    await projector.goto(hall.address)
    await expect(projector.locator("#table-1 .name", has=projector.locator(".star"))).to_have_text(["★ Ann", "★ Cat"])
    await expect(projector.locator("#table-1 .score")).to_have_text("21:13")


async def test_when_the_night_is_over_the_best_are_named(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(), replace(night("over"), mark=None))
    await projector.goto(hall.address)
    await expect(projector.locator("#mark-name")).to_have_text("The night is over")
    await expect(projector.locator("#honours dd").first).to_have_text("Player 1 · 18")
    await expect(projector.locator(".final li")).to_have_count(12)


async def test_names_are_text_whatever_they_hold(hall: Hall, projector: Page) -> None:
    seats = (HOSTILE, "'; DROP TABLE", "&lt;Cat", "</script>")
    hall.engine.tell(*evening(), replace(table(1), seats=seats, roller=HOSTILE))
    hall.engine.tell(replace(board(0), standings=(Standing(1, HOSTILE, 1, 0, 0),)))
    hall.engine.tell(called(), Told(1, 0, DicePassed(1, HOSTILE)))
    await projector.goto(hall.address)
    await expect(projector.locator("#table-1 .name").first).to_have_text(HOSTILE)
    await expect(projector.locator("#standings td.player")).to_have_text(HOSTILE)
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await expect(projector.locator("#entry .stands")).to_contain_text(HOSTILE)
    await projector.goto(f"{hall.address}/table/1")
    await expect(projector.locator(".name").first).to_have_text(HOSTILE)
    assert await projector.locator("#teams b b, #teams img").count() == 0


async def test_the_page_finds_its_way_back_after_the_server_restarts(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening())
    await projector.goto(hall.address)
    await expect(projector.locator("#stale")).to_be_hidden()
    await hall.close_pages()
    await expect(projector.locator("#stale")).to_have_text(
        re.compile(r"^No connection to the box — showing the state of \d\d:\d\d:\d\d$")
    )
    await expect(projector.locator("#table-2 .team-a .tally")).to_have_text("0")
    hall.engine.tell(table(2, (7, 0)))
    await hall.open_pages()
    await expect(projector.locator("#table-2 .team-a .tally")).to_have_text("7")
    await expect(projector.locator("#stale")).to_be_hidden()


async def test_the_page_says_when_the_engine_is_lost_and_when_it_is_back(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening())
    await projector.goto(hall.address)
    await expect(projector.locator("#stale")).to_be_hidden()
    await hall.stop_engine()
    await expect(projector.locator("#stale")).to_have_text(re.compile("showing the state of"))
    hall.start_engine()
    await expect(projector.locator("#stale")).to_be_hidden()


def phases(tables: int) -> dict[str, tuple[MqttMessage, ...]]:
    """The evening in each of its phases, with long names."""
    seats = ("Bartholomew-Maximilian", "Ann", "Christopher Alexander", "Wilhelmina van der Bergh")
    all_tables = [replace(table(n, (n % 22, 12)), seats=seats, roller=seats[n % 4]) for n in range(1, tables + 1)]
    walked = [
        replace(one, phase="ready", walks=tuple(
            Walk(player, one.table, chair, 1 + one.table % tables, chair, "lost-and-moves-down")
            for chair, player in enumerate(seats, 1)
        ))
        for one in all_tables
    ]  # fmt: skip
    ended = [replace(one, phase="done", winner="b", roller=None) for one in all_tables]
    tied = [replace(one, phase="roll-off", roller=None, tally=(12, 12)) for one in all_tables]
    return {
        "ready": (*evening(tables, "ready"), *walked),
        "playing": (*evening(tables), *all_tables, replace(all_tables[-1], call_it=True)),
        "called": (*evening(tables), called(tables), *(replace(one, phase="last-lap") for one in all_tables)),
        "roll-off": (*evening(tables), called(tables), *tied),
        "over": (*evening(tables), *ended, night("over", tables)),
    }


@pytest.mark.parametrize("tables", [1, 3, 50])
async def test_a_phone_never_scrolls_sideways(hall: Hall, phone: Page, tables: int) -> None:
    for phase, messages in phases(tables).items():
        hall.engine.tell(*messages)
        await phone.goto(hall.address)
        await expect(phone.locator(".card, .final li").last).to_be_attached()
        assert await phone.evaluate("document.documentElement.scrollWidth") <= PHONE[0], phase


@pytest.mark.parametrize("tables", [1, 3, 12, 16, 50])
async def test_every_table_fits_on_the_projector(hall: Hall, projector: Page, tables: int) -> None:
    for phase, messages in phases(tables).items():
        hall.engine.tell(*messages)
        await projector.goto(hall.address)
        everyone = {".card": tables, ".final li": 4 * tables}
        what = ".final li" if phase == "over" else ".card"
        await expect(projector.locator(what)).to_have_count(everyone[what])
        await expect(projector.locator("body")).to_have_attribute("data-phase", night_phase(phase))
        assert await projector.evaluate(OUTSIDE, what) == 0, phase
        assert await projector.evaluate(SPILT) == [], phase
        assert await projector.evaluate("document.documentElement.scrollHeight") <= PROJECTOR[1], phase


def night_phase(phase: str) -> str:
    return "called" if phase == "roll-off" else phase


# --- the console ---------------------------------------------------------------------------------


async def test_the_host_opens_the_night(hall: Hall, projector: Page) -> None:
    hall.engine.tell(NightState("Rolling for Pink", "BUNKO", "closed", 0))
    hall.engine.then = lambda heard: (
        (night("ready", 1), TableState(1, "ready", seats_of(heard))) if isinstance(heard.said, OpenNight) else ()
    )
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await projector.fill("#players", "Ann\n  Bob \n\nCat   Lee\n<b>Dan")
    await expect(projector.locator("#counted")).to_have_text("4 players: 1 table")
    await projector.check("input[value=listed]")
    await projector.click("#open button")
    await expect(projector.locator("#verdict-words")).to_have_text("Opening the night: done")
    assert projector.url == f"{hall.address}/host"
    assert [heard.said for heard in hall.engine.heard] == [OpenNight(("Ann", "Bob", "Cat Lee", "<b>Dan"), "listed")]
    await expect(projector.locator("#start")).to_be_visible()


def seats_of(heard: Heard) -> tuple[str, str, str, str]:
    assert isinstance(heard.said, OpenNight)
    one, two, three, four = heard.said.players
    return one, two, three, four


async def test_the_host_reads_why_something_was_refused(hall: Hall, projector: Page) -> None:
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


async def test_the_host_takes_an_entry_back_and_says_why(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(), Told(7, 0, Rolled(2, "Eve", "bunco", 21, (21, 0))), Told(8, 0, DicePassed(1, "Bob")))
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await until_listed(hall, projector, 2)
    await projector.locator("#entries li", has_text="Eve").get_by_role("button", name="undo").click()
    await projector.fill("#why", "pressed by mistake")
    await projector.click("#reason-do")
    await expect(projector.locator("#verdict-words")).to_have_text("Taking back entry 7: done")
    assert hall.engine.heard[0].said == Undo(7, "host", "pressed by mistake")


async def test_the_host_corrects_a_roll(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(), Told(7, 0, Rolled(2, "Eve", "bunco", 21, (21, 0))))
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await until_listed(hall, projector, 1)
    await projector.locator("#entries").get_by_role("button", name="correct").click()
    await projector.check("#reason-more input[value=mini]")
    await projector.fill("#why", "they were fives")
    await projector.click("#reason-do")
    await expect(projector.locator("#verdict-words")).to_have_text("Putting entry 7 right: done")
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


async def test_what_nobody_answers_is_said_until_it_is_heard_and_the_next_like_it_counts_too(
    hall: Hall, projector: Page
) -> None:
    hall.engine.tell(*evening())
    await projector.goto(f"{hall.address}/host?key={KEY}")
    two = projector.locator("#entry").get_by_role("button", name="two", exact=True)
    await expect(two).to_be_enabled()
    await hall.close_pages()
    await two.click()
    verdict = projector.locator("#verdict-words")
    await expect(verdict).to_have_text("Table 1: two: no connection to the box; trying again")
    await hall.open_pages()
    await expect(verdict).to_have_text("Table 1: two: done")
    assert len(hall.engine.numbers) == 1
    await two.click()
    await until(lambda: len(hall.engine.numbers) == 2)
    assert {heard.said for heard in hall.engine.heard} == {Claim(1, "two")}


async def test_the_host_may_stop_trying(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening())
    await projector.goto(f"{hall.address}/host?key={KEY}")
    two = projector.locator("#entry").get_by_role("button", name="two", exact=True)
    await expect(two).to_be_enabled()
    await hall.close_pages()
    await two.click()
    await projector.click("#forget")
    await expect(projector.locator("#verdict-words")).to_have_text(
        "Table 1: two: given up; look at what happened whether it counted"
    )


async def test_without_the_key_the_console_asks_for_it_and_lets_the_host_in(hall: Hall, phone: Page) -> None:
    await phone.goto(f"{hall.address}/host?key={KEY}")
    await expect(phone.locator("h1")).to_have_text(re.compile("Host.s console"))


# --- the pad -------------------------------------------------------------------------------------


async def test_a_press_counts_once_however_often_it_is_clicked_and_said(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening())
    hall.engine.willing = False
    await phone.goto(f"{hall.address}/table/2")
    two = phone.locator("[data-button=two]")
    await two.click()
    await expect(two).to_be_disabled()
    for _ in range(5):
        await two.dispatch_event("click")
    await until(lambda: len(hall.engine.heard) >= 3)
    hall.engine.willing = True
    await expect(phone.locator("#verdict")).to_have_text(re.compile("Two: counted"))
    assert len(hall.engine.numbers) == 1
    [heard] = {(heard.table, heard.uid.split("-")[0]) for heard in hall.engine.heard}
    assert heard == (2, "phone")
    await two.click()
    await until(lambda: len(hall.engine.numbers) == 2)


async def test_a_press_survives_a_reload_under_its_old_number(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening())
    hall.engine.willing = False
    await phone.goto(f"{hall.address}/table/2")
    await phone.click("[data-button=mini]")
    await until(lambda: len(hall.engine.heard) >= 1)
    await phone.reload()
    hall.engine.willing = True
    await expect(phone.locator("#verdict")).to_have_text(re.compile("Your last press: counted"))
    assert len(hall.engine.numbers) == 1
    assert isinstance(hall.engine.heard[-1].said, Press)


async def test_a_press_while_the_pages_start_again_is_said_until_it_is_heard(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening())
    await phone.goto(f"{hall.address}/table/2")
    await expect(phone.locator("[data-button=mini]")).to_be_enabled()
    await hall.close_pages()
    await hall.open_pages_without_broker()
    await phone.click("[data-button=mini]")
    await expect(phone.locator("#verdict")).to_have_text(re.compile("Mini: .*; trying again"))
    await hall.close_pages()
    await hall.open_pages()
    await expect(phone.locator("#verdict")).to_have_text(re.compile("Mini: counted"))
    assert len(hall.engine.numbers) == 1


async def test_a_refused_press_says_why(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening())
    hall.engine.refuse = "table 2: the round is over here"
    await phone.goto(f"{hall.address}/table/2")
    await phone.click("[data-button=one]")
    await expect(phone.locator("#verdict")).to_have_text(re.compile("One: table 2: the round is over here"))


async def test_a_confirmation_goes_when_the_table_has_moved_on(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening())
    hall.engine.then = lambda _: (table(2, (2, 0)),)
    await phone.goto(f"{hall.address}/table/2")
    await phone.click("[data-button=two]")
    await expect(phone.locator(".tally").first).to_have_text("2")
    await expect(phone.locator("#verdict-words")).to_have_text("Two: counted")
    hall.engine.tell(table(2, (3, 0)))
    await expect(phone.locator("#verdict-words")).to_have_text("")


async def test_between_rounds_there_is_nothing_to_undo(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), called(), DONE)
    await phone.goto(f"{hall.address}/table/1")
    await expect(phone.locator("[data-button=undo]")).to_be_enabled()
    hall.engine.tell(night("ready"), replace(table(1), phase="ready"))
    await expect(phone.locator("[data-button=undo]")).to_be_disabled()


async def test_a_phone_on_its_side_keeps_everything_on_screen(hall: Hall, phone: Page) -> None:
    width, height = PHONE[1], PHONE[0]
    await phone.set_viewport_size({"width": width, "height": height})
    hall.engine.tell(*evening(), called(), LAST_LAP, TIED)
    for number, last in ((2, "[data-button=call]"), (3, "#rolloff button.primary")):
        await phone.goto(f"{hall.address}/table/{number}")
        await expect(phone.locator(last)).to_be_visible()
        assert await phone.evaluate(OUTSIDE, "button, #teams, #turn, #verdict, header") == 0
        assert await phone.evaluate("document.documentElement.scrollHeight") <= height


async def test_a_bunco_must_be_held(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening())
    await phone.goto(f"{hall.address}/table/2")
    bunco = phone.locator("[data-button=bunco]")
    await bunco.click()
    await bunco.click(delay=1000)
    await expect(phone.locator("#verdict")).to_have_text(re.compile("BUNKO: counted"))
    assert [getattr(heard.said, "button", "") for heard in hall.engine.heard] == ["bunco"]


async def test_a_tied_table_rolls_off_on_the_phone(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), called(), TIED)
    await phone.goto(f"{hall.address}/table/3")
    await expect(phone.locator("#buttons")).to_be_hidden()
    await phone.get_by_role("button", name="Ida & Kim: 5").click()
    await phone.get_by_role("button", name="Jon & Lou: 2").click()
    await phone.get_by_role("button", name="send the roll-off").click()
    await until(lambda: len(hall.engine.heard) == 1)
    assert isinstance(hall.engine.heard[0].said, DieEach)
    assert (hall.engine.heard[0].said.a, hall.engine.heard[0].said.b) == (5, 2)


async def test_a_pad_of_a_table_that_is_not_there_says_so(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening())
    await phone.goto(f"{hall.address}/table/9")
    await expect(phone.locator("#turn")).to_have_text("There is no table 9 tonight: tables are 1 to 3.")
    await expect(phone.locator("[data-button=one]")).to_be_disabled()
