"""Each sentence on a page is in a catalogue: in the pseudo-language all but names stands in brackets."""

from __future__ import annotations

import re
from typing import get_args

import pytest
from msgspec.structs import replace
from playwright.async_api import Page, Route, expect

from headtable.messages.facts import Told
from headtable.messages.past import Undone
from headtable.messages.prizes import Standing
from headtable.messages.rooms import (
    NightState,
    RulesState,
    StageState,
)
from headtable.messages.table import Rolled
from headtable.rulesets import load, names, text
from headtable.saying.languages import PSEUDO
from headtable.web.live_events import Scene
from tests.patience import PATIENCE_S
from tests.saying.brackets import bare, words_outside
from tests.web.hall import Hall
from tests.web.house import (
    KEY,
    NAMES,
    board,
    browser_at,
    evening,
    let_in_as_host,
    night,
)
from tests.web.room_states import DEVICES, ENDS, PRIZES, ROUNDS, UIDS, WHY_CALLED, WON, one_table, room, states
from tests.web.visits import tell

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("pseudo_language")]
expect.set_options(timeout=1000 * PATIENCE_S)

SHOWN = """() => {
  for (const fold of document.querySelectorAll("details")) fold.open = true;
  for (const code of document.querySelectorAll(".table-code, .link")) code.textContent = "";
  const all = selector => [...document.querySelectorAll(selector)];
  const aria = ["aria-label", "aria-description", "aria-roledescription", "aria-valuetext"];
  const titles = [...aria, "title", "placeholder", "alt"].flatMap(
    name => all(`[${name}]`).map(element => element.getAttribute(name)));
  const within = all("option, svg title, svg desc, noscript").map(element => element.textContent);
  const buttons = all("input[type=button], input[type=submit]").map(button => button.value);
  const about = all("meta[name=description]").map(element => element.content);
  return [document.title, document.body.innerText, ...titles, ...within, ...buttons, ...about];
}"""
"""All texts of a page that somebody reads or hears."""
MANIFESTS = "() => [...document.querySelectorAll('link[rel=manifest]')].map(link => link.href)"
LETTER = re.compile(r"[^\W\d_]")
GIVEN = (*NAMES, *UIDS, "Player", "BUNKO", "Rolling for Pink", WHY_CALLED, "supper", "a quarrel", "fifty-fifty")
"""What the tests call people and things, and what the engine tells in words."""

TIME = re.compile(r"\d?\d:\d\d(:\d\d)?\s[AP]M")
"""A time of day, which the browser writes."""


def outside(text: str) -> str:
    """The text outside of all brackets that is no name."""
    outside = TIME.sub("", bare(text))
    for name in sorted(GIVEN, key=len, reverse=True):
        outside = re.sub(rf"{re.escape(name)}s?\d*\b", "", outside, flags=re.IGNORECASE)
    return " ".join(outside.split()) if LETTER.search(outside) else ""


async def not_in_brackets(page: Page) -> list[str]:
    """Each text of a page with a letter outside of all brackets; a reader aloud must know the page's language."""
    assert await page.get_attribute("html", "lang") == PSEUDO
    shown = [*await page.evaluate(SHOWN), *[await named(page, link) for link in await page.evaluate(MANIFESTS)]]
    return [found for text in shown if (found := outside(text or ""))]


async def named(page: Page, manifest: str) -> str:
    """What a manifest calls its page."""
    name: str = (await (await page.request.get(manifest)).json())["name"]
    return name


def test_text_without_brackets_is_found() -> None:
    assert outside("[Table [Ann] 3] 4 Ann") == ""
    assert outside("[Table 3] asks for help") == "asks for help"


async def test_every_state_of_the_scoreboard_is_translated(hall: Hall, projector: Page) -> None:
    for state, messages in states():
        await tell(hall, projector, messages)
        phase = next(each.phase for each in reversed(messages) if isinstance(each, NightState))
        await projector.goto(hall.address)
        await expect(projector.locator(f"body[data-phase={phase}]")).to_be_visible()
        assert await not_in_brackets(projector) == [], state


async def test_every_scene_and_the_overlay_are_translated(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*room(), StageState(grand_prize="Ann"), Told(7, 0, Rolled(2, "Eve", "bunco", 21, (21, 0))))
    await projector.goto(f"{hall.address}/overlay")
    await expect(projector.locator("#teams .tally")).to_have_count(2)
    assert await not_in_brackets(projector) == []
    await projector.goto(hall.address)
    async with browser_at(hall.address) as host:
        await let_in_as_host(host)
        await host.post("/api/host/notice", json={"text": "Ann"})
        for scene in get_args(Scene):
            await host.post("/api/host/scene", json={"screen": "main", "scene": scene})
            await expect(projector.locator("body")).to_have_attribute("data-scene", scene)
            assert await not_in_brackets(projector) == [], scene


