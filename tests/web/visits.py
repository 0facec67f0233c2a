"""Visits to every page in every state, for tests that check what holds on all of them.

A visit is an async generator: it opens its pages in a browser, and yields the name of each state for a check.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Callable
from typing import get_args

import msgspec
from msgspec.structs import replace
from playwright.async_api import Page, Route, expect

from headtable.messages.facts import Told
from headtable.messages.mqtt import MqttMessage
from headtable.messages.past import Undone
from headtable.messages.prizes import Standing
from headtable.messages.rooms import NightState, RulesState, StageState, TableState
from headtable.messages.table import Rolled
from headtable.rulesets import load, text
from headtable.web.live_events import Scene, Snapshot
from headtable_tools.night_report.night_page import night_page
from headtable_tools.season.gathering import gathered
from headtable_tools.season.season_page import season_page
from headtable_tools.season.season_sums import season as added_up
from headtable_tools.whole_night.whole_night import whole_night
from tests.patience import PATIENCE_S
from tests.replay.short_night import TWELVE, a_night
from tests.web.hall import Hall
from tests.web.house import KEY, board, browser_at, evening, let_in_as_host, night
from tests.web.past_nights import play_it_again, unfold_standings
from tests.web.room_states import DEVICES, ENDS, PRIZES, ROUNDS, WON, one_table, room, states

Visit = Callable[[Hall, Page], AsyncIterator[str]]
OF_THE_CONSOLE = (
    "seating", "ready", "first roll", "playing", "sheets", "tie", "break", "paused", "roll-off",
    "host decides", "over",
)  # fmt: skip
"""The states in which the console has something of its own: it has eight topics in each."""
ROLLED = Told(7, 0, Rolled(2, "Eve", "bunco", 21, (21, 0)))
TOO_MANY_WRONG_CODES = 12
HELPERS = {"Eve": "scorekeeper", "Dan": "door"}
SMALL_PAGES = ("/api", "/nowhere", "/join", "/join?code=WRONG1", "/host", "/host?key=wrong", "/table/1", "/table/99")


async def tell(hall: Hall, page: Page, messages: tuple[MqttMessage, ...]) -> None:
    """Tell the room this, and wait until the pages know it."""
    hall.engine.tell(*messages)
    async with asyncio.timeout(PATIENCE_S):
        while not is_told(await known_at(hall, page), messages):
            await asyncio.sleep(0.01)


async def known_at(hall: Hall, page: Page) -> Snapshot:
    """What the pages know of the room."""
    answer = await page.request.get(f"{hall.address}/api/room")
    return msgspec.json.decode(await answer.body(), type=Snapshot)


def is_told(known: Snapshot, messages: tuple[MqttMessage, ...]) -> bool:
    """Whether the newest night, stage and tables of these messages are known."""
    newest = {(type(each), getattr(each, "table", 0)): each for each in messages}
    tables = known.night.tables if known.night else 0
    told = (each for each in newest.values() if isinstance(each, NightState | StageState | TableState))
    shown = (each for each in told if not isinstance(each, TableState) or each.table <= tables)
    return all(each in (known.night, known.stage, *known.tables) for each in shown)


async def scoreboard(hall: Hall, page: Page) -> AsyncIterator[str]:
    """The scoreboard in every state of the night."""
    for state, messages in states():
        await tell(hall, page, messages)
        phase = next(each.phase for each in reversed(messages) if isinstance(each, NightState))
        await page.goto(hall.address)
        await expect(page.locator(f"body[data-phase={phase}]")).to_be_visible()
        yield state


async def scenes(hall: Hall, page: Page) -> AsyncIterator[str]:
    """Every scene of the scoreboard, and the overlay."""
    hall.engine.tell(*room(), StageState(grand_prize="Ann"), ROLLED)
    await page.goto(f"{hall.address}/overlay")
    await expect(page.locator("#teams .tally")).to_have_count(2)
    yield "overlay"
    await page.goto(hall.address)
    async with browser_at(hall.address) as host:
        await let_in_as_host(host)
        await host.post("/api/host/notice", json={"text": "Ann"})
        for scene in get_args(Scene):
            await host.post("/api/host/scene", json={"screen": "main", "scene": scene})
            await expect(page.locator("body")).to_have_attribute("data-scene", scene)
            yield scene


async def codes(hall: Hall, page: Page) -> AsyncIterator[str]:
    """The codes of the tables on a screen where a host has signed in."""
    hall.engine.tell(*room("ready"))
    await page.goto(f"{hall.address}/host?key={KEY}")
    await page.goto(hall.address)
    await page.request.post(f"{hall.address}/api/host/scene", data={"screen": "main", "scene": "phones"})
    await expect(page.locator(".code-card")).to_have_count(3)
    yield "codes"


async def time_up(hall: Hall, page: Page) -> AsyncIterator[str]:
    """The scoreboard with the most that it says of the time, and with a round that is called."""
    states_of_night = dict(states())
    for state in ("time up", "called by Ann"):
        await tell(hall, page, states_of_night[state])
        await page.goto(hall.address)
        await expect(page.locator(".card")).to_have_count(3)
        yield state


async def full_hall(hall: Hall, page: Page) -> AsyncIterator[str]:
    """The scoreboard of twelve tables."""
    hall.engine.tell(*evening(12), replace(board(48), counts="semi-final"))
    await page.goto(hall.address)
    await expect(page.locator(".card")).to_have_count(12)
    yield "twelve tables"


async def console(hall: Hall, page: Page) -> AsyncIterator[str]:
    """Every section of the console in the states in which it has something of its own."""
    await page.goto(f"{hall.address}/host?key={KEY}")
    await expect(page.locator("#own-name")).not_to_have_text("")
    yield "before the night"
    hall.engine.tell(*room(), ROLLED, Told(8, 0, WON), Told(9, 0, Undone(7, "host", "a quarrel")))
    for state, messages in ((state, messages) for state, messages in states() if state in OF_THE_CONSOLE):
        await tell(hall, page, messages)
        await page.reload()
        await expect(page.locator("#own-name")).not_to_be_empty()  # from then on the topics are shown
        for topic in await page.locator("#topics button:visible").all():
            await topic.click()
            yield f"{state}, {await topic.inner_text()}"


async def console_questions(hall: Hall, page: Page) -> AsyncIterator[str]:
    """Every question that the console asks before it does something."""
    await tell(hall, page, room("ready", one_table(phase="ready", uncalled="Ann")))
    hall.engine.tell(ROLLED)
    await page.goto(f"{hall.address}/host?key={KEY}")
    await expect(page.locator("#own-name")).not_to_be_empty()  # from then on the topics are shown
    asked = 0
    for topic in await page.locator("#topics button:visible").all():
        await topic.click()
        if await topic.get_attribute("data-topic") == "people":
            await page.locator("#found button").first.click()
        for button in await page.locator("main button:visible, section button:visible").all():
            if "…" in await button.inner_text():
                asked += 1
                await button.click()
                await expect(page.locator("#reason")).to_be_visible()
                yield await page.locator("#reason-title").inner_text()
                await page.locator("#reason button[formnovalidate]").click()
                await expect(page.locator("#reason")).to_be_hidden()
    assert asked >= 12


async def by_hand(hall: Hall, page: Page) -> AsyncIterator[str]:
    """The form for rounds that were played by hand, and what it finds wrong."""
    hall.engine.tell(*room("ready"))
    await page.goto(f"{hall.address}/host?key={KEY}")
    await page.locator("#by-hand > summary").click()
    await expect(page.locator(".hand-table")).to_have_count(3)
    yield "by hand"
    await page.click("#by-hand-save")
    await expect(page.locator("#by-hand-wrong li")).not_to_have_count(0)
    yield "points are missing"


async def words(hall: Hall, page: Page) -> AsyncIterator[str]:
    """The explanations of words, on a page of each kind that has them."""
    hall.engine.tell(*room())
    await page.goto(f"{hall.address}/host?key={KEY}")
    await page.goto(hall.pad(1))
    for address, drawn in (("table/1", "#teams .team"), ("host", "#topics"), ("me", "#fitting button")):
        await page.goto(f"{hall.address}/{address}")
        await expect(page.locator(drawn).first).to_be_visible()
        if address == "me":
            await page.get_by_role("button", name="Ann", exact=True).click()
        await page.locator("button.word-help:visible").first.click()
        await expect(page.locator("dialog.word-meanings")).to_be_visible()
        yield f"words of {address}"


async def pad(hall: Hall, page: Page) -> AsyncIterator[str]:
    """The pad in every state of the night, and its answer to a press."""
    hall.engine.tell(*room())
    await page.goto(hall.pad(1))
    for state, messages in states():
        await tell(hall, page, messages)
        await page.reload()
        await expect(page.locator("#turn")).not_to_have_text("")  # the script has run
        await expect(page.locator("#teams .team")).to_have_count(0 if state == "closed" else 2)
        yield state
    hall.engine.tell(*room())
    await page.goto(f"{hall.address}/table/1")
    await page.click("[data-button=two]")
    await expect(page.locator("#verdict")).to_have_class("is-taken")
    yield "counted"
    hall.engine.refuse = "a quarrel"
    await page.click("[data-button=one]")
    await expect(page.locator("#verdict")).to_have_class("is-refused")
    yield "refused"


async def pad_of_another_phone(hall: Hall, page: Page) -> AsyncIterator[str]:
    """The pad while it has no connection, and while another phone is the pad."""
    hall.engine.tell(*room())
    await page.goto(hall.pad(1))
    await expect(page.locator("[data-button=two]")).to_be_enabled()
    await page.context.set_offline(True)
    await page.click("[data-button=two]")
    await expect(page.locator("#verdict")).to_have_class("is-waiting")
    yield "a press waits"
    await page.context.set_offline(False)
    await expect(page.locator("#verdict")).to_have_class("is-taken")
    async with browser_at(hall.address) as other:
        await other.get(hall.pad(1))
        await other.post("/api/table/1/take", json={})
        await expect(page.locator("#take")).to_be_visible()
        yield "another phone is the pad"


async def guest(hall: Hall, page: Page) -> AsyncIterator[str]:
    """A guest's page in every state of the night."""
    hall.engine.tell(*room(), replace(board(0), standings=(Standing(1, "Ann", 3, 1, 2, 1),)), ROUNDS)
    hall.engine.tell(RulesState(text("snake-eyes")))
    await page.goto(f"{hall.address}/me")
    await expect(page.locator("#rules")).to_be_visible()
    yield "no name yet"
    await page.get_by_role("button", name="Ann", exact=True).click()
    await expect(page.locator("#played li")).to_have_count(len(ENDS))
    for state, messages in states():
        await tell(hall, page, messages)
        await page.reload()
        await expect(page.locator("#before:visible, #who:visible, #news:visible")).to_be_visible()
        yield state


