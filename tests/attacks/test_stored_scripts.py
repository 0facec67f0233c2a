"""Somebody's name is a script (stored XSS): every page shows it as text, and a real browser runs none of it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import get_args

import httpx
import pytest
from msgspec.structs import replace
from playwright.async_api import Page, expect

from headtable.complaints import Complaints
from headtable.config import BoxSettings, Pad, Web
from headtable.hall.outcomes import Outcome
from headtable.hall.stations import stations
from headtable.messages.announcements import AnnouncedPlayers, FinalWinner
from headtable.messages.facts import Told
from headtable.messages.mqtt import MqttMessage
from headtable.messages.past import Changed
from headtable.messages.prizes import FinalistChosen, PrizeWon, Standing, TravelerMoved, Why
from headtable.messages.roll_offs import MostOf
from headtable.messages.rooms import (
    BoardState,
    Phase,
    PrizeLine,
    RollingOff,
    StageState,
    TableState,
    TravelerState,
)  # fmt: skip
from headtable.messages.table import Rolled
from headtable.web.app import Pages
from headtable.web.live_events import Scene
from headtable_tools.walktest.sheet import sheet
from tests.attacks.hostile_night import FIRST, SCRIPTS, SECOND, THIRD, a_hostile_night, hostile_night, order
from tests.attacks.targets import filled, read_paths
from tests.cli.test_cli import headtable
from tests.patience import PATIENCE_S
from tests.web.hall import Hall
from tests.web.house import KEY, NOBODYS, ONLINE, browser_at, let_in_as_host, night, nobody, room_with
from tests.web.past_nights import play_it_again, unfold_standings
from tests.web.real_console import Evening
from tools.headless_chromium import headless_chromium

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)

SHOWS_A_NAME = """() => {
  const typed = [...document.querySelectorAll("input, textarea, option")].map(field => field.value);
  return [document.body.textContent, ...typed].some(text => text.includes("hacked("));
}"""
SHOWN_WITH_NAMES = {
    "/", "/table/1", "/seats", "/host", "/me", "/guests", "/door", "/money", "/nights", "/rules", "/accounts",
    "/devices", "/overlay",
}  # fmt: skip
"""The pages that show what somebody has named, some of it folded away. The test waits until they do."""
FOREIGN = """() => [...document.querySelectorAll("*")].filter(element =>
  [...element.attributes].some(({ name, value }) =>
    name.startsWith("on") || name === "srcdoc" || value.trim().toLowerCase().startsWith("javascript:")
      && ["href", "src", "action", "formaction", "data", "xlink:href"].includes(name))
  || element.matches("script:not([src^='/static/']), iframe, object, embed, base, img[src='x']")
).map(element => element.outerHTML)"""
"""What no page of ours has: scripts in attributes, addresses that are scripts, and elements that load others."""


class Watched:
    """A browser without the protection of our policy, which notes each script of a stranger that runs."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.ran: list[str] = []

    async def harmless(self, where: str) -> None:
        """Nothing ran, and nothing that could run is on the page."""
        assert await self.page.evaluate(FOREIGN) == [], where
        assert self.ran == [], where


@asynccontextmanager
async def watched() -> AsyncIterator[Watched]:
    """Opened; dialogs count as scripts that ran."""
    async with headless_chromium() as browser:
        context = await browser.new_context(bypass_csp=True)
        page = await context.new_page()
        page.set_default_timeout(1000 * PATIENCE_S)
        watched = Watched(page)
        await context.expose_function("hacked", lambda number: watched.ran.append(f"{page.url}: {number}"))
        yield watched


def html_pages() -> list[str]:
    """The path of every page, found in the app: whatever a browser reads that is no part of the API."""
    pages = Pages(Web(host_key=KEY), room_with(), nobody(), complaints=Complaints(print), place=NOBODYS)
    return [filled(path) for path in read_paths(pages) if not path.startswith("/api/")]


