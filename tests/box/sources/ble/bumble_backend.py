"""bleak on a virtual radio: what BlueZ does on a Pi, done by bumble in memory."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from bleak.args import SizedBuffer
from bleak.assigned_numbers import CHARACTERISTIC_PROPERTIES
from bleak.backends.characteristic import BleakGATTCharacteristic
from bleak.backends.client import BaseBleakClient, NotifyCallback
from bleak.backends.descriptor import BleakGATTDescriptor
from bleak.backends.device import BLEDevice
from bleak.backends.scanner import AdvertisementData, BaseBleakScanner
from bleak.backends.service import BleakGATTService, BleakGATTServiceCollection
from bleak.exc import BleakError
from bleak.uuids import normalize_uuid_str
from bumble.core import UUID, AdvertisingData, BaseBumbleError
from bumble.device import Advertisement, Connection, Device, Peer
from bumble.gatt_client import CharacteristicProxy

from headtable.box.sources.ble.radio import Backend

Answer = TypeVar("Answer")
LONGEST_MESSAGE = 247  # as BlueZ asks for, too


def backend_on(radio: Device) -> Backend:
    """Bleak's two halves on this radio."""

    class Client(BumbleClient):
        device = radio

    class Scanner(BumbleScanner):
        device = radio

    return Backend(Client, Scanner)


class BumbleScanner(BaseBleakScanner):
    """Looks around."""

    device: Device

    def __init__(self, callback: Any, uuids: list[str] | None, _mode: str, **_kwargs: Any) -> None:
        super().__init__(callback, uuids)

    async def start(self) -> None:
        """Begin to listen to who is there."""
        self.seen_devices = {}
        self.device.on(Device.EVENT_ADVERTISEMENT, self._noticed)
        await _whole(self.device.start_scanning(legacy=True))

    async def stop(self) -> None:
        """Stop the scan."""
        await _whole(self.device.stop_scanning(legacy=True))
        self.device.remove_listener(Device.EVENT_ADVERTISEMENT, self._noticed)

    def _noticed(self, heard: Advertisement) -> None:
        address = heard.address.to_string(with_type_qualifier=False)
        name = heard.data.get(AdvertisingData.Type.COMPLETE_LOCAL_NAME)
        said = AdvertisementData(name, {}, {}, [], None, heard.rssi, ())
        device = self.create_or_update_device(address, address, name, heard.address, said)
        self.call_detection_callbacks(device, said)


class BumbleClient(BaseBleakClient):
    """Talks with one device."""

    device: Device

    def __init__(self, address_or_ble_device: BLEDevice | str, **kwargs: Any) -> None:
        gone: Callable[[], None] | None = kwargs["disconnected_callback"]
        super().__init__(address_or_ble_device, disconnected_callback=gone, timeout=kwargs["timeout"])
        assert isinstance(address_or_ble_device, BLEDevice)
        self._at = address_or_ble_device.details
        self._connection: Connection | None = None

    @property
    def mtu_size(self) -> int:
        """The greatest length of a message."""
        return LONGEST_MESSAGE

    @property
    def is_connected(self) -> bool:
        """Whether it is connected."""
        return self._connection is not None

    async def connect(self, pair: bool, **_kwargs: Any) -> None:  # noqa: FBT001 - as bleak calls it
        """Connect, and ask what there is to talk to."""
        assert not pair
        try:
            self._connection = await _whole(self.device.connect(self._at, timeout=self._timeout))
            self._connection.on(Connection.EVENT_DISCONNECTION, self._lost)
            peer = Peer(self._connection)
            await _whole(peer.request_mtu(LONGEST_MESSAGE))
            await _whole(peer.discover_all())  # type: ignore[no-untyped-call]  # bumble forgot to annotate this one
        except BaseBumbleError as trouble:
            raise BleakError(str(trouble)) from trouble
        self.services = _services(peer)

    async def disconnect(self) -> None:
        """Part."""
        if self._connection is not None:
            await _whole(self._connection.disconnect())

    def _lost(self, _reason: int) -> None:
        self._connection = None
        if self._disconnected_callback is not None:
            self._disconnected_callback()

    async def write_gatt_char(
        self,
        characteristic: BleakGATTCharacteristic,
        data: SizedBuffer,
        response: bool,  # noqa: FBT001 - as bleak calls it
    ) -> None:
        """Write."""
        if self._connection is None:
            raise BleakError("not connected")
        await _whole(_proxy(characteristic).write_value(bytes(data), with_response=response))

    async def start_notify(
        self, characteristic: BleakGATTCharacteristic, callback: NotifyCallback, **_kwargs: Any
    ) -> None:
        """Listen."""
        await _whole(_proxy(characteristic).subscribe(lambda raw: callback(bytearray(raw))))

    async def stop_notify(self, characteristic: BleakGATTCharacteristic) -> None:
        """Listen no more."""
        raise NotImplementedError

    async def pair(self, *_args: Any, **_kwargs: Any) -> None:
        """No die wants that."""
        raise NotImplementedError

    async def unpair(self) -> None:
        """No die wants that."""
        raise NotImplementedError

    async def read_gatt_char(self, characteristic: BleakGATTCharacteristic, **_kwargs: Any) -> bytearray:
        """No die is read."""
        raise NotImplementedError

    async def read_gatt_descriptor(self, descriptor: BleakGATTDescriptor, **_kwargs: Any) -> bytearray:
        """No die is read."""
        raise NotImplementedError

    async def write_gatt_descriptor(self, descriptor: BleakGATTDescriptor, data: SizedBuffer) -> None:
        """No die has a descriptor to write."""
        raise NotImplementedError


async def _whole(request: Coroutine[Any, Any, Answer]) -> Answer:
    """Let a request end even if nobody waits for it any more.

    bumble's way of waiting makes Python 3.11 lose a cancellation that arrives together with the answer.
    """
    going = asyncio.ensure_future(request)
    going.add_done_callback(lambda done: done.cancelled() or done.exception())
    return await asyncio.shield(going)


def _proxy(characteristic: BleakGATTCharacteristic) -> CharacteristicProxy[bytes]:
    proxy = characteristic.obj
    assert isinstance(proxy, CharacteristicProxy)
    return proxy


def _services(peer: Peer) -> BleakGATTServiceCollection:
    found = BleakGATTServiceCollection()
    for service in peer.services:
        mine = BleakGATTService(service, service.handle, _uuid(service.uuid))
        found.add_service(mine)
        for proxy in service.characteristics:
            can = [name for bit, name in CHARACTERISTIC_PROPERTIES.items() if proxy.properties & bit]
            uuid = _uuid(proxy.uuid)
            found.add_characteristic(BleakGATTCharacteristic(proxy, proxy.handle, uuid, can, lambda: 20, mine))
    return found


def _uuid(uuid: UUID) -> str:
    return normalize_uuid_str(uuid.to_hex_str("-"))