async def nights(hall: Hall, page: Page) -> AsyncIterator[str]:
    """The page of all nights, and the form for house rules."""
    hall.engine.tell(*room())
    await page.goto(f"{hall.address}/host?key={KEY}")
    await page.goto(f"{hall.address}/nights")
    await expect(page.locator("#rule-parts li").first).to_be_attached()
    await page.fill("#night-title", "December")
    await page.click("#keep-night")
    await expect(page.locator("#prepared-words")).to_contain_text("December")
    yield "nights"
    await page.click("#begin-night")
    await expect(page.locator("#reason")).to_be_visible()
    yield "a new night"
    await page.goto(f"{hall.address}/rules")
    await page.select_option("#ruleset-choice", "wba")
    for prize in load("wba").prizes:
        await expect(page.get_by_label(prize.name, exact=True)).to_be_checked()
    yield "house rules"
    await page.get_by_label("two dice on the mark", exact=True).fill("17")
    await page.keyboard.press("Tab")
    await expect(page.locator("#fault-lines li")).not_to_have_count(0)
    yield "house rules whose examples no longer hold"


async def past_nights(hall: Hall, page: Page) -> AsyncIterator[str]:
    """A past night, the same by other rules, and the pages to share."""
    journal = a_night(hall.folder / "2026-11-01.night.db")
    hall.engine.tell(*room())
    await page.goto(f"{hall.address}/host?key={KEY}")
    await page.goto(f"{hall.address}/nights")
    await unfold_standings(page, len(TWELVE))
    await play_it_again(page, "rfp")
    yield "by other rules"
    await page.locator("#season").evaluate("fold => { fold.open = true; }")  # the check may have opened it
    await expect(page.locator("#season-shown tbody tr").first).to_be_visible()
    yield "the season on the page of nights"
    await page.goto(f"{hall.address}/guests")
    await page.locator("#who-came > summary").click()
    await expect(page.locator("#history-people > li")).to_have_count(len(TWELVE))
    yield "who came"
    await page.goto("about:blank")
    await page.set_content(night_page(whole_night(journal)))
    yield "the report"
    await page.set_content(season_page(added_up(gathered([journal]), {})))
    yield "the season"


