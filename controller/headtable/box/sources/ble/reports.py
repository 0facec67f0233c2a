"""The reports of a die, for every make."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

DieState = Literal["present", "rolling", "settled", "cocked", "uncertain", "moved", "lost"]
NO_FACE = 0  # the die shows none, or does not say which


class Saw(Struct, frozen=True):
    """The state of the die, and the face that is up."""

    state: DieState
    face: int = NO_FACE


class Charge(Struct, frozen=True):
    """The charge of its battery."""

    percent: int


Report = Saw | Charge
Reports = tuple[Report, ...]  # none for what no game asks for: a colour, a temperature, the log of its firmware