async def test_a_full_hall_is_translated(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*evening(12), replace(board(48), counts="semi-final"))
    await projector.goto(hall.address)
    await expect(projector.locator(".card")).to_have_count(12)
    assert await not_in_brackets(projector) == []


async def test_every_section_of_the_console_in_every_state_is_translated(hall: Hall, projector: Page) -> None:
    rolled = Told(7, 0, Rolled(2, "Eve", "bunco", 21, (21, 0)))
    await projector.goto(f"{hall.address}/host?key={KEY}")
    assert await not_in_brackets(projector) == []
    hall.engine.tell(*room(), rolled, Told(8, 0, WON), Told(9, 0, Undone(7, "host", "a quarrel")))
    for state, messages in states():
        await tell(hall, projector, messages)
        await projector.reload()
        await expect(projector.locator("#own-name")).not_to_be_empty()
        for topic in await projector.locator("#topics button:visible").all():
            await topic.click()
            assert await not_in_brackets(projector) == [], (state, await topic.inner_text())


async def test_every_question_to_the_host_is_translated(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*room("ready", one_table(phase="ready", uncalled="Ann")))
    hall.engine.tell(Told(7, 0, Rolled(2, "Eve", "bunco", 21, (21, 0))))
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await expect(projector.locator("#topics")).to_be_visible()
    asked = 0
    for topic in await projector.locator("#topics button:visible").all():
        await topic.click()
        if await topic.get_attribute("data-topic") == "people":
            await projector.locator("#found button").first.click()
        for button in await projector.locator("main button:visible, section button:visible").all():
            if "…" in await button.inner_text():
                asked += 1
                await button.click()
                await expect(projector.locator("#reason")).to_be_visible()
                assert await not_in_brackets(projector) == [], await projector.locator("#reason-title").inner_text()
                await projector.locator("#reason button[formnovalidate]").click()
                await expect(projector.locator("#reason")).to_be_hidden()
    assert asked >= 12


async def test_every_state_of_the_pad_is_translated(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*room())
    await phone.goto(hall.pad(1))
    for state, messages in states():
        await tell(hall, phone, messages)
        await phone.reload()
        await expect(phone.locator("#turn")).not_to_have_text("")
        assert await not_in_brackets(phone) == [], state
    hall.engine.tell(*room())
    await phone.goto(f"{hall.address}/table/1")
    await phone.click("[data-button=two]")
    await expect(phone.locator("#verdict")).to_have_class("is-taken")
    assert await not_in_brackets(phone) == []


async def test_every_state_of_a_guests_page_is_translated(hall: Hall, phone: Page) -> None:
    hall.engine.tell(*room(), replace(board(0), standings=(Standing(1, "Ann", 3, 1, 2, 1),)), ROUNDS)
    hall.engine.tell(RulesState(text("snake-eyes")))
    await phone.goto(f"{hall.address}/me")
    await expect(phone.locator("#rules")).to_be_visible()
    assert await not_in_brackets(phone) == []
    await phone.get_by_role("button", name="Ann", exact=True).click()
    await expect(phone.locator("#played li")).to_have_count(len(ENDS))
    for state, messages in states():
        await tell(hall, phone, messages)
        await phone.reload()
        await expect(phone.locator("#before:visible, #who:visible, #news:visible")).to_be_visible()
        assert await not_in_brackets(phone) == [], state


async def test_the_hosts_pages_of_nights_and_rules_are_translated(hall: Hall, phone: Page) -> None:
    prizes = [prize.name for prize in load("wba").prizes]
    titles = [load(name).title for name in names()]
    of_files = {word for words in (*prizes, *titles, "dessert") for word in re.findall(r"\w+", words)}

    async def left() -> list[str]:
        return [word for text in await not_in_brackets(phone) for word in words_outside(text, of_files)]

    hall.engine.tell(*room())
    await phone.goto(f"{hall.address}/host?key={KEY}")
    await phone.goto(f"{hall.address}/nights")
    await expect(phone.locator("#rule-parts li").first).to_be_attached()
    assert await left() == []
    await phone.click("#begin-night")
    await expect(phone.locator("#reason")).to_be_visible()
    assert await left() == []
    await phone.goto(f"{hall.address}/rules")
    await phone.select_option("#ruleset-choice", "wba")
    for prize in prizes:
        await expect(phone.get_by_label(prize, exact=True)).to_be_checked()
    assert await left() == []


