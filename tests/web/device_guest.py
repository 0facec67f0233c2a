"""A browser before the pages of the devices, and a box that answers what they publish."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable

import httpx
import msgspec
from msgspec.structs import replace

from headtable.config import BoxSettings, Pad, SignalSettings
from headtable.messages.device_names import NamedDevice, NameDevice
from headtable.messages.devices import Adopt, Birth
from headtable.messages.host_choices import HostChoices, PlacedPad, SetQuietHours, SetSignal
from headtable.messages.mqtt import MqttMessage
from headtable.messages.rooms import BoxState, EngineState
from headtable.messages.silence_reasons import Muted
from headtable.messages.sound_commands import Chirp, SignalResult, SignalState
from headtable.web.app import Pages
from headtable.web.connections import Limits
from headtable.web.device_view import Devices, DeviceShown, WalkShown
from headtable.web.engine_requests import EngineRequests
from headtable.web.live_room import LiveRoom
from headtable.web.page_place import Place
from tests.web.house import DATING, browser_at, let_in_as_host, night, opened, room_with

BOX = BoxSettings(
    pads=(Pad(uid="pad-01", table=1, bell=True), Pad(uid="pad-02", table=2)),
    signals=(SignalSettings(signal="bell", device="horn-01"), SignalSettings(signal="horn", device="horn-01")),
)
ENGINE = EngineState("e1", "online")
PAD_1 = Birth("pad-01", "box", "pad", "1.2", "1", "buttons", online=True, table=1)
PAD_2 = replace(PAD_1, uid="pad-02", table=2)
HALL: tuple[MqttMessage, ...] = (
    ENGINE, night("closed", 0), BoxState("box", "b1", "online", "lease", 100_000, ("bell", "horn")), PAD_1, PAD_2,
    SignalState("bell", "box", sounding=False, armed=True, muted=False),
    SignalState("horn", "box", sounding=False, armed=True, muted=False),
)  # fmt: skip
Answer = Callable[[MqttMessage], tuple[MqttMessage, ...]]


class Guest:
    """A browser, the pages that it asks, and what they publish."""

    def __init__(self, client: httpx.AsyncClient, there: Pages, room: LiveRoom, published: list[MqttMessage]) -> None:
        self.client, self.there, self.room, self.published = client, there, room, published

    def hears(self, *messages: MqttMessage) -> None:
        """Let the pages hear these from the bus."""
        for message in messages:
            self.there.on_message(message)

    async def devices(self) -> Devices:
        """What the page of the devices shows."""
        answer = await self.client.get("/api/devices")
        assert answer.status_code == 200
        return msgspec.json.decode(answer.content, type=Devices)

    async def device(self, uid: str) -> DeviceShown:
        """One device of it."""
        return next(device for device in (await self.devices()).devices if device.uid == uid)

    async def walk(self, order: dict[str, object] | None = None) -> WalkShown:
        """The walk, after an order."""
        answer = (
            await self.client.post("/api/devices/walk", json=order)
            if order
            else await self.client.get("/api/devices/walk")
        )
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=WalkShown)

    async def results(self) -> dict[str, str]:
        """The result of each station of the walk."""
        return {station.name: station.result for station in (await self.walk()).stations}

    async def orders(self, order: dict[str, object]) -> httpx.Response:
        """Send an order."""
        return await self.client.post("/api/devices", json=order)


@contextlib.asynccontextmanager
async def a_guest(*heard: MqttMessage, answer: Answer = lambda _: ()) -> AsyncIterator[Guest]:
    """A browser that has shown no key; ``answer`` is what the box says to what is published."""
    published = list[MqttMessage]()
    answers = list[Callable[[MqttMessage], None]]()

    def publish(message: MqttMessage) -> bool:
        published.append(message)
        for hears in answers:
            hears(message)
        return True

    room = room_with()
    place = Place(0, None, Limits(), clock=lambda: 0.0, box=BOX)
    async with (
        opened(room, EngineRequests(publish, DATING), place) as (there, address),
        browser_at(address) as client,
    ):
        guest = Guest(client, there, room, published)
        answers.append(lambda message: guest.hears(*answer(message)))
        guest.hears(*heard)
        yield guest


@contextlib.asynccontextmanager
async def a_host(*heard: MqttMessage, answer: Answer = lambda _: ()) -> AsyncIterator[Guest]:
    """The same for a host."""
    async with a_guest(*heard, answer=answer) as guest:
        await let_in_as_host(guest.client)
        yield guest


def obeys(message: MqttMessage) -> tuple[MqttMessage, ...]:
    """A box that follows every order."""
    match message:
        case Adopt():
            placed = PlacedPad(message.uid, message.table, message.bell, file_table=2)
            return HostChoices("box", pads=(placed,)), replace(PAD_2, uid=message.uid, table=message.table)
        case SetSignal(signal=signal, change=change):
            disarmed, muted = (signal,) if change == "disarm" else (), (signal,) if change == "mute" else ()
            state = SignalState(signal, "box", sounding=False, armed=not disarmed, muted=bool(muted))
            return HostChoices("box", disarmed, muted), state
        case NameDevice(uid=uid, name=name):
            return (HostChoices("box", names=(NamedDevice(uid, name),) if name else ()),)
        case SetQuietHours():
            return (HostChoices("box", quiet=message.quiet),)
        case Chirp():
            return (SignalResult(message.id, message.signal, "box", sounded=True),)
        case _:
            return ()


def mutes(message: MqttMessage) -> tuple[MqttMessage, ...]:
    """A box whose horn is muted."""
    muted = SignalResult("", "horn", "box", sounded=False, why=Muted())
    return (replace(muted, id=message.id),) if isinstance(message, Chirp) else ()
