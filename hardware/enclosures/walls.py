"""How thick walls, floors and lids are, by rays through their triangles."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from enclosures.fit import Measured
from enclosures.shapes import ENGRAVED, FLOOR, LEAN, LID, WALL, Enclosure
from enclosures.triangles import Triangles

THINNEST_MM = 2.0
THICKEST_MM = 400.0
STEP_MM = 3.0
AT_THE_SIDE = 0.0137  # so that no ray meets an edge of a round number
NEAR_MM = 0.02
Points = NDArray[np.float64]


def thick(enclosure: Enclosure, part: str, triangles: Triangles) -> Iterator[Measured]:
    """The thinnest place of each wall and of the floor, or of the lid."""
    if part == "base":
        yield _measured(f"{enclosure.name} floor", _floor(enclosure, triangles))
        for wall in ("front", "back", "left", "right"):
            yield _measured(f"{enclosure.name} {wall} wall", _wall(enclosure, wall, triangles))
    elif part.startswith("lid"):
        yield _measured(f"{enclosure.name} {part}", _lid(enclosure, triangles))


def _measured(where: str, found: list[float]) -> Measured:
    """At least ten rays must have met something, or the rays are wrong."""
    thinnest = min(found) if len(found) >= 10 else 0.0
    return Measured("thinnest place, mm", where, thinnest, THINNEST_MM - NEAR_MM, THICKEST_MM)


def _steps(low: float, high: float) -> Points:
    return np.arange(low, high, STEP_MM) + AT_THE_SIDE


def _wall(enclosure: Enclosure, wall: str, triangles: Triangles) -> list[float]:
    """Rays from outside, at all heights; those that enter where the wall's outer side is."""
    across = 0 if wall in ("front", "back") else 1
    width = enclosure.inner[across]
    crossings = _crossings(triangles, 1 - across, _steps(2.0, width - 2.0), _steps(-FLOOR, enclosure.rim + LID))
    far = wall in ("back", "right")
    outer = enclosure.inner[1 - across] + WALL if far else -WALL
    pairs = [(one[-1], one[-2]) if far else (one[0], one[1]) for one in crossings if len(one) > 1]
    return [abs(start - end) for start, end in pairs if abs(start - outer) < NEAR_MM]


def _floor(enclosure: Enclosure, triangles: Triangles) -> list[float]:
    """Rays from below; across a floor that leans, its thickness is less than along the ray."""
    cosine, sine = LEAN[enclosure.lean]
    width, depth, _ = enclosure.inner
    return [
        (one[1] - one[0]) * cosine
        for y in _steps(2.0, depth - 2.0).tolist()
        for one in _crossings(triangles, 2, _steps(2.0, width - 2.0), np.array([y]))
        if len(one) > 1 and abs(one[0] + FLOOR + (y + WALL) * sine / cosine) < NEAR_MM
    ]


def _lid(enclosure: Enclosure, triangles: Triangles) -> list[float]:
    """Rays from above; those that enter a letter's ground or higher, but no countersink."""
    width, depth, top = enclosure.inner
    crossings = _crossings(triangles, 2, _steps(2.0, width - 2.0), _steps(2.0, depth - 2.0))
    lowest = top + LID - ENGRAVED - NEAR_MM
    return [one[-1] - one[-2] for one in crossings if len(one) > 1 and one[-1] > lowest]


def _crossings(triangles: Triangles, axis: int, first: Points, second: Points) -> list[list[float]]:
    """Where each ray along an axis meets a surface, in order; rays start at each pair of the other two values."""
    flat, along = np.delete(triangles, axis, axis=2), triangles[..., axis]
    found: list[list[float]] = []
    for y in second.tolist():
        row = (flat[..., 1].min(axis=1) <= y) & (y <= flat[..., 1].max(axis=1))
        found += [_one_ray(flat[row], along[row], x, y) for x in first.tolist()]
    return found


def _one_ray(flat: Triangles, along: Points, x: float, y: float) -> list[float]:
    near = (flat[..., 0].min(axis=1) <= x) & (x <= flat[..., 0].max(axis=1))
    (ax, ay), (bx, by), (cx, cy) = (flat[near, corner].T for corner in range(3))
    area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
    safe = np.where(np.abs(area) < 1e-9, np.inf, area)
    second = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / safe
    third = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / safe
    met = np.isfinite(safe) & (second >= 0) & (third >= 0) & (second + third <= 1)
    a, b, c = (along[near][met, corner] for corner in range(3))
    crossings = a + second[met] * (b - a) + third[met] * (c - a)
    return sorted({round(one, 5) for one in np.asarray(crossings).tolist()})  # an edge of two triangles is met once
