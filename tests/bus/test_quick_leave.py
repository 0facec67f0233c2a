"""A client of the embedded broker that leaves at once is heard to the end, and leaves as it said."""

from __future__ import annotations

import asyncio
import logging
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from amqtt.mqtt.connect import ConnectPacket, ConnectPayload, ConnectVariableHeader
from amqtt.mqtt.disconnect import DisconnectPacket
from amqtt.mqtt.packet import PacketIdVariableHeader
from amqtt.mqtt.publish import PublishPacket
from amqtt.mqtt.subscribe import SubscribePacket, SubscribePayload

from headtable.bus.broker import embedded
from headtable.bus.client import Bus
from headtable.complaints import Complaints
from headtable.config import Broker
from headtable.messages.inputs import Heard
from headtable.messages.line import Press
from headtable.messages.mqtt import MqttMessage
from headtable.messages.rooms import (
    EngineState,
)
from headtable.messages.words import Delivery
from headtable.wire import address_of, encode_payload
from tests.patience import PATIENCE_S

ROOT = "ht/1/hall/"
MANY = 200
LET_IN = b"\x20\x02\x00\x00\x90\x03\x00\x01\x00"  # the answers to CONNECT and SUBSCRIBE
WILL = EngineState("e1", "lost")


class Ear:
    """A part that hears everything here, in its order."""

    def __init__(self) -> None:
        self.heard: list[MqttMessage] = []
        self._news = asyncio.Event()

    def hear(self, message: MqttMessage, _: Delivery) -> None:
        self.heard.append(message)
        self._news.set()

    async def until(self, count: int) -> list[MqttMessage]:
        async with asyncio.timeout(PATIENCE_S):
            while len(self.heard) < count:
                self._news.clear()
                await self._news.wait()
        return self.heard


@asynccontextmanager
async def hall() -> AsyncIterator[tuple[int, Ear]]:
    """A broker, and an ear that is in."""
    async with embedded(Broker(port=0)) as port:
        ear, is_in = Ear(), asyncio.Event()
        bus = Bus(Broker(port=port), "hall", "ear", ("in/+/+", "engine/state"), Complaints(pytest.fail))
        listening = asyncio.create_task(bus.run(ear.hear, is_in.set, lambda: None))
        try:
            await is_in.wait()
            yield port, ear
        finally:
            listening.cancel()
            await asyncio.wait([listening])


async def say_and_leave(port: int, *packets: ConnectPacket | PublishPacket | DisconnectPacket) -> None:
    """All of it in one go, with the end of the connection behind it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"".join(packet.to_bytes() for packet in packets))
    writer.write_eof()
    await reader.read()  # what lies there unread as it closes would make the kernel drop the rest on its way
    writer.close()
    await writer.wait_closed()


def connect(will: MqttMessage) -> ConnectPacket:
    header = ConnectVariableHeader(0x02, 60)
    header.will_flag, header.will_qos, header.will_retain_flag = True, 1, True
    words = ConnectPayload("hasty", ROOT + address_of(will), encode_payload(will))
    return ConnectPacket(variable_header=header, payload=words)


def publish(press: Heard, qos: int) -> PublishPacket:
    number = press.seq if qos else None
    topic, payload = ROOT + address_of(press), encode_payload(press)
    return PublishPacket.build(topic, payload, number, dup_flag=False, qos=qos, retain=False)


def press(seq: int) -> Heard:
    return Heard("pad-01", "b1", seq, Press("one"), 1)


@pytest.mark.parametrize("qos", [0, 1])
async def test_messages_just_before_a_disconnect_are_heard_in_order_and_without_a_will(qos: int) -> None:
    said = [press(number) for number in range(1, MANY + 1)]
    async with hall() as (port, ear):
        words = [publish(message, qos) for message in said]
        await say_and_leave(port, connect(WILL), *words, DisconnectPacket())
        assert await ear.until(MANY) == said
        await say_and_leave(port, connect(WILL), publish(press(MANY + 1), qos), DisconnectPacket())
        assert await ear.until(MANY + 1) == [*said, press(MANY + 1)]


@pytest.mark.parametrize("qos", [0, 1])
async def test_a_message_just_before_a_crash_is_heard_before_the_will(qos: int) -> None:
    said = [press(number) for number in range(1, MANY + 1)]
    async with hall() as (port, ear):
        await say_and_leave(port, connect(WILL), *(publish(message, qos) for message in said))
        assert await ear.until(MANY + 1) == [*said, WILL]


async def test_a_client_that_disconnects_at_once_leaves_its_will() -> None:
    async with hall() as (port, ear):
        await say_and_leave(port, connect(WILL))
        assert await ear.until(1) == [WILL]


FALLS = 5
BURST = 1500  # events, which fill what lies between the broker and a client that does not read
AT_ONCE = struct.pack("ii", 1, 0)  # a close that sends a reset, as the kernel does for a killed process


async def listen_without_reading(port: int, name: str) -> socket.socket:
    """A client that has asked for all events, and reads none of them from its socket."""
    client = socket.socket()
    client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
    client.settimeout(0)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(client, ("127.0.0.1", port))
    header, asked = ConnectVariableHeader(0x02, 60), SubscribePayload([(f"{ROOT}in/#", 0)])
    subscribe = SubscribePacket(variable_header=PacketIdVariableHeader(1), payload=asked)
    packets = (ConnectPacket(variable_header=header, payload=ConnectPayload(name)), subscribe)
    await loop.sock_sendall(client, b"".join(packet.to_bytes() for packet in packets))
    answers = b""
    while len(answers) < len(LET_IN):
        answers += await loop.sock_recv(client, len(LET_IN) - len(answers))
    return client


@pytest.mark.slow
async def test_a_failed_connection_is_sent_nothing_more(caplog: pytest.LogCaptureFixture) -> None:
    async with hall() as (port, ear):
        bus, is_in = Bus(Broker(port=port), "hall", "pad", (), Complaints(pytest.fail)), asyncio.Event()
        speaking = asyncio.create_task(bus.run(lambda *_: None, is_in.set, lambda: None))
        await is_in.wait()
        seq = 0
        for fall in range(FALLS):
            client = await listen_without_reading(port, f"hasty-{fall}")
            for _ in range(BURST):
                seq += 1
                bus.publish(press(seq))
            await ear.until(seq - BURST // 2)
            client.close()
            await ear.until(seq)
        with caplog.at_level(logging.WARNING, logger="asyncio"):
            caplog.clear()
            for _ in range(MANY):
                seq += 1
                bus.publish(press(seq))
            await ear.until(seq)
        speaking.cancel()
        await asyncio.wait([speaking])
    assert [record.message for record in caplog.records] == []
