"""A line recorded from a running box, and played to another one, which hears the same."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import pytest

from headtable.errors import Unwell
from headtable.messages.devices import Birth
from headtable.wire import encode_line
from headtable_tools.link.direct import record_directly
from headtable_tools.link.playback import LAST_ANSWER_S, play
from headtable_tools.link.recorder import record
from headtable_tools.link.recording_format import Piece, read
from headtable_tools.rehearse.cable import Cable
from tests.box.lines.test_serial_line import frames, kept_open
from tests.box.listeners import Listener
from tests.box.real_box import a_box, an_evening
from tests.brokers import free_port
from tests.patience import PATIENCE_S
from tests.processes import a_process

pytestmark = pytest.mark.slow


async def until(pieces: list[Piece], text: str) -> None:
    """Wait until something is on the paper."""
    async with asyncio.timeout(PATIENCE_S):
        while not any(text in piece.text for piece in pieces):
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("wanted", ["pad-01", "port"])
async def test_a_pads_line_can_be_recorded_during_a_night(tmp_path: Path, wanted: str) -> None:
    async with an_evening(tmp_path) as evening, a_box(evening.config):
        await evening.said(Birth, lambda birth: birth.uid == "pad-01" and birth.online)
        pieces: list[Piece] = []
        name = str(evening.pad_cable.path) if wanted == "port" else wanted
        recording = asyncio.create_task(record(evening.config, name, None, pieces.append))
        await evening.pad.press("two")  # nobody takes it: it is said again and again
        await until(pieces, "press two")
        await until(pieces, "got 1")
        recording.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await recording
    assert {piece.way for piece in pieces if "press" in piece.text} == {"<"}
    assert {piece.way for piece in pieces if "got" in piece.text} == {">"}
    assert pieces[0].ms == 0
    assert [piece.ms for piece in pieces] == sorted(piece.ms for piece in pieces)


async def test_a_line_without_a_box_is_refused_with_the_remedy(tmp_path: Path) -> None:
    async with an_evening(tmp_path) as evening, a_box(evening.config):
        await evening.said(Birth)
        with pytest.raises(ExceptionGroup) as group:
            await record(evening.config, "pad-99", None, lambda _: None)
        [why] = group.value.exceptions
        assert isinstance(why, Unwell)
        assert "has a line 'pad-99'" in str(why)


async def test_without_a_broker_recording_fails_and_leaves_no_file(tmp_path: Path) -> None:
    file, paper = tmp_path / "headtable.toml", tmp_path / "x.link"
    file.write_text(f"[broker]\nport = {free_port()}\n")
    async with running("link", "record", "pad-03", str(paper), "--config", str(file)) as recorder:
        _, said = await recorder.communicate()
    assert recorder.returncode == 3
    assert b"cannot reach the broker at 127.0.0.1" in said
    assert b"start one: headtable broker" in said
    assert b"nothing was recorded, and so there is no" in said
    assert not paper.exists()


async def test_a_port_without_a_box_is_recorded_directly(tmp_path: Path) -> None:
    pieces: list[Piece] = []
    with Cable(tmp_path / "pad") as cable:
        typed = bytearray()
        with cable.listening(typed.extend, lambda: None):
            recording = asyncio.create_task(record_directly(str(cable.path), 115_200, None, pieces.append, print))
            await until(pieces, "who*90A1")
            cable.write(b"MicroPython\r\n>>> ")
            await until(pieces, ">>> ")
            recording.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await recording
    assert [(piece.way, piece.text) for piece in pieces] == [
        (">", "$all 1 who*90A1\\n"),
        ("<", "MicroPython\\r\\n"),
        ("<", ">>> "),
    ]


async def test_a_recording_is_played_to_another_box_with_its_timing(tmp_path: Path) -> None:
    said = [Piece(0, ">", "$all 1 who*90A1\\n")]
    said += [
        Piece(1000 * seq, "<", encode_line(frame).decode().strip() + "\\n")
        for seq, frame in enumerate(frames(1, 2, 3))
    ]
    said.append(Piece(9000, "<", "$pad-01 1 pre"))
    shown: list[Piece] = []
    waits: list[float] = []

    ear = Listener()

    async def wait(seconds: float) -> None:
        waits.append(seconds)
        if seconds == LAST_ANSWER_S:  # the kernel takes its time, too
            await ear.until(lambda: len(ear.frames) == 3)

    port = tmp_path / "played"
    playing = asyncio.create_task(play(said, port, 10, shown.append, wait))
    async with kept_open(port, ear) as line:
        await ear.until(lambda: len(ear.opened) == 1)
        line.write(b"$all 1 who*90A1\n")
        await playing
        await ear.until(lambda: ear.gone == 1)
    assert ear.frames == frames(1, 2, 3)
    assert waits == [0, 0.1, 0.1, 0.7, 0.5]
    assert [(piece.way, piece.text) for piece in shown if piece.way == "<"] == [(p.way, p.text) for p in said[1:]]
    assert (">", "$all 1 who*90A1\\n") in [(piece.way, piece.text) for piece in shown]


async def test_the_commands_record_a_file_and_play_it(tmp_path: Path) -> None:
    """As a maker types them: one process is the strange pad, another one writes it down."""
    strange = tmp_path / "strange.link"
    strange.write_text("       0 < $pad-01 0 hello 1 1.0 pad 1 0000 buttons*4E8C\\n\n    1000 < >>> \n")
    port, again = tmp_path / "port", tmp_path / "again.link"
    async with running("link", "play", str(strange), "--port", str(port), "--json") as player:
        async with asyncio.timeout(PATIENCE_S):
            while not port.exists():
                await asyncio.sleep(0.01)
        async with running("link", "record", str(port), str(again), "--direct", "--seconds", "4") as recorder:
            printed, _ = await player.communicate()
            await recorder.communicate()
    assert (player.returncode, recorder.returncode) == (0, 0)
    shown = [json.loads(line) for line in printed.splitlines()]
    assert [one["text"] for one in shown if one["way"] == "<"] == [piece.text for piece in read(strange)]
    assert [piece.text for piece in read(again)][:3] == ["$all 1 who*90A1\\n", *(p.text for p in read(strange))]
    hello_ms, prompt_ms = (one["ms"] for one in shown if one["way"] == "<")
    assert prompt_ms - hello_ms >= 999  # both are rounded down
    assert 80 <= read(again)[2].ms - read(again)[1].ms < 1500  # a busy recorder may hear the first one late


def running(*words: str) -> contextlib.AbstractAsyncContextManager[asyncio.subprocess.Process]:
    """A command in a process of its own."""
    return a_process(sys.executable, "-m", "headtable", *words, stdout=PIPE, stderr=PIPE)
