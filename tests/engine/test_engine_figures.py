"""What the engine says of its decisions and of the journal's disk."""

from __future__ import annotations

from headtable.engine.engine_figures import DecisionTimes, DiskWatch
from headtable.messages.part_figures import SCARCE_BYTES, DiskFigures

SCARCE, ROOMY = DiskFigures(SCARCE_BYTES - 1, 32_000_000_000), DiskFigures(SCARCE_BYTES, 32_000_000_000)


def test_a_disk_that_is_nearly_full_is_logged_once_until_there_is_room_again() -> None:
    log: list[str] = []
    watch = DiskWatch(log.append)
    for disk in (ROOMY, SCARCE, SCARCE, ROOMY, SCARCE):
        watch.check(disk)
    told = "only 499 MB are free on the disk of the journal; make room, for a full disk stops the night"
    assert log == [told, told]


def test_a_decision_counts_at_the_first_bound_that_it_keeps() -> None:
    times = DecisionTimes()
    for took_s in (0.0005, 0.002, 0.0021, 3.0):
        times.note(took_s)
    figures = times.figures()
    assert figures.counts == (1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 1)
    assert figures.sum_ms == 3004.6
