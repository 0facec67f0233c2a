"""The reports of a die, for every make."""

from __future__ import annotations

from msgspec import Struct

from headtable.messages.words import DieState

NO_FACE = 0  # the die shows no face, or does not report it


class StateReport(Struct, frozen=True):
    """The state of the die, and the face that is up."""

    state: DieState
    face: int = NO_FACE


class BatteryReport(Struct, frozen=True):
    """The charge of its battery."""

    percent: int


DieReport = StateReport | BatteryReport
DieReports = tuple[DieReport, ...]  # none for reports that the game does not need: a colour, a temperature, a log
