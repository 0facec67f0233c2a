"""Plays a recording: a port appears on which the device sends what it sent, with the same timing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

from headtable.wire import escaped
from headtable_tools.link.recording_format import Piece, pieces
from headtable_tools.rehearse.cable import Cable

LAST_ANSWER_S = 0.5  # so that the last answer is shown, too

Wait = Callable[[float], Awaitable[None]]


async def play(
    recording: Sequence[Piece], port: Path, speed: float, show: Callable[[Piece], None], wait: Wait = asyncio.sleep
) -> None:
    """Send the device's lines, once somebody speaks on the port; ``show`` gets both directions."""
    loop = asyncio.get_running_loop()
    spoken = asyncio.Event()
    began_s = loop.time()

    def heard(raw: bytes) -> None:
        spoken.set()
        for piece in pieces(int(1000 * (loop.time() - began_s)), ">", escaped(raw)):
            show(piece)

    with Cable(port) as cable, cable.listening(heard, lambda: None):
        await spoken.wait()
        began_s = loop.time()
        said_ms = 0
        for piece in recording:
            if piece.way == "<":
                await wait((piece.ms - said_ms) / 1000 / speed)
                said_ms = piece.ms
                cable.write(piece.raw)
                show(Piece(int(1000 * (loop.time() - began_s)), "<", piece.text))
        await wait(LAST_ANSWER_S)
