"""The pages and their tools for tests.

The rooms are published as an engine would, and the pages have a port of their own.
"""

from __future__ import annotations

import asyncio
import contextlib
import ssl
from collections.abc import AsyncIterator, Callable, Iterable

import httpx
from msgspec.structs import replace

from headtable.complaints import Complaints
from headtable.config import Web
from headtable.engine_clock import EngineClock
from headtable.messages.inputs import Ack, Heard
from headtable.messages.mqtt import MqttMessage
from headtable.messages.prizes import Standing
from headtable.messages.refusals.former import FormerRefusal
from headtable.messages.rooms import (
    BoardState,
    CalledBy,
    EngineState,
    NightState,
    Phase,
    TableState,
)
from headtable.web.app import Pages, create_app
from headtable.web.connections import Limits
from headtable.web.engine_requests import EngineRequests
from headtable.web.live_room import LiveRoom
from headtable.web.page_listeners import open_listeners
from headtable.web.page_place import Place
from headtable.web.page_server import keep_open
from tests.patience import PATIENCE_S

KEY = "a key for tests"
EXPECTED = ("127.0.0.1: ", "pages: there are too many", "pages: one host or phone has")  # what a test does on purpose
ONLINE = EngineState("e1", "online")
DATING = EngineClock(lambda: 0.0)
NO_AUTHORITIES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # the pages speak http: clients need no certificates
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gil", "Hal", "Ida", "Jon", "Kim", "Lou")


def night(phase: Phase = "playing", tables: int = 3, called: CalledBy | None = None) -> NightState:
    """Round 4 of the first set."""
    return NightState("Rolling for Pink", "BUNKO", phase, tables, 1, 3, 4, 6, 4, called, 9)


def table(number: int, tally: tuple[int, int] = (0, 0)) -> TableState:
    """A table whose first player rolls."""
    names = tuple(f"{name}{'' if number <= 3 else number}" for name in NAMES)
    first = 4 * ((number - 1) % 3)
    seats = (names[first], names[first + 1], names[first + 2], names[first + 3])
    return TableState(number, "rolling", seats, tally, seats[0])


def called(tables: int = 3) -> NightState:
    """The bell has rung."""
    return night("called", tables, CalledBy("score", "Ann", ("Ann", "Cat"), 21))


LAST_LAP = replace(table(2, (3, 9)), phase="last-lap", roller="Gil", last="two", faces=(4, 4, 1))
TIED = replace(table(3, (12, 12)), phase="roll-off", roller=None)
DONE = replace(table(1, (21, 13)), phase="done", roller=None, winner="a")
CALL_IT = replace(table(2, (3, 9)), call_it=True, faces=(4, 4, 4))


def board(players: int) -> BoardState:
    """A list of this many players, each a little worse than the one before."""
    return BoardState(tuple(Standing(1 + n, f"Player {n + 1}", 18 - n % 18, n % 18, n % 3) for n in range(players)))


def evening(tables: int = 3, phase: Phase = "playing", called: CalledBy | None = None) -> tuple[MqttMessage, ...]:
    """Everything that an engine retains while a round is on."""
    return ONLINE, night(phase, tables, called), *(table(n) for n in range(1, tables + 1)), board(4 * tables)


def room_with(*messages: MqttMessage) -> LiveRoom:
    """A room that has heard these from a broker that is there; no time passes in it."""
    room = LiveRoom(lambda: 0.0)
    room.on_connect()
    for message in messages:
        room.on_message(message)
    return room


class Answerer:
    """An engine as the pages know it: it records the inputs, and answers once it is willing."""

    def __init__(self, refuse: str = "", deaf_to: int = 0) -> None:
        self.heard: list[Heard] = []
        self.refuse = refuse
        self.meanwhile: Callable[[], object] = lambda: None  # what happens before it answers
        self._deaf_to = deaf_to
        self.requests = EngineRequests(self.hear, DATING, again_s=0.05, give_up_s=PATIENCE_S)

    def hear(self, message: MqttMessage) -> bool:
        """Publish, as ``Bus.publish`` would."""
        assert isinstance(message, Heard)
        self.heard.append(message)
        if len(self.heard) > self._deaf_to:
            why = FormerRefusal(self.refuse) if self.refuse else None
            ack = Ack(message.uid, message.boot, message.seq, why is None, len(self.heard), why, message.role)
            self.meanwhile()
            asyncio.get_running_loop().call_soon(self.requests.handle_answer, ack)
        return True


def nobody(give_up_s: float = 0.2) -> EngineRequests:
    """A bus with no engine on it."""
    return EngineRequests(lambda _: False, DATING, again_s=0.05, give_up_s=give_up_s)


