"""A contact that a hand closes, and what keeps a spark of that hand from the Pico's pin."""

from __future__ import annotations

from circuits import shop
from circuits.builders import diode, two
from circuits.parts import Part


def guard(at: int, line: str) -> tuple[Part, ...]:
    """The spark jumps to the contact. The pin is behind a resistor, with a capacitor of its own."""
    return (
        diode(f"D{at}", shop.SPARK_SUPPRESSOR, "GND", f"{line}_CONTACT", "takes a spark at the contact"),
        two(f"R{at}", shop.resistor(1e3), f"{line}_CONTACT", line, "limits a spark"),
        two(f"C{at}", shop.film(0.1), line, "GND", "takes the rest of a spark"),
    )


def button(reference: str, at: int, line: str) -> tuple[Part, ...]:
    """A button of the board, to ground, with its guard."""
    return (two(reference, shop.BIG_BUTTON, f"{line}_CONTACT", "GND", f"{said(line)}, to ground"), *guard(at, line))


def said(line: str) -> str:
    """The name of a line as the firmware writes it."""
    return line.lower().replace("_", "-")
