"""A failing box sends a hush to the boards on its cables before it closes the lines."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from headtable.box.daemon import heartbeat
from headtable.box.lines.all_lines import Lines
from headtable.box.shutdown_order import run_in_order
from headtable.complaints import Complaints
from headtable.config import BoxSettings, SignalSettings
from headtable.messages.devices import Birth
from headtable_tools.rehearse.cable import Cable
from headtable_tools.rehearse.horn import SimulatedSignalBoard
from tests.box.in_memory import Hall
from tests.box.lines.test_all_lines import until

HORN = SignalSettings(signal="horn", device="horn-01", pattern_ms=(2000,))


async def test_a_device_that_fails_during_a_blast_ends_it_on_the_cable(tmp_path: Path) -> None:
    port = tmp_path / "horn"
    settings = BoxSettings(id="box", lines=(f"serial:{port}",), signals=(HORN,))
    hall, fails = Hall(settings), asyncio.Event()

    async def device() -> None:
        await fails.wait()
        raise ZeroDivisionError

    with Cable(port) as cable:
        board = SimulatedSignalBoard("horn-01", cable, time.monotonic)
        playing = asyncio.create_task(board.run())
        lines = Lines(settings, hall.box, Complaints(hall.complaints.append))
        living = asyncio.create_task(run_in_order(lines.run(), [device()], heartbeat(hall.box)))
        await until(lambda: hall.said(Birth))
        hall.engine_lives()
        hall.box.on_message(hall.command(), "live")
        await until(lambda: board.sounding)
        fails.set()
        with pytest.raises(ExceptionGroup):
            await living
        await until(lambda: not board.sounding)
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
    [blast] = board.blasts
    assert blast.ended_s is not None
    assert blast.ended_s - blast.began_s < 1.5
