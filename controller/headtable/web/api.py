"""The API of the pages: the room as JSON and as events, and the inputs of host and phones."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractContextManager
from http import HTTPStatus
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.response import Stream
from msgspec import Meta, Struct

from headtable.messages.inputs import Ack, Heard, Input
from headtable.messages.line import Event
from headtable.messages.past import Previewable
from headtable.messages.refusals.every import Refusal
from headtable.messages.rooms import (
    TableRounds,
)
from headtable.messages.table import RollForFirst
from headtable.messages.words import Boot, EntryNumber, Seq, TableNumber, Uid
from headtable.rates import Rate, RateLimit
from headtable.saying import BUNCO, say
from headtable.web.connections import UNKNOWN, Client, Connections
from headtable.web.decoding import Number, decoded_query, number_in
from headtable.web.engine_requests import EngineRequests
from headtable.web.entry_names import entries_named
from headtable.web.exchange import PHONE, Answers, Exchange, Streams
from headtable.web.fact_log import Page
from headtable.web.guard import Browser, HostSessions, same_site
from headtable.web.input_rights import check_right, said_by
from headtable.web.limits import check
from headtable.web.live_events import EVENTS, Snapshot, event
from headtable.web.live_room import LiveRoom
from headtable.web.named_screens import Screens
from headtable.web.phone_sessions import PhoneSessions, phone_uid
from headtable.web.preview_requests import PreviewAnswer
from headtable.web.refusals import (
    BoxesSilent,
    BrokerSilent,
    EngineSilent,
    NightNotOpened,
    NoBoxThere,
    PressTooOld,
    Refused,
    TableNotThere,
    TooManyStreams,
)

EVENTS_ADDRESS = "/api/events"
RETRY_S = 10
PRESSES = Rate(burst=10, per_s=4)  # for one phone


class OnScreen(Struct, frozen=True):
    """The name of the screen that follows the room; other pages have none."""

    screen: str = ""


class RoundOfPress(Struct, frozen=True, forbid_unknown_fields=True):
    """The round that a phone showed when somebody pressed."""

    set: Annotated[int, Meta(ge=0)]
    round: Annotated[int, Meta(ge=0)]


class PhoneSaid(Struct, frozen=True, forbid_unknown_fields=True):
    """A phone's input for its table. The browser numbers it, so that a repeated post counts once.

    A press that waited for the network names its round. It does not count in a later one.
    """

    boot: Boot
    seq: Seq
    said: Event | RollForFirst
    pressed_in: RoundOfPress | None = None


class Wanted(Struct, frozen=True):
    """The part of the past that a console asks for: before which entry, and at which table."""

    before: EntryNumber | None = None
    table: TableNumber | None = None


class Verdict(Struct, frozen=True):
    """The engine's verdict; ``why`` is the refusal as a sentence, and ``refusal`` the same as data."""

    accepted: bool
    entry: EntryNumber | None
    why: str = ""
    refusal: Refusal | None = None


class CountedAnew(Struct, frozen=True):
    """The boxes that have restarted their count of blasts."""

    boxes: tuple[Uid, ...]


_INPUT: msgspec.json.Decoder[Input] = msgspec.json.Decoder(Input)
_REVISION: msgspec.json.Decoder[Previewable] = msgspec.json.Decoder(Previewable)
_EVENTS = Streams(EVENTS.items(), OnScreen)
_ROOM = Answers(Snapshot)
_ROUNDS = Answers(tuple[TableRounds, ...])
_TOLD = Answers(Page, Wanted)
_HOST = Exchange(Verdict, _INPUT, Number)
_PREVIEW = Exchange(PreviewAnswer, _REVISION)
_PHONE = Exchange(Verdict, msgspec.json.Decoder(PhoneSaid))
_COUNT_ANEW = Answers(CountedAnew)


def room_routes(room: LiveRoom, connections: Connections, screens: Screens) -> list[HTTPRouteHandler]:
    """The room, for everybody."""

    @get("/api/room", opt=_ROOM.opt, sync_to_thread=False)
    def snapshot() -> Response[bytes]:
        """The whole room as it is now."""
        return _ROOM.response(room.snapshot())

    @get("/api/rounds", opt=_ROUNDS.opt, sync_to_thread=False)
    def rounds() -> Response[bytes]:
        """The finished rounds of every table."""
        return _ROUNDS.response(room.rounds())

    @get(EVENTS_ADDRESS, opt=_EVENTS.opt, sync_to_thread=False)
    def events(request: Browser) -> Stream:
        """Follow the room: a snapshot first, then each change."""
        client = request.scope["client"]
        if client is not None and not connections.stream(client):
            raise Refused(HTTPStatus.SERVICE_UNAVAILABLE, TooManyStreams(), {"Retry-After": str(RETRY_S)})
        screen = screens.connected(request.query_params.get("screen"))
        return Stream(_told(room, screen, connections, client or UNKNOWN), media_type="text/event-stream")

    return [snapshot, rounds, events]


def history_routes(room: LiveRoom, hosts: HostSessions) -> list[HTTPRouteHandler]:
    """Facts from before a snapshot, so that the host can correct them."""

    @get("/api/told", opt=_TOLD.opt, guards=[hosts.guard_for("scorekeeper")], sync_to_thread=False)
    def told(request: Browser) -> Response[bytes]:
        """List facts from before a snapshot."""
        wanted = decoded_query(Wanted, request)
        return _TOLD.response(room.facts.page(wanted.before, wanted.table))

    return [told]


