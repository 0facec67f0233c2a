"""The past put right: what is taken back, said otherwise, added or overruled, and what that changes."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from headtable.messages.plays import Play
from headtable.messages.words import EntryNumber, Message, Reason, RoundNumber, SetNumber, TableNumber, Team

By = Annotated[str, Meta(max_length=40)]


class UndoLast(Message, tag="undolast"):
    """A table takes back its last roll of this round."""

    table: TableNumber
    by: By


class Undo(Message, tag="undo"):
    """The host takes back one entry of the journal, however old; everything after it is decided again."""

    entry: EntryNumber
    by: By
    why: Reason


class Correct(Message, tag="correct"):
    """The host puts right what one entry said; everything after it is decided again."""

    entry: EntryNumber
    instead: Play
    by: By
    why: Reason


class Insert(Message, tag="insert"):
    """The host says what was forgotten: it happens right after that entry; everything after it is decided again."""

    after: EntryNumber
    forgotten: Play
    by: By
    why: Reason


class Overrule(Message, tag="overrule"):
    """The host gives a table's round to the other team, however long ago; everything after it is decided again."""

    set: SetNumber
    round: RoundNumber
    table: TableNumber
    team: Team
    by: By
    why: Reason


class Undone(Message, tag="undone"):
    """An entry was taken back, by whom and why."""

    entry: EntryNumber
    by: str
    why: str


class Corrected(Message, tag="corrected"):
    """An entry was put right, by whom and why."""

    entry: EntryNumber
    instead: Play
    by: str
    why: str


class Inserted(Message, tag="inserted"):
    """What was forgotten has been added after an entry, by whom and why; it can be taken back by its own entry."""

    after: EntryNumber
    forgotten: Play
    by: str
    why: str


class Overruled(Message, tag="overruled"):
    """A table's round was given to a team by the host's word, by whom and why; it holds until it is taken back."""

    set: SetNumber
    round: RoundNumber
    table: TableNumber
    team: Team
    by: str
    why: str


class Voided(Message, tag="voided"):
    """After the past was put right an entry no longer makes sense and does not count."""

    entry: EntryNumber
    why: str


class Changed(Message, tag="changed"):
    """After the past was put right something is otherwise than was announced: a result, a chair, a prize."""

    what: str
    was: str
    now: str


Revision = UndoLast | Undo | Correct | Insert | Overrule
PastFact = Undone | Corrected | Inserted | Overruled | Voided | Changed
