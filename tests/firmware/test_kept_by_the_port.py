"""The real firmware behind a port that keeps what is said while nobody has it open, as USB does."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from headtable.box.lines.serial_line import SerialLine
from headtable.complaints import Complaints
from headtable.messages.inputs import Heard
from headtable.messages.line import Press
from headtable_tools.rehearse.bench import Plugged, a_device
from headtable_tools.rehearse.cable import Cable
from tests.box.in_memory import Hall
from tests.patience import PATIENCE_S

pytestmark = pytest.mark.slow


class KeepingCable(Cable):
    """What the device says is kept until the port is open, and comes then in one go."""

    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.kept = bytearray()
        self.is_open = False

    def write(self, raw: bytes) -> bool:
        """Keep it, or pass it on."""
        if self.is_open:
            return super().write(raw)
        self.kept += raw
        return True

    def opens(self) -> None:
        """Somebody has the port: all that was kept comes."""
        if not self.is_open:
            self.is_open = True
            super().write(bytes(self.kept))


async def test_a_bell_pressed_before_the_box_opened_the_port_has_its_true_age(tmp_path: Path) -> None:
    with KeepingCable(tmp_path / "pad") as cable:
        async with (
            asyncio.timeout(PATIENCE_S),
            a_device(Plugged("pad", "pad-01", tmp_path / "flash"), cable) as bench,
        ):
            bench.move("arm", 0)
            await bench.press("bell")
            pressed_s = time.monotonic()
            while cable.kept.count(b"press bell") < 3:
                await asyncio.sleep(0.01)
            assert b" hello " in cable.kept
            hall = Hall()
            hall.engine_lives(in_play=True)
            opened_s = time.monotonic()
            line = SerialLine(str(cable.path), 115_200, hall.box, Complaints(hall.complaints.append))
            running = asyncio.create_task(line.run())
            while line.port is None:
                await asyncio.sleep(0)
            cable.opens()
            while not (heard := [said for said in hall.all_said if isinstance(said, Heard)]):
                await asyncio.sleep(0.01)
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
    assert isinstance(heard[0].said, Press)
    assert heard[0].said.age_ms >= (opened_s - pressed_s) * 1000
