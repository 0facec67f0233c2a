"""The next night: a host prepares it while one goes on, and begins it."""

from __future__ import annotations

from collections.abc import Sequence
from http import HTTPStatus
from typing import Annotated

import msgspec
from litestar import Response, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Meta, Struct

from headtable.errors import BadConfig
from headtable.messages.new_night import AboutNight, NightPutAway, NightStays
from headtable.web.api import no_answer
from headtable.web.engine_requests import EngineRequests
from headtable.web.exchange import NEVER_STORED, Exchange
from headtable.web.guard import Browser, HostSessions, same_site
from headtable.web.guest_list import MOST_GUESTS, GuestList, ListIsFull
from headtable.web.guest_names import name_problem, tidy
from headtable.web.live_room import LiveRoom
from headtable.web.night_folder import NightFolder
from headtable.web.night_refusals import NightNotOver, OtherNightRuns
from headtable.web.night_routes import PUT_AWAY_AT_ONCE, AllNights, NightList
from headtable.web.refusals import Refused
from headtable.web.ruleset_routes import refused
from headtable.web.state_file import PreparedNight, StateFile, Unnamed

LONGEST_LIST = 20_000  # characters of pasted names
LONGEST_BODY = 200_000  # bytes: the names twice, as they were pasted and as guests
Ruleset = Annotated[str, Meta(max_length=40)]
Names = Annotated[str, Meta(max_length=LONGEST_LIST, description="names for the opening, one a line")]
Players = Annotated[tuple[str, ...], Meta(max_length=MOST_GUESTS, description="who goes on the guest list")]


class NextNight(Struct, frozen=True, forbid_unknown_fields=True):
    """The order for a night: its rules, the host's words about it, and who comes."""

    night: Annotated[str, Meta(max_length=16, description="the night that the page has shown")]
    ruleset: Ruleset
    about: AboutNight = AboutNight()
    names: Names = ""
    players: Players = ()
    unnamed: Unnamed = "stay"
    puts_away: bool = False  # the host has read what is put away, and wants it
    is_prepared: bool = False  # it is the night that was prepared, so none is prepared any more


class PrepareNight(Struct, frozen=True, forbid_unknown_fields=True, tag="prepare", tag_field="is"):
    """Keep this as the next night, in the place of another one."""

    ruleset: Ruleset
    about: AboutNight = AboutNight()
    names: Names = ""
    players: Players = ()
    unnamed: Unnamed = "stay"


class ForgetNight(Struct, frozen=True, forbid_unknown_fields=True, tag="forget", tag_field="is"):
    """Prepare no next night."""


class LastNight(Struct, frozen=True):
    """The file of an archived night."""

    file: str


_NEXT = Exchange(LastNight, msgspec.json.Decoder(NextNight))
_PREPARATION: msgspec.json.Decoder[PrepareNight | ForgetNight] = msgspec.json.Decoder(PrepareNight | ForgetNight)
_PREPARED = Exchange(NightList, _PREPARATION)


class Preparations:
    """Keeps the next night, and puts who comes to it on the guest list once it begins."""

    def __init__(self, nights: NightFolder, guests: GuestList, state: StateFile) -> None:
        self._nights = nights
        self._guests = guests
        self._state = state

    async def keep(self, wanted: PreparedNight) -> None:
        """Keep a night as the next one, if its ruleset exists and its players can be guests."""
        self.check_players(wanted.players, wanted.unnamed)
        self.ruleset(wanted.ruleset)
        await self._store(wanted)

    async def forget(self) -> None:
        """Keep no next night any more."""
        await self._store(None)

    def check_players(self, players: Sequence[str], unnamed: Unnamed) -> None:
        """Refuse players who cannot be guests as well."""
        known: set[str] = set()
        for name in map(tidy, players):
            if problem := name_problem(name, known):
                raise Refused(HTTPStatus.CONFLICT, problem)
            known.add(name)
        stay = self._guests.names if unnamed == "stay" or not self._guests.night else ()
        if len(known.union(stay)) > MOST_GUESTS:
            raise Refused(HTTPStatus.CONFLICT, ListIsFull(MOST_GUESTS))

    def ruleset(self, name: str) -> str:
        """The text of a ruleset; Refused if there is none of this name."""
        try:
            return self._nights.rulesets.text(name)
        except BadConfig as wrong:
            raise refused(wrong) from None

    async def hand_over(self, night: NextNight) -> None:
        """Offer the names of a night that begins to its opening, and put its players on the guest list."""
        self._state.kept.names = night.names
        if night.is_prepared:
            self._state.kept.next_night = None
        self._state.save_soon()
        if night.players:
            self._guests.expect_after(night.night, map(tidy, night.players), night.unnamed)
        await self._state.stored()
        await self._guests.stored()

    async def _store(self, wanted: PreparedNight | None) -> None:
        self._state.kept.next_night = wanted
        self._state.save_soon()
        await self._state.stored()


def next_night_routes(
    nights: AllNights, preparations: Preparations, room: LiveRoom, requests: EngineRequests, hosts: HostSessions
) -> list[HTTPRouteHandler]:
    """The order for another night, at once or later."""
    return [_begin(preparations, room, requests, hosts), _prepare(nights, preparations, hosts)]


def _begin(
    preparations: Preparations, room: LiveRoom, requests: EngineRequests, hosts: HostSessions
) -> HTTPRouteHandler:
    @post(
        "/api/nights/new", opt=_NEXT.opt, guards=[same_site, hosts.guard], status_code=200,
        request_max_body_size=LONGEST_BODY,
    )  # fmt: skip
    async def begin(request: Browser) -> Response[bytes]:
        """Put the night away and begin another by any ruleset."""
        wanted = _NEXT.body(await request.body())
        _check_may_begin(wanted, room)
        preparations.check_players(wanted.players, wanted.unnamed)
        ruleset = preparations.ruleset(wanted.ruleset)
        answer = await requests.new_night(wanted.night, ruleset, wanted.about)
        match answer.result if answer else None:
            case NightPutAway(file):
                await preparations.hand_over(wanted)
                return _NEXT.response(LastNight(file))
            case NightStays() as why:
                raise Refused(HTTPStatus.CONFLICT, why)
            case None:
                raise no_answer(room)

    return begin


def _prepare(nights: AllNights, preparations: Preparations, hosts: HostSessions) -> HTTPRouteHandler:
    @post(
        "/api/nights/next", opt=_PREPARED.opt, guards=[same_site, hosts.guard], status_code=200,
        request_max_body_size=LONGEST_BODY,
    )  # fmt: skip
    async def prepare(request: Browser) -> Response[bytes]:
        """Keep a night as the next one, or none."""
        match _PREPARED.body(await request.body()):
            case PrepareNight(ruleset, about, names, players, unnamed):
                await preparations.keep(PreparedNight(ruleset, about, names, players, unnamed))
            case ForgetNight():
                await preparations.forget()
        return _PREPARED.response(await nights.listed(), NEVER_STORED)

    return prepare


def _check_may_begin(wanted: NextNight, room: LiveRoom) -> None:
    """Refuse to put away another night than the host has seen, or one that goes on."""
    if room.link().engine != "online" or room.night is None:  # the broker would keep the order for much later
        raise no_answer(room)
    if wanted.night != room.night_name:
        raise Refused(HTTPStatus.CONFLICT, OtherNightRuns())
    if room.night.phase not in PUT_AWAY_AT_ONCE and not wanted.puts_away:
        raise Refused(HTTPStatus.CONFLICT, NightNotOver())
