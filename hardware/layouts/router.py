"""Finds the tracks of a board on two layers, the same each time.

One net after the other takes its cheapest way. It may take the place of another net's track, at a cost. That net then
looks for another way, and the cost of the place rises, so that two nets do not take it from each other for ever. This
is rip-up and reroute with a history cost, as in PathFinder.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from itertools import pairwise
from math import hypot

from msgspec import Struct

from layouts.copper import PlacedPad
from layouts.field import VIA_MM, CongestionCost, Field, Grid, Task, Track, Via
from layouts.search import search
from layouts.shapes import Line, Point

OCCUPIED_COST, HISTORY_COST = 16.0, 4.0  # for each cell, in steps of the grid
MOST_TURNS = 30  # of each task, on average

Taken = tuple[bool, int]  # whether for a via, and the cell


class RouteNotFound(Exception):
    """The router gave up on a net, which does not reach these pads."""

    def __init__(self, board: str, net: str, pads: tuple[str, ...]) -> None:
        super().__init__(board, net, pads)
        self.board, self.net, self.pads = board, net, pads

    def __str__(self) -> str:
        return f"{self.board}: no route from {self.net} to {', '.join(self.pads)}; move parts apart in its plan"


class Wiring(Struct, frozen=True):
    """Copper that the router laid."""

    tracks: tuple[Track, ...]
    vias: tuple[Via, ...]


class Occupancy(Struct):
    """How many pieces of copper are in the way of tracks of one width, and of a via, and what that costs."""

    cost: CongestionCost
    counts: dict[Taken, int] = {}
    history_cost: dict[Taken, float] = {}

    def add(self, cells: Iterable[Taken], pieces: int) -> None:
        """Count copper that was laid, or was taken away."""
        for cell in cells:
            self.counts[cell] = self.counts.get(cell, 0) + pieces
            self._set(cell)

    def raise_history_cost(self, cells: Iterable[Taken]) -> None:
        """Make places dearer for which two nets compete."""
        for cell in cells:
            self.history_cost[cell] = self.history_cost.get(cell, 0.0) + HISTORY_COST
            self._set(cell)

    def _set(self, cell: Taken) -> None:
        of_via, index = cell
        costs = self.cost.of_vias if of_via else self.cost.of_tracks
        costs[index] = OCCUPIED_COST + self.history_cost.get(cell, 0.0) if self.counts.get(cell, 0) else 0.0


def route(field: Field, tasks: Iterable[Task]) -> Wiring:
    """The tracks for all tasks."""
    order = list(tasks)
    occupancy = {task.width: _empty(field.grid) for task in order}
    waiting, laid = deque(range(len(order))), dict[int, tuple[Wiring, dict[float, set[Taken]]]]()
    for _ in range(MOST_TURNS * len(order)):
        if not waiting:
            every = [laid[at][0] for at in range(len(order))]
            return Wiring(
                tuple(track for one in every for track in one.tracks), tuple(via for one in every for via in one.vias)
            )
        at = waiting.popleft()
        task = order[at]
        taken, wiring = _laid(field, task, occupancy[task.width].cost)
        for other in [one for one in laid if order[one].net != task.net]:
            met = taken & laid[other][1][task.width]
            if met:
                occupancy[task.width].raise_history_cost(met)
                _count(occupancy, laid.pop(other)[1], -1)
                waiting.append(other)
        laid[at] = wiring, {width: _shadow(field, wiring, width) for width in occupancy}
        _count(occupancy, laid[at][1], 1)
    given_up = order[waiting[0]]
    raise RouteNotFound(field.board, given_up.net, tuple(pad.name for pad in given_up.pads))


def _empty(grid: Grid) -> Occupancy:
    cells = grid.columns * grid.rows
    return Occupancy(CongestionCost([0.0] * 2 * cells, [0.0] * cells))


def _count(occupancy: dict[float, Occupancy], shadows: dict[float, set[Taken]], pieces: int) -> None:
    for width, cells in shadows.items():
        occupancy[width].add(cells, pieces)


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


def _laid(field: Field, task: Task, cost: CongestionCost) -> tuple[set[Taken], Wiring]:
    """Join all pads of a task: the cells that its copper takes, and the copper."""
    grid, search_grid = field.grid, field.search_grid(task, cost)
    tree, rest = [task.pads[0]], list(task.pads[1:])
    reached, taken = {*_ends(grid, tree[0])}, set[Taken]()
    tracks, vias = list[Track](), list[Via]()
    while rest:
        nearest = min(rest, key=lambda pad: (min(_apart(pad, one) for one in tree), pad.name, pad.box.left))
        path = search(search_grid, _ends(grid, nearest)).path(reached)
        if not path:
            raise RouteNotFound(field.board, task.net, (nearest.name,))
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
