"""A picture of each side of a board, made of KiCad's plots of its layers."""

from __future__ import annotations

import re
from collections.abc import Iterable

from layouts.description import CORNER_MM
from layouts.shapes import Point

MARGIN_MM = 2
MASK, COPPER, PAD, PRINT, HOLE = "#14532d", "#217a45", "#e3c770", "#ffffff", "#1c1917"
SHAPES = re.compile(
    r'style="fill:(?P<colour>#\w+); fill-opacity:(?P<opacity>[\d.]+);\s*stroke:#\w+; stroke-width:(?P<width>[\d.]+);'
    r'|d="(?P<path>[^"]+)"|<circle (?P<circle>[^>]*)/>'
)
LONG = re.compile(r"\d{4,}(?:\.\d+)?")
MOST_BARE = 1.0  # KiCad writes it for a shape without a line around it
Shapes = list[tuple[str, str]]  # colour, and an element without it


def top(plots: dict[str, str], size: Point) -> str:
    """What one sees from above."""
    copper, mask, words = (_shapes(plots[name]) for name in ("F_Cu", "F_Mask", "F_Silkscreen"))
    layers = ((_dark(copper), COPPER), (_dark(mask), PAD), (_dark(words), PRINT), (_white(copper), HOLE))
    return _picture(layers, size, "")


def bottom(plots: dict[str, str], size: Point) -> str:
    """What one sees after the board is turned over, as a page of a book."""
    copper, mask = (_shapes(plots[name]) for name in ("B_Cu", "B_Mask"))
    layers = ((_dark(copper), COPPER), (_dark(mask), PAD), (_white(copper), HOLE))
    return _picture(layers, size, f' transform="translate({size[0]:g} 0) scale(-1 1)"')


def _shapes(plot: str) -> Shapes:
    """Each shape of a plot, in mm. A style holds until the next one."""
    colour, style, found = "", "", []
    for one in SHAPES.finditer(plot):
        if one["colour"]:
            colour, style = one["colour"], _style(float(one["opacity"]), float(one["width"]))
        else:
            shape = f'path d="{one["path"]}"' if one["path"] else f"circle {one['circle'].strip()}"
            found.append((colour, f"<{' '.join(LONG.sub(_to_mm, shape).split())}{style}/>"))
    return found


def _style(opacity: float, width: float) -> str:
    fill = "" if opacity else ' fill="none"'
    return fill + (f' stroke-width="{width / 1e6:.3g}"' if width > MOST_BARE else ' stroke="none"')


def _to_mm(number: re.Match[str]) -> str:
    return f"{float(number[0]) / 1e6:.3f}".rstrip("0").rstrip(".")


def _dark(shapes: Shapes) -> list[str]:
    return [shape for colour, shape in shapes if colour != "#FFFFFF"]


def _white(shapes: Shapes) -> list[str]:
    return [shape for colour, shape in shapes if colour == "#FFFFFF"]


def _picture(layers: Iterable[tuple[list[str], str]], size: Point, turned: str) -> str:
    width, height = size
    drawn = "\n".join(
        f'<g fill="{colour}" stroke="{colour}">\n' + "\n".join(shapes) + "\n</g>" for shapes, colour in layers
    )
    view = f"{-MARGIN_MM} {-MARGIN_MM} {width + 2 * MARGIN_MM:g} {height + 2 * MARGIN_MM:g}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" width="{width + 2 * MARGIN_MM:g}mm">\n'
        f'<rect x="{-MARGIN_MM}" y="{-MARGIN_MM}" width="100%" height="100%" fill="#f5f5f4"/>\n'
        f'<g{turned} stroke-linecap="round" stroke-linejoin="round">\n'
        f'<rect width="{width:g}" height="{height:g}" rx="0.5" fill="{MASK}"/>\n'
        f'<g transform="translate(-{CORNER_MM} -{CORNER_MM})">\n{drawn}\n</g>\n</g>\n</svg>\n'
    )
