"""What a person decides about a board: the place of each part, the circuits' regions, and what is printed."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from circuits.outlines import Outline
from circuits.parts import Board
from layouts.shapes import Polygon

Angle = Literal[0, 90, 180, 270]


class Place(Struct, frozen=True):
    """Where the first pin of a part is, in mm from the top left corner, and its turn to the left in degrees."""

    x: float
    y: float
    angle: Angle = 0


class Region(Struct, frozen=True):
    """The part of the board that belongs to one circuit. Its ground fills it on both sides."""

    ground: str
    corners: Polygon


class Trunk(Struct, frozen=True):
    """A wide track on a ground, so that a current finds its way back without the fill: from pad to pad."""

    net: str
    start: tuple[str, str]
    end: tuple[str, str]
    amperes: float


class Label(Struct, frozen=True):
    """Printed words on the top side; the place is their middle, in mm."""

    words: str
    x: float
    y: float
    size: float = 1.2
    angle: Angle = 0


class Finish(Struct, frozen=True):
    """How fine a board is, in mm: the grid of its tracks, its first cell, the width and the distance of signals."""

    grid_mm: float = 0.5
    first: tuple[float, float] = (0.0, 0.0)
    signal_mm: float = 0.4
    clearance_mm: float = 0.25


class Plan(Struct, frozen=True):
    """Everything that a person decides about a board."""

    board: Board
    outline: Outline
    places: dict[str, Place]
    regions: tuple[Region, ...]
    amperes: dict[str, float]  # the most on each net of power; every other net is a signal
    trunks: tuple[Trunk, ...]
    labels: tuple[Label, ...]
    poles: dict[str, tuple[str, ...]]  # what is printed at each pole of a connector, in the order of its pins
    gaps: tuple[tuple[tuple[float, float], tuple[float, float]], ...]  # lines that show the isolation
    overhang: dict[str, float]  # how far the room of a part may be over the edge, as a jack's
    left_open: dict[str, str]  # pads without a net, as J9.SH, and why
    finish: Finish = Finish()
    list_at: tuple[float, float] | None = (
        None  # the middle of the first line of the values without room at their parts
    )
