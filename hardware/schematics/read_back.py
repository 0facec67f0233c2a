"""Reads nets from the geometry of a drawing: it knows lines, dots, anchors and texts, but no table of parts.

Things that end at the same point are connected. A wire that crosses another one, or passes a pin, is not connected to
it, unless a dot is there. The name of a net belongs to the wire that it is on.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator

from msgspec import Struct
from schemdraw import Drawing

from schematics.drawing import Drawn, drawn_as
from schematics.junctions import on_wire
from schematics.placed import Wire
from schematics.shapes import Point

Pin = tuple[str, str]


class Piece(Struct, frozen=True):
    """What is connected on one sheet."""

    names: frozenset[str]
    pins: frozenset[Pin]
    leads: bool  # to other pieces: it has a flag, a supply or a ground
    loose: tuple[Point, ...] = ()  # ends of its wires that touch nothing


class Reading(Struct, frozen=True):
    """The parts on a sheet, by reference and value, and what is connected there."""

    parts: tuple[tuple[str, str], ...]
    pieces: tuple[Piece, ...]


class End(Struct, frozen=True):
    """Something that is connected to what is at its point: a pin or a name."""

    at: Point
    pin: Pin | None = None
    name: str = ""
    leads: bool = False  # a name that is the same net elsewhere
    anywhere: bool = False  # a name that may be on the middle of its wire


def read(drawing: Drawing) -> Reading:
    """The parts and what is connected on a sheet."""
    parts = tuple((texts[0], texts[1]) for texts in map(_texts, drawn_as(drawing, "part")))
    wires = [wire for element in drawn_as(drawing, "wire") for wire in element.lines()]
    dots = {at for element in drawn_as(drawing, "dot") for at in element.circles()}
    ends = [*_pins(drawing), *_names(drawing)]
    return Reading(parts, connected(wires, dots, ends))


def connected(wires: list[Wire], dots: set[Point], ends: list[End]) -> tuple[Piece, ...]:
    """What is connected with what, by wires, dots and points."""
    return tuple(_pieces(wires, dots, ends))


def _pieces(wires: list[Wire], dots: set[Point], ends: list[End]) -> Iterator[Piece]:
    joined = _Groups(len(wires) + len(ends))
    for things in _meeting(wires, dots, ends):
        joined.join(things)
    loose = set(_loose(wires, dots, ends))
    for group in joined.groups():
        found = [ends[at - len(wires)] for at in group if at >= len(wires)]
        yield Piece(
            frozenset(one.name for one in found if one.name),
            frozenset(one.pin for one in found if one.pin),
            any(one.leads for one in found),
            tuple(sorted(loose.intersection(at for index in group for at in _ends(wires[index : index + 1])))),
        )


def _meeting(wires: list[Wire], dots: set[Point], ends: list[End]) -> Iterator[list[int]]:
    """For each point, the things that are connected there: wires by their index, then ends."""
    at_point: dict[Point, list[int]] = defaultdict(list)
    for index, wire in enumerate(wires):
        at_point[wire[0]].append(index)
        at_point[wire[-1]].append(index)
    for index, end in enumerate(ends, len(wires)):
        at_point[end.at].append(index)
    for at, things in at_point.items():
        through = at in dots or any(end.anywhere and end.at == at for end in ends)
        yield [*things, *_through(wires, at)] if through else things


def _through(wires: list[Wire], at: Point) -> list[int]:
    return [index for index, wire in enumerate(wires) if on_wire(at, wire)]


def _ends(wires: list[Wire]) -> Iterator[Point]:
    return (at for wire in wires for at in (wire[0], wire[-1]))


def _loose(wires: list[Wire], dots: set[Point], ends: list[End]) -> Iterator[Point]:
    count = Counter(_ends(wires))
    touched = {*dots, *(end.at for end in ends if not end.anywhere)}
    return (at for at in count if count[at] == 1 and at not in touched)


class _Groups:
    """Numbers that are joined with each other."""

    def __init__(self, count: int) -> None:
        self._first = list(range(count))

    def join(self, numbers: Iterable[int]) -> None:
        """All these are one group from now on."""
        firsts = [self._of(number) for number in numbers]
        for first in firsts:
            self._first[first] = min(firsts)

    def groups(self) -> list[list[int]]:
        """All groups."""
        found = defaultdict(list)
        for number in range(len(self._first)):
            found[self._of(number)].append(number)
        return list(found.values())

    def _of(self, number: int) -> int:
        while self._first[number] != number:
            number = self._first[number]
        return number


def _pins(drawing: Drawing) -> Iterator[End]:
    for element in drawn_as(drawing, "part"):
        reference = _texts(element)[0]
        yield from (End(at, pin=(reference, pin)) for pin, at in element.places().items())


def _names(drawing: Drawing) -> Iterator[End]:
    for element in drawn_as(drawing, "mark"):
        flag = any(element.lines())
        yield End(element.places()["net"], name=_texts(element)[0], leads=flag, anywhere=not flag)


def _texts(element: Drawn) -> list[str]:
    return [segment.text for segment, _ in element.texts()]
