"""The path from the head table's bell to the horn is short. Each call on it may fail or take time."""

from __future__ import annotations

import asyncio
import os
import sys
import time
import tty
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from datetime import time as time_of_day
from pathlib import Path
from types import FrameType
from typing import NamedTuple

import headtable
from headtable.box.box import Box
from headtable.box.lines.flood import Flood
from headtable.box.lines.noise import Noise
from headtable.box.lines.prompt import Prompt
from headtable.box.lines.serial_line import SerialLine
from headtable.box.signals.ledger import Ledger, Now
from headtable.box.signals.signals import Environment
from headtable.complaints import Complaints
from headtable.messages.line import Press
from headtable.messages.rooms import (
    EngineState,
)
from headtable.wire import Frame, encode_line
from tests.box.in_memory import SETTINGS, hello
from tests.patience import PATIENCE_S

FEWER_CALLS_THAN, MOST_FILES = 25, 6
HOUSE = str(Path(headtable.__file__).parent)


class Call(NamedTuple):
    """A call of a function of headtable."""

    file: str
    function: str


class End(NamedTuple):
    """A serial line of the box, and the device's end of it."""

    line: SerialLine
    device: int


@contextmanager
def calls_until_a_write() -> Iterator[list[Call]]:
    """Every call of headtable's code, until the first byte is written to a port."""
    calls = list[Call]()
    writes = 0

    def note(frame: FrameType, event: str, called: object) -> None:
        nonlocal writes
        writes += event == "c_call" and called is os.write
        file = frame.f_code.co_filename
        if event == "call" and not writes and file.startswith(HOUSE):
            calls.append(Call(file.removeprefix(HOUSE), frame.f_code.co_name))

    sys.setprofile(note)
    try:
        yield calls
    finally:
        sys.setprofile(None)


@contextmanager
def end_of(box: Box) -> Iterator[End]:
    """A line as the box has it on a cable."""
    device, port = os.openpty()
    tty.setraw(port)
    noise = Noise(time.monotonic, "baud", SETTINGS.baud)
    complaints = Complaints(lambda _: None)
    line = SerialLine(
        os.ttyname(port), SETTINGS.baud, box, complaints, flood=Flood(time.monotonic), prompt=Prompt(), noise=noise
    )
    try:
        yield End(line, device)
    finally:
        os.close(device)
        os.close(port)


@asynccontextmanager
async def a_hall(folder: Path) -> AsyncIterator[tuple[int, int]]:
    """A box whose engine plays a round; the far ends of its pad's line and of its signal board's."""
    environment = Environment(time.monotonic, lambda: time_of_day(20, 0), lambda: "word", "boxboot")
    complaints = Complaints(lambda _: None)
    ledger = Ledger(SETTINGS, Now("m1", time.monotonic), complaints, folder / "box.blasts")
    box = Box(SETTINGS, lambda *_: True, environment, ledger, complaints)
    box.on_message(EngineState("engine1", "online", "1.1", in_play=True), "live")
    with end_of(box) as pad, end_of(box) as board:
        running = [asyncio.create_task(end.line.run(lambda _: asyncio.sleep(0.01))) for end in (pad, board)]
        for end, uid in ((pad, "pad-01"), (board, "horn-01")):
            await says(end.device, b" who")
            os.write(end.device, encode_line(Frame(uid, 0, hello())))
        await says(board.device, b" allow ")
        await asyncio.sleep(0.05)  # the box may still have something to say to the pad
        yield pad.device, board.device
        for task in running:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


async def says(device: int, word: bytes) -> None:
    """Wait until the box has said this to a device."""
    said = b""
    os.set_blocking(device, False)
    async with asyncio.timeout(PATIENCE_S):
        while word not in said:
            with suppress(BlockingIOError):
                said += os.read(device, 4096)
            await asyncio.sleep(0.005)


async def test_few_calls_lie_between_the_bells_line_and_the_horns_first_byte(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as (pad, board):
        os.write(pad, encode_line(Frame("pad-01", 1, Press("bell"))))
        with calls_until_a_write() as calls:
            await says(board, b" sound ")
    assert (calls[0].function, calls[-1].function) == ("_read", "write")
    assert len(calls) < FEWER_CALLS_THAN, calls
    assert len({call.file for call in calls}) <= MOST_FILES, calls
