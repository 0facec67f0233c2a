"""The picture of modules and their wires, as SVG."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from xml.sax.saxutils import escape

from circuits.modules import Assembly, Module, Sheet, Terminal, Wire

STYLE = (
    "text{font-family:sans-serif;font-size:13px;fill:#222}.pole{font-size:11px}.band{fill:#f4f4f0;stroke:#bbb}"
    ".head{font-size:14px;font-weight:bold}.module{fill:#fff;stroke:#333;stroke-width:1.5}"
    "polyline{fill:none;stroke-width:2.5}.thick{stroke-width:5}"
)
COLOURS = {"red": "#c22", "black": "#222", "orange": "#d70", "blue": "#25c", "grey": "#888"}
POLE_LENGTH = 6
MINUS = "\N{MINUS SIGN}"

Point = tuple[float, float]


def svg(assembly: Assembly) -> str:
    """The picture. A dot joins wires; wires that cross without one do not touch."""
    sheet = assembly.sheet
    width, height = sheet.width, sheet.height
    body = "\n".join((*_bands(sheet), *_wires(assembly), *_dots(assembly), *_modules(assembly), _legend(sheet)))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">\n'
        f'<style>{STYLE}</style>\n<rect width="{width}" height="{height}" fill="#fff"/>\n{body}\n</svg>\n'
    )


def path(assembly: Assembly, wire: Wire) -> tuple[Point, ...]:
    """The points of a wire, from terminal to terminal."""
    return (_place(assembly, wire.one), *wire.corners, _place(assembly, wire.other))


def _place(assembly: Assembly, end: str) -> Point:
    name, _, wanted = end.partition(".")
    module = assembly.module(name)
    return _at(module, next(terminal for terminal in module.terminals if terminal.name == wanted))


def _at(module: Module, terminal: Terminal) -> Point:
    return (module.x if terminal.side == "left" else module.x + module.width), terminal.y


def _bands(sheet: Sheet) -> Iterator[str]:
    for title, y, height in sheet.bands:
        yield f'<rect class="band" x="15" y="{y}" width="{sheet.width - 30}" height="{height}" rx="6"/>'
        yield f'<text class="head" x="28" y="{y + 20}">{escape(title)}</text>'


def _wires(assembly: Assembly) -> Iterator[str]:
    for wire in assembly.wires:
        points = " ".join(f"{x:g},{y:g}" for x, y in path(assembly, wire))
        thick = ' class="thick"' if wire.one.startswith(assembly.sheet.thick) else ""
        yield f'<polyline{thick} points="{points}" stroke="{COLOURS[wire.colour]}"/>'


def _dots(assembly: Assembly) -> Iterator[str]:
    for x, y in joints(assembly):
        yield f'<circle cx="{x:g}" cy="{y:g}" r="4.5" fill="#222"/>'


def joints(assembly: Assembly) -> list[Point]:
    """The corners from which wires lead in three directions or more."""
    corners = {corner: wire for wire in assembly.wires for corner in wire.corners}
    return sorted(corner for corner, wire in corners.items() if len(_directions(assembly, wire, corner)) > 2)


def _directions(assembly: Assembly, wire: Wire, point: Point) -> set[tuple[bool, bool]]:
    """Where the wire, and those with which it shares a terminal, lead from a point."""
    mates = [other for other in assembly.wires if {other.one, other.other} & {wire.one, wire.other}]
    segments = [ends for mate in mates for ends in pairwise(path(assembly, mate)) if between(point, *ends)]
    return {(end[0] == point[0], end > point) for ends in segments for end in ends if end != point}


def between(point: Point, one: Point, other: Point) -> bool:
    """Whether a point is on the line from one point straight to another."""
    (x, y), (x1, y1), (x2, y2) = point, one, other
    return min(x1, x2) <= x <= max(x1, x2) and min(y1, y2) <= y <= max(y1, y2)


def _modules(assembly: Assembly) -> Iterator[str]:
    for one in assembly.modules:
        yield (
            f'<rect class="module" x="{one.x:g}" y="{one.y:g}" width="{one.width:g}" height="{one.height:g}" rx="5"/>'
        )
        yield from _title(one)
        for terminal in one.terminals:
            x, y = _at(one, terminal)
            inward, anchor = (POLE_LENGTH, "start") if terminal.side == "left" else (-POLE_LENGTH, "end")
            yield f'<circle cx="{x:g}" cy="{y:g}" r="3.5" fill="#fff" stroke="#333"/>'
            yield (
                f'<text class="pole" x="{x + inward:g}" y="{y + 4:g}" text-anchor="{anchor}">'
                f"{escape(terminal.name.replace('-', MINUS))}</text>"
            )


def _title(module: Module) -> Iterator[str]:
    middle, lines = module.x + module.width / 2, module.title
    top = module.y + module.height / 2 - 8 * (len(lines) - 1) + 4
    if len(lines) > 2:
        top = module.y + 18
    for row, line in enumerate(lines):
        yield f'<text x="{middle:g}" y="{top + 16 * row:g}" text-anchor="middle">{escape(line)}</text>'


def _legend(sheet: Sheet) -> str:
    return f'<text x="28" y="{sheet.height - 18}">{escape(sheet.legend)}</text>'
