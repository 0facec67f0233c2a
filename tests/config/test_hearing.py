"""The hearing dose follows NIOSH; more than half a day's dose needs a signature."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from headtable.config import BoxSettings, SignalSettings, read
from headtable.config.hearing import blast_s, dose_of, dose_report, worst_night
from headtable.errors import BadConfig
from headtable.saying import say, sentence

HORN = SignalSettings(signal="horn", device="horn-01", loudness_db=110, distance_m=1, pattern_ms=(1000,))
LOUD = """\
[box]
lines = ["serial:/dev/x"]
[[box.signals]]
signal = "horn"
device = "horn-01"
loudness_db = {db}
{more}
"""


@pytest.mark.parametrize(("db", "seconds"), [(85, 28_800), (88, 14_400), (105, 283), (110, 89), (115, 28), (120, 9)])
def test_the_time_to_a_whole_dose_matches_niosh(db: float, seconds: float) -> None:
    assert dose_of(replace(HORN, loudness_db=db), seconds) == pytest.approx(1, abs=0.02)


def test_twice_the_distance_is_six_decibels_less_and_a_quarter_of_the_dose() -> None:
    near, far = dose_of(HORN, 1), dose_of(replace(HORN, distance_m=2.0), 1)
    assert near / far == pytest.approx(4, rel=0.01)


def test_only_the_time_on_counts_up_to_the_allowed_maximum() -> None:
    assert blast_s(replace(HORN, pattern_ms=(150, 500, 150))) == 0.3
    assert blast_s(replace(HORN, pattern_ms=(3000,))) == 2
    assert blast_s(replace(HORN, pattern_ms=(3000,), longest_ms=700)) == 0.7


def test_the_worst_night_contains_every_allowed_blast() -> None:
    [one] = worst_night(BoxSettings(signals=(replace(HORN, most_a_night=30),)))
    assert one.dose == pytest.approx(30 / 89, rel=0.01)


def test_a_usual_horn_at_a_usual_distance_is_reported_and_accepted() -> None:
    config = read(LOUD.format(db=110, more=""), "it")
    assert [say(one) for one in dose_report(config.box)] == [
        "the horn: 100 dBA at the nearest ear; 60 times 1 s, the most that a night may have, make 7.4% of a day’s "
        "hearing dose (NIOSH)",
        "together 7.4%; the box stops at 50%",
    ]


def test_a_signal_of_unknown_loudness_is_reported_as_such() -> None:
    [unknown] = dose_report(BoxSettings(signals=(replace(HORN, loudness_db=None),)))
    assert unknown == sentence("signal-dose-unknown", signal="horn")


def test_more_than_half_a_days_dose_is_refused_with_the_remedies() -> None:
    with pytest.raises(BadConfig, match=r"it line 6: 60 blasts of 1 s at 120 dBA.*sign it: dose_signed_by"):
        read(LOUD.format(db=120, more="distance_m = 1.0"), "it")


def test_the_doses_of_bell_and_horn_add_up() -> None:
    half = LOUD.format(db=117.5, more="")
    read(half, "it")
    bell = half.partition("[[box.signals]]")[2].replace("horn", "bell")
    with pytest.raises(BadConfig, match="all signals together"):
        read(f"{half}[[box.signals]]{bell}", "it")


def test_a_signed_acceptance_allows_a_whole_dose() -> None:
    config = read(LOUD.format(db=120, more='distance_m = 1.0\ndose_signed_by = "Ann"'), "it")
    assert [say(one) for one in dose_report(config.box)][-1].endswith("the box stops at 100%")


def test_no_signed_acceptance_allows_140_decibels() -> None:
    with pytest.raises(BadConfig, match="no ear may hear 140"):
        read(LOUD.format(db=145, more='distance_m = 0.5\ndose_signed_by = "Ann"'), "it")
