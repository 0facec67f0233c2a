"""Many simulated pads and a signal board on one RS-485 cable: a real pseudo-terminal, with the times of the line."""

from __future__ import annotations

import asyncio
import contextlib
import datetime as dt
import os
import statistics
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import serial  # type: ignore[import-untyped]  # pyserial has no annotations

from headtable.box.box import Box
from headtable.box.lines.listener import LineEndpoint
from headtable.box.lines.poller import LineTiming
from headtable.box.lines.port import Port, PortTurnedByRts
from headtable.box.lines.shared import SharedLine
from headtable.box.signals.ledger import Ledger, Now
from headtable.box.signals.signals import Environment
from headtable.complaints import Complaints
from headtable.config import BoxSettings, Pad, SignalSettings
from headtable.messages.devices import Birth
from headtable.messages.inputs import Ack, Heard, Reflex
from headtable.messages.line import Got, Hush, Idle, Press, Sound, Took
from headtable.messages.mqtt import MqttMessage
from headtable.messages.rooms import (
    EngineState,
)
from headtable.messages.troubles import NotAnswering
from headtable.messages.words import Button
from headtable.wire import Frame, encode_line
from headtable_tools.rehearse.cable import Cable
from headtable_tools.rehearse.horn import SimulatedSignalBoard
from headtable_tools.rehearse.pad import SimulatedPad
from headtable_tools.rehearse.shared_cable import Drop, SharedCable
from tests.box.listeners import Listener
from tests.patience import PATIENCE_S

pytestmark = pytest.mark.slow
BAUD = 250_000
PADS = tuple(Pad(uid=f"pad-{n:02}", table=n, bell=n == 1) for n in range(1, 6))
HORN = SignalSettings(signal="horn", device="horn-01", pattern_ms=(50,), shortest_gap_s=0)
PATIENT = LineTiming.at(BAUD)._replace(
    answer_s=1.0
)  # the devices live in the test's own loop, and may be late with it
BEHIND_ROLLS: tuple[Button, ...] = ("one", "two", "bell")
SETTINGS = BoxSettings(pads=PADS, signals=(HORN,))


class Street:
    """A box with five pads and a horn, all on one cable; the engine takes everything."""

    def __init__(self, port: Path) -> None:
        self.said: list[MqttMessage] = []
        self.complaints: list[str] = []
        self.has_engine = True
        self.shared = SharedCable(port, BAUD)
        self.drops: dict[str, Drop] = {pad.uid: self.shared.drop(pad.uid) for pad in PADS}
        self.pads = {uid: SimulatedPad(uid, drop, time.monotonic) for uid, drop in self.drops.items()}
        self.board = SimulatedSignalBoard("horn-01", self.shared.drop("horn-01"), time.monotonic)
        environment = Environment(time.monotonic, time_of_day, lambda: "word", "boxboot")
        complaints = Complaints(self.complaints.append)
        ledger = Ledger(SETTINGS, Now("m1", environment.clock), complaints)
        self.box = Box(SETTINGS, self._say, environment, ledger, complaints)
        self.line = SharedLine(str(port), BAUD, self.box, complaints, timing=PATIENT)

    def _say(self, *messages: MqttMessage) -> bool:
        self.said += messages
        for message in messages:
            if isinstance(message, Heard) and self.has_engine:
                ack = Ack(message.uid, message.boot, message.seq, accepted=True, entry=1)
                asyncio.get_running_loop().call_soon(self.box.on_message, ack, "live")
        return True

    def lives(self) -> tuple[Coroutine[Any, Any, None], ...]:  # coroutines have two types that nobody uses
        """The events on the line."""
        return (self.shared.run(), self.line.run(), self.board.run(), *(pad.run() for pad in self.pads.values()))

    def online(self) -> set[str]:
        """The devices that are there, as a screen would know."""
        births = [said for said in self.said if isinstance(said, Birth)]
        return {birth.uid for birth in {birth.uid: birth for birth in births}.values() if birth.online}

    async def until(self, true: Callable[[], object]) -> None:
        """Wait until something holds."""
        async with asyncio.timeout(PATIENCE_S):
            while not true():
                await asyncio.sleep(0.001)

    async def until_all_are_there(self) -> None:
        await self.until(lambda: len(self.online()) == len(PADS) + 1)


