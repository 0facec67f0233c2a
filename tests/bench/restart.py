"""A restart after a night of 100 tables: from its snapshot and without one, beside a bare reading of the journal.

The same restart is measured as a process, from exec until it is ready, beside a process that only imports.
The tables take back a roll now and then, and the last round is half played. Run as ``python -m tests.bench.restart``.
"""

from __future__ import annotations

import argparse
import json
import random
import sqlite3
import statistics
import sys
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.progress import track
from rich.table import Table

from headtable import rulesets
from headtable.engine.resumed_night import not_begun, resumed
from headtable.engine.snapshot import State, packed
from headtable.engine.snapshot_keeper import SnapshotKeeper, state_of
from headtable.engine.start import started
from headtable.engine.timer import Timer
from headtable.game import History
from headtable.game.night import Table as PlayedTable
from headtable.journal import Entry, Facts, Journal, PrefixDigest, snapshot_of
from headtable.meaning import meaning
from headtable.messages.inputs import Dated, Heard, Input
from headtable.messages.line import Event, Press
from headtable.messages.pace import StartRound
from headtable.messages.people import OpenNight
from headtable.messages.table import RollOff
from headtable.messages.words import Button
from tests.bench.goals import Figure, Run, end, load_now, median_of
from tests.bench.process_starts import RealStarts
from tests.bench.rigs import RULESET

RATIO_GOAL, PROCESS_GOAL = 3.0, 3.0
ENOUGH = 5  # restarts, of a whole night
ENTRIES, TABLES = 120_000, 100
UNDO = 1 / 300  # of the rolls are taken back
BUTTONS: tuple[Button, ...] = ("pass",) * 10 + ("one",) * 8 + ("two", "two", "mini", "mini")
AT_ONCE = 500  # entries in one flush
ROWS = {
    "bare": "SQLite reads every row, and nothing else",
    "snapshot": "the engine's start from its snapshot",
    "whole": "its start from the whole journal",
    "bare process": "a process only imports the engine's modules",
    "process": "`headtable engine`, from exec to ready, from its snapshot",
}
PROCESSES = ("bare process", "process")


class LongNight:
    """Writes the journal of a long night, without an engine."""

    def __init__(self, path: Path) -> None:
        self.wall_s = 1_700_000_000.0
        self.journal = Journal.create(path, rulesets.text(str(RULESET)), "5eed" * 8, lambda: self.wall_s)
        self.night = not_begun(self.journal, Timer(lambda: 0.0))
        self.state: State | None = None  # after the last round
        self._chance = random.Random(1)
        self._seqs = count(1)
        self._waiting: list[tuple[Heard, Facts]] = []

    @property
    def history(self) -> History:
        """The night as it stands."""
        return self.night.history

    @property
    def entries(self) -> int:
        """How many were said."""
        return self.journal.last + len(self._waiting)

    def play(self, entries: int) -> None:
        """Play until so many entries are in the journal."""
        self._say("host-1", OpenNight(tuple(f"Player {number:03}" for number in range(4 * TABLES))))
        while self.entries < entries:
            if self.history.night.phase == "ready":
                self._say("host-1", StartRound())
            for number in range(TABLES):
                if self.history.night.phase != "ready" and self.entries < entries:
                    self._roll(self.history.night.tables[number])
        self._flush()

    def _roll(self, table: PlayedTable) -> None:
        uid = f"pad-{table.number:02}"
        if table.shown:
            self._say(uid, Press("call"), table.number)
        elif table.tied:
            self._say("host-1", RollOff(table.number, self._chance.randint(1, 6), self._chance.randint(1, 6)))
        elif table.open:
            self._say(uid, Press(self._button()), table.number)
            if self._chance.random() < UNDO and self.history.night.phase == "playing":
                self._say(uid, Press("undo"), table.number)

    def _button(self) -> Button:
        return "bunco" if self._chance.random() < 1 / 216 else self._chance.choice(BUTTONS)

    def _say(self, uid: str, said: Event | Input, table: int | None = None) -> None:
        self.wall_s += 0.1
        clock_ms = int(self.wall_s * 1000) - 1_699_000_000_000
        date = Dated("e5f6a7b8", clock_ms - 30)
        heard = Heard(uid, "b1c2", next(self._seqs), said, table, None, date, clock_ms, "device" if table else "host")
        facts = self.history.decide(meaning(heard))
        rounds = self.history.night.rounds_played
        self._waiting.append((heard, facts))
        self.night.add(Entry(self.entries, int(self.wall_s * 1000), heard, facts, None))
        if len(self._waiting) >= AT_ONCE:
            self._flush()
        if self.history.night.rounds_played > rounds:
            self._flush()
            self.state = state_of(self.night, self.journal.last)

    def _flush(self) -> None:
        """Write the entries that wait."""
        self.journal.record_all(self._waiting)
        self._waiting.clear()


