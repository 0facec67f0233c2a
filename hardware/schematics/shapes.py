"""What symbols and sheets are made of: points, lines and texts, in steps of the grid, x to the right and y down."""

from __future__ import annotations

import math
from typing import Literal

from msgspec import Struct

Point = tuple[float, float]
Align = Literal["left", "center", "right"]
TEXT, SMALL = 0.75, 0.58  # heights of the letters' font, in steps
LINE = 0.95  # from one line of text to the next, in steps


class Shape(Struct, frozen=True):
    """A line through points. A filled one is closed."""

    points: tuple[Point, ...]
    filled: bool = False
    dashed: bool = False

    def moved(self, by: Point) -> Shape:
        """The same shape elsewhere."""
        return Shape(tuple(plus(point, by) for point in self.points), self.filled, self.dashed)


class Text(Struct, frozen=True):
    """A line of text on a baseline."""

    text: str
    at: Point
    align: Align = "center"
    size: float = TEXT

    def moved(self, by: Point) -> Text:
        """The same text elsewhere."""
        return Text(self.text, plus(self.at, by), self.align, self.size)


class Area(Struct, frozen=True):
    """A rectangle, by its edges."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def middle(self) -> Point:
        """The point in its middle."""
        return ((self.left + self.right) / 2, (self.top + self.bottom) / 2)

    def grown(self, by: float) -> Area:
        """The same rectangle with its edges moved outwards."""
        return Area(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def shrunk(self, by: float) -> Area:
        """The same rectangle with its edges moved inwards, but not beyond its middle."""
        x, y = self.middle
        return Area(min(self.left + by, x), min(self.top + by, y), max(self.right - by, x), max(self.bottom - by, y))

    def holds(self, other: Area) -> bool:
        """Whether another rectangle is within this one."""
        across = self.left <= other.left and other.right <= self.right
        return across and self.top <= other.top and other.bottom <= self.bottom

    def meets(self, other: Area) -> bool:
        """Whether both have an area in common."""
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom


def plus(one: Point, other: Point) -> Point:
    """A point moved by another."""
    return (one[0] + other[0], one[1] + other[1])


def line(*points: Point) -> Shape:
    """An open line."""
    return Shape(points)


def outline(*corners: Point) -> Shape:
    """A closed line."""
    return Shape((*corners, corners[0]))


def solid(*corners: Point) -> Shape:
    """A filled polygon."""
    return Shape((*corners, corners[0]), filled=True)


def rectangle(area: Area) -> Shape:
    """The outline of an area."""
    return outline((area.left, area.top), (area.right, area.top), (area.right, area.bottom), (area.left, area.bottom))


def arc(middle: Point, radius: float, start: float, end: float) -> Shape:
    """A part of a circle between two angles in degrees, clockwise from the right, as a line of short pieces."""
    pieces = max(4, round(abs(end - start) / 22.5))
    angles = (math.radians(start + (end - start) * at / pieces) for at in range(pieces + 1))
    return Shape(
        tuple((_round(middle[0] + radius * math.cos(a)), _round(middle[1] + radius * math.sin(a))) for a in angles)
    )


def around(shapes: tuple[Shape, ...]) -> Area:
    """The smallest rectangle around shapes."""
    xs, ys = zip(*(point for shape in shapes for point in shape.points), strict=True)
    return Area(min(xs), min(ys), max(xs), max(ys))


def _round(number: float) -> float:
    return round(number, 4) + 0.0  # no minus zero
