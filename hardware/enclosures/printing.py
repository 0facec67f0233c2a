"""The checks that a part prints: closed, in one piece, on a common printer, without supports, with thick walls."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from manifold3d import Error

from enclosures.fit import Measured
from enclosures.shapes import LEAN, Enclosure
from enclosures.solids import mesh_of, solid
from enclosures.triangles import Triangles, in_order, normals, turned
from enclosures.walls import thick

BED_MM = 220.0
BRIM_MM = 4.0  # around the part
HIGHEST_MM = 200.0
LONGEST_BRIDGE_MM = 20.0
STEEP = 0.72  # a face that looks down more than this (about 45 degrees) needs something below


def laid(enclosure: Enclosure, part: str, triangles: Triangles) -> Triangles:
    """The part as it lies on the printer's bed, with its lowest point at z = 0."""
    faces_down = any(lid.name == part and lid.face == "down" for lid in enclosure.lids)
    cosine, sine = LEAN[enclosure.lean] if part == "base" else (-1.0, 0.0) if faces_down else (1.0, 0.0)
    lying = turned(triangles, cosine, sine)
    return in_order(lying - lying.reshape(-1, 3).min(axis=0))


def prints(enclosure: Enclosure, part: str, triangles: Triangles) -> Iterator[Measured]:
    """What a printer asks of a part. The triangles are in the frame of the enclosure."""
    yield from _is_a_body(f"{enclosure.name} {part}", triangles)
    yield from _on_the_bed(f"{enclosure.name} {part}", laid(enclosure, part, triangles))
    yield from thick(enclosure, part, triangles)


def _is_a_body(where: str, triangles: Triangles) -> Iterator[Measured]:
    body = solid(triangles)
    yield Measured("watertight", where, float(mesh_of(triangles).is_watertight), 1, 1)
    yield Measured("valid", where, float(body.status() == Error.NoError), 1, 1)
    yield Measured("one body", where, len(body.decompose()), 1, 1)
    yield Measured("volume, mm3", where, float(body.volume()), 100, 1e6)


def _on_the_bed(where: str, lying: Triangles) -> Iterator[Measured]:
    size = lying.reshape(-1, 3).max(axis=0)
    for axis, most in zip("xyz", (BED_MM - 2 * BRIM_MM, BED_MM - 2 * BRIM_MM, HIGHEST_MM), strict=True):
        yield Measured(f"size along {axis}, mm", where, float(size["xyz".index(axis)]), 1, most)
    yield Measured("longest bridge, mm", where, longest_bridge(lying), 0, LONGEST_BRIDGE_MM)


def longest_bridge(lying: Triangles) -> float:
    """The longest way over air: the shorter side of the largest face that looks down, above the bed."""
    above = lying[..., 2].min(axis=1) > 0.05
    down = lying[(normals(lying)[:, 2] < -STEEP) & above]
    return max((_shorter_side(face) for face in _joined(down)), default=0.0)


def _shorter_side(face: list[Triangles]) -> float:
    corners = np.concatenate(face)[:, :2]
    return float((corners.max(axis=0) - corners.min(axis=0)).min())


def _joined(triangles: Triangles) -> list[list[Triangles]]:
    """Triangles that share corners, together."""
    groups: dict[tuple[float, ...], int] = {}
    members: dict[int, list[Triangles]] = {}
    for number, triangle in enumerate(triangles):
        corners = [tuple(corner) for corner in triangle.tolist()]
        touched = {groups[corner] for corner in corners if corner in groups}
        members[number] = [triangle, *(one for group in sorted(touched) for one in members.pop(group))]
        for one in members[number]:
            groups.update(dict.fromkeys((tuple(corner) for corner in one.tolist()), number))
    return list(members.values())
