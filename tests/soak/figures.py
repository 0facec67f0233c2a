"""Every figure of a day as a row of points, and what may not rise in it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from tests.soak.day import Moment
from tests.soak.flatness import Fit, Tolerance, fit

KINDS = {
    "memory": ("MB", Tolerance(amount=4, share=0.05)),
    "handles": ("handles", Tolerance(amount=2)),
    "threads": ("threads", Tolerance(amount=1)),
    "latency": ("ms", Tolerance(amount=3, share=0.5)),
}


TOGETHER = 5  # samples of a latency, of which the quickest counts


class Row(NamedTuple):
    """One figure of one part over the day."""

    part: str
    kind: str
    points: tuple[tuple[float, float], ...]

    @property
    def unit(self) -> str:
        """What its figures count."""
        return KINDS[self.kind][0]

    @property
    def fit(self) -> Fit:
        """The line through it."""
        return fit(self.points, KINDS[self.kind][1])

    def __str__(self) -> str:
        """The figure in a line."""
        line = self.fit
        verdict = "flat" if line.is_flat else "NOT FLAT"
        return (
            f"{self.part:9} {self.kind:8} {line.starts_at:7.1f} to {line.ends_at:7.1f} {self.unit:8}"
            f"rise {line.rise:+6.1f}, at most {line.most_rise:.1f}: {verdict}"
        )


def rows(moments: Sequence[Moment]) -> Iterator[Row]:
    """Memory, handles, threads and latency of each part."""
    for part in moments[0].processes:
        for kind in ("memory", "handles", "threads"):
            yield Row(part, kind, tuple(_of_processes(moments, part, kind)))
    for part in sorted({part for moment in moments for part in moment.latency_ms}):
        points = [(moment.at_s, moment.latency_ms[part]) for moment in moments if part in moment.latency_ms]
        yield Row(part, "latency", tuple(quickest(points)))


def quickest(points: Sequence[tuple[float, float]]) -> Iterator[tuple[float, float]]:
    """The least of each few points. Another program on the machine makes an answer later, and never earlier."""
    for start in range(0, len(points), TOGETHER):
        yield min(points[start : start + TOGETHER], key=lambda point: point[1])


def _of_processes(moments: Iterable[Moment], part: str, kind: str) -> Iterator[tuple[float, float]]:
    for moment in moments:
        sample = moment.processes[part]
        held = {"memory": sample.memory_mb, "handles": sample.handles, "threads": sample.threads}
        yield moment.at_s, held[kind]
