"""Rows found in the bytes of a journal: also behind the old pages that SQLite leaves in a log."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from headtable.config import EngineSettings
from headtable.engine.start import open_journal
from headtable.journal import Journal
from headtable.journal.file import PAGE_BYTES
from headtable.journal.salvage import FRAME_HEADER_BYTES, LOG_HEADER_BYTES, LOG_SALTS, SALTS, salvaged
from headtable.messages.inputs import Heard
from headtable.messages.refusals.speaking import RefusedTooOften
from headtable.messages.table import Throw
from headtable.rulesets import text
from tests.journal.spoilt import Files

FRAME_BYTES = FRAME_HEADER_BYTES + PAGE_BYTES
ENTRIES = 460  # SQLite restarts its log after 1000 pages; then some 24 new ones precede the old ones


@pytest.fixture(scope="module")
def killed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Files]:
    """A night whose engine was killed after a restart of its log."""
    path = tmp_path_factory.mktemp("killed") / "tonight.night.db"
    with closing(Journal.create(path, text("rfp"), "ab" * 16)) as journal:
        for seq in range(1, ENTRIES + 1):
            journal.record(Heard("pad-01", "b00t0001", seq, Throw(1, (1, 2, 3)), 1), RefusedTooOften("pad-01"))
        files = Files.of(path)
        assert 0 < new_frames(files.log) < (len(files.log) - LOG_HEADER_BYTES) // FRAME_BYTES
        yield files


def new_frames(log: bytes) -> int:
    """The number of frames that SQLite has written since it last restarted the log."""
    salts = log[LOG_SALTS : LOG_SALTS + 8]
    starts = range(LOG_HEADER_BYTES, len(log), FRAME_BYTES)
    return sum(log[at + SALTS : at + SALTS + 8] == salts for at in starts)


def found(files: Files) -> list[int]:
    """The numbers of the entries that are whole."""
    (entries,) = salvaged(files.data, files.log).entries.values()
    return sorted(entries)


def flipped(files: Files, at: int) -> Files:
    log = bytearray(files.log)
    log[at] ^= 4
    return files._replace(log=bytes(log))


def test_every_entry_is_found_although_older_pages_follow_the_newest(killed: Files) -> None:
    assert found(killed) == list(range(1, ENTRIES + 1))


@pytest.mark.slow
def test_a_wrong_bit_in_the_log_does_not_hide_the_end_of_the_night(killed: Files, tmp_path: Path) -> None:
    last = new_frames(killed.log) - 1
    for frame in (0, last // 2, last):
        at = LOG_HEADER_BYTES + frame * FRAME_BYTES
        for byte in (SALTS, SALTS + 5, FRAME_HEADER_BYTES + 3000):
            spoilt = flipped(killed, at + byte)
            assert found(spoilt)[-1] == ENTRIES
            with open_journal(EngineSettings(journal=str(spoilt.put(tmp_path / "tonight.night.db")))) as journal:
                assert journal.last == ENTRIES


@pytest.mark.parametrize("byte", [0, 4, 12, LOG_SALTS, LOG_SALTS + 3, LOG_SALTS + 7, LOG_HEADER_BYTES - 1])
def test_a_wrong_bit_in_the_logs_own_header_hides_no_entry(killed: Files, byte: int) -> None:
    assert found(flipped(killed, byte)) == list(range(1, ENTRIES + 1))


def test_a_log_without_its_header_hides_no_entry(killed: Files) -> None:
    log = bytes(LOG_HEADER_BYTES) + killed.log[LOG_HEADER_BYTES:]
    assert found(killed._replace(log=log)) == list(range(1, ENTRIES + 1))
