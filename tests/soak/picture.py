"""The picture of a day: memory, handles, threads and latency of each part, with the line through each."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from tests.soak.figures import KINDS, Row

SIZE_INCHES = (10, 8)
COLOURS = {"Mosquitto": "C0", "engine": "C1", "web": "C2", "box": "C3"}


def draw(rows: Sequence[Row], file: Path) -> None:
    """Write the picture; the end of the file's name says whether as SVG or as PNG."""
    figure = Figure(figsize=SIZE_INCHES, layout="constrained")
    for axes, kind in zip(figure.subplots(2, 2).flat, KINDS, strict=True):
        _plot(axes, kind, [row for row in rows if row.kind == kind])
    figure.savefig(file)


def _plot(axes: Axes, kind: str, rows: Sequence[Row]) -> None:
    axes.set_title(kind)
    axes.set_ylabel(KINDS[kind][0])
    axes.set_xlabel("real minutes")
    for row in rows:
        minutes = [moment_s / 60 for moment_s, _ in row.points]
        colour = COLOURS[row.part]
        axes.plot(minutes, [figure for _, figure in row.points], linewidth=0.8, label=row.part, color=colour)
        warm = minutes[len(minutes) // 4], minutes[-1]
        axes.plot(warm, (row.fit.starts_at, row.fit.ends_at), linestyle="--", color=colour)
    axes.set_ylim(bottom=0)
    axes.legend(fontsize="small")
