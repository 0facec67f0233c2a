"""What the pages send to every browser: each event, its name, and how it is written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec
from msgspec import Struct

from headtable.messages.rooms import BoardState, NightState, StageState, TableState
from headtable.messages.words import CopyState, TableNumber, Uid
from headtable.web.fact_log import FactLine
from headtable.web.stage_words import StageWords

EngineNow = Literal["unheard", "online", "moved", "silent", "lost"]
"""Whether the engine is there; one whose night has moved is there, but takes nothing."""


class Link(Struct, frozen=True):
    """Whether the page is up to date. ``age_s`` is the time since the engine was last heard.

    ``signals`` tells whether a box with a bell or a horn has been heard tonight, ``copy`` how the second copy of the
    journal is, and ``disk_scarce`` whether the journal's disk is nearly full.
    """

    broker: bool
    engine: EngineNow
    age_s: float | None = None
    boxes_lost: tuple[Uid, ...] = ()
    signals: bool = False
    copy: CopyState = "off"
    disk_scarce: bool = False


class Clock(Struct, frozen=True):
    """The time left in the round, the walk or the break, and in the night. A page goes on from it by itself."""

    left_s: float | None = None
    night_left_s: float | None = None  # the time that the night will still take, as far as that is known


class Rounds(Struct, frozen=True):
    """A table's finished rounds have changed: a page that lists them requests them again."""

    of_table: TableNumber
    changes: int


class PhonesChanged(Struct, frozen=True):
    """A phone, a code or a pad has changed; only a browser with the right to know is told which."""

    changes: int


class GuestsChanged(Struct, frozen=True):
    """The guest list has changed; only a browser with the right to know is told how."""

    changes: int


class SessionsChanged(Struct, frozen=True):
    """A session has ended, or an account has another role: a console asks whether it still has its rights."""

    changes: int


class DevicesChanged(Struct, frozen=True):
    """A device, a signal or the walk has changed; only a host is told which."""

    changes: int


class Notice(Struct, frozen=True):
    """What the host has written for everybody in the hall; empty if there is nothing."""

    text: str = ""


Scene = Literal[
    "room", "seats", "standings", "prizes", "join", "phones", "clock", "notice", "grand-prize", "end-of-set",
    "roll-off", "going-on", "final",
]  # fmt: skip
"""What a host can fix on a screen."""


class Projectors(Struct, frozen=True):
    """The scenes that the host has fixed, by screen, and the version of the hall's picture; empty without one."""

    scenes: Mapping[str, Scene] = {}
    picture: str = ""


class ScreensChanged(Struct, frozen=True):
    """A screen has come or gone, or has another scene; the console asks again."""

    changes: int


class Snapshot(Struct, frozen=True):
    """Everything a page needs to draw itself."""

    link: Link
    night: NightState | None
    tables: tuple[TableState, ...]
    board: BoardState
    stage: StageState
    words: StageWords
    clock: Clock
    notice: Notice
    projectors: Projectors
    latest: tuple[FactLine, ...]
    older: bool  # whether facts happened before the latest ones
    tables_told: int  # tables up to this one have facts


Shown = (
    Link
    | NightState
    | TableState
    | BoardState
    | StageState
    | StageWords
    | Clock
    | Notice
    | Projectors
    | ScreensChanged
    | Rounds
    | PhonesChanged
    | GuestsChanged
    | SessionsChanged
    | DevicesChanged
    | FactLine
    | Snapshot
)
EVENTS: dict[type[Shown], bytes] = {  # the pages know them by these names
    Link: b"link",
    NightState: b"night",
    TableState: b"table",
    BoardState: b"board",
    StageState: b"stage",
    StageWords: b"words",
    Clock: b"clock",
    Notice: b"notice",
    Projectors: b"projectors",
    ScreensChanged: b"screens",
    Rounds: b"rounds",
    PhonesChanged: b"phones",
    GuestsChanged: b"guests",
    SessionsChanged: b"sessions",
    DevicesChanged: b"devices",
    FactLine: b"fact",
    Snapshot: b"snapshot",
}
Changes = PhonesChanged | GuestsChanged | ScreensChanged | SessionsChanged | DevicesChanged
"""What only says that something has changed, as everybody in the hall may hear it."""
_encode = msgspec.json.Encoder().encode


def event(shown: Shown) -> bytes:
    """One server-sent event, named by its kind."""
    return b"event: %b\ndata: %b\n\n" % (EVENTS[type(shown)], _encode(shown))
