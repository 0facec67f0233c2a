"""Refusals about the speaker: its rights, how its table is heard, its dice, and its rate."""

from __future__ import annotations

from headtable.messages.words import DieNumber, DieState, Faces, Message, Rung, TableNumber, Uid, Worth

# --- the rights of the speaker ---------------------------------------------------------------------


class OnlyClockMaySay(Message, tag="only-clock-may-say"):
    """A message of the engine's own clock came from another speaker."""

    uid: Uid
    message: str


class OnlyHostMaySay(Message, tag="only-host-may-say"):
    """A message of the host came from another speaker."""

    uid: Uid
    message: str


class OnlyOwnTableByPhone(Message, tag="only-own-table-by-phone"):
    """A phone wanted more than to let its own table go by phone."""

    uid: Uid


class OnlyHeadTableRings(Message, tag="only-head-table-rings"):
    """A bell was pressed at another table than the head table."""

    uid: Uid
    table: TableNumber


class PageCannotSound(Message, tag="page-cannot-sound"):
    """A page says that it has sounded a signal, and no page can."""

    uid: Uid


class StandsOnNoTable(Message, tag="stands-on-no-table"):
    """A device has no table in the configuration."""

    uid: Uid


class NoThrow(Message, tag="no-throw"):
    """The action of one electronic die alone is no throw."""

    uid: Uid
    die: DieNumber
    state: DieState


# --- the ladder: dice, pad, phone, paper ------------------------------------------------------------


class OtherRung(Message, tag="other-rung"):
    """The table goes by something else than this speaker."""

    table: TableNumber
    rung: Rung
    speaker: Rung


# --- the table's word on what its electronic dice show ----------------------------------------------


class DiceTakenBack(Message, tag="dice-taken-back"):
    """The table took the throw back before it counted."""

    table: TableNumber


class DiceThrownAgain(Message, tag="dice-thrown-again"):
    """A die was cocked or fell, so the throw does not count."""

    table: TableNumber


class DiceReadByOther(Message, tag="dice-read-by-other"):
    """Another reader's dice count at the table."""

    table: TableNumber
    reader: Uid


class DiceSayOtherwise(Message, tag="dice-say-otherwise"):
    """The pad says another worth than the dice, whose throw must be taken back first."""

    table: TableNumber
    faces: Faces
    worth: Worth | None


# --- limits and rates -------------------------------------------------------------------------------


class RefusedTooOften(Message, tag="refused-too-often"):
    """One device or host page was refused too often."""

    uid: Uid


class SaysTooMuch(Message, tag="says-too-much"):
    """One phone sends too much at once."""

    uid: Uid


class PhonesSayTooMuch(Message, tag="phones-say-too-much"):
    """All phones together send too much at once."""


class PreviewsTakeTooLong(Message, tag="previews-take-too-long"):
    """The previews of one asker take too much time."""

    asker: Uid


class AllPreviewsTakeTooLong(Message, tag="all-previews-take-too-long"):
    """The previews of all askers together take too much time."""

    asker: Uid


# --- the journal ------------------------------------------------------------------------------------


class JournalMoved(Message, tag="journal-moved"):
    """The journal's files were moved, deleted or replaced, so nothing can be recorded."""

    path: str


class NightHasMoved(Message, tag="night-has-moved"):
    """Another machine goes on with this night, so nothing is recorded here."""

    at: str
    file: str


NotTheirs = (
    OnlyClockMaySay
    | OnlyHostMaySay
    | OnlyOwnTableByPhone
    | OnlyHeadTableRings
    | PageCannotSound
    | StandsOnNoTable
    | NoThrow
)
"""Refusals because this speaker may not say it; they have no entry in the journal."""

DiceObjection = DiceTakenBack | DiceThrownAgain | DiceReadByOther | DiceSayOtherwise
"""Refusals because of a table's word on its dice, of which the rules know nothing."""

TooMuch = RefusedTooOften | SaysTooMuch | PhonesSayTooMuch | PreviewsTakeTooLong | AllPreviewsTakeTooLong
"""Refusals because the speaker must wait; they have no entry in the journal."""

SpeakingRefusal = NotTheirs | OtherRung | DiceObjection | TooMuch | JournalMoved | NightHasMoved
