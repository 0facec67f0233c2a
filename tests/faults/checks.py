"""What must hold after every fault: acknowledged entries are in the journal, and the horn did not sound by itself."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from headtable.box.signals.signal_board import LONGEST_ON_S
from tests.faults.house import House, Verdict

ROWS = "SELECT number, uid, boot, seq, heard, facts FROM entries ORDER BY number"
EDGES = ('"round-started"', '"round-called"')  # the facts that sound the horn
REVISIONS = ('"undo"',)  # an entry that decides earlier ones again; it sounds nothing
SLACK_S = 1.0  # of a busy machine


class Row(Struct, frozen=True):
    """One entry of the journal."""

    number: int
    uid: str
    boot: str
    seq: int
    heard: str
    facts: str | None


class Checked(Struct, frozen=True):
    """What one look at a house has found."""

    acknowledged: int
    lost: tuple[Verdict, ...]
    entries: int
    horn: int  # how often it sounded


def checked(house: House) -> Checked:
    """Compare the verdicts with the journal; raise what no fault may ever do."""
    verdicts, bells = tuple(house.verdicts), house.bells_pressed
    sounds = Counter(blast.signal for blast in house.board.blasts)
    rows = entries(house.journal)
    assert [row.number for row in rows] == list(range(1, len(rows) + 1))
    assert_in_order(rows)
    most = len([row for row in rows if sounds_by_itself(row)]) + bells
    assert sounds["horn"] <= most, f"the horn sounded {sounds['horn']} times, and {most} times it was told to"
    lasted_s = [blast.ended_s - blast.began_s for blast in house.board.blasts if blast.ended_s is not None]
    assert max(lasted_s, default=0) < LONGEST_ON_S + SLACK_S
    return Checked(len(verdicts), lost(verdicts, rows), len(rows), sounds["horn"])


def entries(journal: Path) -> list[Row]:
    """All entries, read beside the engine."""
    with closing(sqlite3.connect(f"file:{journal}?mode=ro", uri=True)) as file:
        return [Row(*row) for row in file.execute(ROWS)]


def assert_in_order(rows: Sequence[Row]) -> None:
    """No event of a device stands twice, or before an earlier one of the same device."""
    last: dict[tuple[str, str], int] = {}
    for row in rows:
        speaker = (row.uid, row.boot)
        assert row.seq > last.get(speaker, 0), f"entry {row.number}: {row.uid} {row.seq} after {last[speaker]}"
        last[speaker] = row.seq


def sounds_by_itself(row: Row) -> bool:
    """Whether this entry commands the horn; the bell of the head table is counted by its presses."""
    if row.facts is None or '"bell"' in row.heard or any(word in row.heard for word in REVISIONS):
        return False
    return any(edge in row.facts for edge in EDGES)


def lost(verdicts: Sequence[Verdict], rows: Sequence[Row]) -> tuple[Verdict, ...]:
    """The acknowledged events that the journal does not have."""
    kept = {(row.uid, row.seq): row.facts is not None for row in rows}
    return tuple(one for one in verdicts if is_lost(one, kept.get((one.uid, one.seq))))


def is_lost(verdict: Verdict, accepted: bool | None) -> bool:  # noqa: FBT001 - what the journal says of it
    """A refusal need not be written, but what is written must be what was said."""
    if accepted is None:
        return verdict.accepted
    return accepted != verdict.accepted
