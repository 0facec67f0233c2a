"""Records a line of a running box over MQTT: the night goes on, and nothing is unplugged."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress

from headtable.bus.client import Bus
from headtable.config import Config
from headtable.errors import Unwell
from headtable.messages.devices import LONGEST_READ_S, Overheard, ReadAlong
from headtable.messages.mqtt import MqttMessage
from headtable.messages.words import Delivery
from headtable_tools.link.device_filter import DeviceFilter
from headtable_tools.link.recording_format import Piece, pieces
from headtable_tools.watch.unreached import Unreached

ASK_AGAIN_S = LONGEST_READ_S / 3  # well before the box stops by itself
ANSWER_WITHIN_S = 5.0
LISTEN = ("box/+/overheard",)


class Recording:
    """One recording: the line, and its pieces from the first one on."""

    def __init__(self, wanted: str, write: Callable[[Piece], None]) -> None:
        self.line = ""
        self.answered = asyncio.Event()
        self._wanted = wanted
        self._write = write
        self._of_one = DeviceFilter(wanted, write).take
        self._first_ms: int | None = None

    def on_message(self, message: MqttMessage, delivery: Delivery) -> None:
        """Take a message from the bus."""
        if not isinstance(message, Overheard) or message.wanted != self._wanted or delivery == "retained":
            return
        self.line = message.line
        self.answered.set()
        if message.text:
            self._note(message)

    def _note(self, overheard: Overheard) -> None:
        if self._first_ms is None:
            self._first_ms = overheard.clock_ms
        for piece in pieces(overheard.clock_ms - self._first_ms, overheard.way, overheard.text):
            self._show(piece)

    def _show(self, piece: Piece) -> None:
        """Keep the whole line if its port was named; otherwise only the pieces of the device."""
        is_port = self._wanted in (self.line, self.line.rpartition("/")[2])
        (self._write if is_port else self._of_one)(piece)


async def record(config: Config, wanted: str, seconds: float | None, write: Callable[[Piece], None]) -> None:
    """Record a line, named by its port or a device on it, until cancelled or for a time."""
    recording = Recording(wanted, write)
    unreached = Unreached()
    bus = Bus(config.broker, config.venue.name, "link", LISTEN, unreached)
    async with _asking(bus, recording, wanted):
        try:
            async with asyncio.timeout(ANSWER_WITHIN_S):
                await recording.answered.wait()
        except TimeoutError:
            raise (_nobody_has(wanted, config) if bus.connected else unreached.unwell(config)) from None
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await asyncio.Event().wait()


@asynccontextmanager
async def _asking(bus: Bus, recording: Recording, wanted: str) -> AsyncIterator[None]:
    """Ask every box repeatedly: the one with the line reports its traffic."""

    def ask() -> None:
        bus.publish(ReadAlong(wanted))

    async def ask_again() -> None:
        while True:
            await asyncio.sleep(ASK_AGAIN_S)
            ask()

    async with asyncio.TaskGroup() as both:
        tasks = [both.create_task(bus.run(recording.on_message, ask, lambda: None)), both.create_task(ask_again())]
        yield
        for task in tasks:
            task.cancel()


def _nobody_has(wanted: str, config: Config) -> Unwell:
    return Unwell("record-no-line", line=wanted, host=config.broker.host, port=config.broker.port)
