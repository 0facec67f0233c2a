"""The sheets of a board as one page of KiCad 6, so that a person can go on in KiCad's schematic editor."""

from __future__ import annotations

import uuid
from collections.abc import Iterator

from msgspec import Struct

from circuits.parts import Board, Part
from schematics import kicad_symbols
from schematics.caption import LICENCE, NOT_BUILT, part_texts
from schematics.junctions import dots, on_wire, pieces
from schematics.kicad_symbols import KicadSymbol, effects, number, quoted
from schematics.layout import Barrier, Frame
from schematics.placed import PlacedMark, PlacedPart, PlacedSheet, Wire
from schematics.shapes import Area, Point, Shape, Text, line, plus, rectangle
from schematics.symbols import Turn

VERSION = 20211123  # of KiCad 6's format
BORDER, BETWEEN, TITLE_HEIGHT = 8, 4, 18  # of the page, in steps
COLUMNS = 2
ANGLES: dict[Turn, int] = {"right": 0, "up": 90, "left": 180, "down": 270}
NAMESPACE = uuid.uuid5(uuid.NAMESPACE_URL, "headtable/hardware/schematics")


class _Corner(Struct, frozen=True):
    """Where a sheet begins on the page."""

    at: Point

    def there(self, point: Point) -> str:
        """A point of the sheet, in mm on the page."""
        x, y = plus(point, self.at)
        return f"{number(x)} {number(y)}"


def schematic(board: Board, sheets: tuple[PlacedSheet, ...]) -> str:
    """All sheets of a board beside each other, each with its title above it."""
    library = kicad_symbols.library(board, sheets)
    corners = zip(sheets, _corners(sheets), strict=True)
    blocks = [text for sheet, corner in corners for text in _sheet(board, sheet, corner, library)]
    drawn = "\n".join(sorted({symbol.text for symbol in library.values()}))
    title = (
        f"  (title_block (title {quoted(board.name)}) (rev {quoted(board.revision)})"
        f" (comment 1 {quoted(LICENCE)}) (comment 2 {quoted(NOT_BUILT)}))"
    )
    return (
        f"(kicad_sch (version {VERSION}) (generator headtable)\n  (uuid {_uuid(board.name)})\n"
        f"{_paper(sheets)}\n{title}\n  (lib_symbols\n{drawn}\n  )\n" + "\n".join(blocks) + "\n"
        '  (sheet_instances (path "/" (page "1")))\n  (symbol_instances\n'
        + "\n".join(_instances(board, sheets)) + "\n  )\n)\n"
    )  # fmt: skip


def _corners(sheets: tuple[PlacedSheet, ...]) -> Iterator[_Corner]:
    """Sheets in rows of two, each row as high as its highest sheet."""
    across, y = _widest(sheets) + BETWEEN, float(BORDER)
    for row in _rows(sheets):
        yield from (_Corner((BORDER + across * at, y)) for at in range(len(row)))
        y += _highest(row) + BETWEEN


def _paper(sheets: tuple[PlacedSheet, ...]) -> str:
    """A page that is large enough for all sheets, and KiCad's title block below them."""
    wide = COLUMNS * (_widest(sheets) + BETWEEN) + 2 * BORDER
    high = sum(_highest(row) + BETWEEN for row in _rows(sheets)) + BORDER + TITLE_HEIGHT
    return f'  (paper "User" {number(wide)} {number(high)})'


def _rows(sheets: tuple[PlacedSheet, ...]) -> list[tuple[PlacedSheet, ...]]:
    return [sheets[at : at + COLUMNS] for at in range(0, len(sheets), COLUMNS)]


def _widest(sheets: tuple[PlacedSheet, ...]) -> float:
    return max(one.sheet.width for one in sheets)


def _highest(sheets: tuple[PlacedSheet, ...]) -> float:
    return max(one.sheet.height for one in sheets)