async def _told(
    room: LiveRoom, screen: AbstractContextManager[None], connections: Connections, client: Client
) -> AsyncIterator[bytes]:
    """The events for one browser. If it stops reading them, its connection is closed."""
    with screen, room.watch() as watcher:
        async for written in watcher.events(lambda: event(room.snapshot())):
            connections.sending(client)
            yield written
            connections.sent(client)


def host_routes(
    requests: EngineRequests, room: LiveRoom, hosts: HostSessions, numbers: Iterator[Number]
) -> list[HTTPRouteHandler]:
    """The host's inputs to the game."""

    @post("/api/host", opt=_HOST.opt, guards=[same_site, hosts.guard_for("scorekeeper")], status_code=200)
    async def host(request: Browser) -> Response[bytes]:
        """Enter an input to the game; the engine decides."""
        said, who = _HOST.body(await request.body()), hosts.signed_in(request)
        check_right(who.role, said)
        number = number_in(request) or next(numbers)
        heard = Heard(who.uid, number.boot, number.seq, said_by(who.name, said), role="host")
        return _HOST.response(await verdict_on(requests, room, heard))

    @post("/api/preview", opt=_PREVIEW.opt, guards=[same_site, hosts.guard_for("scorekeeper")], status_code=200)
    async def preview(request: Browser) -> Response[bytes]:
        """Say what a correction or a granted bunco would change, before it is made."""
        revision = _PREVIEW.body(await request.body())
        check_right(hosts.signed_in(request).role, revision)
        answer = await requests.preview(revision, room.facts)
        if answer is None:
            raise no_answer(room)
        return _PREVIEW.response(answer)

    return [host, preview]


def press_routes(
    requests: EngineRequests, room: LiveRoom, sessions: PhoneSessions, presses: RateLimit
) -> list[HTTPRouteHandler]:
    """The phones' inputs to the game."""

    @post("/api/table/{table:int}", opt=_PHONE.opt, guards=[same_site], security=PHONE, status_code=200)
    async def phone(request: Browser) -> Response[bytes]:
        """Say something for the phone's table; the engine decides."""
        _check_table(room, request.path_params["table"])
        phone = sessions.speaker(request)
        check(presses, phone.id, "presses")
        said = _PHONE.body(await request.body())
        _check_round(room, said.pressed_in)
        sessions.claim_pad(phone, said.said)
        heard = Heard(phone_uid(phone), said.boot, said.seq, said.said, phone.table, role="phone")
        return _PHONE.response(await verdict_on(requests, room, heard))

    return [phone]


def evening_routes(requests: EngineRequests, room: LiveRoom, hosts: HostSessions) -> list[HTTPRouteHandler]:
    """The host's request to boxes, outside the game."""

    @post("/api/host/count-anew", opt=_COUNT_ANEW.opt, guards=[same_site, hosts.guard], status_code=200)
    async def count_anew() -> Response[bytes]:
        """Let every box count its blasts from zero."""
        boxes = room.boxes()
        if not boxes:
            raise Refused(HTTPStatus.SERVICE_UNAVAILABLE, NoBoxThere())
        counted = await requests.count_anew(boxes)
        if silent := tuple(sorted(set(boxes) - set(counted))):
            raise Refused(HTTPStatus.SERVICE_UNAVAILABLE, BoxesSilent(silent))
        return _COUNT_ANEW.response(CountedAnew(counted))

    return [count_anew]


def _check_table(room: LiveRoom, table: int) -> None:
    """Check that a phone speaks for an existing table."""
    if room.night is None:  # the phone asks again until the pages know the tables
        raise no_answer(room)
    tables = room.night.tables
    if not 1 <= table <= tables:
        raise Refused(HTTPStatus.NOT_FOUND, TableNotThere(table, tables) if tables else NightNotOpened(table))


def _check_round(room: LiveRoom, pressed_in: RoundOfPress | None) -> None:
    """Check that a press belongs to the round of the room."""
    night = room.night
    if pressed_in is None or night is None:
        return
    if (pressed_in.set, pressed_in.round) != (night.set, night.round):
        raise Refused(HTTPStatus.FORBIDDEN, PressTooOld(pressed_in.set, pressed_in.round))


async def verdict_on(requests: EngineRequests, room: LiveRoom, heard: Heard) -> Verdict:
    """The engine's verdict on an input; 503 if it does not answer."""
    return shown(await requests.ask(heard), room)


def shown(ack: Ack | None, room: LiveRoom) -> Verdict:
    """The verdict with its sentence; 503 if there is none."""
    if ack is None:
        raise no_answer(room)
    bunco = room.night.bunco_word if room.night else BUNCO
    why = say(ack.why, bunco, **entries_named(ack.why, room.facts)) if ack.why else ""
    return Verdict(ack.accepted, ack.entry, why, ack.why)


def no_answer(room: LiveRoom) -> Refused:
    """The refusal of what the engine has not answered."""
    return Refused(HTTPStatus.SERVICE_UNAVAILABLE, EngineSilent() if room.link().broker else BrokerSilent())
