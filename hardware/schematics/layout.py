"""The layout of a board's sheets, as data that a person edits: places of parts, wires and marks.

A point is ``"10,5"`` in steps of the grid, ``"R4.2"`` or ``"Q1.gate"`` (where a wire meets that pin), or such a point
with steps added, ``"R4.2+3,0"``. A path is points with ways between them:

- ``A -- B`` is a straight line, and ``A -- +3,0`` is one to a point relative to the one before;
- ``A -| B`` goes to the right or left first, then up or down; ``A |- B`` the other way round;
- ``A | B`` goes up or down, and ends where it is level with B; ``A - B`` goes sideways, and ends above or below B.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from schematics.boxes import Box
from schematics.shapes import Point
from schematics.symbols import Turn

Side = Literal["above", "below", "left", "right"]
Style = Literal["flag-left", "flag-right", "supply", "ground", "name", "beside", "open"]
"""A flag, a supply and a ground lead to other places. A name, above a wire or beside it, only says which net it is.
An open pin is on a net of its own."""


class Place(Struct, frozen=True):
    """Where the origin of a part's symbol is: the middle of it, or the upper left corner of a box."""

    reference: str
    x: float
    y: float
    turn: Turn = "right"
    box: Box | None = None
    texts: Side | None = None  # where reference and value are
    shift: Point = (0, 0)  # of these texts


class Mark(Struct, frozen=True):
    """The name of a net at a point."""

    net: str
    at: str
    style: Style


class Frame(Struct, frozen=True):
    """A dashed frame around what belongs together, with a caption in its upper left corner."""

    left: float
    top: float
    right: float
    bottom: float
    caption: str


class Barrier(Struct, frozen=True):
    """A dashed line from top to bottom that no wire crosses, and the names of its two sides."""

    x: float
    top: float
    bottom: float
    left: str
    right: str


class Note(Struct, frozen=True):
    """A sentence for the reader."""

    x: float
    y: float
    text: str


class Sheet(Struct, frozen=True):
    """A page with a part of a board."""

    title: str
    width: float
    height: float
    places: tuple[Place, ...]
    wires: tuple[str, ...]
    marks: tuple[Mark, ...]
    frames: tuple[Frame, ...] = ()
    barriers: tuple[Barrier, ...] = ()
    notes: tuple[Note, ...] = ()


def flag_left(net: str, *points: str) -> tuple[Mark, ...]:
    """Flags at the left of points."""
    return tuple(Mark(net, at, "flag-left") for at in points)


def flag_right(net: str, *points: str) -> tuple[Mark, ...]:
    """Flags at the right of points."""
    return tuple(Mark(net, at, "flag-right") for at in points)


def supply(net: str, *points: str) -> tuple[Mark, ...]:
    """A supply above each of these points."""
    return tuple(Mark(net, at, "supply") for at in points)


def ground(net: str, *points: str) -> tuple[Mark, ...]:
    """A ground below each of these points."""
    return tuple(Mark(net, at, "ground") for at in points)


def name(net: str, *points: str) -> tuple[Mark, ...]:
    """The name of a net above a wire at each of these points."""
    return tuple(Mark(net, at, "name") for at in points)


def beside(net: str, *points: str) -> tuple[Mark, ...]:
    """The name of a net at the right of an upright wire at each of these points."""
    return tuple(Mark(net, at, "beside") for at in points)
