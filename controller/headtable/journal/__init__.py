"""The night's journal, which outlives everything else."""

from headtable.journal.file import Displaced, InUse
from headtable.journal.journal import Entry, Facts, Journal
from headtable.journal.possible import unusable

__all__ = ["Displaced", "Entry", "Facts", "InUse", "Journal", "unusable"]
