"""Who came when, for hosts: as data, and as a CSV file."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Literal

import msgspec
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from headtable.journal.night_files import NightFile
from headtable.saying.currencies import currency, plain
from headtable.web.attendance import NOT_BEGUN, Attendance, PersonsVisits, Visit, players_in
from headtable.web.csv_files import Cell, csv_download, csv_text
from headtable.web.exchange import CSV, NEVER_STORED, Exchange
from headtable.web.guard import Browser, HostSessions, same_site
from headtable.web.live_room import LiveRoom
from headtable.web.night_folder import NightFolder
from headtable.web.refusals import Refused

DATE = len("2026-11-23")
HEADINGS = (
    "csv-visit-day",
    "csv-visit-night",
    "csv-guest-name",
    "csv-visit-played",
    "csv-visit-here",
    "csv-guest-paid",
    "csv-visit-currency",
)
MARK = 1  # a spreadsheet adds it up
_ORDER: msgspec.json.Decoder[Literal["forget"]] = msgspec.json.Decoder(Literal["forget"])


class NightHeld(Struct, frozen=True):
    """One night of this machine: its name, its day, and what the host calls it."""

    night: str
    day: str
    title: str


class WhoCame(Struct, frozen=True):
    """Every night with its people; ``unread`` nights still have to be read from their journals."""

    nights: tuple[NightHeld, ...]
    people: tuple[PersonsVisits, ...]
    unread: int


_WHO = Exchange(WhoCame, _ORDER)


class PastGuests:
    """The attendance of all nights, with the players of the journals."""

    def __init__(self, attendance: Attendance, nights: NightFolder, room: LiveRoom) -> None:
        self.attendance = attendance
        self._nights = nights
        self._room = room

    async def who_came(self) -> WhoCame:
        """What is known. Each time, one more journal is read, because a Pi needs seconds for it."""
        past, tonight = await asyncio.to_thread(lambda: (self._nights.past(), self._nights.tonight()))
        if unread := self.attendance.unread(past):
            await self._read(unread[0])
        return self._known(past, tonight)

    async def everybody(self) -> WhoCame:
        """The same, after every journal has been read."""
        found = await self.who_came()
        while found.unread:
            found = await self.who_came()
        return found

    async def _read(self, night: NightFile) -> None:
        try:
            path = await asyncio.to_thread(self._nights.path_of, night.file)
            self.attendance.note_players(night.night, await self._nights.played(path))
        except (Refused, OSError):
            self.attendance.note_unreadable(night.night)

    def _known(self, past: tuple[NightFile, ...], tonight: NightFile | None) -> WhoCame:
        phase = self._room.night.phase if self._room.night else NOT_BEGUN
        begun = (tonight,) if tonight and phase != NOT_BEGUN else ()
        nights = (*begun, *past)
        players = {one.night: players_in(self._room) for one in begun}
        held = {one.night: NightHeld(one.night, _day(one), one.about.title) for one in nights}
        people = self.attendance.people(nights, players)
        return WhoCame(tuple(held.values()), people, len(self.attendance.unread(past)))


def attendance_routes(past: PastGuests, hosts: HostSessions) -> list[HTTPRouteHandler]:
    """The data, its file, and the order to forget."""

    @get("/api/guests/history", opt=_WHO.opt, guards=[hosts.guard])
    async def history() -> Response[bytes]:
        """Who came on which night, and what they paid."""
        return _WHO.response(await past.who_came(), NEVER_STORED)

    @post("/api/guests/history", opt=_WHO.opt, guards=[same_site, hosts.guard], status_code=200)
    async def order(request: Browser) -> Response[bytes]:
        """Forget who was checked in on past nights, and what they paid."""
        _WHO.body(await request.body())
        past.attendance.forget()
        await past.attendance.stored()
        return _WHO.response(await past.who_came(), NEVER_STORED)

    @get("/host/history.csv", opt=CSV.opt, guards=[hosts.guard])
    async def file(request: Browser) -> Response[str]:
        """Who came on which night, as a file."""
        return csv_download(history_csv(await past.everybody()), request)

    return [history, order, file]


def history_csv(found: WhoCame) -> str:
    """One line for each person on each night, the newest night first."""
    return csv_text(HEADINGS, (line for night in found.nights for line in _lines(night, found.people)))


def _lines(night: NightHeld, people: tuple[PersonsVisits, ...]) -> Iterator[list[Cell]]:
    for person in people:
        for visit in person.visits:
            if visit.night == night.night:
                yield [night.day, night.title, person.name, *_cells(visit)]


def _cells(visit: Visit) -> list[Cell]:
    return [MARK if visit.played else None, MARK if visit.checked_in else None, plain(visit.paid), currency()]


def _day(night: NightFile) -> str:
    return night.about.day or night.opened[:DATE]
