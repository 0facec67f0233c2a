"""Finds what makes a sheet hard to read: texts on texts or lines, symbols on symbols, wires through symbols."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from typing import get_args

from msgspec import Struct
from schemdraw import Drawing

from schematics.drawing import POINTS_A_STEP, Drawn, Role, drawn_as
from schematics.junctions import pieces
from schematics.marks import width
from schematics.shapes import Area, Point, Shape, around

ABOVE, BELOW = 0.74, 0.2  # of a font's size: what letters take above and below their baseline
LEAD = 1.0  # the outer step of a symbol: only leads are there
TIP = 0.31  # where a mark and a lead meet
Line = tuple[Point, Point]


class Taken(Struct, frozen=True):
    """The area that a text or a symbol takes, and its text or reference."""

    text: str
    area: Area


def unclear(drawing: Drawing) -> tuple[str, ...]:
    """Each pair of things on a sheet that are on each other, and what is not within the border."""
    texts = [text for element in drawn_as(drawing, *get_args(Role)) for text in _texts(element)]
    parts = [_symbol(element) for element in drawn_as(drawing, "part")]
    marks = [_symbol(element) for element in drawn_as(drawing, "mark") if any(element.lines())]
    bodies = [Taken(part.text, part.area.shrunk(LEAD)) for part in parts]
    barriers = [Taken("a barrier", _area(element).grown(0.1)) for element in drawn_as(drawing, "barrier")]
    wires = _lines(drawing, "wire")
    return (
        *_meet(texts),
        *_meet(parts),
        *_meet(marks),
        *_cut(texts, _lines(drawing, *get_args(Role))),
        *_cut([Taken(mark.text, mark.area.shrunk(TIP)) for mark in marks], [*wires, *_lines(drawing, "part")]),
        *_cut([*bodies, *barriers], wires),
        *_outside(drawing, [*texts, *parts, *marks]),
    )


def _meet(taken: list[Taken]) -> Iterator[str]:
    for one, other in combinations(taken, 2):
        if one.area.meets(other.area):
            yield f"{one.text} is on {other.text}"


def _cut(taken: list[Taken], lines: list[Line]) -> Iterator[str]:
    for one, ((x, y), (to_x, to_y)) in product(taken, lines):
        if _enters(((x, y), (to_x, to_y)), one.area):
            yield f"{one.text} is on a line from {x:g},{y:g} to {to_x:g},{to_y:g}"


def _outside(drawing: Drawing, taken: list[Taken]) -> Iterator[str]:
    """The paper is drawn first, so it is the first decoration."""
    page = _area(drawn_as(drawing, "decoration")[0])
    for one in taken:
        if not page.holds(one.area.grown(0.1)):
            yield f"{one.text} is not within the border"


def _texts(element: Drawn) -> Iterator[Taken]:
    for one, (x, y) in element.texts():
        size = one.fontsize / POINTS_A_STEP
        wide = width(one.text, size)
        left = x - wide * {"left": 0, "center": 0.5, "right": 1}[one.align[0] if one.align else "left"]
        yield Taken(one.text, Area(left, y - ABOVE * size, left + wide, y + BELOW * size))


def _symbol(element: Drawn) -> Taken:
    """By its first text, which is a reference or the name of a net."""
    return Taken(element.texts()[0][0].text, _area(element))


def _lines(drawing: Drawing, *roles: Role) -> list[Line]:
    return [piece for element in drawn_as(drawing, *roles) for one in element.lines() for piece in pieces(one)]


def _area(element: Drawn) -> Area:
    return around(tuple(map(Shape, element.lines())))


def _enters(one: Line, area: Area) -> bool:
    """Whether a line has more than a point within an area: each edge cuts off what is beyond it."""
    (x, y), (to_x, to_y) = one
    start, end = 0.0, 1.0
    for inside, inwards in (
        (x - area.left, to_x - x), (area.right - x, x - to_x), (y - area.top, to_y - y), (area.bottom - y, y - to_y),
    ):  # fmt: skip
        if inwards == 0 and inside <= 0:
            return False
        if inwards > 0:
            start = max(start, -inside / inwards)
        if inwards < 0:
            end = min(end, inside / -inwards)
    return start < end
