"""Whether the walk may begin: presses must not count in a night, and the bell must not start a round."""

from __future__ import annotations

from headtable.errors import NotAllowed, Unwell
from headtable.messages.rooms import Phase
from headtable_tools.walktest.walk import Walk
from headtable_tools.watch.seen import Seen

BETWEEN: tuple[Phase, ...] = ("closed", "ready", "break", "over")
BELL_DOES_NOTHING: tuple[Phase, ...] = ("closed", "over")

IN_FULL = "and without one the head table's button would sound bell and horn at full length"


def check(seen: Seen, box: str) -> Phase:
    """The phase in which the night is; NotAllowed or Unwell where nobody may walk."""
    if why := missing(seen, box):
        raise Unwell(why)
    if why := would_count(seen):
        raise NotAllowed(why)
    return seen.night.phase if seen.night else "closed"


def in_the_way(seen: Seen, box: str) -> str:
    """Why the walk may not go on; empty while it may."""
    return missing(seen, box) or would_count(seen)


def missing(seen: Seen, box: str) -> str:
    """What does not run, without which nobody may press anything."""
    if not seen.box_is_online(box):
        return f"box {box} does not run; start it: headtable box, or sudo systemctl start headtable-box"
    if not seen.engine_is_online or seen.night is None:
        return f"no engine runs, {IN_FULL}; start it: headtable engine, or sudo systemctl start headtable-engine"
    if seen.boxes[box].lease is None:
        return f"box {box} hears no engine, {IN_FULL}; look what the two say: journalctl -u 'headtable-*'"
    return ""


def would_count(seen: Seen) -> str:
    """Why presses would count now; empty when they do not."""
    if seen.night is None or seen.night.phase in BETWEEN:
        return ""
    where = "a round is in play" if seen.night.phase in ("playing", "called") else f"the night is {seen.night.phase}"
    return f"{where}: what is pressed now would count; walk before the night opens, or between rounds"


def leave_out(walk: Walk, phase: Phase) -> None:
    """Without the bell button where it would start the round."""
    if phase in BELL_DOES_NOTHING:
        return
    for outcome in list(walk.outcomes):
        if outcome.station.kind == "bell":
            walk.leave_out(outcome.station, "it would start the round now")
