"""A loudspeaker is an ordinary board: the real aplay plays into a file or a pipe of ALSA's own."""

from __future__ import annotations

import asyncio
import io
import os
import time
import wave
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from headtable.box.onboard import Onboard
from headtable.box.signals.signal_board import loop_time
from headtable.box.speaker.speaker_board import on_speaker
from headtable.box.speaker.speaker_switch import SpeakerSwitch
from headtable.box.speaker.tones import RATE, wav
from headtable.complaints import Complaints
from headtable.config import BoxSettings, SignalSettings
from headtable.errors import Unwell
from headtable.messages.rooms import (
    EngineState,
)
from headtable.messages.sound_commands import SignalResult, SignalState
from tests.box.in_memory import Hall
from tests.box.no_alarm import no_alarm
from tests.patience import PATIENCE_S

pytestmark = pytest.mark.slow


@contextmanager
def a_hall(device: str, pattern_ms: int = 500) -> Iterator[Hall]:
    """A box whose horn is a loudspeaker."""
    horn = SignalSettings(signal="horn", device=f"speaker:{device}", pattern_ms=(pattern_ms,), shortest_gap_s=0)
    hall = Hall(BoxSettings(signals=(horn,)))
    socket = Onboard(hall.box, loop_time(), 7, Complaints(hall.complaints.append))
    with on_speaker((horn,), socket):
        hall.engine_lives()
        yield hall


async def sounded(hall: Hall) -> SignalResult:
    """The result of a good command."""
    await asyncio.sleep(0)
    hall.box.on_message(hall.command(), "live")
    [result] = hall.said(SignalResult)
    assert isinstance(result, SignalResult)
    return result


async def until_quiet(hall: Hall) -> None:
    """Wait until the board has said that it is quiet."""
    states: list[SignalState] = []
    async with asyncio.timeout(PATIENCE_S):
        while not states or states[-1].sounding:
            await asyncio.sleep(0.005)
            states += [state for state in hall.said(SignalState) if isinstance(state, SignalState)]


def recorded(raw: bytes) -> bytes:
    """The samples of a wav file."""
    with wave.open(io.BytesIO(raw)) as file:
        return bytes(file.readframes(file.getnframes()))


async def test_aplay_plays_the_horn(tmp_path: Path) -> None:
    file = tmp_path / "played.wav"
    with a_hall(f"file:'{file}',wav") as hall:
        assert (await sounded(hall)).sounded
        await until_quiet(hall)
    assert hall.complaints == []
    played = file.read_bytes()[44:]
    assert len(played) > 0
    assert recorded(wav("horn")).startswith(played.rstrip(b"\0"))


async def test_a_hush_ends_the_player_in_the_middle(tmp_path: Path) -> None:
    pipe = tmp_path / "slow"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    with a_hall(f"file:'{pipe}',raw", pattern_ms=2000) as hall:
        await sounded(hall)
        heard = b""
        async with asyncio.timeout(PATIENCE_S):
            while not heard:  # it plays: the pipe takes less than the whole sound, and nobody reads on
                await asyncio.sleep(0.005)
                heard = _read(reader)
        hall.box.on_message(EngineState("engine1", "lost"), "live")
        rest = b""
        os.set_blocking(reader, True)
        while more := os.read(reader, 65_536):  # to its end: the player has let go of the pipe
            rest += more
    os.close(reader)
    assert len(heard + rest) < len(recorded(wav("horn")))
    assert hall.complaints == []


def _read(reader: int) -> bytes:
    try:
        return os.read(reader, 100)
    except BlockingIOError:
        return b""


async def test_a_missing_sound_device_raises_an_alarm_with_the_remedy() -> None:
    with a_hall("nosuchcard", pattern_ms=1000) as hall:
        await sounded(hall)
        await until_quiet(hall)
    [complaint] = hall.complaints
    assert "speaker: ALARM: aplay could not play on 'nosuchcard'" in complaint
    assert "`aplay -L`" in complaint


async def test_a_note_ends_by_itself_at_its_limit(tmp_path: Path) -> None:
    """The loop hangs, so it never turns the speaker off."""
    played, file = tmp_path / "played.wav", tmp_path / "horn.wav"
    file.write_bytes(wav("horn"))
    switch = SpeakerSwitch(f"file:'{played}',wav", file, no_alarm)
    switch.on(0.1)
    async with asyncio.timeout(PATIENCE_S):
        while not played.exists() or not _is_whole(played):
            await asyncio.sleep(0.01)
    switch.off()
    samples = recorded(played.read_bytes()).rstrip(b"\0")
    assert 0 < len(samples) <= 0.1 * RATE * 2


def _is_whole(file: Path) -> bool:
    """Whether the file's header holds its length, which the player writes at its end."""
    head = file.read_bytes()[:44]
    return len(head) == 44 and 0 < int.from_bytes(head[40:44], "little") < 2**31 - 1


def test_a_hanging_player_blocks_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A child process goes on and holds the player's output open, like a player that is stuck in its driver."""
    gone = tmp_path / "gone"
    os.mkfifo(gone)
    aplay = tmp_path / "aplay"
    aplay.write_text(f"#!/bin/sh\n(echo x; sleep 20) > '{gone}' &\nsleep 20\n")
    aplay.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    switch = SpeakerSwitch("default", tmp_path / "x.wav", no_alarm)
    switch.on(3)
    with gone.open() as reader:
        assert reader.readline() == "x\n"
    before_s = time.monotonic()
    switch.off()
    assert time.monotonic() - before_s < 5


def test_without_aplay_the_error_names_the_package_to_install(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(Unwell, match="apt install alsa-utils"):
        SpeakerSwitch("default", tmp_path / "x.wav", no_alarm).on(3)
