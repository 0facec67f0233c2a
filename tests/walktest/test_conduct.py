"""The walk through a real hall: box, engine and broker live, simulated pads answer on pseudo-terminals."""

from __future__ import annotations

import asyncio
import io
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

import pytest
from rich.console import Console

from headtable.bus.client import Bus
from headtable.complaints import Complaints
from headtable.errors import NotAllowed
from headtable.hall.walk_words import name
from headtable.messages.inputs import Ack, Heard
from headtable.messages.mqtt import MqttMessage
from headtable.messages.pace import StartRound
from headtable.messages.people import OpenNight
from headtable.messages.words import Button, Delivery
from headtable_tools.walktest.conduct import conduct
from headtable_tools.walktest.walk import Walk
from tests.devices.simulated_hall import Hall, a_hall
from tests.patience import PATIENCE_S

pytestmark = pytest.mark.slow
LOOK_S = 0.02
SATURDAY = datetime(2026, 11, 21, 18, 30, 5, tzinfo=UTC)


class Walking:
    """A walk that goes on."""

    def __init__(self, hall: Hall, keys: int, told: io.StringIO, task: asyncio.Task[Walk]) -> None:
        self.hall = hall
        self.task = task
        self._keys = keys
        self._told = told

    def told(self) -> list[str]:
        """What was printed so far."""
        return self._told.getvalue().splitlines()

    async def until(self, words: str) -> None:
        """Wait until it tells something."""
        async with asyncio.timeout(PATIENCE_S):
            while not any(words in line for line in self.told()):
                assert not self.task.done(), self.task
                await asyncio.sleep(LOOK_S)

    def type(self, line: str) -> None:
        """Type a word and Enter."""
        os.write(self._keys, f"{line}\n".encode())

    async def press(self, uid: str, button: Button) -> None:
        """Press a button, and wait for the engine's verdict."""
        pad = self.hall.pads[uid]
        await pad.verdict(await pad.press(button))


@asynccontextmanager
async def a_walk(folder: Path) -> AsyncIterator[Walking]:
    """Somebody walks through a hall whose night is closed."""
    async with a_hall(folder) as hall:
        typed, keys = os.pipe()
        told = io.StringIO()
        console = Console(file=told, width=200)
        task = asyncio.create_task(conduct(hall.config, console, lambda: SATURDAY, typed))
        try:
            yield Walking(hall, keys, told, task)
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            os.close(typed)
            os.close(keys)


async def said_by_the_host(hall: Hall, *said: OpenNight | StartRound) -> None:
    """The host says something, and the engine takes it."""
    acks: list[Ack] = []
    up = asyncio.Event()

    def hear(message: MqttMessage, delivery: Delivery) -> None:
        del delivery
        if isinstance(message, Ack):
            acks.append(message)

    bus = Bus(hall.config.broker, hall.config.venue.name, "host", ("ack/+/+",), Complaints(lambda _: None))
    running = asyncio.create_task(bus.run(hear, up.set, lambda: None))
    await up.wait()
    bus.publish(*(Heard("host-1", "b1", seq, one, role="host") for seq, one in enumerate(said, start=1)))
    async with asyncio.timeout(PATIENCE_S):
        while len(acks) < len(said):
            await asyncio.sleep(LOOK_S)
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)
    assert all(ack.accepted for ack in acks), acks


async def test_every_station_answers_and_no_press_counts(tmp_path: Path) -> None:
    async with a_walk(tmp_path) as walking:
        await walking.until("→ table 2: press ONE (pad-02)")
        await walking.press("pad-02", "one")
        await walking.until("→ the head table: press ONE (pad-01)")
        await walking.press("pad-01", "one")
        await walking.until("→ the head table: press the bell button (pad-01)")
        assert walking.hall.board.blasts == []
        await walking.press("pad-01", "bell")
        await walking.until("the horn chirps")
        async with asyncio.timeout(PATIENCE_S):
            while not walking.hall.board.blasts:
                await asyncio.sleep(LOOK_S)
        walking.type("yes")
        walk = await asyncio.wait_for(walking.task, PATIENCE_S)
        assert walk.failed == []
        assert [blast.signal for blast in walking.hall.board.blasts] == ["horn"]
        assert "✔ the hall, horn-01, horn: answered" in walking.told()
        assert {outcome.at for outcome in walk.outcomes} == {"18:30:05"}


async def test_a_pad_at_the_wrong_table_is_reported_and_a_silent_one_is_skipped(tmp_path: Path) -> None:
    async with a_walk(tmp_path) as walking:
        await walking.until("→ table 2: press ONE (pad-02)")
        await walking.press("pad-01", "one")
        await walking.until("pad-01 answered, and it belongs to the head table")
        walking.type("skip")
        await walking.until("→ the head table: press ONE (pad-01)")
        walking.type("again")
        walking.type("quit")
        walk = await asyncio.wait_for(walking.task, PATIENCE_S)
        assert [name(outcome.station) for outcome in walk.failed] == [
            "pad-02",
            "pad-01",
            "pad-01, bell button",
            "horn-01, horn",
        ]


async def test_no_walk_starts_while_a_round_is_in_play(tmp_path: Path) -> None:
    async with a_hall(tmp_path) as hall:
        await said_by_the_host(hall, OpenNight(("Ann", "Bea", "Cat", "Dot"), "listed"), StartRound())
        with pytest.raises(NotAllowed, match="a round is in play: what is pressed now would count"):
            await conduct(hall.config, Console(file=io.StringIO()), lambda: SATURDAY)


async def test_a_walk_ends_when_a_round_starts(tmp_path: Path) -> None:
    async with a_walk(tmp_path) as walking:
        await walking.until("→ table 2: press ONE (pad-02)")
        await said_by_the_host(walking.hall, OpenNight(("Ann", "Bea", "Cat", "Dot"), "listed"), StartRound())
        walk = await asyncio.wait_for(walking.task, PATIENCE_S)
        assert any("a round is in play" in line for line in walking.told())
        assert len(walk.failed) == 4


@pytest.mark.parametrize(("part", "why"), [("engine", "no engine runs"), ("box", "box box does not run")])
async def test_a_walk_ends_when_engine_or_box_dies(tmp_path: Path, part: str, why: str) -> None:
    """For then the bell button, which somebody would be asked to press, sounds at full length."""
    async with a_walk(tmp_path) as walking:
        await walking.until("→ table 2: press ONE (pad-02)")
        (walking.hall.engine if part == "engine" else walking.hall.box).cancel()
        await asyncio.wait_for(walking.task, PATIENCE_S)
        assert any(why in line for line in walking.told())
