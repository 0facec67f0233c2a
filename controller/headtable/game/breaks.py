"""The breaks that the rules have."""

from __future__ import annotations

from headtable.game.night import Night
from headtable.messages import BreakStarted


def break_after(night: Night) -> tuple[BreakStarted, ...]:
    """The break that the rules have after the set that is over, if something follows it; nothing without one."""
    return tuple(
        BreakStarted(each.what, each.minutes) for each in night.ruleset.breaks if each.after_set == night.set
    )