async def guest_list(hall: Hall, page: Page) -> AsyncIterator[str]:
    """The pages of the door, the guests, the seats and the money."""
    hall.engine.tell(*room("ready", StageState(prizes=PRIZES[:1])))
    await page.goto(f"{hall.address}/host?key={KEY}")
    await page.request.post(f"{hall.address}/api/guests", data={"is": "price", "cents": 500})
    names = {"names": ["Ann", "Bob", "Cat", "Cat"], "others": True}
    await page.request.post(f"{hall.address}/api/guests/names", data=names)
    line = {"is": "add", "kind": "expense", "what": "supper", "cents": 1}
    await page.request.post(f"{hall.address}/api/money", data=line)
    for address, shown in (("door", "#door-list li"), ("guests", "#guest-entries li"), ("seats", "#seat-list li")):
        await page.goto(f"{hall.address}/{address}")
        await expect(page.locator(shown).first).to_be_visible()
        yield address
    await page.goto(f"{hall.address}/guests")
    await page.fill("#new-names", "Ann\nann")
    await page.click("#add-names button")
    await expect(page.locator("#wrong-lines li")).to_have_count(1)
    yield "names that are there already"
    await page.click("#take-others")
    await expect(page.locator("#wrong")).to_be_hidden()
    yield "the others are taken"
    await page.goto(f"{hall.address}/money")
    await expect(page.locator("#money-expenses li")).to_have_count(1)
    yield "money"
    await page.goto(f"{hall.address}/door")
    await page.locator("#door-list .primary").first.click()
    await expect(page.locator("#tapped")).to_be_visible()
    yield "somebody is in"


