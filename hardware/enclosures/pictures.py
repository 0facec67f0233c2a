"""Pictures of parts as PNG, by a small renderer of our own: the same bytes on each machine."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from enclosures.triangles import Triangles, normals

Colour = tuple[int, int, int]
Layer = NDArray[np.float64]

FINER = 2  # pixels in each direction that make one of the picture
MARGIN = 16
INK: Colour = (25, 30, 38)


Axis = tuple[float, float, float]


class View(Struct, frozen=True):
    """A camera far away: what is right and up in its picture, what is towards it, and from where light comes.

    The numbers are literals, so that no machine's sine changes a pixel.
    """

    right: Axis
    up: Axis
    towards: Axis
    light: Axis


FRONT = View((0.8829, -0.4695, 0.0), (0.2588, 0.4867, 0.8343), (-0.3917, -0.7366, 0.5513), (-0.35, -0.25, 0.9))
BACK = View((-0.8829, 0.4695, 0.0), (-0.2588, -0.4867, 0.8343), (0.3917, 0.7366, 0.5513), (0.35, 0.25, 0.9))
FACE = View((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0), (-0.35, -0.25, 0.9))


class Painted(Struct, frozen=True):
    """Triangles of one colour."""

    triangles: Triangles
    colour: Colour


def png(things: Sequence[Painted], view: View, width: int = 800) -> bytes:
    """A picture of all things. Lines are where depth or direction change."""
    corners = np.concatenate([thing.triangles for thing in things])
    colours = np.concatenate([np.tile(np.array(thing.colour, float), (len(thing.triangles), 1)) for thing in things])
    looks = normals(corners)
    seen = _along(looks, view.towards) > 0  # the other side of a closed body is always behind it
    corners, colours, looks = corners[seen], colours[seen], looks[seen]
    flat = np.stack([_along(corners, view.right), _along(corners, view.up)], axis=-1)
    pixels, size = _fitted(flat, width)
    which, near = _rasterised(pixels, _along(corners, view.towards), size)
    bright = 0.62 + 0.38 * np.maximum(_along(looks, view.light), -0.5)
    return _encoded(_smaller(_shaded(which, near, looks, colours * bright[:, None])))


def _fitted(flat: Layer, width: int) -> tuple[Layer, tuple[int, int]]:
    """The places in pixels from the top left corner, with a margin, and the height and width of the picture."""
    low, high = flat.reshape(-1, 2).min(axis=0), flat.reshape(-1, 2).max(axis=0)
    scale = (width - 2 * MARGIN) * FINER / float(high[0] - low[0])
    height = int((high[1] - low[1]) * scale / FINER) + 2 * MARGIN
    pixels = (flat - low) * scale + MARGIN * FINER
    pixels[..., 1] = height * FINER - pixels[..., 1]
    return pixels, (height * FINER, width * FINER)


def _along(corners: Layer, axis: Axis) -> Layer:
    return np.asarray(corners[..., 0] * axis[0] + corners[..., 1] * axis[1] + corners[..., 2] * axis[2])


def _rasterised(pixels: Layer, depth: Layer, size: tuple[int, int]) -> tuple[NDArray[np.int64], Layer]:
    """The number of the nearest triangle at each pixel, or -1, and its depth."""
    which = np.full(size, -1, dtype=np.int64)
    near = np.full(size, -1e9)
    for number, (corner, deep) in enumerate(zip(pixels, depth, strict=True)):
        _one_triangle(number, corner, deep, which, near)
    return which, near


def _one_triangle(number: int, corner: Layer, deep: Layer, which: NDArray[np.int64], near: Layer) -> None:
    (ax, ay), (bx, by), (cx, cy) = corner.tolist()
    area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
    if abs(area) < 1e-9:
        return
    left, right = int(min(ax, bx, cx)), int(max(ax, bx, cx)) + 1
    top, bottom = int(min(ay, by, cy)), int(max(ay, by, cy)) + 1
    across, down = np.arange(left, right + 1) + 0.5, (np.arange(top, bottom + 1) + 0.5)[:, None]
    second = ((across - ax) * (cy - ay) - (cx - ax) * (down - ay)) / area
    third = ((bx - ax) * (down - ay) - (across - ax) * (by - ay)) / area
    here = deep[0] + second * (deep[1] - deep[0]) + third * (deep[2] - deep[0])
    window = (slice(top, bottom + 1), slice(left, right + 1))
    seen = (second >= 0) & (third >= 0) & (second + third <= 1) & (here > near[window])
    near[window][seen] = here[seen]
    which[window][seen] = number


def _shaded(which: NDArray[np.int64], near: Layer, looks: Layer, colours: Layer) -> Layer:
    picture = np.full((*which.shape, 3), 255.0)
    inside = which >= 0
    picture[inside] = np.minimum(255, colours[which[inside]])
    picture[_lines(which, near, looks)] = INK
    return picture


def _lines(which: NDArray[np.int64], near: Layer, looks: Layer) -> NDArray[np.bool_]:
    """Where a pixel and its neighbour to the right or below are far apart, or face another way."""
    facing = np.where((which >= 0)[..., None], looks[which], 0.0)
    line = np.zeros(which.shape, dtype=bool)
    for axis in (0, 1):
        step = np.abs(np.diff(near, axis=axis)) > 1.2
        turn = np.sum(np.abs(np.diff(facing, axis=axis)), axis=-1) > 0.7
        line[(slice(None, -1),) if axis == 0 else (slice(None), slice(None, -1))] |= step | turn
    return line


def _smaller(picture: Layer) -> NDArray[np.uint8]:
    height, width = picture.shape[0] // FINER, picture.shape[1] // FINER
    cells = picture[: height * FINER, : width * FINER].reshape(height, FINER, width, FINER, 3)
    return np.asarray(np.round(cells.mean(axis=(1, 3)) / 4) * 4).clip(0, 255).astype(np.uint8)


def _encoded(picture: NDArray[np.uint8]) -> bytes:
    """PNG, 8 bits for each of red, green and blue."""
    height, width = picture.shape[:2]
    rows = b"".join(b"\0" + row.tobytes() for row in picture)
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", zlib.compress(rows, 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        for name, data in chunks
    )
