"""The MQTT client: what one part of headtable says to the others, and hears from them.

It drives paho straight on the event loop: a message that is said is on the socket before ``say`` returns, and one
that comes in reaches ``hear`` in the turn of the loop that read it. No thread, task or queue lies between.
"""

from __future__ import annotations

import asyncio
import re
import secrets
import socket
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Literal

import msgspec
import paho.mqtt.client as paho
from paho.mqtt.enums import CallbackAPIVersion
from paho.mqtt.reasoncodes import ReasonCode

from headtable import wire
from headtable.complaints import Complaints
from headtable.config import Broker
from headtable.errors import Garbled, Trouble, Unwell
from headtable.messages import MqttMessage

Hear = Callable[[MqttMessage, bool], None]
Session = Literal["clean", "kept"]

KEEPALIVE_S = 10
HOUSEKEEPING_S = 1.0
ANSWER_S = 5.0  # a broker that takes longer to let us in is not there
FAREWELL_S = 1.0
SHORTEST_PAUSE_S, LONGEST_PAUSE_S = 0.1, 2.0
LONGEST_BACKLOG = 20_000  # messages that the broker has not acknowledged; more of them and it is not listening
_ANY = re.compile(r"{\w+}")  # what differs between a topic's addresses


class Bus:
    """One part's place on the bus, whatever becomes of the connection.

    ``listen`` holds topic filters below the venue's root. With a kept session, a broker that can do so (Mosquitto)
    keeps what is said on them while this part is away.
    """

    def __init__(  # noqa: PLR0913 - the last three are for those who need them
        self,
        broker: Broker,
        venue: str,
        name: str,
        listen: tuple[str, ...],
        complaints: Complaints,
        *,
        will: MqttMessage | None = None,
        session: Session = "clean",
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._broker = broker
        self._root = wire.root(venue)
        self._complaints = complaints
        self._will = will
        self._pause = pause
        # amqtt hands a kept session's messages out as retained ones, and leaves an old namesake connected
        self._kept = session == "kept" and not broker.embedded
        self._filters = tuple((self._root + below, self._qos(below)) for below in listen)
        self._id = f"headtable-{venue}-{name}" + ("" if self._kept else f"-{secrets.token_hex(4)}")
        self._line: _Line | None = None

    @property
    def connected(self) -> bool:
        """Whether the broker hears us."""
        return self._line is not None and not self._line.lost.done()

    def say(self, *messages: MqttMessage) -> bool:
        """Publish at once, in order; False if there is no broker to hear it."""
        line = self._line
        if line is None or line.lost.done() or len(line.unacknowledged) > LONGEST_BACKLOG:
            return False
        for message in messages:
            topic = wire.TOPIC_OF[type(message)]
            line.publish(
                self._root + wire.address_of(message), wire.encode_payload(message), topic.qos, retain=topic.retained
            )
        return not line.lost.done()

    def clear(self, *addresses: str) -> bool:
        """Take what is retained at these addresses off the broker."""
        line = self._line
        if line is None:
            return False
        for address in addresses:
            line.publish(self._root + address, b"", 1, retain=True)
        return self.connected

    async def flush(self) -> None:
        """Wait until the broker has acknowledged everything said."""
        if self._line is None:
            raise Unwell(f"no connection to the broker at {self._where}")
        await self._line.all_acknowledged()
        if not self.connected:
            raise Unwell(f"the broker at {self._where} went away before it had everything that was said")

    async def run(self, hear: Hear, up: Callable[[], None], down: Callable[[], None]) -> None:
        """Stay connected until cancelled: ``up``, ``hear`` each message in order, and ``down`` when it is lost."""
        pause_s = SHORTEST_PAUSE_S
        while True:
            try:
                line = await self._connect(hear)
            except Unwell as trouble:
                self._complaints.note("broker", str(trouble))
            else:
                pause_s = SHORTEST_PAUSE_S
                await self._stay(line, up)
                self._complaints.note("broker", f"the broker at {self._where} went away; trying again")
                down()
            await self._pause(pause_s)
            pause_s = min(2 * pause_s, LONGEST_PAUSE_S)

    @property
    def _where(self) -> str:
        return f"{self._broker.host}:{self._broker.port}"

    async def _connect(self, hear: Hear) -> _Line:
        """A line to the broker on which it has granted our subscriptions."""
        try:
            async with asyncio.timeout(ANSWER_S):
                line = _Line(self._client(await _reach(self._broker)), self._reader(hear))
                await line.open(self._filters)
        except (OSError, TimeoutError) as trouble:
            reason = str(trouble) or f"no answer within {ANSWER_S:.0f} s"
            raise Unwell(f"cannot reach the broker at {self._where} ({reason}); is it running?") from None
        return line

    def _client(self, connected: socket.socket) -> _Client:
        client = _Client(connected, self._id, clean_session=not self._kept)
        if self._broker.username:
            client.username_pw_set(self._broker.username, self._broker.password)
        if self._will is not None:
            topic = wire.TOPIC_OF[type(self._will)]
            address = self._root + wire.address_of(self._will)
            client.will_set(address, wire.encode_payload(self._will), topic.qos, topic.retained)
        return client

    async def _stay(self, line: _Line, up: Callable[[], None]) -> None:
        """Speak and listen until the line is lost; a clean stop says the will itself and then goodbye."""
        self._line = line
        try:
            up()
            line.listen()
            await line.keep()
        except asyncio.CancelledError:
            await self._part(line)
            raise
        finally:
            line.close()
            self._line = None

    async def _part(self, line: _Line) -> None:
        if self._will is not None:
            self.say(self._will)
        with suppress(TimeoutError):
            await asyncio.wait_for(line.all_acknowledged(), FAREWELL_S)

    def _reader(self, hear: Hear) -> Callable[[paho.MQTTMessage], None]:
        def read(packet: paho.MQTTMessage) -> None:
            if not packet.payload or (packet.retain and not self._asked_for(packet.topic)):
                return
            address = packet.topic.removeprefix(self._root)
            try:
                hear(wire.decode_payload(address, bytes(packet.payload)), packet.retain)
            except Garbled as garbled:
                self._complaints.note(f"{_pattern(address)}: {_kind(garbled)}", str(garbled))
            except Trouble as trouble:
                self._complaints.note(f"{_pattern(address)}: {type(trouble).__name__}", str(trouble))

        return read

    def _qos(self, below: str) -> int:
        """A broker that keeps our session shall keep events, and not every state there has been."""
        carried = (topic for topic in wire.TOPICS if paho.topic_matches_sub(below, _ANY.sub("any", topic.address)))
        return 0 if self._kept and any(topic.retained for topic in carried) else 1

    def _asked_for(self, topic: str) -> bool:
        """Whether we subscribed to it: amqtt sends everyone's retained messages to whoever connects."""
        return any(paho.topic_matches_sub(wanted, topic) for wanted, _ in self._filters)


class _Client(paho.Client):
    """paho's client on a socket that was connected without blocking the loop."""

    def __init__(self, connected: socket.socket, identifier: str, *, clean_session: bool) -> None:
        super().__init__(
            CallbackAPIVersion.VERSION2, identifier, clean_session, reconnect_on_failure=False, manual_ack=True
        )
        self._connected_socket = connected
        self.max_inflight_messages = 0  # as many as it takes: ours are small and in order

    def _create_socket(self) -> paho.SocketLike:
        return self._connected_socket


class _Line:
    """One connection to the broker, from its opening to its loss."""

    def __init__(self, client: _Client, read: Callable[[paho.MQTTMessage], None]) -> None:
        self._loop = asyncio.get_running_loop()
        self._client = client
        self._read = read
        self._came: deque[paho.MQTTMessage] = deque()
        self._answer: asyncio.Future[list[ReasonCode]] = self._loop.create_future()
        self._listening = False
        self._quiet = asyncio.Event()
        self.lost: asyncio.Future[None] = self._loop.create_future()
        self.unacknowledged: set[int] = set()
        client.on_connect = lambda _client, _userdata, _flags, code, _properties: self._answered([code])
        client.on_subscribe = lambda _client, _userdata, _mid, codes, _properties: self._answered(codes)
        client.on_message = lambda _client, _userdata, packet: self._came.append(packet)
        client.on_publish = lambda _client, _userdata, mid, _code, _properties: self._acknowledged(mid)
        client.on_disconnect = lambda *_: self._lose()
        client.on_socket_close = lambda _client, _userdata, closing: self._forget(closing.fileno())

    async def open(self, filters: tuple[tuple[str, int], ...]) -> None:
        """Introduce ourselves and subscribe; Unwell if the broker refuses."""
        try:
            await self._ask(lambda: self._client.connect("broker", keepalive=KEEPALIVE_S), "let us in")
            if filters:
                await self._ask(lambda: self._client.subscribe(list(filters)), f"let us listen to {filters}")
        except BaseException:
            self.close()
            raise

    async def _ask(self, question: Callable[[], object], favour: str) -> None:
        self._answer = self._loop.create_future()
        question()
        connected = self._client.socket()
        if connected is not None:
            self._loop.add_reader(connected.fileno(), self._readable)
        waiting: list[asyncio.Future[list[ReasonCode]] | asyncio.Future[None]] = [self._answer, self.lost]
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        if not self._answer.done():
            raise Unwell(f"the broker hung up when asked to {favour}; look at its log")
        refusals = [str(code) for code in self._answer.result() if code.is_failure]
        if refusals:
            raise Unwell(
                f"the broker would not {favour} ({refusals[0]}); check the username and password in [broker]"
            )

    def listen(self) -> None:
        """From now on, and with what has come already, pass every message on."""
        self._listening = True
        self._readable()

    async def keep(self) -> None:
        """Keep the line alive until it is lost; raises what the reader could not cope with."""
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
        """Say goodbye, if there is still somebody there."""
        self._client.disconnect()
        self._client.on_disconnect = None
        self._lose()

    def _readable(self) -> None:
        try:
            self._client.loop_read()
            while self._came and self._listening:
                self._pass_on(self._came.popleft())
        except Exception as bug:  # noqa: BLE001 - not swallowed: it ends run(), instead of vanishing in the loop's log
            self._lose(bug)
        self._write_the_rest()

    def _pass_on(self, packet: paho.MQTTMessage) -> None:
        try:
            self._read(packet)
        finally:
            self._client.ack(packet.mid, packet.qos)

    def _write_the_rest(self) -> None:
        """Whatever the socket did not take at once goes out when it has room."""
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


async def _reach(broker: Broker) -> socket.socket:
    """A TCP connection that sends at once: Nagle's algorithm would cost 40 ms at every hop."""
    loop = asyncio.get_running_loop()
    family, kind, protocol, _, address = (await loop.getaddrinfo(broker.host, broker.port, type=socket.SOCK_STREAM))[
        0
    ]
    connected = socket.socket(family, kind, protocol)
    try:
        connected.settimeout(0)
        connected.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        await loop.sock_connect(connected, address)
    except BaseException:
        connected.close()
        raise
    return connected


def _pattern(address: str) -> str:
    """The topic that an address is one of, so that a thousand pads make one cause and not a thousand."""
    for topic in wire.TOPICS:
        if re.fullmatch(_ANY.sub("[^/]+", topic.address), address):
            return topic.address
    return "an unknown topic"


def _kind(garbled: Garbled) -> str:
    match garbled.__context__:
        case msgspec.ValidationError():
            return "the wrong fields"
        case None:
            return "too long, or in the wrong place"
        case _:
            return "not JSON"
