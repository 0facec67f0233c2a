"""What the pages ask for and say: the room as JSON and as events, and a host's or a phone's inputs."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
from litestar import Response, get, post
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.response import Stream
from msgspec import Struct

from headtable.messages.inputs import Ack, Heard, Input
from headtable.messages.line import Event
from headtable.messages.past import HostRevision
from headtable.messages.rooms import TableRounds
from headtable.messages.table import RollForFirst
from headtable.messages.words import Boot, EntryNumber, Seq, TableNumber, Uid
from headtable.rates import RateLimit
from headtable.web.connections import Connections
from headtable.web.decoding import Number, asked_for, number_in
from headtable.web.exchange import Answers, Exchange
from headtable.web.guard import Browser, HostSessions, same_site
from headtable.web.joining import Doors, claim_pad, phone_uid, speaker
from headtable.web.limits import check
from headtable.web.past import Page
from headtable.web.previewing import PreviewShown
from headtable.web.room import Room, Snapshot, event

CONSOLE = "host-console"
EVENTS_ADDRESS = "/api/events"
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


class LastNight(Struct, frozen=True):
    """The file in which the night that has ended is put away."""

    file: str


class CountedAnew(Struct, frozen=True):
    """The boxes that count blasts from nought again."""

    boxes: tuple[Uid, ...]


_INPUT: msgspec.json.Decoder[Input] = msgspec.json.Decoder(Input)
_REVISION: msgspec.json.Decoder[HostRevision] = msgspec.json.Decoder(HostRevision)
_ROOM = Answers(Snapshot)
_ROUNDS = Answers(tuple[TableRounds, ...])
_TOLD = Answers(Page, Wanted)
_HOST = Exchange(Ack, _INPUT, Number)
_PREVIEW = Exchange(PreviewShown, _REVISION)
_PHONE = Exchange(Ack, msgspec.json.Decoder(PhoneSaid))
_NEW_NIGHT = Answers(LastNight)
_COUNT_ANEW = Answers(CountedAnew)


def watching(room: Room, connections: Connections) -> list[HTTPRouteHandler]:
    """The room for whoever looks."""

    @get("/api/room", opt=_ROOM.opt, sync_to_thread=False)
    def snapshot() -> Response[bytes]:
        return _ROOM.response(room.snapshot())

    @get("/api/rounds", opt=_ROUNDS.opt, sync_to_thread=False)
    def rounds() -> Response[bytes]:
        return _ROUNDS.response(room.rounds())

    @get(EVENTS_ADDRESS, sync_to_thread=False)
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

    @get("/api/told", opt=_TOLD.opt, guards=[hosts.guard], sync_to_thread=False)
    def told(request: Browser) -> Response[bytes]:
        wanted = asked_for(Wanted, request)
        return _TOLD.response(room.past.page(wanted.before, wanted.table))

    return [told]


async def _told(room: Room) -> AsyncIterator[bytes]:
    with room.watch() as watcher:
        async for written in watcher.events(lambda: event(room.snapshot())):
            yield written


def saying(doors: Doors, presses: RateLimit) -> list[HTTPRouteHandler]:
    """The inputs of the host and of the phones."""

    @post("/api/host", opt=_HOST.opt, guards=[same_site, doors.hosts.guard], status_code=200)
    async def host(request: Browser) -> Response[bytes]:
        said = _HOST.body(await request.body())
        number = number_in(request) or next(doors.numbers)
        return _HOST.response(await _verdict(doors, Heard(CONSOLE, number.boot, number.seq, said, role="host")))

    @post("/api/preview", opt=_PREVIEW.opt, guards=[same_site, doors.hosts.guard], status_code=200)
    async def preview(request: Browser) -> Response[bytes]:
        answer = await doors.asking.previewing.ask(_PREVIEW.body(await request.body()))
        if answer is None:
            raise HTTPException(status_code=503, detail=_nobody_answers(doors.room))
        return _PREVIEW.response(answer)

    @post("/api/table/{table:int}", opt=_PHONE.opt, guards=[same_site], status_code=200)
    async def phone(request: Browser) -> Response[bytes]:
        _check_table(doors.room, request.path_params["table"])
        phone = speaker(doors, request)
        check(presses, phone.id, "presses")
        said = _PHONE.body(await request.body())
        claim_pad(doors, phone, said.said)
        heard = Heard(phone_uid(phone), said.boot, said.seq, said.said, phone.table, role="phone")
        return _PHONE.response(await _verdict(doors, heard))

    return [host, preview, phone]


def errands(doors: Doors) -> list[HTTPRouteHandler]:
    """What the host asks for beside the game."""

    @post("/api/host/new-night", opt=_NEW_NIGHT.opt, guards=[same_site, doors.hosts.guard], status_code=200)
    async def new_night() -> Response[bytes]:
        if doors.room.link().engine != "online":  # the broker would keep it, and the night would end much later
            raise HTTPException(status_code=503, detail=_nobody_answers(doors.room))
        answer = await doors.asking.errands.new_night(doors.room.night_name)
        if answer is None:
            raise HTTPException(status_code=503, detail=_nobody_answers(doors.room))
        if answer.why:
            raise HTTPException(status_code=409, detail=f"the night goes on: {answer.why}")
        return _NEW_NIGHT.response(LastNight(answer.file))

    @post("/api/host/count-anew", opt=_COUNT_ANEW.opt, guards=[same_site, doors.hosts.guard], status_code=200)
    async def count_anew() -> Response[bytes]:
        boxes = doors.room.boxes()
        if not boxes:
            raise HTTPException(status_code=503, detail="no box is there: look whether `headtable box` runs")
        counted = await doors.asking.errands.count_anew(boxes)
        if silent := ", ".join(sorted(set(boxes) - set(counted))):
            raise HTTPException(status_code=503, detail=f"box {silent} does not answer: look whether it runs")
        return _COUNT_ANEW.response(CountedAnew(counted))

    return [new_night, count_anew]


def _check_table(room: Room, table: int) -> None:
    """A phone speaks for a table that is there."""
    if room.night is None:  # the phone asks again until the pages know more
        raise HTTPException(status_code=503, detail=_nobody_answers(room))
    tables = room.night.tables
    if not 1 <= table <= tables:
        there = f"tonight's tables are 1 to {tables}" if tables else "the host has not opened the night yet"
        raise HTTPException(status_code=404, detail=f"there is no table {table}: {there}")


async def _verdict(doors: Doors, heard: Heard) -> Ack:
    """The engine's ack: accepted, or refused and why."""
    ack = await doors.asking.ask(heard)
    if ack is None:
        raise HTTPException(status_code=503, detail=_nobody_answers(doors.room))
    return ack


def _nobody_answers(room: Room) -> str:
    if not room.link().broker:
        return "the engine does not answer: the pages have no connection to the MQTT broker; look whether it runs"
    return "the engine does not answer; look whether `headtable engine` runs, and what it says"
