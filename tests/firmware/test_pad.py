"""The pad's firmware, under real MicroPython, with the test as the box at the other end of its line."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from headtable.messages.line import Blink, Counts, Got, Hello, Press, Refused, Show, Took, Who
from headtable.messages.words import Button
from headtable_tools.rehearse.bench import DOWN_MS, Plugged, a_device
from headtable_tools.rehearse.cable import Cable
from tests.firmware.far_end import FarEnd

pytestmark = pytest.mark.slow
HELD_MS, NOT_HELD_MS = 800, 400
SLOW_MS = 150  # what a busy machine may add to the age of a press


class Pad(FarEnd):
    """A pad, its buttons, and the box's end of its line."""

    async def press(self, button: str, down_ms: int = DOWN_MS) -> None:
        """Press a button and let go."""
        await self.bench.press(button, down_ms)

    async def shows(self, *lines: str) -> None:
        """Wait until these lines are on its display."""
        await self.until(lambda: set(lines) <= set(self.bench.display))

    async def takes(self, button: Button) -> None:
        """The next press is this one, and the rules take it."""
        assert (await self.says(Press)).button == button
        self.say(Took(self.seq))


@asynccontextmanager
async def a_pad(folder: Path) -> AsyncIterator[Pad]:
    """One that has said hello."""
    with Cable(folder / "pad") as cable:
        pad = Pad(cable, "pad-01")
        try:
            async with a_device(Plugged("pad", "pad-01", folder / "flash"), cable, pad.watch) as pad.bench:
                await pad.says(Hello)
                yield pad
        finally:
            pad.leave()


async def test_a_pad_identifies_itself(tmp_path: Path) -> None:
    async with a_pad(tmp_path) as pad:
        pad.say(Who())
        assert await pad.says(Hello) == Hello(1, "0.1.0", "pad", 1, "0000", "buttons+lamps")


async def test_an_invalid_stored_uid_does_not_garble_the_lines(tmp_path: Path) -> None:
    (tmp_path / "flash").mkdir()
    (tmp_path / "flash" / "uid").write_text("-pad")
    async with a_pad(tmp_path) as pad:
        pad.say(Who())
        await pad.says(Hello)


async def test_every_button_sends_its_meaning_once(tmp_path: Path) -> None:
    async with a_pad(tmp_path) as pad:
        for button in ("one", "two", "mini", "pass", "help"):
            await pad.press(button)
            assert (await pad.says(Press)).button == button
            pad.say(Took(pad.seq))
        assert pad.seq == 5
        assert not [heard for heard in pad.heard if isinstance(heard, Press)]


async def test_the_bunco_and_undo_buttons_must_be_held(tmp_path: Path) -> None:
    async with a_pad(tmp_path) as pad:
        for button in ("bunco", "undo"):
            await pad.press(button, NOT_HELD_MS)
            await pad.press("one")
            await pad.takes("one")
            await pad.press(button, HELD_MS)
            assert (await pad.says(Press)).button == button
            pad.say(Took(pad.seq))


async def test_the_bunco_button_calls_a_bunco_that_the_dice_have_shown(tmp_path: Path) -> None:
    async with a_pad(tmp_path) as pad:
        pad.say(Show("s1", "call", 1, 2, 0, "a", "Ann"))
        await pad.shows("CALL IT!")
        await pad.press("bunco", HELD_MS)
        await pad.takes("call")
        assert pad.levels("lamp-call") == [0, 1]


async def test_the_bell_rings_only_with_the_key_turned(tmp_path: Path) -> None:
    async with a_pad(tmp_path) as pad:
        await pad.press("bell")
        await pad.shows("turn the key")
        pad.bench.move("arm", 0)
        await pad.press("bell")
        await pad.takes("bell")
        assert pad.seq == 1


async def test_the_light_shows_a_press_as_felt_then_received_then_accepted(tmp_path: Path) -> None:
    async with a_pad(tmp_path) as pad:
        pad.bench.move("two", 0)
        await pad.says(Press)
        pad.say(Got(pad.seq))
        await pad.until(lambda: 1 in pad.levels("box"))
        pad.say(Took(pad.seq))
        await pad.until(lambda: pad.levels("took")[-2:] == [1, 0])
        heard, box, took = (next(one for one in pad.of(step) if one.level) for step in ("heard", "box", "took"))
        assert heard.at_ms <= box.at_ms <= took.at_ms
        click_on, click_off = pad.of("click")[-2:]
        assert (click_on.level, click_off.level) == (1, 0)
        assert 10 <= click_off.at_ms - click_on.at_ms < 60


