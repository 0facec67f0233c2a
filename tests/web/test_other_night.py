"""A past night by other rules: the page says which event does not fit them, when it was, and why."""

from __future__ import annotations

import pytest
from msgspec.structs import asdict

from headtable.messages.pace import Ring, StartRound
from headtable.messages.refusals.pace import RoundIsOn
from headtable.messages.stop_reasons import NoLongerCounts, Senseless, TableStillWaits, Unfinished
from headtable.saying.languages import readers_language
from headtable.web.other_night import ReplayedNight, Stop, shown_night


def stopped(stop: Stop | None) -> ReplayedNight:
    """A night that ends there in the first round."""
    return ReplayedNight(
        bunco_word="BUNCO",
        semi_final=0,
        set=1,
        round=2,
        rounds=3,
        same_rounds=4,
        standings=(),
        stop=stop,
        stop_at_ms=1_700_000_000_000 if stop else None,
    )


@pytest.mark.parametrize(
    ("why", "unfinished", "words"),
    [
        (RoundIsOn(), (), "the round is being played already"),
        (NoLongerCounts(RoundIsOn(), 7), (), "the round is being played already"),
        (
            RoundIsOn(),
            (TableStillWaits(3, ("Ann",)),),
            "the round is being played already; table 3 still waits here for the turn of Ann",
        ),
    ],
)
def test_the_end_says_why_the_event_does_not_fit(
    why: Senseless, unfinished: tuple[Unfinished, ...], words: str
) -> None:
    shown = shown_night(stopped(Stop(StartRound(), why, unfinished))).stop
    assert shown is not None
    assert (shown.said, shown.why, shown.at_ms) == ("The round starts", words, 1_700_000_000_000)


def test_the_end_is_told_in_the_readers_language() -> None:
    with readers_language("de"):
        shown = shown_night(stopped(Stop(Ring("button"), RoundIsOn()))).stop
    assert shown is not None
    assert shown.said == "Der Haupttisch läutet die Glocke"


def test_a_night_that_fits_the_other_rules_has_no_end() -> None:
    assert shown_night(stopped(None)).stop is None


def test_the_pages_show_what_the_night_came_to_under_the_same_names() -> None:
    night = stopped(None)
    shown = asdict(shown_night(night))
    assert shown == {name: value for name, value in asdict(night).items() if name != "stop_at_ms"}
