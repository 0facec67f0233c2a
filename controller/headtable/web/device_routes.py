"""The pages of the devices and of the walk test, for hosts, and the API behind them."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus

import msgspec
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from headtable.messages.host_choices import SignalChange
from headtable.messages.words import Signal
from headtable.saying import say
from headtable.web.device_orders import (
    BringFirmware,
    ChooseQuietHours,
    DeviceOrder,
    DeviceOrders,
    IdentifyDevice,
    PlaceDevice,
    RenameDevice,
    SignalOrder,
    SwitchSignal,
    TestSignal,
)
from headtable.web.device_view import Devices, Silences, WalkShown, devices_of, silences_of, walk_of
from headtable.web.exchange import NEVER_STORED, Answers, Exchange
from headtable.web.guard import Browser, HostSessions, same_site
from headtable.web.hall_watch import HallWatch, time_of_day
from headtable.web.host_log import Act, describe
from headtable.web.pages import host_page
from headtable.web.phones import Phones
from headtable.web.refusals import NobodyWalks, Refused


class Followed(Struct, frozen=True):
    """An order was followed; ``silence`` is the sentence that says why a signal stayed silent."""

    silence: str = ""


class BeginWalk(Struct, frozen=True, forbid_unknown_fields=True, tag="begin-walk", tag_field="is"):
    """Begin a walk, or begin it again."""


class EndWalk(Struct, frozen=True, forbid_unknown_fields=True, tag="end-walk", tag_field="is"):
    """End the walk, and forget what has answered."""


class JudgeSignal(Struct, frozen=True, forbid_unknown_fields=True, tag="judge", tag_field="is"):
    """Say whether somebody heard the signal."""

    signal: Signal
    heard: bool


SIGNAL_ACTS: Mapping[SignalChange, Act] = {
    "arm": "signal-arm", "disarm": "signal-disarm", "mute": "signal-mute", "unmute": "signal-unmute",
}  # fmt: skip
WalkOrder = BeginWalk | EndWalk | JudgeSignal
_DEVICES = Answers(Devices)
_SILENCES = Answers(Silences)
_ORDER: msgspec.json.Decoder[DeviceOrder] = msgspec.json.Decoder(DeviceOrder)
_FOLLOWED = Exchange(Followed, _ORDER)
_WALK_ORDER: msgspec.json.Decoder[WalkOrder] = msgspec.json.Decoder(WalkOrder)
_WALK = Exchange(WalkShown, _WALK_ORDER)


def device_routes(
    hall: HallWatch, phones: Phones, orders: DeviceOrders, hosts: HostSessions
) -> list[HTTPRouteHandler]:
    """What a host sees of the devices, and what a host may tell them."""

    @get("/devices", sync_to_thread=False)
    def devices_page(request: Browser) -> Response[bytes]:
        return host_page("devices", request, hosts)

    @get("/api/devices", opt=_DEVICES.opt, guards=[hosts.guard], sync_to_thread=False)
    def devices() -> Response[bytes]:
        """List the devices, the signals and the quiet hours."""
        return _DEVICES.response(devices_of(hall, phones), NEVER_STORED)

    @get("/api/devices/silent", opt=_SILENCES.opt, guards=[hosts.guard_for("scorekeeper")], sync_to_thread=False)
    def silent() -> Response[bytes]:
        """List the devices and the phones at the tables that nobody hears any more."""
        return _SILENCES.response(silences_of(hall, phones), NEVER_STORED)

    @post("/api/devices", opt=_FOLLOWED.opt, guards=[same_site, hosts.guard], status_code=200)
    async def follow(request: Browser) -> Response[bytes]:
        """Let a device blink, give it a table, a name or new firmware, or test, mute or disarm a signal."""
        order = _FOLLOWED.body(await request.body())
        describe(request, *_act(order))
        silent = await orders.follow(order)
        sentence = say(silent.why, signal=silent.signal) if silent else ""
        return _FOLLOWED.response(Followed(sentence), NEVER_STORED)

    return [devices_page, devices, silent, follow]


def _act(order: DeviceOrder) -> tuple[Act, str]:
    """What the log calls an order, with its device, signal or box."""
    match order:
        case TestSignal() | SwitchSignal() | ChooseQuietHours():
            return _signal_act(order)
        case IdentifyDevice(uid):
            return "device-identified", uid
        case PlaceDevice(uid):
            return "device-placed", uid
        case RenameDevice(uid):
            return "device-named", uid
        case BringFirmware(uid):
            return "device-updated", uid


def _signal_act(order: SignalOrder) -> tuple[Act, str]:
    match order:
        case TestSignal(_, signal):
            return "signal-tested", signal
        case SwitchSignal(_, signal, change):
            return SIGNAL_ACTS[change], signal
        case ChooseQuietHours(box):
            return "quiet-hours", box


def walk_routes(hall: HallWatch, hosts: HostSessions) -> list[HTTPRouteHandler]:
    """The walk test of a host with a phone. All hosts see the same walk."""

    @get("/devices/walk", sync_to_thread=False)
    def walk_page(request: Browser) -> Response[bytes]:
        return host_page("walk", request, hosts)

    @get("/api/devices/walk", opt=_WALK.opt, guards=[hosts.guard], sync_to_thread=False)
    def walk() -> Response[bytes]:
        """Show the walk test."""
        return _WALK.response(walk_of(hall), NEVER_STORED)

    @post("/api/devices/walk", opt=_WALK.opt, guards=[same_site, hosts.guard], status_code=200)
    async def order(request: Browser) -> Response[bytes]:
        """Begin or end the walk test, or judge a signal."""
        _follow(hall, _WALK.body(await request.body()))
        return _WALK.response(walk_of(hall), NEVER_STORED)

    return [walk_page, walk, order]


def _follow(hall: HallWatch, order: WalkOrder) -> None:
    match order:
        case BeginWalk():
            if why := hall.begin_walk():
                raise Refused(HTTPStatus.CONFLICT, why)
        case EndWalk():
            hall.end_walk()
        case JudgeSignal(signal, heard):
            if hall.walk is None:
                raise Refused(HTTPStatus.CONFLICT, NobodyWalks())
            note = hall.note_heard if heard else hall.note_unheard
            note(signal, time_of_day())