async def accounts(hall: Hall, page: Page) -> AsyncIterator[str]:
    """The accounts: the first one, what is refused, the questions, and the way to sign in."""
    await page.goto(f"{hall.address}/host?key={KEY}")
    await expect(page.locator("#own-name")).not_to_have_text("")
    await page.goto(f"{hall.address}/accounts")
    await expect(page.locator("#first-account")).to_be_visible()
    yield "no account"
    for again, answer in (("another password", "#make-trouble"), ("a password", "#accounts-words")):
        await page.fill("#new-name", "Ann")
        await page.fill("#new-password", "a password")
        await page.fill("#new-again", again)
        await page.click("#make-do")
        await expect(page.locator(answer)).not_to_have_text("")
        yield again
    await expect(page.locator("#accounts h2")).to_contain_text("Ann")  # the account is made
    for button in await page.locator("#accounts button").all():
        await button.click()
        await expect(page.locator("#reason")).to_be_visible()
        yield await page.locator("#reason-title").inner_text()
        await page.locator("#reason button[formnovalidate]").click()
    async for state in signing_in(hall, page):
        yield state


async def signing_in(hall: Hall, page: Page) -> AsyncIterator[str]:
    """Ann signs in again: with a wrong password, and then with her own."""
    await page.context.clear_cookies()
    await page.reload()
    for password, answer in (("a guess at it", "#sign-in-trouble"), ("a password", "#accounts h2")):
        await page.fill("#sign-in-name", "Ann")
        await page.fill("#sign-in-password", password)
        await page.click("#sign-in button")
        await expect(page.locator(answer)).to_have_text(re.compile("."))
        yield f"signed in with {password}"
    await page.goto(f"{hall.address}/host")
    await expect(page.locator("#own-name")).to_contain_text("Ann")
    yield "the console of an account"


