"""What the pages ask for and say: the room as JSON and as events, and a host's or a phone's inputs."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.response import Stream
from msgspec import Struct

from headtable.messages.inputs import Heard, Input
from headtable.messages.line import Event
from headtable.messages.past import HostRevision
from headtable.messages.table import RollForFirst
from headtable.messages.words import Boot, EntryNumber, Seq, TableNumber
from headtable.rates import RateLimit
from headtable.web.connections import Connections
from headtable.web.decoding import asked_for, number_in, understood
from headtable.web.guard import HostSessions, same_site
from headtable.web.joining import Doors, claim_pad, phone_uid, speaker
from headtable.web.limits import check
from headtable.web.pages import Browser
from headtable.web.room import Room, event

CONSOLE = "host-console"
RETRY_S = 10


class PhoneSaid(Struct, frozen=True, forbid_unknown_fields=True):
    """What a phone says at its table; the browser numbers it, so that a post made twice counts once."""

    boot: Boot
    seq: Seq
    said: Event | RollForFirst


class Wanted(Struct, frozen=True):
    """Which part of the past a console asks for: what came before an entry, and at which table."""

    before: EntryNumber | None = None
    table: TableNumber | None = None


_INPUT: msgspec.json.Decoder[Input] = msgspec.json.Decoder(Input)
_REVISION: msgspec.json.Decoder[HostRevision] = msgspec.json.Decoder(HostRevision)
_PHONE = msgspec.json.Decoder(PhoneSaid)


def watching(room: Room, connections: Connections) -> list[HTTPRouteHandler]:
    """The room for whoever looks."""

    @get("/api/room", sync_to_thread=False)
    def snapshot() -> Response[bytes]:
        return Response(msgspec.json.encode(room.snapshot()), media_type=MediaType.JSON)

    @get("/api/rounds", sync_to_thread=False)
    def rounds() -> Response[bytes]:
        return Response(msgspec.json.encode(room.rounds()), media_type=MediaType.JSON)

    @get("/api/events", sync_to_thread=False)
    def events(request: Browser) -> Stream:
        client = request.scope["client"]
        if client is not None and not connections.stream(client):
            raise HTTPException(
                status_code=503,
                detail="too many pages follow the night already; close some of yours, or try again later",
                headers={"Retry-After": str(RETRY_S)},
            )
        return Stream(_told(room), media_type="text/event-stream")

    return [snapshot, rounds, events]


def remembering(room: Room, hosts: HostSessions) -> list[HTTPRouteHandler]:
    """What happened earlier than the snapshot says, for the host to put right."""

    @get("/api/told", guards=[hosts.guard], sync_to_thread=False)
    def told(request: Browser) -> Response[bytes]:
        wanted = asked_for(Wanted, request)
        return Response(msgspec.json.encode(room.past.page(wanted.before, wanted.table)), media_type=MediaType.JSON)

    return [told]


async def _told(room: Room) -> AsyncIterator[bytes]:
    with room.watch() as watcher:
        async for written in watcher.events(lambda: event(room.snapshot())):
            yield written


def saying(doors: Doors, presses: RateLimit) -> list[HTTPRouteHandler]:
    """The inputs of the host and of the phones."""

    @post("/api/host", guards=[same_site, doors.hosts.guard], status_code=200)
    async def host(request: Browser) -> Response[bytes]:
        said = understood(_INPUT, await request.body())
        number = number_in(request) or next(doors.numbers)
        return await _verdict(doors, Heard(CONSOLE, number.boot, number.seq, said, role="host"))

    @post("/api/preview", guards=[same_site, doors.hosts.guard], status_code=200)
    async def preview(request: Browser) -> Response[bytes]:
        answer = await doors.asking.previewing.ask(understood(_REVISION, await request.body()))
        if answer is None:
            raise HTTPException(status_code=503, detail=_nobody_answers(doors.room))
        return Response(msgspec.json.encode(answer), media_type=MediaType.JSON)

    @post("/api/table/{table:int}", guards=[same_site], status_code=200)
    async def phone(request: Browser) -> Response[bytes]:
        _check_table(doors.room, request.path_params["table"])
        phone = speaker(doors, request)
        check(presses, phone.id, "presses")
        said = understood(_PHONE, await request.body())
        claim_pad(doors, phone, said.said)
        heard = Heard(phone_uid(phone), said.boot, said.seq, said.said, phone.table, role="phone")
        return await _verdict(doors, heard)

    return [host, preview, phone]


def errands(doors: Doors) -> list[HTTPRouteHandler]:
    """What the host asks for beside the game."""

    @post("/api/host/new-night", guards=[same_site, doors.hosts.guard], status_code=200)
    async def new_night() -> Response[bytes]:
        if doors.room.link().engine != "online":  # the broker would keep it, and the night would end much later
            raise HTTPException(status_code=503, detail=_nobody_answers(doors.room))
        answer = await doors.asking.errands.new_night(doors.room.night_name)
        if answer is None:
            raise HTTPException(status_code=503, detail=_nobody_answers(doors.room))
        if answer.why:
            raise HTTPException(status_code=409, detail=f"the night goes on: {answer.why}")
        return Response(msgspec.json.encode({"file": answer.file}), media_type=MediaType.JSON)

    @post("/api/host/count-anew", guards=[same_site, doors.hosts.guard], status_code=200)
    async def count_anew() -> Response[bytes]:
        boxes = doors.room.boxes()
        if not boxes:
            raise HTTPException(status_code=503, detail="no box is there: look whether `headtable box` runs")
        counted = await doors.asking.errands.count_anew(boxes)
        if silent := ", ".join(sorted(set(boxes) - set(counted))):
            raise HTTPException(status_code=503, detail=f"box {silent} does not answer: look whether it runs")
        return Response(msgspec.json.encode({"boxes": counted}), media_type=MediaType.JSON)

    return [new_night, count_anew]


def _check_table(room: Room, table: int) -> None:
    """A phone speaks for a table that is there."""
    if room.night is None:  # the phone asks again until the pages know more
        raise HTTPException(status_code=503, detail=_nobody_answers(room))
    tables = room.night.tables
    if not 1 <= table <= tables:
        there = f"tonight's tables are 1 to {tables}" if tables else "the host has not opened the night yet"
        raise HTTPException(status_code=404, detail=f"there is no table {table}: {there}")


async def _verdict(doors: Doors, heard: Heard) -> Response[bytes]:
    """The engine's ack as the answer: accepted, or refused and why."""
    ack = await doors.asking.ask(heard)
    if ack is None:
        raise HTTPException(status_code=503, detail=_nobody_answers(doors.room))
    return Response(msgspec.json.encode(ack), media_type=MediaType.JSON)


def _nobody_answers(room: Room) -> str:
    if not room.link().broker:
        return "the engine does not answer: the pages have no connection to the MQTT broker; look whether it runs"
    return "the engine does not answer; look whether `headtable engine` runs, and what it says"
