"""The engine's figures, for a program that watches it: decisions, queues, the journal's disk, and the clock."""

from __future__ import annotations

import asyncio
import shutil
from bisect import bisect_left
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct

from headtable.bus.client import Bus
from headtable.clock_steps import ClockSteps
from headtable.engine.engine import Engine
from headtable.engine.inbox import Inbox
from headtable.journal import Journal
from headtable.messages.part_figures import (
    DECISION_BOUNDS_MS,
    FIGURES_EVERY_S,
    DecisionFigures,
    DiskFigures,
    EngineFigures,
    WaitingFigures,
)
from headtable.messages.words import Boot
from headtable.saying import say


class DecisionTimes:
    """Counts how long decisions take, by the bounds of the message."""

    def __init__(self) -> None:
        self._counts = [0] * (len(DECISION_BOUNDS_MS) + 1)
        self._sum_ms = 0.0

    def note(self, took_s: float) -> None:
        """Count one decision."""
        took_ms = 1000 * took_s
        self._counts[bisect_left(DECISION_BOUNDS_MS, took_ms)] += 1
        self._sum_ms += took_ms

    def figures(self) -> DecisionFigures:
        """All decisions so far."""
        return DecisionFigures(tuple(self._counts), round(self._sum_ms, 3))


class Measured(NamedTuple):
    """The parts of an engine that have figures."""

    boot: Boot
    journal: Journal
    engine: Engine
    inbox: Inbox
    bus: Bus
    decisions: DecisionTimes
    steps: ClockSteps

    def figures(self) -> EngineFigures:
        """The figures now."""
        return EngineFigures(
            self.boot,
            self.journal.last,
            self.decisions.figures(),
            WaitingFigures(self.inbox.waiting, self.engine.waiting_refusals, self.bus.unacknowledged),
            self.journal.recorded_ms,
            disk_of(self.journal.path),
            self.steps.count,
        )


def disk_of(journal: Path) -> DiskFigures | None:
    """The disk of the journal; None if the system does not tell, as the folder may be gone."""
    try:
        size, _, free = shutil.disk_usage(journal.parent)
    except OSError:
        return None
    return DiskFigures(free, size)


class JournalDiskScarce(Struct, frozen=True):
    """The disk of the journal is nearly full."""

    free_mb: int


class DiskWatch:
    """Logs that the journal's disk is nearly full: once, until there is room again."""

    def __init__(self, tell: Callable[[str], None]) -> None:
        self._tell = tell
        self._was_scarce = False

    def check(self, disk: DiskFigures | None) -> None:
        """Look at the disk."""
        is_scarce = disk is not None and disk.is_scarce
        if disk is not None and is_scarce and not self._was_scarce:
            self._tell(say(JournalDiskScarce(disk.free // 1_000_000)))
        self._was_scarce = is_scarce


async def publish_figures(measured: Measured, disk: DiskWatch) -> None:
    """Publish the figures every few seconds, and log a full disk and each jump of the clock."""
    while True:
        measured.steps.check()
        figures = measured.figures()
        disk.check(figures.disk)
        measured.bus.publish(figures)
        await asyncio.sleep(FIGURES_EVERY_S)
