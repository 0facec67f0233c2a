"""The page of the guest list, where a host adds guests before the night and corrects what is written about them."""

from __future__ import annotations

from collections.abc import Sequence
from http import HTTPStatus
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta, Struct
from msgspec.structs import replace

from headtable.messages.words import Count, Message, Name
from headtable.saying.currencies import plain
from headtable.web.attendance import is_under_way
from headtable.web.csv_files import Cell, csv_download, csv_text
from headtable.web.exchange import CSV, NEVER_STORED, Exchange
from headtable.web.guard import Browser, HostSessions, same_site
from headtable.web.guest_csv import read_csv
from headtable.web.guest_headings import HEADINGS, status_word
from headtable.web.guest_list import MOST_GUESTS, Attendance, Cents, Email, Guest, GuestList, NewGuest, Wish
from headtable.web.guest_names import name_problem, tidy
from headtable.web.guest_rows import GuestsTaken, Row, take_all, take_right_ones
from headtable.web.guests_tonight import guests_tonight, is_of_earlier_night
from headtable.web.live_room import LiveRoom
from headtable.web.money_sheet import price_of
from headtable.web.pages import host_page
from headtable.web.pasted_names import Pasted, pasted_rows, rows_as
from headtable.web.refusals import Refused

MOST_BYTES = 500_000  # of a file in which every guest has a long address and a long wish
MOST_LINES = 4 * MOST_GUESTS  # of a text that may be a table; the list has room for fewer guests
LONGEST_BODY = MOST_BYTES * 4 // 3 + 100_000  # bytes: the file in base64, and better names for all lines


class AllGuests(Struct, frozen=True):
    """The guest list as the host's page shows it."""

    guests: tuple[Guest, ...]
    price: Cents | None  # as the host has set it, or as the rules have it
    wrong: tuple[str, ...] = ()  # with the file of the list
    earlier: bool = False  # whether the list is of an earlier night


class AddNames(Struct, frozen=True, forbid_unknown_fields=True):
    """Names that a host has typed or pasted; ``instead`` has better ones for some lines.

    ``pasted`` is the whole text: if it is a table, its columns are read instead of the names.
    """

    names: Annotated[tuple[str, ...], Meta(max_length=MOST_LINES)]
    pasted: Pasted = ""
    status: Attendance = "expected"
    instead: dict[int, str] = {}
    others: bool = False


class AddFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A CSV file, in base64; ``instead`` has better names for some lines."""

    file: bytes
    instead: dict[int, str] = {}
    others: bool = False


class EditGuest(Struct, frozen=True, forbid_unknown_fields=True, tag="edit", tag_field="is"):
    """Correct what is written about a guest; without a status it stays, because the door may have changed it."""

    guest: Count
    name: Name
    email: Email
    wish: Wish
    status: Attendance | None = None


class RemoveGuest(Struct, frozen=True, forbid_unknown_fields=True, tag="remove", tag_field="is"):
    """Take a guest off the list."""

    guest: Count


class SetPrice(Struct, frozen=True, forbid_unknown_fields=True, tag="price", tag_field="is"):
    """Set what one guest pays; without cents, as the rules have it."""

    cents: Cents | None = None


class EmptyList(Struct, frozen=True, forbid_unknown_fields=True, tag="empty", tag_field="is"):
    """Forget all guests and all expenses."""


class ExpectAgain(Struct, frozen=True, forbid_unknown_fields=True, tag="again", tag_field="is"):
    """Everybody is expected at another night, and has paid nothing; alternates stay alternates."""


class ListOfTonight(Message, tag="list-of-tonight"):
    """The list is of the night that is under way, so nobody is expected again yet."""


Order = EditGuest | RemoveGuest | SetPrice | EmptyList | ExpectAgain
_NAMES = Exchange(GuestsTaken, msgspec.json.Decoder(AddNames))
_FILE = Exchange(GuestsTaken, msgspec.json.Decoder(AddFile))
_ORDER: msgspec.json.Decoder[Order] = msgspec.json.Decoder(Order)
_GUESTS = Exchange(AllGuests, _ORDER)


def guest_list_routes(guests: GuestList, room: LiveRoom, hosts: HostSessions) -> list[HTTPRouteHandler]:
    """The page, the list, and every change that a host makes there."""
    return [*_views(guests, room, hosts), *_changes(guests, room, hosts)]


def _views(guests: GuestList, room: LiveRoom, hosts: HostSessions) -> list[HTTPRouteHandler]:
    @get("/guests", sync_to_thread=False)
    def shown(request: Browser) -> Response[bytes]:
        return host_page("guest-list", request, hosts)

    @get("/api/guests", opt=_GUESTS.opt, guards=[hosts.guard])
    async def all_guests() -> Response[bytes]:
        """The guest list with all that is known of each guest."""
        await guests.stored()
        return _GUESTS.response(_all(guests, room), NEVER_STORED)

    @get("/host/guests.csv", opt=CSV.opt, guards=[hosts.guard])
    async def file(request: Browser) -> Response[str]:
        """The guest list as a file."""
        await guests.stored()
        return csv_download(guests_csv(guests_tonight(guests, room)), request)

    return [shown, all_guests, file]


def _changes(guests: GuestList, room: LiveRoom, hosts: HostSessions) -> list[HTTPRouteHandler]:
    @post(
        "/api/guests/names", opt=_NAMES.opt, guards=[same_site, hosts.guard], status_code=200,
        request_max_body_size=LONGEST_BODY,
    )  # fmt: skip
    async def add_names(request: Browser) -> Response[bytes]:
        """Add guests by their names, or from a table that was pasted."""
        said = _NAMES.body(await request.body())
        return await _take(guests, _rows(said), said)

    @post(
        "/api/guests/file", opt=_FILE.opt, guards=[same_site, hosts.guard], status_code=200,
        request_max_body_size=LONGEST_BODY,
    )  # fmt: skip
    async def add_file(request: Browser) -> Response[bytes]:
        """Add guests from a CSV file."""
        said = _FILE.body(await request.body())
        return await _take(guests, read_csv(said.file), said)

    @post("/api/guests", opt=_GUESTS.opt, guards=[same_site, hosts.guard], status_code=200)
    async def order(request: Browser) -> Response[bytes]:
        """Correct or remove a guest, set the price, or empty the list."""
        _handle(guests, room, _GUESTS.body(await request.body()))
        await guests.stored()
        return _GUESTS.response(_all(guests, room), NEVER_STORED)

    return [add_names, add_file, order]


def _rows(said: AddNames) -> list[Row]:
    if table := pasted_rows(said.pasted):
        return rows_as(said.status, table)
    return [Row(line, NewGuest(name, status=said.status)) for line, name in enumerate(said.names, 1)]


async def _take(guests: GuestList, rows: Sequence[Row], said: AddNames | AddFile) -> Response[bytes]:
    """Take all rows, or the right ones if the host wants the others without the wrong ones."""
    take = take_right_ones if said.others else take_all
    taken = take(guests, rows, said.instead)
    await guests.stored()
    return _NAMES.response(taken, NEVER_STORED)


def _all(guests: GuestList, room: LiveRoom) -> AllGuests:
    price = guests.price if guests.price is not None else price_of(guests, room) or None
    return AllGuests(guests_tonight(guests, room), price, guests.wrong, is_of_earlier_night(guests, room))


def _handle(guests: GuestList, room: LiveRoom, order: Order) -> None:
    match order:
        case EditGuest():
            _edit(guests, order)
        case RemoveGuest(number):
            guests.remove(number)
        case SetPrice(cents):
            guests.set_price(cents)
        case EmptyList():
            guests.empty()
        case ExpectAgain():
            if is_under_way(room) and guests.night == room.night_name:
                raise Refused(HTTPStatus.CONFLICT, ListOfTonight())
            guests.expect_again()


def _edit(guests: GuestList, order: EditGuest) -> None:
    before = guests.guest(order.guest)
    name = tidy(order.name)
    if problem := name_problem(name, set(guests.names) - {before.name}):
        raise Refused(HTTPStatus.CONFLICT, problem)
    email, wish = order.email.strip(), order.wish.strip()
    status = order.status or before.status
    guests.change(replace(before, name=name, email=email, wish=wish, status=status))


def guests_csv(guests: tuple[Guest, ...]) -> str:
    """One line for each guest."""
    return csv_text(HEADINGS.values(), map(_line, guests))


def _line(guest: Guest) -> list[Cell]:
    return [guest.name, plain(guest.paid), guest.email, guest.wish, status_word(guest.status)]
