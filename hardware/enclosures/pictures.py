"""Pictures of parts as PNG, by a small renderer of our own: the same bytes on each machine."""

from __future__ import annotations

import struct
import zlib
from collections.abc import Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

Triangles = NDArray[np.float64]
Colour = tuple[int, int, int]
Layer = NDArray[np.float64]

RIGHT, UP, TOWARDS = (0.8829, -0.4695, 0.0), (0.2588, 0.4867, 0.8343), (-0.3917, -0.7366, 0.5513)
"""The camera: from the front left, and from above. Literals, so that no machine's sine changes a pixel."""
LIGHT = (-0.35, -0.25, 0.9)
FINER = 2  # pixels in each direction that make one of the picture
INK: Colour = (25, 30, 38)


class Painted(Struct, frozen=True):
    """Triangles of one colour."""

    triangles: Triangles
    colour: Colour


def png(things: Sequence[Painted], width: int = 900) -> bytes:
    """A picture of all things, from the front left and above. Lines are where depth or direction change."""
    corners = np.concatenate([thing.triangles for thing in things])
    colours = np.concatenate([np.tile(np.array(thing.colour, float), (len(thing.triangles), 1)) for thing in things])
    flat, depth = _projected(corners)
    low, high = flat.reshape(-1, 2).min(axis=0), flat.reshape(-1, 2).max(axis=0)
    scale = (width - 40) * FINER / float(high[0] - low[0])
    height = int((high[1] - low[1]) * scale / FINER) + 40
    pixels = (flat - low) * scale + 20 * FINER
    pixels[..., 1] = height * FINER - pixels[..., 1]
    which, near = _rasterised(pixels, depth, (height * FINER, width * FINER))
    return _encoded(_smaller(_shaded(which, near, corners, colours)))


def _along(corners: Triangles, axis: tuple[float, float, float]) -> Layer:
    return np.asarray(corners[..., 0] * axis[0] + corners[..., 1] * axis[1] + corners[..., 2] * axis[2])


def _projected(corners: Triangles) -> tuple[Layer, Layer]:
    return np.stack([_along(corners, RIGHT), _along(corners, UP)], axis=-1), _along(corners, TOWARDS)


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


def _shaded(which: NDArray[np.int64], near: Layer, corners: Triangles, colours: Layer) -> Layer:
    one, other = corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0]
    normal = np.cross(one, other)
    length = np.sqrt(_along(normal, (0, 0, 0)) + normal[:, 0] ** 2 + normal[:, 1] ** 2 + normal[:, 2] ** 2)
    normal = normal / np.maximum(length, 1e-12)[:, None]
    bright = 0.62 + 0.38 * np.maximum(_along(normal, LIGHT), -0.5)
    picture = np.full((*which.shape, 3), 255.0)
    inside = which >= 0
    picture[inside] = np.minimum(255, colours[which[inside]] * bright[which[inside]][:, None])
    picture[_lines(which, near, normal)] = INK
    return picture


def _lines(which: NDArray[np.int64], near: Layer, normal: Layer) -> NDArray[np.bool_]:
    """Where a pixel and its neighbour to the right or below are far apart, or face another way."""
    facing = np.where((which >= 0)[..., None], normal[which], 0.0)
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
        struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data)) for name, data in chunks
    )
