"""The pad on a phone: real Chromium, the real web part, a real broker."""

from __future__ import annotations

import asyncio
import re

import pytest
from msgspec.structs import replace
from playwright.async_api import Page, Route, expect

from headtable.messages.facts import Fact, Told
from headtable.messages.inputs import Heard
from headtable.messages.line import DieEach, Press
from headtable.messages.past import Undone
from headtable.messages.people import Walk
from headtable.messages.table import CalledFalsely, CalledForNothing
from tests.patience import PATIENCE_S
from tests.web.hall import PHONE, Hall, join_link
from tests.web.house import DONE, LAST_LAP, TIED, called, evening, night, table, until
from tests.web.looks import OUTSIDE
from tests.web.night_roles import TWO_TAPS_APART_MS, press_each
from tests.web.real_console import Evening

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)
KEEP = """([phone, count]) => sessionStorage.setItem("headtable-unsaid-2", JSON.stringify(
  Array.from({ length: count }, (_, place) => ({
    boot: "before", seq: place + 1, said: { is: "press", button: "one" }, phone,
    pressed_in: null, pressed_at: Date.now() - 60_000, words: "one",
  }))))"""
"""Keeps so many presses of a minute ago on the phone."""
TOLD = {
    "en": {
        "where": "Set 1, round 4 · roll fours",
        "call": "The call was heard",
        "undo": "Taken back",
        "redo": "Counts again",
        "cocked": "Cocked: all dice again",
        "help": "The host was asked for help",
    },
    "de": {
        "where": "Satz 1, Runde 4 · Vieren würfeln",
        "call": "Der Ausruf wurde gehört",
        "undo": "Zurückgenommen",
        "redo": "Zählt wieder",
        "cocked": "Schräg: alle neu",
        "help": "Die Spielleitung wurde um Hilfe gebeten",
    },
}
FALSE_CALLS = {"en": "Ann called, but there was no BUNKO.", "de": "Ann hat gerufen, aber es gab kein BUNKO."}


async def test_a_press_counts_once_despite_repeated_clicks_and_messages(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening())
    hall.engine.willing = False
    await phone.goto(hall.pad(2))
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
    await phone.goto(hall.pad(2))
    await phone.click("[data-button=mini]")
    await until(lambda: len(hall.engine.heard) >= 1)
    await phone.reload()
    hall.engine.willing = True
    await expect(phone.locator("#verdict")).to_have_text(re.compile("Your last press: counted"))
    assert len(hall.engine.numbers) == 1
    assert isinstance(hall.engine.heard[-1].said, Press)


async def test_a_press_during_a_restart_of_the_pages_is_repeated_until_it_is_heard(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening())
    await phone.goto(hall.pad(2))
    await expect(phone.locator("[data-button=mini]")).to_be_enabled()
    await phone.route("**/api/events", lambda route: route.abort())  # it presses before it sees the new room
    await hall.close_pages()
    await hall.open_pages_without_broker()
    await phone.click("[data-button=mini]")
    await expect(phone.locator("#verdict")).to_have_text(re.compile("Mini: .*; trying again"))
    await phone.unroute("**/api/events")
    await hall.close_pages()
    await hall.open_pages()
    await expect(phone.locator("#verdict")).to_have_text(re.compile("Mini: counted"))
    assert len(hall.engine.numbers) == 1


async def test_presses_without_a_connection_wait_and_are_sent_in_their_order(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening())
    await phone.goto(hall.pad(2))
    await until_it_is_in(phone)
    await phone.context.set_offline(True)
    await press_each(phone, ("one", "two", "pass"))
    await expect(phone.locator("#verdict-words")).to_have_text(re.compile("^3 presses wait: no connection"))
    await phone.context.set_offline(False)
    await expect(phone.locator("#verdict-words")).to_have_text("Nothing: counted")
    said = [heard.said for heard in hall.engine.heard if isinstance(heard.said, Press)]
    assert [press.button for press in said] == ["one", "two", "pass"]
    assert all(press.age_ms > later * TWO_TAPS_APART_MS for press, later in zip(said, (3, 2, 1), strict=True))


