"""A house for the pages' tests: rooms as an engine would tell them, and the pages open on a port of their own."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable

import httpx
from msgspec.structs import replace

from headtable.complaints import Complaints
from headtable.config import Web
from headtable.dating import Dating
from headtable.messages import (
    Ack,
    BoardState,
    EngineState,
    Heard,
    MqttMessage,
    NightState,
    Phase,
    Standing,
    TableState,
)
from headtable.web.app import create_app, keep_open, open_door
from headtable.web.asking import Asking
from headtable.web.room import Room
from tests.patience import PATIENCE_S

KEY = "a key"
ONLINE = EngineState("e1", "online")
DATING = Dating(lambda: 0.0)
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gil", "Hal", "Ida", "Jon", "Kim", "Lou")


def night(phase: Phase = "playing", tables: int = 3, called: str = "") -> NightState:
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
    return night("called", tables, "Ann and Cat reach 21")


LAST_LAP = replace(table(2, (3, 9)), phase="last-lap", roller="Gil", last="two", faces=(4, 4, 1))
TIED = replace(table(3, (12, 12)), phase="roll-off", roller=None)
DONE = replace(table(1, (21, 13)), phase="done", roller=None, winner="a")
CALL_IT = replace(table(2, (3, 9)), call_it=True, faces=(4, 4, 4))


def board(players: int) -> BoardState:
    """So many players, each a little worse than the one before."""
    return BoardState(tuple(Standing(1 + n, f"Player {n + 1}", 18 - n % 18, n % 18, n % 3) for n in range(players)))


def evening(tables: int = 3, phase: Phase = "playing", called: str = "") -> tuple[MqttMessage, ...]:
    """Everything that an engine retains while a round is on."""
    return ONLINE, night(phase, tables, called), *(table(n) for n in range(1, tables + 1)), board(4 * tables)


def room_with(*messages: MqttMessage) -> Room:
    """A room that has heard these from a broker that is there; no time passes in it."""
    room = Room(lambda: 0.0)
    room.up()
    for message in messages:
        room.hear(message)
    return room


class Answerer:
    """An engine as the pages know it: remembers what is said, and answers once it is willing."""

    def __init__(self, refuse: str = "", deaf_to: int = 0) -> None:
        self.heard: list[Heard] = []
        self.refuse = refuse
        self._deaf_to = deaf_to
        self.asking = Asking(self.hear, DATING, again_s=0.05, give_up_s=PATIENCE_S)

    def hear(self, message: MqttMessage) -> bool:
        """What a bus's ``say`` would do."""
        assert isinstance(message, Heard)
        self.heard.append(message)
        if len(self.heard) > self._deaf_to:
            ack = Ack(message.uid, message.boot, message.seq, not self.refuse, len(self.heard), self.refuse)
            asyncio.get_running_loop().call_soon(self.asking.hear, ack)
        return True


def nobody(give_up_s: float = 0.2) -> Asking:
    """A bus with no engine on it."""
    return Asking(lambda _: False, DATING, again_s=0.05, give_up_s=give_up_s)


@contextlib.asynccontextmanager
async def pages(room: Room, asking: Asking) -> AsyncIterator[httpx.AsyncClient]:
    """The pages on a free port, and a browser of sorts that asks them."""
    said: list[str] = []
    with open_door(Web(port=0)) as door:
        address = f"http://127.0.0.1:{door.getsockname()[1]}"
        serving = asyncio.create_task(
            keep_open(create_app(room, asking, KEY, Complaints(said.append)), door, room, asking)
        )
        try:
            async with httpx.AsyncClient(base_url=address, timeout=PATIENCE_S, trust_env=False) as client:
                yield client
        finally:
            serving.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await serving
    assert said == []


@contextlib.asynccontextmanager
async def host(room: Room, asking: Asking) -> AsyncIterator[httpx.AsyncClient]:
    """The same for a browser that has shown the host's key."""
    async with pages(room, asking) as client:
        shown = await client.get("/host", params={"key": KEY})
        assert shown.status_code == 303
        yield client


async def until(true: Callable[[], bool]) -> None:
    """Wait for it."""
    async with asyncio.timeout(PATIENCE_S):
        while not true():
            await asyncio.sleep(0.005)
