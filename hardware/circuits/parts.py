"""What a table of parts is made of: parts, their pins, and the nets that the pins are on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from circuits.sources import Second

Kind = Literal[
    "resistor", "capacitor", "diode", "zener", "suppressor", "transistor", "optocoupler", "one-shot", "regulator",
    "fuse", "connector", "jumper", "coil", "switch", "button", "led", "buzzer", "transceiver", "line-suppressor",
    "controller", "display", "charger", "test-point",
]  # fmt: skip
Fit = Literal["always", "chain", "battery", "head table", "display", "fourth die"]
Role = Literal["passive", "input", "output", "supply", "ground"]


LOGIC_V = 3.3  # of the pins of a Pi and of a Pico


class Source(Struct, frozen=True):
    """Something that a shop sells: a maker with its number, and a second source. It is on no board."""

    name: str
    maker: str
    number: str
    second: Second

    @property
    def first(self) -> str:
        """The first choice in one line; a source of any maker has only its words."""
        return self.number if self.maker == "any" else f"{self.maker} {self.number}"


class Item(Struct, frozen=True):
    """Something that a shop sells and that a board has: a maker and its number, and a second source."""

    kind: Kind
    value: str
    maker: str
    number: str
    second: Second
    footprint: str
    amount: float = 0.0  # in ohms, farads, volts or amperes, by kind
    off_by: float = 0.0  # tolerance, 0.05 is 5 %
    most_v: float = 0.0  # that it stands between any two of its pins; 0 if nothing limits it
    most_a: float = 0.0  # that a diode stands for long; 0 if nobody asked
    ohms: float = 0.05  # of a fuse or a switch, at most


class Pin(Struct, frozen=True):
    """A pin of a part, and its net."""

    number: str
    name: str
    net: str
    role: Role = "passive"


class Part(Struct, frozen=True):
    """A part of a board, or at the end of one of its cables; ``fits`` tells who needs it."""

    reference: str
    item: Item
    task: str
    pins: tuple[Pin, ...]
    stands: Literal["on-board", "off-board"] = "on-board"
    fits: Fit = "always"

    @property
    def kind(self) -> Kind:
        """The kind of its item."""
        return self.item.kind

    @property
    def nets(self) -> tuple[str, ...]:
        """The net of each pin."""
        return tuple(pin.net for pin in self.pins)

    def on(self, name: str) -> str:
        """The net of the pin with this name."""
        return next(pin.net for pin in self.pins if pin.name == name)


class Board(Struct, frozen=True):
    """A table of parts with its grounds and the nets that a controller drives."""

    name: str
    revision: str
    parts: tuple[Part, ...]
    grounds: tuple[str, ...]
    driven: tuple[str, ...]  # by pins of a controller, and low while nobody drives them
    read: tuple[str, ...]  # by pins of a controller
    supplies: tuple[str, ...] = ()  # where current enters the board
    volts: tuple[tuple[str, float], ...] = ()  # the highest voltage of each net that is no line of logic

    @property
    def title(self) -> str:
        """Its name in a sentence."""
        return self.name.replace("-", " ")

    def part(self, reference: str) -> Part:
        """The part with this reference."""
        return next(part for part in self.parts if part.reference == reference)

    def of_kind(self, *kinds: Kind) -> Iterator[Part]:
        """All parts of these kinds."""
        return (part for part in self.parts if part.kind in kinds)

    def renamed(self, net: str, name: str) -> Board:
        """The same board with another name for a net."""
        parts = tuple(
            replace(part, pins=tuple(replace(pin, net=name) if pin.net == net else pin for pin in part.pins))
            for part in self.parts
        )
        return replace(self, parts=parts)

    def netlist(self) -> dict[str, tuple[tuple[str, str], ...]]:
        """The pins on each net, as reference and number."""
        pins: dict[str, list[tuple[str, str]]] = {}
        for part in self.parts:
            for pin in part.pins:
                pins.setdefault(pin.net, []).append((part.reference, pin.number))
        return {net: tuple(pins[net]) for net in sorted(pins)}
