"""Progress on stderr; stdout is for the figures."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from headtable.saying import text

TOLD_EVERY_S = 3.0
Tell = Callable[[str], object]
More = Callable[[int], None]  # is told of so many more


@contextmanager
def progress(nights: int) -> Iterator[More]:
    """Show a bar on a terminal, and a line every few seconds elsewhere."""
    if sys.stderr.isatty():
        with _bar(nights) as more:
            yield more
    else:
        yield lines(nights, lambda line: sys.stderr.write(f"{line}\n"), time.monotonic)


@contextmanager
def _bar(nights: int) -> Iterator[More]:
    columns = (
        TextColumn(escape(text("simulation-playing"))),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=nights)
        yield lambda more: bar.advance(task, more)


def lines(nights: int, tell: Tell, clock: Callable[[], float]) -> More:
    """Report how many nights have been played, at most once every few seconds."""
    played, told_s = 0, clock()

    def more(count: int) -> None:
        nonlocal played, told_s
        played += count
        if clock() - told_s >= TOLD_EVERY_S and played < nights:
            told_s = clock()
            tell(text("simulation-played", played=played, nights=nights))

    return more
