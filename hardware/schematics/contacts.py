"""A button with what keeps a spark from its pin, and a lamp with its resistor: rows that boards repeat."""

from __future__ import annotations

from msgspec import Struct

from schematics.layout import Mark, Place, flag_left, flag_right, ground, name


class Row(Struct, frozen=True):
    """Places, wires and marks of a row."""

    places: tuple[Place, ...]
    wires: tuple[str, ...]
    marks: tuple[Mark, ...]


def button(switch: str, at: int, line: str, x: float, y: float) -> Row:
    """From the contact at the left to the line at the right, 40 steps wide and 7 high."""
    return Row(
        places=(
            Place(switch, x + 3, y + 2, "down"), Place(f"D{at}", x + 13, y + 2, "up"),
            Place(f"R{at}", x + 23, y), Place(f"C{at}", x + 28, y + 2, "down"),
        ),
        wires=(f"{switch}.1 -- R{at}.1", f"R{at}.2 -- +7,0"),
        marks=(
            *name(f"{line}_CONTACT", f"{x + 17},{y}"), *flag_right(line, f"R{at}.2+7,0"),
            *ground("GND", f"{switch}.2", f"D{at}.anode", f"C{at}.2"),
        ),
    )  # fmt: skip


def lamp(at: int, line: str, lit: str, x: float, y: float) -> Row:
    """From the line at the left to the lamp, 40 steps wide and 7 high."""
    return Row(
        places=(Place(f"R{at}", x + 20, y), Place(f"D{at}", x + 31, y + 2, "down")),
        wires=(f"R{at}.2 -- D{at}.anode",),
        marks=(*flag_left(line, f"R{at}.1"), *name(lit, f"{x + 26},{y}"), *ground("GND", f"D{at}.cathode")),
    )


def together(*rows: Row) -> Row:
    """All rows as one."""
    return Row(
        tuple(place for row in rows for place in row.places),
        tuple(wire for row in rows for wire in row.wires),
        tuple(mark for row in rows for mark in row.marks),
    )
