"""The bench on which a device's firmware runs: what it hears of the device."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import PIPE

from headtable_tools.rehearse.bench import Bench, Switched


async def test_an_incomplete_line_from_a_power_cut_is_dropped() -> None:
    told: list[Switched] = []
    device = await asyncio.create_subprocess_exec("printf", "12 horn 1\\n34", stdout=PIPE)
    await Bench(device, told.append).listen()
    await device.wait()
    assert told == [Switched(12, "horn", 1)]
