"""A past night: its standings and rounds, its file, and the same night by other rules."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.response import File
from msgspec import Meta, Struct

from headtable.errors import BadConfig
from headtable.messages.rooms import RoundResult, TableRounds
from headtable.web.csv_files import csv_download, rounds_csv, standings_csv
from headtable.web.decoding import decoded_query
from headtable.web.exchange import CSV, NEVER_STORED, Answers, Delivers
from headtable.web.guard import Browser, HostSessions
from headtable.web.night_folder import NightFolder, PlayedNight, Result
from headtable.web.other_night import OtherNight
from headtable.web.ruleset_routes import refused

FileName = Annotated[str, Meta(max_length=255)]


class Which(Struct, frozen=True):
    """The past night that is asked for, by the name of its file."""

    file: FileName


class ByOtherRules(Struct, frozen=True):
    """A past night, and the ruleset by which it is played again."""

    file: FileName
    ruleset: Annotated[str, Meta(max_length=40)]


_PAST = Answers(PlayedNight, Which)
_OTHER = Answers(OtherNight, ByOtherRules)
_CSV = Delivers(CSV.media_type, Which)
_JOURNAL = Delivers("application/vnd.sqlite3", Which)


def past_night_routes(nights: NightFolder, hosts: HostSessions) -> list[HTTPRouteHandler]:
    """Everything that hosts may read of a night that was put away."""

    @get("/api/nights/past", opt=_PAST.opt, guards=[hosts.guard])
    async def past(request: Browser) -> Response[bytes]:
        """The standings and rounds of a past night."""
        return _PAST.response(await _played(nights, request), headers=NEVER_STORED)

    @get("/api/nights/replayed", opt=_OTHER.opt, guards=[hosts.guard])
    async def replayed(request: Browser) -> Response[bytes]:
        """Play a past night again by other rules."""
        wanted = decoded_query(ByOtherRules, request)
        try:
            ruleset = nights.rulesets.place_of(wanted.ruleset)
        except BadConfig as wrong:
            raise refused(wrong) from None
        path = await asyncio.to_thread(nights.path_of, wanted.file)
        return _OTHER.response(await nights.replayed(path, ruleset), headers=NEVER_STORED)

    return [past, replayed]


def past_file_routes(nights: NightFolder, hosts: HostSessions) -> list[HTTPRouteHandler]:
    """A past night as files."""

    @get("/nights/standings.csv", opt=_CSV.opt, guards=[hosts.guard])
    async def standings(request: Browser) -> Response[str]:
        """The standings of a past night as a file."""
        night = await _played(nights, request)
        return csv_download(standings_csv(night.standings, night.bunco_word), request)

    @get("/nights/rounds.csv", opt=_CSV.opt, guards=[hosts.guard])
    async def rounds(request: Browser) -> Response[str]:
        """The rounds of a past night as a file."""
        night = await _played(nights, request)
        return csv_download(rounds_csv(map(_table_rounds, night.results), night.bunco_word), request)

    @get("/nights/journal", opt=_JOURNAL.opt, guards=[hosts.guard])
    async def journal(request: Browser) -> File:
        """The journal of a past night."""
        path = await night_path(nights, request)
        return File(path, filename=path.name, media_type="application/vnd.sqlite3", headers=NEVER_STORED)

    return [standings, rounds, journal]


async def night_path(nights: NightFolder, request: Browser) -> Path:
    """The path of the night that is asked for, from the server's own list."""
    return await asyncio.to_thread(nights.path_of, decoded_query(Which, request).file)


async def _played(nights: NightFolder, request: Browser) -> PlayedNight:
    return await nights.played(await night_path(nights, request))


def _table_rounds(one: Result) -> TableRounds:
    """One round at one table; the winners' points come first, as for team a."""
    result = RoundResult(one.set, one.round, "a", one.winners, one.losers, one.tally, one.how)
    return TableRounds(one.table, (result,))
