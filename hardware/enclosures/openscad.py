"""Render the OpenSCAD files. Triangles get an order of our own, so that each run gives the same bytes."""

from __future__ import annotations

import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import trimesh

from enclosures.dimensions import dimensions
from enclosures.shapes import Enclosure
from enclosures.triangles import Triangles, in_order

SCAD = Path(__file__).parent / "scad"


class NotRendered(Exception):
    """OpenSCAD had something to say about a part."""


def part_names(enclosure: Enclosure) -> Iterator[str]:
    """The printed parts: ``base``, each lid, and each different cap."""
    yield "base"
    for lid in enclosure.lids:
        yield lid.name
        yield from dict.fromkeys(f"cap-{button.name}" for button in lid.buttons)


def render(enclosure: Enclosure, part: str, *settings: str) -> Triangles:
    """The triangles of a part, in the frame of its enclosure; a cap stands on z = 0. A setting is ``name=value``."""
    with tempfile.TemporaryDirectory() as folder:
        for name in ("common", "letters", enclosure.name):
            (Path(folder) / f"{name}.scad").write_text((SCAD / f"{name}.scad").read_text("utf-8"), "utf-8")
        (Path(folder) / "dimensions.scad").write_text(dimensions((enclosure,)), "utf-8")
        made = Path(folder) / "made.stl"
        set_to = [word for setting in (f'part="{part}"', *settings) for word in ("-D", setting)]
        command = ["openscad", "--quiet", "--hardwarnings", "-o", str(made), *set_to]
        done = subprocess.run(  # noqa: S603 - our own files, and OpenSCAD from Debian
            [*command, str(Path(folder) / f"{enclosure.name}.scad")], check=True, capture_output=True, text=True
        )
        if done.stderr:  # OpenSCAD's exit code does not tell of a solid that is not closed
            raise NotRendered(done.stderr)
        return in_order(np.asarray(trimesh.load_mesh(made).triangles))
