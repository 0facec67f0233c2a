"""Dice that nobody can hold: real Bluetooth peripherals of our own, whose radio is a piece of memory."""

from __future__ import annotations

import asyncio
import struct
from itertools import count

from bumble.controller import Controller
from bumble.core import AdvertisingData
from bumble.device import Connection, Device
from bumble.gatt import Characteristic, CharacteristicValue, Service
from bumble.hci import Address
from bumble.host import Host
from bumble.link import LocalLink
from bumble.transport.common import AsyncPipeSink

from headtable.box.sources.ble.godice import UP
from headtable.box.sources.ble.kinds import GODICE, PIXELS, Channel

READS = Characteristic.Properties.NOTIFY
WRITES = Characteristic.Properties.WRITE | Characteristic.Properties.WRITE_WITHOUT_RESPONSE


class Air:
    """The air between the radios: every radio in it hears every other."""

    def __init__(self) -> None:
        self._link = LocalLink()  # type: ignore[no-untyped-call]  # bumble forgot to annotate this one
        self._numbers = count(1)
        self._on: list[Device] = []

    async def radio(self, name: str) -> Device:
        """One more radio, turned on."""
        address = f"F0:00:00:00:00:{next(self._numbers):02X}"
        controller = Controller(name, link=self._link, public_address=Address(f"A{address[1:]}/P"))
        device = Device(name=name, address=Address(address), host=Host(controller, AsyncPipeSink(controller)))
        self._on.append(device)
        return device


class VirtualDie:
    """The common parts of such dice: a name, an address, a battery, and a hand that throws them."""

    channel: Channel

    def __init__(self, device: Device, percent: int = 80) -> None:
        self.percent = percent
        self.told: list[bytes] = []  # what it was told, in order
        self.is_deaf = False  # a deaf die answers nothing
        self._device = device
        self._said = Characteristic[bytes](self.channel.speaks, READS, Characteristic.READABLE, b"")
        value = CharacteristicValue(write=self._hear)
        heard = Characteristic[bytes](self.channel.listens, WRITES, Characteristic.WRITEABLE, value)
        device.add_service(Service(self.channel.service, [self._said, heard]))
        name = (AdvertisingData.COMPLETE_LOCAL_NAME, device.name.encode())
        device.advertising_data = bytes(AdvertisingData([name, (AdvertisingData.FLAGS, b"\x06")]))

    @property
    def address(self) -> str:
        """Its Bluetooth address."""
        return self._device.random_address.to_string(with_type_qualifier=False)

    @property
    def is_connected(self) -> bool:
        """Whether a client is connected to it."""
        return bool(self._device.connections)

    async def wake_up(self) -> None:
        """Be there for whoever looks for it."""
        await self._device.power_on()
        await self._device.start_advertising(
            auto_restart=True, advertising_interval_min=20, advertising_interval_max=20
        )

    async def say(self, raw: bytes) -> None:
        """Notify whoever listens."""
        await self._device.notify_subscribers(self._said, raw)

    async def fall_asleep(self) -> None:
        """Leave in the middle of whatever it does."""
        await self._device.stop_advertising()
        await self.slip()

    async def slip(self) -> None:
        """Lose the connection, and be there at once again."""
        for connection in list(self._device.connections.values()):
            await connection.disconnect()

    def _hear(self, _: Connection, raw: bytes) -> None:
        self.told.append(bytes(raw))
        if not self.is_deaf and (answer := self.answer(bytes(raw))):
            asyncio.get_running_loop().create_task(self.say(answer))

    def answer(self, raw: bytes) -> bytes:
        """The die's answer; empty if it has none."""
        raise NotImplementedError

    async def throw(self, face: int) -> None:
        """Over the table, and flat."""
        raise NotImplementedError


class VirtualGoDice(VirtualDie):
    """Says what a GoDice die says."""

    channel = GODICE.channels[0]

    async def throw(self, face: int) -> None:
        """It rolls, and settles."""
        await self.say(b"R")
        await self.say(b"S" + struct.pack("bbb", *UP[face]))

    def answer(self, raw: bytes) -> bytes:
        """Its battery."""
        return b"Bat" + bytes([self.percent]) if raw == GODICE.ask_battery else b""


class VirtualPixel(VirtualDie):
    """Says what a Pixels die says."""

    channel = PIXELS.channels[0]
    state, place = 5, 0

    async def roll_state(self, state: int, face: int) -> None:
        """It does this, with that face up."""
        self.state, self.place = state, face - 1
        await self.say(bytes([3, self.state, self.place]))

    async def throw(self, face: int) -> None:
        """Picked up, over the table, and flat."""
        for state in (2, 3, 1):
            await self.roll_state(state, face)

    def answer(self, raw: bytes) -> bytes:
        """Its identity or its battery; empty for any other request."""
        if raw == PIXELS.ask_battery:
            return bytes([34, self.percent, 0])
        return self.who() if raw == PIXELS.greetings[0] else b""

    def who(self) -> bytes:
        """Chunks, each with its length: version, die, look, name, settings, status."""
        version = struct.pack("<HIHHHH", 1, 1_700_000_000, 1, 1, 1, 1)
        die = struct.pack("<IBBBBB", 0xCAFE, 1, 2, 6, 3, 0)
        settings = struct.pack("<III", 0, 0, 0)
        status = bytes([self.percent, 0, self.state, self.place])
        chunks = (version, die, b"\0", b"Pixel\0", settings, status)
        return bytes([2]) + b"".join(bytes([len(chunk) + 1]) + chunk for chunk in chunks)


class OldVirtualPixel(VirtualPixel):
    """One with the first firmware."""

    channel = PIXELS.channels[1]
    state = 1

    def who(self) -> bytes:
        """All in one, of fixed length."""
        return struct.pack(
            "<BBBBIIHIBBBB", 2, 6, 1, 2, 0, 0xCAFE, 0, 1_600_000_000, self.state, self.place, self.percent, 0
        )
