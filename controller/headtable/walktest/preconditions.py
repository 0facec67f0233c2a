"""Whether the walk may begin: presses must not count in a night, and the bell must not start a round."""

from __future__ import annotations

from headtable.errors import NotAllowed, Unwell
from headtable.messages import Phase
from headtable.walktest.walk import Walk
from headtable.watch.seen import Seen

BETWEEN: tuple[Phase, ...] = ("closed", "ready", "break", "over")
BELL_DOES_NOTHING: tuple[Phase, ...] = ("closed", "over")


def check(seen: Seen, box: str) -> Phase:
    """The phase in which the night is; NotAllowed or Unwell where nobody may walk."""
    if not seen.box_is_online(box):
        raise Unwell(f"box {box} does not run; start it: headtable box, or sudo systemctl start headtable-box")
    if not seen.engine_is_online or seen.night is None:
        raise Unwell(
            "no engine runs, and without one the head table's button would sound bell and horn at full length; "
            "start it: headtable engine, or sudo systemctl start headtable-engine"
        )
    if why := in_the_way(seen):
        raise NotAllowed(why)
    return seen.night.phase


def in_the_way(seen: Seen) -> str:
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
