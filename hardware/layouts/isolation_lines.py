"""The printed lines that show the isolation between two circuits."""

from __future__ import annotations

from collections.abc import Iterator

from layouts.copper import on_board
from layouts.part_areas import outline
from layouts.plan import Plan
from layouts.shapes import Box, Point
from layouts.silkscreen_text import PAD_CLEARANCE_MM


def isolation_lines(plan: Plan) -> Iterator[tuple[Point, Point]]:
    """The lines, with a gap where a part is across them."""
    outlines = [outline(plan, part).grown(PAD_CLEARANCE_MM) for part in on_board(plan.board)]
    for begin, end in plan.gaps:
        is_vertical = begin[0] == end[0]
        line = Box(*begin, *end).grown(0.01)
        across = sorted((box for box in outlines if box.meets(line)), key=lambda box: (box.left, box.top))
        start = begin
        for box in across:
            yield start, (start[0], box.top) if is_vertical else (box.left, start[1])
            start = (start[0], box.bottom) if is_vertical else (box.right, start[1])
        yield start, end