async def look_through(there: Watched) -> None:
    """Look at each topic of the console, and open each fold of a page."""
    await expect(there.page.locator("#own-name:empty")).to_have_count(0)  # then the console shows its topics
    for topic in await there.page.locator("#topics button:visible").all():
        await topic.click()
        await there.harmless(await topic.inner_text())
    await there.page.evaluate("() => { for (const fold of document.querySelectorAll('details')) fold.open = true; }")


async def is_page(client: httpx.AsyncClient, path: str) -> bool:
    """Whether a browser shows this as a page; it saves the others as files."""
    headers = (await client.get(path)).headers
    return headers["content-type"].startswith("text/html") and "content-disposition" not in headers


async def test_the_browser_of_these_tests_notices_a_script() -> None:
    async with watched() as there:
        for number, script in enumerate((SCRIPTS[0], SCRIPTS[1]), 1):
            await there.page.set_content(f"<p>{script}</p>")
            await there.page.wait_for_function("() => document.querySelector('img, script')")
            while len(there.ran) < number:
                await there.page.wait_for_timeout(10)
            assert await there.page.evaluate(FOREIGN) != []


async def test_no_page_runs_what_somebody_has_named(evening: Evening, tmp_path: Path) -> None:
    a_hostile_night(tmp_path / "2026-11-01.night.db")
    async with hostile_night(evening) as host, watched() as there:
        await there.page.goto(evening.console)
        pages = [path for path in html_pages() if await is_page(host, path)]
        assert set(pages) >= SHOWN_WITH_NAMES
        for path in pages:
            await there.page.goto(f"{evening.address}{path}")
            if path in SHOWN_WITH_NAMES:
                await there.page.wait_for_function(SHOWS_A_NAME)
            await look_through(there)
            await there.harmless(path)
        await look_at_scenes(evening, host, there)
        await look_at_the_past(evening, there)
        await look_at_devices_and_the_log(evening, there)


async def look_at_the_past(evening: Evening, there: Watched) -> None:
    """The host unfolds a past night, plays it by other rules, and unfolds the season and who came."""
    page = there.page
    await page.goto(f"{evening.address}/nights")
    await unfold_standings(page, len(SCRIPTS))
    await there.harmless("a past night")
    await play_it_again(page, "wba")
    await there.harmless("by other rules")
    await page.locator("#season > summary").click()
    await expect(page.locator("#season-shown tbody tr").first).to_contain_text("hacked(")
    await there.harmless("the season")
    await page.goto(f"{evening.address}/guests")
    await page.locator("#who-came > summary").click()
    await expect(page.locator("#history-people > li").first).to_contain_text("hacked(")
    await there.harmless("who came")


async def look_at_devices_and_the_log(evening: Evening, there: Watched) -> None:
    """Devices have hostile names, and so has everybody in the log of hosts."""
    page = there.page
    await page.goto(f"{evening.address}/devices")
    await expect(page.locator("[data-device]").first).to_contain_text("hacked(")
    await there.harmless("devices")
    await page.goto(f"{evening.address}/accounts")
    await expect(page.locator("#log")).to_contain_text("hacked(")
    await there.harmless("the log")


async def look_at_scenes(evening: Evening, host: httpx.AsyncClient, there: Watched) -> None:
    """The projector shows each scene that a host may fix and that has names now."""
    await there.page.goto(f"{evening.address}/?screen=main")
    for scene in ("seats", "standings", "notice", "room"):
        fixed = await host.post("/api/host/scene", json={"screen": "main", "scene": scene})
        assert fixed.status_code == 200
        await expect(there.page.locator("body")).to_have_attribute("data-scene", scene)
        await there.page.wait_for_function(SHOWS_A_NAME)
        await there.harmless(scene)


