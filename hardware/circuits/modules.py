"""What is wired of bought modules: modules with terminals, wires between them, and the sheet that shows them."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from circuits.sources import Second

Side = Literal["left", "right"]
Colour = Literal["red", "black", "orange", "blue", "grey"]
End = Literal["ferrule", "splice", "lever connector", "receptacle", "ring M10", "none"]
"""What holds a wire: in a screw, at one lead, among several leads, on a blade, on a stud; or it is ready made."""


class Terminal(Struct, frozen=True):
    """A terminal, on a side of its module in the picture, at this height."""

    name: str
    side: Side
    y: float


class Module(Struct, frozen=True):
    """A module: what is written on it in the picture, where it stands there, and what is sold under which number."""

    name: str
    title: tuple[str, ...]
    x: float
    y: float
    height: float
    terminals: tuple[Terminal, ...]
    first: str  # maker and number
    second: Second
    task: str
    contacts: tuple[tuple[str, str], ...] = ()  # pairs of terminals that it may connect
    width: float = 160
    end: End = "ferrule"
    coil: tuple[str, str] | None = None  # its plus and its minus, if it has a coil


class Cut(Struct, frozen=True):
    """What a maker cuts from a roll of wire: its section and its length."""

    mm2: float = 0.75
    metres: float = 0.5

    def cells(self) -> tuple[str, str]:
        """Its section and its length, as text."""
        return f"{self.mm2:g} mm²", f"{self.metres:g} m"


class Wire(Struct, frozen=True):
    """A wire between two terminals, ``module.terminal``, and its corners in the picture.

    It is cut, or ``cut`` is None: a bought cable, or the lead of a part.
    """

    one: str
    other: str
    colour: Colour
    corners: tuple[tuple[float, float], ...] = ()
    cut: Cut | None = Cut()


class Sheet(Struct, frozen=True):
    """The picture of modules: its size, the title, top and height of its bands, its legend, and its thick wires."""

    width: int
    height: int
    bands: tuple[tuple[str, float, float], ...]
    legend: str
    thick: tuple[str, ...] = ()


class Assembly(Struct, frozen=True):
    """Its name, its modules, their wires, the minus of each of their circuits, and the sheet of its picture."""

    name: str
    modules: tuple[Module, ...]
    wires: tuple[Wire, ...]
    grounds: tuple[str, ...]
    sheet: Sheet

    def module(self, name: str) -> Module:
        """The module with this name."""
        return next(module for module in self.modules if module.name == name)


def left(**heights: float) -> tuple[Terminal, ...]:
    """Terminals at the left of a module, by their names."""
    return tuple(Terminal(name, "left", y) for name, y in heights.items())


def right(**heights: float) -> tuple[Terminal, ...]:
    """Terminals at the right of a module, by their names."""
    return tuple(Terminal(name, "right", y) for name, y in heights.items())
