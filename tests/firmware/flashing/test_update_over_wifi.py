"""The box brings firmware to a pad over Wi-Fi, whose connection is cut and whose power goes: real MicroPython."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from msgspec.structs import replace

from headtable.board_firmware.firmware_tree import tree_of, write
from headtable.box.lines.wifi.device_keys import Keys
from headtable.messages.devices import Birth, UpdateFirmware
from tests.box.in_memory import SETTINGS
from tests.firmware.between import Between
from tests.firmware.flashing.pico import a_pico
from tests.firmware.flashing.test_update_by_box import KEY, Room
from tests.patience import PATIENCE_S

pytestmark = pytest.mark.slow

BAD_PROGRAM = "raise ValueError('a bad version')\n"


class Hall(Room):
    """A box that lets the pad in through the air, and somebody between them who may cut the connection."""

    between: Between

    async def until_it_is_back(self) -> None:
        """Wait until the pad is connected."""
        await self.until(lambda: self.births() and self.births()[-1].online)

    def births(self) -> list[Birth]:
        """What was said of the pad."""
        return [said for said in self.hall.all_said if isinstance(said, Birth) and said.uid == "pad-01"]

    def begin(self) -> None:
        """Order an update."""
        self.hall.box.on_message(UpdateFirmware("pad-01", "u1"), "live")

    async def until_sent(self, part: float) -> None:
        """Wait until the pad has this part of the image."""
        await self.until(lambda: any(told.sent > part * told.all for told in self.progress()))


def a_flash(flash: Path, port: int) -> Path:
    """What an enrolled pad of a hall with Wi-Fi keeps."""
    write(tree_of("pico_w", "pad"), flash)
    ticket = {"key": KEY, "network": b"the hall", "password": b"secret", "box": b"127.0.0.1:%d" % port}
    for name, raw in ticket.items():
        (flash / "notes" / name).write_text(base64.b64encode(raw).decode())
    (flash / "notes" / "uid").write_text("pad-01")
    return flash


@contextlib.asynccontextmanager
async def a_hall(folder: Path) -> AsyncIterator[Hall]:
    """The box and the pad have met."""
    settings = replace(SETTINGS, lines=("tcp:127.0.0.1:0",), keys=str(folder / "headtable.keys"))
    Keys(Path(settings.keys)).store("pad-01", KEY)
    between = Between()
    async with contextlib.AsyncExitStack() as stack:
        hall = Hall(settings)
        hall.between = between
        running = asyncio.create_task(hall.lines.run())
        stack.push_async_callback(_ended, running)
        async with asyncio.timeout(PATIENCE_S):
            while not hall.lines.wifi_servers[0].port:
                await asyncio.sleep(0)
        port = await stack.enter_async_context(between.stands_before(hall.lines.wifi_servers[0].port))
        hall.pico = stack.enter_context(a_pico(a_flash(folder / "flash", port), is_in_the_air=True))
        await hall.until_it_is_back()
        yield hall


async def _ended(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_a_pad_on_wifi_takes_the_firmware_of_the_box_although_its_connection_is_cut(tmp_path: Path) -> None:
    chance = random.Random(7)
    async with a_hall(tmp_path) as hall:
        hall.begin()
        for part in sorted(chance.uniform(0.05, 0.95) for _ in range(3)):
            await hall.until_sent(part)
            hall.between.cut()
            await hall.until(lambda: not hall.births()[-1].online)
            hall.between.mend()
            await hall.until_it_is_back()
        await hall.until(lambda: hall.progress()[-1].state == "done")
        assert hall.progress()[-1].sent == hall.progress()[-1].all > 0
        assert (hall.pico.note("good"), hall.pico.note("trial")) == ("b", "")


async def test_a_pad_on_wifi_that_loses_its_power_runs_as_before_and_takes_the_next_update(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as hall:
        hall.begin()
        part = random.Random(8).uniform(0.05, 0.95)
        await hall.until_sent(part)
        hall.pico.pull_and_plug()
        await hall.until(lambda: hall.progress()[-1].state == "interrupted")
        assert (hall.pico.note("good"), hall.pico.note("trial")) == ("a", "")
        assert (await hall.updated()).state == "done"
        assert hall.pico.note("good") == "b"


async def test_a_pad_on_wifi_runs_its_previous_firmware_again_if_the_new_one_fails(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as hall:
        hall.begin()
        await hall.until(lambda: hall.pico.note("trial"))
        hall.hall.engine_lives(in_play=True)  # nothing restarts in a round
        (hall.pico.flash / "b" / "main.py").write_text(BAD_PROGRAM)
        hall.hall.engine_lives(in_play=False)
        await hall.until(lambda: hall.progress()[-1].state == "failed")
        assert (hall.pico.note("good"), hall.pico.note("trial")) == ("a", "")
        await hall.until_it_is_back()
