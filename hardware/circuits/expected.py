"""What a meter shows when all is in order."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Unit = Literal["V", "mA", "Ω", "kΩ", "s"]


class Between(Struct, frozen=True):
    """A value between two others."""

    least: float
    most: float
    unit: Unit


class AtMost(Struct, frozen=True):
    """A value from zero to another."""

    most: float
    unit: Unit


class AtLeast(Struct, frozen=True):
    """A value without an upper end."""

    least: float
    unit: Unit


class NoConnection(Struct, frozen=True):
    """So many ohms that two circuits are apart."""


class BellCurrent(Struct, frozen=True):
    """The current of the bell that was bought, by its own sheet."""

    most_a: float


Expected = Between | AtMost | AtLeast | NoConnection | BellCurrent


def words(expected: Expected) -> str:
    """What a maker should see, as the pages say it."""
    match expected:
        case Between(least=least, most=most, unit=unit):
            return f"{least:.3g} to {most:.3g} {unit}"
        case AtMost(most=most, unit=unit):
            return f"{most:.3g} {unit} at most"
        case AtLeast(least=least, unit=unit):
            return f"{least:.3g} {unit} or more"
        case NoConnection():
            return "no connection, 10 MΩ or more"
        case BellCurrent(most_a=most_a):
            return f"as on the bell, or 12 V over its ohms, 20 % more or less; {most_a:.3g} A at most"
