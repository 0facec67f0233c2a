"""The area of each part on the silkscreen, and how near a text is to it."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from circuits.parts import Part
from layouts.copper import on_board, pads
from layouts.footprints import footprint
from layouts.plan import Plan
from layouts.shapes import Box, bounding_box

EDGE_CLEARANCE_MM = 0.8
NEARER_MM = 0.2  # by so much at least a text is nearer to its own part than to any other
BANDED, BAND_MM = "Diode_THT:D_DO", 1.2
"""Footprints with a band at their first pin, and how much of the outline it takes."""


class PartAreas(Struct, frozen=True):
    """The part of a board that can be printed, and the outline and the pads of each part, by its reference."""

    board: Box
    outlines: dict[str, Box]
    pads: dict[str, tuple[Box, ...]]

    @classmethod
    def of(cls, plan: Plan) -> PartAreas:
        """The areas of all parts on the board."""
        outlines = {part.reference: outline(plan, part) for part in on_board(plan.board)}
        placed = tuple(pads(plan))
        return cls(
            printable(plan),
            outlines,
            {name: tuple(pad.box for pad in placed if pad.reference == name) for name in outlines},
        )

    def with_pads(self, reference: str, outline_clearance_mm: float, pad_clearance_mm: float) -> Box:
        """The box around the outline and the pads of a part, with some clearance to each."""
        outline = self.outlines[reference].grown(outline_clearance_mm)
        return bounding_box((outline, *(pad.grown(pad_clearance_mm) for pad in self.pads[reference])))

    def distance(self, reference: str, text: Box) -> float:
        """How far a text is from a part; 0 if they overlap."""
        return min(box.distance(text) for box in (self.outlines[reference], *self.pads[reference]))

    def nearest_first(self, reference: str) -> list[str]:
        """All other parts, in the order of their distance from this one."""
        outline = self.outlines[reference]
        others = [other for other in self.outlines if other != reference]
        return sorted(others, key=lambda other: self.distance(other, outline))

    def is_clearly_of(self, reference: str, text: Box, others: Sequence[str]) -> bool:
        """Whether a text is on this part, or clearly nearer to it than to any of the others.

        The comparison ends at the first part that is too near, so it is fast with the nearest ones first.
        """
        own = self.distance(reference, text)
        return own == 0 or all(own + NEARER_MM <= self.distance(other, text) for other in others)


def printable(plan: Plan) -> Box:
    """The board without its edge."""
    return Box(0, 0, plan.outline.width, plan.outline.depth).grown(-EDGE_CLEARANCE_MM)


def outline(plan: Plan, part: Part) -> Box:
    """The printed outline of a part in its place."""
    place = plan.places[part.reference]
    return footprint(part.item.footprint).silk.placed(place.x, place.y, place.angle)


def outline_without_band(plan: Plan, part: Part) -> Box:
    """The outline of a part without the band of its cathode, which is at its first pin: the origin."""
    silk, place = footprint(part.item.footprint).silk, plan.places[part.reference]
    if part.item.footprint.startswith(BANDED):
        silk = Box(silk.left + BAND_MM, silk.top, silk.right, silk.bottom)
    return silk.placed(place.x, place.y, place.angle)
