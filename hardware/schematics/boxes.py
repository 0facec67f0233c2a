"""Symbols that are boxes: connectors and chips, with the pins at the sides that a layout says."""

from __future__ import annotations

from msgspec import Struct

from circuits.parts import Part, Pin, Role
from schematics.shapes import SMALL, TEXT, Area, Point, Shape, Text, line, rectangle
from schematics.symbol import Symbol, Terminal

LEAD = 2.0


class Box(Struct, frozen=True):
    """The numbers of the pins on each side, from the top and from the left. An empty one is a gap."""

    left: tuple[str, ...] = ()
    right: tuple[str, ...] = ()
    top: tuple[str, ...] = ()
    bottom: tuple[str, ...] = ()
    width: int = 4
    pitch: int = 2

    @property
    def height(self) -> int:
        """From its top to its bottom, in steps."""
        return self.pitch * (max(len(self.left), len(self.right), 1) - 1) + 2


class _Leg(Struct, frozen=True):
    """A lead from the edge of a box, and where its number and its name are written."""

    edge: Point
    end: Point
    number: Text
    name: Text


def box(part: Part, sides: Box) -> Symbol:
    """A box with its upper left corner at the origin."""
    legs = {pin: leg for pin, leg in _legs(part, sides).items() if pin}
    numbered = has_names(part)
    edge = rectangle(Area(0, 0, sides.width, sides.height))
    shapes: tuple[Shape, ...] = (edge, *(line(leg.edge, leg.end) for leg in legs.values()))
    texts = tuple(text for leg in legs.values() for text in ((leg.number, leg.name) if numbered else (leg.name,)))
    return Symbol(shapes, tuple(Terminal(pin, leg.end) for pin, leg in legs.items()), texts)


def has_names(part: Part) -> bool:
    """Whether its pins have names besides their numbers: most connectors have none."""
    return any(pin.name != pin.number for pin in part.pins)


def box_by_roles(part: Part) -> Symbol:
    """Outputs at the right, supplies up, grounds down, all else at the left; a connector has all at the right."""
    if part.kind == "connector":
        return box(part, Box(right=tuple(pin.number for pin in part.pins)))
    top, bottom = _with_role(part, "supply"), _with_role(part, "ground")
    left, right = _with_role(part, "input", "passive"), _with_role(part, "output")
    return box(part, Box(left, right, top, bottom, width=2 * max(5, len(top) + 1, len(bottom) + 1)))


def _with_role(part: Part, *roles: Role) -> tuple[str, ...]:
    return tuple(pin.number for pin in part.pins if pin.role in roles)


def _legs(part: Part, sides: Box) -> dict[str, _Leg]:
    pins = {pin.number: pin for pin in part.pins} | {"": Pin("", "", "")}
    rows = [float(1 + sides.pitch * at) for at in range(max(len(sides.left), len(sides.right)))]
    return {
        **{n: _left(pins[n], y) for n, y in zip(sides.left, rows, strict=False)},
        **{n: _right(pins[n], y, sides.width) for n, y in zip(sides.right, rows, strict=False)},
        **{n: _top(pins[n], x) for n, x in _spread(sides.top, sides.width)},
        **{n: _bottom(pins[n], x, sides.height) for n, x in _spread(sides.bottom, sides.width)},
    }


def _spread(numbers: tuple[str, ...], width: int) -> tuple[tuple[str, float], ...]:
    """Pins at equal distances along a width."""
    apart = width / (len(numbers) + 1)
    return tuple((number, apart * at) for at, number in enumerate(numbers, 1))


def _left(pin: Pin, y: float) -> _Leg:
    number = Text(pin.number, (-1, y - 0.25), "center", SMALL)
    return _Leg((0, y), (-LEAD, y), number, Text(pin.name, (0.35, y + 0.28), "left", TEXT))


def _right(pin: Pin, y: float, width: int) -> _Leg:
    number = Text(pin.number, (width + 1, y - 0.25), "center", SMALL)
    return _Leg((width, y), (width + LEAD, y), number, Text(pin.name, (width - 0.35, y + 0.28), "right", TEXT))


def _top(pin: Pin, x: float) -> _Leg:
    number = Text(pin.number, (x - 0.25, -0.7), "right", SMALL)
    return _Leg((x, 0), (x, -LEAD), number, Text(pin.name, (x, 0.9), "center", TEXT))


def _bottom(pin: Pin, x: float, height: int) -> _Leg:
    number = Text(pin.number, (x - 0.25, height + 1.1), "right", SMALL)
    return _Leg((x, height), (x, height + LEAD), number, Text(pin.name, (x, height - 0.4), "center", TEXT))
