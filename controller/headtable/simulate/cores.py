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
from headtable.simulate.diary import Played
from headtable.simulate.plan import Plan
from headtable.simulate.playing import every_throw, play

AT_ONCE = 25  # nights that a core plays before it tells


def play_nights(plan: Plan, cores: int | None, played: Callable[[int], None]) -> list[Played]:
    """Every night, in order; ``played`` is told of so many more. NotAllowed if the night cannot be opened."""
    decide(plan.night(0, rules_of(plan.ruleset)), plan.opening())
    nights: list[Played] = []
    for some in _in_order(plan, min(cores or _cores(), -(-plan.nights // AT_ONCE))):
        nights += some
        played(len(some))
    return nights


def _cores() -> int:
    return len(os.sched_getaffinity(0))


def _in_order(plan: Plan, cores: int) -> Iterator[list[Played]]:
    starts = range(0, plan.nights, AT_ONCE)
    numbers = [range(start, min(start + AT_ONCE, plan.nights)) for start in starts]
    if cores == 1:
        yield from (_play_some(plan, some) for some in numbers)
        return
    with ProcessPoolExecutor(cores, get_context("spawn"), _leave_ctrl_c_to_the_first) as pool:
        yield from pool.map(partial(_play_some, plan), numbers)


def _leave_ctrl_c_to_the_first() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _play_some(plan: Plan, numbers: Iterable[int]) -> list[Played]:
    rules = rules_of(plan.ruleset)
    opening = plan.opening()
    throws = every_throw(plan.ruleset, plan.players)
    return [play(plan.night(number, rules), opening, throws, plan.chance(number)) for number in numbers]