LOOKS = 40  # the kernel moves bytes on when it has time, and then there is room again


def stuff(number: int) -> int:
    """Put in all that goes in; how many bytes did."""
    went_in = 0
    for some in (b"\n" * 512, b"\n"):
        with contextlib.suppress(BlockingIOError):
            while sent := os.write(number, some):
                went_in += sent
    return went_in


class FullCable:
    """A horn that sounds for long on a cable on which nothing goes any more; nobody is polled."""

    def __init__(self, folder: Path) -> None:
        self.shared = SharedCable(folder / "rs485", BAUD)
        self.board = SimulatedSignalBoard("horn-01", self.shared.drop("horn-01"), time.monotonic)
        self.ear = Listener()
        self.causes = Complaints(self.ear.complaints.append)
        self.line = SharedLine(str(folder / "rs485"), BAUD, self.ear, self.causes, timing=PATIENT)

    @property
    def times_full(self) -> int:
        """The number of lines that did not fit in."""
        return self.causes.counts[f"{self.line.name}: line-full"]

    async def until(self, true: Callable[[], object]) -> None:
        """Wait until something holds."""
        async with asyncio.timeout(PATIENCE_S):
            while not true():
                await asyncio.sleep(0.001)

    async def fill(self) -> None:
        """Up to the last byte: the kernel finds some more room for a while."""
        probe = encode_line(Frame("horn-01", 1, Got(1)))
        number = os.open(self.line.name, os.O_WRONLY | os.O_NONBLOCK | os.O_NOCTTY)
        try:
            await self.until(lambda: not stuff(number) and self.line.write(probe) and self.times_full)
            for _ in range(LOOKS):
                await asyncio.sleep(0.005)
                stuff(number)
        finally:
            os.close(number)


@asynccontextmanager
async def a_full_cable(folder: Path) -> AsyncIterator[FullCable]:
    cable = FullCable(folder)
    with cable.shared:
        lives = [asyncio.create_task(life) for life in (cable.board.run(), cable.line.run())]
        carrying = asyncio.create_task(cable.shared.run())
        try:
            await cable.until(lambda: cable.ear.opened)
            cable.line.write(encode_line(Frame("horn-01", 1, Sound("long", "horn", (3000,)))))
            await cable.until(lambda: cable.board.sounding)
            carrying.cancel()
            await asyncio.gather(carrying, return_exceptions=True)
            await cable.fill()
            yield cable
        finally:
            for task in lives:
                task.cancel()
            await asyncio.gather(*lives, return_exceptions=True)


def time_of_day() -> dt.time:
    raise AssertionError("there are no quiet hours")


@asynccontextmanager
async def a_street(folder: Path) -> AsyncIterator[Street]:
    street = Street(folder / "rs485")
    with street.shared:
        tasks = [asyncio.create_task(life) for life in street.lives()]
        try:
            await street.until_all_are_there()
            yield street
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


async def test_every_device_on_the_cable_is_found_by_polling_without_collisions(tmp_path: Path) -> None:
    async with a_street(tmp_path) as street:
        assert street.online() == {"pad-01", "pad-02", "pad-03", "pad-04", "pad-05", "horn-01"}
        assert street.shared.collisions == 0


async def test_an_adapters_stored_bytes_from_before_the_box_are_not_heard(tmp_path: Path) -> None:
    ear = Listener("pad-01")
    with Cable(tmp_path / "rs485") as cable:
        line = SharedLine(str(cable.path), BAUD, ear, Complaints(ear.complaints.append), timing=PATIENT)
        kept = [encode_line(Frame("pad-01", 1, Press("bell")))]
        has_come = asyncio.Event()
        line.tap = lambda way, _: has_come.set() if way == "<" else None

        async def wait(_: float) -> None:
            if kept:
                cable.write(kept.pop())
                await has_come.wait()  # the kernel takes its time
            await asyncio.sleep(0.01)

        running = asyncio.create_task(line.run(wait))
        await ear.until(lambda: len(ear.opened) == 1)
        cable.write(encode_line(Frame("pad-01", 1, Idle())))
        await ear.until(lambda: bool(ear.frames))
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
    assert [frame.message for frame in ear.frames] == [Idle()]


