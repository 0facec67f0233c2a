"""The tones of a bell and an air horn on a loudspeaker: sums of sines, always the same, and bounded."""

from __future__ import annotations

import io
import wave
from array import array
from math import exp, pi, sin
from typing import NamedTuple

from headtable.box.signals.signal_board import LONGEST_ON_S
from headtable.messages.words import Signal

RATE = 22_050
LOUDEST = 24_000  # of 32767: the sum of all partials stays below it
RISE_S = 0.004  # a tone without a fade-in clicks


class Partial(NamedTuple):
    """One sine; ``fades_s`` is the time in which it falls to a third."""

    hertz: float
    share: float
    fades_s: float


NEVER = 1e9
PARTIALS: dict[Signal, tuple[Partial, ...]] = {
    # Two trumpets a third apart, with the overtones that make them blare.
    "horn": tuple(
        Partial(root * overtone, 0.28 / overtone, NEVER) for root in (370.0, 466.2) for overtone in (1, 2, 3)
    ),
    # A small bell: its partials are not multiples of each other, and the high ones fade first.
    "bell": (Partial(1046.5, 0.5, 0.9), Partial(2510.0, 0.25, 0.5), Partial(4180.0, 0.2, 0.25)),
}


def wav(signal: Signal) -> bytes:
    """A wav file of a signal, of its greatest allowed length."""
    samples = array("h", (_sample(PARTIALS[signal], number / RATE) for number in range(int(RATE * LONGEST_ON_S))))
    written = io.BytesIO()
    with wave.open(written, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(samples.itemsize)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())
    return written.getvalue()


def _sample(partials: tuple[Partial, ...], at_s: float) -> int:
    height = sum(one.share * exp(-at_s / one.fades_s) * sin(2 * pi * one.hertz * at_s) for one in partials)
    return round(LOUDEST * max(-1.0, min(1.0, height)) * min(1.0, at_s / RISE_S))
