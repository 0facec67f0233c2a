"""Render the OpenSCAD files. Their triangles get an order of our own, so that each run gives the same bytes."""

from __future__ import annotations

import struct
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import trimesh
from numpy.typing import NDArray

from enclosures.dimensions import dimensions
from enclosures.shapes import Enclosure

SCAD = Path(__file__).parent / "scad"
ROUNDED_TO = 4  # decimals of a mm
Triangles = NDArray[np.float64]
"""Three corners of three coordinates each."""


class NotRendered(Exception):
    """OpenSCAD had something to say about a part."""


def part_names(enclosure: Enclosure) -> Iterator[str]:
    """The printed parts: ``base``, each lid, and each different cap."""
    yield "base"
    for lid in enclosure.lids:
        yield lid.name
        yield from dict.fromkeys(f"cap-{button.name}" for button in lid.buttons)


def render(enclosure: Enclosure, part: str) -> Triangles:
    """The triangles of a part, in the frame of its enclosure; a cap stands on z = 0."""
    with tempfile.TemporaryDirectory() as folder:
        for name in ("common", "letters", enclosure.name):
            (Path(folder) / f"{name}.scad").write_text((SCAD / f"{name}.scad").read_text("utf-8"), "utf-8")
        (Path(folder) / "dimensions.scad").write_text(dimensions((enclosure,)), "utf-8")
        made = Path(folder) / "made.stl"
        command = ["openscad", "--quiet", "--hardwarnings", "-o", str(made), "-D", f'part="{part}"']
        done = subprocess.run(  # noqa: S603 - our own files, and OpenSCAD from Debian
            [*command, str(Path(folder) / f"{enclosure.name}.scad")], check=True, capture_output=True, text=True
        )
        if done.stderr:  # OpenSCAD's exit code does not tell of a solid that is not closed
            raise NotRendered(done.stderr)
        return in_order(np.asarray(trimesh.load_mesh(made).triangles))


def in_order(triangles: Triangles) -> Triangles:
    """The same triangles: rounded, each from its lowest corner on, and sorted."""
    rounded = np.round(triangles, ROUNDED_TO) + 0.0  # no negative zero
    turned = [_from_lowest(corners) for corners in rounded.tolist()]
    return np.array(sorted(turned))


def _from_lowest(corners: list[list[float]]) -> list[list[float]]:
    first = corners.index(min(corners))
    return corners[first:] + corners[:first]


def turned(triangles: Triangles, cosine: float, sine: float) -> Triangles:
    """The triangles after a turn around the x axis."""
    x, y, z = (triangles[..., axis] for axis in range(3))
    return np.stack([x, y * cosine - z * sine, y * sine + z * cosine], axis=-1)


def binary_stl(triangles: Triangles) -> bytes:
    """A file for a slicer: 80 bytes of title, and for each triangle its normal, its corners and two bytes more."""
    normals = np.cross(triangles[:, 1] - triangles[:, 0], triangles[:, 2] - triangles[:, 0])
    length = np.sqrt((normals**2).sum(axis=1))[:, None]
    rows = np.zeros(len(triangles), dtype=[("numbers", "<f4", 12), ("more", "<u2")])
    rows["numbers"][:, :3] = np.round(normals / np.where(length > 0, length, 1), ROUNDED_TO)
    rows["numbers"][:, 3:] = triangles.reshape(-1, 9)
    return b"headtable, in mm".ljust(80) + struct.pack("<I", len(rows)) + rows.tobytes()
