"""The bus on a real broker: what is said is heard, once and in order, whatever becomes of the broker."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Literal

import paho.mqtt.client as paho
import pytest
from paho.mqtt.enums import CallbackAPIVersion

from headtable.bus.broker import embedded
from headtable.bus.client import Bus
from headtable.bus.connection import connect_socket
from headtable.complaints import Complaints
from headtable.config import Broker
from headtable.errors import NotAllowed, Unwell
from headtable.messages.inputs import Ack, Heard
from headtable.messages.line import Press
from headtable.messages.mqtt import MqttMessage
from headtable.messages.refusals.table import RoundIsOver
from headtable.messages.rooms import (
    BoxState,
    EngineState,
    NightState,
    RulesState,
)
from headtable.messages.words import Delivery
from headtable.wire import LONGEST_PAYLOAD, address_of, encode_payload
from tests.brokers import Embedded, Mosquitto, SomeBroker, free_port, some_broker
from tests.patience import PATIENCE_S

ROOT = "ht/1/hall/"


class Listener:
    """A part on the bus that notes what it hears."""

    def __init__(
        self,
        broker: Broker,
        *listen: str,
        name: str = "listener",
        will: MqttMessage | None = None,
        session: Literal["clean", "kept"] = "clean",
    ) -> None:
        self.said: list[str] = []
        self.complaints = Complaints(self.said.append)
        self.bus = Bus(broker, "hall", name, listen, self.complaints, will=will, session=session)
        self.heard: list[tuple[MqttMessage, Delivery]] = []
        self.ups = self.downs = 0
        self._changed = asyncio.Event()

    def hear(self, message: MqttMessage, delivery: Delivery) -> None:
        self.heard.append((message, delivery))
        self._changed.set()

    def up(self) -> None:
        self.ups += 1
        self._changed.set()

    def down(self) -> None:
        self.downs += 1
        self._changed.set()

    @asynccontextmanager
    async def here(self) -> AsyncIterator[Listener]:
        task = asyncio.create_task(self.bus.run(self.hear, self.up, self.down))
        try:
            await self.until(lambda: self.ups > 0)
            yield self
        finally:
            task.cancel()
            await asyncio.wait([task])

    async def until(self, done: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE_S):
            while not done():
                self._changed.clear()
                await self._changed.wait()

    def seqs(self) -> list[int]:
        return [message.seq for message, _ in self.heard if isinstance(message, Heard)]


SLOW_BROKERS = [pytest.param(kind, marks=pytest.mark.slow) for kind in ("mosquitto", "mosquitto over TLS")]


@pytest.fixture(params=["embedded", *SLOW_BROKERS])
async def broker(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[SomeBroker]:
    async with some_broker(request.param, tmp_path) as broker:
        yield broker


def said_by(bus: Bus, *messages: MqttMessage) -> None:
    assert bus.publish(*messages)


def rules_state_of(length: int) -> RulesState:
    """A state whose payload has this length in bytes."""
    return RulesState("x" * (length - len(encode_payload(RulesState("")))))


def press(seq: int, uid: str = "pad-01") -> Heard:
    return Heard(uid, "b1", seq, Press("one"), 1)


async def test_a_part_receives_another_parts_message(broker: SomeBroker) -> None:
    async with Listener(broker.settings, "in/+/+").here() as engine, Listener(broker.settings).here() as box:
        assert box.bus.publish(press(1))
        await engine.until(lambda: len(engine.heard) == 1)
        assert engine.heard == [(press(1), "live")]


async def test_a_part_receives_only_its_own_topics(broker: SomeBroker) -> None:
    async with (
        Listener(broker.settings, "ack/device/pad-01").here() as box,
        Listener(broker.settings).here() as engine,
    ):
        mine = Ack("pad-01", "b1", 1, accepted=True, entry=3)
        engine.bus.publish(press(1), Ack("pad-02", "b1", 1, accepted=True, entry=2), mine)
        await box.until(lambda: bool(box.heard))
        assert box.heard == [(mine, "live")]


async def test_a_later_subscriber_gets_the_last_state(broker: SomeBroker) -> None:
    state = EngineState("e1", "online", "1.3", in_play=True)
    async with Listener(broker.settings).here() as engine:
        engine.bus.publish(EngineState("e1", "online"), state, press(1))
        await engine.bus.flush()
        async with Listener(broker.settings, "engine/state", "in/+/+").here() as box:
            await box.until(lambda: bool(box.heard))
            assert box.heard == [(state, "retained")]


async def test_the_longest_message_reaches_later_subscribers(broker: SomeBroker) -> None:
    state = rules_state_of(LONGEST_PAYLOAD)
    async with Listener(broker.settings).here() as engine:
        engine.bus.publish(state)
        await engine.bus.flush()
        async with Listener(broker.settings, "night/rules").here() as pages:
            await pages.until(lambda: bool(pages.heard))
            assert pages.heard == [(state, "retained")]


async def test_a_message_that_is_too_long_is_not_sent_and_the_log_says_so(broker: SomeBroker) -> None:
    shorter = rules_state_of(100)
    async with Listener(broker.settings, "night/rules").here() as pages, Listener(broker.settings).here() as engine:
        engine.bus.publish(rules_state_of(LONGEST_PAYLOAD + 1), shorter)
        await pages.until(lambda: bool(pages.heard))
        assert pages.heard == [(shorter, "live")]
        [complaint] = engine.said
        assert "night/rules: a message of 1048577 bytes is not sent" in complaint


async def test_retained_state_reaches_only_its_subscribers(broker: SomeBroker) -> None:
    async with Listener(broker.settings, "night/state").here() as screen:
        screen.bus.publish(NightState("Rolling for Pink", "BUNKO", "ready", 3))
        await screen.bus.flush()
        async with Listener(broker.settings, "engine/state").here() as box:
            screen.bus.publish(EngineState("e1", "online"))
            await box.until(lambda: bool(box.heard))
            assert [type(message) for message, _ in box.heard] == [EngineState]


async def test_a_cleared_state_reaches_no_subscriber(broker: SomeBroker) -> None:
    async with Listener(broker.settings, "engine/state", "in/+/+").here() as engine:
        engine.bus.publish(EngineState("e1", "online"))
        assert engine.bus.clear("engine/state")
        await engine.bus.flush()
        async with Listener(broker.settings, "engine/state", "in/+/+").here() as late:
            engine.bus.publish(press(1))
            await late.until(lambda: bool(late.heard))
            assert late.heard == [(press(1), "live")]


@pytest.mark.slow
async def test_two_thousand_simultaneous_messages_keep_their_order(broker: SomeBroker) -> None:
    async with Listener(broker.settings, "in/+/+").here() as engine, Listener(broker.settings).here() as box:
        assert box.bus.publish(*(press(seq) for seq in range(2000)))
        await box.bus.flush()
        await engine.until(lambda: len(engine.heard) >= 2000)
        assert engine.seqs() == list(range(2000))


async def test_a_part_that_vanishes_leaves_its_will(broker: SomeBroker) -> None:
    will = EngineState("e1", "lost")
    async with Listener(broker.settings, "engine/state").here() as box:
        with vanishing(broker.settings, will):
            pass
        await box.until(lambda: bool(box.heard))
        assert box.heard == [(will, "live")]


async def test_a_clean_stop_publishes_the_will_too(broker: SomeBroker) -> None:
    will = EngineState("e1", "lost")
    async with Listener(broker.settings, "engine/state").here() as box:
        async with Listener(broker.settings, will=will).here() as engine:
            engine.bus.publish(EngineState("e1", "online"))
        await box.until(lambda: len(box.heard) == 2)
        assert box.heard[-1] == (will, "live")


async def test_every_client_reconnects_to_a_returning_broker(broker: SomeBroker) -> None:
    async with Listener(broker.settings, "in/+/+").here() as engine, Listener(broker.settings).here() as box:
        box.bus.publish(press(1))
        await engine.until(lambda: engine.seqs() == [1])
        await broker.stop()
        await box.until(lambda: box.downs == 1)
        await engine.until(lambda: engine.downs == 1)
        assert not box.bus.connected
        assert box.bus.publish(press(2)) is False
        await broker.start()
        await box.until(lambda: box.ups == 2)
        await engine.until(lambda: engine.ups == 2)
        assert box.bus.publish(press(3))
        await engine.until(lambda: 3 in engine.seqs())
        assert engine.seqs() == [1, 3]


async def outage(broker: SomeBroker, witness: Listener) -> None:
    downs, ups = witness.downs, witness.ups
    await broker.stop()
    await witness.until(lambda: witness.downs > downs)
    await broker.start()
    await witness.until(lambda: witness.ups > ups)


async def test_every_outage_and_its_end_are_reported(broker: SomeBroker) -> None:
    where = f"the broker at 127.0.0.1:{broker.settings.port}"
    async with Listener(broker.settings).here() as box:
        await outage(broker, box)
        await outage(broker, box)
        told = [line for line in box.said if not line.startswith("broker: cannot reach")]
        assert told == [f"broker: {where} went away; trying again", f"connected again to {where}"] * 2


async def test_nothing_is_published_before_the_connection() -> None:
    part = Listener(Broker(port=free_port()))
    assert part.bus.publish(press(1)) is False
    assert part.bus.clear("engine/state") is False
    assert not part.bus.connected
    with pytest.raises(Unwell, match="no connection"):
        await part.bus.flush()


async def test_a_missing_broker_is_reported_once_and_retried_with_growing_pauses() -> None:
    pauses: list[float] = []
    said: list[str] = []
    enough = asyncio.Event()

    async def pause(seconds: float) -> None:
        pauses.append(seconds)
        if len(pauses) == 8:
            enough.set()
            await asyncio.Event().wait()

    bus = Bus(Broker(port=free_port()), "hall", "box", (), Complaints(said.append), pause=pause)
    task = asyncio.create_task(bus.run(lambda *_: None, lambda: None, lambda: None))
    async with asyncio.timeout(PATIENCE_S):
        await enough.wait()
    task.cancel()
    await asyncio.wait([task])
    assert pauses == [0.1, 0.2, 0.4, 0.8, 1.6, 2.0, 2.0, 2.0]
    assert len(said) == 1
    assert "is it running?" in said[0]


async def test_garbled_payloads_are_counted_by_cause_and_dropped(broker: SomeBroker) -> None:
    async with Listener(broker.settings, "in/+/+", "engine/state", "night/#").here() as engine:
        async with publishing(broker.settings) as publish:
            for pad in range(20):
                publish(f"in/device/pad-{pad}", b"{not json")
                publish(f"in/device/pad-{pad}", b'{"is":"heard","uid":7}')
            publish("in/device/pad-1", b"\xff\xfe\x00")
            publish("engine/state", b'{"is":"engine","boot":"e1","status":"asleep"}')
            publish("night/nonsense", b"{}")
            publish("in/device/pad-1", b"")
            publish(address_of(press(1)), encode_payload(press(1)))  # a client's messages come in their order
        await engine.until(lambda: bool(engine.heard))
        assert engine.heard == [(press(1), "live")]
        assert engine.complaints.counts == {
            "in/{role}/{uid}: payload-not-json": 21,
            "in/{role}/{uid}: payload-fields-wrong": 20,
            "engine/state: payload-fields-wrong": 1,
            "#: topic-unknown": 1,
        }


async def test_an_error_in_one_message_is_reported_and_the_next_is_handled() -> None:
    async with Embedded() as broker:
        said: list[str] = []
        heard = asyncio.Event()

        def hear(message: MqttMessage, delivery: Delivery) -> None:
            if message == press(1):
                raise NotAllowed(RoundIsOver(1))
            heard.set()

        bus = Bus(broker.settings, "hall", "engine", ("in/+/+",), Complaints(said.append))
        task = asyncio.create_task(bus.run(hear, lambda: said_by(bus, press(1), press(2)), lambda: None))
        async with asyncio.timeout(PATIENCE_S):
            await heard.wait()
        task.cancel()
        await asyncio.wait([task])
    assert said == ["in/{role}/{uid}: table 1: the round is over here"]


async def test_a_bug_in_a_handler_ends_the_run_with_its_error() -> None:
    async with Embedded() as broker:

        def hear(message: MqttMessage, delivery: Delivery) -> None:
            raise ZeroDivisionError

        bus = Bus(broker.settings, "hall", "engine", ("in/+/+",), Complaints(print))
        with pytest.raises(ZeroDivisionError):
            async with asyncio.timeout(PATIENCE_S):
                await bus.run(hear, lambda: said_by(bus, press(1)), lambda: None)


async def test_a_bug_in_a_handler_leaves_the_will(broker: SomeBroker) -> None:
    def hear(message: MqttMessage, delivery: Delivery) -> None:
        raise ZeroDivisionError

    will = EngineState("e1", "lost")
    async with Listener(broker.settings, "engine/state").here() as box:
        engine = Bus(broker.settings, "hall", "engine", ("in/+/+",), Complaints(print), will=will)
        with pytest.raises(ZeroDivisionError):
            async with asyncio.timeout(PATIENCE_S):
                await engine.run(hear, lambda: said_by(engine, press(1)), lambda: None)
        await box.until(lambda: bool(box.heard))
        assert box.heard == [(will, "live")]


async def test_only_clients_with_the_password_are_let_in() -> None:
    async with Embedded("hall", "sesame") as broker:
        async with Listener(broker.settings).here() as friend:
            assert friend.bus.connected
        said: list[str] = []
        refused = asyncio.Event()

        async def pause(_: float) -> None:
            refused.set()
            await asyncio.Event().wait()

        strangers = ("", ""), ("hall", "open"), ("somebody", "sesame")
        for username, password in strangers:
            wrong = Broker(port=broker.settings.port, username=username, password=password)
            bus = Bus(wrong, "hall", "box", (), Complaints(said.append), pause=pause)
            task = asyncio.create_task(bus.run(lambda *_: None, lambda: None, lambda: None))
            async with asyncio.timeout(PATIENCE_S):
                await refused.wait()
            refused.clear()
            task.cancel()
            await asyncio.wait([task])
    assert len(said) == len(strangers)
    assert all("check the username and password in [broker]" in complaint for complaint in said), said


async def test_the_error_for_an_occupied_port_names_it() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(Unwell, match=rf"127.0.0.1:{port}.*Address already in use.*choose another port"):
            async with embedded(Broker(port=port)):
                pass


@pytest.mark.slow
async def test_mosquitto_keeps_messages_while_the_engine_is_away(tmp_path: Path) -> None:
    async with Mosquitto(tmp_path) as broker, Listener(broker.settings).here() as box:
        async with Listener(broker.settings, "in/+/+", "box/+/state", name="engine", session="kept").here():
            pass
        box.bus.publish(*(press(seq) for seq in range(1500)), BoxState("box", "b1", "online"))
        await box.bus.flush()
        again = Listener(broker.settings, "in/+/+", "box/+/state", name="engine", session="kept")
        async with again.here():
            await again.until(lambda: len(again.heard) >= 1501)
            assert again.seqs() == list(range(1500))
            assert [type(message) for message, delivery in again.heard if delivery == "retained"] == [BoxState]


@contextmanager
def vanishing(broker: Broker, will: EngineState) -> Iterator[None]:
    """A client with this will, which is gone afterwards without a goodbye."""
    client = paho.Client(CallbackAPIVersion.VERSION2, "vanishing", reconnect_on_failure=False)
    client.will_set(f"{ROOT}engine/state", encode_payload(will), 1, retain=True)
    if broker.tls:
        client.tls_set(broker.tls)
    client.connect(broker.host, broker.port)
    connected = client.socket()
    assert isinstance(connected, socket.socket)
    yield
    connected.shutdown(socket.SHUT_RDWR)
    connected.close()


@asynccontextmanager
async def publishing(broker: Broker) -> AsyncIterator[Callable[[str, bytes], None]]:
    """A stranger on the bus, who may say anything."""
    client = paho.Client(CallbackAPIVersion.VERSION2, "stranger", reconnect_on_failure=False)
    client.max_inflight_messages = 0
    if broker.tls:
        client.tls_set(broker.tls)
    await asyncio.to_thread(client.connect, broker.host, broker.port)
    client.loop_start()
    last: list[paho.MQTTMessageInfo] = []

    def publish(address: str, payload: bytes) -> None:
        last.append(client.publish(ROOT + address, payload, 1))

    yield publish
    await asyncio.to_thread(last[-1].wait_for_publish, PATIENCE_S)
    client.disconnect()
    await asyncio.to_thread(client.loop_stop)


async def test_a_message_leaves_at_once() -> None:
    with (
        socket.create_server(("127.0.0.1", 0)) as server,
        await connect_socket(Broker(host="127.0.0.1", port=server.getsockname()[1])) as plug,
    ):
        assert plug.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
