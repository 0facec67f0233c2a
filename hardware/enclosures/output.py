"""The files of ``hardware/out/enclosures/``, by name: what ``make hardware`` writes, and what a test compares."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct

from enclosures.dimensions import dimensions
from enclosures.fit import Measured, measured
from enclosures.openscad import Triangles, binary_stl, part_names, render
from enclosures.page import page
from enclosures.printing import laid, prints
from enclosures.scenes import pictures
from enclosures.shapes import Enclosure
from enclosures.solids import solid
from enclosures.table import ENCLOSURES

OUT = Path(__file__).parents[1] / "out"
FOLDER = "enclosures"
DIMENSIONS = Path(__file__).parent / "scad" / "dimensions.scad"


class Made(Struct, frozen=True):
    """All files, and what the checks measured while they were made."""

    files: dict[str, bytes]
    measured: tuple[Measured, ...]


def rendered_parts(enclosure: Enclosure) -> dict[str, Triangles]:
    """Each part of an enclosure, in the enclosure's frame."""
    return {part: render(enclosure, part) for part in part_names(enclosure)}


def all_measured(enclosure: Enclosure, rendered: dict[str, Triangles]) -> tuple[Measured, ...]:
    """What all checks of an enclosure measure."""
    fits = measured(enclosure, {part: solid(triangles) for part, triangles in rendered.items()})
    return (*fits, *(one for part, triangles in rendered.items() for one in prints(enclosure, part, triangles)))


def made() -> Made:
    """Render, check and draw everything: STL, PNG, and the page."""
    files: dict[str, bytes] = {}
    lying: dict[str, Triangles] = {}
    found: list[Measured] = []
    for enclosure in ENCLOSURES:
        rendered = rendered_parts(enclosure)
        found += all_measured(enclosure, rendered)
        lying |= {f"{enclosure.name}-{part}.stl": laid(enclosure, part, one) for part, one in rendered.items()}
        files |= pictures(enclosure, rendered)
    files |= {name: binary_stl(one) for name, one in lying.items()}
    files["enclosures.md"] = page(lying, tuple(found), ENCLOSURES).encode()
    return Made({f"{FOLDER}/{name}": content for name, content in files.items()}, tuple(found))


def dimensions_file() -> str:
    """The numbers that the OpenSCAD files include."""
    return dimensions(ENCLOSURES)