async def test_on_a_network_that_stalls_further_presses_wait_after_a_moment(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening())
    await phone.goto(hall.pad(2))
    await until_it_is_in(phone)
    is_back = asyncio.Event()

    async def stalls(route: Route) -> None:
        await is_back.wait()
        await route.continue_()

    await phone.route("**/api/table/2", stalls)
    await phone.click("[data-button=one]")
    await expect(phone.locator("#verdict-words")).to_have_text(re.compile("^One: no answer yet"))
    await phone.click("[data-button=two]")
    await expect(phone.locator("#presses-list li")).to_have_count(2)
    is_back.set()
    await expect(phone.locator("#verdict-words")).to_have_text("Two: counted")
    said = [heard.said for heard in hall.engine.heard if isinstance(heard.said, Press)]
    assert [press.button for press in said] == ["one", "two"]
    await phone.unroute_all(behavior="wait")


async def test_different_buttons_in_quick_succession_all_wait_and_a_double_tap_waits_once(
    hall: Hall, phone: Page
) -> None:
    hall.engine.tell(*evening())
    await phone.goto(hall.pad(2))
    await until_it_is_in(phone)
    await phone.context.set_offline(True)
    await phone.clock.set_fixed_time("2026-11-27T20:00:00")  # both taps come at once, however slow the machine is
    for button in ("one", "one", "two", "pass"):
        await phone.evaluate(f"document.querySelector('[data-button={button}]').click()")
        if button == "one":
            await expect(phone.locator("[data-button=two]")).to_be_enabled()
    await expect(phone.locator("#presses-list li")).to_have_count(3)


async def test_of_presses_that_waited_every_refusal_is_shown(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening())
    await phone.goto(hall.pad(2))
    await until_it_is_in(phone)
    await phone.context.set_offline(True)
    await press_each(phone, ("one", "two"))
    await expect(phone.locator("#verdict-words")).to_have_text(re.compile("^2 presses wait"))
    hall.engine.refuse = "the round is over"
    await phone.context.set_offline(False)
    refused = "One: the round is over · Two: the round is over"
    await expect(phone.locator("#verdict-words")).to_have_text(refused)


async def test_presses_that_wait_are_listed_with_their_age_and_then_with_their_verdict(
    hall: Hall, phone: Page
) -> None:
    await phone.set_viewport_size({"width": 320, "height": 568})
    hall.engine.tell(*evening())
    await phone.goto(hall.pad(2))
    await until_it_is_in(phone)
    await phone.context.set_offline(True)
    await press_each(phone, ("one", "two", "pass"))
    lines = phone.locator("#presses-list li")
    await expect(lines).to_have_text([re.compile(f"^{word}: waits, .* s old$") for word in ("One", "Two", "Nothing")])
    await expect(lines.first).to_have_text(re.compile("waits, ([5-9]|[1-9][0-9]) s old"))  # it grows older
    await expect(phone.locator("#presses-how")).to_have_text(
        re.compile("sent in this order when the network is back")
    )
    assert await phone.evaluate("document.documentElement.scrollWidth") == 320
    hall.engine.then = lambda heard: next_verdict(hall, heard)
    await phone.context.set_offline(False)
    await expect(phone.locator("#presses-title")).to_have_text("What became of them")
    old = "Nothing: too old: it is from round 4 of set 1, which is not played now; look at the tally"
    await expect(lines).to_have_text(["One: counted", "Two: the round is over", old])
    await phone.click("[data-button=one]")
    await expect(phone.locator("#presses")).to_be_hidden()


def next_verdict(hall: Hall, heard: Heard) -> tuple[()]:
    """After the first press the next is refused; after the second another round begins."""
    hall.engine.refuse = "the round is over"
    if isinstance(heard.said, Press) and heard.said.button == "two":
        hall.engine.tell(replace(night("playing"), round=5))
    return ()


async def test_a_phone_that_keeps_no_more_presses_says_so(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening())
    await phone.goto(hall.pad(2))
    await until_it_is_in(phone)
    name = (await phone.locator("#this-phone").inner_text()).split()[-1].strip("“”.")
    await phone.route("**/api/table/2", lambda route: route.abort())
    await phone.evaluate(KEEP, [name, 31])
    await phone.reload()
    await expect(phone.locator("#presses-list li")).to_have_count(31)
    await phone.click("[data-button=two]")
    await expect(phone.locator("#presses-list li")).to_have_count(32)
    await expect(phone.locator("#presses-how")).to_have_text(
        "This phone keeps no more than 32 presses. Write the next rolls on paper."
    )
    await expect(phone.locator("[data-button=two]")).to_be_disabled()


