"""The outline of each board: what its layout keeps to, and what its enclosure is made for."""

from __future__ import annotations

from msgspec import Struct


class Outline(Struct, frozen=True):
    """A rectangle in mm, with a hole for an M3 screw in each corner."""

    width: float
    depth: float
    hole_inset: float = 5.0  # from both edges to the middle of the hole
    hole: float = 3.2  # diameter
    thickness: float = 1.6

    def holes(self) -> tuple[tuple[float, float], ...]:
        """The middle of each hole, from the top left corner."""
        near, right, bottom = self.hole_inset, self.width - self.hole_inset, self.depth - self.hole_inset
        return ((near, near), (right, near), (near, bottom), (right, bottom))


OUTLINES = {
    "driver-board": Outline(160, 100),
    "pad-board": Outline(120, 90),
    "dice-board": Outline(146, 62),
}