async def test_simultaneous_presses_at_all_tables_are_taken_once_and_in_order(tmp_path: Path) -> None:
    async with a_street(tmp_path) as street:
        for _ in range(4):
            for pad in street.pads.values():
                await pad.press("two")
        for pad in street.pads.values():
            assert await pad.verdict(4) == Took(4)
        heard = [(said.uid, said.seq) for said in street.said if isinstance(said, Heard)]
        assert sorted(heard) == [(pad.uid, seq) for pad in PADS for seq in (1, 2, 3, 4)]
        assert [seq for uid, seq in heard if uid == "pad-03"] == [1, 2, 3, 4]
        assert street.shared.collisions == 0
        assert street.complaints == []


async def test_the_bell_sounds_the_horn_on_the_same_cable(tmp_path: Path) -> None:
    async with a_street(tmp_path) as street:
        street.box.on_message(EngineState("engine1", "online", "1.1", in_play=True), "live")
        await street.pads["pad-01"].press("bell")
        await street.until(lambda: street.board.blasts)
        assert street.shared.collisions == 0


@pytest.mark.slow  # what nobody judges is said again after two seconds
async def test_a_bell_behind_unjudged_rolls_sounds_at_once_and_only_once(tmp_path: Path) -> None:
    async with a_street(tmp_path) as street:
        street.has_engine = False
        for button in BEHIND_ROLLS:
            await street.pads["pad-01"].press(button)
        await street.until(lambda: street.board.blasts)
        street.has_engine = True
        await street.pads["pad-01"].settled()
        heard = {said.seq: said.reflex for said in street.said if isinstance(said, Heard)}
        assert heard == {1: None, 2: None, 3: Reflex("box", ("horn",))}
        assert len(street.board.blasts) == 1
        assert street.shared.collisions == 0


@pytest.mark.slow  # three polls are waited for in vain
async def test_an_unplugged_pad_is_missed_and_found_again_with_its_presses(tmp_path: Path) -> None:
    async with a_street(tmp_path) as street:
        street.drops["pad-03"].unplug()
        await street.until(lambda: "pad-03" not in street.online())
        gone = [said for said in street.said if isinstance(said, Birth)][-1]
        assert (gone.uid, gone.online, gone.trouble) == ("pad-03", False, NotAnswering())
        seq = await street.pads["pad-03"].press("one")
        await street.pads["pad-04"].press("one")
        await street.pads["pad-04"].settled()
        street.drops["pad-03"].plug_in()
        assert await street.pads["pad-03"].verdict(seq) == Took(seq)
        assert "pad-03" in street.online()
        assert [said.seq for said in street.said if isinstance(said, Heard) and said.uid == "pad-03"] == [seq]


async def test_a_stopping_box_sends_a_hush_last(tmp_path: Path) -> None:
    street = Street(tmp_path / "rs485")
    with street.shared:
        cable, board = asyncio.create_task(street.shared.run()), asyncio.create_task(street.board.run())
        line = asyncio.create_task(street.line.run())
        await street.until(lambda: "horn-01" in street.online())
        street.box.on_message(EngineState("engine1", "online", "1.1", in_play=True), "live")
        began_s = time.monotonic()
        street.line.write(encode_line(Frame("horn-01", 1, Sound("long", "horn", (3000,)))))
        await street.until(lambda: street.board.sounding)
        street.box.stop()
        line.cancel()
        await street.until(lambda: not street.board.sounding)
        assert time.monotonic() - began_s < 2.0
        for task in (cable, board, line):
            task.cancel()
        await asyncio.gather(cable, board, line, return_exceptions=True)


async def test_a_signal_on_a_busy_cable_sounds_within_the_documented_time(tmp_path: Path) -> None:
    async with a_street(tmp_path) as street:
        waited_s = []
        for number in range(20):
            began_s = time.monotonic()
            street.line.write(encode_line(Frame("horn-01", 1, Sound(f"s{number}", "horn", (1,)))))
            await street.until(lambda number=number: len(street.board.blasts) > number)  # type: ignore[misc]  # mypy cannot infer a default of a lambda
            waited_s.append(time.monotonic() - began_s)
            await street.until(lambda: not street.board.sounding)
        # the devices share this test's loop, which may be late on a busy machine; the median is not late
        assert statistics.median(waited_s) < LineTiming.at(BAUD).longest_wait_s


