"""The money sheet for hosts, as a page and as a CSV file."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta, Struct
from msgspec.structs import replace

from headtable.messages.words import Count, Message
from headtable.rulecard.prize_name import prize_name
from headtable.saying import text
from headtable.saying.currencies import currency, plain
from headtable.web.csv_files import Cell, csv_download, csv_text
from headtable.web.decoding import decoded_query
from headtable.web.exchange import CSV, NEVER_STORED, Answers, Delivers, Exchange
from headtable.web.guard import Browser, HostSessions, same_site
from headtable.web.guest_list import Cents, GuestList, MoneyKind
from headtable.web.guests_tonight import is_of_earlier_night
from headtable.web.live_room import LiveRoom
from headtable.web.money_record import MoneyRecord
from headtable.web.money_sheet import MoneyPrize, MoneySheet, NightMoney
from headtable.web.night_folder import NightFolder
from headtable.web.pages import host_page
from headtable.web.past_night_routes import Which
from headtable.web.refusals import Refused

HEADINGS = ("csv-money-kind", "csv-money-what", "csv-money-amount", "csv-money-currency")


class AddMoneyLine(Struct, frozen=True, forbid_unknown_fields=True, tag="add", tag_field="is"):
    """Something has cost this much, or something else than the guests has brought it."""

    kind: MoneyKind
    what: Annotated[str, Meta(min_length=1, max_length=100)]
    cents: Cents


class RemoveMoneyLine(Struct, frozen=True, forbid_unknown_fields=True, tag="remove", tag_field="is"):
    """Forget an expense or an income."""

    line: Count


Order = AddMoneyLine | RemoveMoneyLine


class NoMoneyKept(Message, tag="no-money-kept"):
    """Nothing is known of the money of this night."""


_ORDER: msgspec.json.Decoder[Order] = msgspec.json.Decoder(Order)
_MONEY = Exchange(MoneySheet, _ORDER)
_PAST = Answers(MoneySheet, Which)
_PAST_CSV = Delivers(CSV.media_type, Which)


def money_routes(
    guests: GuestList, room: LiveRoom, record: MoneyRecord, hosts: HostSessions
) -> list[HTTPRouteHandler]:
    """The page, the sheet, its file, and the host's changes to expenses and income."""
    return [*_sheet(guests, room, record, hosts), _money_file(guests, record, hosts)]


def _sheet(guests: GuestList, room: LiveRoom, record: MoneyRecord, hosts: HostSessions) -> list[HTTPRouteHandler]:
    async def sheet_now() -> Response[bytes]:
        await guests.stored()
        now = replace(record.now().sheet, earlier=is_of_earlier_night(guests, room))
        return _MONEY.response(now, NEVER_STORED)

    @get("/money", sync_to_thread=False)
    def shown(request: Browser) -> Response[bytes]:
        return host_page("money", request, hosts)

    @get("/api/money", opt=_MONEY.opt, guards=[hosts.guard])
    async def sheet() -> Response[bytes]:
        """The money sheet."""
        return await sheet_now()

    @post("/api/money", opt=_MONEY.opt, guards=[same_site, hosts.guard], status_code=200)
    async def order(request: Browser) -> Response[bytes]:
        """Add or remove an expense or an income."""
        _handle(guests, _MONEY.body(await request.body()))
        return await sheet_now()

    return [shown, sheet, order]


def _money_file(guests: GuestList, record: MoneyRecord, hosts: HostSessions) -> HTTPRouteHandler:
    @get("/host/money.csv", opt=CSV.opt, guards=[hosts.guard])
    async def file(request: Browser) -> Response[str]:
        """The money sheet as a file."""
        await guests.stored()
        return csv_download(money_csv(record.now()), request)

    return file


def _handle(guests: GuestList, order: Order) -> None:
    match order:
        case AddMoneyLine(kind, what, cents):
            guests.add_money_line(kind, " ".join(what.split()), cents)
        case RemoveMoneyLine(number):
            guests.remove_money_line(number)


def past_money_routes(nights: NightFolder, record: MoneyRecord, hosts: HostSessions) -> list[HTTPRouteHandler]:
    """The money of a night that was put away, as data and as a file."""

    async def kept(request: Browser) -> NightMoney:
        file = decoded_query(Which, request).file
        night = await asyncio.to_thread(nights.past_night, file)
        money = record.of(night.night)
        if money is None:
            raise Refused(HTTPStatus.NOT_FOUND, NoMoneyKept())
        return money

    @get("/api/nights/money", opt=_PAST.opt, guards=[hosts.guard])
    async def sheet(request: Browser) -> Response[bytes]:
        """The money sheet of a past night."""
        return _PAST.response((await kept(request)).sheet, headers=NEVER_STORED)

    @get("/nights/money.csv", opt=_PAST_CSV.opt, guards=[hosts.guard])
    async def file(request: Browser) -> Response[str]:
        """The money sheet of a past night as a file."""
        return csv_download(money_csv(await kept(request)), request)

    return [sheet, file]


def money_csv(money: NightMoney) -> str:
    """One line for each payment, income, prize and expense, for the pot that the prizes divide, and for what is left.

    A shortfall is negative.
    """
    sheet = money.sheet
    forgotten = sheet.paid - sum(one.cents for one in money.payments)  # by whom it was paid
    lines = [
        *(_line(text("csv-money-paid"), one.name, one.cents) for one in money.payments),
        *([_line(text("csv-money-paid"), "", forgotten)] if forgotten else []),
        *(_line(text("csv-money-income"), one.what, one.cents) for one in sheet.income),
        _line(text("csv-money-pot"), "", sheet.pot),
        *(_line(text("csv-money-prize"), _prize(prize), prize.cents) for prize in sheet.prizes),
        *(_line(text("csv-money-expense"), expense.what, expense.cents) for expense in sheet.expenses),
        _line(text("csv-money-missing" if sheet.donation < 0 else "csv-money-donation"), "", sheet.donation),
    ]
    return csv_text(HEADINGS, lines)


def _prize(prize: MoneyPrize) -> str:
    name = prize_name(prize.name)
    return text("csv-money-prize-of", prize=name, winners=prize.winners) if prize.winners else name


def _line(kind: str, what: str, cents: int) -> list[Cell]:
    return [kind, what, plain(cents), currency()]
