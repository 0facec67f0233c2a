"""How long each part takes to answer, seen from outside: on the bus, and over http."""

from __future__ import annotations

import asyncio
import statistics
import time
import urllib.request
from collections.abc import Callable, Hashable

from headtable.messages.inputs import Ack, Heard
from headtable.messages.mqtt import MqttMessage
from headtable.messages.sound_commands import SignalResult, SoundCommand
from headtable.messages.words import Delivery

LISTEN = ("in/+/+", "ack/+/+", "sig/+/cmd", "sig/+/result")
ANSWER_S = 10.0


class BusLatencies:
    """The times from each event to the engine's verdict, and from each command to the box's result."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock
        self._asked_s: dict[Hashable, float] = {}
        self._took_ms: dict[str, list[float]] = {"engine": [], "box": []}

    def on_message(self, message: MqttMessage, _: Delivery) -> None:
        """Take a message from the bus."""
        match message:
            case Heard():
                self._asked_s.setdefault((message.uid, message.boot, message.seq), self._clock())
            case Ack():
                self._note("engine", (message.uid, message.boot, message.seq))
            case SoundCommand():
                self._asked_s.setdefault(message.id, self._clock())
            case SignalResult():
                self._note("box", message.id)
            case _:
                pass

    def _note(self, part: str, question: Hashable) -> None:
        if asked_s := self._asked_s.pop(question, None):
            self._took_ms[part].append(1000 * (self._clock() - asked_s))

    def taken(self) -> dict[str, float]:
        """The median of each part since the last look; a part without an answer is left out."""
        medians = {part: statistics.median(took) for part, took in self._took_ms.items() if took}
        for took in self._took_ms.values():
            took.clear()
        return medians


async def page_latency_ms(address: str) -> float:
    """How long the pages take to answer for one of them."""

    def get() -> float:
        started_s = time.perf_counter()
        with urllib.request.urlopen(address, timeout=ANSWER_S) as answer:  # noqa: S310  our own pages
            answer.read()
        return 1000 * (time.perf_counter() - started_s)

    return await asyncio.to_thread(get)