async def test_the_pages_of_guests_money_and_seats_are_translated(hall: Hall, projector: Page) -> None:
    hall.engine.tell(*room("ready", StageState(prizes=PRIZES[:1])))
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await projector.request.post(f"{hall.address}/api/guests", data={"is": "price", "cents": 500})
    names = {"names": ["Ann", "Bob", "Cat", "Cat"], "others": True}
    await projector.request.post(f"{hall.address}/api/guests/names", data=names)
    line = {"is": "add", "kind": "expense", "what": "supper", "cents": 1}
    await projector.request.post(f"{hall.address}/api/money", data=line)
    for address, shown in (("door", "#door-list li"), ("guests", "#guest-entries li"), ("seats", "#seat-list li")):
        await projector.goto(f"{hall.address}/{address}")
        await expect(projector.locator(shown).first).to_be_visible()
        assert await not_in_brackets(projector) == [], address
    await projector.goto(f"{hall.address}/guests")
    await projector.click("#who-came summary")
    await expect(projector.locator("#history-said")).not_to_have_text("")
    assert await not_in_brackets(projector) == []
    await projector.fill("#new-names", "Ann\nann")
    await projector.click("#add-names button")
    await expect(projector.locator("#wrong-lines li")).to_have_count(1)
    assert await not_in_brackets(projector) == []
    await projector.click("#take-others")
    await expect(projector.locator("#wrong")).to_be_hidden()
    assert await not_in_brackets(projector) == []
    await projector.goto(f"{hall.address}/money")
    await expect(projector.locator("#money-expenses li")).to_have_count(1)
    assert await not_in_brackets(projector) == []
    await projector.goto(f"{hall.address}/door")
    await projector.locator("#door-list .primary").first.click()
    await expect(projector.locator("#tapped")).to_be_visible()
    assert await not_in_brackets(projector) == []


async def test_the_pages_of_the_accounts_are_translated(hall: Hall, projector: Page) -> None:
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await expect(projector.locator("#own-name")).not_to_have_text("")
    assert await not_in_brackets(projector) == []
    await projector.goto(f"{hall.address}/accounts")
    await expect(projector.locator("#first-account")).to_be_visible()
    for again in ("another password", "a password"):
        await projector.fill("#new-name", "Ann")
        await projector.fill("#new-password", "a password")
        await projector.fill("#new-again", again)
        await projector.click("#make-do")
        await expect(projector.locator("#make-trouble, #accounts-words").filter(has_text="[")).to_have_count(1)
        assert await not_in_brackets(projector) == []
    await expect(projector.locator("#accounts h2")).to_contain_text("Ann")  # the account is made
    for button in await projector.locator("#accounts button").all():
        await button.click()
        await expect(projector.locator("#reason")).to_be_visible()
        assert await not_in_brackets(projector) == []
        await projector.locator("#reason button[formnovalidate]").click()
    await projector.context.clear_cookies()
    await projector.reload()
    for password in ("a guess at it", "a password"):
        await projector.fill("#sign-in-name", "Ann")
        await projector.fill("#sign-in-password", password)
        await projector.click("#sign-in button")
        await expect(
            projector.locator("#sign-in-trouble, #accounts h2").filter(has_text=re.compile("."))
        ).to_have_count(1)
        assert await not_in_brackets(projector) == []
    await expect(projector.locator("#accounts h2")).to_contain_text("Ann")
    await projector.goto(f"{hall.address}/host")
    await expect(projector.locator("#own-name")).to_contain_text("Ann")
    assert await not_in_brackets(projector) == []


async def test_the_pages_of_the_devices_are_translated(hall: Hall, projector: Page) -> None:
    hall.engine.tell(night("closed", 0), *DEVICES)
    await projector.goto(f"{hall.address}/host?key={KEY}")
    await projector.goto(f"{hall.address}/devices")
    await expect(projector.locator("[data-device]")).to_have_count(3)
    await expect(projector.locator("[data-signal]")).to_have_count(2)
    assert await not_in_brackets(projector) == []
    for button in await projector.locator("main button").all():
        if "…" in await button.inner_text():
            await button.click()
            await expect(projector.locator("#reason")).to_be_visible()
            assert await not_in_brackets(projector) == [], await projector.locator("#reason-title").inner_text()
            await projector.locator("#reason button[formnovalidate]").click()
    await projector.goto(f"{hall.address}/devices/walk")
    await projector.locator("#walk-begin").click()
    await expect(projector.locator("[data-station]")).to_have_count(2)
    assert await not_in_brackets(projector) == []
    hall.engine.tell(*room())
    await expect(projector.locator("#walk-trouble")).not_to_have_text("")
    assert await not_in_brackets(projector) == []


async def as_if_found(route: Route) -> None:
    """The same page; the browser would complain that there is none."""
    await route.fulfill(response=await route.fetch(), status=200)


@pytest.mark.parametrize(
    "address", ["/nowhere", "/join", "/join?code=WRONG1", "/host", "/host?key=wrong", "/table/1", "/table/99"]
)
async def test_the_small_pages_are_translated(hall: Hall, phone: Page, address: str) -> None:
    hall.engine.tell(*room())
    await phone.route("**/nowhere", as_if_found)
    await phone.goto(f"{hall.address}{address}")
    await expect(phone.locator("h1")).not_to_have_text("")
    assert await not_in_brackets(phone) == []
