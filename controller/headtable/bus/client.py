"""The MQTT client: it sends and receives the messages of one part of headtable.

It drives paho straight on the event loop. A message is on the socket before ``publish`` returns. An incoming message
reaches ``on_message`` in the turn of the loop that read it. No thread, task or queue lies between.
"""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import paho.mqtt.client as paho
from msgspec import Struct

from headtable import wire
from headtable.bus.client_names import Session, client_name
from headtable.bus.connection import Client, Connection, connect_socket
from headtable.bus.logins import TOOLS, login_of
from headtable.bus.reader import OnMessage, Reader
from headtable.complaints import Complaints
from headtable.config import Broker
from headtable.errors import Unwell
from headtable.messages.mqtt import MqttMessage
from headtable.saying import text
from headtable.saying.catalogue import name_of

ANSWER_S = 5.0  # a broker that takes longer to accept us counts as missing
FAREWELL_S = 1.0
SHORTEST_PAUSE_S, LONGEST_PAUSE_S = 0.1, 2.0
LONGEST_BACKLOG = 20_000  # messages without an acknowledgement; with more of them the broker counts as unresponsive
BROKER = "broker"  # the source of its complaints
_ANY = re.compile(r"{\w+}")  # what differs between a topic's addresses


class Outside(NamedTuple):
    """Topics beyond the venue's, whose messages are another program's texts."""

    filter: str
    on_text: Callable[[str, bytes], None]


class BrokerNotReached(Struct, frozen=True):
    """There is no connection to the broker, and why."""

    why: Unwell


