"""Finds the tracks of a board on two layers: A* on a grid, one pad after the other, the same each time.

A net that finds no way goes first in the next round, so that others go around it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from math import ceil, floor, hypot

from msgspec import Struct

from layouts.copper import PlacedPad
from layouts.shapes import Box, Line, Point, Polygon, depth, to_line

GRID_MM = 0.5
CLEARANCE_MM = 0.25
SPARE_MM = 0.05  # for the first and the last piece of a track, which go from the grid to the middle of a pad
VIA_MM, VIA_DRILL_MM = 1.0, 0.5
VIA_COST, BEND_COST, WRONG_WAY = 12.0, 0.6, 1.25  # in steps of the grid
MOST_ROUNDS = 40
STEPS = ((1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1), (0, -1), (1, -1))

Cell = tuple[int, int, int]  # column, row, layer: 0 is the top
Ends = tuple[PlacedPad, PlacedPad]


class NoWay(Exception):
    """The router gave up on a net."""


class Track(Struct, frozen=True):
    """A straight piece of copper on one layer."""

    net: str
    layer: int
    line: Line


class Via(Struct, frozen=True):
    """A hole that joins both layers."""

    net: str
    at: Point


class Wiring(Struct, frozen=True):
    """All copper that the router laid."""

    tracks: tuple[Track, ...]
    vias: tuple[Via, ...]


class Task(Struct, frozen=True):
    """Pads that one net joins with tracks of one width, within a region."""

    net: str
    pads: tuple[PlacedPad, ...]
    width: float
    region: Polygon


class Field(Struct):
    """The board as a grid, with the copper that is there already."""

    width: float
    depth: float
    pads: tuple[PlacedPad, ...]
    heads: tuple[Point, ...]  # of screws
    head_radius: float
    tracks: list[Track]
    vias: list[Via]
    room: dict[Polygon, list[float]]  # of each region, once it is known

    @property
    def columns(self) -> int:
        """Cells in a row."""
        return round(self.width / GRID_MM) + 1

    @property
    def rows(self) -> int:
        """Cells in a column."""
        return round(self.depth / GRID_MM) + 1


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
    blocked = _blocked(field, task)
    no_via = _blocked(field, Task(task.net, task.pads, VIA_MM, task.region))
    tree, rest = [task.pads[0]], list(task.pads[1:])
    reached = {*_ends(tree[0])}
    while rest:
        nearest = min(rest, key=lambda pad: (min(_apart(pad, one) for one in tree), pad.name))
        path = _path(field, (blocked, no_via), reached, nearest)
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


def _blocked(field: Field, task: Task) -> tuple[bytearray, bytearray]:
    """The cells on each layer where the middle of a track of this task may not be."""
    outside = _outside(field, task)
    layers = (outside, outside.copy())
    away = task.width / 2 + CLEARANCE_MM + SPARE_MM
    near = Box(*map(min, *task.region), *map(max, *task.region)).grown(away)
    for pad in field.pads:
        if (pad.net != task.net or not pad.number) and near.meets(pad.box):
            for layer in layers:
                _block(field, layer, pad.box.grown(away), away, pad.box)
    for track in field.tracks:
        if track.net != task.net and near.meets(track.line.box()):
            _block_line(field, layers[track.layer], track.line, away)
    for via in field.vias:
        if via.net != task.net:
            for layer in layers:
                _block_line(field, layer, Line(via.at, via.at, VIA_MM), away)
    return layers


def _outside(field: Field, task: Task) -> bytearray:
    """The cells where a track of this task would leave its region, or be under the head of a screw."""
    if task.region not in field.room:
        field.room[task.region] = _room(field, task.region)
    half = task.width / 2
    return bytearray([room < half for room in field.room[task.region]])


def _room(field: Field, region: Polygon) -> list[float]:
    """How wide, from its middle, copper in each cell may be."""
    points = ((column * GRID_MM, row * GRID_MM) for row in range(field.rows) for column in range(field.columns))
    return [
        min(depth(point, region), *(hypot(point[0] - x, point[1] - y) - field.head_radius for x, y in field.heads))
        for point in points
    ]


def _near(field: Field, box: Box) -> Iterator[tuple[int, int, float, float]]:
    """The cells of a box, with their places in mm."""
    columns = range(max(0, ceil(box.left / GRID_MM)), min(field.columns - 1, floor(box.right / GRID_MM)) + 1)
    for row in range(max(0, ceil(box.top / GRID_MM)), min(field.rows - 1, floor(box.bottom / GRID_MM)) + 1):
        for column in columns:
            yield column, row, column * GRID_MM, row * GRID_MM


def _block(field: Field, grid: bytearray, around: Box, away: float, pad: Box) -> None:
    for column, row, x, y in _near(field, around):
        over_x, over_y = max(pad.left - x, x - pad.right, 0), max(pad.top - y, y - pad.bottom, 0)
        if hypot(over_x, over_y) < away:
            grid[row * field.columns + column] = 1


def _block_line(field: Field, grid: bytearray, line: Line, away: float) -> None:
    for column, row, x, y in _near(field, line.box().grown(away)):
        if to_line((x, y), line.start, line.end) < away + line.width / 2:
            grid[row * field.columns + column] = 1


def _path(
    field: Field, blocked: tuple[tuple[bytearray, bytearray], tuple[bytearray, bytearray]], starts: set[Cell],
    pad: PlacedPad,
) -> list[Cell]:  # fmt: skip
    """The cheapest way from one of the starts to a pad; empty if there is none."""
    tracks, vias = blocked
    goals = set(_ends(pad))
    (goal_column, goal_row, _), columns, rows = min(goals), field.columns, field.rows
    cost: dict[tuple[Cell, int], float] = {}
    came: dict[tuple[Cell, int], tuple[Cell, int]] = {}
    heap: list[tuple[float, float, Cell, int]] = []
    for cell in sorted(starts):
        cost[cell, -1] = 0.0
        heappush(heap, (_left(cell, goal_column, goal_row), 0.0, cell, -1))
    while heap:
        _, so_far, cell, heading = heappop(heap)
        if cell in goals:
            return _back(came, (cell, heading))
        if so_far > cost[cell, heading]:
            continue
        column, row, layer = cell
        nexts: list[tuple[Cell, int, float]] = []
        for way, (over, down) in enumerate(STEPS):
            new_column, new_row = column + over, row + down
            if not (0 <= new_column < columns and 0 <= new_row < rows):
                continue
            new = (new_column, new_row, layer)
            if tracks[layer][new_row * columns + new_column] and new not in goals:
                continue
            turn = 0 if heading in (-1, way) else min((way - heading) % 8, (heading - way) % 8)
            if turn < 3:
                slow = WRONG_WAY if (over == 0 and layer == 0) or (down == 0 and layer == 1) else 1.0
                nexts.append((new, way, hypot(over, down) * slow + BEND_COST * turn))
        if not vias[0][row * columns + column] and not vias[1][row * columns + column]:
            nexts.append(((column, row, 1 - layer), -1, VIA_COST))
        for new, way, step in nexts:
            total = so_far + step
            if total < cost.get((new, way), 1e9) - 1e-9:
                cost[new, way] = total
                came[new, way] = (cell, heading)
                heappush(heap, (total + _left(new, goal_column, goal_row), total, new, way))
    return []


def _left(cell: Cell, column: int, row: int) -> float:
    """What the way to the goal costs at least."""
    over, down = abs(cell[0] - column), abs(cell[1] - row)
    return max(over, down) + 0.4142 * min(over, down)


def _back(came: dict[tuple[Cell, int], tuple[Cell, int]], last: tuple[Cell, int]) -> list[Cell]:
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
    return abs(cross) < 1e-9 and one != two and two != three
