"""A host brings new firmware to a pad by a button: a real browser, pages, broker and box, and real MicroPython."""

from __future__ import annotations

import asyncio
import base64
import contextlib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.async_api import expect

from headtable.board_firmware.firmware_tree import Tree, firmware_version, tree_of, write
from headtable.box.daemon import serve as box_serve
from headtable.box.lines.wifi.device_keys import Keys
from headtable.config import BoxSettings, Config, EngineSettings, Pad, Web
from headtable.web.app import serve
from tests.brokers import Embedded, free_port
from tests.firmware.flashing.pico import Pico, a_pico
from tests.patience import PATIENCE_S
from tests.web.browsers import Devices
from tests.web.house import KEY, until

pytestmark = pytest.mark.slow
expect.set_options(timeout=1000 * PATIENCE_S)
DEVICE_KEY = bytes(range(32))
OLD = "0.0.9"


def older() -> Tree:
    """The pad's firmware, as an earlier version."""
    tree, file = tree_of("pico", "pad"), "common/device.py"
    source = tree.files[file].replace(f'FIRMWARE = "{firmware_version()}"'.encode(), f'FIRMWARE = "{OLD}"'.encode())
    return replace(tree, files={**tree.files, file: source})


@contextlib.contextmanager
def a_pad(folder: Path) -> Iterator[Pico]:
    """A pad with the older firmware, and a key that the box knows."""
    flash = folder / "flash"
    write(older(), flash)
    for name, text in {"uid": "pad-01", "key": base64.b64encode(DEVICE_KEY).decode()}.items():
        (flash / "notes" / name).write_text(text)
    Keys(folder / "headtable.keys").store("pad-01", DEVICE_KEY)
    with a_pico(flash) as pico:
        yield pico


@contextlib.asynccontextmanager
async def a_hall_of(pad: Pico, folder: Path) -> AsyncIterator[str]:
    """A box and pages for this pad; the address of the pages."""
    async with Embedded() as broker:
        box = BoxSettings(
            lines=(f"serial:{pad.port}",), pads=(Pad(uid="pad-01", table=1),), keys=str(folder / "headtable.keys")
        )
        web = Web(port=free_port(), host_key=KEY)
        engine = EngineSettings(journal=str(folder / "tonight.night.db"))
        config, said = Config(broker=broker.settings, engine=engine, box=box, web=web), list[str]()
        running = [asyncio.create_task(box_serve(config)), asyncio.create_task(serve(config, said.append))]
        try:
            await until(lambda: bool(said))
            yield f"http://127.0.0.1:{web.port}"
        finally:
            for task in running:
                task.cancel()
            await asyncio.gather(*running, return_exceptions=True)


async def test_a_pad_gets_new_firmware_by_a_button_and_the_page_follows_it(tmp_path: Path, browsers: Devices) -> None:
    with a_pad(tmp_path) as pad:
        async with a_hall_of(pad, tmp_path) as address:
            page = await browsers.page((390, 844))
            await page.goto(f"{address}/host?key={KEY}")
            await page.get_by_role("link", name="Devices").click()
            line = page.locator('[data-device="pad-01"]')
            await line.get_by_role("button", name="New firmware").click()
            await expect(page.locator("#reason-what")).to_contain_text(f"It has {OLD} now")
            await page.locator("#reason-do").click()
            await expect(line).to_contain_text("New firmware: ")
            await expect(line).to_contain_text("The new firmware runs.")
            await expect(line.get_by_role("button", name="New firmware")).to_have_count(0)
            await line.get_by_text("Details for repairs").click()
            await expect(line).to_contain_text(f"firmware {firmware_version()}")
        assert pad.note("good") == "b"
        assert pad.note("trial") == ""
