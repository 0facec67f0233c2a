"""The sounds are made by the project, the same each time, and end by themselves."""

from __future__ import annotations

import io
import wave
from array import array
from typing import get_args

import pytest

from headtable.box.signals.signal_board import LONGEST_ON_S
from headtable.box.speaker.tones import wav
from headtable.messages.words import Signal


@pytest.mark.parametrize("signal", get_args(Signal))
def test_a_sound_is_a_wav_file_of_the_maximum_length(signal: Signal) -> None:
    raw = wav(signal)
    assert raw == wav(signal)
    with wave.open(io.BytesIO(raw)) as file:
        assert file.getnframes() / file.getframerate() == LONGEST_ON_S
        samples = array("h", file.readframes(file.getnframes()))
    assert 8_000 < max(samples) < 32_767
    assert samples[0] == 0


def test_a_bell_fades_and_a_horn_does_not() -> None:
    loud: dict[Signal, list[int]] = {}
    for signal in get_args(Signal):
        with wave.open(io.BytesIO(wav(signal))) as file:
            samples = array("h", file.readframes(file.getnframes()))
        tenth = len(samples) // 10
        loud[signal] = [max(samples[:tenth]), max(samples[-tenth:])]
    assert loud["bell"][1] < loud["bell"][0] / 10
    assert loud["horn"][1] > loud["horn"][0] * 0.9
