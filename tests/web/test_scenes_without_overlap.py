"""In no scene does anything cover anything else or stand outside: with a break, a notice, a picture and a bunco."""

from __future__ import annotations

import asyncio
import base64
import struct
import zlib
from collections.abc import Callable
from typing import get_args

import pytest
from msgspec.structs import replace
from playwright.async_api import Page, expect

from headtable import rulesets
from headtable.journal import Journal
from headtable.journal.log import night_in
from headtable.messages.facts import Told
from headtable.messages.mqtt import MqttMessage
from headtable.messages.new_night import AboutNight
from headtable.messages.rooms import CalledBy
from headtable.messages.table import Rolled
from headtable.web.live_events import Scene
from tests.patience import PATIENCE_S
from tests.web.hall import Hall
from tests.web.house import ONLINE, board, browser_at, evening, let_in_as_host, night, table
from tests.web.room_states import FINAL, PRIZES, TRAVELER, room

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)

PROJECTORS = ((1280, 720), (1920, 1080))
PHONES = ((320, 568), (390, 844))
TALL, WIDE = (300, 900), (1200, 200)
NOTICE = ("Please take all glasses with you when you walk, because the tables are small tonight. " * 3)[:200]
WRONG = """() => {
  const isShown = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".unseen");
  const words = (one) => [...one.childNodes].filter((node) => node.nodeType === 3 && node.data.trim());
  const lines = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  };
  const parts = (one) => (one.matches("img") ? [one.getBoundingClientRect()] : words(one).flatMap(lines));
  const shown = [...document.querySelectorAll("body *")].filter(isShown);
  const boxes = shown.flatMap((one) => parts(one).map((box) => ({ one, box })));
  const name = ({ one }) => `${one.tagName}#${one.id}.${one.className} ${one.textContent.slice(0, 20)}`;
  const bottom = innerWidth > 760 ? innerHeight : Infinity;
  const isOutside = ({ left, right, top, bottom: end }) =>
    left < -1 || right > innerWidth + 1 || top < -1 || end > bottom + 1;
  const across = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const covers = (a, b) => across(a, b) > 2 && down(a, b) > 0.35 * Math.min(a.height, b.height);
  const covered = boxes.flatMap((a, at) => boxes.slice(at + 1)
    .filter((b) => a.one !== b.one && covers(a.box, b.box)).map((b) => `${name(a)} / ${name(b)}`));
  return [...boxes.filter(({ box }) => isOutside(box)).map((one) => `outside: ${name(one)}`), ...covered];
}"""
"""What covers what, line by line, and what is not in the window. Lines of letters may touch each other."""


def picture(size: tuple[int, int]) -> str:
    """A PNG file of one colour, as the console sends it."""
    width, height = size
    parts = (
        (b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)),
        (b"IDAT", zlib.compress((b"\0" + bytes((200, 120, 60)) * width) * height)),
        (b"IEND", b""),
    )
    chunks = (struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
              for name, content in parts)  # fmt: skip
    return base64.b64encode(b"\x89PNG\r\n\x1a\n" + b"".join(chunks)).decode()


def at_break() -> tuple[MqttMessage, ...]:
    """A break in which something is known of every scene."""
    stage = replace(FINAL, prizes=PRIZES, drawn=("Ann", "Bob"), traveler=TRAVELER)
    return room("break", board(12), stage, break_for="supper in the small hall", break_minutes=15)


@pytest.mark.parametrize("language", ["en", "de", "es"])
async def test_nothing_covers_anything_in_any_scene(hall: Hall, projector: Page, language: str) -> None:
    hall.engine.left_s = 700
    hall.engine.tell(*at_break())
    wrong = []
    async with browser_at(hall.address) as host:
        await let_in_as_host(host)
        await host.post("/api/host/notice", json={"text": NOTICE})
        await projector.goto(f"{hall.address}/?language={language}&page=1")
        for size in (TALL, WIDE):
            await host.post("/api/host/picture", json={"base64": picture(size)})
            for scene in get_args(Scene):
                await host.post("/api/host/scene", json={"screen": "main", "scene": scene})
                await expect(projector.locator("body")).to_have_attribute("data-scene", scene)
                wrong += [f"{size} {scene} {one}" for one in await wrong_at_each_size(projector)]
    assert wrong == []


async def wrong_at_each_size(page: Page) -> list[str]:
    """What is wrong with the scene on projectors and on phones."""
    wrong = []
    for width, height in (*PROJECTORS, *PHONES):
        await page.set_viewport_size({"width": width, "height": height})
        await page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        await page.wait_for_function("() => [...document.images].every((one) => one.complete)")
        wrong += [f"{width} {one}" for one in await page.evaluate(WRONG)]
    return wrong


