"""``make soak``: a day of nights faster than life. Fails if memory, handles, threads or latency of a part rise.

The parts, Mosquitto and the journal are real; devices and players are simulated. No part is started again.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from headtable_tools.rehearse.rehearsal import Rehearsal
from tests.bench.goals import MOST_LOAD
from tests.soak.day import Day
from tests.soak.figures import Row, rows
from tests.soak.picture import draw

JSON, PICTURE = "soak.json", "soak.svg"


def main() -> None:
    """Let the day pass, and print what it came to."""
    wish = _wishes(sys.argv[1:])
    lasts_s = 3600 * wish.hours / wish.speed
    plan = Rehearsal(speed=wish.speed, players=wish.players, seed=wish.seed)
    with TemporaryDirectory(prefix="headtable-soak-") as folder:
        day = Day(plan, Path(folder), _say)
        asyncio.run(day.pass_by(lasts_s))
        _say(f"{wish.hours:g} hours at {wish.speed:g} times life's speed; nights over: {day.nights}")
    figures = tuple(rows(day.moments))
    wish.out.mkdir(parents=True, exist_ok=True)
    (wish.out / JSON).write_bytes(msgspec.json.format(msgspec.json.encode(day.moments)))
    draw(figures, wish.out / PICTURE)
    for row in figures:
        _say(str(row))
    _say(f"all samples: {wish.out / JSON}; the picture: {wish.out / PICTURE}")
    judged = tuple(_judged(figures, max(moment.load for moment in day.moments)))
    sys.exit(0 if all(row.fit.is_flat for row in judged) else 1)


def _judged(figures: Sequence[Row], load: float) -> Iterator[Row]:
    """The rows that count: other work on the machine changes latencies, and nothing else."""
    is_busy = load > MOST_LOAD
    if is_busy:
        _say(f"no latency is judged: the machine had other work, a load of {load:.1f} on each core")
    yield from (row for row in figures if not (is_busy and row.kind == "latency"))


def _wishes(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="make soak", description=__doc__, epilog='example: make soak ARGS="--hours 6 --speed 60"'
    )
    parser.add_argument("--hours", type=float, default=24, help="how long the day is, by the venue's clock")
    parser.add_argument("--speed", type=float, default=60, help="how many times faster than life")
    parser.add_argument("--players", type=int, default=12)
    parser.add_argument("--seed", type=int, help="the seed of dice and players")
    parser.add_argument("--out", type=Path, default=Path("soak"), help="the folder for samples and picture")
    return parser.parse_args(words)


def _say(line: str) -> None:
    print(line, flush=True)  # noqa: T201  for whoever runs it


if __name__ == "__main__":
    main()
