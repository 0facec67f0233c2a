"""The bare metal that stands above a board: the tabs of transistors, and the loops of test points."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from circuits import footprints
from layouts.copper import on_board
from layouts.plan import Plan
from layouts.shapes import Box

BARE_METAL_MM = 3.0  # between two nets: the tops of two tabs may each lean by 1.4 mm towards the other
WIDEST_TO_220_MM, TO_220_MIDDLE_MM = 10.67, 2.54  # TO-220AB; KiCad's drawing is 10 mm wide
METAL = {
    footprints.TO_220: (
        "2",
        Box(TO_220_MIDDLE_MM - WIDEST_TO_220_MM / 2, -3.15, TO_220_MIDDLE_MM + WIDEST_TO_220_MM / 2, 1.25),
    ),
    footprints.TEST_POINT: ("1", Box(-1.25, -1.25, 1.25, 1.25)),
}
"""By the footprint: the pad that the metal belongs to, and where it may be, in mm from the footprint's origin."""


class BareMetal(Struct, frozen=True):
    """Metal that a finger or another part may touch."""

    reference: str
    net: str
    box: Box


def bare_metal(plan: Plan) -> Iterator[BareMetal]:
    """All of it on a board."""
    for part in on_board(plan.board):
        if part.item.footprint in METAL:
            number, box = METAL[part.item.footprint]
            net = next(pin.net for pin in part.pins if pin.number == number)
            place = plan.places[part.reference]
            yield BareMetal(part.reference, net, box.placed(place.x, place.y, place.angle))
