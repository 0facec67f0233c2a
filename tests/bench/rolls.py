"""Rolls a second on one core through the rules, as a ratio to a bare loop that draws dice and looks the score up.

Run as ``python -m tests.bench.rolls``.
"""

from __future__ import annotations

import argparse
import json
import random
import statistics
import sys
import time
from collections.abc import Callable

from rich.console import Console
from rich.progress import track
from rich.table import Table

from headtable.game import Night, apply, decide
from headtable.game.night import BETWEEN_ROUNDS
from headtable.game.rules import rules_of
from headtable.messages.pace import StartRound
from headtable.messages.plays import Play
from headtable.messages.table import Call, RollOff
from headtable.rulesets import load
from headtable_tools.simulate import Pace, Plan, figures, play_nights
from headtable_tools.simulate.playing import Throws, every_throw
from tests.bench.goals import Figure, Run, end, load_now, median_of

GOAL = 400_000  # rolls a second through decide and apply; no limit, as processors differ
RATIO_GOAL = 8.0  # times as fast is the bare loop: what differs less between processors
ENOUGH = 5  # passes
NIGHTS = 20  # in one pass: about 57,000 rolls
PLAN = Plan(load("rfp"), nights=NIGHTS)
ROWS = {
    "bare": "three dice and a look-up, no rules",
    "rules": "decide and apply, whole nights",
    "simulate": "headtable simulate, with its figures",
}


def bare(rolls: int) -> int:
    """Draw three dice and look their score up; nothing else."""
    chance, scores = random.Random(1).random, rules_of(PLAN.ruleset).rolls[0]
    points = 0
    for _ in range(rolls):
        points += scores[int(chance() * 6) + 1, int(chance() * 6) + 1, int(chance() * 6) + 1].points
    return points


def through_the_rules() -> int:
    """Whole nights through decide and apply, with nobody watching; how many rolls they had."""
    rules, throws = rules_of(PLAN.ruleset), every_throw(PLAN.ruleset, PLAN.tables)
    return sum(_night(PLAN.night(number, rules), throws, PLAN.chance(number).random) for number in range(NIGHTS))


def _night(night: Night, throws: Throws, chance: Callable[[], float]) -> int:
    rolls = 0
    _say(night, PLAN.opening())
    while night.phase not in ("settling", "final", "over"):
        if night.phase in BETWEEN_ROUNDS:
            _say(night, StartRound())
        if night.phase not in ("playing", "called"):
            raise RuntimeError(f"nobody can roll while the night is {night.phase!r}")
        for table in night.tables:
            if table.open:
                for fact in decide(night, throws[table.number - 1][int(chance() * 216)]):
                    apply(night, fact)
                rolls += 1
                if table.shown:
                    _say(night, Call(table.number))
            elif table.tied:
                _say(night, RollOff(table.number, int(chance() * 6) + 1, int(chance() * 6) + 1))
    return rolls


def _say(night: Night, said: Play) -> None:
    for fact in decide(night, said):
        apply(night, fact)


def simulated() -> int:
    """The same nights as the command plays them, on one core."""
    return figures(PLAN, Pace(), play_nights(PLAN, 1, lambda _: None)).rolls


def main() -> None:
    """Measure and print."""
    wish, load_before = _wishes(), load_now()
    each = through_the_rules()

    def bare_rolls() -> int:
        bare(each)
        return each

    ways = list(zip(ROWS, (bare_rolls, through_the_rules, simulated), strict=True))
    per_s: dict[str, list[float]] = {row: [] for row in ROWS}
    order = random.Random(1)  # whoever comes after a busy neighbour finds a warm machine: let it be anyone
    for _ in track(range(wish.passes), description=f"{each:,} rolls a pass", console=Console(stderr=True)):
        order.shuffle(ways)
        for row, way in ways:
            per_s[row].append(_rolls_a_second(way))
    medians = {row: statistics.median(speeds) for row, speeds in per_s.items()}
    _report(medians, json_wanted=wish.json)
    end(_figures(medians), Run(wish.passes, ENOUGH, load_before))


def _wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.bench.rolls",
        description="Rolls a second on one core through the rules, beside a bare loop.",
        epilog="example: python -m tests.bench.rolls --passes 50",
    )
    parser.add_argument("--passes", type=int, default=15, help="how often each is measured; the median counts")
    parser.add_argument("--json", action="store_true", help="print JSON for a script")
    return parser.parse_args()


def _rolls_a_second(way: Callable[[], int]) -> float:
    start = time.process_time()
    rolls = way()
    return rolls / (time.process_time() - start)


def _report(per_s: dict[str, float], *, json_wanted: bool) -> None:
    ratios = {row: per_s["bare"] / speed for row, speed in per_s.items()}
    if json_wanted:
        json.dump({"rolls_per_s": per_s, "bare_is_times_as_fast": ratios}, sys.stdout)
        return
    table = Table("what", "rolls a second", "bare loop is faster by", title="One core")
    for row, speed in per_s.items():
        table.add_row(ROWS[row], f"{speed:,.0f}", f"{ratios[row]:.2f}")
    console = Console()
    console.print(table)
    console.print(f"decide and apply: {per_s['rules']:,.0f} rolls a second", highlight=False)
    for figure in _figures(per_s):
        console.print(str(figure), highlight=False)


def _figures(per_s: dict[str, float]) -> tuple[Figure, ...]:
    ratio = per_s["bare"] / per_s["rules"]
    return (
        Figure(f"one roll ({GOAL:,} a second)", 1e6 / per_s["rules"], 1e6 / GOAL, None, "µs"),
        median_of("bare loop beside the rules", ratio, RATIO_GOAL),
    )


if __name__ == "__main__":
    main()
