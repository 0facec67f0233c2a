"""Why an entry of a journal makes no sense under other rules, as data."""

from __future__ import annotations

from headtable.messages.refusals.every import Refusal
from headtable.messages.words import Edge, EntryNumber, Message, Name, TableNumber


class RevisesNothing(Message, tag="revises-nothing"):
    """The entry corrects an entry that changes nothing under these rules."""


class NoLongerCounts(Message, tag="no-longer-counts"):
    """The entry counted until a later one put the past right."""

    because: Refusal
    entry: EntryNumber


class OtherEdge(Message, tag="other-edge"):
    """The bell started the round that it would end here, or ended the one that it would start here."""

    that_night: Edge
    here: Edge


class TableStillTied(Message, tag="table-still-tied"):
    """The table is tied under these rules, and nobody has rolled it off."""

    table: TableNumber


class TableStillWaits(Message, tag="table-still-waits"):
    """The table waits for turns that nobody took that night."""

    table: TableNumber
    may_roll: tuple[Name, ...]


Unfinished = TableStillTied | TableStillWaits
"""The reason why a table still waits where the round had ended that night."""
Senseless = Refusal | RevisesNothing | NoLongerCounts | OtherEdge
"""Why an entry makes no sense under other rules."""
