"""The hosts' page of all nights: tonight's, the list, and the order for another one."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Annotated

import msgspec
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta, Struct

from headtable import rulesets
from headtable.errors import BadConfig
from headtable.journal.night_files import NightFile
from headtable.messages.new_night import AboutNight, NightPutAway, NightStays
from headtable.messages.rooms import Phase
from headtable.rulecard.ruleset_in_short import in_short
from headtable.web.api import no_answer
from headtable.web.engine_requests import EngineRequests
from headtable.web.exchange import Answers, Exchange
from headtable.web.guard import Browser, HostSessions, same_site
from headtable.web.live_room import LiveRoom
from headtable.web.night_folder import NightFolder
from headtable.web.night_refusals import NightNotOver, OtherNightRuns
from headtable.web.pages import host_page
from headtable.web.refusals import Refused
from headtable.web.ruleset_routes import refused
from headtable.web.state_file import StateFile

LONGEST_LIST = 20_000  # characters of pasted names
PUT_AWAY_AT_ONCE = ("closed", "over")


class Tonight(Struct, frozen=True):
    """The night that the engine plays."""

    night: str  # the name of its journal
    rules: str
    phase: Phase
    set: int
    round: int
    semi_final: bool
    about: AboutNight
    is_begun: bool  # and not over: it is put away only if the host says so


class PastNight(Struct, frozen=True):
    """A night that was put away."""

    file: str
    opened: str
    about: AboutNight


class Choosable(Struct, frozen=True):
    """A ruleset for a night; ``in_short`` is a sentence."""

    name: str
    title: str
    is_own: bool
    in_short: str


class NightList(Struct, frozen=True):
    """Everything that the page shows; ``error`` says why the nights cannot be read."""

    tonight: Tonight | None
    past: tuple[PastNight, ...]
    rulesets: tuple[Choosable, ...]
    error: str = ""


class NextNight(Struct, frozen=True, forbid_unknown_fields=True):
    """The order for a night: its rules, the host's words about it, and names for the opening."""

    night: Annotated[str, Meta(max_length=16, description="the night that the page has shown")]
    ruleset: Annotated[str, Meta(max_length=40)]
    about: AboutNight = AboutNight()
    names: Annotated[str, Meta(max_length=LONGEST_LIST)] = ""
    puts_away: bool = False  # the host has read what is put away, and wants it


class LastNight(Struct, frozen=True):
    """The file of an archived night."""

    file: str


class PastedNames(Struct, frozen=True):
    """The names for the opening form, as they were pasted."""

    names: str


_LIST = Answers(NightList)
_NAMES = Answers(PastedNames)
_NEXT = Exchange(LastNight, msgspec.json.Decoder(NextNight))


def night_routes(
    nights: NightFolder, room: LiveRoom, state: StateFile, hosts: HostSessions
) -> list[HTTPRouteHandler]:
    """The page, its list, and the names for the opening."""

    @get("/nights", sync_to_thread=False)
    def start(request: Browser) -> Response[bytes]:
        return host_page("nights", request, hosts)

    @get("/api/nights", opt=_LIST.opt, guards=[hosts.guard])
    async def listed() -> Response[bytes]:
        """List tonight, past nights and the rulesets to choose from."""
        return _LIST.response(await asyncio.to_thread(_list, nights, room))

    @get("/api/nights/names", opt=_NAMES.opt, guards=[hosts.guard])
    async def names() -> Response[bytes]:
        """The names that were pasted for tonight's opening."""
        await state.stored()
        return _NAMES.response(PastedNames(state.kept.names))

    return [start, listed, names]


def next_night_routes(
    nights: NightFolder, room: LiveRoom, requests: EngineRequests, state: StateFile, hosts: HostSessions
) -> list[HTTPRouteHandler]:
    """The order for another night."""

    @post("/api/nights/new", opt=_NEXT.opt, guards=[same_site, hosts.guard], status_code=200)
    async def begin(request: Browser) -> Response[bytes]:
        """Put the night away and begin another by any ruleset."""
        wanted = _NEXT.body(await request.body())
        _check_may_begin(wanted, room)
        try:
            ruleset = nights.rulesets.text(wanted.ruleset)
        except BadConfig as wrong:
            raise refused(wrong) from None
        answer = await requests.new_night(wanted.night, ruleset, wanted.about)
        match answer.result if answer else None:
            case NightPutAway(file):
                state.kept.names = wanted.names
                state.save_soon()
                await state.stored()
                return _NEXT.response(LastNight(file))
            case NightStays() as why:
                raise Refused(HTTPStatus.CONFLICT, why)
            case None:
                raise no_answer(room)

    return [begin]


def _check_may_begin(wanted: NextNight, room: LiveRoom) -> None:
    """Refuse to put away another night than the host has seen, or one that goes on."""
    if room.link().engine != "online" or room.night is None:  # the broker would keep the order for much later
        raise no_answer(room)
    if wanted.night != room.night_name:
        raise Refused(HTTPStatus.CONFLICT, OtherNightRuns())
    if room.night.phase not in PUT_AWAY_AT_ONCE and not wanted.puts_away:
        raise Refused(HTTPStatus.CONFLICT, NightNotOver())


def _list(nights: NightFolder, room: LiveRoom) -> NightList:
    every = tuple(_choosable(nights))
    try:
        tonight, past = nights.tonight(), nights.past()
    except OSError as trouble:
        return NightList(_tonight(room, None), (), every, trouble.strerror or "")
    listed = tuple(PastNight(one.file, one.opened, one.about) for one in past)
    return NightList(_tonight(room, tonight), listed, every)


def _tonight(room: LiveRoom, journal: NightFile | None) -> Tonight | None:
    night = room.night
    if night is None:
        return None
    about = journal.about if journal and journal.night == room.night_name else AboutNight()
    is_begun = night.phase not in PUT_AWAY_AT_ONCE
    return Tonight(
        room.night_name, night.ruleset, night.phase, night.set, night.round, room.stage.semi_final, about, is_begun
    )


def _choosable(nights: NightFolder) -> list[Choosable]:
    """Every ruleset that can be read; a house's own one may have been changed by hand."""
    found = []
    for own, names in ((False, rulesets.names()), (True, nights.rulesets.names())):
        for name in names:
            try:
                ruleset = rulesets.parse(nights.rulesets.text(name), name)
            except BadConfig:
                continue
            found.append(Choosable(name, ruleset.title, own, in_short(ruleset)))
    return found
