"""Boxes and lines in mm, and the distances between them. Down is positive, as in KiCad."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from msgspec import Struct

Point = tuple[float, float]
Polygon = tuple[Point, ...]
TURNED = {0: (1, 0), 90: (0, 1), 180: (-1, 0), 270: (0, -1)}
"""Cosine and sine of each angle at which a part may be placed."""


def turned(point: Point, angle: int) -> Point:
    """A point after a turn to the left around the origin, exact for quarters."""
    (x, y), (cosine, sine) = point, TURNED[angle]
    return x * cosine + y * sine, y * cosine - x * sine


class Box(Struct, frozen=True):
    """A rectangle along the axes."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def middle(self) -> Point:
        """Its centre."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    @property
    def size(self) -> Point:
        """Its width and its height."""
        return self.right - self.left, self.bottom - self.top

    def placed(self, x: float, y: float, angle: int) -> Box:
        """This box after a turn and a move."""
        one, other = turned((self.left, self.top), angle), turned((self.right, self.bottom), angle)
        return Box(
            min(one[0], other[0]) + x, min(one[1], other[1]) + y, max(one[0], other[0]) + x, max(one[1], other[1]) + y
        )

    def grown(self, by: float) -> Box:
        """This box, larger by so much at each side."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def meets(self, other: Box) -> bool:
        """Whether two boxes overlap."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def contains(self, other: Box) -> bool:
        """Whether another box is within this one."""
        return (
            self.left <= other.left
            and other.right <= self.right
            and self.top <= other.top
            and other.bottom <= self.bottom
        )

    def distance(self, other: Box) -> float:
        """How far two boxes are apart; 0 if they overlap."""
        across = max(self.left - other.right, other.left - self.right, 0)
        down = max(self.top - other.bottom, other.top - self.bottom, 0)
        return hypot(across, down)

    def corners(self) -> Polygon:
        """Its four corners, in order."""
        return (self.left, self.top), (self.right, self.top), (self.right, self.bottom), (self.left, self.bottom)


def bounding_box(boxes: Sequence[Box]) -> Box:
    """The smallest box around several."""
    return Box(
        min(box.left for box in boxes), min(box.top for box in boxes),
        max(box.right for box in boxes), max(box.bottom for box in boxes),
    )  # fmt: skip


class Line(Struct, frozen=True):
    """A straight piece of a track."""

    start: Point
    end: Point
    width: float

    def box(self) -> Box:
        """The smallest box around it."""
        (x, y), (end_x, end_y) = self.start, self.end
        return Box(min(x, end_x), min(y, end_y), max(x, end_x), max(y, end_y)).grown(self.width / 2)


def to_line(point: Point, start: Point, end: Point) -> float:
    """The distance from a point to a line between two points."""
    along_x, along_y = end[0] - start[0], end[1] - start[1]
    square = along_x**2 + along_y**2
    part = 0.0 if square == 0 else ((point[0] - start[0]) * along_x + (point[1] - start[1]) * along_y) / square
    part = min(1.0, max(0.0, part))
    return hypot(point[0] - start[0] - part * along_x, point[1] - start[1] - part * along_y)


def edges(polygon: Polygon) -> list[tuple[Point, Point]]:
    """The sides of a polygon."""
    return list(pairwise((*polygon, polygon[0])))


def inside(point: Point, polygon: Polygon) -> bool:
    """Whether a point is within a polygon."""
    x, y = point
    crossed = 0
    for (x1, y1), (x2, y2) in edges(polygon):
        if (y1 > y) != (y2 > y) and x < x1 + (y - y1) / (y2 - y1) * (x2 - x1):
            crossed += 1
    return crossed % 2 == 1


def depth(point: Point, polygon: Polygon) -> float:
    """How far a point is within a polygon; negative if it is outside."""
    distance = min(to_line(point, start, end) for start, end in edges(polygon))
    return distance if inside(point, polygon) else -distance


def apart(one: Polygon, other: Polygon) -> float:
    """The distance of two polygons that do not cross."""
    return min(
        [to_line(point, *edge) for point in one for edge in edges(other)]
        + [to_line(point, *edge) for point in other for edge in edges(one)]
    )
