"""Why the past cannot be put right so, or why an entry no longer counts."""

from __future__ import annotations

from headtable.messages.refusals.pace import PaceRefusal
from headtable.messages.refusals.people import PeopleRefusal
from headtable.messages.refusals.prizes import PrizeRefusal
from headtable.messages.refusals.table import TableRefusal
from headtable.messages.roll_offs import What
from headtable.messages.words import EntryNumber, Message, Name, RoundNumber, SetNumber, TableNumber

# --- what people have played stands ----------------------------------------------------------------


class IsPlayedAgain(Message, tag="is-played-again"):
    """The entry does not count, because it is played again."""


class WhatWasPlayedStands(Message, tag="what-was-played-stands"):
    """Nothing would change, because what was played since stands; it could be played again from an entry on."""

    entry: EntryNumber | None = None


class SettledSince(Message, tag="settled-since"):
    """People have gone on since it was settled who has this."""

    what: What


class RolledForSince(Message, tag="rolled-for-since"):
    """People have rolled for this since."""

    what: What


class SatInFinalSince(Message, tag="sat-in-final-since"):
    """This player has sat in the final since."""

    player: Name


class RolledInFinalSince(Message, tag="rolled-in-final-since"):
    """This player has rolled in the final since."""

    player: Name


class RolledForTable(Message, tag="rolled-for-table"):
    """This player has rolled for a table, which no ghost can."""

    player: Name


class TableWasSet(Message, tag="table-was-set"):
    """A table was set for this player's arrival."""

    player: Name


class NoChairThen(Message, tag="no-chair-then"):
    """There was no chair for this player in the rounds that were played."""

    player: Name


class NameWasTaken(Message, tag="name-was-taken"):
    """Somebody else had this name by then."""

    player: Name


PlayRefusal = (
    TableRefusal
    | PaceRefusal
    | PeopleRefusal
    | PrizeRefusal
    | IsPlayedAgain
    | WhatWasPlayedStands
    | SettledSince
    | RolledForSince
    | SatInFinalSince
    | RolledInFinalSince
    | RolledForTable
    | TableWasSet
    | NoChairThen
    | NameWasTaken
)
"""Why a play is refused now, or makes no sense in a corrected past."""

# --- entries that cannot be put right so -----------------------------------------------------------


class UnknownEntry(Message, tag="unknown-entry"):
    """The journal has no such entry, or it was refused."""

    entry: EntryNumber


class TakenBackAlready(Message, tag="taken-back-already"):
    """The entry has been taken back."""

    entry: EntryNumber


class CannotBeCorrected(Message, tag="cannot-be-corrected"):
    """The entry put the past right itself, so it can only be taken back."""

    entry: EntryNumber


class NothingCanFollow(Message, tag="nothing-can-follow"):
    """The entry put the past right itself, so nothing happened right after it."""

    entry: EntryNumber


class NothingPlayedThere(Message, tag="nothing-played-there"):
    """Nothing was played in the entry, so nothing can be played again from there on."""

    entry: EntryNumber


class ComesBefore(Message, tag="comes-before"):
    """The entry comes before what is put right."""

    entry: EntryNumber


class PlayedSince(Message, tag="played-since"):
    """The entry let something be played again, and something has been played since."""

    entry: EntryNumber


class NobodyHasWonYet(Message, tag="nobody-has-won-yet"):
    """Nobody has won at the table in that round."""

    set: SetNumber
    round: RoundNumber
    table: TableNumber


class WonAlready(Message, tag="won-already"):
    """The same team has won there already."""

    set: SetNumber
    round: RoundNumber
    table: TableNumber
    winners: tuple[Name, Name]


class OnlyHostUndoes(Message, tag="only-host-undoes"):
    """No round is on, so a table cannot undo anything."""


class NothingToUndo(Message, tag="nothing-to-undo"):
    """The table has said nothing in this round that it could take back."""

    table: TableNumber


class NothingToBringBack(Message, tag="nothing-to-bring-back"):
    """The table has taken nothing back that it could bring back."""

    table: TableNumber


class CannotSayThat(Message, tag="cannot-say-that"):
    """The entry makes no sense as it is corrected."""

    entry: EntryNumber
    why: PlayRefusal


class CannotHaveHappened(Message, tag="cannot-have-happened"):
    """What is added makes no sense after that entry."""

    after: EntryNumber
    why: PlayRefusal


class RollWouldNotCount(Message, tag="roll-would-not-count"):
    """Somebody's roll would no longer count."""

    player: Name
    entry: EntryNumber
    why: PlayRefusal


class RollWouldBeGhosts(Message, tag="roll-would-be-ghosts"):
    """Somebody's roll would be a ghost's."""

    player: Name
    entry: EntryNumber


RevisionRefusal = (
    UnknownEntry
    | TakenBackAlready
    | CannotBeCorrected
    | NothingCanFollow
    | NothingPlayedThere
    | ComesBefore
    | PlayedSince
    | NobodyHasWonYet
    | WonAlready
    | OnlyHostUndoes
    | NothingToUndo
    | NothingToBringBack
    | CannotSayThat
    | CannotHaveHappened
    | RollWouldNotCount
    | RollWouldBeGhosts
)
"""Why a revision of the past is refused."""
