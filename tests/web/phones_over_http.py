"""Phones without a browser: they ask what a guest's page and a pad ask, by the same routes."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import httpx
import msgspec
from msgspec import Struct

from headtable.messages.line import Press
from headtable.messages.rooms import NightState, TableState
from headtable.messages.words import Button
from headtable.web.api import EVENTS_ADDRESS, PhoneSaid, Verdict
from headtable.web.player_card import PlayerCard
from tests.patience import PATIENCE_S
from tests.web.hall import join_link
from tests.web.house import patient_browser_at, until
from tests.web.real_console import JSON, Evening

AGAIN_S = 0.1


class WholeRoom(Struct):
    """What these phones read of a snapshot."""

    night: NightState | None
    tables: tuple[TableState, ...]


KINDS: dict[str, type[WholeRoom | NightState | TableState]] = {
    "snapshot": WholeRoom, "night": NightState, "table": TableState,
}  # fmt: skip


class GuestOverHttp:
    """The phone of a guest, which follows the room."""

    def __init__(self, client: httpx.AsyncClient, player: str) -> None:
        self._client = client
        self.player = player
        self._night: NightState | None = None
        self._tables: dict[int, TableState] = {}

    async def until_at(self, table: int) -> None:
        """Wait until the phone has heard that its guest sits at this table."""
        await until(lambda: table in self._tables and self.player in self._tables[table].seats)

    async def until_over(self) -> None:
        """Wait until it has heard that the night is over."""
        await until(lambda: self._night is not None and self._night.phase == "over")

    async def card_of(self, rounds: int) -> PlayerCard:
        """The guest's score card, as soon as it has so many rounds."""
        async with asyncio.timeout(PATIENCE_S):
            while len((card := await self._card()).rounds) < rounds:
                await asyncio.sleep(AGAIN_S)
        return card

    async def _card(self) -> PlayerCard:
        answer = await self._client.get("/api/card", params={"player": self.player})
        return msgspec.json.decode(answer.content, type=PlayerCard)

    async def follow(self) -> None:
        """Hear the room until the phone goes home."""
        async with self._client.stream("GET", EVENTS_ADDRESS, timeout=None) as stream:
            kind = ""
            async for line in stream.aiter_lines():
                field, _, value = line.partition(": ")
                if field == "event":
                    kind = value
                elif field == "data" and kind in KINDS:
                    self._hear(msgspec.json.decode(value, type=KINDS[kind]))

    def _hear(self, news: WholeRoom | NightState | TableState) -> None:
        match news:
            case WholeRoom(night, tables):
                self._night, self._tables = night, {state.table: state for state in tables}
            case NightState():
                self._night = news
            case TableState():
                self._tables[news.table] = news


@contextlib.asynccontextmanager
async def guests_over_http(evening: Evening, players: tuple[str, ...]) -> AsyncIterator[dict[str, GuestOverHttp]]:
    """The phones of these guests, by their names."""
    async with contextlib.AsyncExitStack() as clients, asyncio.TaskGroup() as following:
        guests = {
            player: GuestOverHttp(await clients.enter_async_context(patient_browser_at(evening.address)), player)
            for player in players
        }
        tasks = [following.create_task(guest.follow()) for guest in guests.values()]
        yield guests
        for task in tasks:
            task.cancel()


class PadOverHttp:
    """A phone that is a table's pad."""

    def __init__(self, client: httpx.AsyncClient, table: int) -> None:
        self._client = client
        self._table = table
        self._presses = 0

    async def scan(self, evening: Evening) -> None:
        """Somebody scans the QR picture of the table."""
        answer = await self._client.get(join_link(evening.config, self._table))
        assert (answer.status_code, answer.headers["location"]) == (303, f"/table/{self._table}")

    async def press(self, button: Button) -> None:
        """Press a button; it counts."""
        self._presses += 1
        said = msgspec.json.encode(PhoneSaid("overhttp", self._presses, Press(button)))
        answer = await self._client.post(f"/api/table/{self._table}", content=said, headers=JSON)
        verdict = msgspec.json.decode(answer.content, type=Verdict)
        assert verdict.accepted, verdict.why
