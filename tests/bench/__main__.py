"""``make bench``: from a press to the horn, each way as a ratio to the bare minimum, interleaved in one run."""

from __future__ import annotations

import argparse
import contextlib
import json
import random
import statistics
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.progress import track
from rich.table import Table

from tests.bench import rigs
from tests.bench.goals import Figure, Run, end, load_now, median_of, p99_of

Rows = dict[str, dict[str, float]]
BROKERS = {"mosquitto": rigs.mosquitto, "embedded": rigs.embedded}
WARM_UP = 50
ENOUGH = 500  # presses
ROWS = {
    "a": "bare relay: one pty read, another written",
    "b": "bare chain: two QoS 1 hops, one FULL commit",
    "c": "headtable's reflex: button to horn",
    "d": "headtable's decision: 21 to horn",
}


def main() -> None:
    """Measure and print."""
    wish, load_before = _wishes(), load_now()
    with TemporaryDirectory(prefix="headtable-bench-") as made, contextlib.ExitStack() as bench:
        folder = Path(made)
        port = bench.enter_context(BROKERS[wish.broker](folder))
        measured = {
            "a": bench.enter_context(rigs.bare_relay()),
            "b": bench.enter_context(rigs.bare_chain(folder, port)),
            "c": bench.enter_context(rigs.reflex(folder, port)),
            "d": bench.enter_context(rigs.decision(folder, port))[0],
        }
        times_s = _measure(measured, wish.presses)
    rows = {row: {"median_ms": 1e3 * statistics.median(s), "p99_ms": 1e3 * _p99(s)} for row, s in times_s.items()}
    figures = _figures(rows)
    if wish.json:
        ratios = {figure.what: figure.measured for figure in figures}
        json.dump({"broker": wish.broker, "presses": wish.presses, "rows": rows, "ratios": ratios}, sys.stdout)
    else:
        _print(rows, figures, wish.broker)
    end(figures, Run(wish.presses, ENOUGH, load_before))


def _wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="make bench",
        description=__doc__,
        epilog="example: python -m tests.bench --broker embedded --presses 500",
    )
    parser.add_argument("--presses", type=int, default=2000, help="how many presses of each kind")
    parser.add_argument("--broker", choices=BROKERS, default="mosquitto")
    parser.add_argument("--json", action="store_true", help="print JSON for a script")
    return parser.parse_args()


def _measure(measured: dict[str, rigs.Once], presses: int) -> dict[str, list[float]]:
    times_s: dict[str, list[float]] = {row: [] for row in measured}
    shown = Console(stderr=True)
    rows = list(measured.items())
    order = random.Random(1)  # whoever comes after a busy neighbour finds a warm machine: let it be anyone
    for turn in track(range(WARM_UP + presses), description=f"{presses} presses each", console=shown):
        order.shuffle(rows)
        for row, once in rows:
            took_s = once()
            if turn >= WARM_UP:
                times_s[row].append(took_s)
    return times_s


def _figures(rows: Rows) -> tuple[Figure, ...]:
    return (
        median_of("c/a at the median", _ratio(rows, "c", "a", "median_ms"), 3.0),
        median_of("d/b at the median", _ratio(rows, "d", "b", "median_ms"), 2.0),
        p99_of("d/b at p99", _ratio(rows, "d", "b", "p99_ms"), 2.0),
    )


def _print(rows: Rows, figures: tuple[Figure, ...], broker: str) -> None:
    table = Table("", "what", "median ms", "p99 ms", "median / (a)", "p99 / (a)", title=f"{broker}, press to horn")
    for row, times in rows.items():
        relative = [f"{_ratio(rows, row, 'a', key):.2f}" for key in ("median_ms", "p99_ms")]
        table.add_row(row, ROWS[row], f"{times['median_ms']:.3f}", f"{times['p99_ms']:.3f}", *relative)
    console = Console()
    console.print(table)
    for figure in figures:
        console.print(str(figure), highlight=False)


def _p99(times_s: list[float]) -> float:
    return statistics.quantiles(times_s, n=100)[98]


def _ratio(rows: Rows, row: str, to: str, key: str) -> float:
    return rows[row][key] / rows[to][key]


if __name__ == "__main__":
    main()
