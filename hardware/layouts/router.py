"""Finds the tracks of a board on two layers: A* on a grid, one pad after the other, the same each time.

A net that finds no way goes first in the next round, so that others go around it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from math import hypot, inf

from msgspec import Struct

from layouts.copper import PlacedPad
from layouts.field import GRID_MM, VIA_MM, Field, Layers, Task, Track, Via, blocked
from layouts.shapes import Line, Point

VIA_COST, BEND_COST, WRONG_WAY = 12.0, 0.6, 1.25  # in steps of the grid; the top is for rows, the bottom for columns
SHARPEST_TURN = 2  # eighths of a circle
NO_HEADING = -1
MOST_ROUNDS = 40
STEPS = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))

Cell = tuple[int, int, int]  # column, row, layer: 0 is the top
State = tuple[Cell, int]  # with the number of the step that led there


class NoWay(Exception):
    """The router gave up on a net."""


class Wiring(Struct, frozen=True):
    """All copper that the router laid."""

    tracks: tuple[Track, ...]
    vias: tuple[Via, ...]


def route(empty: Field, tasks: Iterable[Task]) -> Wiring:
    """The tracks for all tasks. A task that fails goes to the front, and all begin again."""
    order = list(tasks)
    for _ in range(MOST_ROUNDS):
        field = Field(empty.width, empty.depth, empty.pads, empty.heads, empty.head_radius, [], [], empty.room)
        failed = next((task for task in order if not _laid(field, task)), None)
        if failed is None:
            return Wiring(tuple(field.tracks), tuple(field.vias))
        order.remove(failed)
        order.insert(0, failed)
    raise NoWay(failed.net if failed else "")


def _laid(field: Field, task: Task) -> bool:
    """Join all pads of a task; false if one cannot be reached."""
    tracks = blocked(field, task)
    vias = blocked(field, Task(task.net, task.pads, VIA_MM, task.region))
    tree, rest = [task.pads[0]], list(task.pads[1:])
    reached = {*_ends(tree[0])}
    while rest:
        nearest = min(rest, key=lambda pad: (min(_apart(pad, one) for one in tree), pad.name))
        path = Search(field.columns, field.rows, tracks, vias, _ends(nearest), {}, {}, []).path(reached)
        if not path:
            return False
        _lay(field, task, path, (_pad_at(tree, path[0]), nearest))
        reached.update(path, _ends(nearest))
        rest.remove(nearest)
        tree.append(nearest)
    return True


def _apart(one: PlacedPad, other: PlacedPad) -> float:
    (x1, y1), (x2, y2) = one.box.middle, other.box.middle
    return hypot(x1 - x2, y1 - y2)


def _ends(pad: PlacedPad) -> tuple[Cell, Cell]:
    """The cells nearest to a pad's middle, on both layers."""
    x, y = pad.box.middle
    column, row = round(x / GRID_MM), round(y / GRID_MM)
    return (column, row, 0), (column, row, 1)


def _pad_at(pads: Iterable[PlacedPad], cell: Cell) -> PlacedPad | None:
    return next((pad for pad in pads if cell in _ends(pad)), None)


class Search(Struct):
    """A search for the cheapest way over the grid. A state is a cell and the heading by which it was reached."""

    columns: int
    rows: int
    tracks: Layers
    vias: Layers
    goals: tuple[Cell, Cell]
    cost: dict[State, float]
    came: dict[State, State]
    heap: list[tuple[float, float, Cell, int]]  # what the whole way costs at least, and what it cost so far

    def path(self, starts: Iterable[Cell]) -> list[Cell]:
        """The cells from one of the starts to the goal; empty if there is no way."""
        for start in sorted(starts):
            self._offer((start, NO_HEADING), 0.0)
        while self.heap:
            _, so_far, cell, heading = heappop(self.heap)
            if cell in self.goals:
                return _back(self.came, (cell, heading))
            if so_far <= self.cost[cell, heading]:
                for state, step in self._steps(cell, heading):
                    if self._offer(state, so_far + step):
                        self.came[state] = (cell, heading)
        return []

    def _offer(self, state: State, total: float) -> bool:
        """Keep a state, if it was reached at less cost than before."""
        if total >= self.cost.get(state, inf) - 1e-9:
            return False
        self.cost[state] = total
        heappush(self.heap, (total + _left(state[0], self.goals[0]), total, *state))
        return True

    def _steps(self, cell: Cell, heading: int) -> Iterator[tuple[State, float]]:
        """Each cell that may come next, with what the step costs."""
        column, row, layer = cell
        taken = self.tracks[layer]
        for way, (over, down) in enumerate(STEPS):
            turn = 0 if heading == NO_HEADING else min((way - heading) % 8, (heading - way) % 8)
            new = (column + over, row + down, layer)
            if turn <= SHARPEST_TURN and 0 <= new[0] < self.columns and 0 <= new[1] < self.rows:
                if taken[new[1] * self.columns + new[0]] and new not in self.goals:
                    continue
                slow = WRONG_WAY if (over, down)[layer] == 0 else 1.0
                yield (new, way), hypot(over, down) * slow + BEND_COST * turn
        at = row * self.columns + column
        if not self.vias[0][at] and not self.vias[1][at]:
            yield ((column, row, 1 - layer), NO_HEADING), VIA_COST


def _left(cell: Cell, goal: Cell) -> float:
    """What the way to the goal costs at least."""
    over, down = abs(cell[0] - goal[0]), abs(cell[1] - goal[1])
    return max(over, down) + 0.4142 * min(over, down)


def _back(came: dict[State, State], last: State) -> list[Cell]:
    path = [last[0]]
    while last in came:
        last = came[last]
        path.append(last[0])
    return path[::-1]


def _lay(field: Field, task: Task, path: list[Cell], ends: tuple[PlacedPad | None, PlacedPad]) -> None:
    """Put the copper of a path down: one piece for each straight run, and a via where it changes its layer."""
    points = [(_mm(cell), cell[2]) for cell in path]
    first, last = ends
    if first:
        points.insert(0, (first.box.middle, path[0][2]))
    points.append((last.box.middle, path[-1][2]))
    for (start, layer), (end, other) in _runs(points):
        if layer != other:
            field.vias.append(Via(task.net, start))
        elif start != end:
            field.tracks.append(Track(task.net, layer, Line(start, end, task.width)))


def _mm(cell: Cell) -> Point:
    return cell[0] * GRID_MM, cell[1] * GRID_MM


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
    return abs(cross) < 1e-9 and two not in (one, three)
