"""A hall for the slow tests: a real broker, the real web part, and an engine that the test directs."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec.structs import replace
from playwright.async_api import Page

from headtable.bus.client import Bus
from headtable.complaints import Complaints
from headtable.config import Config, EngineSettings, Web
from headtable.messages.inputs import Ack, Heard
from headtable.messages.mqtt import MqttMessage
from headtable.messages.pace import NoDeviceAt
from headtable.messages.past import AskPreview, Preview, Previewed
from headtable.messages.refusals.former import FormerRefusal
from headtable.messages.rooms import (
    EngineState,
)
from headtable.messages.words import CopyState, Delivery
from headtable.web.app import serve
from headtable.web.state_file import file_of, stored_codes
from headtable_tools.certificate.make import Made
from tests.brokers import Embedded, free_port, kept_port
from tests.web.browsers import several_devices
from tests.web.house import KEY, until

BEAT_S = 1.0
PROJECTOR = (1280, 720)
PHONE = (390, 844)


class Engine:
    """Hears every message, accepts or refuses inputs if it is willing, and publishes the test's room."""

    def __init__(self, broker: Embedded) -> None:
        self._bus = Bus(
            broker.settings,
            "hall",
            "engine",
            ("in/+/+", "preview/+"),
            Complaints(print),
            will=EngineState("e1", "lost"),
        )
        self._told: list[MqttMessage] = []
        self.heard: list[Heard] = []
        self.willing = True
        self.refuse = ""
        self.left_s: int | None = None  # on the clock
        self.moved = False  # whether another machine goes on with the night
        self.night = ""  # the name of the journal that it plays
        self.copy: CopyState = "off"  # of the journal
        self.then: Callable[[Heard], tuple[MqttMessage, ...]] = lambda _: ()

    async def run(self) -> None:
        """Live until cancelled."""
        async with asyncio.TaskGroup() as life:
            life.create_task(self._bus.run(self._hear, self._up, lambda: None))
            life.create_task(self._beat())

    def tell(self, *messages: MqttMessage) -> None:
        """Say these to the room, now or as soon as there is a broker."""
        self._told += messages
        self._bus.publish(*messages)

    @property
    def numbers(self) -> set[tuple[str, str, int]]:
        """The different things that were said."""
        return {(heard.uid, heard.boot, heard.seq) for heard in self.heard}

    def _up(self) -> None:
        self._bus.publish(self._lives(), *self._told)

    def _hear(self, message: MqttMessage, _delivery: Delivery) -> None:
        if isinstance(message, AskPreview):
            self._bus.publish(
                Previewed(message.asker, "e1", message.id, Preview())
            )  # it would change nothing besides
            return
        assert isinstance(message, Heard)
        if isinstance(message.said, NoDeviceAt):
            return  # nobody has pressed anything
        self.heard.append(message)
        if self.willing:
            why = FormerRefusal(self.refuse) if self.refuse else None
            ack = Ack(message.uid, message.boot, message.seq, why is None, len(self.heard), why, message.role)
            self._bus.publish(ack, *self.then(message))

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT_S)
            if self.left_s:
                self.left_s -= 1
            self._bus.publish(self._lives())

    def _lives(self) -> EngineState:
        return EngineState("e1", "online", left_s=self.left_s, night=self.night, moved=self.moved, copy=self.copy)


class Hall:
    """The broker, the engine, the pages, and a browser; each can go away and come back."""

    def __init__(self, broker: Embedded, folder: Path) -> None:
        self.folder = folder
        self._web = Web(port=free_port(), host_key=KEY)
        journal = EngineSettings(journal=str(folder / "tonight.night.db"))
        self._config = Config(broker=broker.settings, web=self._web, engine=journal)
        self._serving: asyncio.Task[None] | None = None
        self._living: asyncio.Task[None] | None = None
        self._closed = socket.socket()  # has the port while the pages are closed
        self.engine = Engine(broker)
        self.said: list[str] = []

    @property
    def address(self) -> str:
        """The address of the pages."""
        return f"http://127.0.0.1:{self._web.port}"

    def pad(self, table: int) -> str:
        """The link in the QR picture of a table."""
        return join_link(self._config, table)

    async def open_pages(self) -> None:
        """Start the web part."""
        await self._open(self._config)

    async def open_pages_without_broker(self) -> None:
        """Start the web part where no broker answers."""
        await self._open(replace(self._config, broker=replace(self._config.broker, port=free_port())))

    async def open_pages_with_key(self, host_key: str) -> None:
        """Start the web part with another key for the host."""
        await self._open(replace(self._config, web=replace(self._web, host_key=host_key)))

    async def open_pages_over_https(self, made: Made) -> int:
        """Start the web part with a certificate; its port for https."""
        web = replace(self._web, certificate=made.certificate, certificate_key=made.key, https_port=free_port())
        await self._open(replace(self._config, web=web))
        return web.https_port

    async def _open(self, config: Config) -> None:
        before = len(self.said)
        self._closed.close()
        self._serving = asyncio.create_task(serve(config, self.said.append))
        await until(lambda: len(self.said) > before)

    async def close_pages(self) -> None:
        """Stop it. Until it starts again, no other test may have its port: a page would connect to that one."""
        await _end(self._serving)
        self._closed.close()
        self._closed = kept_port(self._web.port)

    def start_engine(self) -> None:
        """Start the engine."""
        self._living = asyncio.create_task(self.engine.run())

    async def stop_engine(self) -> None:
        """Stop it; its will says that it is lost."""
        await _end(self._living)

    async def close(self) -> None:
        """Everybody goes home."""
        await self.stop_engine()
        await self.close_pages()
        self._closed.close()


async def _end(task: asyncio.Task[None] | None) -> None:
    if task is not None:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task


@contextlib.asynccontextmanager
async def open_hall() -> AsyncIterator[Hall]:
    """A hall with everybody there."""
    async with Embedded() as broker:
        with TemporaryDirectory(prefix="headtable-hall-") as folder:
            hall = Hall(broker, Path(folder))
            try:
                hall.start_engine()
                await hall.open_pages()
                yield hall
            finally:
                await hall.close()


def join_link(config: Config, table: int) -> str:
    """The link that lets a phone in for a table."""
    codes = stored_codes(file_of(config), Complaints(print))
    return f"http://127.0.0.1:{config.web.port}/join?code={codes[table]}"


@contextlib.asynccontextmanager
async def browser_page(size: tuple[int, int]) -> AsyncIterator[Page]:
    """A page of Chromium.

    Its log may complain only about a connection or an engine that the test has cut.
    """
    async with several_devices() as devices:
        yield await devices.page(size)
