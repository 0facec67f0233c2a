"""A phone brings a pad into the hall's Wi-Fi: real MicroPython, a real browser, and a real box."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from urllib.parse import urlencode

import pytest
from playwright.async_api import expect

from tests.firmware.new_pad import OPENED, NewPad, form, posted
from tests.firmware.test_wifi import KEY, Room, enrolled
from tests.patience import PATIENCE_S
from tools.headless_chromium import headless_chromium

pytestmark = pytest.mark.slow

QUERY = b"\x12\x34\x01\0\0\1\0\0\0\0\0\0\x07captive\x05apple\x03com\0\0\1\0\1"


async def test_a_phone_opens_the_link_and_the_pad_joins_the_box_with_the_key_of_the_link(tmp_path: Path) -> None:
    pad, room = NewPad(tmp_path), Room(tmp_path)
    room.keys.store("pad-01", KEY)
    running = asyncio.create_task(room.lines.run())
    async with asyncio.timeout(PATIENCE_S):
        while not room.lines.wifi_servers[0].port:
            await asyncio.sleep(0)
    settings = form(room.lines.wifi_servers[0].port)
    async with pad.runs(), headless_chromium() as chromium:
        await pad.opens()
        page = await chromium.new_page()
        await page.goto(f"http://127.0.0.1:{pad.ports[1]}/#{urlencode(settings)}")
        for name, value in settings.items():
            await expect(page.locator(f'[name="{name}"]')).to_have_value(value)
        assert "#" not in page.url  # the key stays in no history
        await page.get_by_role("button", name="Save").click()
        await expect(page.get_by_text("Saved.")).to_be_visible()
        await pad.restarts()
    assert {name: pad.note(name) for name in ("network", "password", "box")} == {
        name: settings[name] for name in ("network", "password", "box")
    }
    async with pad.runs():
        room.bench = pad.bench
        await room.until(room.is_online)
        await room.press("two")
        await room.until(lambda: len(room.counted()) == 1)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_a_phone_that_looks_for_the_internet_is_led_to_the_page(tmp_path: Path) -> None:
    pad = NewPad(tmp_path)
    async with pad.runs():
        await pad.opens()
        for probe in (b"/generate_204", b"/hotspot-detect.html", b"/ncsi.txt"):
            answer = await pad.asked(b"GET %s HTTP/1.1\r\nHost: captive.apple.com\r\n\r\n" % probe)
            assert answer.startswith(b"HTTP/1.0 302 Found\r\nLocation: http://127.0.0.1/\r\n")
        loop = asyncio.get_running_loop()
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asker:
            asker.settimeout(0)
            await loop.sock_sendto(asker, QUERY, ("127.0.0.1", pad.ports[0]))
            async with asyncio.timeout(PATIENCE_S):
                assert (await loop.sock_recv(asker, 512)).endswith(socket.inet_aton("127.0.0.1"))


async def test_bad_requests_are_answered_in_words_and_change_nothing(tmp_path: Path) -> None:
    pad = NewPad(tmp_path)
    refused = {
        b"GET / HTTP/1.1\r\nX: " + b"x" * 3000: b"too long",
        b"POST / HTTP/1.1\r\n\r\n": b"does not say how long it is",
        b"POST / HTTP/1.1\r\nContent-Length: -5\r\n\r\n": b"does not say how long it is",
        b"POST / HTTP/1.1\r\nContent-Length: 99999\r\n\r\n": b"too long",
        b"DELETE / HTTP/1.1\r\n\r\n": b"can be read",
        b"\xff\xfe\x00\r\n\r\n": b"can be read",
        posted(b"network=%zz"): b"letters that this device cannot read",
        posted(urlencode({**form(7707), "key": "short"}).encode()): b"The key is not whole",
    }
    async with pad.runs():
        await pad.opens()
        for raw, told in refused.items():
            answer = await pad.asked(raw)
            assert answer.startswith(b"HTTP/1.0 400 ")
            assert told in answer
        assert await pad.asked(b"GET / HTTP/1.1\r\n") == b""  # a client that says no more is dropped after 5 s
        assert b"<form" in await pad.asked(b"GET / HTTP/1.0\r\n\r\n")
    assert pad.note("network") == ""


async def test_a_pad_with_settings_opens_its_network_if_pass_is_held_and_keeps_it_when_pass_is_let_go(
    tmp_path: Path,
) -> None:
    pad = NewPad(tmp_path)
    enrolled(pad.flash, 7707)
    async with pad.runs(down="pass"):
        await pad.opens()
        pad.bench.move("pass", 1)
        assert b"<form" in await pad.asked(b"GET / HTTP/1.0\r\n\r\n")


async def test_a_mere_press_of_pass_while_a_pad_starts_takes_it_out_of_no_night(tmp_path: Path) -> None:
    pad = NewPad(tmp_path)
    enrolled(pad.flash, 7707)
    async with pad.runs(down="pass"):
        pad.bench.move("pass", 1)
        await pad.restarts()
        assert pad.bench.display[:1] != (OPENED,)