NOBODYS = Place(0, None, Limits())  # on no disk
OPEN_TO_TESTS = Web(port=0, host_key=KEY)


@contextlib.asynccontextmanager
async def opened(
    room: LiveRoom,
    requests: EngineRequests,
    place: Place = NOBODYS,
    expected: tuple[str, ...] = EXPECTED,
    web: Web = OPEN_TO_TESTS,
) -> AsyncIterator[tuple[Pages, str]]:
    """The pages on a free port, and their address.

    An unexpected complaint of theirs fails the test.
    """
    said: list[str] = []
    complaints = Complaints(said.append)
    with open_listeners(web, complaints) as doors:
        web = doors.as_opened(web)
        there = Pages(web, room, requests, complaints=complaints, place=place._replace(port=web.port))
        serving = asyncio.create_task(keep_open(create_app(there), there, doors))
        try:
            yield there, f"http://127.0.0.1:{web.port}"
        finally:
            serving.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await serving
    assert [line for line in said if not line.startswith(expected)] == []


@contextlib.asynccontextmanager
async def pages(room: LiveRoom, requests: EngineRequests) -> AsyncIterator[httpx.AsyncClient]:
    """A browser of sorts that asks the pages."""
    async with opened(room, requests) as (_, address), browser_at(address) as client:
        yield client


def browser_at(address: str) -> httpx.AsyncClient:
    """A browser of sorts, with cookies of its own."""
    return httpx.AsyncClient(base_url=address, timeout=PATIENCE_S, trust_env=False, verify=NO_AUTHORITIES)


def patient_browser_at(address: str) -> httpx.AsyncClient:
    """The same for one that asks only now and then.

    It keeps no idle connection. The pages would close that one, perhaps just when it is used again.
    """
    none_idle = httpx.Limits(max_keepalive_connections=0)
    return httpx.AsyncClient(
        base_url=address, timeout=PATIENCE_S, trust_env=False, limits=none_idle, verify=NO_AUTHORITIES
    )


@contextlib.asynccontextmanager
async def host(room: LiveRoom, requests: EngineRequests) -> AsyncIterator[httpx.AsyncClient]:
    """The same for a browser that has shown the host's key."""
    async with pages(room, requests) as client:
        await let_in_as_host(client)
        yield client


async def let_in_as_host(client: httpx.AsyncClient) -> None:
    """Show the host's key."""
    shown = await client.get("/host", params={"key": KEY})
    assert shown.status_code == 303


async def host_fixes_scene(address: str, scene: str | None) -> None:
    """A host lets the main screen show this, or what the night asks for."""
    async with browser_at(address) as host:
        await let_in_as_host(host)
        fixed = await host.post("/api/host/scene", json={"screen": "main", "scene": scene})
        assert fixed.status_code == 200


async def statuses_of_orders(host: httpx.AsyncClient, addresses: Iterable[str]) -> dict[str, tuple[int, int]]:
    """How an order to each of these addresses is answered: a host's from another site, and a stranger's.

    The host is a stranger afterwards.
    """
    evil = {"Origin": "http://evil.example"}
    elsewhere = {each: (await host.post(each, json={}, headers=evil)).status_code for each in addresses}
    host.cookies.clear()
    return {each: (status, (await host.post(each, json={})).status_code) for each, status in elsewhere.items()}


@contextlib.asynccontextmanager
async def phone(room: LiveRoom, requests: EngineRequests, table: int = 1) -> AsyncIterator[httpx.AsyncClient]:
    """The same for a phone that has shown a table's code."""
    async with opened(room, requests) as (there, address), browser_at(address) as client:
        await let_in(client, there, table)
        yield client


async def let_in(client: httpx.AsyncClient, there: Pages, table: int) -> str:
    """Show a table's code; the phone's name."""
    answer = await client.get("/join", params={"code": there.phones.code(table)})
    assert (answer.status_code, answer.headers["location"]) == (303, f"/table/{table}")
    name: str = (await client.get(f"/api/table/{table}/phone")).json()["phone"]
    return name


async def others_are_served(address: str) -> None:
    """A host signs in, looks at the room and follows the night."""
    async with browser_at(address) as other:
        await let_in_as_host(other)
        assert (await other.get("/api/room")).status_code == 200
        async with other.stream("GET", "/api/events") as stream:
            assert await anext(stream.aiter_lines()) == "event: snapshot"


async def until(true: Callable[[], bool]) -> None:
    """Wait for it."""
    async with asyncio.timeout(PATIENCE_S):
        while not true():
            await asyncio.sleep(0.005)
