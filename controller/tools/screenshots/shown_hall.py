"""A hall for the photographer: the real pages in this process, in one moment of a night."""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from collections.abc import AsyncIterator, Iterable, Iterator
from pathlib import Path
from typing import get_args

import httpx

from headtable.complaints import Complaints
from headtable.config import Web
from headtable.engine_clock import EngineClock
from headtable.messages.devices import Birth, Health
from headtable.messages.host_choices import HostChoices, QuietSpan
from headtable.messages.mqtt import MqttMessage
from headtable.messages.rooms import BoxState
from headtable.messages.sound_commands import SignalState
from headtable.web.app import Pages, create_app
from headtable.web.connections import Limits
from headtable.web.engine_requests import EngineRequests
from headtable.web.first_host_question import FirstHost
from headtable.web.live_events import Scene
from headtable.web.live_room import LiveRoom
from headtable.web.page_listeners import open_listeners, port_of
from headtable.web.page_place import Place
from headtable.web.page_server import keep_open

NO_AUTHORITIES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # to load those of the internet takes longer than a page
KEY = "the-key-of-these-pictures"
PASSWORD = "the-password-of-these-pictures"  # noqa: S105  of nobody
SHOWN_PORT = 8080  # in the links of the pages
NOTICE = (
    "Supper is in the small hall behind the kitchen. Please take your score card with you, and be back at your table "
    "at a quarter past nine: the bell rings once, five minutes before."
)
EXPENSES = (("Supper for everybody, with a cake", 184_250), ("Rent of the hall and its chairs", 40_000))
PRICE_CENTS = 2_500
ROLES = ("host", "scorekeeper", "door")
OLD_FIRMWARE = "0.0.9"
SILENT_PAD = 3  # the table whose pad has gone
WEAK_PAD = 2  # the table whose pad needs a battery and newer firmware
FIXABLE: tuple[str, ...] = get_args(Scene)


class ShownHall:
    """Where the pages are, and what a host may do there."""

    def __init__(self, pages: Pages, address: str) -> None:
        self._pages = pages
        self.address = address
        self._host = httpx.AsyncClient(base_url=address, trust_env=False, timeout=60, verify=NO_AUTHORITIES)

    def join_link(self, table: int) -> str:
        """The link that lets a phone in."""
        return f"{self.address}/join?code={self._pages.phones.code(table)}"

    async def prepare(self, players: tuple[str, ...]) -> None:
        """Let the host in, and enter what hosts enter before a night."""
        await self._host.get("/host", params={"key": KEY})
        await self._do("/api/guests", {"is": "price", "cents": PRICE_CENTS})
        await self._do("/api/guests/names", {"names": list(players), "others": True})
        for what, cents in EXPENSES:
            await self._do("/api/money", {"is": "add", "kind": "expense", "what": what, "cents": cents})

    async def fix(self, scene: str) -> None:
        """Fix a scene on the projector, if hosts can; the night itself chooses the others."""
        if scene == "notice":
            await self._do("/api/host/notice", {"text": NOTICE})
        await self._do("/api/host/scene", {"screen": "main", "scene": scene if scene in FIXABLE else None})

    async def make_accounts(self, names: Iterable[str]) -> None:
        """Make an account of each role."""
        for name, role in zip(names, ROLES, strict=False):
            await self._do("/api/accounts", {"is": "make-account", "name": name, "role": role, "password": PASSWORD})
            self._host.cookies.clear()  # the first account ends what the key began
            await self._host.get("/host", params={"key": KEY})

    async def take_over(self, table: int) -> None:
        """Let another phone in, which speaks for this table from now on."""
        await self._host.get(self.join_link(table))
        await self._do(f"/api/table/{table}/take", {})

    async def close(self) -> None:
        """Leave."""
        await self._host.aclose()

    async def _do(self, address: str, order: dict[str, object]) -> None:
        answer = await self._host.post(address, json=order)
        if answer.status_code != 200:
            raise RuntimeError(f"{address} refused {order}: {answer.text}")


@contextlib.asynccontextmanager
async def shown_hall(
    messages: Iterable[MqttMessage], folder: Path, first_host: FirstHost = "by-key"
) -> AsyncIterator[ShownHall]:
    """The pages on a free port, after they have heard these messages."""
    room = LiveRoom(_no_time)
    room.on_connect()
    complaints = Complaints(_ignore)
    with open_listeners(Web(port=0), complaints) as opened:
        place = Place(SHOWN_PORT, folder / "pages.json", Limits(), journal=folder / "tonight.night.db",
                      rulesets=folder / "rulesets", guests=folder / "guests.json", first_host=first_host)  # fmt: skip
        web = Web(host="headtable.local", host_key=KEY)
        pages = Pages(web, room, _nobody_answers(), complaints=complaints, place=place)
        for message in messages:
            pages.on_message(message, "retained")
        serving = asyncio.create_task(keep_open(create_app(pages), pages, opened))
        hall = ShownHall(pages, f"http://127.0.0.1:{port_of(opened.http)}")
        try:
            yield hall
        finally:
            await hall.close()
            serving.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await serving


def devices(tables: int) -> Iterator[MqttMessage]:
    """A pad at each table, one of them silent, and one weak with old firmware; a bell, and a muted horn."""
    yield BoxState("box", "b1", "online", "lease", 100_000, ("bell", "horn"))
    for table in range(1, tables + 1):
        uid = f"pad-{table:02}"
        firmware = OLD_FIRMWARE if table == WEAK_PAD else "1.0"
        yield Birth(uid, "box", "pad", firmware, "1", "buttons", online=table != SILENT_PAD, table=table)
        yield Health(uid, 4, battery=3 if table == WEAK_PAD else 80)
    yield Birth("horn-01", "box", "signals", "1.0", "1", "bell+horn", online=True)
    yield SignalState("bell", "box", sounding=False, armed=True, muted=False)
    yield SignalState("horn", "box", sounding=False, armed=True, muted=True)
    yield HostChoices("box", (), ("horn",), QuietSpan("22:00", "08:00"))


def _nobody_answers() -> EngineRequests:
    """No picture needs an answer of the engine."""
    return EngineRequests(lambda _: False, EngineClock(_no_time))


def _no_time() -> float:
    """The time in the pictures: none passes."""
    return 0.0


def _ignore(complaint: str) -> None:
    """A wrong code is asked for on purpose."""
    assert complaint  # noqa: S101
