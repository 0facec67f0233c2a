"""The Bluetooth radio of the Pi. It finds dice and connects them one at a time, as such radios need.

bleak is an extra of headtable. Only a box with Bluetooth dice imports this module.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple

from bleak import BleakClient, BleakScanner
from bleak.backends.client import BaseBleakClient
from bleak.backends.device import BLEDevice
from bleak.backends.scanner import AdvertisementData, BaseBleakScanner
from bleak.exc import BleakBluetoothNotAvailableError, BleakError

from headtable.errors import Unwell

if sys.platform == "linux":  # bleak reaches BlueZ through this, and does not wrap all of its errors
    from dbus_fast.errors import DBusFastError

    _OF_THE_BUS: tuple[type[Exception], ...] = (DBusFastError,)
else:
    _OF_THE_BUS = ()

LOOK_S = 8.0  # a die that is awake advertises several times a second
CONNECT_S = 15.0
TROUBLES: tuple[type[Exception], ...] = (
    BleakError,
    TimeoutError,
    OSError,
    EOFError,
    *_OF_THE_BUS,
)  # no die may block the bell


class Backend(NamedTuple):
    """The backend of bleak; by default bleak chooses it."""

    client: type[BaseBleakClient] | None = None
    scanner: type[BaseBleakScanner] | None = None


BLEAKS_OWN = Backend()


class Radio:
    """The one radio for all dice of a box.

    A search for one die also notices every other missing die. So thirty sleeping dice do not delay the one that woke
    up.
    """

    def __init__(self, backend: Backend = BLEAKS_OWN) -> None:
        self._backend = backend
        self._turn = asyncio.Lock()
        self._missing: dict[str, asyncio.Future[BLEDevice]] = {}

    @asynccontextmanager
    async def reach(self, who: str, gone: Callable[[], None]) -> AsyncIterator[BleakClient]:
        """Connect a die, by its address or name; ``gone`` is called when it disconnects."""
        client: BleakClient | None = None
        try:
            client = await self._reach(who, gone)
            yield client
        except TROUBLES as trouble:
            raise _unwell(trouble) from trouble
        finally:
            if client is not None:
                with suppress(*TROUBLES):  # it may have disconnected already
                    await client.disconnect()

    async def _reach(self, who: str, gone: Callable[[], None]) -> BleakClient:
        found = self._missing[who] = asyncio.get_running_loop().create_future()
        try:
            async with self._turn:
                return await self._connect(await self._find(who, found), gone)
        finally:
            self._missing.pop(who)

    async def nearby(self, seconds: float) -> list[tuple[BLEDevice, AdvertisementData]]:
        """All devices that advertise within so many seconds."""
        try:
            async with self._turn, BleakScanner(backend=self._backend.scanner) as scanner:
                await asyncio.sleep(seconds)
                return list(scanner.discovered_devices_and_advertisement_data.values())
        except TROUBLES as trouble:
            raise _unwell(trouble) from trouble

    async def _find(self, who: str, found: asyncio.Future[BLEDevice]) -> BLEDevice:
        if not found.done():
            async with BleakScanner(self._noticed, backend=self._backend.scanner):
                await asyncio.wait(list(self._missing.values()), timeout=LOOK_S, return_when=asyncio.FIRST_COMPLETED)
        if not found.done():
            raise Unwell("die-not-found")
        return found.result()

    def _noticed(self, device: BLEDevice, said: AdvertisementData) -> None:
        for who, found in self._missing.items():
            if who.casefold() in names(device, said) and not found.done():
                found.set_result(device)

    async def _connect(self, device: BLEDevice, gone: Callable[[], None]) -> BleakClient:
        def is_gone(_: BleakClient) -> None:
            gone()

        client = BleakClient(device, is_gone, timeout=CONNECT_S, backend=self._backend.client)
        async with asyncio.timeout(CONNECT_S):  # whatever the cause of the delay: other dice wait for their turn
            await client.connect()
        return client


def names(device: BLEDevice, said: AdvertisementData) -> set[str]:
    """All names of this device."""
    return {name.casefold() for name in (device.address, device.name, said.local_name) if name}


def _unwell(trouble: Exception) -> Unwell:
    """The trouble, and its remedy if that is known."""
    error = str(trouble) or type(trouble).__name__
    if isinstance(trouble, BleakBluetoothNotAvailableError | OSError) and not isinstance(trouble, TimeoutError):
        return Unwell("bluetooth-unavailable", error=error)
    return Unwell("bluetooth-failed", error=error)
