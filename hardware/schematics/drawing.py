"""Draws a placed sheet with schemdraw, as SVG. What is drawn can be read back: see read_back.py."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from schemdraw import Drawing
from schemdraw.elements import Element
from schemdraw.segments import Segment, SegmentCircle, SegmentText

from circuits.parts import Board
from schematics.caption import part_texts, title_block
from schematics.junctions import dots
from schematics.layout import Barrier, Frame
from schematics.marks import drawn
from schematics.placed import PlacedMark, PlacedPart, PlacedSheet, Wire
from schematics.shapes import SMALL, TEXT, Area, Point, Shape, Text, rectangle

POINTS_A_STEP = 12.0
FONT = "Arial, Helvetica, sans-serif"
BLACK, GREEN, BLUE, GREY, WHITE = "#111111", "#14663a", "#1d4f91", "#666666", "#ffffff"
DOT = 0.22


Role = Literal["part", "wire", "dot", "mark", "barrier", "decoration"]
"""A part's first texts are its reference and value, and it has an anchor for each pin. A mark's first text is its
net, at the anchor ``net``. A dot joins wires. No wire crosses a barrier. A decoration connects nothing."""


class Drawn(Element):  # type: ignore[no-untyped-call]  # schemdraw's __init_subclass__ has no annotations
    """Lines and texts around a point of the sheet. Schemdraw's y goes up, and ours down."""

    def __init__(self, role: Role, at: Point, shapes: tuple[Shape, ...], texts: tuple[Text, ...], color: str) -> None:
        super().__init__()
        self.role = role
        self.segments.extend(_segment(shape, color) for shape in shapes)
        self.segments.extend(_text(text, color) for text in texts)
        self.at(_up(at)).theta(0)

    def anchored(self, anchors: dict[str, Point]) -> Drawn:
        """The same, with points that are found again by their names."""
        self.anchors.update({name: _up(point) for name, point in anchors.items()})
        return self

    def lines(self) -> Iterator[tuple[Point, ...]]:
        """Each of its lines, where it is on the sheet."""
        for one in self.segments:
            if isinstance(one, Segment):
                yield tuple(map(on_sheet, self.transform.transform_array(one.path)))

    def circles(self) -> Iterator[Point]:
        """The middle of each of its circles, where it is on the sheet."""
        for one in self.segments:
            if isinstance(one, SegmentCircle):
                yield on_sheet(self.transform.transform(one.center))

    def texts(self) -> list[tuple[SegmentText, Point]]:
        """Each of its texts, and where it is on the sheet."""
        return [
            (one, on_sheet(self.transform.transform(one.xy))) for one in self.segments if isinstance(one, SegmentText)
        ]

    def places(self) -> dict[str, Point]:
        """Where its anchors are on the sheet."""
        return {name: on_sheet(self.absanchors[name]) for name in self.anchors}


def drawn_as(drawing: Drawing, *roles: Role) -> list[Drawn]:
    """What has one of these roles in a drawing."""
    return [one for one in drawing.elements if isinstance(one, Drawn) and one.role in roles]


def on_sheet(at: Point) -> Point:
    """A point of schemdraw's in steps of the grid, y down; a thousandth of a step is none."""
    return (round(at[0], 3) + 0.0, round(-at[1], 3) + 0.0)


def draw(board: Board, sheet: PlacedSheet, number: int, sheets: tuple[PlacedSheet, ...]) -> Drawing:
    """One sheet of a board, as schemdraw has it."""
    drawing = Drawing(canvas="svg", show=False, inches_per_unit=POINTS_A_STEP / 72, margin=0.5, font=FONT, lw=1.2)
    elements = (
        *_background(board, sheet, number, len(sheets)),
        *(_wire(wire) for wire in sheet.wires),
        *(_part(part) for part in sheet.parts),
        *(_mark(one, board.grounds, _elsewhere(one.mark.net, number, sheets)) for one in sheet.marks),
        *(_dot(at) for at in dots(sheet)),
    )
    drawing.add_elements(*elements)
    return drawing


