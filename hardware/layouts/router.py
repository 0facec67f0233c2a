"""Finds the tracks of a board on two layers, the same each time.

One net after the other takes its cheapest way. It may take the place of another net's track, at a toll. That net then
looks for another way, and the toll of the place rises, so that two nets do not take it from each other for ever.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from math import hypot

from msgspec import Struct

from layouts.copper import PlacedPad
from layouts.field import VIA_MM, Field, Grid, Task, Track, Via
from layouts.search import Cell, Search, Tolls
from layouts.shapes import Line, Point

TOLL, RISE = 8.0, 4.0  # for each cell, in steps of the grid
MOST_TURNS = 30  # of each task, on average

Tolled = tuple[int, int]  # an index of a cell, and a layer; 2 is a via


class NoWay(Exception):
    """The router gave up on a net."""


class Wiring(Struct, frozen=True):
    """Copper that the router laid."""

    tracks: tuple[Track, ...]
    vias: tuple[Via, ...]


class Traffic(Struct):
    """How many pieces of copper take each cell from a track of one width: on the top, on the bottom, and from a via."""

    counts: tuple[list[int], list[int], list[int]]
    tolls: Tolls
    risen: Tolls

    def add(self, cells: Iterable[Tolled], pieces: int) -> None:
        """Count copper that was laid, or was taken away."""
        for index, layer in cells:
            self.counts[layer][index] += pieces
            self._set(index, layer)

    def rise(self, cells: Iterable[Tolled]) -> None:
        """Make places dearer for which two nets compete."""
        for index, layer in cells:
            self.risen[layer][index] += RISE
            self._set(index, layer)

    def _set(self, index: int, layer: int) -> None:
        taken = self.counts[layer][index] > 0
        self.tolls[layer][index] = TOLL + self.risen[layer][index] if taken else 0.0


def route(field: Field, tasks: Iterable[Task]) -> Wiring:
    """The tracks for all tasks."""
    order = list(tasks)
    traffic = {task.width: _empty(field.grid) for task in order}
    waiting, laid = deque(range(len(order))), dict[int, tuple[Wiring, dict[float, set[Tolled]]]]()
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
    none = [0.0] * cells
    return Traffic(([0] * cells, [0] * cells, [0] * cells), (none[:], none[:], none[:]), (none[:], none[:], none[:]))


def _count(traffic: dict[float, Traffic], shadows: dict[float, set[Tolled]], pieces: int) -> None:
    for width, cells in shadows.items():
        traffic[width].add(cells, pieces)


def _shadow(field: Field, wiring: Wiring, width: float) -> set[Tolled]:
    """What copper takes from a track of some width, and from its vias."""
    found: set[Tolled] = set()
    for track in wiring.tracks:
        found.update((index, track.layer) for index in field.shadow(track.line, width))
        found.update((index, 2) for index in field.shadow(track.line, VIA_MM))
    for via in wiring.vias:
        found.update((index, layer) for index in field.shadow(via.line, width) for layer in (0, 1))
        found.update((index, 2) for index in field.shadow(via.line, VIA_MM))
    return found


def _laid(field: Field, task: Task, tolls: Tolls) -> tuple[set[Tolled], Wiring]:
    """Join all pads of a task: the cells that its copper takes, and the copper."""
    grid = field.grid
    tree, rest = [task.pads[0]], list(task.pads[1:])
    reached, taken = {*_ends(grid, tree[0])}, set[Tolled]()
    tracks, vias = list[Track](), list[Via]()
    while rest:
        nearest = min(rest, key=lambda pad: (min(_apart(pad, one) for one in tree), pad.name, pad.box.left))
        walls = field.wall(task, task.width), field.wall(task, VIA_MM)
        path = Search(grid.columns, grid.rows, *walls, tolls, _ends(grid, nearest)).path(reached)
        if not path:
            raise NoWay(f"{task.net} to {nearest.name}")
        _lay(grid, task, path, (_pad_at(grid, tree, path[0]), nearest), (tracks, vias))
        taken |= _taken(grid, path)
        reached.update(path, _ends(grid, nearest))
        rest.remove(nearest)
        tree.append(nearest)
    return taken, Wiring(tuple(tracks), tuple(vias))


def _taken(grid: Grid, path: list[Cell]) -> set[Tolled]:
    found = {(row * grid.columns + column, layer) for column, row, layer in path}
    changes = (one for one, other in zip(path, path[1:], strict=False) if one[2] != other[2])
    return found | {(row * grid.columns + column, 2) for column, row, _ in changes}


def _apart(one: PlacedPad, other: PlacedPad) -> float:
    (x1, y1), (x2, y2) = one.box.middle, other.box.middle
    return hypot(x1 - x2, y1 - y2)


def _ends(grid: Grid, pad: PlacedPad) -> tuple[Cell, Cell]:
    """The cells nearest to a pad's middle, on both layers; a pad without a hole has only the top."""
    column, row = grid.cell(pad.box.middle)
    return (column, row, 0), (column, row, 0 if pad.on_top_only else 1)


def _pad_at(grid: Grid, pads: Iterable[PlacedPad], cell: Cell) -> PlacedPad | None:
    return next((pad for pad in pads if cell in _ends(grid, pad)), None)


def _lay(
    grid: Grid, task: Task, path: list[Cell], ends: tuple[PlacedPad | None, PlacedPad],
    into: tuple[list[Track], list[Via]],
) -> None:  # fmt: skip
    """Put the copper of a path down: one piece for each straight run, and a via where it changes its layer."""
    points = [(grid.middle(column, row), layer) for column, row, layer in path]
    first, last = ends
    if first:
        points.insert(0, (first.box.middle, path[0][2]))
    points.append((last.box.middle, path[-1][2]))
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
