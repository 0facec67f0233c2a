"""The files of ``hardware/out/enclosures/``, by name: what ``make hardware`` writes, and what a test compares."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from enclosures.dimensions import dimensions
from enclosures.enclosures import ENCLOSURES
from enclosures.fit import Measured, measured
from enclosures.openscad import part_names, render
from enclosures.page import page
from enclosures.printing import laid, prints
from enclosures.scenes import VIEWS, pictures
from enclosures.shapes import Enclosure
from enclosures.solids import solid
from enclosures.triangles import Triangles, binary_stl

FOLDER = "enclosures"
DIMENSIONS = Path(__file__).parent / "scad" / "dimensions.scad"


class Made(Struct, frozen=True):
    """All files, and what the checks measured while they were made."""

    files: dict[str, bytes]
    measured: tuple[Measured, ...]


def names() -> set[str]:
    """The names of all files, without making them."""
    parts = {f"{one.name}-{part}.stl" for one in ENCLOSURES for part in part_names(one)}
    drawn = {f"{name}.png" for one in ENCLOSURES for name in VIEWS[one.name]}
    return {f"{FOLDER}/{name}" for name in parts | drawn | {"enclosures.md"}}


def rendered_parts(enclosure: Enclosure) -> dict[str, Triangles]:
    """Each part of an enclosure, in the enclosure's frame."""
    return {part: render(enclosure, part) for part in part_names(enclosure)}


def all_measured(enclosure: Enclosure, rendered: dict[str, Triangles]) -> tuple[Measured, ...]:
    """What all checks of an enclosure measure."""
    fits = measured(enclosure, {part: solid(triangles) for part, triangles in rendered.items()})
    return (*fits, *(one for part, triangles in rendered.items() for one in prints(enclosure, part, triangles)))


def made(rendered_by_name: Mapping[str, dict[str, Triangles]]) -> Made:
    """Check and draw everything: STL, PNG, and the page. The parts are those of ``rendered_parts``."""
    files: dict[str, bytes] = {}
    lying: dict[str, Triangles] = {}
    found: list[Measured] = []
    for enclosure in ENCLOSURES:
        rendered = rendered_by_name[enclosure.name]
        found += all_measured(enclosure, rendered)
        lying |= {f"{enclosure.name}-{part}.stl": laid(enclosure, part, one) for part, one in rendered.items()}
        files |= pictures(enclosure, rendered)
    files |= {name: binary_stl(one) for name, one in lying.items()}
    files["enclosures.md"] = page(lying, tuple(found), ENCLOSURES).encode()
    return Made({f"{FOLDER}/{name}": content for name, content in files.items()}, tuple(found))


def dimensions_file() -> str:
    """The numbers that the OpenSCAD files include."""
    return dimensions(ENCLOSURES)
