"""The page of the devices for hosts: what it lists, what it orders, and the walk test. Nobody else sees any of it."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Callable

import httpx
import msgspec
import pytest
from msgspec.structs import replace

from headtable.board_firmware.firmware_tree import firmware_version
from headtable.config import BoxSettings, Pad, SignalSettings
from headtable.messages.device_names import NamedDevice, NameDevice
from headtable.messages.devices import Adopt, Birth, FirmwareProgress, Health, Identify, UpdateFirmware, UpdateState
from headtable.messages.host_choices import HostChoices, PlacedPad, QuietSpan, SetQuietHours, SetSignal
from headtable.messages.inputs import Heard
from headtable.messages.line import Press
from headtable.messages.mqtt import MqttMessage
from headtable.messages.rooms import BoxState, EngineState, Phase
from headtable.messages.silence_reasons import Muted, RoundInPlay
from headtable.messages.sound_commands import Chirp, SignalResult, SignalState
from headtable.web.app import Pages
from headtable.web.connections import Limits
from headtable.web.device_orders import DeviceOrders, StayedSilent, TestSignal
from headtable.web.device_view import Devices, DeviceShown, WalkShown
from headtable.web.engine_requests import EngineRequests
from headtable.web.firmware_view import UpdateShown, update_shown
from headtable.web.hall_watch import HallWatch
from headtable.web.live_room import LiveRoom
from headtable.web.page_place import Place
from tests.web.house import DATING, browser_at, let_in, let_in_as_host, night, opened, room_with

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


# --- who may -----------------------------------------------------------------------------------------


async def test_a_phone_does_not_learn_what_is_silent() -> None:
    async with a_guest(*HALL) as guest:
        await let_in(guest.client, guest.there, 1)
        assert (await guest.client.get("/api/devices/silent")).status_code == 401


@pytest.mark.parametrize("address", ["/api/devices", "/api/devices/walk"])
async def test_nobody_but_a_host_sees_or_orders_anything(address: str) -> None:
    async with a_guest(*HALL) as guest:
        assert (await guest.client.get(address)).status_code == 401
        order = {"is": "identify", "uid": "pad-01"} if address == "/api/devices" else {"is": "begin-walk"}
        assert (await guest.client.post(address, json=order)).status_code == 401
        await let_in(guest.client, guest.there, 1)
        assert (await guest.client.get(address)).status_code == 401
    assert guest.published == []


@pytest.mark.parametrize("address", ["/devices", "/devices/walk"])
async def test_a_page_asks_for_the_key_first(address: str) -> None:
    async with a_guest(*HALL) as guest:
        assert (await guest.client.get(address)).status_code == 401
        await let_in_as_host(guest.client)
        assert (await guest.client.get(address)).status_code == 200


async def test_a_page_of_another_site_orders_nothing() -> None:
    async with a_host(*HALL) as host:
        headers = {"Origin": "http://elsewhere.example"}
        order = {"is": "test", "box": "box", "signal": "horn"}
        assert (await host.client.post("/api/devices", json=order, headers=headers)).status_code == 403
        begin = {"is": "begin-walk"}
        assert (await host.client.post("/api/devices/walk", json=begin, headers=headers)).status_code == 403
    assert host.published == []


async def test_the_public_events_tell_only_that_something_has_changed() -> None:
    async with a_guest(*HALL) as guest:
        with guest.room.watch() as watcher:
            told = watcher.events(lambda: b"")
            assert await anext(told) == b""  # the snapshot, after which news are sent
            guest.hears(replace(PAD_1, online=False))
            guest.hears(HostChoices("box", muted=("horn",)))
            guest.hears(Health("pad-01", 99, battery=7))
            sent = await anext(told)
        assert sent.count(b'event: devices\ndata: {"changes":') == 2
        assert b"pad-01" not in sent
        assert b"muted" not in sent


# --- the list ----------------------------------------------------------------------------------------


async def test_the_list_tells_what_is_there_and_what_is_wrong() -> None:
    health = Health("pad-01", 12, 1, 2, 0, 3, 4, battery=9, heard_ms=99_000)
    async with a_host(*HALL, health, replace(PAD_2, online=False)) as host:
        first = await host.device("pad-01")
        assert (first.table, first.model, first.firmware, first.bell, first.online) == (1, "pad", "1.2", True, True)
        assert (first.heard, first.repeated, first.garbled, first.late, first.bounces) == (12, 1, 2, 3, 4)
        assert (first.battery, first.silent_s, first.is_silent) == (9, 1.0, False)
        assert first.troubles == ("battery at 9%",)
        assert (await host.device("pad-02")).troubles == ("gone",)
        board = await host.device("horn-01")
        assert (board.online, board.can_move, board.troubles) == (
            False,
            False,
            ("never said hello: is it plugged in?",),
        )


async def test_a_pad_that_nobody_has_heard_for_long_is_silent() -> None:
    async with a_host(*HALL, Health("pad-01", heard_ms=0), BoxState("box", "b1", "online", "l", 700_000)) as host:
        assert (await host.device("pad-01")).is_silent


async def test_the_room_is_told_which_tables_have_a_silent_device() -> None:
    old = Health("pad-01", heard_ms=0)
    names = HostChoices("box", names=(NamedDevice("pad-01", "Bar"),))
    async with a_host(*HALL, names) as host:
        assert (await host.client.get("/api/devices/silent")).json() == {"silent": [], "phones": {}}
        host.hears(old, BoxState("box", "b1", "online", "l", 700_000), replace(PAD_2, online=False))
        assert (await host.client.get("/api/devices/silent")).json()["silent"] == [
            {"table": 1, "name": "Bar (pad-01)", "gone": False, "silent_s": 700.0},
            {"table": 2, "name": "pad-02", "gone": True, "silent_s": None},
        ]


async def test_a_phone_is_listed_with_its_silence() -> None:
    async with a_host(*HALL, night("playing", 3)) as host:
        async with browser_at(str(host.client.base_url)) as phone:
            name = await let_in(phone, host.there, 2)
        [listed] = (await host.devices()).phones
        assert (listed.phone, listed.table, listed.is_silent) == (name, 2, False)
        assert listed.silent_s < 600


async def test_a_signal_tells_who_has_silenced_it() -> None:
    choices = HostChoices("box", muted=("horn",), quiet=QuietSpan("22:00", "08:00"))
    off = SignalState("bell", "box", sounding=False, armed=False, muted=False)
    async with a_host(*HALL, choices, off) as host:
        shown = await host.devices()
        bell, horn = shown.signals
        assert (bell.armed, bell.disarmed_by_host, horn.muted_by_host) == (False, False, True)
        assert [(box.box, box.quiet) for box in shown.boxes] == [("box", QuietSpan("22:00", "08:00"))]


# --- orders ------------------------------------------------------------------------------------------


async def test_a_device_blinks() -> None:
    async with a_host(*HALL) as host:
        assert (await host.orders({"is": "identify", "uid": "pad-02"})).status_code == 200
        assert host.published == [Identify("pad-02")]
        assert (await host.orders({"is": "identify", "uid": "pad-77"})).status_code == 404


async def test_a_pad_gets_another_table_which_its_box_keeps() -> None:
    async with a_host(*HALL, answer=obeys) as host:
        assert (await host.orders({"is": "place", "uid": "pad-02", "table": 5, "bell": True})).status_code == 200
        assert host.published == [Adopt("pad-02", "box", 5, bell=False, kept=True)]
        moved = await host.device("pad-02")
        assert (moved.table, moved.placed, moved.file_table) == (5, True, 2)


async def test_a_device_gets_a_name_which_its_box_keeps() -> None:
    async with a_host(*HALL, answer=obeys) as host:
        assert (await host.orders({"is": "name", "uid": "pad-02", "name": " By the bar "})).status_code == 200
        assert host.published == [NameDevice("box", "pad-02", "By the bar")]
        named = await host.device("pad-02")
        assert (named.name, named.label) == ("By the bar", "By the bar (pad-02)")
        await host.walk({"is": "begin-walk"})
        assert "By the bar (pad-02)" in await host.results()
        assert (await host.orders({"is": "name", "uid": "pad-02", "name": ""})).status_code == 200
        assert (await host.device("pad-02")).label == "pad-02"


@pytest.mark.parametrize(
    ("uid", "name", "reason"),
    [
        ("pad-01", "By the bar", "device-name-taken"),
        ("pad-01", "x" * 33, "device-name-too-long"),
        ("pad-01", "\u202epad", "device-name-unreadable"),
        ("pad-01", "pad-02", "device-name-taken"),
    ],
)
async def test_a_bad_name_is_refused_and_not_sent(uid: str, name: str, reason: str) -> None:
    async with a_host(*HALL, HostChoices("box", names=(NamedDevice("pad-02", "By the bar"),))) as host:
        refused = await host.orders({"is": "name", "uid": uid, "name": name})
        assert (refused.status_code, refused.json()["reason"]["is"]) == (409, reason)
    assert host.published == []


async def test_nobody_names_a_device_that_is_not_there() -> None:
    async with a_host(*HALL) as host:
        assert (await host.orders({"is": "name", "uid": "horn-01", "name": "Stage"})).status_code == 404


async def test_a_board_without_buttons_gets_no_table() -> None:
    board = replace(PAD_1, uid="horn-01", can="bell+horn", table=None)
    async with a_host(*HALL, board, answer=obeys) as host:
        refused = await host.orders({"is": "place", "uid": "horn-01", "table": 5})
        assert (refused.status_code, refused.json()["reason"]) == (409, {"is": "no-buttons", "uid": "horn-01"})
    assert host.published == []


async def test_a_device_whose_table_is_fixed_gets_no_other_one() -> None:
    board = replace(PAD_1, uid="horn-01", can="buttons+horn", table=None)
    async with a_host(*HALL, board, answer=obeys) as host:
        assert not (await host.device("horn-01")).can_move
        refused = await host.orders({"is": "place", "uid": "horn-01", "table": 5})
        assert (refused.status_code, refused.json()) == (
            409,
            {
                "error": "horn-01 cannot be moved here: headtable.toml gives it its work, and its table",
                "reason": {"is": "table-fixed", "uid": "horn-01"},
            },
        )
    assert host.published == []


async def test_a_device_of_another_box_may_have_the_name_of_a_fixed_one() -> None:
    far = replace(PAD_1, uid="horn-01", box="far", table=None)
    state = BoxState("far", "b2", "online", "lease", 100_000, ())
    async with a_host(*HALL, state, far) as host:
        assert (await host.device("horn-01")).can_move


# --- firmware ----------------------------------------------------------------------------------------


OLD = replace(PAD_2, firmware="0.0.9")
BRING: dict[str, object] = {"is": "firmware", "uid": "pad-02"}


def brings(state: UpdateState) -> Answer:
    """A box whose first word of an update this is."""

    def answer(message: MqttMessage) -> tuple[MqttMessage, ...]:
        if not isinstance(message, UpdateFirmware):
            return ()
        return (FirmwareProgress(message.uid, "box", message.id, state, 27, 100),)

    return answer


async def test_a_device_with_older_firmware_may_get_the_newest_one() -> None:
    async with a_host(*HALL, OLD) as host:
        assert (await host.device("pad-02")).newer_firmware == firmware_version()


@pytest.mark.parametrize(
    "device",
    [
        replace(OLD, firmware=firmware_version()),
        replace(OLD, firmware="rehearsal"),
        replace(OLD, online=False),
        replace(OLD, model="signals"),
        replace(OLD, uid="horn-01", model="horn", can="bell+horn", table=None),
    ],
)
async def test_no_other_device_gets_new_firmware(device: Birth) -> None:
    async with a_host(*HALL, device) as host:
        assert (await host.device(device.uid)).newer_firmware is None


async def test_the_page_shows_how_far_an_update_is_and_offers_no_second_one() -> None:
    async with a_host(*HALL, OLD, answer=brings("sending")) as host:
        assert (await host.device("pad-02")).update is None
        assert (await host.orders(BRING)).json() == {"silence": ""}
        [order] = host.published
        assert isinstance(order, UpdateFirmware)
        assert order.uid == "pad-02"
        shown = await host.device("pad-02")
        assert (shown.update, shown.newer_firmware) == (UpdateShown("sending", 27), None)
        host.hears(
            FirmwareProgress("pad-02", "box", order.id, "done", 100, 100), replace(OLD, firmware=firmware_version())
        )
        shown = await host.device("pad-02")
        assert (shown.update, shown.newer_firmware) == (UpdateShown("done", 100), None)


async def test_the_page_shows_why_a_device_got_no_firmware_and_offers_it_again() -> None:
    async with a_host(*HALL, OLD, answer=brings("no-key")) as host:
        assert (await host.orders(BRING)).status_code == 200
        shown = await host.device("pad-02")
        assert (shown.update, shown.newer_firmware) == (UpdateShown("no-key", 27), firmware_version())


async def test_nobody_brings_firmware_to_a_device_that_is_not_there() -> None:
    async with a_host(*HALL, replace(OLD, online=False)) as host:
        assert (await host.orders(BRING)).status_code == 404
    assert host.published == []


def test_an_update_of_which_a_box_says_no_more_is_unanswered_and_its_end_leaves_the_page() -> None:
    now_s = 0.0
    hall = HallWatch(BOX, lambda: now_s, lambda: None, {})
    hall.on_message(FirmwareProgress("pad-02", "box", "u", "sending", 50, 100), "live")
    now_s = 11.0
    assert update_shown(hall, "pad-02") == UpdateShown("unanswered", 50)
    hall.on_message(FirmwareProgress("pad-02", "box", "u", "done", 100, 100), "live")
    now_s = 600.0
    assert update_shown(hall, "pad-02") == UpdateShown("done", 100)
    now_s = 612.0
    assert update_shown(hall, "pad-02") is None


async def test_a_signal_is_muted_and_the_horn_gets_quiet_hours() -> None:
    async with a_host(*HALL, answer=obeys) as host:
        for change in ("mute", "unmute", "disarm", "arm"):
            switch: dict[str, object] = {"is": "switch", "box": "box", "signal": "horn", "change": change}
            assert (await host.orders(switch)).status_code == 200
        span = {"is": "quiet-span", "start": "22:00", "end": "08:00"}
        assert (await host.orders({"is": "quiet", "box": "box", "quiet": span})).status_code == 200
        assert (await host.orders({"is": "quiet", "box": "box", "quiet": None})).status_code == 200
    assert host.published == [
        SetSignal("box", "horn", "mute", "b1", 100_000),
        SetSignal("box", "horn", "unmute", "b1", 100_000),
        SetSignal("box", "horn", "disarm", "b1", 100_000),
        SetSignal("box", "horn", "arm", "b1", 100_000),
        SetQuietHours("box", "b1", 100_000, QuietSpan("22:00", "08:00")),
        SetQuietHours("box", "b1", 100_000),
    ]


async def test_a_test_is_a_chirp_and_tells_why_it_was_not_heard() -> None:
    order: dict[str, object] = {"is": "test", "box": "box", "signal": "horn"}
    async with a_host(*HALL, answer=obeys) as host:
        assert (await host.orders(order)).json() == {"silence": ""}
        [chirp] = host.published
        assert isinstance(chirp, Chirp)
        assert (chirp.box, chirp.signal, chirp.boot, chirp.sent_ms) == ("box", "horn", "b1", 100_000)
    async with a_host(*HALL, answer=mutes) as host:
        assert (await host.orders(order)).json() == {"silence": "the horn is muted"}


async def test_nothing_is_tested_while_a_round_is_in_play() -> None:
    async with a_host(*HALL, replace(ENGINE, in_play=True), answer=obeys) as host:
        answer = await host.orders({"is": "test", "box": "box", "signal": "horn"})
        assert answer.json() == {"silence": "a round is in play: nothing is tested now"}
    assert host.published == []


async def test_an_order_returns_the_reason_of_a_silence_as_data() -> None:
    hall = HallWatch(BOX, lambda: 0.0, lambda: None, {})
    for message in (*HALL, replace(ENGINE, in_play=True)):
        hall.on_message(message, "live")
    silent = await DeviceOrders(hall, lambda _: True).follow(TestSignal("box", "horn"))
    assert silent == StayedSilent("horn", RoundInPlay())


@pytest.mark.parametrize(
    "order",
    [
        {"is": "test", "box": "far", "signal": "horn"},
        {"is": "switch", "box": "far", "signal": "horn", "change": "mute"},
        {"is": "quiet", "box": "far", "quiet": None},
    ],
)
async def test_a_box_that_is_not_there_is_ordered_nothing(order: dict[str, object]) -> None:
    async with a_host(*HALL, answer=obeys) as host:
        assert (await host.orders(order)).status_code == 503
    assert host.published == []


async def test_an_invalid_hour_is_refused() -> None:
    async with a_host(*HALL) as host:
        span = {"is": "quiet-span", "start": "24:00", "end": "08:00"}
        assert (await host.orders({"is": "quiet", "box": "box", "quiet": span})).status_code == 400
    assert host.published == []


async def test_quiet_hours_that_end_when_they_begin_are_refused() -> None:
    async with a_host(*HALL, answer=obeys) as host:
        span = {"is": "quiet-span", "start": "22:00", "end": "22:00"}
        refused = await host.orders({"is": "quiet", "box": "box", "quiet": span})
        assert (refused.status_code, refused.json()) == (
            409,
            {
                "error": "the quiet hours begin and end at 22:00: choose two different times, or no quiet hours",
                "reason": {"is": "equal-hours", "hour": "22:00"},
            },
        )
    assert host.published == []


# --- the walk ----------------------------------------------------------------------------------------


def pressed(uid: str, said: Press, table: int, seq: int = 1) -> Heard:
    """What the box says of a press."""
    return Heard(uid, "1", seq, said, table)


async def test_each_device_that_is_heard_is_ticked_off_in_any_order() -> None:
    async with a_host(*HALL, answer=obeys) as host:
        assert (await host.walk()).stations == ()
        await host.walk({"is": "begin-walk"})
        everything = ["pad-02", "pad-01", "pad-01, bell button", "horn-01, bell", "horn-01, horn"]
        assert await host.results() == dict.fromkeys(everything, "open")
        host.hears(pressed("pad-01", Press("two"), 1), pressed("pad-02", Press("one", 60_000), 2))
        assert await host.results() == {**dict.fromkeys(everything, "open"), "pad-01": "answered"}
        host.hears(pressed("pad-02", Press("cocked"), 2, 2), pressed("pad-01", Press("bell"), 1, 2))
        await host.orders({"is": "test", "box": "box", "signal": "horn"})
        await host.walk({"is": "judge", "signal": "horn", "heard": True})
        walk = await host.walk({"is": "judge", "signal": "bell", "heard": False})
        assert [station.result for station in walk.stations] == [*(3 * ["answered"]), "failed", "answered"]
        assert walk.summary == "4 of 5 answered, 1 needs looking after"
        assert (await host.walk({"is": "end-walk"})).stations == ()


async def test_a_chirp_that_the_box_refuses_fails_its_station() -> None:
    async with a_host(*HALL, answer=mutes) as host:
        await host.walk({"is": "begin-walk"})
        await host.orders({"is": "test", "box": "box", "signal": "horn"})
        horn = (await host.walk()).stations[-1]
        assert (horn.result, horn.notes) == ("failed", "the horn is muted")


@pytest.mark.parametrize("phase", ["playing", "called", "seating", "settling", "final"])
async def test_nobody_walks_while_presses_count(phase: Phase) -> None:
    async with a_host(*HALL, night(phase)) as host:
        assert (await host.client.post("/api/devices/walk", json={"is": "begin-walk"})).status_code == 409


async def test_nobody_walks_without_an_engine() -> None:
    async with a_host(*HALL, EngineState("e1", "lost")) as host:
        assert (await host.client.post("/api/devices/walk", json={"is": "begin-walk"})).status_code == 409


async def test_between_rounds_the_bell_button_is_left_out() -> None:
    async with a_host(*HALL, night("ready")) as host:
        await host.walk({"is": "begin-walk"})
        assert (await host.results())["pad-01, bell button"] == "left-out"


async def test_a_round_ends_the_walk() -> None:
    async with a_host(*HALL) as host:
        await host.walk({"is": "begin-walk"})
        host.hears(night("playing"), pressed("pad-01", Press("two"), 1))
        walk = await host.walk()
        assert "a round is in play" in walk.why
        assert (await host.results())["pad-01"] == "open"


async def test_nobody_judges_without_a_walk() -> None:
    async with a_host(*HALL) as host:
        judged = {"is": "judge", "signal": "horn", "heard": True}
        assert (await host.client.post("/api/devices/walk", json=judged)).status_code == 409


async def test_a_pad_that_a_host_has_placed_is_walked_to_at_its_new_table() -> None:
    choices = HostChoices("box", pads=(PlacedPad("pad-02", 7, file_table=2),))
    async with a_host(*HALL, choices) as host:
        walk = await host.walk({"is": "begin-walk"})
        assert [(one.uid, one.place) for one in walk.stations if one.uid == "pad-02"] == [("pad-02", "table 7")]
