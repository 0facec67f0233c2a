"""The pad's firmware under real MicroPython, with a real box at the other end of its line and no engine."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from headtable.box.lines.serial_line import SerialLine
from headtable.complaints import Complaints
from headtable.messages.inputs import Ack, Heard, Reflex
from headtable.messages.line import BellWaits, Press
from headtable.wire import Splitter, decode_line
from headtable_tools.rehearse.bench import Bench, Plugged, a_device
from headtable_tools.rehearse.cable import Cable
from tests.box.in_memory import Hall
from tests.patience import PATIENCE_S

pytestmark = pytest.mark.slow

LOOK_S = 0.02
BELL = 4  # the number of its event, behind three rolls


class Table:
    """The head table: its pad, its box, and what went over the line."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.bench: Bench
        self.told: list[BellWaits] = []
        self.rung: list[str] = []
        self._splitter = Splitter()

    def tap(self, way: str, raw: bytes) -> None:
        """Bytes went over the line."""
        for line in self._splitter.feed(raw) if way == "<" else ():
            message = decode_line(line).message
            if isinstance(message, BellWaits):
                self.told.append(message)

    async def press(self, *buttons: str) -> None:
        """Press one button after the other."""
        for button in buttons:
            await self.bench.press(button)

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something holds."""
        async with asyncio.timeout(PATIENCE_S):
            while not true():
                self.rung += self.hall.sounded()
                await asyncio.sleep(LOOK_S)

    async def judged(self, seq: int) -> Heard:
        """The engine hears an event of this number, and takes it."""
        heard: list[Heard] = []

        def has_come() -> bool:
            came = [said for said in self.hall.said(Heard) if isinstance(said, Heard)]
            heard.extend(said for said in came if said.seq == seq)
            return bool(heard)

        await self.until(has_come)
        self.hall.box.on_message(Ack(heard[0].uid, heard[0].boot, seq, accepted=True, entry=seq), "live")
        return heard[0]


@asynccontextmanager
async def a_head_table(folder: Path) -> AsyncIterator[Table]:
    """One whose pad has said hello to its box, and is armed."""
    hall = Hall().plug_in_everything()
    hall.passes(60)
    table = Table(hall)
    with Cable(folder / "pad") as cable:
        line = SerialLine(str(cable.path), 115_200, hall.box, Complaints(hall.complaints.append))
        line.tap = table.tap
        async with a_device(Plugged("pad", "pad-01", folder / "flash"), cable) as table.bench:
            hall.box.line_gone(hall.pad)
            running = asyncio.create_task(line.run())
            try:
                await table.until(lambda: hall.box.port_of("pad-01") == str(cable.path))
                table.bench.move("arm", 0)
                yield table
            finally:
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)


async def test_a_bell_behind_three_rolls_rings_once_and_all_are_judged_in_order(tmp_path: Path) -> None:
    async with a_head_table(tmp_path) as table:
        await table.press("one", "two", "one", "bell")
        await table.until(lambda: len(table.told) >= 3)
        assert [told.event for told in table.told[:3]] == [BELL] * 3
        ages_ms = [told.age_ms for told in table.told[:3]]
        assert ages_ms == sorted(set(ages_ms))  # each is its age by then
        assert table.rung == ["horn", "bell"]
        table.hall.now_s += 4  # the bell has rested, and might ring again
        table.hall.box.heartbeat()
        table.hall.box.heartbeat()
        table.hall.engine_lives()
        judged = [await table.judged(seq) for seq in (1, 2, 3, BELL)]
        assert [heard.said.button for heard in judged if isinstance(heard.said, Press)] == [
            "one",
            "two",
            "one",
            "bell",
        ]
        assert [heard.reflex for heard in judged] == [None, None, None, Reflex("box", ("horn", "bell"))]
        assert [*table.rung, *table.hall.sounded()] == ["horn", "bell"]
