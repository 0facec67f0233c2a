"""Whether the walk may begin: presses must not count in a night, and the bell must not start a round."""

from __future__ import annotations

from msgspec import Struct

from headtable.errors import NotAllowed, Unwell
from headtable.hall.bus_state import BusState
from headtable.hall.notes import WouldStartRound
from headtable.hall.outcomes import Outcome
from headtable.messages.rooms import (
    Phase,
)

BETWEEN: tuple[Phase, ...] = ("closed", "ready", "break", "over")
BELL_DOES_NOTHING: tuple[Phase, ...] = ("closed", "over")


class WalkWithoutBox(Struct, frozen=True, tag=True):
    """The box does not run."""

    box: str


class WalkWithoutEngine(Struct, frozen=True, tag=True):
    """No engine runs, so the bell button would sound bell and horn at full length."""


class WalkWithoutLease(Struct, frozen=True, tag=True):
    """The box hears no engine, so the bell button would sound bell and horn at full length."""

    box: str


class PressesWouldCount(Struct, frozen=True, tag=True):
    """The night is in a phase in which presses count."""

    phase: Phase


Missing = WalkWithoutBox | WalkWithoutEngine | WalkWithoutLease
Obstacle = Missing | PressesWouldCount
"""Why nobody may walk now."""


def check(seen: BusState, box: str) -> Phase:
    """The phase of the night; NotAllowed or Unwell where nobody may walk."""
    match obstacle(seen, box):
        case None:
            return seen.night.phase if seen.night else "closed"
        case PressesWouldCount() as why:
            raise NotAllowed(why)
        case why:
            raise Unwell(why)


def obstacle(seen: BusState, box: str) -> Obstacle | None:
    """Why the walk may not go on; None while it may."""
    return missing(seen, box) or _would_count(seen)


def missing(seen: BusState, box: str) -> Missing | None:
    """The part that does not run, without which nobody may press anything."""
    if not seen.box_is_online(box):
        return WalkWithoutBox(box)
    if not seen.engine_is_online or seen.night is None:
        return WalkWithoutEngine()
    return WalkWithoutLease(box) if seen.boxes[box].lease is None else None


def _would_count(seen: BusState) -> PressesWouldCount | None:
    if seen.night is None or seen.night.phase in BETWEEN:
        return None
    return PressesWouldCount(seen.night.phase)


def leave_out(outcomes: list[Outcome], phase: Phase) -> None:
    """Leave out the bell button where it would start the round."""
    if phase in BELL_DOES_NOTHING:
        return
    for place, outcome in enumerate(outcomes):
        if outcome.station.kind == "bell":
            outcomes[place] = Outcome(outcome.station, "left-out", (WouldStartRound(),))
