"""What a device reports of its own troubles, in a maker's words."""

from __future__ import annotations

from headtable.messages import Alarm, Crashed

ALARMS = {
    "welded": "its relay's contact stays closed although nothing is to sound; unplug the signal and change the relay",
    "no-contact": "its relay does not close; look at the relay, its plug and its fuse",
    "too-often": "it has sounded so often in this minute that its board lets it rest",
    "not-allowed": "the board had no leave from this box; it gets that every second, so look at its line",
}


def in_words(told: Crashed | Alarm) -> str:
    """What is wrong, and what to do."""
    if isinstance(told, Crashed):
        return f"its program failed, and it started anew: {told.why!r}; send that to whoever made it"
    return f"the {told.signal} is held back by its board: {ALARMS[told.why]}"