def _sheet(board: Board, sheet: PlacedSheet, corner: _Corner, library: dict[str, KicadSymbol]) -> Iterator[str]:
    title = sheet.sheet.title
    yield _text(title, corner.there((1, -0.5)), 2.0, f"{title} title")
    yield from (_text(note.text, corner.there((note.x, note.y)), 1.27, note.text) for note in sheet.sheet.notes)
    yield from (text for frame in sheet.sheet.frames for text in _frame(frame, corner))
    yield from (text for barrier in sheet.sheet.barriers for text in _barrier(barrier, corner))
    for at in dots(sheet):
        place = corner.there(at)
        yield f"  (junction (at {place}) (diameter 0) (color 0 0 0 0) (uuid {_uuid('junction', place)}))"
    yield from (_wire(start, end, corner) for wire in sheet.wires for start, end in _split(wire, sheet))
    for part in sheet.parts:
        yield _part(part, corner, library[part.part.reference])
    for at_mark, mark in enumerate(sheet.marks):
        yield _mark(mark, corner, library, _reference(board, sheet, at_mark))


def _frame(frame: Frame, corner: _Corner) -> Iterator[str]:
    yield _dashed(rectangle(Area(frame.left, frame.top, frame.right, frame.bottom)), corner)
    place = corner.there((frame.left + 0.4, frame.top + 0.9))
    yield _text(frame.caption, place, 1.0, place)


def _barrier(barrier: Barrier, corner: _Corner) -> Iterator[str]:
    yield _dashed(line((barrier.x, barrier.top), (barrier.x, barrier.bottom)), corner)
    for text, x, align in ((barrier.left, -0.5, "right"), (barrier.right, 0.5, "left")):
        place = corner.there((barrier.x + x, barrier.top + 0.5))
        yield _text(text, place, 1.27, place, align)


def _dashed(shape: Shape, corner: _Corner) -> str:
    """One line of graphics for each piece: KiCad 6 has no longer ones."""
    return "\n".join(
        f"  (polyline (pts (xy {corner.there(start)}) (xy {corner.there(end)}))"
        f" (stroke (width 0) (type dash) (color 0 0 0 0)) (uuid {_uuid('dashed', *map(corner.there, (start, end)))}))"
        for start, end in pieces(shape.points)
    )


def _text(text: str, place: str, size: float, name: str, align: str = "left") -> str:
    return f"  (text {quoted(text)} (at {place} 0) {effects(size, align)} (uuid {_uuid('text', name)}))"


def _wire(start: Point, end: Point, corner: _Corner) -> str:
    points = f"(xy {corner.there(start)}) (xy {corner.there(end)})"
    stroke = "(stroke (width 0) (type default) (color 0 0 0 0))"
    return f"  (wire (pts {points}) {stroke} (uuid {_uuid('wire', points)}))"


def _split(wire: Wire, sheet: PlacedSheet) -> Iterator[tuple[Point, Point]]:
    """The straight lines of a wire, each from one dot or name to the next: KiCad keeps them so."""
    stops = {*dots(sheet), *(mark.at for mark in sheet.marks)}
    for start, end in pieces(wire):
        on_it = {start, end, *(at for at in stops if on_wire(at, (start, end)))}
        yield from pieces(tuple(sorted(on_it)))


def _part(one: PlacedPart, corner: _Corner, symbol: KicadSymbol) -> str:
    """A part with its fields where the pictures have its texts."""
    part = one.part
    reference, value, *_ = part_texts(one)
    angle = ANGLES[one.place.turn]
    fields = (
        _field("Reference", reference, 0, one, corner), _field("Value", value, 1, one, corner),
        _hidden("Footprint", part.item.footprint, 2, corner.there(one.at)),
        _hidden("Datasheet", "~", 3, corner.there(one.at)), _hidden("Task", part.task, 4, corner.there(one.at)),
    )  # fmt: skip
    pins = "".join(
        f"\n    (pin {quoted(pin.number)} (uuid {_uuid(part.reference, pin.number)}))" for pin in part.pins
    )
    on_board = "yes" if part.stands == "on-board" else "no"
    return (
        f"  (symbol (lib_id {quoted(symbol.name)}) (at {corner.there(one.at)} {angle}) (unit 1)\n"
        f"    (in_bom yes) (on_board {on_board}) (uuid {_uuid(part.reference)})\n    "
        + "\n    ".join(fields) + pins + "\n  )"
    )  # fmt: skip