LONG_NAMES = ("Maximiliana-Alexandrina van den Bergh-Lu", "Ann", "Christopher Alexander", "Wilhelmina van der Bergh")
ABOUT = AboutNight("Charity Bunco for the Hospice of Saint Mark in the Fields", "2026-11-26", "The hall by the mill")
CRIES = """() => {
  const cries = [...document.querySelectorAll("#called-word, #ticker .far")].filter((one) => one.checkVisibility());
  const edge = (one) => one.closest("#called-words, #ticker").getBoundingClientRect().right + 1;
  const lines = (one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    return [...range.getClientRects()];
  };
  const size = (one) => parseFloat(getComputedStyle(one).fontSize) * (one.textContent.trim() ? 1 : 0);
  const isShown = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".unseen, .die");
  const own = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const largest = Math.max(...[...document.querySelectorAll("body *")].filter(isShown).filter(own).map(size));
  const [first] = cries;
  return [
    ...cries.filter((one) => lines(one).length > 1).map((one) => `broken: ${one.textContent}`),
    ...cries.filter((one) => lines(one)[0]?.right > edge(one)).map((one) => `cut: ${one.textContent}`),
    ...(first.id === "called-word" && size(first) < largest ? [`smaller than ${largest}`] : []),
  ];
}"""
"""What is wrong with the cries: a band's word and the words at the foot. The band's word is the largest of all."""


def called_with(tables: int, by: CalledBy) -> tuple[MqttMessage, ...]:
    """The round is called, and everybody at the other tables has a last turn."""
    laps = tuple(replace(table(n, (2, 9)), phase="last-lap", seats=LONG_NAMES) for n in range(2, tables + 1))
    return (night("called", tables, by), *laps)


CELEBRATIONS: dict[str, Callable[[int], tuple[MqttMessage, ...]]] = {
    "a bunco at another table": lambda _: (Told(8, 0, Rolled(3, LONG_NAMES[0], "bunco", 21, (21, 0))),),
    "called by a bunco": lambda n: called_with(n, CalledBy("bunco", LONG_NAMES[0])),
    "called by a score": lambda n: called_with(
        n, CalledBy("score", LONG_NAMES[3], LONG_NAMES[2:], 21, "bunco", (4, 4, 4))
    ),
    "call it": lambda n: (replace(table(n), call_it=True, faces=(4, 4, 4), seats=LONG_NAMES),),
}


def play_a_night_with_a_long_title(hall: Hall, tables: int) -> None:
    """A round of a night whose host has given it a long title, a day and a place; many guests have long names."""
    journal = hall.folder / "tonight.night.db"
    if not journal.exists():
        Journal.create(journal, rulesets.text("rfp"), "5eed", about=ABOUT).close()
    hall.engine.night = night_in(journal) or ""
    wide = (replace(table(n), seats=LONG_NAMES, roller=LONG_NAMES[0]) for n in range(1, tables + 1))
    hall.engine.tell(replace(ONLINE, night=hall.engine.night), *evening(tables)[1:], *wide)


@pytest.mark.parametrize("language", ["en", "de", "es"])
@pytest.mark.parametrize("tables", [4, 50])
async def test_a_bunco_and_a_call_are_whole_and_the_largest(
    hall: Hall, projector: Page, tables: int, language: str
) -> None:
    wrong = []
    for celebration, told in CELEBRATIONS.items():
        play_a_night_with_a_long_title(hall, tables)
        await post_notice(hall, "")
        await until_the_title_is_known(hall)
        await projector.goto(f"{hall.address}/?language={language}&page=1")
        await expect(projector.locator("#night-called")).to_contain_text(ABOUT.place)
        hall.engine.tell(*told(tables))
        await expect(projector.locator("#called-word:visible, #ticker .far:visible").first).to_be_visible()
        wrong += [f"{celebration} {one}" for one in await wrong_with_the_cry(projector)]
        await projector.click("#voice")  # which this browser has not
        await expect(projector.locator("#no-voice")).to_be_visible()
        await post_notice(hall, NOTICE)
        await expect(projector.locator("#notice")).to_be_visible()
        wrong += [f"{celebration} with a notice {one}" for one in await wrong_with_the_cry(projector)]
    assert wrong == []


async def until_the_title_is_known(hall: Hall) -> None:
    """A page asks for the title once, when it opens."""
    async with browser_at(hall.address) as guest, asyncio.timeout(PATIENCE_S):
        while ABOUT.title not in (await guest.get("/api/tonight")).text:
            await asyncio.sleep(0.05)


async def post_notice(hall: Hall, text: str) -> None:
    """Show it on the projector; an empty one ends."""
    async with browser_at(hall.address) as host:
        await let_in_as_host(host)
        await host.post("/api/host/notice", json={"text": text})


async def wrong_with_the_cry(page: Page) -> list[str]:
    """What is wrong with it on projectors."""
    wrong = []
    for width, height in PROJECTORS:
        await page.set_viewport_size({"width": width, "height": height})
        await page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        wrong += [f"{width} {one}" for one in await page.evaluate(WRONG) + await page.evaluate(CRIES)]
    return wrong
