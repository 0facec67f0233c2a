"""Corrections of the past: plays taken back, changed, added or overruled, and their effects."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from headtable.messages.announcements import Announced, Subject
from headtable.messages.plays import Play
from headtable.messages.prizes import Standing
from headtable.messages.refusals.every import Refusal
from headtable.messages.refusals.former import FormerRefusal
from headtable.messages.refusals.past import PlayRefusal
from headtable.messages.roll_offs import What
from headtable.messages.table import Grant
from headtable.messages.words import (
    Boot,
    Count,
    EntryNumber,
    Message,
    Name,
    Reason,
    RoundNumber,
    SetNumber,
    TableNumber,
    Tally,
    Team,
    Uid,
)

By = Annotated[str, Meta(max_length=40)]
AgainFrom = Annotated[
    EntryNumber | None,
    Meta(description="plays from this entry on do not count and are played again; without it, they stand"),
]
Turns = Annotated[
    Literal["stand", "follow"],
    Meta(description="whether the rolls of the table keep their rollers, or follow the rules again"),
]


class UndoLast(Message, tag="undolast"):
    """A table takes back its last roll of this round."""

    table: TableNumber
    by: By


class RedoLast(Message, tag="redolast"):
    """A table restores what it took back last, if it has said nothing since."""

    table: TableNumber
    by: By


class Undo(Message, tag="undo"):
    """The host takes back one entry of the journal, however old. Everything on paper after it is decided again."""

    entry: EntryNumber
    by: By
    why: Reason
    again_from: AgainFrom = None
    turns: Turns = "stand"


class Correct(Message, tag="correct"):
    """The host corrects one entry. Everything on paper after it is decided again."""

    entry: EntryNumber
    instead: Play
    by: By
    why: Reason
    again_from: AgainFrom = None
    turns: Turns = "stand"


class Insert(Message, tag="insert"):
    """The host adds a forgotten play right after an entry. Everything on paper after it is decided again."""

    after: EntryNumber
    forgotten: Play
    by: By
    why: Reason
    again_from: AgainFrom = None
    turns: Turns = "stand"


class Overrule(Message, tag="overrule"):
    """The host gives a table's round to the other team, however old.

    Everything on paper after it is decided again.
    """

    set: SetNumber
    round: RoundNumber
    table: TableNumber
    team: Team
    by: By
    why: Reason
    again_from: AgainFrom = None
    turns: Turns = "stand"


class Undone(Message, tag="undone"):
    """An entry was taken back, by whom and why."""

    entry: EntryNumber
    by: str
    why: str
    again_from: AgainFrom = None
    turns: Turns = "stand"
    at_table: Annotated[
        TableNumber | None, Meta(description="the table whose undo button it was, also if it undid an undo")
    ] = None

    @property
    def about(self) -> int:
        """The entry that it is about."""
        return self.entry


class Corrected(Message, tag="corrected"):
    """An entry was corrected, by whom and why."""

    entry: EntryNumber
    instead: Play
    by: str
    why: str
    again_from: AgainFrom = None
    turns: Turns = "stand"

    @property
    def about(self) -> int:
        """The entry that it is about."""
        return self.entry


class Inserted(Message, tag="inserted"):
    """A forgotten play was added after an entry, by whom and why. Its own entry can be taken back."""

    after: EntryNumber
    forgotten: Play
    by: str
    why: str
    again_from: AgainFrom = None
    turns: Turns = "stand"

    @property
    def about(self) -> int:
        """The entry after which it was added."""
        return self.after


class Overruled(Message, tag="overruled"):
    """The host gave a table's round to a team, by whom and why. It holds until it is taken back."""

    set: SetNumber
    round: RoundNumber
    table: TableNumber
    team: Team
    by: str
    why: str
    again_from: AgainFrom = None
    turns: Turns = "stand"


class Voided(Message, tag="voided"):
    """After a correction an entry no longer makes sense and does not count."""

    entry: EntryNumber
    why: PlayRefusal | FormerRefusal


class Changed(Message, tag="changed"):
    """A correction has changed an announcement: a result, a chair, a prize.

    ``was`` is null where it was not announced before, and ``now`` where it is open again.
    """

    what: Subject
    was: Announced | None
    now: Announced | None


# --- where the corrected past contradicts what was played ------------------------------------------


class WouldSit(Message, tag="would-sit"):
    """By the corrected past these people would have sat elsewhere in a round that was played."""

    set: SetNumber
    round: RoundNumber
    players: tuple[Name, ...]
    entry: AgainFrom = None


class NoTie(Message, tag="no-tie"):
    """A table was tied, and after the correction its points decide.

    Its winners are those who won by the tie's play.
    """

    set: SetNumber
    round: RoundNumber
    table: TableNumber
    tally: tuple[Tally, Tally]
    entry: AgainFrom = None


