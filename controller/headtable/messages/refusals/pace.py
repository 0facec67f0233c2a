"""Why the rules refuse something about the phase of the night, its rounds, sets and breaks, or its clock."""

from __future__ import annotations

from headtable.messages.words import Message, RoundNumber, Rung, SetNumber, TableNumber, Timed


class NightNotOpen(Message, tag="night-not-open"):
    """The host has not opened the night."""


class NightIsOpen(Message, tag="night-is-open"):
    """The night is open, and cannot be opened again."""


class NightIsOver(Message, tag="night-is-over"):
    """The night is over."""


class RollingForTables(Message, tag="rolling-for-tables"):
    """People roll for their first tables, and nobody sits yet."""


class RoundNotStarted(Message, tag="round-not-started"):
    """The next round is ready, and has not started."""


class RoundIsOn(Message, tag="round-is-on"):
    """The round is being played."""


class TablesStillFinish(Message, tag="tables-still-finish"):
    """The bell has rung, and some tables still play the round to its end."""


class OnBreak(Message, tag="on-break"):
    """There is a break."""

    what: str


class NoRoundFollows(Message, tag="no-round-follows"):
    """The last set is over, so no round follows this break."""


class StillRollingOff(Message, tag="still-rolling-off"):
    """People roll against each other for a place or a prize, or wait for it."""


class FinalIsOn(Message, tag="final-is-on"):
    """The final is being rolled."""


class NightPaused(Message, tag="night-paused"):
    """The host has paused the night."""

    why: str


class PausedAlready(Message, tag="paused-already"):
    """The night is paused, and cannot be paused again."""


class NotPaused(Message, tag="not-paused"):
    """The night is not paused, and cannot go on again."""


class LastSetIsOver(Message, tag="last-set-is-over"):
    """The last set is over, so no set's length can change."""


# --- the bell and the clock ------------------------------------------------------------------------


class PhoneRingsNoBell(Message, tag="phone-rings-no-bell"):
    """A phone cannot ring the bell."""


class BellHasRung(Message, tag="bell-has-rung"):
    """The bell has rung for this round."""


class HostEndsBreak(Message, tag="host-ends-break"):
    """The head table cannot end a break."""

    what: str


class OnlyClockEndsRound(Message, tag="only-clock-ends-round"):
    """By these rules the clock ends a round, or the host; the head table does not."""


class NobodyHasRolled(Message, tag="nobody-has-rolled"):
    """Nobody has rolled in this round, so the head table cannot end it."""


class ClockIsLate(Message, tag="clock-is-late"):
    """What the clock measured is over."""

    of: Timed
    set: int
    round: int


# --- breaks ----------------------------------------------------------------------------------------


class NoBreak(Message, tag="no-break"):
    """There is no break; one may be planned for later."""

    planned: str | None = None


class BreakWithoutLength(Message, tag="break-without-length"):
    """The break has no length that could grow."""


# --- how long a set and the night are --------------------------------------------------------------


class SetCannotEnd(Message, tag="set-cannot-end"):
    """The set cannot end after that round."""

    set: SetNumber
    rounds: int
    fewest: int
    most: RoundNumber


class SemiFinalIsLast(Message, tag="semi-final-is-last"):
    """The semi-final is the last set, so the number of sets stands."""


class NightCannotEnd(Message, tag="night-cannot-end"):
    """The night cannot end after that set."""

    sets: int
    set: SetNumber
    fewest: int


class NoRoundPlayed(Message, tag="no-round-played"):
    """No round has been played, so there is no night to end."""


# --- the host and a table --------------------------------------------------------------------------


class HostKnows(Message, tag="host-knows"):
    """The table has asked for help already."""

    table: TableNumber


class NoHelpAsked(Message, tag="no-help-asked"):
    """The table has not asked for help."""

    table: TableNumber


class GoesByAlready(Message, tag="goes-by-already"):
    """The table goes by this already."""

    table: TableNumber
    rung: Rung


PaceRefusal = (
    NightNotOpen
    | NightIsOpen
    | NightIsOver
    | RollingForTables
    | RoundNotStarted
    | RoundIsOn
    | TablesStillFinish
    | OnBreak
    | NoRoundFollows
    | StillRollingOff
    | FinalIsOn
    | NightPaused
    | PausedAlready
    | NotPaused
    | LastSetIsOver
    | PhoneRingsNoBell
    | BellHasRung
    | HostEndsBreak
    | OnlyClockEndsRound
    | NobodyHasRolled
    | ClockIsLate
    | NoBreak
    | BreakWithoutLength
    | SetCannotEnd
    | SemiFinalIsLast
    | NightCannotEnd
    | NoRoundPlayed
    | HostKnows
    | NoHelpAsked
    | GoesByAlready
)
