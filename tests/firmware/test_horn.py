"""The horn box's firmware, under real MicroPython, with the test as the box at the other end of its line."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from headtable.messages.line import Alarm, Allow, Crashed, Hello, Hush, Quiet, Sound, Sounding, Who
from headtable_tools.rehearse.bench import Plugged, a_device
from headtable_tools.rehearse.cable import Cable
from tests.firmware.far_end import FarEnd
from tests.patience import PATIENCE_S

pytestmark = pytest.mark.slow
UNFED_S = 0.6
FAILED = 3  # how the bench's board ends a program that starts anew


@asynccontextmanager
async def a_horn_box(folder: Path) -> AsyncIterator[FarEnd]:
    """One that has said hello, and has leave to sound."""
    with Cable(folder / "horn") as cable:
        box = FarEnd(cable, "horn-01")
        try:
            async with a_device(Plugged("horn", "horn-01", folder / "flash"), cable, box.watch) as box.bench:
                await box.says(Hello)
                box.say(Allow(10))
                yield box
        finally:
            box.leave()


async def test_a_horn_identifies_itself_and_counts_its_starts(tmp_path: Path) -> None:
    with Cable(tmp_path / "horn") as cable:
        box = FarEnd(cable, "horn-01")
        for boot in (1, 2):
            async with a_device(Plugged("horn", "horn-01", tmp_path / "flash"), cable, box.watch):
                assert await box.says(Hello) == Hello(1, "0.1.0", "horn", boot, "0000", "bell+horn")
                box.say(Who())
                await box.says(Hello)
        box.leave()


async def test_a_horn_sounds_each_note_for_its_length(tmp_path: Path) -> None:
    async with a_horn_box(tmp_path) as box:
        box.say(Sound("c1", "bell", (100, 60, 100)))
        assert await box.says(Sounding) == Sounding("c1", "bell")
        assert await box.says(Quiet) == Quiet("c1", "bell")
        assert box.levels("bell") == [0, 1, 0, 1, 0]
        _, on, off, again, end = box.of("bell")
        lasted_ms = [off.at_ms - on.at_ms, end.at_ms - again.at_ms]
        assert all(98 <= each_ms < 200 for each_ms in lasted_ms)  # each is told a moment after it was switched


async def test_no_command_makes_a_horn_sound_for_more_than_three_seconds(tmp_path: Path) -> None:
    async with a_horn_box(tmp_path) as box:
        box.say(Sound("c1", "horn", (2000, 1, 2000, 1, 2000)))
        await box.says(Quiet)
        on = sum(down.at_ms - up.at_ms for up, down in zip(box.of("horn")[1::2], box.of("horn")[2::2], strict=True))
        assert 2990 <= on < 3100  # each is told a moment after it was switched


async def test_a_command_acts_once(tmp_path: Path) -> None:
    async with a_horn_box(tmp_path) as box:
        box.say(Sound("c1", "horn", (30,)))
        await box.says(Quiet)
        box.say(Sound("c1", "horn", (30,)))
        box.say(Sound("c2", "horn", (30,)))
        assert await box.says(Sounding) == Sounding("c1", "horn")
        assert await box.says(Sounding) == Sounding("c2", "horn")


async def test_a_hush_ends_a_sound_at_once(tmp_path: Path) -> None:
    async with a_horn_box(tmp_path) as box:
        box.say(Sound("c1", "horn", (3000,)))
        await box.says(Sounding)
        box.say(Hush("c2", "horn"))
        assert await box.says(Quiet) == Quiet("c1", "horn")
        _, on, off = box.of("horn")
        assert off.at_ms - on.at_ms < 200


async def test_without_permission_a_horn_is_silent_and_its_heartbeat_stops(tmp_path: Path) -> None:
    async with a_horn_box(tmp_path) as box:
        await box.until(lambda: len(box.of("beat")) > 10)
        box.say(Allow(1))
        box.say(Sound("c1", "horn", (3000,)))
        await box.says(Quiet)  # when the second is over
        _, on, off = box.of("horn")
        assert off.at_ms - on.at_ms <= 1100
        assert box.levels("beat")[-1] == 0
        beats = len(box.of("beat"))
        box.say(Sound("c2", "horn", (100,)))
        assert await box.says(Alarm) == Alarm("horn", "not-allowed")
        assert len(box.of("beat")) == beats


async def test_the_heartbeat_has_25_pulses_a_second(tmp_path: Path) -> None:
    async with a_horn_box(tmp_path) as box:
        await box.until(lambda: len(box.of("beat")) > 50)
        beats = box.of("beat")
        assert 20 <= (beats[-1].at_ms - beats[1].at_ms) / (len(beats) - 2) < 30


async def test_a_welded_relay_is_reported_and_ends_everything(tmp_path: Path) -> None:
    async with a_horn_box(tmp_path) as box:
        await box.until(lambda: len(box.of("beat")) > 3)
        box.bench.move("horn-contact", 1)
        assert await box.says(Alarm) == Alarm("horn", "welded")
        assert box.levels("beat")[-1] == 0
        box.bench.move("horn-contact", 0)
        box.say(Sound("c1", "bell", (100,)))
        assert await box.says(Alarm) == Alarm("horn", "welded")
        assert box.levels("bell") == [0]


async def test_a_welded_relay_is_reported_again_after_each_hello(tmp_path: Path) -> None:
    async with a_horn_box(tmp_path) as box:
        box.bench.move("horn-contact", 1)
        await box.says(Alarm)
        box.bench.move("horn-contact", 0)
        for _ in range(2):
            box.say(Who())
            await box.says(Hello)
            assert await box.says(Alarm) == Alarm("horn", "welded")


async def test_a_relay_that_does_not_close_is_reported(tmp_path: Path) -> None:
    async with a_horn_box(tmp_path) as box:
        box.bench.move("horn-contact", 0)
        box.say(Sound("c1", "horn", (300,)))
        assert await box.says(Alarm) == Alarm("horn", "no-contact")


async def test_a_horn_sounds_at_most_twelve_times_a_minute(tmp_path: Path) -> None:
    async with a_horn_box(tmp_path) as box:
        for command in range(13):
            box.say(Sound(f"c{command}", "bell", (1,)))
            if command < 12:
                await box.says(Quiet)
        assert await box.says(Alarm) == Alarm("bell", "too-often")
        assert sum(box.levels("bell")) == 12


async def test_a_failing_program_is_silent_at_once_and_reports_at_its_next_start(tmp_path: Path) -> None:
    async with a_horn_box(tmp_path) as box:
        box.say(Sound("c1", "horn", (3000,)))
        await box.says(Sounding)
        box.bench.do("crash")
        await box.until(lambda: box.levels("horn")[-1] == 0 and box.levels("beat")[-1] == 0)
        assert await box.bench.running.wait() == FAILED
    async with a_horn_box(tmp_path) as box:
        assert await box.says(Crashed) == Crashed("RuntimeError: told to fail")
        assert box.levels("horn") == [0]


async def test_a_hanging_program_does_not_feed_the_watchdog(tmp_path: Path) -> None:
    async with a_horn_box(tmp_path) as box:
        await box.until(lambda: len(box.of("fed")) > 0)
        box.bench.do("stand")
        await until_unfed(box)


async def until_unfed(box: FarEnd) -> None:
    """Wait until more than twice as long as between two feedings has passed without one."""
    fed = -1
    async with asyncio.timeout(PATIENCE_S):
        while fed != (fed := len(box.of("fed"))):
            await asyncio.sleep(UNFED_S)


async def test_a_crash_is_reported_only_in_the_first_hello(tmp_path: Path) -> None:
    async with a_horn_box(tmp_path) as box:
        box.bench.do("crash")
        assert await box.bench.running.wait() == FAILED
    async with a_horn_box(tmp_path) as box:
        await box.says(Crashed)
        box.say(Who())
        await box.says(Hello)
        box.say(Sound("c1", "horn", (30,)))
        await box.says(Sounding)
        assert not any(isinstance(heard, Crashed) for heard in box.heard)


async def test_a_program_restarts_even_if_it_cannot_store_its_error(tmp_path: Path) -> None:
    async with a_horn_box(tmp_path) as box:
        (tmp_path / "flash" / "crash.new").mkdir()
        box.bench.do("crash")
        assert await box.bench.running.wait() == FAILED
