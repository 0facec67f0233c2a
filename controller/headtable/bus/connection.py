"""One connection to the broker: paho on the event loop, from the open socket to its loss."""

from __future__ import annotations

import asyncio
import socket
from collections import deque
from collections.abc import Callable
from typing import Literal

import paho.mqtt.client as paho
from paho.mqtt.enums import CallbackAPIVersion
from paho.mqtt.reasoncodes import ReasonCode

from headtable.bus.encryption import encrypted, is_waiting_in_tls
from headtable.config import Broker
from headtable.errors import Unwell

Request = Literal["connect", "subscribe"]

KEEPALIVE_S = 10
HOUSEKEEPING_S = 1.0


class Client(paho.Client):
    """paho's client on a socket that was connected without blocking the loop."""

    def __init__(self, connected: socket.socket, identifier: str, *, clean_session: bool) -> None:
        super().__init__(
            CallbackAPIVersion.VERSION2, identifier, clean_session, reconnect_on_failure=False, manual_ack=True
        )
        self._connected_socket = connected
        self.max_inflight_messages = 0  # no limit: our messages are small and in order

    def _create_socket(self) -> paho.SocketLike:
        return self._connected_socket


class Connection:
    """One connection to the broker, from its opening to its loss."""

    def __init__(self, client: Client, read: Callable[[paho.MQTTMessage], None]) -> None:
        self._loop = asyncio.get_running_loop()
        self._client = client
        self._read = read
        self._received: deque[paho.MQTTMessage] = deque()
        self._answer: asyncio.Future[list[ReasonCode]] = self._loop.create_future()
        self._listening = False
        self._quiet = asyncio.Event()
        self.lost: asyncio.Future[None] = self._loop.create_future()
        self.unacknowledged: set[int] = set()
        client.on_connect = lambda _client, _userdata, _flags, code, _properties: self._answered([code])
        client.on_subscribe = lambda _client, _userdata, _mid, codes, _properties: self._answered(codes)
        client.on_message = lambda _client, _userdata, packet: self._received.append(packet)
        client.on_publish = lambda _client, _userdata, mid, _code, _properties: self._acknowledged(mid)
        client.on_disconnect = lambda *_: self._lose()
        client.on_socket_close = lambda _client, _userdata, closing: self._forget(closing.fileno())

    async def open(self, filters: tuple[tuple[str, int], ...]) -> None:
        """Introduce ourselves and subscribe; Unwell if the broker refuses."""
        try:
            await self._ask(lambda: self._client.connect("broker", keepalive=KEEPALIVE_S), "connect")
            if filters:
                await self._ask(lambda: self._client.subscribe(list(filters)), "subscribe")
        except BaseException:
            self.close()
            raise

    async def _ask(self, question: Callable[[], object], request: Request) -> None:
        self._answer = self._loop.create_future()
        question()
        connected = self._client.socket()
        if connected is not None:
            self._loop.add_reader(connected.fileno(), self._readable)
        waiting: list[asyncio.Future[list[ReasonCode]] | asyncio.Future[None]] = [self._answer, self.lost]
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        if not self._answer.done():
            raise Unwell("broker-hung-up", request=request)
        refusals = [str(code) for code in self._answer.result() if code.is_failure]
        if refusals:
            raise Unwell("broker-refused", request=request, code=refusals[0])

    def listen(self) -> None:
        """Pass every message on, also those that have arrived already."""
        self._listening = True
        self._readable()

    async def run(self) -> None:
        """Keep the connection alive until it is lost; raises an error of the reader."""
        while not self.lost.done():
            self._client.loop_misc()
            await asyncio.wait([self.lost], timeout=HOUSEKEEPING_S)
        self.lost.result()

    def publish(self, topic: str, payload: bytes, qos: int, *, retain: bool) -> None:
        """Put one message on the socket."""
        info = self._client.publish(topic, payload, qos, retain)
        if qos:
            self.unacknowledged.add(info.mid)
            self._quiet.clear()
        self._write_the_rest()

    async def all_acknowledged(self) -> None:
        """Wait until the broker has everything, or is gone."""
        if self.unacknowledged and not self.lost.done():
            await self._quiet.wait()

    def close(self) -> None:
        """Disconnect properly, if the connection is still open."""
        self._client.disconnect()
        self.abort()

    def abort(self) -> None:
        """Close it without a disconnect message."""
        connected = self._client.socket()
        if connected is not None:
            self._forget(connected.fileno())
            connected.close()
        self._lose()

    def _readable(self) -> None:
        try:
            self._client.loop_read()
            while is_waiting_in_tls(self._client.socket()):
                self._client.loop_read()
            while self._received and self._listening:
                self._pass_on(self._received.popleft())
        except Exception as bug:  # noqa: BLE001 - not swallowed: it ends run(), instead of vanishing in the loop's log
            self._lose(bug)
        self._write_the_rest()

    def _pass_on(self, packet: paho.MQTTMessage) -> None:
        try:
            self._read(packet)
        finally:
            self._client.ack(packet.mid, packet.qos)

    def _write_the_rest(self) -> None:
        """Write the rest, which the socket did not accept at once, when it has room."""
        connected = self._client.socket()
        if connected is not None and self._client.want_write():
            self._loop.add_writer(connected.fileno(), self._writable)

    def _writable(self) -> None:
        connected = self._client.socket()
        self._client.loop_write()
        if connected is not None and connected.fileno() >= 0 and not self._client.want_write():
            self._loop.remove_writer(connected.fileno())

    def _answered(self, codes: list[ReasonCode]) -> None:
        if not self._answer.done():
            self._answer.set_result(codes)

    def _acknowledged(self, mid: int) -> None:
        self.unacknowledged.discard(mid)
        if not self.unacknowledged:
            self._quiet.set()

    def _lose(self, bug: Exception | None = None) -> None:
        self._quiet.set()
        if self.lost.done():
            return
        if bug is None:
            self.lost.set_result(None)
        else:
            self.lost.set_exception(bug)

    def _forget(self, descriptor: int) -> None:
        self._loop.remove_reader(descriptor)
        self._loop.remove_writer(descriptor)


async def connect_socket(broker: Broker) -> socket.socket:
    """A connection that sends at once: Nagle's algorithm would cost 40 ms at every hop. It may be encrypted."""
    loop = asyncio.get_running_loop()
    family, kind, protocol, _, address = (await loop.getaddrinfo(broker.host, broker.port, type=socket.SOCK_STREAM))[
        0
    ]
    connected = socket.socket(family, kind, protocol)
    try:
        connected.settimeout(0)
        connected.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        await loop.sock_connect(connected, address)
        return await encrypted(connected, broker) if broker.tls else connected
    except BaseException:
        connected.close()
        raise
