"""The triangles of a printed part: their order, their turn, where they look, and their file for a slicer."""

from __future__ import annotations

import struct

import numpy as np
from numpy.typing import NDArray

ROUNDED_TO = 4  # decimals of a mm
Triangles = NDArray[np.float64]
"""Three corners of three coordinates each."""


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


def normals(triangles: Triangles) -> NDArray[np.float64]:
    """Where each triangle looks, as a vector of length 1."""
    across = np.cross(triangles[:, 1] - triangles[:, 0], triangles[:, 2] - triangles[:, 0])
    length = np.sqrt(across[:, 0] ** 2 + across[:, 1] ** 2 + across[:, 2] ** 2)
    return np.asarray(across / np.maximum(length, 1e-12)[:, None])


def binary_stl(triangles: Triangles) -> bytes:
    """A file for a slicer: 80 bytes of title, and for each triangle its normal, its corners and two bytes more."""
    rows = np.zeros(len(triangles), dtype=[("numbers", "<f4", 12), ("more", "<u2")])
    rows["numbers"][:, :3] = np.round(normals(triangles), ROUNDED_TO)
    rows["numbers"][:, 3:] = triangles.reshape(-1, 9)
    return b"headtable, in mm".ljust(80) + struct.pack("<I", len(rows)) + rows.tobytes()
