"""How long the night will still take, from the measured pace and from what is left to play."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from headtable.game.night import Night, sets_over
from headtable.game.pace.length import IN_A_ROUND
from headtable.game.pace.measure import Measure, stretch
from headtable.game.prizes.qualifying import skips_semi
from headtable.messages.rooms import Forecast

Length = int | None
"""The length of a break; None if it lasts until the host ends it."""


def left_s(night: Night, pace: Measure, lasted_s: float) -> float:
    """Seconds until the end, if each part takes as long as usual; ``lasted_s`` is for the present part."""
    rounds = rounds_to_come(night)
    walks = max(rounds - (night.phase == "ready"), 0)
    breaks_s = sum(_break_s(minutes, pace) for minutes in breaks_to_come(night))
    to_come = (rounds + final_to_come(night)) * pace.round_s + walks * pace.walk_s + breaks_s
    return max(_usual_s(night, pace) - lasted_s, 0.0) + to_come


def forecast(night: Night, pace: Measure | None) -> Forecast | None:
    """What the end of the night is reckoned from; None before there is a measure, and after the end."""
    if pace is None or not is_foreseeable(night):
        return None
    breaks = tuple(breaks_to_come(night))
    return Forecast(
        rounds=pace.rounds,
        round_s=round(pace.round_s),
        walk_s=round(pace.walk_s),
        to_come=rounds_to_come(night),
        breaks=len(breaks),
        breaks_s=round(sum(_break_s(minutes, pace) for minutes in breaks)),
        final=final_to_come(night) > 0,
        skip_round_s=_saved_s(night, replace(night, rounds=night.rounds - 1), pace),
        skip_set_s=_saved_s(night, replace(night, sets=night.sets - 1), pace),
    )


def is_foreseeable(night: Night) -> bool:
    """Whether the end of the night can be reckoned, once there is a measure."""
    return night.phase not in ("closed", "seating", "over")


def rounds_to_come(night: Night) -> int:
    """The rounds that have not begun, with those of the semi-final."""
    if sets_over(night):
        return _semi_rounds(night)
    here = max(night.rounds - night.round + (night.phase not in IN_A_ROUND), 0)
    return here + max(night.sets - night.set, 0) * night.ruleset.rounds + _semi_rounds(night)


def breaks_to_come(night: Night) -> Iterator[Length]:
    """The breaks of the rules that are to come, and the one that the host has planned."""
    if night.break_planned:
        yield night.break_planned.minutes
    for each in night.ruleset.breaks:
        if each.before == "semi_final":
            if _semi_rounds(night) and not night.on_break:
                yield each.minutes
        elif not sets_over(night) and night.set <= (each.after_set or 0) < night.sets:
            yield each.minutes


def final_to_come(night: Night) -> int:
    """1 if a final is to come; it is reckoned like one round, because none was measured."""
    return int(night.ruleset.knockout is not None and night.phase != "final" and night.stage.grand_prize is None)


def _semi_rounds(night: Night) -> int:
    """The rounds of a semi-final that is not seated yet."""
    knockout = night.ruleset.knockout
    if knockout is None or night.stage.semi or night.stage.finalists or skips_semi(night, knockout):
        return 0
    return night.ruleset.rounds


def _usual_s(night: Night, pace: Measure) -> float:
    """How long the present part usually takes."""
    now = stretch(night)
    match now.of if now else None:
        case "round" | "final":
            return pace.round_s
        case "walk":
            return pace.walk_s
        case "break":
            return _break_s(night.on_break.minutes if night.on_break else None, pace)
        case _:
            return 0.0


def _break_s(minutes: Length, pace: Measure) -> float:
    """The length of a break: as planned, or else like tonight's others; 0 if nothing is known."""
    return minutes * 60.0 if minutes is not None else pace.break_s or 0.0


def _saved_s(night: Night, shorter: Night, pace: Measure) -> int | None:
    """The time that a shorter plan saves; None if it saves none."""
    if rounds_to_come(shorter) == rounds_to_come(night):
        return None
    return round(left_s(night, pace, 0.0) - left_s(shorter, pace, 0.0))
