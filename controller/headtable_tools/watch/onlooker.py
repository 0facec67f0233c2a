"""A place on the bus for a command: there at once, or an error that names what to start."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable

from headtable.bus.client import Bus
from headtable.complaints import Complaints
from headtable.config import Config
from headtable.errors import Unwell
from headtable.messages.rooms import MqttMessage
from headtable_tools.watch.seen import Seen

REACHED_WITHIN_S = 3.0
SETTLED_WITHIN_S = 1.5
QUIET_S = 0.3  # nothing more came for so long: what was retained has been heard


class Onlooker:
    """What a command has in its hands: the bus, what was seen, and a way to wait for more."""

    def __init__(self, bus: Bus, seen: Seen) -> None:
        self.bus = bus
        self.seen = seen
        self._ears: list[Callable[[MqttMessage, bool], None]] = []
        self._news = asyncio.Event()

    def listen(self, ear: Callable[[MqttMessage, bool], None]) -> None:
        """Pass on every message to somebody else, too."""
        self._ears.append(ear)

    def hear(self, message: MqttMessage, retained: bool) -> None:  # noqa: FBT001 - the bus's own signature
        """Take in one message."""
        self.seen.hear(message, retained)
        for ear in self._ears:
            ear(message, retained)
        self.changed()

    def changed(self) -> None:
        """Something is new: whoever waits looks again."""
        self._news.set()

    async def news(self) -> None:
        """Wait until something is new."""
        self._news.clear()
        await self._news.wait()

    async def until(self, true: Callable[[], bool], within_s: float) -> bool:
        """Wait until something holds, but not for ever; whether it does."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(within_s):
                while not true():
                    await self.news()
        return true()

    async def settled(self) -> None:
        """Wait until all that was true before has been heard: a moment of silence, or long enough in a busy room."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SETTLED_WITHIN_S):
                while await self._news_within(QUIET_S):
                    pass

    async def _news_within(self, seconds: float) -> bool:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.news()
                return True
        return False


@contextlib.asynccontextmanager
async def watching(
    config: Config, name: str, listen: tuple[str, ...], clock: Callable[[], float] = time.monotonic
) -> AsyncIterator[Onlooker]:
    """On the bus, with what is retained heard; Unwell where no broker lets us in."""
    troubles: list[str] = []

    def complain(trouble: str) -> None:
        troubles.append(trouble)
        onlooker.changed()

    bus = Bus(config.broker, config.venue.name, name, listen, Complaints(complain))
    onlooker = Onlooker(bus, Seen(clock))
    running = asyncio.create_task(bus.run(onlooker.hear, onlooker.changed, onlooker.changed), name="bus")
    try:
        await onlooker.until(lambda: bus.connected or bool(troubles), REACHED_WITHIN_S)
        if not bus.connected:
            raise Unwell(no_broker(config, troubles[-1] if troubles else "no answer"))
        await onlooker.settled()
        yield onlooker
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


def no_broker(config: Config, why: str) -> str:
    """That there is no broker, and what to start."""
    start = (
        "start one: headtable broker; or headtable run, which names the file of its night"
        if config.broker.embedded
        else "start it: sudo systemctl start mosquitto"
    )
    return f"{why.removeprefix('broker not reached: ')} {start}, or name another with --config"
