"""What is written beside parts, and the title block of a sheet."""

from __future__ import annotations

from circuits.parts import Board
from schematics.layout import Sheet, Side
from schematics.placed import PlacedPart
from schematics.shapes import LINE, Align, Area, Point, Shape, Text, line, plus, rectangle

LICENCE = "CERN-OHL-P-2.0"
NOT_BUILT = "Nobody has built this yet."
MET = {"connector", "led", "button"}
TITLE = Area(0, 0, 25, 3.9)


def part_texts(one: PlacedPart) -> tuple[Text, ...]:
    """Reference and value; what a person meets has its task below them."""
    part = one.part
    lines = [part.reference, part.item.value]
    if part.kind in MET or part.stands == "off-board":
        lines.append(part.task)
    start, align = _start(one, len(lines))
    return tuple(
        Text(text, plus(start, (one.place.shift[0], one.place.shift[1] + at * LINE)), align)
        for at, text in enumerate(lines)
    )


def _start(one: PlacedPart, lines: int) -> tuple[Point, Align]:
    """The baseline of the first line, at the side that the layout says."""
    area = one.symbol.area
    (x, y), height = area.middle, (lines - 1) * LINE
    match one.place.texts or _usual_side(one):
        case "above":
            return (x, area.top - 0.45 - height), "center"
        case "below":
            return (x, area.bottom + 0.95), "center"
        case "left":
            return (area.left - 0.4, y + 0.28 - height / 2), "right"
        case "right":
            return (area.right + 0.4, y + 0.28 - height / 2), "left"


def _usual_side(one: PlacedPart) -> Side:
    """Beside what is upright, above all else."""
    upright = one.part.kind == "transistor" or one.place.turn in {"up", "down"}
    return "right" if upright else "above"


def title_block(board: Board, sheet: Sheet, number: int, count: int) -> tuple[tuple[Shape, ...], tuple[Text, ...]]:
    """In the lower right corner: what this is, its revision, the sheet, the licence, and that it is untried."""
    corner = (sheet.width - TITLE.right, sheet.height - TITLE.bottom)
    rows = (
        (sheet.title, f"sheet {number} of {count}"),
        (f"{board.name}, revision {board.revision}", LICENCE),
        (NOT_BUILT, "headtable"),
    )
    texts = tuple(
        Text(text, plus(corner, (x, 0.95 + 1.3 * row)), align)
        for row, (left, right) in enumerate(rows)
        for text, x, align in _ends(left, right)
    )
    between = tuple(line((0, y), (TITLE.right, y)) for y in (1.3, 2.6))
    return tuple(shape.moved(corner) for shape in (rectangle(TITLE), *between)), texts


def _ends(left: str, right: str) -> tuple[tuple[str, float, Align], ...]:
    return ((left, 0.5, "left"), (right, TITLE.right - 0.5, "right"))
