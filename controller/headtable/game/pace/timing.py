"""What the clock measures at this moment of the night. The clock itself is elsewhere."""

from __future__ import annotations

from typing import NamedTuple

from headtable.game.night import Night
from headtable.messages.words import Timed


class Span(NamedTuple):
    """A time that the clock measures, with its length: of a round's play, a walk or a break."""

    of: Timed
    set: int
    round: int
    seconds: int


def running(night: Night) -> Span | None:
    """The time that runs now, even while the night is paused; None where only people set the pace."""
    time, minutes = night.ruleset.time, night.on_break.minutes if night.on_break else None
    match night.phase:
        case "playing" if time.rounds != "off" and not night.time_up:
            return Span("round", night.set, night.round, time.round_s)
        case "ready" if time.move_s and night.walks:  # nobody walks to the first round of all
            return Span("walk", night.set, night.round, time.move_s)
        case "break" | "settling" if minutes:  # people may roll off in a break
            return Span("break", night.set, night.round, minutes * 60)
        case _:
            return None


def head_table_rings(night: Night) -> bool:
    """Tell whether the head table's bell calls the round at this moment."""
    return night.phase == "playing" and not night.paused and night.ruleset.time.rounds != "fixed"
