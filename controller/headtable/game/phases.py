"""Which input is legal in which phase of the night: one table, which ``decide`` reads before anything else.

A legal input may still be refused for a reason of its own, such as a name that nobody has.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal, NamedTuple, get_args

from headtable.errors import NotAllowed
from headtable.game.night import Night
from headtable.messages.inputs import Input
from headtable.messages.pace import (
    BreakPlay,
    HelpPlay,
    LengthPlay,
    NoDeviceAt,
    Pause,
    Resume,
    Ring,
    StartBreak,
    StartRound,
    TimeUp,
)
from headtable.messages.past import HostRevision, RedoLast, UndoLast
from headtable.messages.people import OpenNight, PresencePlay, Rename, SeatAgain, SwapSeats
from headtable.messages.prizes import GiveTraveler, NotPresent, RollOffPlay, SeatFinal
from headtable.messages.refusals.pace import (
    ClockIsLate,
    FinalIsOn,
    LastSetIsOver,
    NightIsOpen,
    NightIsOver,
    NightNotOpen,
    NightPaused,
    NoBreak,
    NoRoundFollows,
    OnBreak,
    PausedAlready,
    RollingForTables,
    RoundIsOn,
    RoundNotStarted,
    StillRollingOff,
    TablesStillFinish,
)
from headtable.messages.refusals.past import OnlyHostUndoes
from headtable.messages.refusals.people import ChairsAreWon, SeatedBetweenRounds
from headtable.messages.refusals.prizes import NobodyRollsOff, NoChairsToChoose
from headtable.messages.refusals.table import NoRoundToGrantIn
from headtable.messages.rooms import (
    Phase,
)
from headtable.messages.table import FinalScore, FirstRoller, Grant, RollForFirst, RollPlay, TiePlay, TurnPlay
from headtable.messages.words import Message

Column = Phase | Literal["last-break", "paused"]
"""A phase, or one of two extra columns.

