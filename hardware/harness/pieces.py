"""What a table of cables is made of: places with poles, cables with cores, and what a shop sells for them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from circuits.parts import Source

Variant = Literal["Pi", "horn box"]
VARIANTS: tuple[Variant, ...] = ("Pi", "horn box")


class Fitting(Struct, frozen=True):
    """What holds the end of a wire: the wires that it takes in mm2, its current, and the tool that it needs."""

    source: Source
    least_mm2: float
    most_mm2: float
    carries_a: float
    tool: str


class Wire(Struct, frozen=True):
    """A wire or cable by the metre. The figures are those of one core."""

    source: Source
    mm2: float
    awg: int
    carries_a: float
    ohm_per_km: float


class Pole(Struct, frozen=True):
    """A pole of a connector or of a device, the net that it is on, and what holds the wire there."""

    name: str
    net: str
    fitting: Fitting


class Place(Struct, frozen=True):
    """Where cables end. A switch connects its poles; a fuse does too, up to its amperes. Its holder has leads.

    ``chosen_by`` names what a maker chooses a fuse by: its amperes are the most that it may have.
    """

    reference: str
    title: str
    kind: Literal["board", "device", "fuse", "switch"]
    poles: tuple[Pole, ...]
    source: Source | None = None
    amperes: float = 0.0
    lead_awg: int = 0
    chosen_by: str = ""

    def pole(self, name: str) -> Pole | None:
        """The pole with this name, if there is one."""
        return next((pole for pole in self.poles if pole.name == name), None)


class End(Struct, frozen=True):
    """A pole of a place."""

    place: str
    pole: str

    def __str__(self) -> str:
        return f"{self.place}.{self.pole}"


class Core(Struct, frozen=True):
    """One conductor: its colour as WireViz writes it, its two ends, and the net that it carries."""

    colour: str
    start: End
    end: End
    net: str


class Cable(Struct, frozen=True):
    """Cores that are laid together. ``guard`` names a fuse, or a source that limits itself, or is empty."""

    name: str
    title: str
    group: str
    wire: Wire
    length_m: float
    run_a: float
    guard: str
    cores: tuple[Core, ...]
    note: str
    warning: str = ""
    only: Variant | None = None
    copies: int = 1

    @property
    def nets(self) -> tuple[str, ...]:
        """The net of each core."""
        return tuple(core.net for core in self.cores)


class Harness(Struct, frozen=True):
    """All places and cables, and the sources that limit their own current, in amperes."""

    places: tuple[Place, ...]
    cables: tuple[Cable, ...]
    limited: dict[str, float]

    def place(self, reference: str) -> Place | None:
        """The place with this reference, if there is one."""
        return next((place for place in self.places if place.reference == reference), None)

    def pole(self, end: End) -> Pole | None:
        """The pole at an end, if there is one."""
        place = self.place(end.place)
        return place.pole(end.pole) if place else None

    def of(self, variant: Variant) -> tuple[Cable, ...]:
        """The cables that this variant has."""
        return tuple(cable for cable in self.cables if cable.only in (None, variant))

    def group(self, name: str) -> tuple[Cable, ...]:
        """The cables of one drawing."""
        return tuple(cable for cable in self.cables if cable.group == name)

    def groups(self) -> tuple[str, ...]:
        """The drawings, in the order of the table."""
        return tuple(dict.fromkeys(cable.group for cable in self.cables))

    def places_of(self, cables: tuple[Cable, ...]) -> Iterator[Place]:
        """The places at which some of these cables end."""
        used = {end.place for cable in cables for core in cable.cores for end in (core.start, core.end)}
        return (place for place in self.places if place.reference in used)
