"""What the pages ask for and say: the room as JSON and as events, and a host's or a phone's inputs."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Annotated, TypeVar

import msgspec
from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.response import Stream
from msgspec import Meta, Struct

from headtable.messages import Boot, EntryNumber, Event, Heard, Input, RollForFirst, Seq, TableNumber
from headtable.web.asking import Asking
from headtable.web.guard import HostKey, same_site
from headtable.web.pages import Browser
from headtable.web.room import Room, event

QUOTED = 120  # characters of what was sent, in an answer that complains about it
CONSOLE = "host-console"
HOW_MANY = "- at `$.players`"  # so msgspec ends where an opening has too few, or too many
T = TypeVar("T")


class PhoneSaid(Struct, frozen=True, forbid_unknown_fields=True):
    """What a phone says at a table; the browser numbers it, so that a post made twice counts once."""

    uid: Annotated[str, Meta(pattern=r"^phone-[a-z0-9-]{1,18}$")]
    boot: Boot
    seq: Seq
    said: Event | RollForFirst


class Number(Struct, frozen=True):
    """The number that a console gives to what it says, so that a post made twice counts once."""

    boot: Boot
    seq: Seq


class Wanted(Struct, frozen=True):
    """Which part of the past a console asks for: what came before an entry, and at which table."""

    before: EntryNumber | None = None
    table: TableNumber | None = None


_INPUT: msgspec.json.Decoder[Input] = msgspec.json.Decoder(Input)
_PHONE = msgspec.json.Decoder(PhoneSaid)


def watching(room: Room) -> list[HTTPRouteHandler]:
    """The room for whoever looks."""

    @get("/api/room", sync_to_thread=False)
    def snapshot() -> Response[bytes]:
        return Response(msgspec.json.encode(room.snapshot()), media_type=MediaType.JSON)

    @get("/api/rounds", sync_to_thread=False)
    def rounds() -> Response[bytes]:
        return Response(msgspec.json.encode(room.rounds()), media_type=MediaType.JSON)

    @get("/api/events", sync_to_thread=False)
    def events() -> Stream:
        return Stream(_told(room), media_type="text/event-stream")

    return [snapshot, rounds, events]


def remembering(room: Room, key: HostKey) -> list[HTTPRouteHandler]:
    """What happened earlier than the snapshot says, for the host to put right."""

    @get("/api/told", guards=[key.guard], sync_to_thread=False)
    def told(request: Browser) -> Response[bytes]:
        wanted = _asked_for(Wanted, request)
        return Response(msgspec.json.encode(room.past.page(wanted.before, wanted.table)), media_type=MediaType.JSON)

    return [told]


async def _told(room: Room) -> AsyncIterator[bytes]:
    with room.watch() as watcher:
        async for written in watcher.events(lambda: event(room.snapshot())):
            yield written


def saying(room: Room, asking: Asking, key: HostKey, numbers: Iterator[Number]) -> list[HTTPRouteHandler]:
    """The inputs of the host and of the phones."""

    @post("/api/host", guards=[same_site, key.guard], status_code=200)
    async def host(request: Browser) -> Response[bytes]:
        said = _understood(_INPUT, await request.body())
        number = _number(request) or next(numbers)
        return await _verdict(room, asking, Heard(CONSOLE, number.boot, number.seq, said, role="host"))

    @post("/api/table/{table:int}", guards=[same_site], status_code=200)
    async def phone(request: Browser) -> Response[bytes]:
        table: int = request.path_params["table"]
        phone_said = _understood(_PHONE, await request.body())
        _check_table(room, table)
        heard = Heard(phone_said.uid, phone_said.boot, phone_said.seq, phone_said.said, table, role="phone")
        return await _verdict(room, asking, heard)

    return [host, phone]


def _understood(decoder: msgspec.json.Decoder[T], body: bytes) -> T:
    try:
        return decoder.decode(body)
    except msgspec.ValidationError as wrong:
        raise HTTPException(status_code=400, detail=_misfit(body, wrong)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise HTTPException(status_code=400, detail=_garbled(body, wrong)) from None


def _misfit(body: bytes, wrong: msgspec.ValidationError) -> str:
    """What a host can put right, or that the page has gone wrong."""
    if str(wrong).startswith("Expected `array` of length") and str(wrong).endswith(HOW_MANY):
        return "a night takes from 4 to 400 players; list them one on a line"
    return _garbled(body, wrong)


def _garbled(body: bytes, wrong: Exception) -> str:
    quoted = body[:QUOTED].decode(errors="backslashreplace")
    return f"the page sent what headtable cannot understand: {wrong}: {quoted!r}; reload it"


def _number(request: Browser) -> Number | None:
    """The number in the address, if the console gave one."""
    return _asked_for(Number, request) if {"boot", "seq"} & set(request.query_params) else None


def _asked_for(kind: type[T], request: Browser) -> T:
    """What the address says after its question mark."""
    given = dict(request.query_params.items())
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as wrong:
        raise HTTPException(
            status_code=400, detail=f"the page asked wrongly: {wrong}: {str(given)[:QUOTED]}; reload it"
        ) from None


def _check_table(room: Room, table: int) -> None:
    """A phone speaks for a table that is there."""
    if room.night is None:  # the phone asks again until the pages know more
        raise HTTPException(status_code=503, detail=_nobody_answers(room))
    tables = room.night.tables
    if not 1 <= table <= tables:
        there = f"tonight's tables are 1 to {tables}" if tables else "the host has not opened the night yet"
        raise HTTPException(status_code=404, detail=f"there is no table {table}: {there}")


async def _verdict(room: Room, asking: Asking, heard: Heard) -> Response[bytes]:
    """The engine's ack as the answer: accepted, or refused and why."""
    ack = await asking.ask(heard)
    if ack is None:
        raise HTTPException(status_code=503, detail=_nobody_answers(room))
    return Response(msgspec.json.encode(ack), media_type=MediaType.JSON)


def _nobody_answers(room: Room) -> str:
    if not room.link().broker:
        return "the engine does not answer: the pages have no connection to the MQTT broker; look whether it runs"
    return "the engine does not answer; look whether `headtable engine` runs, and what it says"
