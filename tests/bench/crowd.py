"""A decision while 300 phones press what they may not: as a ratio to a calm hall, in the same run.

The phones press on the pages, as guests' phones do. The engine's disk takes 10 ms for each flush, as a slow card
does. The tables have button pads: a phone is always refused. Run as ``python -m tests.bench.crowd``.
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
from tests.bench.phones import PHONES

GOAL = 2.0
TURN = 10  # presses before the hall changes
SETTLES = 2  # presses after each change that are not counted


def main() -> None:
    """Measure and print."""
    wish = _wishes()
    with (
        TemporaryDirectory(prefix="headtable-bench-") as made,
        rigs.mosquitto(Path(made)) as port,
        rigs.decision(Path(made), port, ("tests.bench.slow_engine",)) as (once, config),
        rigs.child("headtable", "web", "--config", str(config)),
        _phones(load(config).web) as turn,
    ):
        times_s, answers = _measure(once, turn, wish.presses)
    _report(times_s, answers, json_wanted=wish.json)


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


def _measure(once: rigs.Once, turn: Callable[[str], int], presses: int) -> tuple[dict[str, list[float]], int]:
    times_s: dict[str, list[float]] = {"off": [], "on": []}
    turns = max(presses // TURN, 1)
    for _ in track(range(turns), description=f"{presses} presses each", console=Console(stderr=True)):
        for wish, took_s in times_s.items():
            turn(wish)
            for _ in range(SETTLES):
                once()
            took_s += [once() for _ in range(TURN)]
    return times_s, turn("off")


def _report(times_s: dict[str, list[float]], answers: int, *, json_wanted: bool) -> None:
    calm_ms, crowd_ms = (1e3 * statistics.median(times_s[wish]) for wish in ("off", "on"))
    ratio = crowd_ms / calm_ms
    if json_wanted:
        told = {"calm_ms": calm_ms, "crowd_ms": crowd_ms, "ratio": ratio, "phones": PHONES, "answers": answers}
        json.dump(told, sys.stdout)
        return
    console = Console()
    console.print(f"21 to horn, 10 ms a flush, calm hall: median {calm_ms:.1f} ms", highlight=False)
    console.print(f"while {PHONES} phones press ({answers} answers): median {crowd_ms:.1f} ms", highlight=False)
    console.print(f"ratio: {ratio:.2f} (goal: at most {GOAL:.0f})", highlight=False)


if __name__ == "__main__":
    main()
