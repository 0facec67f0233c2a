"""Solids for the checks: printed parts, boards with their parts, and plugs, in the frame of the enclosure."""

from __future__ import annotations

from collections.abc import Iterator

import manifold3d
import numpy as np
import trimesh
from manifold3d import Manifold

from enclosures.shapes import WALL, Block, Board, Button, Enclosure, Mounted, Plug
from enclosures.triangles import Triangles

OUTSIDE = 40.0  # how far out a plug starts


def mesh_of(triangles: Triangles) -> trimesh.Trimesh:
    """The triangles as a mesh, with the corners that they share."""
    corners = triangles.reshape(-1, 3)
    return trimesh.Trimesh(corners, np.arange(len(corners)).reshape(-1, 3), process=True)


def solid(triangles: Triangles) -> Manifold:
    """The solid within the triangles. Its status tells whether they close."""
    mesh = mesh_of(triangles)
    return Manifold(manifold3d.Mesh(np.asarray(mesh.vertices, np.float32), np.asarray(mesh.faces, np.uint32)))


def triangles_of(one: Manifold) -> Triangles:
    """The triangles of a solid."""
    mesh = one.to_mesh()
    corners: Triangles = np.asarray(mesh.vert_properties, np.float64)[mesh.tri_verts]
    return corners


def block(one: Block) -> Manifold:
    """A block of a table."""
    return Manifold.cube(one.size).translate(one.corner)


def drill(diameter: float, low: float, high: float, at: tuple[float, float]) -> Manifold:
    """An upright cylinder."""
    return Manifold.cylinder(high - low, diameter / 2, circular_segments=48).translate((*at, low))


def bare(mounted: Mounted) -> Manifold:
    """The board alone, with its holes."""
    board: Board = mounted.board
    plate = Manifold.cube(board.size).translate((mounted.x, mounted.y, mounted.posts.height))
    top = mounted.posts.height + board.size[2]
    for hole in mounted.holes():
        plate = plate - drill(board.hole, mounted.posts.height - 1, top + 1, hole)
    return plate


def boards(enclosure: Enclosure) -> Iterator[tuple[str, Manifold]]:
    """Each board, and each of its parts, by name."""
    for mounted in enclosure.boards:
        yield from boards_of(mounted)


def boards_of(mounted: Mounted) -> Iterator[tuple[str, Manifold]]:
    """A board, and each of its parts."""
    yield mounted.board.name, bare(mounted)
    for part in mounted.blocks():
        yield part.name, block(part)


def swept_from_above(one: Manifold, top: float) -> Manifold:
    """All places of a board or a block while it is lowered from ``top``: its box, up to there."""
    left, front, bottom, right, back, _ = one.bounding_box()
    return Manifold.cube((right - left, back - front, top - bottom)).translate((left, front, bottom))


def cap(printed: Manifold, button: Button) -> Manifold:
    """A cap on its switch."""
    return printed.translate((button.x, button.y, button.actuator))


def path(enclosure: Enclosure, plug: Plug) -> Manifold:
    """All places of a plug from outside to its seat."""
    across, up = plug.size
    along = (plug.at - across / 2, plug.at + across / 2)
    width, depth, _ = enclosure.inner
    start, end = -WALL - OUTSIDE, plug.seat
    x, y = {
        "front": (along, (start, end)),
        "back": (along, (depth - end, depth - start)),
        "left": ((start, end), along),
        "right": ((width - end, width - start), along),
    }[plug.wall]
    size = (x[1] - x[0], y[1] - y[0], up)
    return Manifold.cube(size).translate((x[0], y[0], plug.height - up / 2))
