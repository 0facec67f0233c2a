"""A real MicroPython at its prompt, at the end of a cable. The box tells it from a pad, and leaves it alone."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pty
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from headtable.box.lines.prompt import Prompt
from headtable.box.lines.serial_line import SerialLine
from headtable.complaints import Complaints
from headtable_tools.rehearse.bench import MICROPYTHON
from headtable_tools.rehearse.cable import Cable
from tests.box.listeners import Listener
from tests.patience import PATIENCE_S

ASK = b"$all 1 who*90A1\n"


class Board:
    """MicroPython without a program: what it shows goes over the cable, what comes is typed into it."""

    def __init__(self, terminal: int, cable: Cable) -> None:
        self.typed = bytearray()
        self.shown = bytearray()
        self._terminal = terminal
        self._cable = cable

    def type(self, raw: bytes) -> None:
        self.typed += raw
        os.write(self._terminal, raw)

    def show(self) -> None:
        raw = os.read(self._terminal, 4096)
        self.shown += raw
        self._cable.write(raw)


@asynccontextmanager
async def a_board(port: Path) -> AsyncIterator[Board]:
    terminal, inside = pty.openpty()
    loop = asyncio.get_running_loop()
    with (
        Cable(port) as cable,
        subprocess.Popen(
            [MICROPYTHON], stdin=inside, stdout=inside, stderr=inside, start_new_session=True
        ) as running,
    ):
        board = Board(terminal, cable)
        loop.add_reader(terminal, board.show)
        try:
            with cable.listening(board.type, lambda: None):
                yield board
        finally:
            loop.remove_reader(terminal)
            running.kill()
            os.close(terminal)
            os.close(inside)


async def test_a_real_prompt_is_recognised_by_its_answer_and_nothing_more_is_typed(tmp_path: Path) -> None:
    ear = Listener()
    async with a_board(tmp_path / "ttyACM0") as board:
        async with asyncio.timeout(PATIENCE_S):
            while not board.shown.endswith(b">>> "):
                await asyncio.sleep(0.01)
        line = SerialLine(str(tmp_path / "ttyACM0"), 115_200, ear, Complaints(print), prompt=Prompt())
        running = asyncio.create_task(line.run())
        await ear.until(lambda: len(ear.opened) == 1)
        line.write(ASK)
        await ear.until(lambda: ear.troubles != [])
        assert "prompt" in ear.troubles[0]
        assert not line.write(ASK)
        running.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await running
        assert bytes(board.typed) in (b"", ASK)
    assert ear.frames == [] or all(frame.uid == "all" for frame in ear.frames)
