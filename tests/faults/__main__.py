"""``make faults``: kill -9 of box, engine, pages and broker, a thousand times. Fails at the first lost entry.

Each house has its own Mosquitto, engine, box, pages, pads and signal board. After each kill its whole journal is
checked.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from msgspec import Struct

from tests.faults.house import PARTS
from tests.faults.kills import Kill, Killed, killed_house

TELL_EVERY = 20


class PartResult(Struct, frozen=True):
    """The kills of one part, and how long it took until it did its work again."""

    part: str
    kills: int
    while_starting: int
    median_s: float
    worst_s: float


class Result(Struct, frozen=True):
    """All that a run has found."""

    seed: int
    kills: int
    acknowledged: int  # verdicts that reached a pad or the host; a refusal need not be an entry
    lost: int
    entries: int
    replay_differences: int
    horn: int  # how often it sounded, each time by an entry or by the bell
    parts: tuple[PartResult, ...]


def main() -> None:
    """Kill, check, and print what it came to."""
    wish = _wishes(sys.argv[1:])
    found = asyncio.run(_all_houses(wish.seed, wish.kills, wish.houses))
    result = _result(wish.seed, found)
    for part in result.parts:
        took = f"{part.median_s:.2f} s (median), {part.worst_s:.2f} s (worst)"
        _say(f"{part.part:7} kills: {part.kills}, back after {took}")
    _say(f"kills: {result.kills}, verdicts: {result.acknowledged}, lost: {result.lost}")
    _say(f"the horn sounded {result.horn} times, each time by an entry or by the bell")
    if wish.json:
        wish.json.write_bytes(msgspec.json.format(msgspec.json.encode(result)))
    sys.exit(0 if all(house.is_well for house in found) else 1)


async def _all_houses(seed: int, kills: int, houses: int) -> list[Killed]:
    """Several houses at once: most of the time each of them waits."""
    progress = Progress(kills)
    shares = [kills // houses + (number < kills % houses) for number in range(houses)]
    with TemporaryDirectory(prefix="headtable-faults-") as folder:
        places = [Path(folder, str(number)) for number in range(houses)]
        for place in places:
            place.mkdir()
        async with asyncio.TaskGroup() as together:
            tasks = [
                together.create_task(killed_house(place, seed + number, share, progress.tell))
                for number, (place, share) in enumerate(zip(places, shares, strict=True))
            ]
    return [task.result() for task in tasks]


class Progress:
    """A line after every few kills."""

    def __init__(self, wanted: int) -> None:
        self._wanted, self._done, self._began_s = wanted, 0, time.monotonic()

    def tell(self, _: Kill) -> None:
        """One more."""
        self._done += 1
        if self._done % TELL_EVERY == 0:
            _say(f"{self._done} of {self._wanted} kills, {time.monotonic() - self._began_s:.0f} s")


def _result(seed: int, found: list[Killed]) -> Result:
    kills = [kill for house in found for kill in house.kills]
    return Result(
        seed,
        len(kills),
        sum(house.found.acknowledged for house in found),
        sum(len(house.found.lost) for house in found),
        sum(house.found.entries for house in found),
        sum(house.differences for house in found),
        sum(house.found.horn for house in found),
        tuple(_of(part, [kill for kill in kills if kill.part == part]) for part in PARTS),
    )


def _of(part: str, kills: list[Kill]) -> PartResult:
    took_s = [kill.back_s for kill in kills if kill.back_s is not None] or [0.0]
    return PartResult(part, len(kills), len(kills) - len(took_s), statistics.median(took_s), max(took_s))


def _wishes(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="make faults", description=__doc__, epilog='example: make faults ARGS="--kills 100 --seed 3"'
    )
    parser.add_argument("--kills", type=int, default=1000, help="how many (default: %(default)s)")
    parser.add_argument(
        "--houses", type=int, default=2 * (os.cpu_count() or 1), help="at once (default: %(default)s)"
    )
    parser.add_argument("--seed", type=int, default=1, help="of moments, parts and dice (default: %(default)s)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there")
    return parser.parse_args(words)


def _say(line: str) -> None:
    print(line, flush=True)  # noqa: T201  for whoever runs it


if __name__ == "__main__":
    main()
