"""What else happened at a station, as data; ``walktest.ftl`` has the sentences."""

from __future__ import annotations

from msgspec import Struct

from headtable.hall.stations import Place
from headtable.messages.silence_reasons import Silence
from headtable.messages.words import Signal


class EarlierPress(Struct, frozen=True, tag=True):
    """The device kept the event from before the walk."""


class OtherDeviceAnswered(Struct, frozen=True, tag=True):
    """A device of another place answered."""

    uid: str
    place: Place


class BellButtonPressed(Struct, frozen=True, tag=True):
    """Somebody pressed the bell button and not the pad."""


class OtherButtonPressed(Struct, frozen=True, tag=True):
    """Somebody pressed another button than the bell."""


class OtherDiceMoved(Struct, frozen=True, tag=True):
    """The dice of another reader moved."""

    uid: str
    table: int


class OtherDieMoved(Struct, frozen=True, tag=True):
    """Another die of the set moved."""

    die: int


class DieShows(Struct, frozen=True, tag=True):
    """The die shows a face."""

    face: int


class NobodyHeard(Struct, frozen=True, tag=True):
    """Nobody heard the signal."""


class ChirpRefused(Struct, frozen=True, tag=True):
    """The box did not let the signal chirp."""

    signal: Signal
    why: Silence


class WouldStartRound(Struct, frozen=True, tag=True):
    """The bell button would start the round now."""


Note = (
    EarlierPress
    | OtherDeviceAnswered
    | BellButtonPressed
    | OtherButtonPressed
    | OtherDiceMoved
    | OtherDieMoved
    | DieShows
    | NobodyHeard
    | ChirpRefused
    | WouldStartRound
)
