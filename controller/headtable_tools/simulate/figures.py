"""The figures of many simulated nights: shares, means and the times at which a night is over."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from msgspec import Struct

from headtable.messages.words import Signal, Worth
from headtable.saying import text
from headtable_tools.simulate.night_statistics import HeadRound, Played
from headtable_tools.simulate.plan import Pace, Plan


class PerRoll(Struct, frozen=True):
    """The share of all rolls that each worth has."""

    bunco: float
    mini: float
    two: float
    one: float
    miss: float


class PerTurn(Struct, frozen=True):
    """Rolls and points for each turn that was played to its end."""

    rolls_mean: float
    points_mean: float


class HeadRounds(Struct, frozen=True):
    """The head table's rounds up to the bell."""

    rolls_mean: float
    rolls_sd: float
    ended_by_bunco: float
    first_team_wins: float


class NightsTied(Struct, frozen=True):
    """The share of nights in which several players share the most wins, or the most buncos."""

    wins: float
    buncos: float


class Spread(Struct, frozen=True):
    """The limits that one night in ten, half of the nights, and nine nights in ten stay within."""

    p10: float
    p50: float
    p90: float


class PerNight(Struct, frozen=True):
    """How often it happens in a night."""

    rolls: float
    bells: float
    horn_blasts: float
    buncos: Spread
    ties: Spread
    roll_off_throws: float
    most_wins: Spread
    fewest_wins: Spread
    most_buncos: Spread


class Figures(Struct, frozen=True):
    """All figures of a simulation."""

    ruleset: str
    players: int
    seed: int
    pace: Pace
    nights: int
    break_minutes: int  # that stand in the rules, and so are counted in the minutes
    rounds: int
    rolls: int
    per_roll: PerRoll
    per_turn: PerTurn
    head_round: HeadRounds
    round_ties: float
    nights_tied: NightsTied
    minutes: Spread
    per_night: PerNight


def figures(plan: Plan, pace: Pace, nights: Sequence[Played]) -> Figures:
    """The figures of a plan's nights at this pace."""
    return Figures(
        ruleset=plan.ruleset.name,
        players=plan.players,
        seed=plan.seed,
        pace=pace,
        nights=len(nights),
        break_minutes=max(night.break_minutes for night in nights),
        rounds=sum(night.rounds for night in nights),
        rolls=_rolls(nights),
        per_roll=_per_roll(nights),
        per_turn=_per_turn(nights),
        head_round=_head_rounds([played for night in nights for played in night.head_rounds]),
        round_ties=_share(sum(night.ties for night in nights), sum(night.table_rounds for night in nights)),
        nights_tied=NightsTied(
            wins=_mean([_shared(night.wins) for night in nights]),
            buncos=_mean([_shared(night.buncos) for night in nights]),
        ),
        minutes=_spread([minutes(night, pace) for night in nights]),
        per_night=_per_night(nights),
    )


def headline(found: Figures) -> str:
    """``2,000 nights of rfp with 12 players``."""
    return text("simulated-nights", nights=found.nights, ruleset=found.ruleset, players=found.players)


def minutes(night: Played, pace: Pace) -> float:
    """The length of a night in minutes: tables roll side by side, and everybody waits for the last.

    A break counts if the rules give its length. A walk is as long as the clock gives it, if the clock does.
    """
    rolling_s = night.steps * pace.seconds_per_roll
    walking_s = (night.rounds - 1) * (night.move_s or pace.seconds_between_rounds)
    return (rolling_s + walking_s) / 60 + night.break_minutes


def buncos(night: Played) -> int:
    """How many buncos all tables together rolled in a night."""
    return night.worths.get("bunco", 0)


def _rolls(nights: Iterable[Played]) -> int:
    return sum(sum(night.worths.values()) for night in nights)


def _per_roll(nights: Sequence[Played]) -> PerRoll:
    rolls = _rolls(nights)

    def share(worth: Worth) -> float:
        return _share(sum(night.worths.get(worth, 0) for night in nights), rolls)

    return PerRoll(share("bunco"), share("mini"), share("two"), share("one"), share("miss"))


def _per_turn(nights: Sequence[Played]) -> PerTurn:
    """Means for each turn that its own last roll ended.

    Where the bell cuts turns off, their rolls and points stay in the sum, although their ends are not counted. By
    optional stopping this is exactly the mean of a whole turn. To leave them out would leave out long turns.
    """
    turns = sum(night.turns for night in nights)
    return PerTurn(_share(_rolls(nights), turns), _share(sum(night.points for night in nights), turns))


def _head_rounds(rounds: Sequence[HeadRound]) -> HeadRounds:
    mean = _mean([played.rolls for played in rounds])
    return HeadRounds(
        rolls_mean=mean,
        rolls_sd=math.sqrt(_mean([(played.rolls - mean) ** 2 for played in rounds])),
        ended_by_bunco=_mean([played.by_bunco for played in rounds]),
        first_team_wins=_mean([played.first_team_rang for played in rounds]),
    )


def _per_night(nights: Sequence[Played]) -> PerNight:
    def blasts(signal: Signal) -> float:
        return _mean([night.blasts.get(signal, 0) for night in nights])

    return PerNight(
        rolls=_rolls(nights) / len(nights),
        bells=blasts("bell"),
        horn_blasts=blasts("horn"),
        buncos=_spread([buncos(night) for night in nights]),
        ties=_spread([night.ties for night in nights]),
        roll_off_throws=_mean([night.roll_offs for night in nights]),
        most_wins=_spread([max(night.wins) for night in nights]),
        fewest_wins=_spread([min(night.wins) for night in nights]),
        most_buncos=_spread([max(night.buncos) for night in nights]),
    )


def _shared(scores: Sequence[int]) -> bool:
    return scores.count(max(scores)) > 1


def _mean(values: Sequence[float]) -> float:
    return _share(math.fsum(values), len(values))


def _share(part: float, whole: int) -> float:
    """0 where the whole is 0: a ruleset may have no bell, no tie."""
    return part / whole if whole else 0.0


def _spread(values: Sequence[float]) -> Spread:
    ranked = sorted(values)
    return Spread(_at(ranked, 0.1), _at(ranked, 0.5), _at(ranked, 0.9))


def _at(ranked: Sequence[float], share: float) -> float:
    """The least value that this share of them does not exceed."""
    return ranked[math.ceil(share * len(ranked)) - 1]
