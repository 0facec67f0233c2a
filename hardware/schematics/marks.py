"""What is drawn for the name of a net: a flag, a supply, a ground, a plain name, or a cross on an open pin."""

from __future__ import annotations

from schemdraw.backends.svgtext import string_width

from schematics.layout import Mark, Style
from schematics.shapes import SMALL, TEXT, Shape, Text, line, outline

WIDEST_FONT = 1.17  # schemdraw knows the letters of Arial; those of DejaVu Sans, which Linux shows, are wider
Drawn = tuple[tuple[Shape, ...], tuple[Text, ...]]


def width(text: str, size: float) -> float:
    """The width of a text in steps, in the widest of the fonts that a browser may choose."""
    return string_width(text, fontsize=size, font="sans-serif") * WIDEST_FONT


def drawn(mark: Mark, grounds: tuple[str, ...], elsewhere: tuple[int, ...] = ()) -> Drawn:
    """The lines and texts of a mark around its point. The name of the net is the first text."""
    match mark.style:
        case "flag-right":
            return _flag(mark.net, elsewhere)
        case "flag-left":
            return _mirrored(_flag(mark.net, elsewhere))
        case "ground":
            return GROUNDS[grounds.index(mark.net)], (Text(mark.net, (0, 2.3)),)
        case "supply" | "name" | "beside" | "open":
            shapes, text = SIMPLE[mark.style]
            return shapes, (Text(mark.net, text.at, text.align, text.size),)


def _flag(net: str, elsewhere: tuple[int, ...]) -> Drawn:
    """A flag at the right of a point, and the sheets that have the net, too."""
    end = 0.9 + width(net, TEXT)
    edge = outline((0, 0), (0.45, -0.6), (end, -0.6), (end, 0.6), (0.45, 0.6))
    sheets = f"sheet{'s' * (len(elsewhere) > 1)} {', '.join(map(str, elsewhere))}"
    there = (Text(sheets, (end + 0.3, 0.2), "left", SMALL),) if elsewhere else ()
    return (edge,), (Text(net, (0.6, 0.27), "left"), *there)


def _mirrored(flag: Drawn) -> Drawn:
    shapes, texts = flag
    return (
        tuple(Shape(tuple((-x, y) for x, y in shape.points), shape.filled) for shape in shapes),
        tuple(Text(text.text, (-text.at[0], text.at[1]), "right", text.size) for text in texts),
    )


SIMPLE: dict[Style, tuple[tuple[Shape, ...], Text]] = {
    "supply": ((line((0, 0), (0, -1)), line((-0.7, -1), (0.7, -1))), Text("", (0, -1.3))),
    "name": ((), Text("", (0, -0.25), size=SMALL)),
    "beside": ((), Text("", (0.3, 0.2), "left", SMALL)),
    "open": (
        (line((-0.3, -0.3), (0.3, 0.3)), line((-0.3, 0.3), (0.3, -0.3))),
        Text("", (0.6, 0.2), "left", SMALL),
    ),
}
"""Marks whose lines are the same for each net, and where its name is."""
STEM = line((0, 0), (0, 0.8))
GROUNDS = (
    (STEM, outline((-0.7, 0.8), (0.7, 0.8), (0, 1.5))),
    (STEM, line((-0.7, 0.8), (0.7, 0.8)), line((-0.45, 1.1), (0.45, 1.1)), line((-0.2, 1.4), (0.2, 1.4))),
    (STEM, line((-0.7, 0.8), (0.7, 0.8)), *(line((at, 0.8), (at - 0.35, 1.4)) for at in (-0.55, 0.0, 0.55))),
)
"""One symbol for each ground of a board, in the order of its table."""
