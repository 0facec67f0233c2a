"""The door: guests are checked in, pay, and take a seat when they come late. Several devices may do so at once."""

from __future__ import annotations

from collections.abc import Iterator
from http import HTTPStatus

import msgspec
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct
from msgspec.structs import replace

from headtable.messages.inputs import Heard
from headtable.messages.people import Arrive
from headtable.messages.refusals.people import IsHereAlready
from headtable.messages.words import Count, Name
from headtable.saying import text
from headtable.web.api import Verdict, verdict_on
from headtable.web.decoding import Number, number_in
from headtable.web.engine_requests import EngineRequests
from headtable.web.exchange import NEVER_STORED, Exchange
from headtable.web.guard import Browser, HostSessions, same_site
from headtable.web.guest_list import Attendance, Cents, GuestChange, GuestList, NewGuest, Wish, with_status
from headtable.web.guest_names import name_problem, similar_names, tidy
from headtable.web.guests_tonight import guests_tonight, is_of_earlier_night
from headtable.web.live_room import LiveRoom
from headtable.web.money_sheet import price_of
from headtable.web.pages import host_page
from headtable.web.refusals import Refused
from headtable.web.state_file import AccountRole


class DoorGuest(Struct, frozen=True):
    """A guest as the door sees them, without the e-mail address."""

    id: int
    name: Name
    paid: Cents
    wish: Wish
    status: Attendance


class DoorList(Struct, frozen=True):
    """Everybody on the list, and what one guest pays."""

    guests: tuple[DoorGuest, ...]
    price: Cents
    is_priced: bool  # whether a host or the rules say what a guest pays
    wrong: tuple[str, ...] = ()  # with the file of the list
    earlier: bool = False  # whether the list is of an earlier night


class DoorDone(Struct, frozen=True):
    """The list after a tap, and the number by which the tap can be taken back."""

    list: DoorList
    change: int | None = None
    warning: str = ""


class SetStatus(Struct, frozen=True, forbid_unknown_fields=True, tag="status", tag_field="is"):
    """The guest is here, or is a no-show."""

    guest: Count
    status: Attendance


class SetPaid(Struct, frozen=True, forbid_unknown_fields=True, tag="paid", tag_field="is"):
    """The guest has paid this amount in all."""

    guest: Count
    cents: Cents


class WalkIn(Struct, frozen=True, forbid_unknown_fields=True, tag="walk-in", tag_field="is"):
    """Somebody is here who was not on the list."""

    name: Name


class UndoTap(Struct, frozen=True, forbid_unknown_fields=True, tag="undo", tag_field="is"):
    """Take one change back."""

    change: Count


class SeatNow(Struct, frozen=True, forbid_unknown_fields=True):
    """The guest is here, and gets a chair of the night that is open."""

    guest: Count


Tap = SetStatus | SetPaid | WalkIn | UndoTap
_TAP: msgspec.json.Decoder[Tap] = msgspec.json.Decoder(Tap)
_LIST = Exchange(DoorList, _TAP)
_DONE = Exchange(DoorDone, _TAP)
_SEAT = Exchange(Verdict, msgspec.json.Decoder(SeatNow), Number)


def door_routes(
    guests: GuestList, requests: EngineRequests, room: LiveRoom, hosts: HostSessions, numbers: Iterator[Number]
) -> list[HTTPRouteHandler]:
    """The page for the door, its list, its taps, and the seats of late guests."""
    return [*_views(guests, room, hosts), _tap(guests, room, hosts), _seat(guests, requests, room, hosts, numbers)]


def _views(guests: GuestList, room: LiveRoom, hosts: HostSessions) -> list[HTTPRouteHandler]:
    @get("/door", sync_to_thread=False)
    def door(request: Browser) -> Response[bytes]:
        return host_page("door", request, hosts, "door")

    @get("/api/door", opt=_LIST.opt, guards=[hosts.guard_for("door")])
    async def listed() -> Response[bytes]:
        """List the guests for the door."""
        await guests.stored()
        return _LIST.response(_list(guests, room), NEVER_STORED)

    return [door, listed]


def _tap(guests: GuestList, room: LiveRoom, hosts: HostSessions) -> HTTPRouteHandler:
    @post("/api/door/tap", opt=_DONE.opt, guards=[same_site, hosts.guard_for("door")], status_code=200)
    async def tapped(request: Browser) -> Response[bytes]:
        """Check a guest in, note a payment, add somebody, or take a change back."""
        tap = _DONE.body(await request.body())
        change, warning = _handle(guests, tap, hosts.signed_in(request).role)
        await guests.stored()
        done = DoorDone(_list(guests, room), change.number if change else None, warning)
        return _DONE.response(done, NEVER_STORED)

    return tapped


def _seat(
    guests: GuestList, requests: EngineRequests, room: LiveRoom, hosts: HostSessions, numbers: Iterator[Number]
) -> HTTPRouteHandler:
    @post("/api/door/seat", opt=_SEAT.opt, guards=[same_site, hosts.guard_for("door")], status_code=200)
    async def seat(request: Browser) -> Response[bytes]:
        """Seat a late guest; the engine decides."""
        guest = guests.guest(_SEAT.body(await request.body()).guest)
        number = number_in(request) or next(numbers)
        heard = Heard(hosts.signed_in(request).uid, number.boot, number.seq, Arrive(guest.name), role="host")
        verdict = await verdict_on(requests, room, heard)
        if verdict.accepted or isinstance(verdict.refusal, IsHereAlready):
            guests.change(with_status(guests.guest(guest.id), "here"), by="door")
            await guests.stored()
        return _SEAT.response(verdict)

    return seat


def _list(guests: GuestList, room: LiveRoom) -> DoorList:
    price = price_of(guests, room)
    shown = (DoorGuest(one.id, one.name, one.paid, one.wish, one.status) for one in guests_tonight(guests, room))
    return DoorList(
        tuple(shown), price, guests.price is not None or price > 0, guests.wrong, is_of_earlier_night(guests, room)
    )


def _handle(guests: GuestList, tap: Tap, role: AccountRole) -> tuple[GuestChange | None, str]:
    """The change, if there was one, and a warning for the host."""
    match tap:
        case SetStatus(number, status):
            return guests.change(with_status(guests.guest(number), status), by="door"), ""
        case SetPaid(number, cents):
            return guests.change(replace(guests.guest(number), paid=cents), by="door"), ""
        case WalkIn(name):
            return _walk_in(guests, tidy(name))
        case UndoTap(number):
            return guests.undo(number, by="host" if role == "host" else "door"), ""


def _walk_in(guests: GuestList, name: str) -> tuple[GuestChange, str]:
    if problem := name_problem(name, guests.names):
        raise Refused(HTTPStatus.CONFLICT, problem)
    warnings = [text("guests-similar", name=name, other=other) for _, other in similar_names([name], guests.names)]
    [change] = guests.add([NewGuest(name, status="here")], by="door")
    return change, "".join(warnings)
