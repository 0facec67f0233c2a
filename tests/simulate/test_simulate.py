"""Simulated nights: their figures are the exact ones, and nothing but the seed decides them.

"Within four sigma" below: the seed is fixed, so that a figure that is right stays right.
"""

from __future__ import annotations

import math
import struct
from pathlib import Path

import msgspec
import pytest

from headtable.errors import BadConfig
from headtable.game.rules import rules_of
from headtable.rulesets import load
from headtable_tools.simulate import Figures, Pace, Plan, figures, play_nights
from headtable_tools.simulate.night_statistics import Played
from headtable_tools.simulate.playing import Players, every_throw
from headtable_tools.simulate.plot import PngFile
from tests.simulate import exact

pytestmark = pytest.mark.slow  # whole nights

SIGMAS = 4
RFP = load("rfp")
NIGHTS = Plan(RFP, players=12, nights=150, seed=1)
FEW = Plan(RFP, players=8, nights=60, seed=3)


def untold(_: int) -> None:
    """Nobody watches the progress."""


def within(value: float, expected: float, sigma: float) -> bool:
    return abs(value - expected) <= SIGMAS * sigma


def of_a_share(share: float, tries: int) -> float:
    """The sigma of a share that was counted so often."""
    return math.sqrt(share * (1 - share) / tries)


@pytest.fixture(scope="module")
def nights() -> list[Played]:
    return play_nights(NIGHTS, None, untold)


@pytest.fixture(scope="module")
def found(nights: list[Played]) -> Figures:
    return figures(NIGHTS, Pace(), nights)


def test_each_roll_has_its_exact_frequency(found: Figures) -> None:
    for worth, share in exact.PER_ROLL.items():
        assert within(getattr(found.per_roll, worth), share, of_a_share(share, found.rolls)), worth


def test_a_turn_has_nine_fifths_of_a_roll_and_151_of_120_points(found: Figures, nights: list[Played]) -> None:
    root = math.sqrt(sum(night.turns for night in nights))
    assert within(found.per_turn.rolls_mean, exact.ROLLS_PER_TURN, exact.ROLLS_PER_TURN_SD / root)
    assert within(found.per_turn.points_mean, exact.POINTS_PER_TURN, exact.POINTS_PER_TURN_SD / root)


def test_turns_cut_off_by_the_bell_do_not_bias_the_length_of_turns() -> None:
    rules = msgspec.structs.replace(rules_of(RFP), after_bell=lambda _begun, _done: True)
    throws = every_throw(RFP, NIGHTS.tables)
    cut = [Players(NIGHTS.night(n, rules), throws, NIGHTS.chance(n).random).play(NIGHTS.opening()) for n in range(60)]
    per_turn = figures(NIGHTS, Pace(), cut).per_turn
    root = math.sqrt(sum(night.turns for night in cut))
    assert within(per_turn.rolls_mean, exact.ROLLS_PER_TURN, exact.ROLLS_PER_TURN_SD / root)
    assert within(per_turn.points_mean, exact.POINTS_PER_TURN, exact.POINTS_PER_TURN_SD / root)


def test_the_length_of_a_round_matches_the_exact_calculation(found: Figures) -> None:
    expected = exact.head_round()
    head = found.head_round
    root = math.sqrt(found.rounds)
    assert within(head.rolls_mean, expected.rolls_mean, expected.rolls_sd / root)
    assert within(head.rolls_sd, expected.rolls_sd, expected.rolls_sd_of_sd / root)
    for share in ("ended_by_bunco", "first_team_wins"):
        assert within(
            getattr(head, share), getattr(expected, share), of_a_share(getattr(expected, share), found.rounds)
        )


def test_most_wins_and_most_buncos_are_shared_as_often_as_calculated(found: Figures) -> None:
    assert within(found.nights_tied.wins, 0.29, of_a_share(0.29, found.nights))
    assert within(found.nights_tied.buncos, 0.42, of_a_share(0.42, found.nights))


def test_every_night_has_its_rounds_its_bells_and_its_wins(nights: list[Played]) -> None:
    for night in nights:
        assert night.rounds == len(night.head_rounds) == 18
        assert night.table_rounds == 3 * 18
        assert night.blasts == {"bell": 18, "horn": 36}
        assert sum(night.wins) == 2 * 3 * 18
        assert sum(night.buncos) == night.worths.get("bunco", 0)
        assert night.roll_offs >= night.ties


def test_a_night_lasts_as_long_as_its_slowest_tables_and_the_walks_between(nights: list[Played]) -> None:
    slow = figures(NIGHTS, Pace(seconds_per_roll=6, seconds_between_rounds=60), nights)
    steps = sorted(night.steps for night in nights)
    assert slow.minutes.p50 == pytest.approx((steps[74] * 6 + 17 * 60) / 60)
    assert slow.minutes.p90 == pytest.approx((steps[134] * 6 + 17 * 60) / 60)
    assert all(night.steps >= sum(played.rolls for played in night.head_rounds) for night in nights)


def test_the_same_seed_plays_the_same_nights_on_one_core_as_on_two() -> None:
    told: list[int] = []
    assert play_nights(FEW, 1, untold) == play_nights(FEW, 2, told.append)
    assert sum(told) == FEW.nights


def test_another_seed_plays_other_nights() -> None:
    other = msgspec.structs.replace(FEW, nights=2, seed=4)
    assert play_nights(other, 1, untold) != play_nights(FEW, 1, untold)[:2]


def test_more_nights_begin_with_the_same_nights() -> None:
    fewer = msgspec.structs.replace(FEW, nights=2)
    assert play_nights(fewer, 1, untold) == play_nights(FEW, 1, untold)[:2]


def test_players_who_do_not_fill_the_tables_play_with_ghosts_who_win_no_prize() -> None:
    (night,) = play_nights(Plan(RFP, players=13, nights=1), 1, untold)
    assert night.table_rounds == 4 * 18
    assert len(night.wins) == len(night.buncos) == 13


def test_an_endless_round_is_reported_and_not_played_for_ever() -> None:
    night = NIGHTS.night(0, rules_of(RFP))
    players = Players(night, every_throw(RFP, NIGHTS.tables), NIGHTS.chance(0).random)
    players.submit(NIGHTS.opening())  # and no round starts
    with pytest.raises(BadConfig, match="'rfp': in round 1 of set 1, nobody may roll and the round does not end"):
        players.all_roll()


def test_the_picture_is_a_png(found: Figures, nights: list[Played], tmp_path: Path) -> None:
    file = tmp_path / "night.png"
    PngFile(file).draw(found, RFP, nights)
    drawn = file.read_bytes()
    assert drawn.startswith(b"\x89PNG\r\n\x1a\n")
    assert drawn.endswith(b"IEND\xaeB`\x82")
    assert struct.unpack(">II", drawn[16:24]) == (1800, 1290)
    assert len(drawn) > 20_000


def test_an_impossible_picture_is_refused_before_anything_is_played(tmp_path: Path) -> None:
    with pytest.raises(BadConfig, match=r"ends in \.png"):
        PngFile(tmp_path / "night.jpg")
    with pytest.raises(BadConfig, match="there is no folder"):
        PngFile(tmp_path / "nowhere" / "night.png")
