"""A sheet with all its points known: what a layout and a table of parts give together."""

from __future__ import annotations

import re

from msgspec import Struct

from circuits.parts import Board, Part
from schematics.layout import Mark, Place, Sheet
from schematics.shapes import Point, plus
from schematics.symbol import Symbol
from schematics.symbols import symbol

Wire = tuple[Point, ...]
POINT = re.compile(r"(?P<pin>[A-Z]+\d+\.\w+)?(?P<steps>\+?-?[\d.]+,-?[\d.]+)?")
WAYS = {"--", "-|", "|-", "|", "-"}


class BadLayout(Exception):
    """A layout says something that cannot be drawn. It quotes the text."""


class PlacedPart(Struct, frozen=True):
    """A part with its symbol, and where that is."""

    part: Part
    place: Place
    symbol: Symbol

    @property
    def at(self) -> Point:
        """The origin of its symbol."""
        return (self.place.x, self.place.y)

    def terminals(self) -> dict[str, Point]:
        """Where each pin is, by its number."""
        return {one.pin: plus(one.at, self.at) for one in self.symbol.terminals}


class PlacedMark(Struct, frozen=True):
    """A mark and its point."""

    mark: Mark
    at: Point


class PlacedSheet(Struct, frozen=True):
    """All that is on a sheet, with its points."""

    sheet: Sheet
    parts: tuple[PlacedPart, ...]
    wires: tuple[Wire, ...]
    marks: tuple[PlacedMark, ...]


def placed(board: Board, sheet: Sheet) -> PlacedSheet:
    """Find every point of a sheet."""
    known = {part.reference: part for part in board.parts}
    unknown = [place.reference for place in sheet.places if place.reference not in known]
    if unknown:
        raise BadLayout(f"{sheet.title}: {board.name} has no {', '.join(unknown)}")
    parts = tuple(_placed_part(known[place.reference], place) for place in sheet.places)
    points = {f"{one.part.reference}.{name}": at for one in parts for name, at in _named(one)}
    wires = tuple(path(text, points) for text in sheet.wires)
    marks = tuple(PlacedMark(mark, point(mark.at, points)) for mark in sheet.marks)
    return PlacedSheet(sheet, parts, wires, marks)


def point(text: str, points: dict[str, Point], before: Point = (0, 0)) -> Point:
    """The point that a text names; steps with a plus and no pin are from the point before."""
    found = POINT.fullmatch(text)
    if not found or not text or (found["pin"] and found["pin"] not in points):
        raise BadLayout(f"{text!r} is no point: write 10,5 or R4.2 or R4.2+3,0, for a part on this sheet")
    steps = found["steps"] or "+0,0"
    x, y = (float(step) for step in steps.removeprefix("+").split(","))
    if found["pin"]:
        return plus(points[found["pin"]], (x, y))
    return plus(before, (x, y)) if steps.startswith("+") else (x, y)


def path(text: str, points: dict[str, Point]) -> Wire:
    """The corners of a wire, from the points and ways of a path."""
    first, *rest = text.split()
    corners = [point(first, points)]
    for way, target in zip(rest[::2], rest[1::2], strict=True):
        corners += _leg(text, way, corners[-1], point(target, points, corners[-1]))
    return tuple(corners)


def _leg(text: str, way: str, start: Point, end: Point) -> tuple[Point, ...]:
    below, beside = (start[0], end[1]), (end[0], start[1])
    match way:
        case "-|":
            return (beside, end)
        case "|-":
            return (below, end)
        case "|":
            return (below,)
        case "-":
            return (beside,)
        case "--" if start[0] == end[0] or start[1] == end[1]:
            return (end,)
        case "--":
            raise BadLayout(f"{text!r}: {start} and {end} are neither level nor above each other")
        case _:
            raise BadLayout(f"{text!r}: {way!r} is none of {sorted(WAYS)}")


def _placed_part(part: Part, place: Place) -> PlacedPart:
    return PlacedPart(part, place, symbol(part, place.turn, place.box))


def _named(one: PlacedPart) -> tuple[tuple[str, Point], ...]:
    """Each terminal by the number and by the name of its pin."""
    names = {pin.number: pin.name for pin in one.part.pins}
    return tuple((key, at) for pin, at in one.terminals().items() for key in (pin, names[pin]))
