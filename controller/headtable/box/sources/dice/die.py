"""One die: its reported states, and whether the face that it shows was thrown."""

from __future__ import annotations

from typing import assert_never

from msgspec import Struct

from headtable.messages.line import DieSeen
from headtable.messages.words import DieState


class Die(Struct, frozen=True):
    """A die as last reported.

    ``is_rolled`` is true if it has rolled since the last throw and no hand has touched it.
    """

    state: DieState = "lost"
    face: int = 0
    is_rolled: bool = False

    @property
    def rests(self) -> bool:
        """Whether the die has come to rest from a roll, flat or not."""
        return self.is_rolled and self.state in ("settled", "cocked")


def after(die: Die, seen: DieSeen) -> Die:
    """The die after this report. Only "rolling" rolls it, and a touch spoils the roll."""
    match seen.state:
        case "rolling":
            return Die("rolling", 0, is_rolled=True)
        case "settled":
            return _settled(die, seen.face)
        case "cocked":
            return Die("cocked", 0, die.is_rolled)
        case "present" | "uncertain" | "moved" | "lost" as state:
            return Die(state, seen.face)
        case _:
            assert_never(seen.state)


def _settled(die: Die, face: int) -> Die:
    """The die at rest. If it lies differently without a roll, a hand has turned it."""
    if not face:
        return Die("uncertain")
    if die.state == "cocked" or (die.state == "settled" and die.face != face):
        return Die("moved", face)
    return Die("settled", face, die.is_rolled)
