"""The host's view of phones: codes and QR codes, renewed codes, and removed phones."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta, Struct

from headtable.messages.words import Rung, TableNumber, Uid
from headtable.web.addresses import Addresses, WhyUnreachable, asked_by
from headtable.web.decoding import escaped
from headtable.web.exchange import NEVER_STORED, PNG, Exchange
from headtable.web.guard import Browser, HostSessions, same_site
from headtable.web.host_log import Act, describe
from headtable.web.limits import Guesses
from headtable.web.live_room import LiveRoom
from headtable.web.phones import Phones
from headtable.web.qr_picture import qr_picture
from headtable.web.refusals import NightNotOpened, NoSuchPhone, Refused, TableNotThere, TablesUnknown


class AdmittedPhone(Struct, frozen=True):
    """A phone as the host sees it."""

    id: str
    kind: str
    joined_s: float
    is_pad: bool


class TablePhones(Struct, frozen=True):
    """A table's code, its link, and its admitted phones."""

    table: TableNumber
    code: str
    link: str
    by_name: str  # the same link by the machine's name; empty if the network does not know it
    phones: tuple[AdmittedPhone, ...]
    button_pad: Uid | None
    rung: Rung


class AllPhones(Struct, frozen=True):
    """The phones as the console shows them."""

    tables: tuple[TablePhones, ...]
    wrong: int  # wrong codes since the pages started
    why_unreachable: WhyUnreachable | None  # why no phone can open the pages; none if phones can
    file_troubles: tuple[str, ...] = ()  # with the file of codes, phones and accounts


class Renew(Struct, frozen=True, forbid_unknown_fields=True, tag="renew", tag_field="is"):
    """Renew the code of one table or of all; phones that used the old one are removed."""

    table: TableNumber | None = None


class RemovePhone(Struct, frozen=True, forbid_unknown_fields=True, tag="remove-phone", tag_field="is"):
    """Remove one phone."""

    phone: Annotated[str, Meta(max_length=20)]


_ORDER: msgspec.json.Decoder[Renew | RemovePhone] = msgspec.json.Decoder(Renew | RemovePhone)
_PHONES = Exchange(AllPhones, _ORDER)


class PhoneAdmin:
    """The host's actions on phones, and the host's view of them."""

    def __init__(self, phones: Phones, room: LiveRoom, codes: Guesses, addresses: Addresses) -> None:
        self._phones = phones
        self._room = room
        self._codes = codes
        self._addresses = addresses

    async def all(self, asked: str) -> AllPhones:
        """Every table with its phones, as it is on the disk; ``asked`` is the host name of the console's address."""
        await self._phones.stored()
        tables = range(1, (self._room.night.tables if self._room.night else 0) + 1)
        shown = tuple(self._table(table, asked) for table in tables)
        return AllPhones(shown, self._codes.wrong, self._addresses.why_unreachable(asked), self._phones.troubles)

    async def links(self, asked: str) -> dict[TableNumber, tuple[str, ...]]:
        """The links of each table, first the one of its QR code; none if no phone can open these pages."""
        if self._addresses.why_unreachable(asked):
            return {}
        return {one.table: tuple(filter(None, (one.link, one.by_name))) for one in (await self.all(asked)).tables}

    def handle(self, order: Renew | RemovePhone) -> None:
        """Renew codes, or remove a phone."""
        match order:
            case Renew():
                every = range(1, self._known_tables() + 1)
                self._phones.renew(*(every if order.table is None else (order.table,)))
            case RemovePhone(phone=name):
                if self._phones.remove(name) is None:
                    raise Refused(HTTPStatus.NOT_FOUND, NoSuchPhone(escaped(name)))

    async def picture(self, table: int, asked: str) -> bytes:
        """The QR code of a table's link, as a PNG file."""
        await self._phones.stored()
        tables = self._known_tables()
        if not 1 <= table <= tables:
            raise Refused(HTTPStatus.NOT_FOUND, TableNotThere(table, tables) if tables else NightNotOpened(table))
        return qr_picture(self._addresses.join(self._phones.code(table), asked))

    def _known_tables(self) -> int:
        """The number of tables tonight; 503 while it is unknown."""
        if self._room.night is None:
            raise Refused(HTTPStatus.SERVICE_UNAVAILABLE, TablesUnknown())
        return self._room.night.tables

    def _table(self, table: TableNumber, asked: str) -> TablePhones:
        code, pad = self._phones.code(table), self._phones.pad_of(table)
        there = tuple(AdmittedPhone(one.id, one.kind, one.joined_s, one is pad) for one in self._phones.at(table))
        link, by_name = self._addresses.join(code, asked), self._addresses.join_by_name(code, asked)
        return TablePhones(table, code, link, by_name, there, self._room.button_pad(table), self._room.rung(table))


def phone_admin_routes(admin: PhoneAdmin, hosts: HostSessions) -> list[HTTPRouteHandler]:
    """The routes by which the host's console manages phones."""

    @get("/api/phones", opt=_PHONES.opt, guards=[hosts.guard])
    async def all_phones(request: Browser) -> Response[bytes]:
        """List every table with its code and its phones."""
        return _PHONES.response(await admin.all(asked_by(request)), NEVER_STORED)

    @get("/host/qr/{table:int}", opt=PNG.opt, guards=[hosts.guard])
    async def picture(request: Browser) -> Response[bytes]:
        """The QR code that admits phones to a table."""
        drawn = await admin.picture(request.path_params["table"], asked_by(request))
        return Response(drawn, media_type="image/png", headers=NEVER_STORED)

    @post("/api/phones", opt=_PHONES.opt, guards=[same_site, hosts.guard], status_code=200)
    async def change(request: Browser) -> Response[bytes]:
        """Renew the codes, or remove a phone."""
        order = _PHONES.body(await request.body())
        describe(request, *_act(order))
        admin.handle(order)
        return _PHONES.response(await admin.all(asked_by(request)), NEVER_STORED)

    return [all_phones, picture, change]


def _act(order: Renew | RemovePhone) -> tuple[Act, str]:
    match order:
        case Renew(table=None):
            return "all-codes", ""
        case Renew(table):
            return "code", str(table)
        case RemovePhone(phone):
            return "phone-removed", phone
