"""Where wires are joined: which points get a dot, for a reader to see it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from schematics.placed import PlacedSheet, Wire
from schematics.shapes import Point


def dots(sheet: PlacedSheet) -> tuple[Point, ...]:
    """Points at which three or more lines end, or at which something ends on the middle of a wire. No crossing."""
    pins = [at for part in sheet.parts for at in part.terminals().values()]
    marks = [one.at for one in sheet.marks if one.mark.style not in {"name", "beside"}]
    ends = [end for wire in sheet.wires for end in (wire[0], wire[-1])]
    count = Counter([*pins, *marks, *ends])
    return tuple(sorted(at for at in count if count[at] + 2 * _passing(sheet.wires, at) > 2))


def _passing(wires: tuple[Wire, ...], at: Point) -> int:
    """How many wires go through a point without ending there."""
    return sum(on_wire(at, wire) and at not in (wire[0], wire[-1]) for wire in wires)


def on_wire(at: Point, wire: Wire) -> bool:
    """Whether a point is on a wire."""
    return any(_between(at, start, end) for start, end in pieces(wire))


def pieces(wire: Wire) -> Iterator[tuple[Point, Point]]:
    """The straight lines of a wire."""
    return pairwise(wire)


def _between(at: Point, start: Point, end: Point) -> bool:
    level = at[1] == start[1] == end[1] and min(start[0], end[0]) <= at[0] <= max(start[0], end[0])
    upright = at[0] == start[0] == end[0] and min(start[1], end[1]) <= at[1] <= max(start[1], end[1])
    return level or upright