HOSTILE = (FIRST, SECOND, THIRD, SCRIPTS[3])
STAGE = StageState(
    finalists=tuple(FinalistChosen(name, "wild-card", Why("draw", 0, "draw", among=12)) for name in HOSTILE),
    final_seats=HOSTILE,
    prizes=(PrizeLine(FIRST, 5, (PrizeWon(FIRST, HOSTILE, Why("wins", 13), 5),)), PrizeLine(SECOND, 5)),
    drawn=HOSTILE,
    traveler=TravelerState("head_table", FIRST, tuple(TravelerMoved(name, "bunco") for name in HOSTILE)),
    changed=(Changed(FinalWinner(), AnnouncedPlayers(HOSTILE), AnnouncedPlayers(HOSTILE)),),
)
WON = replace(STAGE, grand_prize=FIRST)
ROLL_OFF = RollingOff(MostOf("wins", 1), HOSTILE, HOSTILE[:2], sure=HOSTILE[2:])
REACHED: tuple[tuple[Scene, Phase, StageState], ...] = (
    ("room", "playing", STAGE), ("seats", "ready", STAGE), ("standings", "playing", STAGE),
    ("end-of-set", "break", STAGE), ("clock", "break", STAGE), ("notice", "break", STAGE),
    ("roll-off", "settling", replace(STAGE, contest=ROLL_OFF)), ("going-on", "settling", STAGE),
    ("final", "final", STAGE), ("grand-prize", "break", WON), ("prizes", "playing", STAGE), ("prizes", "over", WON),
    ("phones", "ready", STAGE), ("join", "closed", STAGE),
)  # fmt: skip
"""Each scene in a night that has reached it."""


def hostile_room(phase: Phase, stage: StageState) -> tuple[MqttMessage, ...]:
    """One table of hostile names, in a night whose break, pause and rules have such names too."""
    seats = TableState(1, "ready" if phase in ("ready", "break") else "rolling", HOSTILE, roller=FIRST)
    names = replace(night(phase, 1), ruleset=SECOND, bunco_word=THIRD, break_for=FIRST, id="c0ffee0000000000")
    standings = BoardState(tuple(Standing(place, name, 4 - place, 1, 1) for place, name in enumerate(HOSTILE, 1)))
    return ONLINE, names, seats, standings, stage, Told(7, 0, Rolled(1, FIRST, "bunco", 21, (21, 0)))


async def test_no_scene_runs_what_somebody_has_named(hall: Hall) -> None:
    async with browser_at(hall.address) as host, watched() as there:
        await let_in_as_host(host)
        await order(host, "/api/host/notice", {"text": " ".join(SCRIPTS)[:200]})
        await there.page.goto(f"{hall.address}/host?key={KEY}")
        for scene, phase, stage in REACHED:
            hall.engine.tell(*hostile_room(phase, stage))
            await order(host, "/api/host/scene", {"screen": "main", "scene": scene})
            await there.page.goto(hall.address)
            await expect(there.page.locator(f"body[data-scene={scene}][data-phase={phase}]")).to_be_visible()
            await there.page.wait_for_function(SHOWS_A_NAME)
            await there.harmless(f"{scene}, {phase}")
        hall.engine.tell(*hostile_room("playing", STAGE))
        await there.page.goto(f"{hall.address}/overlay")
        await there.page.wait_for_function(SHOWS_A_NAME)
        await there.harmless("overlay")


async def test_every_scene_is_tried() -> None:
    assert {scene for scene, _, _ in REACHED} == set(get_args(Scene))


async def test_no_shared_page_runs_what_somebody_has_named(tmp_path: Path) -> None:
    a_hostile_night(tmp_path / "1.db")
    assert headtable("night", "report", "1.db", "-o", "report.html", cwd=tmp_path).returncode == 0
    assert headtable("season", "1.db", "--out", "season.html", cwd=tmp_path).returncode == 0
    stops = stations(BoxSettings(pads=(Pad(uid="pad-01", table=1, bell=True),)))
    walked = sheet([Outcome(stop, "answered") for stop in stops], FIRST, SECOND)
    (tmp_path / "walk.html").write_text(walked, encoding="utf-8")
    async with watched() as there:
        for name in ("report", "season", "walk"):
            await there.page.goto((tmp_path / f"{name}.html").as_uri())
            await there.page.wait_for_function(SHOWS_A_NAME)
            await there.harmless(name)
