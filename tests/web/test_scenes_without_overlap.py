"""In no scene does anything cover anything else or stand outside: with a break, a notice and a picture."""

from __future__ import annotations

import base64
import struct
import zlib
from typing import get_args

import pytest
from msgspec.structs import replace
from playwright.async_api import Page, expect

from headtable.messages.mqtt import MqttMessage
from headtable.web.live_events import Scene
from tests.patience import PATIENCE_S
from tests.web.hall import Hall
from tests.web.house import board, browser_at, let_in_as_host
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
