"""Labels to print: a flag for each end of each cable, to be wrapped around it and glued to itself.

A flag has two faces with the same words, and between them the strip that goes around the cable.
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from msgspec import Struct

from harness.pieces import Cable, Harness

PAGE_MM = (210, 297)
FACE_MM, AROUND_MM, FLAG_MM = 40.0, 14.0, 19.0  # width of a face, of the strip around the cable, and height of both
EDGE_MM, GAP_MM = 9.0, 1.5
COLUMNS, ROWS = 2, 13
FONT = "DejaVu Sans Condensed,DejaVu Sans,Arial,sans-serif"
LINE = 'stroke="#999999" stroke-width="0.2"'
LETTER = 0.62  # the widest mean of letters, as a part of the font's size
TEXT_MM = FACE_MM - 3.0
SIZE_MM = 3.0


class Flag(Struct, frozen=True):
    """The words of a label."""

    cable: str
    title: str
    here: str
    there: str
    warning: str

    def lines(self) -> tuple[str, ...]:
        """The words of one face, from the top."""
        warned = (f"{self.warning.partition('.')[0]}: battery off first",) if self.warning else ()
        return (f"{self.cable}  {self.title}", f"this end: {self.here}", f"other end: {self.there}", *warned)


def flags(harness: Harness) -> tuple[Flag, ...]:
    """Two flags for each cable, and for each copy of it."""
    return tuple(flag for cable in harness.cables for copy in range(cable.copies) for flag in _pair(cable, copy))


def pages(harness: Harness) -> tuple[str, ...]:
    """Pages of A4 in SVG."""
    every, fit = flags(harness), COLUMNS * ROWS
    starts = range(0, len(every), fit)
    return tuple(_page(every[at : at + fit], number, len(starts)) for number, at in enumerate(starts, 1))


def size_mm(words: str) -> float:
    """The size of letters with which a line fits its face."""
    return min(SIZE_MM, TEXT_MM / (LETTER * len(words)))


def _pair(cable: Cable, copy: int) -> tuple[Flag, Flag]:
    """The flags of both ends. The copies of a pad's cable go from pad to pad."""
    name = cable.name if cable.copies == 1 else f"{cable.name}-{copy + 1}"
    start, end = (_counted(_place(cable, way), copy) for way in ("start", "end"))
    return Flag(name, cable.title, start, end, cable.warning), Flag(name, cable.title, end, start, cable.warning)


def _place(cable: Cable, way: str) -> str:
    """Where a cable's cores start or end: the poles, or only the place of many."""
    ends = [core.start if way == "start" else core.end for core in cable.cores]
    return ", ".join(str(end) for end in ends) if len(ends) <= 2 else ends[0].place


def _counted(place: str, copy: int) -> str:
    """The place at the same end of a copy."""
    for pad in (2, 1):
        place = place.replace(f"PAD{pad}-", f"PAD{pad + copy}-") if copy else place
    return place


def _page(some: tuple[Flag, ...], number: int, of: int) -> str:
    """One page of flags, from left to right and from the top down."""
    width, height = PAGE_MM
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}mm" '
        f'height="{height}mm" font-family="{FONT}">',
        f"<title>Labels of the cables, page {number} of {of}</title>",
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
        _words(EDGE_MM, 6.5, f"Labels of the cables, page {number} of {of}. Print at 100 %, cut, wrap, glue.", 3.0),
    ]
    for at, flag in enumerate(some):
        row, column = divmod(at, COLUMNS)
        lines += _flag(flag, EDGE_MM + column * (2 * FACE_MM + AROUND_MM + 4), 10 + row * (FLAG_MM + GAP_MM))
    return "\n".join([*lines, "</svg>"]) + "\n"


def _flag(flag: Flag, x: float, y: float) -> Iterator[str]:
    """The outline of a flag, its two faces, and the two folds between them."""
    yield _box(x, y, 2 * FACE_MM + AROUND_MM, FLAG_MM, f'fill="none" {LINE}')
    for face in (x, x + FACE_MM + AROUND_MM):
        yield from _face(flag, face, y)
    for fold in (x + FACE_MM, x + FACE_MM + AROUND_MM):
        yield f'<path d="M{fold:.1f} {y:.1f}v{FLAG_MM}" {LINE} stroke-dasharray="1 1"/>'


def _face(flag: Flag, x: float, y: float) -> Iterator[str]:
    """The words of a face; the warning is red on white, so that its blank can be filled in."""
    for at, words in enumerate(flag.lines()):
        line = y + 4 + at * 4.4
        if at == 3:
            yield _box(x + 0.6, line - 3.2, FACE_MM - 1.2, 4.4, 'fill="#ffffff" stroke="#b00000" stroke-width="0.5"')
        how = ('font-weight="bold"', "", "", 'font-weight="bold" fill="#b00000"')[at]
        yield _words(x + 1.5, line, words, size_mm(words), how)


def _box(x: float, y: float, width: float, height: float, how: str) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" {how}/>'


def _words(x: float, y: float, words: str, size: float, how: str = "") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size:.2f}" {how}>{escape(words)}</text>'
