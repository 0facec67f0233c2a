"""Guests who press on their phones whether it is their turn or not: ``python -m tests.bench.phones PORT VENUE``.

Each presses again when it has its verdict, once a second at most. A line ``on`` or ``off`` starts and stops
them; each is answered by a line with the number of verdicts so far.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress

from headtable import messages as m
from headtable.bus.client import Bus
from headtable.complaints import Complaints
from headtable.config import Broker

PHONES = 300
PRESS_S = 1.0
PATIENCE_S = 2.0


class Crowd:
    """All phones on one connection."""

    def __init__(self, broker: Broker, venue: str) -> None:
        self.bus = Bus(broker, venue, "phones", ("ack/phone/+",), Complaints(print))
        self.verdicts = 0
        self._is_on = asyncio.Event()
        self._answers: dict[str, asyncio.Event] = {f"phone-{number}": asyncio.Event() for number in range(PHONES)}

    def hear(self, message: m.MqttMessage, retained: bool) -> None:  # noqa: FBT001 - the bus's own signature
        """A verdict."""
        if isinstance(message, m.Ack) and not retained:
            self.verdicts += 1
            self._answers[message.uid].set()

    def turn(self, wish: str) -> None:
        """Start or stop."""
        self._is_on.set() if wish == "on" else self._is_on.clear()

    async def press(self, uid: str, table: int) -> None:
        """One guest, for ever."""
        seq = 0
        while True:
            await self._is_on.wait()
            seq += 1
            self._answers[uid].clear()
            self.bus.say(m.Heard(uid, "b1", seq, m.Press("one"), table, role="phone"))
            with suppress(TimeoutError):
                async with asyncio.timeout(PATIENCE_S):
                    await self._answers[uid].wait()
            await asyncio.sleep(PRESS_S)

    async def run(self) -> None:
        """All of them, until the other end hangs up."""
        async with asyncio.TaskGroup() as parts:
            tasks = [parts.create_task(self.bus.run(self.hear, lambda: None, lambda: None))]
            for number, uid in enumerate(self._answers):
                tasks.append(parts.create_task(self.press(uid, 1 + number % 3)))
            while wish := await asyncio.to_thread(sys.stdin.readline):
                self.turn(wish.strip())
                sys.stdout.write(f"{self.verdicts}\n")
                sys.stdout.flush()
            for task in tasks:
                task.cancel()


if __name__ == "__main__":
    asyncio.run(Crowd(Broker(port=int(sys.argv[1]), embedded=False), sys.argv[2]).run())
