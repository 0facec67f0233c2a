"""The console's form for rounds that were played by hand: what it may type in now, and one whole round of it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import lru_cache

import msgspec
from litestar import Response, get, post
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct

from headtable import rulesets
from headtable.errors import BadConfig
from headtable.game.ruleset import Ruleset
from headtable.messages.inputs import Heard, Input
from headtable.messages.pace import GoBy
from headtable.messages.people import SwapSeats
from headtable.messages.words import EntryNumber
from headtable.saying import say
from headtable.web.api import Verdict, shown
from headtable.web.decoding import Number, number_in
from headtable.web.engine_requests import EngineRequests
from headtable.web.exchange import NEVER_STORED, Answers, Exchange
from headtable.web.guard import Browser, HostSessions, same_site
from headtable.web.hand_played import CellTrouble, RoundByHand, check_round, inputs, wrong_cells
from headtable.web.live_room import LiveRoom


class WrongCell(Struct, frozen=True):
    """A wrong cell, as data and as a sentence."""

    trouble: CellTrouble
    words: str


class SheetsWrong(Struct, frozen=True, tag_field="is", tag="sheets-wrong"):
    """Nothing was entered, because these cells are wrong."""

    cells: tuple[WrongCell, ...]


class RoundTyped(Struct, frozen=True, tag_field="is", tag="round-typed"):
    """The entries to take back together, and the refusal at which the rest was left out, if there was one."""

    entries: tuple[EntryNumber, ...]
    refused: Verdict | None = None


class HandAnswer(Struct, frozen=True):
    """What has become of the sheets of a round."""

    result: SheetsWrong | RoundTyped


class PresentRound(Struct, frozen=True):
    """The entry that started the present or the last round, so that it can be taken back and typed in."""

    started: EntryNumber | None


_PRESENT = Answers(PresentRound)
_TYPED = Exchange(HandAnswer, msgspec.json.Decoder(RoundByHand), Number)


class HandPlayed:
    """Types rounds in, one at a time. A post that is repeated gets the same answer again."""

    def __init__(self, requests: EngineRequests, room: LiveRoom, numbers: Iterator[Number]) -> None:
        self._requests = requests
        self._room = room
        self._numbers = numbers
        self._turn = asyncio.Lock()
        self._last: tuple[Number, HandAnswer] | None = None

    async def type_in(self, said: RoundByHand, uid: str, number: Number | None) -> HandAnswer:
        """Check the whole round, and enter it if nothing is wrong."""
        async with self._turn:
            if self._last and self._last[0] == number:
                return self._last[1]
            answer = HandAnswer(self._wrong(said) or await self._entered(said, uid))
            if number:
                self._last = number, answer
            return answer

    def _wrong(self, said: RoundByHand) -> SheetsWrong | None:
        night, tables = self._room.night, self._room.tables()
        check_round(night, tables, said)
        if night is None:
            return None
        rules = self._room.rules
        troubles = wrong_cells(night, tables, said, _ruleset(rules.ruleset) if rules else None)
        cells = tuple(WrongCell(one, say(one.what, night.bunco_word)) for one in troubles)
        return SheetsWrong(cells) if cells else None

    async def _entered(self, said: RoundByHand, uid: str) -> RoundTyped:
        """Enter the round until something is refused. No signal sounds, because nothing has a date."""
        night = self._room.night
        if night is None:
            return RoundTyped(())
        entries: list[EntryNumber] = []
        for one in tuple(inputs(night, self._room.tables(), said)):
            number = next(self._numbers)
            heard = Heard(uid, number.boot, number.seq, one, role="host")
            verdict = shown(await self._requests.ask_undated(heard), self._room)
            if not verdict.accepted:
                return RoundTyped(tuple(entries), verdict)
            if verdict.entry is not None and _is_taken_back(one):
                entries.append(verdict.entry)
        return RoundTyped(tuple(entries))


def _is_taken_back(said: Input) -> bool:
    """Whether taking the round back takes this back: who sits where, and how a table is heard, stays."""
    return not isinstance(said, GoBy | SwapSeats)


@lru_cache(maxsize=2)
def _ruleset(text: str) -> Ruleset | None:
    """The rules of the night; None if an engine of another version has rules that nobody here can read."""
    try:
        return rulesets.parse(text, "night/rules")
    except BadConfig:
        return None


def hand_played_routes(played: HandPlayed, room: LiveRoom, hosts: HostSessions) -> list[HTTPRouteHandler]:
    """The round that was played by hand."""

    @get("/api/host/by-hand", opt=_PRESENT.opt, guards=[hosts.guard], sync_to_thread=False)
    def present() -> Response[bytes]:
        return _PRESENT.response(PresentRound(room.facts.start_of_round()), NEVER_STORED)

    @post("/api/host/by-hand", opt=_TYPED.opt, guards=[same_site, hosts.guard], status_code=200)
    async def typed(request: Browser) -> Response[bytes]:
        said = _TYPED.body(await request.body())
        answer = await played.type_in(said, hosts.signed_in(request).uid, number_in(request))
        return _TYPED.response(answer, NEVER_STORED)

    return [present, typed]
