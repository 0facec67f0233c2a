"""The embedded broker lets a hall full of clients in at once."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

import pytest

from headtable.bus.broker import embedded, report_failed_tasks
from headtable.bus.client import Bus
from headtable.complaints import Complaints
from headtable.config import Broker
from headtable.messages.devices import Birth
from tests.patience import PATIENCE_S

pytestmark = pytest.mark.slow
GUESTS = 40
PADS = 120
BETWEEN_S = 0.01  # so that they come while others are being told what is retained


class Crowd:
    """Clients of one broker, and how often they came in."""

    def __init__(self, broker: Broker) -> None:
        self._broker = broker
        self._news = asyncio.Event()
        self.came_in = 0

    def come(self, name: str, *topics: str) -> tuple[Bus, asyncio.Task[None]]:
        """One more client."""
        bus = Bus(self._broker, "hall", name, topics, Complaints(lambda _: None))
        return bus, asyncio.create_task(bus.run(lambda message, retained: None, self._up, lambda: None))

    def _up(self) -> None:
        self.came_in += 1
        self._news.set()

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something holds."""
        async with asyncio.timeout(PATIENCE_S):
            while not true():
                self._news.clear()
                await self._news.wait()


async def test_simultaneous_connections_disconnect_no_client() -> None:
    troubles: list[dict[str, object]] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, trouble: troubles.append(trouble))
    async with embedded(Broker(port=0)) as port:
        crowd = Crowd(Broker(port=port))
        first, task = crowd.come("first", "#")
        await crowd.until(lambda: crowd.came_in == 1)
        first.publish(*(Birth(f"pad-{n}", "box", "pad", "1", "1", "b", online=True, table=1) for n in range(PADS)))
        tasks = [task]
        for guest in range(GUESTS):
            tasks.append(crowd.come(f"guest-{guest}", *(f"dev/{guest}-{n}/birth" for n in range(8)))[1])
            await asyncio.sleep(BETWEEN_S)
        await crowd.until(lambda: crowd.came_in > GUESTS)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    gc.collect()  # a visit that failed is told when it is forgotten
    assert troubles == []


async def test_a_failed_task_of_the_broker_is_reported_in_one_line() -> None:
    async def fail() -> None:
        raise TimeoutError("Timeout waiting for PUBACK for packet ID 4")

    said: list[str] = []
    report_failed_tasks(Complaints(said.append))
    failing = asyncio.create_task(fail())
    await asyncio.wait([failing])
    del failing
    gc.collect()  # a task is reported when it is forgotten
    assert said == ["broker: it failed with TimeoutError('Timeout waiting for PUBACK for packet ID 4')"]