``last-break`` is a break after the last set. ``paused`` comes before any phase.
"""
WhyNot = type[Message]
"""The class of a refusal."""
PHASES: tuple[Phase, ...] = get_args(Phase)
COLUMNS: tuple[Column, ...] = (
    "closed", "seating", "ready", "playing", "called", "break", "last-break", "settling", "final", "over", "paused",
)  # fmt: skip

USUAL: Mapping[Column, WhyNot] = {
    "closed": NightNotOpen,
    "seating": RollingForTables,
    "ready": RoundNotStarted,
    "playing": RoundIsOn,
    "called": TablesStillFinish,
    "break": OnBreak,
    "last-break": OnBreak,
    "settling": StillRollingOff,
    "final": FinalIsOn,
    "over": NightIsOver,
    "paused": NightPaused,
}
"""The refusal in each phase, unless a row names another one."""


class Row(NamedTuple):
    """An input, the columns where it is legal, and the refusals in all others."""

    legal: frozenset[Column]
    why_not: Mapping[Column, WhyNot]


def _in(*legal: Column, but: Mapping[Column, WhyNot] | None = None) -> Row:
    """Legal in these columns."""
    others = {column: USUAL[column] for column in COLUMNS if column not in legal}
    return Row(frozenset(legal), others | {column: why for column, why in (but or {}).items() if column in others})


def _but_in(*not_legal: Column, but: Mapping[Column, WhyNot] | None = None) -> Row:
    """Legal in all columns but these."""
    return _in(*(column for column in COLUMNS if column not in not_legal), but=but)


def _all(why: WhyNot) -> Mapping[Column, WhyNot]:
    """The same refusal in every column where the night goes on."""
    return {column: why for column in COLUMNS if column not in ("closed", "seating", "paused")}


def _after_the_sets(why: WhyNot) -> Mapping[Column, WhyNot]:
    return {"last-break": why, "settling": why, "final": why}


_ROUND = _in("playing", "called")
_ANY_TIME = _but_in("closed", "seating")

_ROWS: tuple[tuple[object, Row], ...] = (
    # a round at a table
    (RollPlay, _in("playing", "called", "final")),
    (TurnPlay, _ROUND),
    (TiePlay, _ROUND),
    (FinalScore, _ROUND),
    (Grant, _in("playing", "called", but=_all(NoRoundToGrantIn))),
    (FirstRoller, _in("ready", "playing", "called", "break")),
    (RollForFirst, _in("ready", "playing", "called")),
    # the pace of the night
    (StartRound, _in("ready", "break", but={"last-break": NoRoundFollows})),
    (Ring, _in("ready", "playing", "called", "break", but={"last-break": NoRoundFollows})),
    (TimeUp, _in("ready", "playing", "break", "last-break", "settling", but=_all(ClockIsLate))),
    (StartBreak, _in("ready", "playing", "called", "settling", "final")),
    (BreakPlay, _in("break", "last-break", "settling", but=_all(NoBreak))),
    (Pause, _but_in("closed", "over", "paused", but={"paused": PausedAlready})),
    (Resume, _but_in("closed", "over")),
    (
        LengthPlay,
        _in("ready", "playing", "called", "break", but={**_after_the_sets(LastSetIsOver), "over": LastSetIsOver}),
    ),
    (HelpPlay | NoDeviceAt, _ANY_TIME),
    # who is there, and who sits where
    (OpenNight, _in("closed", but={"seating": NightIsOpen, **_all(NightIsOpen), "paused": NightIsOpen})),
    (PresencePlay, _but_in("closed", "seating", "over")),
    (Rename, _ANY_TIME),
    (SwapSeats, _in("ready", "playing", "break", "paused", but=_after_the_sets(ChairsAreWon))),
    (
        SeatAgain,
        _in(
            "ready", "break", "paused",
            but={"playing": SeatedBetweenRounds, "called": SeatedBetweenRounds, **_after_the_sets(ChairsAreWon)},
        ),
    ),
    # places and prizes
    (
        RollOffPlay,
        _in("seating", "break", "last-break", "settling", but={"closed": NightNotOpen, **_all(NobodyRollsOff)}),
    ),
    (NotPresent, _in("ready", "break", "last-break", "settling")),
    (SeatFinal, _in("settling", but=_all(NoChairsToChoose))),
    (GiveTraveler, _in("ready", "playing", "called", "break", "last-break", "settling", "final")),
    # corrections of the past
    (UndoLast, _in("playing", "called", "paused", but=_all(OnlyHostUndoes))),
    (RedoLast, _ANY_TIME),
    (HostRevision, _but_in()),
)  # fmt: skip
"""A row for each input, or for a group of inputs that messages/ defines."""
LEGAL: Mapping[type[Input], Row] = {kind: row for group, row in _ROWS for kind in get_args(group) or (group,)}
"""The table, by the class of an input."""

_WITH_FIELDS: Mapping[type, Callable[[Night, Input], Message]] = {
    NightPaused: lambda night, _: NightPaused(night.paused.why if night.paused else ""),
    OnBreak: lambda night, _: OnBreak(night.on_break.what if night.on_break else ""),
    NoBreak: lambda night, _: NoBreak(night.break_planned.what if night.break_planned else None),
    ClockIsLate: lambda _, said: _clock_is_late(said),
}
"""How to make a refusal that has fields."""


def check_phase(night: Night, said: Input) -> None:
    """Raise NotAllowed where the night's phase, or its pause, forbids the input."""
    row = LEGAL[type(said)]
    for column in columns(night):
        if column not in row.legal:
            why = row.why_not[column]
            made = _WITH_FIELDS.get(why)
            raise NotAllowed(made(night, said) if made else why())


def columns(night: Night) -> tuple[Column, ...]:
    """The columns that the night is in: its phase, and before it the pause."""
    last = night.phase == "break" and night.after_break == "settling"
    column: Column = "last-break" if last else night.phase
    return ("paused", column) if night.paused else (column,)


def _clock_is_late(said: Input) -> ClockIsLate:
    assert isinstance(said, TimeUp)  # noqa: S101 - only its row names this reason
    return ClockIsLate(said.of, said.set, said.round)