async def helpers(hall: Hall, page: Page) -> AsyncIterator[str]:
    """The way to sign in, and what somebody sees who may not do everything."""
    hall.engine.tell(*room())
    async with browser_at(hall.address) as host:
        await let_in_as_host(host)
        for name, role in (("Ann", "host"), *HELPERS.items()):
            account = {"is": "make-account", "name": name, "role": role, "password": "a password"}
            made = await host.post("/api/accounts", json=account)
            assert made.status_code == 200, made.text
    await page.goto(f"{hall.address}/host")
    await expect(page.locator("#sign-in-do")).to_be_enabled()
    yield "sign in"
    for name, role in HELPERS.items():
        await page.context.clear_cookies()
        await page.goto(f"{hall.address}/host")
        await page.fill("#sign-in-name", name)
        await page.fill("#sign-in-password", "a password")
        await page.click("#sign-in-do")
        await expect(page.locator("#own-name")).to_contain_text(name)
        yield f"the console of {role}"
    await page.goto(f"{hall.address}/money")
    await expect(page.locator("#sign-in-do")).to_be_enabled()
    yield "a page for others"


async def devices(hall: Hall, page: Page) -> AsyncIterator[str]:
    """The devices, their questions, and the walk to each of them."""
    hall.engine.tell(night("closed", 0), *DEVICES)
    await page.goto(f"{hall.address}/host?key={KEY}")
    await page.goto(f"{hall.address}/devices")
    await expect(page.locator("[data-device]")).to_have_count(3)
    await expect(page.locator("[data-signal]")).to_have_count(2)
    yield "devices"
    for button in await page.locator("main button").all():
        if "…" in await button.inner_text():
            await button.click()
            await expect(page.locator("#reason")).to_be_visible()
            yield await page.locator("#reason-title").inner_text()
            await page.locator("#reason button[formnovalidate]").click()
    await page.goto(f"{hall.address}/devices/walk")
    await page.locator("#walk-begin").click()
    await expect(page.locator("[data-station]")).to_have_count(2)
    yield "walk"
    hall.engine.tell(*room())
    await expect(page.locator("#walk-trouble")).not_to_have_text("")
    yield "no walk while a round is on"


async def small_pages(hall: Hall, page: Page) -> AsyncIterator[str]:
    """The pages that only say something, such as that a code is wrong, and pads without a right."""
    hall.engine.tell(*room())
    await page.route("**/nowhere", as_if_found)
    for address in SMALL_PAGES:
        await page.goto(f"{hall.address}{address}")
        await expect(page.locator("h1")).not_to_have_text("")
        yield address
    await page.route("**/join*", as_if_found)
    for _ in range(TOO_MANY_WRONG_CODES):
        await page.request.get(f"{hall.address}/join?code=WRONG1")
    for phase in ("playing", "over"):
        await tell(hall, page, room(phase))
        await page.goto(f"{hall.address}/join?code=WRONG1")
        yield f"too many wrong codes, {phase}"


async def as_if_found(route: Route) -> None:
    """The same page; the browser would complain that there is none."""
    await route.fulfill(response=await route.fetch(), status=200)


async def lost_connection(hall: Hall, page: Page) -> AsyncIterator[str]:
    """The pages that follow the room, while nobody knows whether it is still as they show it."""
    hall.engine.tell(*room())
    await page.goto(f"{hall.address}/host?key={KEY}")
    heard = (("/", ".card"), ("/me", "#fitting button"), ("/host", "#topics"), ("/table/1", "#teams .team"))
    for address, drawn in heard:
        await page.goto(f"{hall.address}{address}")
        await expect(page.locator(drawn).first).to_be_visible()
        await hall.close_pages()
        await expect(page.locator("#stale")).to_be_visible()
        yield address
        await hall.open_pages()
        await expect(page.locator("#stale")).to_be_hidden()


VISITS: tuple[Visit, ...] = (
    scoreboard, scenes, codes, full_hall, console, console_questions, by_hand, words, pad, pad_of_another_phone,
    guest, nights, past_nights, guest_list, accounts, helpers, devices, small_pages, lost_connection,
)  # fmt: skip
