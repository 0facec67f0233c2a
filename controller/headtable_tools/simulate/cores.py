"""All nights of a plan, spread over the cores; which core plays a night changes nothing in it."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context

from headtable.game import decide
from headtable.game.rules import rules_of
from headtable_tools.simulate.night_statistics import Played
from headtable_tools.simulate.plan import Plan
from headtable_tools.simulate.playing import Players, every_throw

AT_ONCE = 300  # score cards that a core fills before it reports: 25 nights of twelve


def play_nights(plan: Plan, cores: int | None, played: Callable[[int], None]) -> list[Played]:
    """Every night, in order; ``played`` gets the number of each part. NotAllowed if the night cannot be opened."""
    decide(plan.night(0, rules_of(plan.ruleset)), plan.opening())
    nights: list[Played] = []
    for some in _in_order(plan, cores or os.cpu_count() or 1):
        nights += some
        played(len(some))
    return nights


def _in_order(plan: Plan, cores: int) -> Iterator[list[Played]]:
    at_once = max(1, AT_ONCE // plan.players)
    parts = [range(start, min(start + at_once, plan.nights)) for start in range(0, plan.nights, at_once)]
    if cores == 1 or len(parts) == 1:
        yield from (_play_some(plan, some) for some in parts)
        return
    with ProcessPoolExecutor(min(cores, len(parts)), get_context("spawn"), _leave_ctrl_c_to_the_first) as pool:
        yield from pool.map(partial(_play_some, plan), parts)


def _leave_ctrl_c_to_the_first() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_some(plan: Plan, numbers: Iterable[int]) -> list[Played]:
    rules = rules_of(plan.ruleset)
    opening = plan.opening()
    throws = every_throw(plan.ruleset, plan.tables)
    return [
        Players(plan.night(number, rules), throws, plan.chance(number).random).play(opening, plan.seconds_per_roll)
        for number in numbers
    ]