class LevelNow(Message, tag="level-now"):
    """After the correction a table is level that never played off a tie. Its winners stay."""

    set: SetNumber
    round: RoundNumber
    table: TableNumber
    winners: tuple[Name, Name]
    tally: Tally
    entry: AgainFrom = None


class OtherBell(Message, tag="other-bell"):
    """After the correction the bell would have rung and did not, or it rang and would not have."""

    set: SetNumber
    round: RoundNumber
    table: TableNumber
    bell: Literal["rang", "silent"]
    entry: AgainFrom = None


class OtherTurns(Message, tag="other-turns"):
    """After the correction the dice would have gone round differently at a table."""

    set: SetNumber
    round: RoundNumber
    table: TableNumber
    entry: AgainFrom = None


class OtherPlaces(Message, tag="other-places"):
    """After the correction others would have been in a semi-final or final that was begun."""

    stage: Literal["semi-final", "final"]
    instead: tuple[Name, ...]
    played: tuple[Name, ...]
    entry: AgainFrom = None


class OtherRollers(Message, tag="other-rollers"):
    """After the correction others would have rolled for a place."""

    what: What
    level: tuple[Name, ...]
    played: tuple[Name, ...]
    entry: AgainFrom = None


class NoRollOff(Message, tag="no-roll-off"):
    """After the correction these people would not have had to roll against each other."""

    what: What
    rolled: tuple[Name, ...]
    entry: AgainFrom = None


class WouldWinTie(Message, tag="would-win-tie"):
    """After the correction these two would have won a tie in sudden death, which was played on."""

    set: SetNumber
    round: RoundNumber
    table: TableNumber
    winners: tuple[Name, Name]
    entry: AgainFrom = None


class WouldWinFinal(Message, tag="would-win-final"):
    """After the correction this player would have won the final, which has gone on."""

    player: Name
    entry: AgainFrom = None


class RestsOn(Message, tag="rests-on"):
    """Later plays rest on the entry. They stand, unless they are played again from this entry on."""

    entry: AgainFrom = None


Contradiction = (
    WouldSit
    | NoTie
    | LevelNow
    | OtherBell
    | OtherTurns
    | OtherPlaces
    | OtherRollers
    | NoRollOff
    | WouldWinTie
    | WouldWinFinal
    | RestsOn
)


class CardChanged(Message, tag="card-changed"):
    """A player's score card as it is and as it would be; null where there is none."""

    player: Name
    was: Standing | None
    now: Standing | None


class TallyChanged(Message, tag="tally-changed"):
    """The points of two teams in the round that is on, as they are and as they would be."""

    table: TableNumber
    one: tuple[Name, Name]
    other: tuple[Name, Name]
    was: tuple[Tally, Tally]
    now: tuple[Tally, Tally]


class Lost(Message, tag="lost"):
    """The part of the night that a revision would take away. The host confirms it separately."""

    rounds: Annotated[Count, Meta(description="rounds that have begun and would not have begun")]
    entries: Annotated[Count, Meta(description="entries that count and would no longer count")]
    opening: Annotated[bool, Meta(description="whether the opening of the night is one of them")] = False


class Preview(Message, tag="preview"):
    """The effects of a revision, without making it."""

    contradictions: tuple[Contradiction, ...] = ()
    changed: tuple[Changed, ...] = ()
    cards: tuple[CardChanged, ...] = ()
    voided: tuple[Voided, ...] = ()
    more: Annotated[Count, Meta(description="the number of further items that were left out")] = 0
    tallies: tuple[TallyChanged, ...] = ()
    lost: Annotated[Lost | None, Meta(description="given if a round, the opening or much else is lost")] = None


class PreviewRefused(Message, tag="preview-refused"):
    """The revision is not possible, and why."""

    why: Refusal


TableRevision = UndoLast | RedoLast
HostRevision = Undo | Correct | Insert | Overrule
Previewable = HostRevision | UndoLast | Grant
"""What a host may preview: the page shows its effects before the host confirms it."""


class AskPreview(Message, tag="ask-preview"):
    """Ask for the effects of a revision, or of a bunco that is granted."""

    asker: Uid
    id: Count
    revision: Previewable


class Previewed(Message, tag="previewed"):
    """The answer to `AskPreview`: the effects, or the reason why the revision is not possible."""

    asker: Uid
    engine: Boot
    id: Count
    result: Preview | PreviewRefused


Revision = TableRevision | HostRevision
EntryRevised = Undone | Corrected | Inserted
"""The past was put right at one entry, which ``about`` tells."""
Revised = EntryRevised | Overruled
PastFact = Revised | Voided | Changed
