"""The embedded MQTT broker, for a laptop and for tests; a venue runs Mosquitto."""

from __future__ import annotations

import asyncio
import hmac
import logging
import os
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

from amqtt.adapters import StreamReaderAdapter, StreamWriterAdapter
from amqtt.contexts import BrokerConfig, ListenerConfig, ListenerType
from amqtt.plugins.base import BaseAuthPlugin
from amqtt.session import Session

from headtable.bus.protocol_handler import FAREWELL_S, LastWordBroker
from headtable.complaints import Complaints
from headtable.config import Broker, Config
from headtable.errors import BadConfig, Unwell

_LISTENER = "default"


class PasswordAuth(BaseAuthPlugin):
    """Lets in clients with the venue's username and password.

    If none is set, it lets in every client on this machine.
    """

    @dataclass
    class Config:
        """The objects that amqtt passes on from ``embedded``."""

        username: str = ""
        password: str = ""

    async def authenticate(self, *, session: Session) -> bool:
        """Whether this client may connect."""
        username, password = self.config.username, self.config.password
        if not username:
            session.is_anonymous = True
            return True
        named = hmac.compare_digest((session.username or "").encode(), username.encode())
        return hmac.compare_digest((session.password or "").encode(), password.encode()) and named


class _Subscriptions(dict[str, list[tuple[Session, int]]]):
    """The subscriptions, as a copy from the start of a loop over them.

    amqtt sends while it loops over them, and fails if a new client subscribes meanwhile.
    """

    def __iter__(self) -> Iterator[str]:
        return iter(list(super().__iter__()))

    def items(self) -> Iterable[tuple[str, list[tuple[Session, int]]]]:  # type: ignore[override]  # a list, no view
        """Every topic with its listeners."""
        return list(super().items())


async def serve(config: Config) -> None:
    """Run the broker until cancelled; BadConfig if the night has another."""
    if not config.broker.embedded:
        raise BadConfig("broker-not-embedded", host=config.broker.host, port=config.broker.port)
    report_failed_tasks(Complaints(logging.getLogger(__name__).warning))
    async with embedded(config.broker):
        await asyncio.Event().wait()


def report_failed_tasks(complaints: Complaints) -> None:
    """Report a failed task of amqtt in one line. Usually a client was too busy to acknowledge a message."""

    def note(_: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
        error = context.get("exception") or context.get("message")
        complaints.note("broker", Unwell("failed-with", error=repr(error)))

    asyncio.get_running_loop().set_exception_handler(note)


@asynccontextmanager
async def embedded(broker: Broker) -> AsyncIterator[int]:
    """A running broker; yields its port (port 0 in the configuration finds a free one)."""
    logging.getLogger("amqtt").setLevel(logging.CRITICAL)  # it logs every client that leaves without a disconnect
    logging.getLogger("transitions").setLevel(logging.CRITICAL)
    amqtt = LastWordBroker(_settings(broker))
    amqtt._subscriptions = _Subscriptions()  # before the start, which clears it
    connections = _ClientConnections(amqtt)
    server = await _listen(broker, connections.receive)
    await amqtt.start()
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        await connections.close_all()
        await amqtt.shutdown()


class _ClientConnections:
    """The connections to the broker. At its end they close first, as amqtt can wait for a busy one for ever."""

    def __init__(self, amqtt: LastWordBroker) -> None:
        self._amqtt = amqtt
        self._tasks: dict[asyncio.Task[None], asyncio.StreamWriter] = {}

    def receive(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._serve_client(reader, writer))
        self._tasks[task] = writer
        task.add_done_callback(self._tasks.pop)

    async def close_all(self) -> None:
        for writer in self._tasks.values():
            writer.transport.abort()
        if self._tasks:
            _, stayed = await asyncio.wait(list(self._tasks), timeout=FAREWELL_S)
            for task in stayed:
                task.cancel()
            await asyncio.gather(*stayed, return_exceptions=True)

    async def _serve_client(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await self._amqtt.external_connected(StreamReaderAdapter(reader), StreamWriterAdapter(writer), _LISTENER)
        finally:
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()


async def _listen(
    broker: Broker, receive: Callable[[asyncio.StreamReader, asyncio.StreamWriter], None]
) -> asyncio.Server:
    try:
        return await asyncio.start_server(receive, broker.host, broker.port)
    except OSError as trouble:
        why = os.strerror(trouble.errno) if trouble.errno else str(trouble)
        raise Unwell("broker-not-opened", host=broker.host, port=broker.port, error=why) from None


def _settings(broker: Broker) -> BrokerConfig:
    auth = f"{PasswordAuth.__module__}.{PasswordAuth.__qualname__}"
    return BrokerConfig(
        listeners={_LISTENER: ListenerConfig(type=ListenerType.EXTERNAL)},
        plugins={auth: {"username": broker.username, "password": broker.password}},
    )
