"""The box brings firmware to a pad over its line: the real box, and real MicroPython that restarts with it."""

from __future__ import annotations

import asyncio
import base64
import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from headtable.board_firmware.firmware_tree import tree_of, write
from headtable.box.lines.all_lines import Lines
from headtable.box.lines.wifi.device_keys import Keys
from headtable.complaints import Complaints
from headtable.config import BoxSettings
from headtable.messages.devices import Birth, FirmwareProgress, UpdateFirmware
from tests.box.in_memory import SETTINGS, Hall
from tests.firmware.flashing.pico import Pico, a_pico
from tests.patience import PATIENCE_S

pytestmark = pytest.mark.slow

KEY = bytes(range(32))


class Room:
    """A box, and a pad on its line."""

    pico: Pico

    def __init__(self, settings: BoxSettings) -> None:
        self.hall = Hall(settings)
        self.lines = Lines(settings, self.hall.box, Complaints(self.hall.complaints.append))

    def is_online(self) -> bool:
        """Whether the pad has said hello."""
        return any(isinstance(said, Birth) and said.uid == "pad-01" and said.online for said in self.hall.all_said)

    def progress(self) -> list[FirmwareProgress]:
        """What the box has told of updates."""
        return [said for said in self.hall.all_said if isinstance(said, FirmwareProgress)]

    async def until(self, true: Callable[[], object]) -> None:
        """Wait until something holds; the box has the time of the test."""
        async with asyncio.timeout(PATIENCE_S):
            while not true():
                self.hall.passes(0.1)
                await asyncio.sleep(0.1)

    async def updated(self) -> FirmwareProgress:
        """The end of an update that begins now."""
        before = len(self.progress())
        self.hall.box.on_message(UpdateFirmware("pad-01", f"u{before}"), "live")
        await self.until(lambda: [one for one in self.progress()[before:] if one.state not in _UNDER_WAY])
        return self.progress()[-1]


_UNDER_WAY = ("waiting", "sending", "trial")


@contextlib.asynccontextmanager
async def a_room(folder: Path) -> AsyncIterator[Room]:
    """The box and the pad have met."""
    flash = folder / "flash"
    write(tree_of("pico", "pad"), flash)
    for name, text in {"uid": "pad-01", "key": base64.b64encode(KEY).decode()}.items():
        (flash / "notes" / name).write_text(text)
    with a_pico(flash) as pico:
        settings = replace(SETTINGS, lines=(f"serial:{pico.port}",), keys=str(folder / "headtable.keys"))
        Keys(Path(settings.keys)).store("pad-01", KEY)
        room = Room(settings)
        room.pico = pico
        running = asyncio.create_task(room.lines.run())
        try:
            await room.until(room.is_online)
            yield room
        finally:
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)


async def test_a_pad_takes_the_firmware_of_the_box_and_runs_it(tmp_path: Path) -> None:
    async with a_room(tmp_path) as room:
        done = await room.updated()
        assert done.state == "done"
        assert done.sent == done.all
        assert room.pico.note("good") == "b"
        assert room.pico.note("trial") == ""
