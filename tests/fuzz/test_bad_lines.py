"""A hundred thousand bad lines through a real pseudo-terminal into a real box, and the evening goes on."""

from __future__ import annotations

import asyncio
import os
import pty
import random
import tracemalloc
import tty
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from itertools import count
from pathlib import Path

import pytest
from msgspec.structs import replace

from headtable import rulesets
from headtable.box.lines.listener import LineEndpoint
from headtable.box.lines.serial_line import SerialLine
from headtable.complaints import Complaints
from headtable.engine.engine import Engine, Environment
from headtable.engine.resumed_night import resumed
from headtable.engine.timer import Timer
from headtable.errors import Garbled
from headtable.game import History
from headtable.journal import Journal
from headtable.messages.devices import Health
from headtable.messages.inputs import Heard
from headtable.messages.line import Press
from headtable.messages.troubles import LineTrouble
from headtable.messages.words import Button
from headtable.wire import Frame, encode_line
from tests.box.in_memory import Hall
from tests.fuzz.bus_in_memory import MOST_CAUSES, RESTLESS, SEED, sensible
from tests.fuzz.lines import HELLO, PAD, WELL_MEANT, ExpectedPad, LineSpoiler, Said, pieces, understood
from tests.fuzz.oracle import ExpectedNight
from tests.patience import PATIENCE_S

BAD_LINES = 100_000
GOOD_EVERY = 500
FLOOD = 4 * 1024 * 1024  # bytes without a newline
MOST_KEPT = 256 * 1024  # bytes more than before, at any moment of a flood
LONG_LINES = 1000
LAST = (
    Said(PAD, 0, ("hello", "1", "1.0", "pad", "1", "0000", "buttons")),
    Said(PAD, 999_999_999, ("press", "one", "0")),
)
OFTEN: tuple[Button, ...] = ("one", "two", "pass", "pass", "bunco", "undo", "bell")


class Desk:
    """Stands between a line and the box: writes down what goes in, and that nothing sounds without a good press."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._ours: LineEndpoint | None = None
        self.name = ""
        self.opened = asyncio.Event()
        self.heard: list[Said] = []
        self.garbage: Counter[str] = Counter()
        self.sounded = 0

    def line_opened(self, line: LineEndpoint) -> None:
        """The line is there."""
        self._hall.box.line_opened(line)
        self.name = line.name
        self.opened.set()

    def line_gone(self, line: LineEndpoint) -> None:
        """The line is gone."""
        self._hall.box.line_gone(line)

    def line_received(self, line: LineEndpoint, frame: Frame) -> None:
        """Pass a frame on."""
        words = encode_line(frame).decode().partition("*")[0].split(" ", 2)[2].split(" ")
        self.heard.append(Said(frame.uid, frame.seq, tuple(words)))
        self._hall.box.line_received(line, frame)
        sounded = self._hall.sounded()
        assert not sounded or (frame.uid == PAD and words[:2] == ["press", "bell"]), frame
        self.sounded += len(sounded)

    def line_trouble(self, line: LineEndpoint, why: LineTrouble) -> None:
        """Pass it on."""
        self._hall.box.line_trouble(line, why)

    def garbage_received(self, line: LineEndpoint, why: Garbled) -> None:
        """Pass a complaint on."""
        self.garbage[str(why.reason)] += 1
        self._hall.box.garbage_received(line, why)
        assert not self._hall.sounded()


class Wire:
    """A box with a pad on a real line; the test writes at the pad's end."""

    def __init__(self, ours: int) -> None:
        self._ours = ours
        self.hall = Hall(RESTLESS)
        self.desk = Desk(self.hall)
        for uid, line in (("pad-02", self.hall.second_pad), ("horn-01", self.hall.board)):
            self.hall.box.line_received(line, Frame(uid, 0, HELLO))
        self.hall.engine_lives()

    async def send(self, raw: bytes) -> None:
        """Write all of it, as fast as the box reads."""
        left = memoryview(raw)
        while left:
            with suppress(BlockingIOError):
                left = left[os.write(self._ours, left[:4096]) :]
            await asyncio.sleep(0)

    def healths(self) -> list[Health]:
        """What the box has said of its devices' lines."""
        return [said for said in self.hall.said(Health) if isinstance(said, Health)]

    async def hears(self, last: Said) -> None:
        """Wait until the box has heard this."""
        async with asyncio.timeout(PATIENCE_S):
            while not self.desk.heard or self.desk.heard[-1] != last:
                await asyncio.sleep(0)


@asynccontextmanager
async def open_wire() -> AsyncIterator[Wire]:
    """A wire that is plugged in, and read at both ends."""
    ours, theirs = pty.openpty()
    tty.setraw(theirs)
    os.set_blocking(ours, False)
    wire = Wire(ours)
    asyncio.get_running_loop().add_reader(ours, os.read, ours, 65_536)
    line = SerialLine(os.ttyname(theirs), 115_200, wire.desk, Complaints(wire.hall.complaints.append))
    running = asyncio.create_task(line.run())
    try:
        await wire.desk.opened.wait()
        yield wire
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        asyncio.get_running_loop().remove_reader(ours)
        os.close(ours)
        os.close(theirs)


