"""The reasons why the rules refuse an input of a table in its round."""

from __future__ import annotations

from typing import Literal

from headtable.messages.words import BadThrowWhy, Count, Faces, Message, Name, TableNumber, Tally, Worth


class NoSuchTable(Message, tag="no-such-table"):
    """The night has no table of this number."""

    table: TableNumber


class TableIsTied(Message, tag="table-is-tied"):
    """The table is level, and nobody plays on there."""

    table: TableNumber
    decides: Literal["dice", "host"]


class OnlyCallLeft(Message, tag="only-call-left"):
    """The round is over at the table, but for the call of the bunco that lies there."""

    table: TableNumber


class OnlyGhosts(Message, tag="only-ghosts"):
    """Only ghosts sit at the table, and nobody can roll there."""

    table: TableNumber


class RoundIsOver(Message, tag="round-is-over"):
    """The round is over at the table."""

    table: TableNumber


class TallyIsFull(Message, tag="tally-is-full"):
    """The table has more points than its tally holds."""

    table: TableNumber


# --- throws ----------------------------------------------------------------------------------------


class NoSuchRoll(Message, tag="no-such-roll"):
    """The dice of these rules cannot show this."""

    table: TableNumber
    faces: Faces


class UnknownWorth(Message, tag="unknown-worth"):
    """These rules have no roll of this worth."""

    table: TableNumber
    worth: Worth


class FewerDice(Message, tag="fewer-dice"):
    """Fewer dice are thrown by these rules."""

    table: TableNumber
    dice: int
    thrown: int


class ThrowCounts(Message, tag="throw-counts"):
    """By these rules such a throw counts."""

    table: TableNumber
    why: BadThrowWhy


class EveryTurnIsPlayed(Message, tag="every-turn-is-played"):
    """By these rules nobody leaves a turn."""

    table: TableNumber


class TieIsPlayedOn(Message, tag="tie-is-played-on"):
    """The table plays on to decide a tie, and nobody leaves a turn then."""

    table: TableNumber


class BellHasNotRung(Message, tag="bell-has-not-rung"):
    """A turn may be left only after the bell."""

    table: TableNumber


# --- who rolls first -------------------------------------------------------------------------------


class NotAtTable(Message, tag="not-at-table"):
    """Others sit at the table."""

    player: Name
    table: TableNumber
    seats: tuple[Name, ...]


class HasStartedToRoll(Message, tag="has-started-to-roll"):
    """Somebody has rolled at the table already."""

    table: TableNumber


class NoDiceForFirst(Message, tag="no-dice-for-first"):
    """The dice do not say who rolls first, or have said it."""

    table: TableNumber


class DiceSayFirst(Message, tag="dice-say-first"):
    """The dice have to say first who begins."""

    table: TableNumber
    to_roll: tuple[Name, ...]


# --- ties and buncos that nobody called ------------------------------------------------------------


class NoTieToRollOff(Message, tag="no-tie-to-roll-off"):
    """The table has no tie that dice decide."""

    table: TableNumber


class NotLevel(Message, tag="not-level"):
    """The table is not tied."""

    table: TableNumber


class NoRoundToGrantIn(Message, tag="no-round-to-grant-in"):
    """No round is on in which the host could grant a bunco."""


class NothingUncalled(Message, tag="nothing-uncalled"):
    """No bunco has gone uncalled at the table in this round."""

    table: TableNumber


class MayStillBeCalled(Message, tag="may-still-be-called"):
    """The table's bunco may still be called, so the host cannot grant it."""

    table: TableNumber


# --- the sheet of a table on paper -----------------------------------------------------------------


class WaitsForSheet(Message, tag="waits-for-sheet"):
    """The table waits for its sheet, and nobody rolls on there."""

    table: TableNumber


class SheetBeforeBell(Message, tag="sheet-before-bell"):
    """The round is still played at the table. Only the bell ends it."""

    table: TableNumber


class SheetToldAlready(Message, tag="sheet-told-already"):
    """The table's sheet was told in this round."""

    table: TableNumber


class RollsWereTold(Message, tag="rolls-were-told"):
    """Rolls of the table were told in this round, so they decide and not its sheet."""

    table: TableNumber


class BuncosOutweighScore(Message, tag="buncos-outweigh-score"):
    """On the sheet the buncos of a team are worth more than its score."""

    table: TableNumber
    players: tuple[Name, Name]
    buncos: Count
    worth: Count
    points: Tally


TableRefusal = (
    NoSuchTable
    | TableIsTied
    | OnlyCallLeft
    | OnlyGhosts
    | RoundIsOver
    | TallyIsFull
    | NoSuchRoll
    | UnknownWorth
    | FewerDice
    | ThrowCounts
    | EveryTurnIsPlayed
    | TieIsPlayedOn
    | BellHasNotRung
    | NotAtTable
    | HasStartedToRoll
    | NoDiceForFirst
    | DiceSayFirst
    | NoTieToRollOff
    | NotLevel
    | NoRoundToGrantIn
    | NothingUncalled
    | MayStillBeCalled
    | WaitsForSheet
    | SheetBeforeBell
    | SheetToldAlready
    | RollsWereTold
    | BuncosOutweighScore
)
