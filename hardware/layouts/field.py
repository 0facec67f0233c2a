"""The board as a grid: where the middle of a track may be, and which cells a piece of copper takes from others."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, floor, hypot

from msgspec import Struct

from layouts.copper import PlacedPad
from layouts.plan import Finish
from layouts.search import SearchGrid, moves
from layouts.shapes import Box, Line, Point, Polygon, depth, to_line

SPARE_MM = 0.05  # for the first and the last piece of a track, which go from the grid to the middle of a pad
VIA_MM, VIA_DRILL_MM = 1.0, 0.5

Layers = tuple[bytearray, bytearray]  # 1 where a cell is taken, on the top and on the bottom


class Track(Struct, frozen=True):
    """A straight piece of copper on one layer: 0 is the top."""

    net: str
    layer: int
    line: Line


class Via(Struct, frozen=True):
    """A hole that joins both layers."""

    net: str
    at: Point

    @property
    def line(self) -> Line:
        """Its copper, as a line without length."""
        return Line(self.at, self.at, VIA_MM)


class Task(Struct, frozen=True):
    """Pads that one net joins with tracks of one width, within a region."""

    net: str
    pads: tuple[PlacedPad, ...]
    width: float
    region: Polygon


class CongestionCost(Struct):
    """What it costs to take the place of another net's track, for each cell of both layers; and for a via's place."""

    of_tracks: list[float]
    of_vias: list[float]


class Grid(Struct, frozen=True):
    """Cells from the top left corner of a board."""

    size: Point
    finish: Finish

    @property
    def columns(self) -> int:
        """Cells in a row."""
        return int((self.size[0] - self.finish.first[0]) / self.finish.grid_mm) + 1

    @property
    def rows(self) -> int:
        """Cells in a column."""
        return int((self.size[1] - self.finish.first[1]) / self.finish.grid_mm) + 1

    def middle(self, column: int, row: int) -> Point:
        """The place of a cell in mm."""
        (left, top), step = self.finish.first, self.finish.grid_mm
        return round(left + column * step, 4), round(top + row * step, 4)

    def point(self, cell: int) -> tuple[Point, int]:
        """The place of a cell of a search, and its layer."""
        layer, index = divmod(cell, self.columns * self.rows)
        row, column = divmod(index, self.columns)
        return self.middle(column, row), layer

    def cell(self, point: Point) -> tuple[int, int]:
        """The column and the row that are nearest to a point."""
        (left, top), step = self.finish.first, self.finish.grid_mm
        return round((point[0] - left) / step), round((point[1] - top) / step)

    def within(self, box: Box) -> Iterator[tuple[int, float, float]]:
        """The cells of a box: their index, and their places in mm."""
        (left, top), step, columns = self.finish.first, self.finish.grid_mm, self.columns
        across = range(max(0, ceil((box.left - left) / step)), min(columns - 1, floor((box.right - left) / step)) + 1)
        for row in range(
            max(0, ceil((box.top - top) / step)), min(self.rows - 1, floor((box.bottom - top) / step)) + 1
        ):
            for column in across:
                yield row * columns + column, left + column * step, top + row * step


class Field(Struct):
    """A board without tracks, and what was found out about it."""

    board: str
    grid: Grid
    pads: tuple[PlacedPad, ...]
    heads: tuple[Point, ...]  # of screws
    head_radius: float
    room: dict[Polygon, list[float]] = {}
    walls: dict[tuple[str, float, Polygon], Layers] = {}
    shadows: dict[tuple[Line, float], tuple[int, ...]] = {}

    def search_grid(self, task: Task, cost: CongestionCost) -> SearchGrid:
        """What a search for a task goes over."""
        top, bottom = self.wall(task, task.width)
        via_top, via_bottom = self.wall(task, VIA_MM)
        both = bytearray(one | other for one, other in zip(via_top, via_bottom, strict=True))
        grid = self.grid
        return SearchGrid(
            grid.columns, grid.rows, top + bottom, cost.of_tracks, both, cost.of_vias, moves(grid.columns)
        )

    def away(self, width: float) -> float:
        """How far the middle of a track is from other copper."""
        return width / 2 + self.grid.finish.clearance_mm + SPARE_MM

    def wall(self, task: Task, width: float) -> Layers:
        """The cells where a track of this task may never be: pads of others, and outside its region."""
        key = (task.net, width, task.region)
        if key not in self.walls:
            self.walls[key] = _wall(self, task, width)
        return self.walls[key]

    def shadow(self, line: Line, width: float) -> tuple[int, ...]:
        """The cells that copper takes from the middles of other tracks of some width."""
        if (line, width) not in self.shadows:
            reach = self.past(line.width / 2 + self.away(width))
            around = Line(line.start, line.end, 0).box().grown(reach)
            self.shadows[line, width] = tuple(
                index for index, x, y in self.grid.within(around) if to_line((x, y), line.start, line.end) < reach
            )
        return self.shadows[line, width]

    def past(self, distance: float) -> float:
        """How far two neighbouring cells are from a point, so that the line between them keeps a distance."""
        return hypot(distance, self.grid.finish.grid_mm / 2)


def _wall(field: Field, task: Task, width: float) -> Layers:
    outside = _outside(field, task.region, width)
    layers = (outside, outside.copy())
    for pad in field.pads:
        if pad.net != task.net or not pad.number:
            for index in _around(field, pad, width):
                layers[0][index] = 1
                layers[1][index] |= not pad.on_top_only
    return layers


def _around(field: Field, pad: PlacedPad, width: float) -> Iterator[int]:
    """The cells that are too near to a pad. The corners of a round one are cut off."""
    away = field.away(width)
    radius = min(pad.box.size) / 2 if pad.is_round else 0.0
    core, reach = pad.box.grown(-radius), radius + away
    for index, x, y in field.grid.within(core.grown(field.past(reach))):
        over_x, over_y = max(core.left - x, x - core.right, 0), max(core.top - y, y - core.bottom, 0)
        least = field.past(reach) if (over_x and over_y) or pad.is_round else reach
        if hypot(over_x, over_y) < least:
            yield index


def _outside(field: Field, region: Polygon, width: float) -> bytearray:
    """The cells where a track would leave its region, or be under the head of a screw."""
    if region not in field.room:
        field.room[region] = _room(field, region)
    return bytearray([room < width / 2 for room in field.room[region]])


def _room(field: Field, region: Polygon) -> list[float]:
    """How far each cell is from the edge of the region and from the heads of the screws."""
    grid = field.grid
    points = (grid.middle(column, row) for row in range(grid.rows) for column in range(grid.columns))
    return [
        min(depth(point, region), *(hypot(point[0] - x, point[1] - y) - field.head_radius for x, y in field.heads))
        for point in points
    ]