def main() -> None:
    """Measure and print."""
    wish, load_before = _wishes(), load_now()
    with TemporaryDirectory(prefix="headtable-bench-") as made:
        path = Path(made) / "long.night.db"
        snapshot = _long_night(path, wish.entries)
        times_s = _measure(path, snapshot, wish.restarts)
    medians = {row: statistics.median(took_s) for row, took_s in times_s.items()}
    figures = (
        median_of("restart beside a bare reading", medians["snapshot"] / medians["bare"], RATIO_GOAL),
        median_of("its process beside bare imports", medians["process"] / medians["bare process"], PROCESS_GOAL),
    )
    _report(medians, figures, wish)
    end(figures, Run(wish.restarts if wish.entries >= ENTRIES else 0, ENOUGH, load_before))


def _wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench.restart",
        description=f"A restart of the engine in a night of {TABLES} tables, beside a bare reading of its journal.",
        epilog="example: python -m tests.bench.restart --restarts 9",
    )
    parser.add_argument("--restarts", type=int, default=7, help="how often each is measured; the median counts")
    parser.add_argument("--entries", type=int, default=ENTRIES, help="in the journal")
    parser.add_argument("--json", action="store_true", help="print JSON for a script")
    return parser.parse_args()


def _long_night(path: Path, entries: int) -> bytes:
    """Write the journal; the snapshot of its last round's end."""
    sys.stderr.write(f"writing a journal of {entries:,} entries\n")
    night = LongNight(path)
    night.play(entries)
    if night.state is None:
        sys.exit(f"no round has ended within {entries:,} entries")
    snapshot = packed(night.state, PrefixDigest(night.journal).up_to(night.state.standing.last))
    night.journal.retire()
    night.journal.close()
    return snapshot


def _measure(path: Path, snapshot: bytes, restarts: int) -> dict[str, list[float]]:
    def from_snapshot() -> float:
        snapshot_of(path).write_bytes(snapshot)
        began_s = time.perf_counter()
        with Journal.open(path) as journal, SnapshotKeeper(journal) as keeper:
            is_quick = started(journal, keeper, lambda: Timer(time.monotonic)).past is not None
        took_s = time.perf_counter() - began_s
        return took_s if is_quick else sys.exit("the snapshot was not taken")

    real, bare, whole = RealStarts(path, snapshot), partial(_bare, path), partial(_from_whole, path)
    measured: tuple[Callable[[], float], ...] = (bare, from_snapshot, whole, real.bare, real.engine)
    ways = list(zip(ROWS, measured, strict=True))
    times_s: dict[str, list[float]] = {row: [] for row in ROWS}
    order = random.Random(1)  # whoever comes after a busy neighbour finds a warm machine: let it be anyone
    for _ in track(range(restarts), description=f"{restarts} restarts each", console=Console(stderr=True)):
        order.shuffle(ways)
        for row, way in ways:
            times_s[row].append(way())
    return times_s


def _bare(path: Path) -> float:
    began_s = time.perf_counter()
    with closing(sqlite3.connect(path)) as reading:
        for _ in reading.execute("SELECT * FROM entries ORDER BY number"):
            pass
    return time.perf_counter() - began_s


def _from_whole(path: Path) -> float:
    began_s = time.perf_counter()
    with Journal.open(path) as journal:
        resumed(journal, Timer(time.monotonic))
    return time.perf_counter() - began_s


def _report(medians: dict[str, float], figures: tuple[Figure, ...], wish: argparse.Namespace) -> None:
    if wish.json:
        ratio, process_ratio = (figure.measured for figure in figures)
        printed = {"entries": wish.entries, "median_s": medians, "ratio": ratio, "process_ratio": process_ratio}
        json.dump(printed, sys.stdout)
        return
    table = Table("what", "median s", "median / bare", title=f"{wish.entries:,} entries of {TABLES} tables")
    for row, median_s in medians.items():
        bare_s = medians["bare process" if row in PROCESSES else "bare"]
        table.add_row(ROWS[row], f"{median_s:.2f}", f"{median_s / bare_s:.2f}")
    console = Console()
    console.print(table)
    for figure in figures:
        console.print(str(figure), highlight=False)


if __name__ == "__main__":
    main()
