"""Bad payloads of every topic through a real broker: engine, box and pages live on and still answer."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Iterator, Set
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from headtable import wire
from headtable.box import daemon as box
from headtable.bus.client import Bus
from headtable.bus.connection import Client, Connection, connect_socket
from headtable.complaints import Complaints
from headtable.config import BoxSettings, Config, EngineSettings, Pad, Web
from headtable.engine import serve as serve_engine
from headtable.journal import Journal
from headtable.messages.inputs import Ack, Heard, Input
from headtable.messages.mqtt import MqttMessage
from headtable.messages.people import OpenNight
from headtable.messages.rooms import (
    BoxState,
)
from headtable.messages.words import Delivery, Uid
from headtable.web import app as web
from headtable_tools.rehearse.cable import Cable
from headtable_tools.rehearse.pad import SimulatedPad
from tests.brokers import Embedded, free_port
from tests.fuzz.samples import NAMES, by_topic
from tests.fuzz.spoiling import Spoiler
from tests.patience import PATIENCE_S

BAD_PAYLOADS = 1000  # on each topic; a hundred times as many without a broker
AT_ONCE = 200
SAMPLES = by_topic()


class Listener:
    """Hears the bus as somebody in the hall would."""

    def __init__(self) -> None:
        self.acks: dict[tuple[str, str, int], Ack] = {}
        self.boxes = 0
        self._news = asyncio.Event()

    def hear(self, message: MqttMessage, _delivery: Delivery) -> None:
        """Note what answers."""
        match message:
            case Ack():
                self.acks[(message.uid, message.boot, message.seq)] = message
            case BoxState(id="the-box", status="online"):
                self.boxes += 1
            case _:
                pass
        self.look()

    def look(self) -> None:
        """Something happened."""
        self._news.set()

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something holds."""
        async with asyncio.timeout(PATIENCE_S):
            while not true():
                self._news.clear()
                await self._news.wait()


class Hall:
    """The parts as they really run, with a pad on a cable, and somebody who listens."""

    def __init__(self, config: Config, pad: SimulatedPad) -> None:
        self.config = config
        self.pad = pad
        self.listener = Listener()
        self.complaints: list[str] = []
        listen = ("ack/+/+", "box/+/state")
        self.bus = Bus(config.broker, "hall", "listener", listen, Complaints(self.complaints.append))
        look = self.listener.look
        self.parts = {
            "engine": asyncio.create_task(serve_engine(config)),
            "box": asyncio.create_task(box.serve(config)),
            "web": asyncio.create_task(web.serve(config, self.complaints.append)),
            "pad": asyncio.create_task(pad.run()),
            "listener": asyncio.create_task(self.bus.run(self.listener.hear, look, look)),
        }

    async def says(self, boot: str, said: Input) -> Ack:
        """The host says something and has the engine's answer."""
        heard = Heard("host-1", boot, 1, said, role="host")
        await self.listener.until(lambda: self.bus.publish(heard))
        await self.listener.until(lambda: ("host-1", boot, 1) in self.listener.acks)
        return self.listener.acks[("host-1", boot, 1)]

    async def beats(self) -> None:
        """Wait until the box has said twice more that it lives."""
        seen = self.listener.boxes
        await self.listener.until(lambda: self.listener.boxes >= seen + 2)

    async def close(self) -> None:
        """Everybody goes home."""
        for part in self.parts.values():
            part.cancel()
        await asyncio.gather(*self.parts.values(), return_exceptions=True)


@asynccontextmanager
async def open_hall(folder: Path) -> AsyncIterator[Hall]:
    """A broker with everybody on it."""
    async with Embedded() as broker:
        with Cable(folder / "pad") as cable:
            config = Config(
                broker=broker.settings,
                engine=EngineSettings(journal=str(folder / "tonight.night.db")),
                web=Web(port=free_port()),
                box=BoxSettings(id="the-box", lines=(f"serial:{cable.path}",), pads=(Pad(uid="the-pad", table=1),)),
            )
            loop = asyncio.get_running_loop()
            hall = Hall(config, SimulatedPad("the-pad", cable, loop.time))
            try:
                await hall.listener.until(lambda: hall.listener.boxes > 0)
                yield hall
            finally:
                await hall.close()


@asynccontextmanager
async def vandal(hall: Hall) -> AsyncIterator[Connection]:
    """Somebody who may publish anything."""
    client = Client(await connect_socket(hall.config.broker), "vandal", clean_session=True)
    connection = Connection(client, lambda _: None)
    await connection.open(())
    try:
        yield connection
    finally:
        connection.close()


async def spoil(hall: Hall, connection: Connection, topic: str, chance: random.Random) -> None:
    """Publish bad payloads on one topic, some of them to stay there."""
    supply = Spoiler(chance, SAMPLES[topic], [address for good in SAMPLES.values() for address, _ in good])
    for number in range(BAD_PAYLOADS):
        address, payload = supply.spoil()
        if any(letter in address for letter in "+#\n") or len(address) > 200:
            address = SAMPLES[topic][0][0]  # no client could publish that
        connection.publish(wire.root("hall") + address, payload, 1, retain=number % 50 == 0)
        if number % AT_ONCE == 0:
            await connection.all_acknowledged()
    await connection.all_acknowledged()


def verdicts(folder: Path, speakers: Set[Uid]) -> list[Ack]:
    """What these were told, as it stands in the journals of all nights: a bad payload may put a night away."""
    return [ack for journal in sorted(folder.glob("*.night.db")) for ack in _verdicts(journal) if ack.uid in speakers]


def _verdicts(path: Path) -> Iterator[Ack]:
    with Journal.read(path) as journal:
        for entry in journal.entries():
            heard, why = entry.heard, entry.refusal
            yield Ack(heard.uid, heard.boot, heard.seq, why is None, entry.number, why, heard.role)


@pytest.mark.slow
@pytest.mark.timeout(300)
async def test_every_part_keeps_running_and_answers(tmp_path: Path) -> None:
    chance = random.Random("bad payloads on a broker")
    async with open_hall(tmp_path) as hall:
        before = await hall.says("before", OpenNight(NAMES, "listed"))
        assert (before.accepted, before.entry) == (True, 1)
        async with vandal(hall) as connection:
            for topic in SAMPLES:
                await spoil(hall, connection, topic, chance)
            assert not connection.lost.done()
        assert [name for name, part in hall.parts.items() if part.done()] == []
        after = await hall.says("after", OpenNight(NAMES))
        await hall.beats()
        await hall.pad.press("one")
        await hall.listener.until(lambda: any(uid == "the-pad" for uid, _, _ in hall.listener.acks))
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{hall.config.web.port}") as browser:
            room = (await browser.get("/api/room")).json()
        assert room["link"]["broker"]
        assert room["night"] is not None
        assert [name for name, part in hall.parts.items() if part.done()] == []
        pad = next(ack for (uid, _, _), ack in hall.listener.acks.items() if uid == "the-pad")
    assert verdicts(tmp_path, {"host-1", "the-pad"}) == [before, after, pad]
