"""How long until another program can read an entry in the second copy, compared with a bare copier.

Both copiers look at their journal equally often, and their copies are on a disk of their own. A burst of entries
begins at a random moment. The time counts from the commit of its last entry. Run as
``python -m tests.bench.second_copy``.
"""

from __future__ import annotations

import argparse
import json
import random
import sqlite3
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from rich.console import Console
from rich.progress import track
from rich.table import Table

from headtable import rulesets
from headtable.config import Broker, Config, EngineSettings, to_toml
from headtable.config.settings import BoxSettings
from headtable.journal import Facts, Journal
from headtable.journal.copier import LOOK_S
from headtable.messages.inputs import Heard
from headtable.messages.line import Press
from headtable.messages.table import Rolled
from tests.bench import bare, rigs
from tests.bench.goals import Figure, Run, end, load_now, median_of, p99_of
from tests.patience import PATIENCE_S
from tests.root import a_disk

Rows = dict[str, dict[str, float]]
MEDIAN_GOAL, P99_GOAL = 1.3, 1.3
BURST = 50  # entries, recorded as fast as possible
ENOUGH = 100  # bursts
STICK_MB = 64
POLL_S = 0.002
FACTS: Facts = (Rolled(2, "Ann", "two", 2, (2, 0), (1, 1, 4)),)
ROWS = {
    "bare": f"a process that looks {1 / LOOK_S:g} times a second, and adds the new rows to a file of SQLite",
    "copy": "`headtable copy`",
}


class MeasuredCopy(NamedTuple):
    """A journal, and the copy that another process keeps of it."""

    record: Callable[[], object]
    """Commit one more entry."""
    copied: Callable[[], int]
    """How many entries can be read in the copy."""

    def delay_s(self) -> float:
        """The seconds from the last commit of a burst until the copy has it."""
        wanted = self.copied() + BURST
        for _ in range(BURST):
            self.record()
        began_s = time.perf_counter()
        while self.copied() < wanted:
            if time.perf_counter() - began_s > PATIENCE_S:
                raise TimeoutError(f"the copy has {self.copied()} entries, and not yet {wanted}")
            time.sleep(POLL_S)
        return time.perf_counter() - began_s


def main() -> None:
    """Measure and print."""
    options, load_before = _options(), load_now()
    with TemporaryDirectory(prefix="headtable-bench-") as made:
        folder = Path(made)
        with (
            a_disk(folder / "stick.ext4", folder / "media", STICK_MB) as stick,
            _bare_copy(folder, stick) as bare_copy,
            _headtable_copy(folder, stick) as headtable_copy,
        ):
            times_s = _measure({"bare": bare_copy, "copy": headtable_copy}, options.bursts)
    rows = {row: _row(took_s) for row, took_s in times_s.items()}
    figures = (
        median_of(
            "time until an entry is copied ÷ the same with a bare copier",
            _ratio(rows, "median_s"),
            MEDIAN_GOAL,
        ),
        p99_of("the same at p99", _ratio(rows, "p99_s"), P99_GOAL),
    )
    _report(rows, figures, json_wanted=options.json)
    end(figures, Run(options.bursts, ENOUGH, load_before))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench.second_copy",
        description="How long until an entry can be read in the second copy, compared with a bare copier.",
        epilog="example: python -m tests.bench.second_copy --bursts 300",
    )
    parser.add_argument("--bursts", type=int, default=150, help=f"how many bursts of {BURST} entries of each kind")
    parser.add_argument("--json", action="store_true", help="print JSON for a script")
    return parser.parse_args()


@contextmanager
def _bare_copy(folder: Path, stick: Path) -> Iterator[MeasuredCopy]:
    """The bare minimum: rows of one file of SQLite are added to another one."""
    journal, copy = folder / "bare.db", stick / "bare.db"
    line = bare.HORN_LINE * 10  # as long as an entry
    words = ("tests.bench.bare", "copier", str(journal), str(copy), str(LOOK_S))
    with closing(bare.opened_database(str(journal))) as database, rigs.child(*words):
        yield MeasuredCopy(lambda: database.execute(bare.INSERT, (line,)), lambda: _rows_in(copy, "said"))


@contextmanager
def _headtable_copy(folder: Path, stick: Path) -> Iterator[MeasuredCopy]:
    """A journal, and the part of headtable that copies it."""
    path, file, seqs = folder / "tonight.night.db", folder / "headtable.toml", count(1)
    engine = EngineSettings(journal=str(path), journal_copy=str(stick))
    file.write_text(to_toml(Config(broker=Broker(embedded=False), box=BoxSettings(by_phone=True), engine=engine)))

    def copied() -> int:
        return next((_rows_in(copy, "entries") for copy in stick.glob("*.night.db")), 0)

    with (
        closing(Journal.create(path, rulesets.text(str(rigs.RULESET)), "5eed" * 8)) as journal,
        rigs.child("headtable", "copy", "--config", str(file)),
    ):
        yield MeasuredCopy(lambda: journal.record(Heard("pad-02", "b1", next(seqs), Press("two"), 2), FACTS), copied)


def _rows_in(copy: Path, table: str) -> int:
    with suppress(sqlite3.OperationalError), closing(sqlite3.connect(f"file:{copy}?mode=ro", uri=True)) as reading:
        found: int = reading.execute(f"SELECT count(*) FROM {table}").fetchone()[0]  # noqa: S608  one of two tables
        return found
    return 0  # it is just being made


def _measure(copies: dict[str, MeasuredCopy], bursts: int) -> dict[str, list[float]]:
    times_s: dict[str, list[float]] = {row: [] for row in copies}
    order = random.Random(1)  # a random order: neither copier always runs after the other
    rows = list(copies)
    for copy in copies.values():
        copy.delay_s()  # the copies begin
    for _ in track(range(bursts), description=f"{bursts} bursts each", console=Console(stderr=True)):
        order.shuffle(rows)
        for row in rows:
            time.sleep(order.uniform(0, LOOK_S))
            times_s[row].append(copies[row].delay_s())
    return times_s


def _row(took_s: list[float]) -> dict[str, float]:
    return {"median_s": statistics.median(took_s), "p99_s": statistics.quantiles(took_s, n=100)[98]}


def _ratio(rows: Rows, key: str) -> float:
    return rows["copy"][key] / rows["bare"][key]


def _report(rows: Rows, figures: tuple[Figure, ...], *, json_wanted: bool) -> None:
    if json_wanted:
        json.dump({"burst": BURST, "rows": rows}, sys.stdout)
        return
    table = Table("what", "median s", "p99 s", title=f"time until the last of {BURST} entries is in the copy")
    for row, times in rows.items():
        table.add_row(ROWS[row], f"{times['median_s']:.3f}", f"{times['p99_s']:.3f}")
    console = Console()
    console.print(table)
    for figure in figures:
        console.print(str(figure), highlight=False, soft_wrap=True)


if __name__ == "__main__":
    main()
