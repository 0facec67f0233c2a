"""Progress on stderr; stdout is for the figures."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

TOLD_EVERY_S = 3.0
Tell = Callable[[str], object]
More = Callable[[int], None]  # is told of so many more


SoFar = Callable[[int], str]  # the line that tells how many are done


@contextmanager
def progress(all_of_them: int, doing: str, so_far: SoFar) -> Iterator[More]:
    """Show a bar on a terminal, and a line every few seconds elsewhere; ``doing`` stands before the bar."""
    if sys.stderr.isatty():
        with _bar(all_of_them, doing) as more:
            yield more
    else:
        yield lines(all_of_them, so_far, lambda line: sys.stderr.write(f"{line}\n"), time.monotonic)


@contextmanager
def _bar(all_of_them: int, doing: str) -> Iterator[More]:
    columns = (
        TextColumn(escape(doing)),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=all_of_them)
        yield lambda more: bar.advance(task, more)


def lines(all_of_them: int, so_far: SoFar, tell: Tell, clock: Callable[[], float]) -> More:
    """Report how many are done, at most once every few seconds."""
    done, told_s = 0, clock()

    def more(count: int) -> None:
        nonlocal done, told_s
        done += count
        if clock() - told_s >= TOLD_EVERY_S and done < all_of_them:
            told_s = clock()
            tell(so_far(done))

    return more