async def test_a_refusal_turns_the_light_red_and_shows_the_reason(tmp_path: Path) -> None:
    async with a_pad(tmp_path) as pad:
        await pad.press("two")
        await pad.says(Press)
        pad.say(Refused(pad.seq, "table 1: the round has not started"))
        await pad.shows("table 1: the", "round has not", "started")
        assert pad.levels("refused")[-1] == 1
        await pad.until(lambda: pad.levels("refused")[-1] == 0)
        await pad.until(lambda: "started" not in pad.bench.display)


async def test_a_repeated_verdict_is_shown_once(tmp_path: Path) -> None:
    async with a_pad(tmp_path) as pad:
        await pad.press("two")
        await pad.says(Press)
        pad.say(Took(pad.seq))
        await pad.until(lambda: pad.levels("took")[-2:] == [1, 0])
        pad.say(Took(pad.seq))
        await pad.press("one")
        await pad.takes("one")
        await pad.until(lambda: pad.levels("took")[-2:] == [1, 0] and pad.levels("took").count(1) > 1)
        assert pad.levels("took").count(1) == 2


async def test_a_pad_shows_its_table(tmp_path: Path) -> None:
    async with a_pad(tmp_path) as pad:
        pad.say(Show("s1", "roll", 3, 12, 4, "b", "Zoe of Hall"))
        await pad.shows("mark 3", "A 12   B 4", "Zoe of Hall", "rolls")
        assert (pad.levels("lamp-a")[-1], pad.levels("lamp-b")[-1]) == (0, 1)
        pad.say(Show("s2", "again", 3, 12, 4, "a", "Ann"))
        await pad.shows("ALL THREE AGAIN")
        assert [pad.levels(f"lamp-{name}")[-1] for name in ("a", "b", "again", "call")] == [1, 0, 1, 0]


async def test_a_pad_blinks_once_for_each_nonce(tmp_path: Path) -> None:
    async with a_pad(tmp_path) as pad:
        pad.say(Blink("b1", 1))
        await pad.until(lambda: pad.levels("took").count(1) >= 2)
        pad.say(Blink("b1", 60))
        await asyncio.sleep(1.0)
        blinks = len(pad.of("took"))
        await asyncio.sleep(0.6)
        assert len(pad.of("took")) == blinks


async def test_the_counters_of_a_pad_are_sent_on_a_change_and_after_a_hello(tmp_path: Path) -> None:
    async with a_pad(tmp_path) as pad:
        for level in (0, 1) * 20:  # most of them are too short for a press
            pad.bench.move("one", level)
            await asyncio.sleep(0.004)
        first = await pad.says(Counts)
        assert first.bounces > 0 == first.garbled == first.dropped
        pad.say(Who())
        await pad.says(Hello)
        assert (await pad.says(Counts)).bounces > first.bounces + 1  # the rest waited for its time


async def test_presses_survive_a_pulled_cable_with_correct_ages(tmp_path: Path) -> None:
    with Cable(tmp_path / "pad") as cable:
        pad = Pad(cable, "pad-01")
        async with a_device(Plugged("pad", "pad-01", tmp_path / "flash"), cable, pad.watch) as pad.bench:
            await pad.says(Hello)
            pad.leave()
            cable.unplug()
            loop = asyncio.get_running_loop()
            pressed_s, released_s = [], []
            for button in ("two", "one", "pass"):
                pressed_s.append(loop.time())
                await pad.press(button)
                released_s.append(loop.time())
            await asyncio.sleep(2)
            plugged_in_s = loop.time()
            cable.plug_in()
            again = Pad(cable, "pad-01")
            again.say(Who())
            await again.says(Hello)
            for button, from_s, to_s in zip(("two", "one", "pass"), pressed_s, released_s, strict=True):
                press = await again.says(Press)
                assert press.button == button
                youngest_ms, oldest_ms = 1000 * (plugged_in_s - to_s), 1000 * (loop.time() - from_s)
                assert youngest_ms - SLOW_MS < press.age_ms < oldest_ms + SLOW_MS
                again.say(Took(again.seq))
            again.leave()


async def test_with_thirty_two_presses_unanswered_the_next_is_refused_and_counted(tmp_path: Path) -> None:
    async with a_pad(tmp_path) as pad:
        while "too many wait" not in pad.bench.display:
            await pad.press("one")
        await pad.shows("32 waiting", "no box")
        assert (await pad.says(Counts)).dropped == 1
        for number in range(1, 33):
            await pad.until(lambda number=number: pad.seq >= number)  # type: ignore[misc]  # its default is its own
            pad.say(Took(number))
        await pad.press("two", 30)
        await pad.until(lambda: pad.seq == 33)