async def until_it_is_in(phone: Page) -> None:
    """Wait until the page knows its phone and the room."""
    await expect(phone.locator("#this-phone")).to_have_text(re.compile(r"this phone is called “\w+”\.$"))
    await expect(phone.locator("#teams .team")).to_have_count(2)
    await expect(phone.locator("[data-button=one]")).to_be_enabled()


async def test_a_call_is_confirmed_and_the_rules_decide_whether_it_counts(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), called(), LAST_LAP)
    await phone.goto(hall.pad(2))
    await phone.click("[data-button=call]")
    await expect(phone.locator("#verdict-words")).to_have_text("The call was heard")


@pytest.mark.parametrize("size", [(320, 568), (360, 640)], ids=str)
@pytest.mark.parametrize("language", TOLD)
async def test_what_a_press_did_and_what_is_rolled_are_told_in_plain_words(
    hall: Hall, phone: Page, language: str, size: tuple[int, int]
) -> None:
    await phone.set_viewport_size({"width": size[0], "height": size[1]})
    hall.engine.tell(*evening())
    await phone.goto(hall.pad(2))
    await phone.goto(f"{hall.address}/table/2?language={language}")
    told = TOLD[language]
    await expect(phone.locator("#where")).to_have_text(told["where"])
    for press in ("call", "undo", "redo", "cocked", "help"):
        await phone.click("#redo" if press == "redo" else f"[data-button={press}]:visible")
        await expect(phone.locator("#verdict-words")).to_have_text(told[press])
    assert await phone.evaluate(OUTSIDE, "#verdict") == 0


@pytest.mark.parametrize("language", FALSE_CALLS)
async def test_the_sentence_of_a_false_call_goes_when_the_call_is_undone(
    evening: Evening, phone: Page, language: str
) -> None:
    await evening.open()
    await evening.start()
    await phone.goto(join_link(evening.config, 1))
    await phone.goto(f"{evening.address}/table/1?language={language}")
    turn, sentence = phone.locator("#turn"), FALSE_CALLS[language]
    for press in ("one", "call"):
        await phone.click(f"[data-button={press}]")
    await expect(turn).to_contain_text(sentence)
    await phone.click("#undo")
    await expect(turn).not_to_contain_text(sentence)
    await phone.click("#undo")
    await evening.until_tally(1, (0, 0))
    await expect(turn).not_to_contain_text(sentence)
    await phone.reload()
    await expect(phone.locator("#teams .team")).to_have_count(2)
    await expect(turn).not_to_contain_text(sentence)


@pytest.mark.parametrize(
    ("fact", "follows"),
    [
        (CalledFalsely(2, "Gil", 5), "The team loses 5 points."),
        (CalledFalsely(2, "Gil"), "No points are lost."),
        (CalledForNothing(2, "Gil"), "Nothing changes."),
    ],
)
async def test_a_false_call_says_what_follows(hall: Hall, phone: Page, fact: Fact, follows: str) -> None:
    hall.engine.tell(*evening())
    hall.engine.then = lambda _: (Told(9, 0, fact), replace(table(2), tally=(1, 0)))
    await phone.goto(hall.pad(2))
    await phone.click("[data-button=call]")
    await expect(phone.locator("#turn")).to_contain_text(f"Gil called, but there was no BUNKO. {follows}")
    await expect(phone.locator("#verdict")).to_have_class("is-refused")
    await expect(phone.locator("#verdict-words")).to_have_text(f"Gil called, but there was no BUNKO. {follows}")
    hall.engine.tell(Told(10, 0, Undone(9, "phone", "the table's undo button", at_table=2)))
    await expect(phone.locator("#turn")).not_to_contain_text("called")
    await expect(phone.locator("#verdict-words")).to_have_text("")


async def test_a_refused_press_shows_the_reason(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening())
    hall.engine.refuse = "table 2: the round is over here"
    await phone.goto(hall.pad(2))
    await phone.click("[data-button=one]")
    await expect(phone.locator("#verdict")).to_have_text(re.compile("One: table 2: the round is over here"))


async def test_a_confirmation_disappears_when_the_table_has_moved_on(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening())
    hall.engine.then = lambda _: (table(2, (2, 0)),)
    await phone.goto(hall.pad(2))
    await phone.click("[data-button=two]")
    await expect(phone.locator(".tally").first).to_have_text("2")
    await expect(phone.locator("#verdict-words")).to_have_text("Two: counted")
    hall.engine.tell(table(2, (3, 0)))
    await expect(phone.locator("#verdict-words")).to_have_text("")


