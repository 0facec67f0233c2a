"""The night's journal, which outlives everything else."""

from headtable.journal.archive import archive
from headtable.journal.file import Displaced, InUse, snapshot_of
from headtable.journal.journal import Entry, Facts, Journal
from headtable.journal.journal_path import journal_path_problems
from headtable.journal.moves import NightMoved
from headtable.journal.prefix_digest import PrefixDigest
from headtable.journal.prepared_night import discard_prepared, open_prepared, prepare_night
from headtable.journal.rows import entry_ranges

__all__ = [
    "Displaced",
    "Entry",
    "Facts",
    "InUse",
    "Journal",
    "NightMoved",
    "PrefixDigest",
    "archive",
    "discard_prepared",
    "entry_ranges",
    "journal_path_problems",
    "open_prepared",
    "prepare_night",
    "snapshot_of",
]
