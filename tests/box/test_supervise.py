"""A task that fails unexpectedly is reported, waits, and starts again."""

from __future__ import annotations

import asyncio

from headtable.box.supervise import FIRST_PAUSE_S, LONGEST_PAUSE_S, supervise
from tests.patience import PATIENCE_S


class Life:
    """It falls so many times, and then it lives."""

    def __init__(self, falls: int) -> None:
        self.falls = falls
        self.told: list[str] = []
        self.pauses_s: list[float] = []
        self.lives, self.has_ended = asyncio.Event(), False

    async def live(self) -> None:
        if self.falls:
            self.falls -= 1
            raise KeyError("Device1")
        self.lives.set()
        try:
            await asyncio.get_running_loop().create_future()
        finally:
            self.has_ended = True

    async def wait(self, seconds: float) -> None:
        self.pauses_s.append(seconds)


async def lived(falls: int) -> Life:
    """A life that was lived until it no longer fell, and was then cancelled."""
    life = Life(falls)
    running = asyncio.create_task(supervise(life.live, lambda why: life.told.append(str(why)), life.wait))
    async with asyncio.timeout(PATIENCE_S):
        await life.lives.wait()
    running.cancel()
    await asyncio.wait([running])
    assert running.cancelled()
    return life


async def test_a_task_is_restarted_after_growing_pauses() -> None:
    life = await lived(8)
    assert life.told == ["an unexpected error: KeyError('Device1'); it starts again"] * 8
    assert life.pauses_s[:3] == [FIRST_PAUSE_S, 2 * FIRST_PAUSE_S, 4 * FIRST_PAUSE_S]
    assert life.pauses_s[-1] == LONGEST_PAUSE_S


async def test_cancelling_the_supervisor_cancels_its_task() -> None:
    assert (await lived(0)).has_ended
