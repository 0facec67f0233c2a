"""The box's end of a cable in a test, and a clock that the test turns."""

from __future__ import annotations

import asyncio
import contextlib
import os
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from headtable.messages.line import FromDevice, ToDevice, Who
from headtable.wire import Frame, Splitter, decode_line, encode_line
from tests.patience import PATIENCE_S


class Alarm:
    """Something that a turned clock does at its moment, unless it is cancelled."""

    def __init__(self, moment_s: float, do: Callable[[], None]) -> None:
        self.moment_s = moment_s
        self.do = do

    def cancel(self) -> None:
        """Do nothing at that moment."""
        self.do = lambda: None


class TurnedClock:
    """Time that passes only when the test says so."""

    def __init__(self) -> None:
        self.now_s = 0.0
        self._alarms: list[Alarm] = []

    def __call__(self) -> float:
        return self.now_s

    async def wait(self, seconds: float) -> None:
        """Sleep until the clock has been turned so far."""
        if seconds <= 0:
            await asyncio.sleep(0)
            return
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.later(seconds, lambda: None if woken.done() else woken.set_result(None))
        await woken

    def later(self, seconds: float, do: Callable[[], None]) -> Alarm:
        """Do something when the clock has been turned so far."""
        self._alarms.append(Alarm(self.now_s + seconds, do))
        return self._alarms[-1]

    async def turn(self, seconds: float) -> None:
        """Let time pass, doing each thing at its moment and letting it act."""
        end_s = self.now_s + seconds
        await self._settle()
        while due := [alarm.moment_s for alarm in self._alarms if alarm.moment_s <= end_s + 1e-9]:
            self.now_s = max(self.now_s, min(due))
            self._ring()
            await self._settle()
        self.now_s = end_s

    async def late(self, seconds: float) -> None:
        """Stand still for so long: whatever should have happened happens only then."""
        self.now_s += seconds
        self._ring()
        await self._settle()

    def _ring(self) -> None:
        for alarm in [alarm for alarm in self._alarms if alarm.moment_s <= self.now_s + 1e-9]:
            self._alarms.remove(alarm)
            alarm.do()

    async def _settle(self) -> None:
        for _ in range(20):  # a bounded number of turns of the loop, each of which is instant
            await asyncio.sleep(0)


class BoxEnd:
    """Reads and writes a cable's far end, as the box would."""

    def __init__(self, path: Path) -> None:
        self._number = os.open(path, os.O_RDWR | os.O_NOCTTY | os.O_NONBLOCK)
        self._splitter = Splitter()
        self._heard: asyncio.Queue[Frame] = asyncio.Queue()
        asyncio.get_running_loop().add_reader(self._number, self._read)

    def _read(self) -> None:
        with contextlib.suppress(OSError):
            for piece in self._splitter.feed(os.read(self._number, 4096)):
                self._heard.put_nowait(decode_line(piece))

    def say(self, uid: str, *messages: ToDevice) -> None:
        """Send lines to a device, which reads them in one go."""
        os.write(self._number, b"".join(encode_line(Frame(uid, 1, message)) for message in messages))

    async def next(self) -> tuple[int, FromDevice]:
        """The next line from the device: its number and what it says."""
        async with asyncio.timeout(PATIENCE_S):
            frame = await self._heard.get()
        assert isinstance(frame.message, FromDevice)
        return frame.seq, frame.message

    async def heard_until_asked(self, uid: str) -> list[FromDevice]:
        """Everything said until the device has answered who it is: what was not said by then was not said."""
        self.say(uid, Who())
        said = [(await self.next())[1]]
        while type(said[-1]).__name__ != "Hello":
            said.append((await self.next())[1])
        return said[:-1]

    def close(self) -> None:
        """Let go of the cable."""
        asyncio.get_running_loop().remove_reader(self._number)
        os.close(self._number)


@asynccontextmanager
async def alive(life: Coroutine[Any, Any, None]) -> AsyncIterator[None]:  # coroutines have two types that nobody uses
    """A device that lives inside the ``async with``."""
    running = asyncio.create_task(life)
    try:
        yield
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
