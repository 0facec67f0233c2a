"""The past put right: what is taken back, said otherwise, added or overruled, and what that changes."""

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
    Meta(description="what was played from this entry on does not count and is played again; without it, it stands"),
]
Turns = Annotated[
    Literal["stand", "follow"],
    Meta(description="whether who rolled what at the table stays as it was told, or follows from the rules again"),
]


class UndoLast(Message, tag="undolast"):
    """A table takes back its last roll of this round."""

    table: TableNumber
    by: By


class RedoLast(Message, tag="redolast"):
    """A table wants back what it took back last, as long as nothing has been said there since."""

    table: TableNumber
    by: By


class Undo(Message, tag="undo"):
    """The host takes back one entry of the journal, however old; what follows on paper is decided again."""

    entry: EntryNumber
    by: By
    why: Reason
    again_from: AgainFrom = None
    turns: Turns = "stand"


class Correct(Message, tag="correct"):
    """The host puts right what one entry said; what follows on paper is decided again."""

    entry: EntryNumber
    instead: Play
    by: By
    why: Reason
    again_from: AgainFrom = None
    turns: Turns = "stand"


class Insert(Message, tag="insert"):
    """The host says what was forgotten: it happens right after that entry; what follows on paper is decided again."""

    after: EntryNumber
    forgotten: Play
    by: By
    why: Reason
    again_from: AgainFrom = None
    turns: Turns = "stand"


class Overrule(Message, tag="overrule"):
    """The host gives a table's round to the other team, however long ago; what follows on paper is decided again."""

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
        TableNumber | None, Meta(description="the table whose undo button it was, also where it took back an undo")
    ] = None


class Corrected(Message, tag="corrected"):
    """An entry was put right, by whom and why."""

    entry: EntryNumber
    instead: Play
    by: str
    why: str
    again_from: AgainFrom = None
    turns: Turns = "stand"


class Inserted(Message, tag="inserted"):
    """What was forgotten has been added after an entry, by whom and why; it can be taken back by its own entry."""

    after: EntryNumber
    forgotten: Play
    by: str
    why: str
    again_from: AgainFrom = None
    turns: Turns = "stand"


class Overruled(Message, tag="overruled"):
    """A table's round was given to a team by the host's word, by whom and why; it holds until it is taken back."""

    set: SetNumber
    round: RoundNumber
    table: TableNumber
    team: Team
    by: str
    why: str
    again_from: AgainFrom = None
    turns: Turns = "stand"


class Voided(Message, tag="voided"):
    """After the past was put right an entry no longer makes sense and does not count."""

    entry: EntryNumber
    why: PlayRefusal | FormerRefusal


class Changed(Message, tag="changed"):
    """After the past was put right something is otherwise than was announced: a result, a chair, a prize.

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
    """A table was tied, and by the corrected past its points decide; these have won by what was played instead."""

    set: SetNumber
    round: RoundNumber
    table: TableNumber
    tally: tuple[Tally, Tally]
    entry: AgainFrom = None


class LevelNow(Message, tag="level-now"):
    """By the corrected past a table is level that has never played off a tie: who has won there stays so."""

    set: SetNumber
    round: RoundNumber
    table: TableNumber
    winners: tuple[Name, Name]
    tally: Tally
    entry: AgainFrom = None


class OtherBell(Message, tag="other-bell"):
    """By the corrected past the bell would have rung then and did not, or it did and would not have."""

    set: SetNumber
    round: RoundNumber
    table: TableNumber
    bell: Literal["rang", "silent"]
    entry: AgainFrom = None


class OtherTurns(Message, tag="other-turns"):
    """By the corrected past the dice would have gone round otherwise at a table."""

    set: SetNumber
    round: RoundNumber
    table: TableNumber
    entry: AgainFrom = None


class OtherPlaces(Message, tag="other-places"):
    """By the corrected past others would have been in a semi-final or final that was begun."""

    stage: Literal["semi-final", "final"]
    instead: tuple[Name, ...]
    played: tuple[Name, ...]
    entry: AgainFrom = None


class OtherRollers(Message, tag="other-rollers"):
    """By the corrected past others would have been level for a place, and who has played for it would not."""

    what: What
    level: tuple[Name, ...]
    played: tuple[Name, ...]
    entry: AgainFrom = None


class NoRollOff(Message, tag="no-roll-off"):
    """People have rolled against each other who would not have had to by the corrected past."""

    what: What
    rolled: tuple[Name, ...]
    entry: AgainFrom = None


class WouldWinTie(Message, tag="would-win-tie"):
    """By the corrected past these two would have won a tie in sudden death, and it was played on."""

    set: SetNumber
    round: RoundNumber
    table: TableNumber
    winners: tuple[Name, Name]
    entry: AgainFrom = None


class WouldWinFinal(Message, tag="would-win-final"):
    """By the corrected past this player would have won the final, and it has gone on."""

    player: Name
    entry: AgainFrom = None


class RestsOn(Message, tag="rests-on"):
    """What was played rests on it: it stands, unless it is played again from this entry on."""

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
    """A player's score card as it is and as it would be; no card where there is none."""

    player: Name
    was: Standing | None
    now: Standing | None


class Preview(Message, tag="preview"):
    """What a revision would change, without making it."""

    contradictions: tuple[Contradiction, ...] = ()
    changed: tuple[Changed, ...] = ()
    cards: tuple[CardChanged, ...] = ()
    voided: tuple[Voided, ...] = ()
    more: Annotated[Count, Meta(description="of all these there are so many more")] = 0


HostRevision = Undo | Correct | Insert | Overrule


class AskPreview(Message, tag="ask-preview"):
    """Somebody asks what a revision would change."""

    asker: Uid
    id: Count
    revision: HostRevision


class Previewed(Message, tag="previewed"):
    """The answer; where the revision is not possible, why."""

    asker: Uid
    engine: Boot
    id: Count
    preview: Preview = Preview()
    refused: Refusal | None = None


Revision = UndoLast | RedoLast | Undo | Correct | Insert | Overrule
PastFact = Undone | Corrected | Inserted | Overruled | Voided | Changed
