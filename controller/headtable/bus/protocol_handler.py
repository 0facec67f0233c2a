"""One client of the embedded broker: its last messages are delivered before it is gone.

amqtt can lose messages of a client that leaves quickly. It begins to read before it begins to wait for the end. At
the end it drops all undelivered messages, even those that it has acknowledged.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine

from amqtt.adapters import ReaderAdapter, WriterAdapter
from amqtt.broker import Broker as Amqtt
from amqtt.mqtt.disconnect import DisconnectPacket
from amqtt.mqtt.protocol.broker_handler import BrokerProtocolHandler
from amqtt.mqtt.protocol.handler import ProtocolHandler
from amqtt.mqtt.publish import PublishPacket
from amqtt.session import ApplicationMessage, Session

FAREWELL_S = 1.0


class LastWordHandler(BrokerProtocolHandler):
    """amqtt's handler of one client, which delivers its last message before it ends."""

    async def start(self) -> None:
        """Listen to the client, whose end is noticed from the first moment on."""
        self._gone: asyncio.Future[DisconnectPacket | None] = asyncio.get_running_loop().create_future()
        self._disconnect_waiter = self._gone
        self._receiving = set[asyncio.Task[None]]()  # messages that are read but not queued for delivery yet
        self._fetched = asyncio.Event()
        self._is_idle = False
        await ProtocolHandler.start(self)

    def handle_publish(self, publish_packet: PublishPacket) -> Coroutine[None, None, None]:
        """Receive a message in a separate task: amqtt cancels its own when the client is gone."""
        receiving = asyncio.create_task(super().handle_publish(publish_packet))
        self._receiving.add(receiving)
        receiving.add_done_callback(self._receiving.discard)
        return _nothing_more()

    def handle_disconnect(self, disconnect: DisconnectPacket | None) -> Coroutine[None, None, None]:
        """Note at once how the client leaves: a goodbye must not be taken for a lost connection that follows it."""
        if not self._gone.done():
            self._gone.set_result(disconnect)
        return _nothing_more()

    async def mqtt_deliver_next_message(self) -> ApplicationMessage | None:
        """The next message to deliver. A request for it shows that all earlier ones were delivered."""
        self._is_idle = self._nothing_waits()
        self._fetched.set()
        message = await super().mqtt_deliver_next_message()
        self._is_idle = False
        return message

    async def wait_disconnect(self) -> DisconnectPacket | None:
        """The way in which the client left, after all of its messages are delivered."""
        goodbye = await self._gone
        if self._receiving:
            await asyncio.wait(self._receiving, timeout=FAREWELL_S)
        while not (self._is_idle and self._nothing_waits()):
            self._fetched.clear()
            await self._fetched.wait()
        return goodbye

    def _nothing_waits(self) -> bool:
        return self.session is None or self.session.delivered_message_queue.empty()


async def _nothing_more() -> None:
    """The result that amqtt awaits. It does not yield, because the ending reader may be cancelled then."""


class LastWordBroker(Amqtt):
    """amqtt, with this handler for each client."""

    async def _initialize_client_session(
        self, reader: ReaderAdapter, writer: WriterAdapter, remote_address: str, remote_port: int
    ) -> tuple[BrokerProtocolHandler, Session]:
        _, session = await super()._initialize_client_session(reader, writer, remote_address, remote_port)
        return LastWordHandler(self.plugins_manager, loop=self._loop), session
