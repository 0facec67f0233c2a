"""What the box asks of a port's driver, so that the transceiver of an RS-485 line sends and receives in turn.

No machine of ours has such a port. A library between box and kernel (rs485_driver.c) answers the requests for a
pseudo-terminal, and notes them. So this shows what is asked, and not what a real driver does with it.
"""

from __future__ import annotations

import asyncio
import os
import subprocess
from pathlib import Path
from typing import Literal

import pytest

from headtable.config import BoxSettings, Broker, Config
from headtable_tools.rehearse.cable import Cable
from tests.brokers import free_port
from tests.patience import PATIENCE_S
from tests.processes import a_part

pytestmark = pytest.mark.slow
SOURCE = Path(__file__).with_name("rs485_driver.c")
WRITES = 5


async def notes_of_a_box(folder: Path, driver: Literal["rs485", "rts"]) -> list[str]:
    """What a box asked a port with such a driver for, until it had polled some times."""
    library, notes = folder / "driver.so", folder / "notes"
    subprocess.run(["gcc", "-Wall", "-Werror", "-shared", "-fPIC", "-o", library, SOURCE, "-ldl"], check=True)
    line = BoxSettings(lines=(f"rs485:{folder / 'rs485'}",))
    config = Config(broker=Broker(port=free_port(), embedded=False), box=line)
    environment = os.environ | {"LD_PRELOAD": str(library), "DRIVER": driver, "NOTES": str(notes)}
    with Cable(folder / "rs485"):
        async with a_part("box", config, folder, env=environment) as box, asyncio.timeout(PATIENCE_S):
            while not notes.exists() or notes.read_text().count("write\n") < WRITES:
                assert box.returncode is None
                await asyncio.sleep(0.05)
    return notes.read_text().splitlines()


async def test_a_driver_with_rs485_is_told_to_raise_rts_while_it_sends_and_is_left_alone_then(tmp_path: Path) -> None:
    notes = await notes_of_a_box(tmp_path, "rs485")
    asked = "rs485 enabled=1 on_send=1 after_send=0 rx_during_tx=0 before=0 after=0"
    assert set(notes[notes.index(asked) :]) == {asked, "write"}


async def test_a_driver_without_rs485_gets_rts_before_each_write_and_loses_it_after(tmp_path: Path) -> None:
    notes = await notes_of_a_box(tmp_path, "rts")
    first = notes.index("write") - 1
    assert notes[first - 1] == "rts off"
    turns = [tuple(notes[at : at + 3]) for at in range(first, len(notes), 3)]
    assert set(turns[: WRITES - 1]) == {("rts on", "write", "rts off")}