class Bus:
    """The connection of one part to the bus; it outlives every loss of the connection.

    ``listen`` holds topic filters below the venue's root. With a kept session, Mosquitto keeps the messages on them
    while this part is away. ``user`` says whose login it takes, where each program has its own.
    ``on_cleared`` gets the address of each retained message that somebody has cleared.
    """

    def __init__(  # noqa: PLR0913 - the named ones are for those who need them
        self,
        broker: Broker,
        venue: str,
        name: str,
        listen: tuple[str, ...],
        complaints: Complaints,
        *,
        user: str = TOOLS,
        will: MqttMessage | None = None,
        session: Session = "clean",
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
        outside: Outside | None = None,
    ) -> None:
        self._outside = outside
        self.on_cleared: Callable[[str], None] = lambda address: None
        self._broker = broker
        self._user = user
        self._venue, self._name = venue, name
        self._root = wire.root(venue)
        self._complaints = complaints
        self._will = will
        self._pause = pause
        # amqtt sends a kept session's messages as retained ones, and does not disconnect an old client of this name
        self._session: Session = "clean" if broker.embedded else session
        beyond = ((outside.filter, 1),) if outside else ()
        self._filters = (*((self._root + below, self._qos(below)) for below in listen), *beyond)
        self._connection: Connection | None = None

    @property
    def connected(self) -> bool:
        """Whether the client is connected to the broker."""
        return self._connection is not None and not self._connection.lost.done()

    @property
    def unacknowledged(self) -> int:
        """The number of messages that the broker has not acknowledged."""
        return len(self._connection.unacknowledged) if self._connection else 0

    def publish(self, *messages: MqttMessage) -> bool:
        """Publish at once, in order; False if there is no broker to hear it. A message that is too long is logged."""
        connection = self._connection
        if connection is None or connection.lost.done() or len(connection.unacknowledged) > LONGEST_BACKLOG:
            return False
        for message in messages:
            topic, payload = wire.TOPIC_OF[type(message)], wire.encode_payload(message)
            if len(payload) > wire.LONGEST_PAYLOAD:
                self._complain_of_length(topic.address, len(payload))
            else:
                connection.publish(self._root + wire.address_of(message), payload, topic.qos, retain=topic.retained)
        return not connection.lost.done()

    def _complain_of_length(self, address: str, size: int) -> None:
        """Log it. Mosquitto would drop the message and tell nobody."""
        self._complaints.note(address, Unwell("message-too-long", bytes=size, longest=wire.LONGEST_PAYLOAD))

    def clear(self, *addresses: str) -> bool:
        """Clear the retained messages at these addresses of the broker."""
        connection = self._connection
        if connection is None:
            return False
        for address in addresses:
            connection.publish(self._root + address, b"", 1, retain=True)
        return self.connected

    def retain(self, topic: str, content: bytes) -> bool:
        """Publish a retained text on a topic beyond the venue's; False if there is no broker to hear it."""
        connection = self._connection
        if connection is None or connection.lost.done():
            return False
        connection.publish(topic, content, 1, retain=True)
        return self.connected

    async def flush(self) -> None:
        """Wait until the broker has acknowledged everything said."""
        if self._connection is None:
            raise Unwell("broker-not-connected", broker=self._where)
        await self._connection.all_acknowledged()
        if not self.connected:
            raise Unwell("broker-gone-early", broker=self._where)

    async def run(
        self, on_message: OnMessage, on_connect: Callable[[], None], on_disconnect: Callable[[], None]
    ) -> None:
        """Stay connected until cancelled; ``on_message`` gets each message, in order."""
        pause_s = SHORTEST_PAUSE_S
        while True:
            try:
                connection = await self._connect(on_message)
            except Unwell as trouble:
                self._complaints.note(BROKER, BrokerNotReached(trouble))
            else:
                pause_s = SHORTEST_PAUSE_S
                back = text("broker-back", broker=self._where)
                self._complaints.over(back, BROKER, name_of(BrokerNotReached), "broker-gone")
                await self._serve(connection, on_connect)
                self._complaints.note(BROKER, Unwell("broker-gone", broker=self._where))
                on_disconnect()
            await self._pause(pause_s)
            pause_s = min(2 * pause_s, LONGEST_PAUSE_S)

    @property
    def _where(self) -> str:
        return f"{self._broker.host}:{self._broker.port}"

    async def _connect(self, on_message: OnMessage) -> Connection:
        """A connection to the broker on which it has granted our subscriptions."""
        try:
            async with asyncio.timeout(ANSWER_S):
                connection = Connection(self._client(await connect_socket(self._broker)), self._reader(on_message))
                await connection.open(self._filters)
        except (OSError, TimeoutError) as trouble:
            raise Unwell("broker-unreachable", broker=self._where, error=str(trouble), within_s=ANSWER_S) from None
        return connection

    def _client(self, connected: socket.socket) -> Client:
        login = login_of(self._broker, self._user)
        name = client_name(self._venue, self._name, self._session, self._broker, login)
        client = Client(connected, name, clean_session=self._session == "clean")
        if login.username:
            client.username_pw_set(login.username, login.password)
        if self._will is not None:
            topic = wire.TOPIC_OF[type(self._will)]
            address = self._root + wire.address_of(self._will)
            client.will_set(address, wire.encode_payload(self._will), topic.qos, topic.retained)
        return client

    async def _serve(self, connection: Connection, on_connect: Callable[[], None]) -> None:
        """Send and receive until the connection is lost.

        A clean stop publishes the will itself and then disconnects. Any other end is a fault of ours: without a
        disconnect, the broker publishes the will.
        """
        self._connection = connection
        leave = connection.abort
        try:
            on_connect()
            connection.listen()
            await connection.run()
        except asyncio.CancelledError:
            await self._disconnect(connection)
            leave = connection.close
            raise
        finally:
            leave()
            self._connection = None

    async def _disconnect(self, connection: Connection) -> None:
        if self._will is not None:
            self.publish(self._will)
        acknowledged = asyncio.ensure_future(connection.all_acknowledged())
        try:  # before Python 3.11.4, asyncio.timeout does not end a wait in a task that is being cancelled
            await asyncio.wait((acknowledged,), timeout=FAREWELL_S)
        finally:
            acknowledged.cancel()

    def _reader(self, on_message: OnMessage) -> Callable[[paho.MQTTMessage], None]:
        reader = Reader(self._root, self._complaints, on_message)

        def read(packet: paho.MQTTMessage) -> None:
            if packet.retain and not self._asked_for(packet.topic):
                return
            if self._outside and paho.topic_matches_sub(self._outside.filter, packet.topic):
                self._outside.on_text(packet.topic, bytes(packet.payload))
            elif packet.payload:
                reader.read(packet.topic, bytes(packet.payload), "retained" if packet.retain else "live")
            else:
                self.on_cleared(packet.topic.removeprefix(self._root))

        return read

    def _qos(self, below: str) -> int:
        """A broker that keeps our session must keep events, but not every earlier state."""
        carried = (topic for topic in wire.TOPICS if paho.topic_matches_sub(below, _ANY.sub("any", topic.address)))
        return 0 if self._session == "kept" and any(topic.retained for topic in carried) else 1

    def _asked_for(self, topic: str) -> bool:
        """Whether we subscribed to this topic. amqtt sends all retained messages to every new client."""
        return any(paho.topic_matches_sub(wanted, topic) for wanted, _ in self._filters)