def good(seq: int, button: Button) -> bytes:
    """What a pad that is asked who it is says, and its press."""
    return encode_line(Frame(PAD, 0, HELLO)) + encode_line(Frame(PAD, seq, Press(button)))


def bad_lines(chance: random.Random) -> Iterator[bytes]:
    """Lines, until enough of them were bad; now and then good ones."""
    supply, bad = LineSpoiler(chance), 0
    for number in count():
        if number % GOOD_EVERY == 0:
            yield from good(1000 + number, chance.choice(OFTEN)).splitlines(keepends=True)
        if bad == BAD_LINES:
            return
        line = supply.spoil()
        bad += any(understood(piece) is None for piece in pieces(line[:-1]))
        yield line


@pytest.mark.slow
@pytest.mark.timeout(300)
async def test_bad_lines_are_counted_and_change_nothing(tmp_path: Path) -> None:
    chance = random.Random("bad lines")
    lines = list(bad_lines(chance))
    heard = [understood(piece) for line in lines for piece in pieces(line[:-1])]
    said = [words for words in heard if words is not None]
    async with open_wire() as wire:
        await wire.send(b"".join(lines) + good(LAST[-1].seq, "one"))
        await wire.hears(LAST[-1])
    assert wire.desk.heard == [*said, *LAST]
    assert wire.desk.garbage.total() == len(heard) - len(said)
    assert_that_few_were_said(wire, len(heard) - len(said))
    assert_that_the_night_is_right(wire.hall, [*said, *LAST], tmp_path, chance)


def assert_that_few_were_said(wire: Wire, garbage: int) -> None:
    """Every piece of garbage is counted, in the pad's health as well, and few are complained about."""
    wire.hall.box.heartbeat()
    assert [health.garbled for health in wire.healths() if health.uid == PAD] == [garbage]
    ours = [text for text in wire.hall.complaints if text.startswith(f"{wire.desk.name}: ")]
    garbled = [text for text in ours if "which only a box sends" not in text]  # those lines are whole
    few = sum(len(str(times)) for times in wire.desk.garbage.values())  # of each kind the 1st, the 10th, the 100th
    assert len(garbled) == few
    assert len(wire.hall.complaints) < 2 * MOST_CAUSES


def assert_that_the_night_is_right(hall: Hall, said: list[Said], folder: Path, chance: random.Random) -> None:
    """What the box passed on is what the pad's good lines say, and the night is what that amounts to."""
    pad = ExpectedPad()
    expected = [heard for words in said if (heard := pad.says(words)) is not None]
    passed_on = [replace(heard, reflex=None, date=None) for heard in hall.said(Heard) if isinstance(heard, Heard)]
    assert passed_on == expected
    with Journal.create(folder / "tonight.night.db", rulesets.text("rfp"), SEED) as journal:
        night = ExpectedNight(History(rulesets.load("rfp"), SEED))
        resumed_night = resumed(journal, Timer(lambda: 0.0))
        history = resumed_night.history
        names = (f"n{number}" for number in count(1))
        environment = Environment(lambda *_: True, "e1", lambda: 0.0, lambda: next(names))
        engine = Engine(journal, resumed_night, environment)
        for number, heard in enumerate(passed_on):
            somebody = sensible(night.history.night, chance, f"somebody{number}")
            for one in (somebody, heard):
                night.hear(one)
                engine.on_message(one, "live")
        entries = list(journal.entries())
        assert [(entry.heard, None if entry.refusal else entry.facts) for entry in entries] == night.entries
        assert history.night == night.history.night


@pytest.mark.slow
@pytest.mark.timeout(300)
async def test_a_flood_without_a_newline_uses_bounded_memory_and_the_next_line_is_heard() -> None:
    chance = random.Random("a flood")
    flood = chance.randbytes(FLOOD).replace(b"\n", b"?")
    async with open_wire() as wire:
        tracemalloc.start()
        try:
            await wire.send(flood)
            await wire.send(b"\n" + good(1, "one"))
            await wire.hears(Said(PAD, 1, ("press", "one", "0")))
            _, most = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
    assert most < MOST_KEPT
    assert wire.desk.garbage.total() >= 1
    assert len(wire.hall.said(Heard)) == 1


@pytest.mark.slow
async def test_lines_that_are_too_long_are_garbage_and_the_next_line_is_heard() -> None:
    chance = random.Random("long lines")
    async with open_wire() as wire:
        for number in range(LONG_LINES):
            await wire.send(chance.choice(WELL_MEANT)[:-1] * chance.randrange(4, 40) + b"\n" + good(number, "one"))
        await wire.hears(Said(PAD, LONG_LINES - 1, ("press", "one", "0")))
    presses = [said for said in wire.desk.heard if said.uid == PAD and said.words == ("press", "one", "0")]
    assert [said.seq for said in presses] == list(range(LONG_LINES))
    assert wire.desk.garbage.total() >= LONG_LINES
