"""A line on a real pseudo-terminal: heard, written, flooded, unplugged and plugged in again."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from headtable.box.lines.serial_line import SerialLine
from headtable.complaints import Complaints
from headtable.errors import Unwell
from headtable.messages.line import Press, Who
from headtable.wire import Frame, encode_line
from headtable_tools.rehearse.cable import Cable
from tests.box.listeners import Listener
from tests.patience import PATIENCE_S


@asynccontextmanager
async def kept_open(path: Path, ear: Listener) -> AsyncIterator[SerialLine]:
    """A line that is kept open, and looked for without a pause."""
    line = SerialLine(str(path), 115_200, ear, Complaints(ear.complaints.append))
    running = asyncio.create_task(line.run(lambda _: asyncio.sleep(0.001)))
    try:
        yield line
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


def frames(*seqs: int) -> list[Frame]:
    return [Frame("pad-01", seq, Press("two", seq)) for seq in seqs]


def as_bytes(*seqs: int) -> bytes:
    return b"".join(map(encode_line, frames(*seqs)))


@pytest.fixture
def port(tmp_path: Path) -> Path:
    return tmp_path / "pad-01"


async def test_a_devices_line_is_heard(port: Path) -> None:
    ear = Listener()
    with Cable(port) as cable:
        async with kept_open(port, ear):
            await ear.until(lambda: len(ear.opened) == 1)
            cable.write(as_bytes(1, 2))
            await ear.until(lambda: len(ear.frames) == 2)
    assert ear.frames == frames(1, 2)


async def test_a_line_from_the_box_reaches_the_device(port: Path) -> None:
    ear, came = Listener(), asyncio.Queue[bytes]()
    with Cable(port) as cable, cable.listening(came.put_nowait, lambda: None):
        async with kept_open(port, ear) as line:
            await ear.until(lambda: len(ear.opened) == 1)
            sent = encode_line(Frame("all", 1, Who()))
            assert line.write(sent)
            async with asyncio.timeout(PATIENCE_S):
                assert await came.get() == sent


async def test_a_devices_stored_lines_from_before_are_not_heard(port: Path) -> None:
    ear = Listener()
    with Cable(port) as cable:
        line = SerialLine(str(port), 115_200, ear, Complaints(ear.complaints.append))
        kept = [as_bytes(1, 2), as_bytes(3)[:10]]

        async def wait(_: float) -> None:
            if kept:
                cable.write(kept.pop(0))  # it comes when the port is open, before anybody has asked
            await asyncio.sleep(0.01)

        running = asyncio.create_task(line.run(wait))
        await ear.until(lambda: len(ear.opened) == 1)
        assert not kept
        cable.write(as_bytes(4))
        await ear.until(lambda: bool(ear.frames))
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
    assert ear.frames == frames(4)


async def test_a_device_that_never_pauses_is_still_heard(port: Path) -> None:
    ear = Listener()
    with Cable(port) as cable:
        line = SerialLine(str(port), 115_200, ear, Complaints(ear.complaints.append))

        async def wait(_: float) -> None:
            cable.write(as_bytes(1))
            await asyncio.sleep(0.01)

        running = asyncio.create_task(line.run(wait))
        await ear.until(lambda: len(ear.opened) == 1)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def test_a_line_is_locked_for_the_box(port: Path) -> None:
    first, second = Listener(), Listener()
    with Cable(port):
        async with kept_open(port, first):
            await first.until(lambda: len(first.opened) == 1)
            async with kept_open(port, second):
                while not second.complaints:
                    await asyncio.sleep(0)
            assert second.opened == []
            assert "another program has it" in second.complaints[0]


async def test_an_unplugged_line_is_missed_once_and_found_again(port: Path) -> None:
    ear = Listener()
    with Cable(port) as cable:
        async with kept_open(port, ear) as line:
            await ear.until(lambda: len(ear.opened) == 1)
            for times in range(1, 6):
                cable.unplug()
                await ear.until(lambda times=times: ear.gone == times)  # type: ignore[misc]  # mypy cannot infer a default of a lambda
                assert not line.write(as_bytes(1))
                cable.plug_in()
                await ear.until(lambda times=times: len(ear.opened) == times + 1)  # type: ignore[misc]  # as above
                cable.write(as_bytes(times))
                await ear.until(lambda times=times: len(ear.frames) == times)  # type: ignore[misc]  # as above
    assert len([complaint for complaint in ear.complaints if "no line" in complaint]) == 1
    assert "opened again as soon as it is back" in ear.complaints[0]


async def test_an_incomplete_line_before_an_unplug_is_dropped(port: Path) -> None:
    ear = Listener()
    with Cable(port) as cable:
        async with kept_open(port, ear):
            await ear.until(lambda: len(ear.opened) == 1)
            cable.write(as_bytes(1) + as_bytes(2)[:15])
            await ear.until(lambda: len(ear.frames) == 1)
            cable.unplug()
            cable.plug_in()
            await ear.until(lambda: len(ear.opened) == 2)
            cable.write(as_bytes(2)[15:] + as_bytes(3))
            await ear.until(lambda: len(ear.frames) == 2)
    assert ear.frames == frames(1, 3)


async def test_the_box_waits_for_a_missing_port(port: Path) -> None:
    ear = Listener()
    async with kept_open(port, ear):
        while not ear.complaints:
            await asyncio.sleep(0)
        assert "is it plugged in" in ear.complaints[0]
        with Cable(port) as cable:
            await ear.until(lambda: len(ear.opened) == 1)
            cable.write(as_bytes(1))
            await ear.until(lambda: ear.frames == frames(1))
            cable.unplug()
            await ear.until(lambda: ear.gone == 1)


async def test_garbage_between_frames_is_reported_separately(port: Path) -> None:
    ear = Listener()
    with Cable(port) as cable:
        async with kept_open(port, ear):
            await ear.until(lambda: len(ear.opened) == 1)
            cable.write(
                b"MicroPython v1.24\r\n>>> \x00\xff" + as_bytes(1) + b"$pad-01 2 press two 0*0000\n" + as_bytes(3)
            )
            await ear.until(lambda: len(ear.frames) == 2)
    assert ear.frames == frames(1, 3)
    assert len(ear.garbled) == 3


async def test_a_device_that_floods_does_not_stop_the_loop(port: Path) -> None:
    ear = Listener()
    with Cable(port) as cable:
        async with kept_open(port, ear):
            await ear.until(lambda: len(ear.opened) == 1)
            turns = 0
            for seq in range(2000):
                while not cable.write(as_bytes(seq)):
                    turns += 1
                    await asyncio.sleep(0)
            await ear.until(lambda: len(ear.frames) > 1000)
            await ear.until(lambda: ear.frames[-1].seq == 1999)
    assert turns > 0


async def test_a_line_that_nobody_reads_does_not_stop_the_box(port: Path) -> None:
    ear = Listener()
    with Cable(port) as cable:
        async with kept_open(port, ear) as line:
            await ear.until(lambda: len(ear.opened) == 1)
            # The first sentence takes some ms to parse, in which the kernel could make room again.
            Complaints(ear.complaints.append).note(line.name, Unwell("line-full", line=""))
            ear.complaints.clear()
            written = 0
            while line.write(as_bytes(written)):
                written += 1
            assert written > 10
            while line.write(as_bytes(1)):  # the kernel may make room once more
                pass
            assert any("the line is full" in complaint for complaint in ear.complaints)
            came = bytearray()
            with cable.listening(came.extend, lambda: None):
                while not came.endswith(as_bytes(99)):
                    line.write(as_bytes(99))
                    await asyncio.sleep(0)
            assert as_bytes(*range(written)) in came
            assert b"\n" + as_bytes(99) in came


async def test_the_last_line_before_closing_reaches_the_device(port: Path) -> None:
    ear, came = Listener(), bytearray()
    with Cable(port) as cable, cable.listening(came.extend, lambda: None):
        async with kept_open(port, ear) as line:
            await ear.until(lambda: len(ear.opened) == 1)
            line.write(as_bytes(7))
        async with asyncio.timeout(PATIENCE_S):
            while bytes(came) != as_bytes(7):
                await asyncio.sleep(0)


async def test_a_line_can_be_flooded_with_noise(port: Path) -> None:
    ear = Listener()
    noise = os.urandom(100_000)
    with Cable(port) as cable:
        async with kept_open(port, ear):
            await ear.until(lambda: len(ear.opened) == 1)
            for start in range(0, len(noise), 500):
                while not cable.write(noise[start : start + 500]):
                    await asyncio.sleep(0)
            while not cable.write(b"\n" + as_bytes(1)):
                await asyncio.sleep(0)
            await ear.until(lambda: ear.frames != [])
    assert ear.frames == frames(1)


async def test_a_line_that_closes_first_reports_its_unsent_sounds(port: Path) -> None:
    ear, waiting = Listener(), ["hush", "hush"]
    with Cable(port):
        line = SerialLine(
            str(port),
            115_200,
            ear,
            Complaints(ear.complaints.append),
            has_unsent=lambda: bool(waiting and waiting.pop()),
        )
        running = asyncio.create_task(line.run())
        await ear.until(lambda: len(ear.opened) == 1)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
    assert waiting == []
