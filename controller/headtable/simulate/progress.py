"""The progress bar, on stderr: stdout is for the figures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


@contextmanager
def nights_bar(nights: int) -> Iterator[Callable[[int], None]]:
    """Shows how many nights have been played; what it yields is told of so many more."""
    columns = (TextColumn("playing nights"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=nights)
        yield lambda more: bar.advance(task, more)
