"""Finds the tracks of a board on two layers, the same each time.

One net after the other takes its cheapest way. It may take the place of another net's track, at a toll. That net then
looks for another way, and the toll of the place rises, so that two nets do not take it from each other for ever.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import hypot

from msgspec import Struct

from layouts.copper import PlacedPad
from layouts.field import VIA_MM, Field, Grid, Task, Tolls, Track, Via
from layouts.search import search
from layouts.shapes import Line, Point

TOLL, RISE = 16.0, 4.0  # for each cell, in steps of the grid
MOST_TURNS = 30  # of each task, on average

Taken = tuple[bool, int]  # whether for a via, and the cell


class NoWay(Exception):
    """The router gave up on a net."""


class Wiring(Struct, frozen=True):
    """Copper that the router laid."""

    tracks: tuple[Track, ...]
    vias: tuple[Via, ...]


class Traffic(Struct):
    """How many pieces of copper are in the way of tracks of one width, and of a via, and what that costs."""

    tolls: Tolls
    counts: dict[Taken, int] = {}
    risen: dict[Taken, float] = {}

    def add(self, cells: Iterable[Taken], pieces: int) -> None:
        """Count copper that was laid, or was taken away."""
        for cell in cells:
            self.counts[cell] = self.counts.get(cell, 0) + pieces
            self._set(cell)

    def rise(self, cells: Iterable[Taken]) -> None:
        """Make places dearer for which two nets compete."""
        for cell in cells:
            self.risen[cell] = self.risen.get(cell, 0.0) + RISE
            self._set(cell)

    def _set(self, cell: Taken) -> None:
        of_via, index = cell
        tolls = self.tolls.of_vias if of_via else self.tolls.of_tracks
        tolls[index] = TOLL + self.risen.get(cell, 0.0) if self.counts.get(cell, 0) else 0.0


def route(field: Field, tasks: Iterable[Task]) -> Wiring:
    """The tracks for all tasks."""
    order = list(tasks)
    traffic = {task.width: _empty(field.grid) for task in order}
    waiting, laid = deque(range(len(order))), dict[int, tuple[Wiring, dict[float, set[Taken]]]]()
    for _ in range(MOST_TURNS * len(order)):
        if not waiting:
            every = [laid[at][0] for at in range(len(order))]
            return Wiring(
                tuple(track for one in every for track in one.tracks), tuple(via for one in every for via in one.vias)
            )
        at = waiting.popleft()
        task = order[at]
        taken, wiring = _laid(field, task, traffic[task.width].tolls)
        for other in [one for one in laid if order[one].net != task.net]:
            met = taken & laid[other][1][task.width]
            if met:
                traffic[task.width].rise(met)
                _count(traffic, laid.pop(other)[1], -1)
                waiting.append(other)
        laid[at] = wiring, {width: _shadow(field, wiring, width) for width in traffic}
        _count(traffic, laid[at][1], 1)
    raise NoWay(order[waiting[0]].net)


def _empty(grid: Grid) -> Traffic:
    cells = grid.columns * grid.rows
    return Traffic(Tolls([0.0] * 2 * cells, [0.0] * cells))


def _count(traffic: dict[float, Traffic], shadows: dict[float, set[Taken]], pieces: int) -> None:
    for width, cells in shadows.items():
        traffic[width].add(cells, pieces)


def _shadow(field: Field, wiring: Wiring, width: float) -> set[Taken]:
    """What copper takes from a track of some width, and from its vias."""
    cells = field.grid.columns * field.grid.rows
    found: set[Taken] = set()
    for track in wiring.tracks:
        found.update((False, index + track.layer * cells) for index in field.shadow(track.line, width))
        found.update((True, index) for index in field.shadow(track.line, VIA_MM))
    for via in wiring.vias:
        for index in field.shadow(via.line, width):
            found |= {(False, index), (False, index + cells)}
        found.update((True, index) for index in field.shadow(via.line, VIA_MM))
    return found


def _laid(field: Field, task: Task, tolls: Tolls) -> tuple[set[Taken], Wiring]:
    """Join all pads of a task: the cells that its copper takes, and the copper."""
    grid, ground = field.grid, field.ground(task, tolls)
    tree, rest = [task.pads[0]], list(task.pads[1:])
    reached, taken = {*_ends(grid, tree[0])}, set[Taken]()
    tracks, vias = list[Track](), list[Via]()
    while rest:
        nearest = min(rest, key=lambda pad: (min(_apart(pad, one) for one in tree), pad.name, pad.box.left))
        path = search(ground, _ends(grid, nearest)).path(reached)
        if not path:
            raise NoWay(f"{task.net} to {nearest.name}")
        _lay(grid, task, path, (_pad_at(grid, tree, path[0]), nearest), (tracks, vias))
        taken |= _taken(grid, path)
        reached.update(path, _ends(grid, nearest))
        rest.remove(nearest)
        tree.append(nearest)
    return taken, Wiring(tuple(tracks), tuple(vias))


def _taken(grid: Grid, path: list[int]) -> set[Taken]:
    cells = grid.columns * grid.rows
    changes = (one for one, other in pairwise(path) if abs(one - other) == cells)
    return {(False, cell) for cell in path} | {(True, cell % cells) for cell in changes}


def _apart(one: PlacedPad, other: PlacedPad) -> float:
    (x1, y1), (x2, y2) = one.box.middle, other.box.middle
    return hypot(x1 - x2, y1 - y2)


def _ends(grid: Grid, pad: PlacedPad) -> tuple[int, ...]:
    """The cells nearest to a pad's middle, on both layers; a pad without a hole has only the top."""
    column, row = grid.cell(pad.box.middle)
    top = row * grid.columns + column
    return (top,) if pad.on_top_only else (top, top + grid.columns * grid.rows)


def _pad_at(grid: Grid, pads: Iterable[PlacedPad], cell: int) -> PlacedPad | None:
    return next((pad for pad in pads if cell in _ends(grid, pad)), None)


def _lay(
    grid: Grid, task: Task, path: list[int], ends: tuple[PlacedPad | None, PlacedPad],
    into: tuple[list[Track], list[Via]],
) -> None:  # fmt: skip
    """Put the copper of a path down: one piece for each straight run, and a via where it changes its layer."""
    points = [grid.point(cell) for cell in path]
    first, last = ends
    if first:
        points.insert(0, (first.box.middle, points[0][1]))
    points.append((last.box.middle, points[-1][1]))
    for (start, layer), (end, other) in _runs(points):
        if layer != other:
            into[1].append(Via(task.net, start))
        elif start != end:
            into[0].append(Track(task.net, layer, Line(start, end, task.width)))


def _runs(points: list[tuple[Point, int]]) -> Iterator[tuple[tuple[Point, int], tuple[Point, int]]]:
    """The ends of each straight run."""
    start = points[0]
    for before, at, after in zip(points, points[1:], points[2:], strict=False):
        if at[1] != before[1] or after[1] != at[1] or not _straight(before[0], at[0], after[0]):
            yield start, at
            start = at
    yield start, points[-1]


def _straight(one: Point, two: Point, three: Point) -> bool:
    cross = (two[0] - one[0]) * (three[1] - two[1]) - (two[1] - one[1]) * (three[0] - two[0])
    return abs(cross) < 1e-6 and two not in (one, three)