async def test_what_an_undo_did_is_told_as_long_as_it_can_be_redone(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening())
    hall.engine.then = lambda _: (table(2, (2, 0)),)
    await phone.goto(hall.pad(2))
    await phone.click("#undo")
    await expect(phone.locator("#redo")).to_be_visible()
    for points in (3, 4):
        hall.engine.tell(table(2, (points, 0)))
        await expect(phone.locator(".tally").first).to_have_text(str(points))
        await expect(phone.locator("#verdict-words")).to_have_text("Taken back")
    await phone.click("[data-button=two]")
    await expect(phone.locator("#verdict-words")).to_have_text("Two: counted")
    await expect(phone.locator("#redo")).to_be_hidden()


async def test_a_confirmation_stays_after_a_reconnect_without_changes(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening())
    await phone.goto(hall.pad(2))
    await phone.click("[data-button=two]")
    await expect(phone.locator("#verdict-words")).to_have_text("Two: counted")
    await hall.close_pages()
    await hall.open_pages_without_broker()
    await expect(phone.locator("#turn")).to_contain_text("Nothing has been heard from the night yet")
    for why in ("a glass broke", "the light is out"):
        await hall.close_pages()
        await hall.open_pages()
        hall.engine.tell(replace(night("playing"), paused=True, paused_why=why))
        await expect(phone.locator("#waits")).to_contain_text(why)
    await expect(phone.locator("#verdict-words")).to_have_text("Two: counted")


async def test_between_rounds_there_is_nothing_to_undo(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), called(), DONE)
    await phone.goto(hall.pad(1))
    await expect(phone.locator("#undo")).to_be_enabled()
    hall.engine.tell(night("ready"), replace(table(1), phase="ready"))
    await expect(phone.locator("#undo")).to_be_disabled()


async def test_a_phone_on_its_side_keeps_everything_on_screen(hall: Hall, phone: Page) -> None:
    width, height = PHONE[1], PHONE[0]
    await phone.set_viewport_size({"width": width, "height": height})
    hall.engine.tell(*evening(), called(), LAST_LAP, TIED)
    for number, last in ((2, "[data-button=call]"), (3, "#rolloff button.primary")):
        await phone.goto(hall.pad(number))
        await expect(phone.locator(last)).to_be_visible()
        assert await phone.evaluate(OUTSIDE, "button, #teams, #turn, #verdict, header") == 0
        assert await phone.evaluate("document.documentElement.scrollHeight") <= height


async def test_a_bunco_must_be_held(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening())
    await phone.goto(hall.pad(2))
    bunco = phone.locator("[data-button=bunco]")
    await bunco.click()
    await bunco.click(delay=1000)
    await expect(phone.locator("#verdict")).to_have_text(re.compile("BUNKO: counted"))
    assert [getattr(heard.said, "button", "") for heard in hall.engine.heard] == ["bunco"]


async def test_a_bunco_that_is_only_tapped_says_that_it_must_be_held(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening())
    await phone.goto(hall.pad(2))
    await phone.click("[data-button=bunco]")
    await expect(phone.locator("#verdict-words")).to_have_text("Nothing was sent: hold the button until it acts.")
    assert hall.engine.heard == []


async def test_when_people_walk_the_phone_stays_at_its_table(hall: Hall, phone: Page) -> None:
    walks = (Walk("Ann", 2, 1, 2, 1, "won-and-stays"), Walk("Bob", 2, 2, 1, 3, "won-and-moves-up"))
    hall.engine.tell(*evening(phase="ready"), replace(table(2), phase="ready", walks=walks))
    await phone.goto(hall.pad(2))
    await expect(phone.locator("#waits")).to_have_text("The round is over. Leave this phone at table 2.")
    hall.engine.tell(night(), table(2))
    await expect(phone.locator("#waits")).to_be_hidden()


