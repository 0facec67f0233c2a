"""The symbols of a schematic in KiCad's format, as its file embeds them. KiCad's y goes up in a symbol."""

from __future__ import annotations

from msgspec import Struct

from circuits.parts import Board, Part, Pin, Role
from schematics.boxes import Box, has_names
from schematics.layout import Mark
from schematics.marks import drawn
from schematics.placed import PlacedSheet
from schematics.shapes import Align, Point, Shape, Text
from schematics.symbol import Symbol, Terminal
from schematics.symbols import BODIES, body_name, symbol

STEP = 2.54  # mm, which is KiCad's grid for pins
LIBRARY = "headtable"
DRAWN = {"transistor", "optocoupler", "test-point"}  # kinds with a symbol of their own, besides those in a line
TYPES: dict[Role, str] = {
    "passive": "passive", "input": "input", "output": "output", "supply": "passive", "ground": "passive",
}  # fmt: skip
"""KiCad would want a flag on each supply for a power input. The rules in circuits/ check supplies already."""


class KicadSymbol(Struct, frozen=True):
    """A symbol of the library, by its name."""

    name: str
    text: str


def library(board: Board, sheets: tuple[PlacedSheet, ...]) -> dict[str, KicadSymbol]:
    """The symbol of each part by its reference, and of each supply and ground as ``power GND``."""
    parts = {one.part.reference: _part(one.part, one.place.box) for sheet in sheets for one in sheet.parts}
    power = {
        f"power {one.mark.net}": _power(one.mark, board.grounds)
        for sheet in sheets for one in sheet.marks if one.mark.style in {"supply", "ground"}
    }  # fmt: skip
    return {**parts, **power}


def number(steps: float) -> str:
    """Steps of the grid in mm."""
    return f"{round(steps * STEP, 4) + 0.0:g}"


def quoted(text: str) -> str:
    """A text in quotation marks."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def effects(size: float, align: str = "center", hidden: str = "") -> str:
    """How a text is written: its size in mm, and where its point is."""
    justify = "" if align == "center" else f" (justify {align})"
    return f"(effects (font (size {size:g} {size:g})){justify}{hidden and ' hide'})"


def _part(part: Part, sides: Box | None) -> KicadSymbol:
    """Parts of a kind share their symbol, unless it is a box, or its lines are other ones."""
    upright = symbol(part, "right", sides)
    leads = {one.pin: _lead(one, upright) for one in upright.terminals}
    body = tuple(shape for shape in upright.shapes if shape not in leads.values())
    name = _name(part, sides)
    boxed = _is_box(part, sides)
    numbers = "" if boxed else " (pin_numbers hide)"
    names = "(pin_names (offset 0.508))" if boxed and has_names(part) else "(pin_names (offset 0) hide)"
    by_number = {pin.number: pin for pin in part.pins}
    pins = "".join(_pin(by_number[one.pin], one, leads[one.pin]) for one in upright.terminals)
    texts = () if boxed else upright.texts
    return KicadSymbol(
        name,
        f"    (symbol {quoted(name)}{numbers} {names} (in_bom yes) (on_board yes)\n"
        f"{_fields(_letters(part.reference), part.kind)}"
        f"      (symbol {quoted(_unit(name))}\n{_graphics(body, texts)}{pins}      )\n    )",
    )


def _name(part: Part, sides: Box | None) -> str:
    """A box is of its own part. All else is shared by the parts whose references begin alike."""
    if _is_box(part, sides):
        return f"{LIBRARY}:{part.kind}_{part.reference}"
    return f"{LIBRARY}:{body_name(part).replace(' ', '_')}_{_letters(part.reference)}"


def _is_box(part: Part, sides: Box | None) -> bool:
    return sides is not None or (part.kind not in BODIES and part.kind not in DRAWN)


def _power(mark: Mark, grounds: tuple[str, ...]) -> KicadSymbol:
    """A symbol whose one pin names its net everywhere."""
    shapes, _ = drawn(mark, grounds)
    name = f"{LIBRARY}:{mark.net}"
    pin = _pin(Pin("1", mark.net, mark.net), Terminal("1", (0, 0)), None, "power_in")
    return KicadSymbol(
        name,
        f"    (symbol {quoted(name)} (power) (pin_numbers hide) (pin_names (offset 0) hide)"
        f" (in_bom yes) (on_board yes)\n{_fields('#PWR', mark.net)}"
        f"      (symbol {quoted(_unit(name))}\n{_graphics(shapes, ())}{pin}      )\n    )",
    )


def _lead(one: Terminal, upright: Symbol) -> Shape | None:
    """The straight line from the body to a terminal, which KiCad draws with the pin."""
    straight = (shape for shape in upright.shapes if len(shape.points) == 2 and one.at in shape.points)
    return next(straight, None)


def _pin(pin: Pin, one: Terminal, lead: Shape | None, kind: str = "") -> str:
    x, y = one.at
    length, angle = _direction(one.at, lead)
    at = f"(at {number(x)} {number(-y)} {angle})"
    return (
        f"        (pin {kind or TYPES[pin.role]} line {at} (length {number(length)})\n"
        f"          (name {quoted(pin.name)} {effects(1.27)}) (number {quoted(pin.number)} {effects(1.27)}))\n"
    )


def _direction(at: Point, lead: Shape | None) -> tuple[float, int]:
    """The length of a lead, and the angle in which it goes from its terminal to the body."""
    if lead is None:
        return 0, 0
    (x, y) = next(point for point in lead.points if point != at)
    right, down = x - at[0], y - at[1]
    angle = {(1, 0): 0, (0, -1): 90, (-1, 0): 180, (0, 1): 270}[_sign(right), _sign(down)]
    return abs(right + down), angle


def _sign(number: float) -> int:
    return (number > 0) - (number < 0)


def _graphics(shapes: tuple[Shape, ...], texts: tuple[Text, ...]) -> str:
    return "".join(map(_polyline, shapes)) + "".join(map(_text, texts))


def _polyline(shape: Shape) -> str:
    points = " ".join(f"(xy {number(x)} {number(-y)})" for x, y in shape.points)
    fill = "outline" if shape.filled else "none"
    return (
        f"        (polyline (pts {points})\n"
        f"          (stroke (width 0.1524) (type default) (color 0 0 0 0)) (fill (type {fill})))\n"
    )


def _text(text: Text) -> str:
    x, y = text.at
    align: Align = text.align
    return f"        (text {quoted(text.text)} (at {number(x)} {number(-y + 0.2)} 0) {effects(1.0, align)})\n"


def _fields(reference: str, value: str) -> str:
    hidden = effects(1.27, hidden="hide")
    return (
        f'      (property "Reference" {quoted(reference)} (id 0) (at 0 5.08 0) {effects(1.27)})\n'
        f'      (property "Value" {quoted(value)} (id 1) (at 0 -5.08 0) {effects(1.27)})\n'
        f'      (property "Footprint" "" (id 2) (at 0 0 0) {hidden})\n'
        f'      (property "Datasheet" "" (id 3) (at 0 0 0) {hidden})\n'
    )


def _unit(name: str) -> str:
    """The only unit of a symbol has its name without that of the library."""
    return f"{name.partition(':')[2]}_1_1"


def _letters(reference: str) -> str:
    return reference.rstrip("0123456789")
