"""What the figures of a bench must keep: goals to aim at, and limits that end the bench with 1.

A goal that is missed is printed as missed, and no more: noise alone may miss one. A limit lies clearly outside of the
noise of a calm machine. Nothing is judged after a short run, or on a machine that had other work when it began.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from typing import NamedTuple

MEDIAN, SLOWEST = 1.5, 2.0  # how far the limit of a median or of a p99 lies above its goal
MOST_LOAD = 2.0  # of each core: the bench before leaves about one


class Figure(NamedTuple):
    """A figure with the most that it should be, and the most that it may be; some have no limit."""

    what: str
    measured: float
    goal: float
    limit: float | None
    unit: str = ""

    @property
    def is_beyond(self) -> bool:
        """Whether the limit is not kept."""
        return self.limit is not None and self.measured > self.limit

    def __str__(self) -> str:
        """The figure beside its goal."""
        state = "kept" if self.measured <= self.goal else "missed"
        unit = f" {self.unit}" if self.unit else ""
        return f"{self.what}: {self.measured:.2f}{unit} (goal: at most {self.goal:g}{unit}; {state})"


class Run(NamedTuple):
    """How much was measured and how much it takes to judge; the load of each core at the beginning."""

    measured: int
    enough: int
    load: float

    @property
    def why_unjudged(self) -> str:
        """Why the figures may be noise; empty if they count."""
        if self.measured < self.enough:
            return f"no limit is judged: this run measured {self.measured} times, and {self.enough} are needed"
        if self.load > MOST_LOAD:
            return f"no limit is judged: the machine had other work, a load of {self.load:.1f} on each core"
        return ""


def load_now() -> float:
    """The load of each core in the last minute."""
    return os.getloadavg()[0] / (os.cpu_count() or 1)


def median_of(what: str, measured: float, goal: float) -> Figure:
    """A median, or a ratio of medians, with its usual limit."""
    return Figure(what, measured, goal, goal * MEDIAN)


def p99_of(what: str, measured: float, goal: float) -> Figure:
    """A ratio of 99th percentiles with its usual limit."""
    return Figure(what, measured, goal, goal * SLOWEST)


def verdict(figures: Iterable[Figure], run: Run) -> Iterator[str]:
    """A sentence for each limit that is not kept; none if the run cannot be judged."""
    if run.why_unjudged:
        return
    for figure in figures:
        if figure.is_beyond:
            yield (
                f"{figure.what} is {figure.measured:.2f} {figure.unit}".rstrip() + f": the limit is {figure.limit:g}"
            )


def end(figures: Iterable[Figure], run: Run) -> None:
    """End with 1 if a limit is not kept, and say on stderr which one, or why none is judged."""
    if run.why_unjudged:
        sys.stderr.write(f"{run.why_unjudged}\n")
    if broken := list(verdict(figures, run)):
        sys.exit("\n".join(broken))
