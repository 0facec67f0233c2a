"""One connection to a die, from its opening to its loss."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import NamedTuple, Protocol

from bleak import BleakClient
from bleak.backends.characteristic import BleakGATTCharacteristic

from headtable.box.sources.ble.kinds import Kind
from headtable.errors import Unwell


class Timeouts(NamedTuple):
    """The timeouts of a connection."""

    first_s: float = 0.5  # before a lost die is searched again
    longest_s: float = 15.0  # the same, after a long absence
    ask_s: float = 30.0  # between two battery requests, which also show that the die hears us
    silent_s: float = 75.0  # a die that answers none of them is lost


class DieListener(Protocol):
    """The listener to a die."""

    def connected(self, connection: DieConnection) -> None:
        """The die is connected."""

    def data_received(self, raw: bytes) -> None:
        """The die has sent a notification."""


class DieConnection:
    """Listens to a die while it is connected, and sends it requests of others."""

    def __init__(self, kind: Kind, listener: DieListener, timeouts: Timeouts) -> None:
        self._kind = kind
        self._listener = listener
        self._timeouts = timeouts
        self._outgoing = asyncio.Queue[bytes]()
        self._stay = asyncio.timeout(timeouts.silent_s)  # restarted by each notification
        self._is_gone = False

    def send(self, raw: bytes) -> None:
        """Queue this for the die."""
        self._outgoing.put_nowait(raw)

    def gone(self) -> None:
        """Note that the radio has lost the die."""
        self._is_gone = True
        self._put_off(0)

    async def last(self, client: BleakClient) -> None:
        """Run until the die is gone, which always raises the reason."""
        try:
            async with self._stay:
                await self._talk(client)
        except TimeoutError:
            if self._is_gone:
                raise Unwell("die-out-of-range") from None
            raise Unwell("die-silent", seconds=self._timeouts.silent_s) from None

    async def _talk(self, client: BleakClient) -> None:
        if self._is_gone:
            raise TimeoutError
        speaks, listens = self._channel(client)
        await client.start_notify(speaks, self._noticed)
        self._listener.connected(self)
        for greeting in (*self._kind.greetings, self._kind.ask_battery):
            self.send(greeting)
        is_answered = "write" in listens.properties
        while True:
            await client.write_gatt_char(listens, await self._next(), response=is_answered)

    async def _next(self) -> bytes:
        """The next message for the die; a battery request if nothing waits."""
        try:
            async with asyncio.timeout(self._timeouts.ask_s):
                return await self._outgoing.get()
        except TimeoutError:
            return self._kind.ask_battery

    def _noticed(self, _: BleakGATTCharacteristic, raw: bytearray) -> None:
        self._put_off(self._timeouts.silent_s)
        self._listener.data_received(bytes(raw))

    def _put_off(self, seconds: float) -> None:
        with suppress(RuntimeError):  # before the start, or after the end
            self._stay.reschedule(asyncio.get_running_loop().time() + seconds)

    def _channel(self, client: BleakClient) -> tuple[BleakGATTCharacteristic, BleakGATTCharacteristic]:
        """The characteristics by which it sends and listens."""
        for channel in self._kind.channels:
            if service := client.services.get_service(channel.service):
                speaks = service.get_characteristic(channel.speaks)
                listens = service.get_characteristic(channel.listens)
                if speaks and listens:
                    return speaks, listens
        raise Unwell("die-of-other-kind", kind=self._kind.name)
