"""Phones come in by their table's code, and speak for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, NamedTuple

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from headtable.messages.inputs import Ack, Heard
from headtable.messages.line import Event, Press
from headtable.messages.pace import GoBy
from headtable.messages.table import RollForFirst
from headtable.messages.words import TableNumber, Uid
from headtable.rates import RateLimit
from headtable.web.addresses import Addresses
from headtable.web.asking import Asking
from headtable.web.decoding import Number
from headtable.web.exchange import NEVER_STORED, Answers
from headtable.web.guard import Browser, HostSessions, same_site
from headtable.web.keeping import Phone
from headtable.web.limits import Guesses, check
from headtable.web.pages import page
from headtable.web.phones import Out, Phones
from headtable.web.room import Room

COOKIE = "headtable-phone"
COOKIE_S = 24 * 3600  # the night is over before that, and ends it
KINDS = ("iPhone", "iPad", "Android", "Windows", "Macintosh", "Linux")  # as browsers say, and the host recognises
GOES_BY = {"pad": "its button pad", "paper": "paper"}  # and by no phone


class Doors(NamedTuple):
    """What it takes to let phones in."""

    room: Room
    asking: Asking
    phones: Phones
    hosts: HostSessions
    codes: Guesses
    takes: RateLimit
    addresses: Addresses
    numbers: Iterator[Number]


class PhoneStatus(Struct, frozen=True):
    """What a phone is told of itself."""

    phone: str | None  # its name, if it is in
    table: TableNumber | None  # that it is in for
    pad: Literal["this", "phone", "buttons", "nobody"]  # what speaks for its table, or for the one it looks at
    pad_name: str | None = None
    out: Out | None = None  # why it is in no more


_STATUS = Answers(PhoneStatus)


def phone_uid(phone: Phone) -> Uid:
    """What the engine, and the journal, know a phone by."""
    return f"phone-{phone.id}"


def joining(doors: Doors) -> list[HTTPRouteHandler]:
    """How a phone comes in, and what it is told of itself."""

    @get("/join", sync_to_thread=False)
    def join(request: Browser) -> Response[bytes]:
        typed: str | None = request.query_params.get("code")
        if typed is None:
            return page("code")
        return _let_in(doors, request, typed)

    @get("/api/table/{table:int}/phone", opt=_STATUS.opt, sync_to_thread=False)
    def status(request: Browser) -> Response[bytes]:
        shown = _status(doors, request.cookies.get(COOKIE), request.path_params["table"])
        return _STATUS.response(shown, NEVER_STORED)

    @post("/api/table/{table:int}/take", opt=_STATUS.opt, guards=[same_site], status_code=200)
    async def take(request: Browser) -> Response[bytes]:
        phone = speaker(doors, request)
        check(doors.takes, phone.id, "take-overs")
        await _take_over(doors, phone)
        return _STATUS.response(_status(doors, request.cookies.get(COOKIE), phone.table), NEVER_STORED)

    return [join, status, take]


def speaker(doors: Doors, request: Browser) -> Phone:
    """The phone that speaks, if it may speak for the table in the address; else 401 or 403 says why not."""
    table: int = request.path_params["table"]
    if doors.phones.ended:
        raise HTTPException(status_code=403, detail="the night is over, and no phone speaks any more")
    phone = doors.phones.who(request.cookies.get(COOKIE))
    if phone is None:
        raise HTTPException(status_code=401, detail=_not_in(doors, request.cookies.get(COOKIE), table))
    if phone.table != table:
        raise HTTPException(
            status_code=403,
            detail=f"this phone is in for table {phone.table}: type the code of table {table} to speak for that one",
        )
    rung = doors.room.rung(table)
    if rung in GOES_BY:
        raise HTTPException(
            status_code=403, detail=f"the host lets table {table} go by {GOES_BY[rung]} now: no phone counts there"
        )
    return phone


def claim_pad(doors: Doors, phone: Phone, said: Event | RollForFirst) -> None:
    """Make the phone its table's pad if there is none; 409 if another device is. A call for help needs no pad."""
    if isinstance(said, Press) and said.button == "help":
        return
    match pad := _pad(doors, phone):
        case "this":
            return
        case "nobody":
            doors.phones.take(phone)
        case "phone" | "buttons":
            its = "the button pad" if pad == "buttons" else "another phone"
            raise HTTPException(
                status_code=409, detail=f"not counted: {its} speaks for table {phone.table} now; take over first"
            )


