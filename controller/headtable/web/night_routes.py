"""The hosts' page of all nights: tonight's, the next one, and the list."""

from __future__ import annotations

import asyncio

from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct
from msgspec.structs import replace

from headtable import rulesets
from headtable.errors import BadConfig
from headtable.game.people.seating import has_hostess
from headtable.journal.night_files import NightFile
from headtable.messages.new_night import AboutNight
from headtable.messages.rooms import Phase
from headtable.rulecard.ruleset_in_short import in_short
from headtable.web.exchange import NEVER_STORED, Answers
from headtable.web.guard import Browser, HostSessions
from headtable.web.guest_list import GuestList
from headtable.web.live_room import LiveRoom
from headtable.web.money_record import MoneyRecord
from headtable.web.money_sheet import rules_of
from headtable.web.night_folder import NightFolder
from headtable.web.pages import host_page
from headtable.web.state_file import PreparedNight, StateFile

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
    has_money: bool = False  # whether its money sheet was kept
    is_over: bool = True  # or it was put away before its end


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
    next: PreparedNight | None = None
    used_list: tuple[str, ...] = ()  # who is on the guest list of a night that has begun


class PastedNames(Struct, frozen=True):
    """The names for the opening form, as they were pasted, and whether it asks for a hostess."""

    names: str
    has_hostess: bool = False


_LIST = Answers(NightList)
_NAMES = Answers(PastedNames)


class AllNights:
    """What the page of all nights shows."""

    def __init__(
        self, nights: NightFolder, room: LiveRoom, guests: GuestList, state: StateFile, money: MoneyRecord
    ) -> None:
        self._nights = nights
        self._money = money
        self._room = room
        self._guests = guests
        self._state = state

    async def listed(self) -> NightList:
        """Tonight, the night that is prepared, and the past ones."""
        await self._state.stored()
        found = await asyncio.to_thread(_list, self._nights, self._room, self._money)
        used = tuple(one.name for one in self._guests.guests) if self._guests.night else ()
        return replace(found, next=self._state.kept.next_night, used_list=used)

    async def names(self) -> PastedNames:
        """The names that were pasted for tonight's opening."""
        await self._state.stored()
        rules = rules_of(self._room)
        return PastedNames(self._state.kept.names, rules is not None and has_hostess(rules))


def night_routes(nights: AllNights, hosts: HostSessions) -> list[HTTPRouteHandler]:
    """The page, its list, and the names for the opening."""

    @get("/nights", sync_to_thread=False)
    def start(request: Browser) -> Response[bytes]:
        return host_page("nights", request, hosts)

    @get("/api/nights", opt=_LIST.opt, guards=[hosts.guard])
    async def listed() -> Response[bytes]:
        """List tonight, past nights and the rulesets to choose from."""
        return _LIST.response(await nights.listed(), NEVER_STORED)

    @get("/api/nights/names", opt=_NAMES.opt, guards=[hosts.guard])
    async def names() -> Response[bytes]:
        """The names that were pasted for tonight's opening."""
        return _NAMES.response(await nights.names())

    return [start, listed, names]


def _list(nights: NightFolder, room: LiveRoom, money: MoneyRecord) -> NightList:
    every = tuple(_choosable(nights))
    try:
        tonight, past = nights.tonight(), nights.past()
    except OSError as trouble:
        return NightList(_tonight(room, None), (), every, trouble.strerror or "")
    listed = tuple(
        PastNight(one.file, one.opened, one.about, money.of(one.night) is not None, one.is_over) for one in past
    )
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