async def test_a_tied_table_rolls_off_on_the_phone(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), called(), TIED)
    await phone.goto(hall.pad(3))
    await expect(phone.locator("#buttons")).to_be_hidden()
    await phone.get_by_role("button", name="Ida & Kim: 5").click()
    await phone.get_by_role("button", name="Jon & Lou: 2").click()
    await phone.get_by_role("button", name="send the roll-off").click()
    await until(lambda: len(hall.engine.heard) == 1)
    assert isinstance(hall.engine.heard[0].said, DieEach)
    assert (hall.engine.heard[0].said.a, hall.engine.heard[0].said.b) == (5, 2)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Roll-off 3 against 3: tied again. Each team throws its die once more"),
        ("de", "Stechen 3 gegen 3: wieder Gleichstand. Jedes Team wirft noch einmal"),
        ("es", "Desempate 3 contra 3: otro empate. Cada equipo tira otra vez"),
    ],
)
async def test_a_roll_off_with_level_dice_says_that_each_team_throws_once_more(
    hall: Hall, phone: Page, language: str, told: str
) -> None:
    hall.engine.tell(*evening(), called(), TIED)
    await phone.goto(hall.pad(3))
    await phone.goto(f"{hall.address}/table/3?language={language}")
    for team in ("Ida & Kim", "Jon & Lou"):
        await phone.get_by_role("button", name=re.compile(f"{team.replace(' & ', '.*')}: 3")).click()
    await phone.locator("#rolloff button.primary").click()
    await expect(phone.locator("#verdict-words")).to_have_text(told)


async def test_a_tied_table_undoes_its_last_roll_on_the_phone(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), called(), TIED)
    await phone.goto(hall.pad(3))
    await phone.get_by_role("button", name="undo the last roll").click()
    await until(lambda: len(hall.engine.heard) == 1)
    assert isinstance(hall.engine.heard[0].said, Press)
    assert hall.engine.heard[0].said.button == "undo"


async def test_a_phone_can_redo_its_own_undo(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening())
    await phone.goto(hall.pad(2))
    await expect(phone.locator("#redo")).to_be_hidden()
    await phone.locator("#undo").click()
    await expect(phone.locator("#redo")).to_be_visible()
    await phone.locator("#redo").click()
    await until(lambda: len(hall.engine.heard) == 2)
    assert [heard.said.button for heard in hall.engine.heard if isinstance(heard.said, Press)] == ["undo", "redo"]
    await expect(phone.locator("#redo")).to_be_hidden()


RANG = replace(table(1, (21, 13)), phase="last-lap", undo_reopens="hall")


async def test_an_undo_of_the_roll_that_rang_the_bell_is_held_and_says_what_it_does_for_the_hall(
    hall: Hall, phone: Page
) -> None:
    hall.engine.tell(*evening(), called(), RANG)
    await phone.goto(hall.pad(1))
    await expect(phone.locator("#turn")).to_contain_text(
        "“undo” takes the bell back: the round goes on for all tables."
    )
    await expect(phone.locator("#undo")).to_be_hidden()
    await phone.click("#undo-bell")
    await expect(phone.locator("#verdict-words")).to_have_text("Nothing was sent: hold the button until it acts.")
    assert hall.engine.heard == []
    await phone.click("#undo-bell", delay=1000)
    await expect(phone.locator("#verdict-words")).to_have_text("Taken back. The round goes on for all tables.")
    assert [getattr(heard.said, "button", "") for heard in hall.engine.heard] == ["undo"]
    assert await phone.evaluate("document.documentElement.scrollHeight") <= PHONE[1]


async def test_in_a_tie_an_undo_of_the_roll_that_rang_the_bell_is_held_too(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), called(), replace(TIED, table=1, undo_reopens="hall"))
    await phone.goto(hall.pad(1))
    undo = phone.get_by_role("button", name="undo the last roll")
    await undo.click()
    await expect(phone.locator("#verdict-words")).to_have_text("Nothing was sent: hold the button until it acts.")
    await undo.click(delay=1000)
    await until(lambda: len(hall.engine.heard) == 1)


async def test_if_the_host_decides_a_tie_the_phone_can_still_undo(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*evening(), called(), replace(TIED, phase="host-decides"))
    await phone.goto(hall.pad(3))
    await expect(phone.locator("#undo")).to_be_enabled()
    await expect(phone.locator("[data-button=one]")).to_be_disabled()


async def test_a_phone_admitted_early_to_a_missing_table_shows_the_reason(hall: Hall, phone: Page) -> None:
    await phone.goto(hall.pad(9))
    hall.engine.tell(*evening())
    await expect(phone.locator("#turn")).to_have_text("There is no table 9 tonight: tables are 1 to 3.")
    await expect(phone.locator("[data-button=one]")).to_be_disabled()
