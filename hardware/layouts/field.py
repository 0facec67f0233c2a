"""The board as a grid: where the middle of a track may be, with all the copper that is there already."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, floor, hypot

from msgspec import Struct

from layouts.copper import PlacedPad
from layouts.shapes import Box, Line, Point, Polygon, depth, to_line

GRID_MM = 0.5
CLEARANCE_MM = 0.25
SPARE_MM = 0.05  # for the first and the last piece of a track, which go from the grid to the middle of a pad
VIA_MM, VIA_DRILL_MM = 1.0, 0.5

Layers = tuple[bytearray, bytearray]  # 1 where a cell is taken, on the top and on the bottom


class Track(Struct, frozen=True):
    """A straight piece of copper on one layer."""

    net: str
    layer: int
    line: Line


class Via(Struct, frozen=True):
    """A hole that joins both layers."""

    net: str
    at: Point


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


def blocked(field: Field, task: Task) -> Layers:
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
