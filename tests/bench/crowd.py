"""A hall full of phones: what they cost a decision, and how fast they learn a change.

First 300 phones press what they may not. The engine's disk takes 10 ms for each flush, as a slow card does. The
tables have button pads: a phone is always refused. Then 200 pages are open. A decision is measured with and without
them, in the same run, and so is the way of a change from the bus to the last page. The bare minimum is a server that
sends the same bytes to as many streams. Run as ``python -m tests.bench.crowd``.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.progress import track

from headtable.config import Web, load
from tests.bench import rigs
from tests.bench.answers import line_of
from tests.bench.goals import Figure, Run, end, load_now, median_of
from tests.bench.open_pages import PAGES
from tests.bench.phones import PHONES
from tests.brokers import free_port

Times = dict[str, list[float]]
PRESSES_GOAL = 2.0
LAST_PAGE_MS = 250.0  # the goal, and the limit as well: a calm machine is far below
HORN_GOAL = 1.2  # the way to the horn is unmoved by open pages, but for noise
ENOUGH = 200  # presses
TURN = 10  # presses before the hall changes
SETTLES = 2  # presses after each change that are not counted


def main() -> None:
    """Measure and print."""
    wish, load_before = _wishes(), load_now()
    with (
        TemporaryDirectory(prefix="headtable-bench-") as made,
        rigs.mosquitto(Path(made)) as port,
        rigs.decision(Path(made), port, ("tests.bench.slow_engine",)) as (once, config),
        rigs.child("headtable", "web", "--config", str(config)),
    ):
        with _phones(load(config).web) as turn:
            times_s, answers = _measure(once, turn, wish.presses)
        with _open_pages(load(config).web, port) as order:
            with_pages = _measure_pages(once, order, wish.presses)
    figures = _report(times_s, answers, with_pages, json_wanted=wish.json)
    end(figures, Run(wish.presses, ENOUGH, load_before))


def _wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench.crowd",
        description=f"A decision on a slow disk, in a calm hall and while {PHONES} phones press.",
        epilog="example: python -m tests.bench.crowd --presses 200",
    )
    parser.add_argument("--presses", type=int, default=300, help="how many presses of each kind")
    parser.add_argument("--json", action="store_true", help="print JSON for a script")
    return parser.parse_args()


@contextlib.contextmanager
def _phones(web: Web) -> Iterator[Callable[[str], int]]:
    """Turn them on and off; how many answers they have had."""
    words = (sys.executable, "-m", "tests.bench.phones", str(web.port), web.host_key)
    rigs.until_answers(web.port)
    running = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
    given, answered = running.stdin, running.stdout
    assert given is not None
    assert answered is not None

    def turn(wish: str) -> int:
        given.write(f"{wish}\n".encode())
        return int(line_of(answered, f"the phones' answer to {wish!r}"))

    try:
        yield turn
        given.close()
        running.wait(10)
    finally:
        running.kill()
        running.wait()


def _measure(once: rigs.Once, turn: Callable[[str], int], presses: int) -> tuple[Times, int]:
    times_s: Times = {"off": [], "on": []}
    turns = max(presses // TURN, 1)
    for _ in track(range(turns), description=f"{presses} presses each", console=Console(stderr=True)):
        for wish, took_s in times_s.items():
            turn(wish)
            for _ in range(SETTLES):
                once()
            took_s += [once() for _ in range(TURN)]
    return times_s, turn("off")


@contextlib.contextmanager
def _open_pages(web: Web, broker: int) -> Iterator[Callable[[str], Times]]:
    """Open and close pages, and change the room that they show: what ``tests.bench.open_pages`` answers."""
    bare = free_port()
    ports = (str(web.port), str(broker), str(bare))
    with rigs.child("tests.bench.bare", "fan-out", str(bare)):
        rigs.until_answers(bare)
        words = (sys.executable, "-m", "tests.bench.open_pages", *ports)
        with subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0) as running:
            given, answered = running.stdin, running.stdout
            assert given is not None
            assert answered is not None

            def order(wish: str) -> Times:
                given.write(f"{wish}\n".encode())
                told: Times = json.loads(line_of(answered, f"the answer of the open pages to {wish!r}"))
                return told

            try:
                yield order
            finally:
                running.kill()


def _measure_pages(once: rigs.Once, order: Callable[[str], Times], presses: int) -> Times:
    """The times of a decision without and with pages, and of a change until the last page has it."""
    times_s: Times = {"none_s": [], "open_s": [], "pages_s": [], "bare_s": []}
    turns = max(presses // TURN, 1)
    for _ in track(range(turns), description=f"{presses} changes", console=Console(stderr=True)):
        times_s["none_s"] += _settled(once)
        order("open")
        times_s["open_s"] += _settled(once)
        for kind, took_s in order(f"measure {TURN}").items():
            times_s[kind] += took_s
        order("close")
    return times_s


def _settled(once: rigs.Once) -> list[float]:
    """Some decisions, after others that are not counted."""
    for _ in range(SETTLES):
        once()
    return [once() for _ in range(TURN)]


def _last_page(times_s: Times) -> dict[str, float]:
    """The figures of the open pages, in ms, and as ratios."""
    pages_ms, bare_ms = (1e3 * statistics.quantiles(times_s[kind], n=100)[98] for kind in ("pages_s", "bare_s"))
    none_ms, open_ms = (1e3 * statistics.median(times_s[kind]) for kind in ("none_s", "open_s"))
    return {
        "p99_ms": pages_ms, "bare_p99_ms": bare_ms, "p99_ratio": pages_ms / bare_ms,
        "median_ms": 1e3 * statistics.median(times_s["pages_s"]),
        "bare_median_ms": 1e3 * statistics.median(times_s["bare_s"]),
        "none_open_ms": none_ms, "all_open_ms": open_ms, "horn_ratio": open_ms / none_ms,
    }  # fmt: skip


def _report(times_s: Times, answers: int, with_pages: Times, *, json_wanted: bool) -> tuple[Figure, ...]:
    calm_ms, crowd_ms = (1e3 * statistics.median(times_s[wish]) for wish in ("off", "on"))
    ratio, last = crowd_ms / calm_ms, _last_page(with_pages)
    figures = _figures(ratio, last)
    if json_wanted:
        told = {"calm_ms": calm_ms, "crowd_ms": crowd_ms, "ratio": ratio, "phones": PHONES, "answers": answers}
        json.dump({**told, "pages": PAGES, "last_page": last}, sys.stdout)
        return figures
    console = Console()
    console.print(f"21 to horn, 10 ms a flush, calm hall: median {calm_ms:.1f} ms", highlight=False)
    console.print(f"while {PHONES} phones press ({answers} answers): median {crowd_ms:.1f} ms", highlight=False)
    for line in (*_pages_in_words(last), *map(str, figures)):
        console.print(line, highlight=False, soft_wrap=True)
    return figures


def _figures(ratio: float, last: dict[str, float]) -> tuple[Figure, ...]:
    return (
        median_of(f"21 to horn while {PHONES} phones press, beside a calm hall", ratio, PRESSES_GOAL),
        Figure(f"p99 of a change at the last of {PAGES} pages", last["p99_ms"], LAST_PAGE_MS, LAST_PAGE_MS, "ms"),
        median_of(f"21 to horn with {PAGES} open pages, beside none", last["horn_ratio"], HORN_GOAL),
    )


def _pages_in_words(last: dict[str, float]) -> tuple[str, ...]:
    return (
        f"a change at the last of {PAGES} pages: median {last['median_ms']:.1f} ms",
        f"bare server, the same bytes: p99 {last['bare_p99_ms']:.1f} ms; ratio {last['p99_ratio']:.2f}",
        f"21 to horn without open pages: median {last['none_open_ms']:.1f} ms",
        f"with {PAGES} open pages: median {last['all_open_ms']:.1f} ms",
    )


if __name__ == "__main__":
    main()
