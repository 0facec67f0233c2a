"""No page sends a browser more than 150 kB, with scripts, styles, sentences and pictures: measured in Chromium.

The hall is the largest there is: 50 tables with 200 people of long names, 50 pads, and the largest picture that the
projector may show. The page about a night counts as a file: people save it, and the box shows it nowhere.
"""

from __future__ import annotations

import base64
from typing import get_args

import pytest
import pytest_asyncio
from msgspec.structs import replace
from playwright.async_api import Page, expect

from headtable.messages.mqtt import MqttMessage
from headtable.messages.rooms import RulesState, StageState, TableState
from headtable.rulesets import text
from headtable.web.hall_picture import MOST_BYTES as MOST_BYTES_OF_A_PICTURE
from headtable.web.live_events import Scene
from tests.patience import PATIENCE_S
from tests.replay.short_night import a_night
from tests.web.hall import Hall
from tests.web.house import KEY, board, browser_at, evening, let_in_as_host
from tools.screenshots.long_names import long_names
from tools.screenshots.shown_hall import devices

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)

MOST_BYTES = 150_000
TABLES = 50
PEOPLE = long_names(4 * TABLES)
PAGES = (
    "/", "/table/1", "/me", "/host", "/nights", "/rules", "/guests", "/door", "/seats", "/money", "/accounts",
    "/devices", "/devices/walk", "/overlay", "/join", "/host?key=wrong",
)  # fmt: skip
WITH_PICTURE = {"join", "clock", "notice", "end-of-set", "grand-prize"}
LOADED_BYTES = """() => performance.getEntries()
  .filter(entry => ["navigation", "resource"].includes(entry.entryType) && !entry.name.includes("/api/events"))
  .reduce((sum, entry) => sum + entry.transferSize, 0)"""
"""What came over the wire for a page; the stream of events never ends, so it has no size."""

HAS_SENTENCES = """() => !document.querySelector("script") || performance.getEntriesByType("resource")
  .some(entry => entry.name.endsWith("/api/sentences") && entry.transferSize)"""
"""Whether the page has its sentences; they come after all scripts."""
LOADED_CODES = "() => performance.getEntriesByType('resource').filter(one => one.name.includes('/host/qr/')).length"
HAS_PICTURES = "() => [...document.images].filter(one => one.checkVisibility()).every(one => one.complete)"


def full_hall() -> tuple[MqttMessage, ...]:
    """A round at fifty tables."""
    seats = [PEOPLE[start : start + 4] for start in range(0, len(PEOPLE), 4)]
    known = evening(TABLES)
    seated = [replace(each, seats=seats[each.table - 1]) if isinstance(each, TableState) else each for each in known]
    lines = zip(board(len(PEOPLE)).standings, PEOPLE, strict=True)
    standings = tuple(replace(line, player=name) for line, name in lines)
    others = (replace(board(0), standings=standings), StageState(grand_prize=PEOPLE[0]), RulesState(text("rfp")))
    return (*seated, *others, *devices(TABLES))


@pytest_asyncio.fixture(loop_scope="session")
async def full(hall: Hall) -> Hall:
    """The largest hall, with its guests, a picture and a past night."""
    hall.engine.tell(*full_hall())
    a_night(hall.folder / "2026-11-01.night.db")
    picture = b"\x89PNG\r\n\x1a\n".ljust(MOST_BYTES_OF_A_PICTURE, b"\1")
    async with browser_at(hall.address) as host:
        await let_in_as_host(host)
        for path, order in (
            ("/api/guests/names", {"names": PEOPLE, "others": True}),
            ("/api/host/picture", {"base64": base64.b64encode(picture).decode()}),
        ):
            assert (await host.post(path, json=order)).status_code == 200
    return hall


async def weight(page: Page) -> int:
    """How many bytes came over the wire for this page."""
    await page.wait_for_function(HAS_SENTENCES)
    await page.wait_for_function(HAS_PICTURES)
    loaded: int = await page.evaluate(LOADED_BYTES)
    return loaded


@pytest.mark.parametrize("address", PAGES)
async def test_a_page_is_light(full: Hall, projector: Page, address: str) -> None:
    await projector.context.request.get(f"{full.address}/host?key={KEY}")
    answer = await projector.goto(f"{full.address}{address}")
    assert answer
    await projector.wait_for_load_state("load")
    assert 0 < await weight(projector) <= MOST_BYTES


async def test_the_pad_of_a_table_is_light(full: Hall, phone: Page) -> None:
    await phone.goto(full.pad(1))
    await expect(phone.locator("#teams .team")).to_have_count(2)
    assert 0 < await weight(phone) <= MOST_BYTES


@pytest.mark.parametrize("scene", get_args(Scene))
async def test_the_scoreboard_is_light_at_each_scene(full: Hall, projector: Page, scene: str) -> None:
    async with browser_at(full.address) as host:
        await let_in_as_host(host)
        await host.post("/api/host/notice", json={"text": "Supper is in the small hall."})
        await host.post("/api/host/scene", json={"screen": "main", "scene": scene})
    await projector.context.request.get(f"{full.address}/host?key={KEY}")
    await projector.goto(full.address)
    await expect(projector.locator("body")).to_have_attribute("data-scene", scene)
    if scene == "phones":
        await see_all_codes(projector)
    await expect(projector.locator(".hall-picture")).to_have_count(1 if scene in WITH_PICTURE else 0)
    assert 0 < await weight(projector) <= MOST_BYTES


async def see_all_codes(projector: Page) -> None:
    """Turn the pages until each table has shown its QR picture."""
    while await projector.evaluate(LOADED_CODES) < TABLES:
        await projector.keyboard.press("ArrowRight")
        await projector.wait_for_function(HAS_PICTURES)


@pytest.mark.parametrize("topic", ["now", "room", "people", "pace", "rounds", "phones", "projector", "print"])
async def test_the_console_is_light_at_each_topic(full: Hall, projector: Page, topic: str) -> None:
    await projector.goto(f"{full.address}/host?key={KEY}")
    await projector.click(f"#topics [data-topic={topic}]")
    if topic == "phones":
        await projector.locator("#phone-tables summary").first.click()
        await expect(projector.locator("#phone-tables .qr").first).to_be_visible()
    assert 0 < await weight(projector) <= MOST_BYTES


async def test_the_page_of_nights_is_light_with_a_past_night_and_the_season_open(full: Hall, phone: Page) -> None:
    await phone.goto(f"{full.address}/host?key={KEY}")
    await phone.goto(f"{full.address}/nights")
    await phone.locator("#past-nights summary").first.click()
    await expect(phone.locator("#past-nights tbody tr")).not_to_have_count(0)
    await phone.evaluate("() => { for (const fold of document.querySelectorAll('details')) fold.open = true; }")
    assert 0 < await weight(phone) <= MOST_BYTES


async def test_the_page_of_the_api_is_light(hall: Hall, projector: Page) -> None:
    """It loads no script, and is sent compressed."""
    await projector.goto(f"{hall.address}/api")
    assert 0 < await projector.evaluate(LOADED_BYTES) <= MOST_BYTES
