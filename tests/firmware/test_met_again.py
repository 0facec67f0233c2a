"""The real horn firmware on a shared line, with nothing to say: cut off until it is gone, and met again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from headtable.box.lines.poller import LineTiming
from headtable.box.lines.shared import SharedLine
from headtable.complaints import Complaints
from headtable.messages.devices import Birth
from headtable_tools.rehearse.bench import Plugged, a_device
from headtable_tools.rehearse.cable import Cable
from tests.box.in_memory import Hall
from tests.patience import PATIENCE_S

pytestmark = pytest.mark.slow
BAUD = 250_000
PATIENT = LineTiming.at(BAUD)._replace(answer_s=0.25)  # a MicroPython on a busy machine may be late


class CutCable(Cable):
    """A wire that can be cut while the port stays."""

    is_cut = False

    def write(self, raw: bytes) -> bool:
        """What the device says."""
        return not self.is_cut and super().write(raw)


class Line:
    """A box at one end of the wire, the horn at the other."""

    def __init__(self, cable: CutCable) -> None:
        self.cable = cable
        self.hall = Hall()
        causes = Complaints(self.hall.complaints.append)
        self.line = SharedLine(str(cable.path), BAUD, self.hall.box, causes, timing=PATIENT)

    def horn_is_there(self) -> bool:
        """As a screen would know."""
        births = [said for said in self.hall.all_said if isinstance(said, Birth) and said.uid == "horn-01"]
        return bool(births) and births[-1].online

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something holds."""
        async with asyncio.timeout(PATIENCE_S):
            while not true():
                await asyncio.sleep(0.01)


@asynccontextmanager
async def a_line(folder: Path) -> AsyncIterator[Line]:
    with CutCable(folder / "rs485") as cable:
        line = Line(cable)
        async with a_device(Plugged("horn", "horn-01", folder / "flash"), cable):
            running = asyncio.create_task(line.line.run())
            try:
                await line.until(line.horn_is_there)
                yield line
            finally:
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)


async def test_a_silent_horn_is_found_again_after_its_cable_was_cut(tmp_path: Path) -> None:
    async with a_line(tmp_path) as line:
        for _ in range(2):
            line.cable.is_cut = True
            await line.until(lambda: not line.horn_is_there())
            line.cable.is_cut = False
            await line.until(line.horn_is_there)