async def _take_over(doors: Doors, phone: Phone) -> None:
    """The phone becomes its table's pad. A button pad counts no more by the engine's word, which holds it, too."""
    table = phone.table
    if _pad(doors, phone) == "buttons":
        number = next(doors.numbers)
        said = GoBy(table, "phone")
        ack = await doors.asking.ask(Heard(phone_uid(phone), number.boot, number.seq, said, table, role="phone"))
        _check_taken(ack, table)
    if phone not in doors.phones.at(table):  # it may have been put out, or have moved, while the engine was asked
        raise HTTPException(status_code=403, detail=f"this phone is no longer in for table {table}: type its code")
    doors.phones.take(phone)


def _check_taken(ack: Ack | None, table: TableNumber) -> None:
    if ack is None:
        raise HTTPException(status_code=503, detail=f"the engine does not answer: table {table} goes on by its pad")
    if not ack.accepted:
        raise HTTPException(status_code=403, detail=ack.why)


def _pad(doors: Doors, phone: Phone | None, table: TableNumber = 0) -> Literal["this", "phone", "buttons", "nobody"]:
    """What speaks for a table, as one of its phones sees it. Buttons come first until a phone has taken over."""
    table = phone.table if phone else table
    if doors.room.rung(table) != "phone" and doors.room.button_pad(table):
        return "buttons"
    pad = doors.phones.pad_of(table)
    if pad is None:
        return "nobody"
    return "this" if phone and pad.id == phone.id else "phone"


def _status(doors: Doors, token: str | None, table: int) -> PhoneStatus:
    phone = doors.phones.who(token)
    if phone is None:
        return PhoneStatus(None, None, _pad(doors, None, table), None, doors.phones.why_out(token))
    pad = _pad(doors, phone)
    if pad == "buttons":
        return PhoneStatus(phone.id, phone.table, pad, doors.room.button_pad(phone.table))
    other = doors.phones.pad_of(phone.table)
    return PhoneStatus(phone.id, phone.table, pad, other.id if other else None)


def _not_in(doors: Doors, token: str | None, table: int) -> str:
    match doors.phones.why_out(token):
        case "put-out":
            return f"the host has put this phone out: ask for the new code of table {table}"
        case "renewed":
            return f"the host has renewed the code of table {table}: ask for the new one"
        case "another-night":
            return f"another night has begun: ask for tonight's code of table {table}"
        case None:
            return f"this phone needs the code of table {table}: ask the host, or scan the table's QR picture"


def _let_in(doors: Doors, request: Browser, typed: str) -> Response[bytes]:
    """To the table's pad, without the code in its address, which stays in the browser's history."""
    client = request.scope["client"]
    if doors.phones.ended:
        return page("ended", status=403)
    doors.codes.check(client)
    table = doors.phones.table_of(typed)
    if table is None:
        doors.codes.was_wrong(client)
        return page("wrong-code", status=403)
    kind = next((kind for kind in KINDS if kind in request.headers.get("user-agent", "")), "phone")
    token = doors.phones.join(table, request.cookies.get(COOKIE), kind)
    cookies = [Cookie(COOKIE, value=token, max_age=COOKIE_S, httponly=True, samesite="lax")] if token else []
    to = {"Location": f"/table/{table}"}
    return Response(b"", status_code=303, media_type=MediaType.TEXT, headers=to, cookies=cookies)
