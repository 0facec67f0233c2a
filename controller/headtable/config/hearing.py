"""The hearing dose of a night of blasts, by NIOSH.

The limit is 8 hours at 85 dBA, and half of that for each 3 dB more. A dose of 1 is the most that an ear may take in a
day. The nearest ear counts, and the longest sound of each signal. A hall adds echoes, which only a meter can measure.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import log10
from typing import NamedTuple

from headtable.config.settings import BoxSettings, SignalSettings
from headtable.messages.words import Signal
from headtable.saying import Sentence, sentence

ALLOWED_DB, ALLOWED_S, EXCHANGE_DB = 85.0, 8 * 3600.0, 3.0
NEVER_DB = 140.0  # never allowed, however short
MOST_UNSIGNED = 0.5  # of a day's dose: guests also hear noise before and after the night
MOST_SIGNED = 1.0


class Exposure(NamedTuple):
    """The most that the nearest ear hears of one signal in a night."""

    signal: Signal
    at_ear_db: float
    blasts: int
    blast_s: float
    dose: float


def at_ear_db(signal: SignalSettings) -> float | None:
    """The loudness at the nearest ear; None if the file gives no loudness."""
    if signal.loudness_db is None:
        return None
    return signal.loudness_db - 20 * log10(signal.distance_m)


def dose_of(signal: SignalSettings, on_s: float) -> float:
    """The share of a day's dose in this many seconds; zero if the file gives no loudness."""
    loud_db = at_ear_db(signal)
    if loud_db is None:
        return 0.0
    return on_s / ALLOWED_S * float(2.0 ** ((loud_db - ALLOWED_DB) / EXCHANGE_DB))


def blast_s(signal: SignalSettings) -> float:
    """The time that the signal sounds in one blast."""
    return min(sum(signal.pattern_ms[::2]), signal.longest_ms) / 1000


def worst_night(box: BoxSettings) -> Iterator[Exposure]:
    """Each signal of known loudness, sounded as often as allowed."""
    for signal in box.signals:
        loud_db = at_ear_db(signal)
        if loud_db is not None:
            dose = dose_of(signal, signal.most_a_night * blast_s(signal))
            yield Exposure(signal.signal, loud_db, signal.most_a_night, blast_s(signal), dose)


def most_dose(box: BoxSettings) -> float:
    """The share of a day's dose that a night may have: a full dose needs a signature."""
    loud = [signal for signal in box.signals if signal.loudness_db is not None]
    return MOST_SIGNED if loud and all(signal.dose_signed_by for signal in loud) else MOST_UNSIGNED


def dose_report(box: BoxSettings) -> Iterator[Sentence]:
    """The night's hearing dose for the host."""
    exposures = list(worst_night(box))
    for one in exposures:
        yield sentence("signal-dose", **one._asdict())
    for signal in box.signals:
        if signal.loudness_db is None:
            yield sentence("signal-dose-unknown", signal=signal.signal)
    if exposures:
        yield sentence("doses-together", dose=sum(one.dose for one in exposures), most=most_dose(box))