def as_svg(drawing: Drawing) -> str:
    """The drawing as SVG, an element on each line."""
    image = drawing.get_imagedata("svg").decode()
    return image.replace("/><", "/>\n<").replace("</text><", "</text>\n<") + "\n"


def _elsewhere(net: str, number: int, sheets: tuple[PlacedSheet, ...]) -> tuple[int, ...]:
    """The other sheets that have a net."""
    return tuple(
        at for at, sheet in enumerate(sheets, 1) if at != number and net in {one.mark.net for one in sheet.marks}
    )


def _background(board: Board, sheet: PlacedSheet, number: int, count: int) -> tuple[Drawn, ...]:
    """The paper comes first, for it is behind all else."""
    page = sheet.sheet
    edge = rectangle(Area(0, 0, page.width, page.height))
    notes = tuple(Text(note.text, (note.x, note.y), "left") for note in page.notes)
    return (
        _decoration((Shape(edge.points, filled=True),), (), WHITE),
        _decoration((edge,), notes, GREY),
        _decoration(*title_block(board, page, number, count), BLACK),
        *map(_frame, page.frames),
        *map(_barrier, page.barriers),
    )


def _decoration(shapes: tuple[Shape, ...], texts: tuple[Text, ...], color: str) -> Drawn:
    return Drawn("decoration", (0, 0), shapes, texts, color)


def _frame(frame: Frame) -> Drawn:
    edge = rectangle(Area(frame.left, frame.top, frame.right, frame.bottom))
    caption = Text(frame.caption, (frame.left + 0.4, frame.top + 0.9), "left", SMALL)
    return _decoration((Shape(edge.points, dashed=True),), (caption,), GREY)


def _barrier(barrier: Barrier) -> Drawn:
    """The names of both sides are at its upper end."""
    dashes = Shape(((barrier.x, barrier.top), (barrier.x, barrier.bottom)), dashed=True)
    left = Text(barrier.left, (barrier.x - 0.5, barrier.top + 0.8), "right")
    right = Text(barrier.right, (barrier.x + 0.5, barrier.top + 0.8), "left")
    return Drawn("barrier", (0, 0), (dashes,), (left, right), GREY)


def _part(one: PlacedPart) -> Drawn:
    texts = (*part_texts(one), *one.symbol.texts)
    anchors = {terminal.pin: terminal.at for terminal in one.symbol.terminals}
    return Drawn("part", one.at, one.symbol.shapes, texts, BLACK).anchored(anchors)


def _wire(wire: Wire) -> Drawn:
    x, y = wire[0]
    return Drawn("wire", (x, y), (Shape(tuple((to - x, down - y) for to, down in wire)),), (), GREEN)


def _mark(one: PlacedMark, grounds: tuple[str, ...], elsewhere: tuple[int, ...]) -> Drawn:
    shapes, texts = drawn(one.mark, grounds, elsewhere)
    color = BLACK if one.mark.style == "ground" else BLUE
    return Drawn("mark", one.at, shapes, texts, color).anchored({"net": (0, 0)})


def _dot(at: Point) -> Drawn:
    dot = Drawn("dot", at, (), (), GREEN)
    dot.segments.append(SegmentCircle((0, 0), DOT, color=GREEN, fill=GREEN, zorder=4))
    return dot


def _segment(shape: Shape, color: str) -> Segment:
    fill = color if shape.filled else None
    behind = 0 if color == WHITE else 2
    return Segment(
        [_up(point) for point in shape.points], color=color, fill=fill, ls="--" if shape.dashed else "-",
        lw=1.2, zorder=behind,
    )  # fmt: skip


def _text(text: Text, color: str) -> SegmentText:
    return SegmentText(
        _up(text.at), text.text, align=(text.align, "base"), fontsize=text.size * POINTS_A_STEP, font=FONT,
        color=GREY if text.size < TEXT and color == BLACK else color,
    )  # fmt: skip


def _up(point: Point) -> Point:
    return (point[0], -point[1] + 0.0)
