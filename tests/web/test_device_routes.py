"""The page of the devices for hosts: what it lists, and what it orders. Nobody else sees any of it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from headtable.messages.device_names import NamedDevice, NameDevice
from headtable.messages.devices import Adopt, Health, Identify
from headtable.messages.host_choices import HostChoices, QuietSpan, SetQuietHours, SetSignal
from headtable.messages.rooms import BoxState
from headtable.messages.silence_reasons import RoundInPlay
from headtable.messages.sound_commands import Chirp, SignalState
from headtable.web.device_orders import DeviceOrders, StayedSilent, TestSignal
from headtable.web.hall_watch import HallWatch
from tests.web.device_guest import BOX, ENGINE, HALL, PAD_1, PAD_2, a_guest, a_host, mutes, obeys
from tests.web.house import browser_at, let_in, let_in_as_host, night

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
