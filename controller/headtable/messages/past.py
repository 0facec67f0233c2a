"""The past put right: what is taken back or said otherwise, and what that changes."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from headtable.messages.plays import Play
from headtable.messages.words import EntryNumber, Message, Reason, TableNumber


class UndoLast(Message, tag="undolast"):
    """A table takes back its last roll of this round."""

    table: TableNumber
    by: Annotated[str, Meta(max_length=40)]


class Undo(Message, tag="undo"):
    """The host takes back one entry of the journal, however old; everything after it is decided again."""

    entry: EntryNumber
    by: Annotated[str, Meta(max_length=40)]
    why: Reason


class Correct(Message, tag="correct"):
    """The host puts right what one entry said; everything after it is decided again."""

    entry: EntryNumber
    instead: Play
    by: Annotated[str, Meta(max_length=40)]
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


class Voided(Message, tag="voided"):
    """After a correction an entry no longer makes sense and does not count."""

    entry: EntryNumber
    why: str


class Changed(Message, tag="changed"):
    """After a correction a table's round has another winner or tally than was announced."""

    set: int
    round: int
    table: TableNumber
    was: str
    now: str


Revision = UndoLast | Undo | Correct
PastFact = Undone | Corrected | Voided | Changed