def _field(name: str, text: Text, order: int, one: PlacedPart, corner: _Corner) -> str:
    """KiCad turns a text with its symbol, so the text of an upright symbol is turned back."""
    angle = 90 if one.place.turn in {"up", "down"} else 0
    at = corner.there(plus(plus(text.at, one.at), (0, -0.28)))
    align = (
        {"left": "right", "right": "left"}.get(text.align, text.align) if one.place.turn in FLIPPED else text.align
    )
    return f"(property {quoted(name)} {quoted(text.text)} (id {order}) (at {at} {angle}) {effects(1.27, align)})"


FLIPPED: set[Turn] = {"left", "up"}
"""KiCad turns a text with its symbol. Turned so, a text ends where it would begin."""


def _hidden(name: str, text: str, order: int, place: str) -> str:
    return f"(property {quoted(name)} {quoted(text)} (id {order}) (at {place} 0) {effects(1.27, hidden='hide')})"


def _mark(one: PlacedMark, corner: _Corner, library: dict[str, KicadSymbol], reference: str) -> str:
    """A supply and a ground are power symbols; all other names are global labels, so that no net gets a path."""
    net, place = one.mark.net, corner.there(one.at)
    match one.mark.style:
        case "supply" | "ground":
            return _power(net, one.mark.style, place, library[f"power {net}"], reference)
        case "open":
            return f"  (no_connect (at {place}) (uuid {_uuid('open', place)}))"
        case "flag-left":
            return _label(net, place, 180, "right")
        case "flag-right" | "beside":
            return _label(net, place, 0, "left")
        case "name":
            return _label(net, place, 90, "left")


def _label(net: str, place: str, angle: int, align: str) -> str:
    return (
        f"  (global_label {quoted(net)} (shape passive) (at {place} {angle}) {effects(1.27, align)}"
        f" (uuid {_uuid('label', net, place)}))"
    )


def _power(net: str, style: str, place: str, symbol: KicadSymbol, reference: str) -> str:
    x, y = map(float, place.split())
    above = -kicad_symbols.STEP * 1.6 if style == "supply" else kicad_symbols.STEP * 2.1
    return (
        f"  (symbol (lib_id {quoted(symbol.name)}) (at {place} 0) (unit 1)\n"
        f"    (in_bom yes) (on_board yes) (uuid {_uuid(reference)})\n"
        f"    {_hidden('Reference', reference, 0, place)}\n"
        f'    (property "Value" {quoted(net)} (id 1) (at {x:g} {y + above:g} 0) {effects(1.27)})\n'
        f"    {_hidden('Footprint', '', 2, place)}\n    {_hidden('Datasheet', '', 3, place)}\n"
        f'    (pin "1" (uuid {_uuid(reference, "1")}))\n  )'
    )


def _reference(board: Board, sheet: PlacedSheet, at_mark: int) -> str:
    """KiCad numbers its power symbols, too."""
    return f"#PWR_{board.name}_{sheet.sheet.title}_{at_mark}"


def _instances(board: Board, sheets: tuple[PlacedSheet, ...]) -> Iterator[str]:
    for sheet in sheets:
        for at_mark, one in enumerate(sheet.marks):
            if one.mark.style in {"supply", "ground"}:
                yield _instance(_reference(board, sheet, at_mark), one.mark.net, "")
        yield from (_instance_of(one.part) for one in sheet.parts)


def _instance_of(part: Part) -> str:
    return _instance(part.reference, part.item.value, part.item.footprint)


def _instance(reference: str, value: str, footprint: str) -> str:
    return (
        f'    (path "/{_uuid(reference)}" (reference {quoted(reference)}) (unit 1)'
        f" (value {quoted(value)}) (footprint {quoted(footprint)}))"
    )


def _uuid(*names: str) -> str:
    """The same for the same names."""
    return str(uuid.uuid5(NAMESPACE, " ".join(names)))
