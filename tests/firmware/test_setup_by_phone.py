"""A phone brings a pad into the hall's Wi-Fi: real MicroPython, a real browser, and a real box."""

from __future__ import annotations

import asyncio
import socket
from base64 import b64decode, b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlencode

import pytest
from playwright.async_api import expect

from headtable_tools.rehearse.bench import Bench, Plugged, a_device
from headtable_tools.rehearse.cable import Cable
from tests.firmware.test_wifi import KEY, Room, enrolled
from tests.patience import PATIENCE_S
from tools.headless_chromium import headless_chromium

pytestmark = pytest.mark.slow

RESTARTED = 3  # the exit status of the bench's board
QUERY = b"\x12\x34\x01\0\0\1\0\0\0\0\0\0\x07captive\x05apple\x03com\0\0\1\0\1"
OPENED = "Wi-Fi for setup:"


class NewPad:
    """A pad without settings, whose network of its own is this machine's loopback."""

    def __init__(self, folder: Path) -> None:
        self.flash = folder / "flash"
        self.ports = free_ports()
        self._cable = folder / "cable"
        self.bench: Bench

    @asynccontextmanager
    async def runs(self, down: str = "") -> AsyncIterator[None]:
        """It has power; a button may be down from the start."""
        with Cable(self._cable) as cable:
            plugged = Plugged("pad", "pad-01", self.flash, has_wifi=True, setup_ports=self.ports, down=down)
            async with a_device(plugged, cable) as self.bench:
                yield

    async def opens(self) -> None:
        """Wait until its display shows the network of its own."""
        async with asyncio.timeout(PATIENCE_S):
            while self.bench.display[:1] != (OPENED,):
                await asyncio.sleep(0.01)

    async def restarts(self) -> None:
        """Wait until it ends, as a reset would."""
        async with asyncio.timeout(PATIENCE_S):
            assert await self.bench.running.wait() == RESTARTED

    async def asked(self, raw: bytes) -> bytes:
        """What its page answers to any bytes, until it hangs up."""
        async with asyncio.timeout(PATIENCE_S):
            reader, writer = await asyncio.open_connection("127.0.0.1", self.ports[1])
            writer.write(raw)
            answer = await reader.read()
            writer.close()
            return answer

    def note(self, name: str) -> str:
        """One of its settings."""
        file = self.flash / name
        return b64decode(file.read_text()).decode() if file.exists() else ""


def free_ports() -> tuple[int, int]:
    """A port for a name server, and one for a page."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as dns, socket.socket() as http:
        dns.bind(("127.0.0.1", 0))
        http.bind(("127.0.0.1", 0))
        return dns.getsockname()[1], http.getsockname()[1]


def form(port: int, key: bytes = KEY) -> dict[str, str]:
    """What the code of headtable gives a phone."""
    box = f"127.0.0.1:{port}"
    return {"network": "the hall+", "password": "se cret & more", "box": box, "key": b64encode(key).decode()}


def posted(body: bytes) -> bytes:
    """A form as a browser sends it."""
    return b"POST / HTTP/1.1\r\nHost: 192.168.4.1\r\nContent-Length: %d\r\n\r\n%s" % (len(body), body)


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
