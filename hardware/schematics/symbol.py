"""A symbol: its lines, the texts inside it, and the points at which wires meet its pins."""

from __future__ import annotations

from msgspec import Struct

from schematics.shapes import Area, Point, Shape, Text, around


class Terminal(Struct, frozen=True):
    """Where a wire meets a pin."""

    pin: str
    at: Point


class Symbol(Struct, frozen=True):
    """What is drawn for a part, around its own origin."""

    shapes: tuple[Shape, ...]
    terminals: tuple[Terminal, ...]
    texts: tuple[Text, ...] = ()

    @property
    def area(self) -> Area:
        """The smallest rectangle around its lines."""
        return around(self.shapes)
