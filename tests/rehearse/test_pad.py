"""A simulated pad behaves as the firmware must: nothing pressed is lost, nothing overtakes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from headtable.box.sources.unacknowledged import MOST_KEPT
from headtable.errors import NotAllowed
from headtable.messages.line import BellWaits, Blink, Counts, Dice, DieEach, Got, Hello, Press, Refused, Took, Who
from headtable.messages.words import Button
from headtable_tools.rehearse.cable import Cable
from headtable_tools.rehearse.pad import SimulatedPad
from tests.rehearse.bench_end import BoxEnd, TurnedClock, alive

HELLO = Hello(1, "rehearsal", "pad", 1, "0000", "buttons+dice")


class Table:
    """A pad, and the test in place of the box."""

    def __init__(self, pad: SimulatedPad, box: BoxEnd, clock: TurnedClock, cable: Cable) -> None:
        self.pad = pad
        self.box = box
        self.clock = clock
        self.cable = cable


@asynccontextmanager
async def a_table(folder: Path) -> AsyncIterator[Table]:
    clock = TurnedClock()
    with Cable(folder / "pad-01") as cable:
        box = BoxEnd(cable.path)
        pad = SimulatedPad("pad-01", cable, clock, wait=clock.wait)
        async with alive(pad.run()):
            assert await box.next() == (0, HELLO)
            yield Table(pad, box, clock, cable)
        box.close()


async def test_a_pad_says_hello_when_it_is_asked(tmp_path: Path) -> None:
    async with a_table(tmp_path) as table:
        table.box.say("all", Who())
        assert await table.box.next() == (0, HELLO)
        table.box.say("pad-01", Who())
        assert await table.box.next() == (0, HELLO)


async def test_a_pad_does_not_answer_a_poll_for_another_pad(tmp_path: Path) -> None:
    async with a_table(tmp_path) as table:
        table.box.say("pad-02", Who())
        assert await table.box.heard_until_asked("pad-01") == []


async def test_a_press_is_sent_at_once_and_dropped_when_accepted(tmp_path: Path) -> None:
    async with a_table(tmp_path) as table:
        seq = await table.pad.press("two")
        assert await table.box.next() == (1, Press("two", 0))
        assert table.pad.waiting == 1
        table.box.say("pad-01", Took(seq))
        assert await table.pad.verdict(seq) == Took(1)
        assert table.pad.waiting == 0
        await table.pad.settled()


async def test_a_refused_press_shows_the_reason(tmp_path: Path) -> None:
    async with a_table(tmp_path) as table:
        seq = await table.pad.press("bunco")
        table.box.say("pad-01", Refused(seq, "the round is over"))
        assert await table.pad.verdict(seq) == Refused(1, "the round is over")


async def test_dice_and_roll_offs_are_sent_too(tmp_path: Path) -> None:
    async with a_table(tmp_path) as table:
        await table.pad.throw((1, 2, 3))
        assert await table.box.next() == (1, Dice((1, 2, 3), 0))
        table.box.say("pad-01", Took(1))
        await table.pad.die_each(4, 5)
        assert await table.box.next() == (2, DieEach(4, 5, 0))


async def test_an_unanswered_event_is_repeated_with_its_age(tmp_path: Path) -> None:
    async with a_table(tmp_path) as table:
        await table.pad.press("two")
        await table.clock.turn(1.1)
        assert [await table.box.next() for _ in range(3)] == [
            (1, Press("two", 0)),
            (1, Press("two", 500)),
            (1, Press("two", 1000)),
        ]


async def test_an_acknowledged_event_is_repeated_less_often(tmp_path: Path) -> None:
    async with a_table(tmp_path) as table:
        await table.pad.press("two")
        await table.box.next()
        table.box.say("pad-01", Who(), Got(1))
        assert [await table.box.next() for _ in range(2)] == [(1, HELLO), (1, Press("two", 0))]
        await table.clock.turn(2.1)
        assert await table.box.next() == (1, Press("two", 2000))


async def test_events_are_sent_one_at_a_time_in_the_order_pressed(tmp_path: Path) -> None:
    async with a_table(tmp_path) as table:
        buttons: tuple[Button, ...] = ("one", "two", "pass")
        for button in buttons:
            await table.pad.press(button)
        for seq, button in enumerate(buttons, start=1):
            assert await table.box.next() == (seq, Press(button, 0))
            table.box.say("pad-01", Took(seq))
        await table.pad.settled()


async def test_a_verdict_for_another_event_changes_nothing(tmp_path: Path) -> None:
    async with a_table(tmp_path) as table:
        await table.pad.press("one")
        assert await table.box.next() == (1, Press("one", 0))
        table.box.say("pad-01", Took(7))
        table.box.say("pad-01", Took(1))
        assert await table.pad.verdict(1) == Took(1)


async def test_a_full_pad_keeps_the_oldest_and_refuses_the_newest(tmp_path: Path) -> None:
    async with a_table(tmp_path) as table:
        for _ in range(MOST_KEPT):
            await table.pad.press("one")
        with pytest.raises(NotAllowed, match="32 events wait"):
            await table.pad.press("bunco")
        assert [await table.box.next() for _ in range(2)] == [(1, Press("one", 0)), (32, Counts(0, 0, 1))]
        table.box.say("pad-01", Took(1))
        for seq in range(2, MOST_KEPT + 1):
            assert await table.box.next() == (seq, Press("one", 0))
            table.box.say("pad-01", Took(seq))
        await table.pad.settled()
        assert await table.pad.press("two") == MOST_KEPT + 1


async def test_a_full_pad_keeps_room_for_the_bell_and_reports_it(tmp_path: Path) -> None:
    async with a_table(tmp_path) as table:
        for _ in range(MOST_KEPT):
            await table.pad.press("one")
        bell = await table.pad.press("bell")
        assert [await table.box.next() for _ in range(2)] == [(1, Press("one", 0)), (bell, BellWaits(bell, 0))]


async def test_a_full_pad_reports_its_dropped_presses_again_after_a_hello(tmp_path: Path) -> None:
    async with a_table(tmp_path) as table:
        for _ in range(MOST_KEPT):
            await table.pad.press("one")
        with pytest.raises(NotAllowed):
            await table.pad.press("bunco")
        assert [await table.box.next() for _ in range(2)] == [(1, Press("one", 0)), (32, Counts(0, 0, 1))]
        table.box.say("pad-01", Who())
        assert [await table.box.next() for _ in range(2)] == [(32, HELLO), (32, Counts(0, 0, 1))]


async def test_a_pad_identifies_itself_once_for_each_request(tmp_path: Path) -> None:
    shown = list[tuple[str, int]]()
    clock = TurnedClock()
    with Cable(tmp_path / "pad-01") as cable:
        box = BoxEnd(cable.path)
        pad = SimulatedPad("pad-01", cable, clock, wait=clock.wait, blink=lambda *how: shown.append(how))
        async with alive(pad.run()):
            box.say("pad-01", Blink("b1", 5), Blink("b1", 5), Blink("b2", 9))
            await box.heard_until_asked("pad-01")
        box.close()
    assert shown == [("pad-01", 5), ("pad-01", 9)]


async def test_a_press_made_while_unplugged_is_sent_when_plugged_in(tmp_path: Path) -> None:
    async with a_table(tmp_path) as table:
        table.cable.unplug()
        await table.pad.press("two")
        await table.clock.turn(60)
        table.cable.plug_in()
        box = BoxEnd(table.cable.path)
        assert [await box.next() for _ in range(2)] == [(1, HELLO), (1, Press("two", 60_000))]
        box.close()


async def test_a_press_made_before_the_pad_started_is_sent(tmp_path: Path) -> None:
    clock = TurnedClock()
    with Cable(tmp_path / "pad-01") as cable:
        box = BoxEnd(cable.path)
        pad = SimulatedPad("pad-01", cable, clock, boot=9, wait=clock.wait)
        await pad.press("one")
        async with alive(pad.run()):
            _, hello = await box.next()
            assert isinstance(hello, Hello)
            assert hello.boot == 9
            assert await box.next() == (1, Press("one", 0))
        box.close()
