"""The night's journal, which outlives everything else."""

from headtable.journal.archive import archive
from headtable.journal.file import Displaced, InUse
from headtable.journal.journal import Entry, Facts, Journal
from headtable.journal.possible import unusable
from headtable.journal.rows import told

__all__ = ["Displaced", "Entry", "Facts", "InUse", "Journal", "archive", "told", "unusable"]