async def test_an_unsent_hush_is_repeated_until_it_is_sent(tmp_path: Path) -> None:
    async with a_full_cable(tmp_path) as cable:
        before = cable.times_full
        cable.line.write(encode_line(Frame("horn-01", 2, Hush("over", "horn"))))
        await cable.until(lambda: cable.times_full > before)
        carrying = asyncio.create_task(cable.shared.run())
        await cable.until(lambda: not cable.board.sounding)
        [blast] = cable.board.blasts
        assert blast.ended_s is not None
        assert blast.ended_s - blast.began_s < 2.9
        carrying.cancel()
        await asyncio.gather(carrying, return_exceptions=True)


async def test_an_unsent_sound_is_reported_only_after_its_sender_has_finished(tmp_path: Path) -> None:
    async with a_full_cable(tmp_path) as cable:
        sound = encode_line(Frame("horn-01", 2, Sound("lost", "horn", (50,))))
        assert cable.line.write(sound)
        assert cable.ear.dropped == []
        await cable.until(lambda: cable.ear.dropped)
        assert cable.ear.dropped == [sound]


class Falls(Listener):
    """A listener that falls over what it hears."""

    def line_received(self, line: LineEndpoint, frame: Frame) -> None:
        raise ZeroDivisionError


async def test_after_a_listener_fails_a_signal_still_goes_out_at_once(tmp_path: Path) -> None:
    ear, went, has_fallen = Falls(), list[bytes](), asyncio.Event()
    asyncio.get_running_loop().set_exception_handler(lambda *_: has_fallen.set())
    sound = encode_line(Frame("horn-01", 1, Sound("cmd1", "horn", (100,))))
    with Cable(tmp_path / "rs485") as cable:
        line = SharedLine(str(tmp_path / "rs485"), BAUD, ear, Complaints(ear.complaints.append), timing=PATIENT)
        running = asyncio.create_task(line.run())
        await ear.until(lambda: bool(ear.opened))
        cable.write(encode_line(Frame("horn-01", 1, Idle())))
        await has_fallen.wait()
        line.tap = lambda _, raw: went.append(raw)
        line.write(sound)
        assert went == [sound]
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def test_a_port_whose_rts_fails_is_a_lost_line_that_is_opened_again(tmp_path: Path) -> None:
    ear = Listener("horn-01")

    def by_rts(path: str, baud: int) -> Port:
        return PortTurnedByRts(serial.Serial(path, baud, timeout=0, write_timeout=0))  # a pseudo-terminal has no RTS

    with SharedCable(tmp_path / "rs485", BAUD):
        line = SharedLine(
            str(tmp_path / "rs485"), BAUD, ear, Complaints(ear.complaints.append), open_port=by_rts, timing=PATIENT
        )
        running = asyncio.create_task(line.run(lambda _: asyncio.sleep(0.001)))
        await ear.until(lambda: ear.gone >= 3)
        assert not running.done()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
    assert "it is opened again as soon as it is back" in ear.complaints[0]


async def test_a_failing_rts_raises_no_error_in_the_writer_but_reports_the_dropped_sound(
    tmp_path: Path,
) -> None:
    ear = Listener()  # nobody is polled, so the first word is the box's own
    sound = encode_line(Frame("horn-01", 1, Sound("cmd1", "horn", (100,))))

    def by_rts(path: str, baud: int) -> Port:
        return PortTurnedByRts(serial.Serial(path, baud, timeout=0, write_timeout=0))

    with SharedCable(tmp_path / "rs485", BAUD):
        line = SharedLine(
            str(tmp_path / "rs485"), BAUD, ear, Complaints(ear.complaints.append), open_port=by_rts, timing=PATIENT
        )
        running = asyncio.create_task(line.run(lambda _: asyncio.sleep(0.001)))
        await ear.until(lambda: bool(ear.opened))
        line.write(sound)
        await ear.until(lambda: bool(ear.dropped) and ear.gone > 0)
        assert not running.done()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
    assert ear.dropped == [sound]
