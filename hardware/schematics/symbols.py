"""The symbol of each kind of part, and where its pins are. A symbol knows nothing of nets."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from circuits.parts import Part
from schematics.boxes import Box, box, box_by_roles
from schematics.shapes import Area, Point, Shape, Text, arc, line, outline, rectangle, solid
from schematics.symbol import Symbol, Terminal

Turn = Literal["right", "down", "left", "up"]
"""Where a symbol with two pins points to, from its first pin or its anode."""

TURNED: dict[Turn, tuple[Point, Point]] = {
    "right": ((1, 0), (0, 1)),
    "down": ((0, 1), (-1, 0)),
    "left": ((-1, 0), (0, -1)),
    "up": ((0, -1), (1, 0)),
}
"""Where a step to the right goes, and where a step down goes."""


def symbol(part: Part, turn: Turn = "right", sides: Box | None = None) -> Symbol:
    """The symbol of a part. A box has the pins at the sides that a layout says, or by their roles."""
    if sides:
        return box(part, sides)
    match part.kind:
        case "transistor":
            return _fet(part)
        case "optocoupler":
            return _coupler(part)
        case "test-point":
            return _test_point(part)
        case _ if len(part.pins) == 2 and part.kind in BODIES:
            return _turned(_two_pins(part), turn)
        case _:
            return box_by_roles(part)


def _two_pins(part: Part) -> Symbol:
    """Pins at both ends of a line; an anode is the first."""
    numbers = {pin.name: pin.number for pin in part.pins}
    first, second = (
        (numbers["anode"], numbers["cathode"]) if "anode" in numbers else tuple(pin.number for pin in part.pins)
    )
    body = BODIES[body_name(part)]
    shapes = (*_leads(body.reach), *body.shapes)
    return Symbol(shapes, (Terminal(first, (-2, 0)), Terminal(second, (2, 0))))


class _Body(Struct, frozen=True):
    """A body in the middle of a line, and how far it reaches to both sides."""

    reach: float
    shapes: tuple[Shape, ...]


def _beam(start: Point) -> tuple[Shape, ...]:
    """An arrow of light, away from a diode."""
    x, y = start
    return (line((x, y), (x + 0.4, y - 0.4)), solid((x + 0.6, y - 0.6), (x + 0.28, y - 0.5), (x + 0.5, y - 0.28)))


BAR = line((0.55, -0.6), (0.55, 0.6))
ZENER_BAR = line((0.25, -0.6), (0.55, -0.6), (0.55, 0.6), (0.85, 0.6))
TRIANGLE = solid((-0.55, -0.55), (-0.55, 0.55), (0.55, 0))
PLATES = (line((-0.2, -0.8), (-0.2, 0.8)), line((0.2, -0.8), (0.2, 0.8)))
PLUS = (line((-0.95, -0.6), (-0.45, -0.6)), line((-0.7, -0.85), (-0.7, -0.35)))
CONTACTS = (arc((-0.8, 0), 0.2, 0, 360), arc((0.8, 0), 0.2, 0, 360))
BODIES = {
    "resistor": _Body(1, (rectangle(Area(-1, -0.4, 1, 0.4)),)),
    "capacitor": _Body(0.2, PLATES),
    "electrolytic": _Body(0.2, (*PLATES, *PLUS)),
    "diode": _Body(0.55, (TRIANGLE, BAR)),
    "zener": _Body(0.55, (TRIANGLE, ZENER_BAR)),
    "suppressor": _Body(0.55, (TRIANGLE, ZENER_BAR)),
    "suppressor of both ways": _Body(
        1.1,
        (
            outline((-1.1, -0.5), (-1.1, 0.5), (0, 0)), outline((1.1, -0.5), (1.1, 0.5), (0, 0)),
            line((-0.3, -0.6), (0, -0.6), (0, 0.6), (0.3, 0.6)),
        ),
    ),
    "fuse": _Body(0, (rectangle(Area(-1, -0.4, 1, 0.4)),)),
    "jumper": _Body(1, (*CONTACTS, arc((0, 0), 0.8, -150, -30))),
    "switch": _Body(1, (*CONTACTS, line((-0.65, -0.15), (0.7, -0.85)))),
    "led": _Body(0.55, (TRIANGLE, BAR, *_beam((0.0, -0.7)), *_beam((0.45, -0.7)))),
    "button": _Body(1, (*CONTACTS, line((-1, -0.45), (1, -0.45)), line((0, -0.45), (0, -0.9)))),
    "buzzer": _Body(
        0.75, (arc((0, 0), 0.75, 0, 360), line((-0.3, -0.3), (-0.3, 0.3)), line((0.3, -0.3), (0.3, 0.3)))
    ),
    "coil": _Body(1, tuple(arc((at, 0), 0.25, -180, 0) for at in (-0.75, -0.25, 0.25, 0.75))),
}  # fmt: skip


def body_name(part: Part) -> str:
    """A plus is at the first pin of a capacitor with a polarity. A suppressor whose number ends in CA has none."""
    if part.kind == "capacitor" and "CP_" in part.item.footprint:
        return "electrolytic"
    if part.kind == "suppressor" and part.item.value.endswith("CA"):
        return "suppressor of both ways"
    return part.kind


def _leads(reach: float) -> tuple[Shape, ...]:
    return (line((-2, 0), (-reach, 0)), line((reach, 0), (2, 0)))


def _turned(upright: Symbol, turn: Turn) -> Symbol:
    (right_x, right_y), (down_x, down_y) = TURNED[turn]

    def there(point: Point) -> Point:
        x, y = point
        return (x * right_x + y * down_x + 0.0, x * right_y + y * down_y + 0.0)

    shapes = tuple(Shape(tuple(map(there, one.points)), one.filled, one.dashed) for one in upright.shapes)
    return Symbol(shapes, tuple(Terminal(one.pin, there(one.at)) for one in upright.terminals))


def _fet(part: Part) -> Symbol:
    """An n-channel MOSFET: gate at the left, drain up, source down."""
    at = {"gate": (-3.0, 0.0), "drain": (0.0, -2.0), "source": (0.0, 2.0)}
    shapes = (
        line((-3, 0), (-1.3, 0)), line((-1.3, -0.7), (-1.3, 0.7)),
        line((-1, -0.95), (-1, -0.45)), line((-1, -0.25), (-1, 0.25)), line((-1, 0.45), (-1, 0.95)),
        line((-1, -0.7), (0, -0.7), (0, -2)), line((-1, 0.7), (0, 0.7), (0, 2)), line((-1, 0), (0, 0), (0, 0.7)),
        solid((-0.95, 0), (-0.5, -0.22), (-0.5, 0.22)),
    )  # fmt: skip
    beside = {"gate": (-2.2, -0.25), "drain": (-0.45, -1.3), "source": (-0.45, 1.75)}
    return _named_terminals(part, shapes, at, beside)


def _coupler(part: Part) -> Symbol:
    """A light at the left, its transistor at the right."""
    at = {"anode": (-4.0, -1.0), "cathode": (-4.0, 1.0), "collector": (4.0, -1.0), "emitter": (4.0, 1.0)}
    shapes = (
        rectangle(Area(-3, -2, 3, 2)),
        line((-4, -1), (-1.5, -1), (-1.5, -0.45)), line((-1.5, 0.45), (-1.5, 1), (-4, 1)),
        solid((-2, -0.45), (-1, -0.45), (-1.5, 0.4)), line((-2, 0.45), (-1, 0.45)),
        *_light((-0.7, -0.3)), *_light((-0.7, 0.25)),
        line((1, -0.7), (1, 0.7)), line((1, -0.25), (1.9, -1), (4, -1)), line((1, 0.25), (1.9, 1), (4, 1)),
        solid((1.8, 0.92), (1.28, 0.76), (1.6, 0.4)),
    )  # fmt: skip
    beside = {"anode": (-3.55, -1.2), "cathode": (-3.55, 0.8), "collector": (3.55, -1.2), "emitter": (3.55, 0.8)}
    return _named_terminals(part, shapes, at, beside)


def _test_point(part: Part) -> Symbol:
    """A small ring at the end of a wire to the right."""
    shapes = (line((0, 0), (-0.7, 0)), arc((-1, 0), 0.3, 0, 360))
    return Symbol(shapes, (Terminal(part.pins[0].number, (0.0, 0.0)),))


def _light(start: Point) -> tuple[Shape, ...]:
    """An arrow to the right."""
    x, y = start
    return (line((x, y), (x + 0.8, y)), solid((x + 1.1, y), (x + 0.75, y - 0.15), (x + 0.75, y + 0.15)))


def _named_terminals(part: Part, shapes: tuple[Shape, ...], at: dict[str, Point], beside: dict[str, Point]) -> Symbol:
    """A symbol whose pins have names, with the number beside each."""
    terminals = tuple(Terminal(pin.number, at[pin.name]) for pin in part.pins)
    return Symbol(shapes, terminals, tuple(Text(pin.number, beside[pin.name], size=0.58) for pin in part.pins))
