"""The money sheet for hosts, as a page and as a CSV file."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta, Struct
from msgspec.structs import replace

from headtable.messages.words import Count
from headtable.saying import text
from headtable.web.csv_files import Cell, csv_download, csv_text
from headtable.web.exchange import CSV, NEVER_STORED, Exchange
from headtable.web.guard import Browser, HostSessions, same_site
from headtable.web.guest_list import Cents, Guest, GuestList
from headtable.web.guests_tonight import is_of_earlier_night
from headtable.web.live_room import LiveRoom
from headtable.web.money_sheet import MoneySheet, as_dollars, money_sheet, prizes_tonight
from headtable.web.pages import host_page

HEADINGS = ("csv-money-kind", "csv-money-what", "csv-money-amount")


class AddExpense(Struct, frozen=True, forbid_unknown_fields=True, tag="expense", tag_field="is"):
    """Something has cost this much."""

    what: Annotated[str, Meta(min_length=1, max_length=100)]
    cents: Cents


class RemoveExpense(Struct, frozen=True, forbid_unknown_fields=True, tag="remove-expense", tag_field="is"):
    """Forget an expense."""

    expense: Count


_ORDER: msgspec.json.Decoder[AddExpense | RemoveExpense] = msgspec.json.Decoder(AddExpense | RemoveExpense)
_MONEY = Exchange(MoneySheet, _ORDER)


def money_routes(guests: GuestList, room: LiveRoom, hosts: HostSessions) -> list[HTTPRouteHandler]:
    """The page, the sheet, its file, and the host's changes to the expenses."""

    @get("/money", sync_to_thread=False)
    def shown(request: Browser) -> Response[bytes]:
        return host_page("money", request, hosts)

    @get("/api/money", opt=_MONEY.opt, guards=[hosts.guard])
    async def sheet() -> Response[bytes]:
        """The money sheet."""
        await guests.stored()
        return _MONEY.response(_sheet(guests, room), NEVER_STORED)

    @post("/api/money", opt=_MONEY.opt, guards=[same_site, hosts.guard], status_code=200)
    async def order(request: Browser) -> Response[bytes]:
        """Add or remove an expense."""
        match _MONEY.body(await request.body()):
            case AddExpense(what, cents):
                guests.add_expense(" ".join(what.split()), cents)
            case RemoveExpense(number):
                guests.remove_expense(number)
        await guests.stored()
        return _MONEY.response(_sheet(guests, room), NEVER_STORED)

    @get("/host/money.csv", opt=CSV.opt, guards=[hosts.guard])
    async def file(request: Browser) -> Response[str]:
        """The money sheet as a file."""
        await guests.stored()
        return csv_download(money_csv(guests.guests, _sheet(guests, room)), request)

    return [shown, sheet, order, file]


def _sheet(guests: GuestList, room: LiveRoom) -> MoneySheet:
    sheet = money_sheet(guests.guests, prizes_tonight(guests, room), guests.expenses)
    return replace(sheet, earlier=is_of_earlier_night(guests, room))


def money_csv(guests: tuple[Guest, ...], sheet: MoneySheet) -> str:
    """One line for each payment, prize and expense, for the pot that the prizes divide, and for the donation."""
    lines = [
        *(_line(text("csv-money-paid"), guest.name, guest.paid) for guest in guests if guest.paid),
        _line(text("csv-money-pot"), "", sheet.pot),
        *(_line(text("csv-money-prize"), prize.name, prize.cents) for prize in sheet.prizes),
        *(_line(text("csv-money-expense"), expense.what, expense.cents) for expense in sheet.expenses),
        _line(text("csv-money-donation"), "", sheet.donation),
    ]
    return csv_text(HEADINGS, lines)


def _line(kind: str, what: str, cents: int) -> list[Cell]:
    return [kind, what, as_dollars(cents)]
