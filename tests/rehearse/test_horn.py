"""A simulated signal board plays what it is told, once, and never for longer than its own limit."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from headtable.box.signals.signal_board import LONGEST_ON_S, TimeSource
from headtable.messages.line import Hush, Quiet, Sound, Sounding
from headtable_tools.rehearse.cable import Cable
from headtable_tools.rehearse.horn import Blast, SimulatedSignalBoard
from tests.rehearse.bench_end import BoxEnd, TurnedClock, alive


class Wall:
    """A signal board on the wall, and the test in place of the box."""

    def __init__(self, board: SimulatedSignalBoard, box: BoxEnd, clock: TurnedClock) -> None:
        self.board = board
        self.box = box
        self.clock = clock

    async def sound(self, sound: Sound) -> None:
        """Tell the board to sound, and wait until it does."""
        self.box.say("horn-01", sound)
        assert (await self.box.next())[1] == Sounding(sound.nonce, sound.signal)
        await self.clock.turn(0)


@asynccontextmanager
async def a_wall(folder: Path) -> AsyncIterator[Wall]:
    clock = TurnedClock()
    with Cable(folder / "horn-01") as cable:
        box = BoxEnd(cable.path)
        board = SimulatedSignalBoard("horn-01", cable, clock, time=TimeSource(clock, clock.later))
        async with alive(board.run()):
            await box.next()
            yield Wall(board, box, clock)
        box.close()


async def test_a_pattern_is_played_and_recorded(tmp_path: Path) -> None:
    async with a_wall(tmp_path) as wall:
        await wall.sound(Sound("a", "bell", (100, 50, 200)))
        assert "bell" in wall.board.sounding
        await wall.clock.turn(1)
        assert (await wall.box.next())[1] == Quiet("a", "bell")
        assert [(blast.began_s, blast.ended_s) for blast in wall.board.blasts] == [
            (0.0, 0.1),
            (0.1 + 0.05, 0.1 + 0.05 + 0.2),
        ]
        assert not wall.board.sounding


async def test_bell_and_horn_sound_together(tmp_path: Path) -> None:
    async with a_wall(tmp_path) as wall:
        await wall.sound(Sound("a", "bell", (100, 100, 100)))
        await wall.sound(Sound("a", "horn", (1000,)))
        assert wall.board.sounding == ("bell", "horn")


async def test_a_command_is_played_once(tmp_path: Path) -> None:
    async with a_wall(tmp_path) as wall:
        await wall.sound(Sound("a", "horn", (100,)))
        await wall.clock.turn(1)
        assert (await wall.box.next())[1] == Quiet("a", "horn")
        wall.box.say("horn-01", Sound("a", "horn", (100,)))
        assert await wall.box.heard_until_asked("horn-01") == []
        assert len(wall.board.blasts) == 1


async def test_a_command_during_a_blast_is_not_queued(tmp_path: Path) -> None:
    async with a_wall(tmp_path) as wall:
        await wall.sound(Sound("a", "horn", (1000,)))
        wall.box.say("horn-01", Sound("b", "horn", (1000,)))
        assert await wall.box.heard_until_asked("horn-01") == []
        await wall.clock.turn(5)
        assert wall.board.blasts == [Blast("horn", "a", 0.0, 1.0)]


async def test_a_hushed_horn_is_off_at_once(tmp_path: Path) -> None:
    async with a_wall(tmp_path) as wall:
        await wall.sound(Sound("a", "horn", (2000,)))
        await wall.clock.turn(0.5)
        wall.box.say("horn-01", Hush("b", "horn"))
        assert (await wall.box.next())[1] == Quiet("a", "horn")
        assert wall.board.blasts == [Blast("horn", "a", 0.0, 0.5)]


async def test_no_command_sounds_for_longer_than_the_boards_own_limit(tmp_path: Path) -> None:
    async with a_wall(tmp_path) as wall:
        await wall.sound(Sound("a", "horn", (2000, 100, 2000, 100, 2000)))
        await wall.clock.turn(20)
        assert (await wall.box.next())[1] == Quiet("a", "horn")
        on_s = sum((blast.ended_s or 1e9) - blast.began_s for blast in wall.board.blasts)
        assert abs(on_s - LONGEST_ON_S) < 1e-6


async def test_a_board_without_power_is_silent(tmp_path: Path) -> None:
    async with a_wall(tmp_path) as wall:
        await wall.sound(Sound("a", "horn", (2000,)))
    assert not wall.board.sounding
    assert wall.board.blasts == [Blast("horn", "a", 0.0, 0.0)]


async def test_watchers_are_notified(tmp_path: Path) -> None:
    clock, seen = TurnedClock(), list[tuple[str, bool]]()
    with Cable(tmp_path / "horn-01") as cable:
        box = BoxEnd(cable.path)
        board = SimulatedSignalBoard(
            "horn-01",
            cable,
            clock,
            time=TimeSource(clock, clock.later),
            watch=lambda blast: seen.append((blast.signal, blast.ended_s is None)),
        )
        async with alive(board.run()):
            await box.next()
            box.say("horn-01", Sound("a", "bell", (100,)))
            await box.next()
            await clock.turn(1)
            await box.next()
        box.close()
    assert seen == [("bell", True), ("bell", False)]
