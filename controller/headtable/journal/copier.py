"""The part that keeps a second copy of the journal. It is a process of its own: only it waits for a slow stick."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

from msgspec.structs import replace

from headtable.complaints import Complaints
from headtable.config import Config
from headtable.errors import Unwell
from headtable.journal.second_copy import CopyStatus, SecondCopy, tell_status
from headtable.saying import text

LOOK_S = 0.25
SOURCE, TROUBLE = "copy", "copying-fails"

log = logging.getLogger(__name__)


async def serve(config: Config) -> None:
    """Copy each new entry until cancelled."""
    journal = Path(config.engine.journal)
    copy, told, complaints = SecondCopy(journal, Path(config.engine.journal_copy)), None, Complaints(log.warning)
    while True:
        status = copy.look()
        if status != told:
            told = status
            _tell(journal, status, complaints)
        await asyncio.sleep(LOOK_S)


def _tell(journal: Path, status: CopyStatus, complaints: Complaints) -> None:
    try:
        tell_status(journal, status)
    except OSError as trouble:  # the journal's own disk fails, of which the engine tells
        status = replace(status, state="failed", error=str(trouble))
    if status.state == "well":
        complaints.over(text("copying-is-complete", file=status.file, entries=status.entries), SOURCE, TROUBLE)
    else:
        complaints.note(SOURCE, Unwell(TROUBLE, state=status.state, error=status.error))
