"""The host sees which phones are in, shows codes and QR pictures, renews codes and puts phones out."""

from __future__ import annotations

import io
from typing import Annotated

import msgspec
import segno
from litestar import Response, get, post
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta, Struct

from headtable.messages.words import Rung, TableNumber, Uid
from headtable.web.exchange import NEVER_STORED, Exchange
from headtable.web.guard import Browser, same_site
from headtable.web.joining import Doors


class PhoneIn(Struct, frozen=True):
    """A phone as the host sees it."""

    id: str
    kind: str
    joined_s: float
    is_pad: bool


class TablePhones(Struct, frozen=True):
    """A table's code, its link, and the phones that are in."""

    table: TableNumber
    code: str
    link: str
    phones: tuple[PhoneIn, ...]
    button_pad: Uid | None
    rung: Rung


class AllPhones(Struct, frozen=True):
    """What the console shows of phones."""

    tables: tuple[TablePhones, ...]
    wrong: int  # codes that were guessed or mistyped since the pages started
    only_here: bool  # whether no other machine can open the pages


class Renew(Struct, frozen=True, forbid_unknown_fields=True, tag="renew", tag_field="is"):
    """A table gets another code, or all of them do; whoever is in by the old one is out."""

    table: TableNumber | None = None


class PutOut(Struct, frozen=True, forbid_unknown_fields=True, tag="put-out", tag_field="is"):
    """One phone is put out."""

    phone: Annotated[str, Meta(max_length=20)]


_ORDER: msgspec.json.Decoder[Renew | PutOut] = msgspec.json.Decoder(Renew | PutOut)
_PHONES = Exchange(AllPhones, _ORDER)


def hosting(doors: Doors) -> list[HTTPRouteHandler]:
    """What the host sees of phones, and does to them."""

    @get("/api/phones", opt=_PHONES.opt, guards=[doors.hosts.guard], sync_to_thread=False)
    def all_phones(request: Browser) -> Response[bytes]:
        return _PHONES.response(_all(doors, request.headers.get("host", "")), NEVER_STORED)

    @get("/host/qr/{table:int}", guards=[doors.hosts.guard], sync_to_thread=False)
    def picture(request: Browser) -> Response[bytes]:
        table: int = request.path_params["table"]
        if not 1 <= table <= _known_tables(doors):
            raise HTTPException(status_code=404, detail=f"there is no table {table} tonight")
        link = doors.addresses.join(doors.phones.code(table), request.headers.get("host", ""))
        drawn = io.BytesIO()
        segno.make(link, micro=False).save(drawn, kind="svg", scale=4, dark="#000", light="#fff")
        return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"})

    @post("/api/phones", opt=_PHONES.opt, guards=[same_site, doors.hosts.guard], status_code=200)
    async def order(request: Browser) -> Response[bytes]:
        _obey(doors, _PHONES.body(await request.body()))
        return _PHONES.response(_all(doors, request.headers.get("host", "")), NEVER_STORED)

    return [all_phones, picture, order]


def _obey(doors: Doors, order: Renew | PutOut) -> None:
    match order:
        case Renew(table=None):
            doors.phones.renew(*range(1, _known_tables(doors) + 1))
        case Renew(table=int() as table):
            doors.phones.renew(table)
        case PutOut(phone=name):
            if doors.phones.put_out(name) is None:
                raise HTTPException(status_code=404, detail=f"no phone {name!r} is in")


def _known_tables(doors: Doors) -> int:
    """How many there are tonight; 503 while nobody knows it."""
    if doors.room.night is None:
        raise HTTPException(
            status_code=503, detail="tonight's tables are not known yet: the engine has not been heard"
        )
    return doors.room.night.tables


def _tables(doors: Doors) -> int:
    return doors.room.night.tables if doors.room.night else 0


def _all(doors: Doors, asked: str) -> AllPhones:
    tables = range(1, _tables(doors) + 1)
    return AllPhones(
        tuple(_table(doors, table, asked) for table in tables), doors.codes.wrong, doors.addresses.only_here
    )


def _table(doors: Doors, table: TableNumber, asked: str) -> TablePhones:
    code, pad = doors.phones.code(table), doors.phones.pad_of(table)
    there = tuple(PhoneIn(one.id, one.kind, one.joined_s, one is pad) for one in doors.phones.at(table))
    link = doors.addresses.join(code, asked)
    return TablePhones(table, code, link, there, doors.room.button_pad(table), doors.room.rung(table))
