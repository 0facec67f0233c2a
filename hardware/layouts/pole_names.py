"""The name of each pole of a connector, printed beside the pole."""

from __future__ import annotations

from collections.abc import Iterator

from layouts.copper import pads
from layouts.part_areas import outline
from layouts.plan import Plan
from layouts.shapes import Point
from layouts.silkscreen_text import PAD_CLEARANCE_MM, POLE_MM, VALUE_MM, Text


def pole_names(plan: Plan) -> Iterator[Text]:
    """The names of all poles, each on the side of its connector that is away from the edge of the board."""
    for reference in plan.poles:
        yield from names_of(plan, reference)


def names_of(plan: Plan, reference: str) -> Iterator[Text]:
    """The names of the poles of one connector. Names of one letter are larger."""
    centres = {pad.number: pad.box.middle for pad in pads(plan) if pad.reference == reference}
    names = plan.poles[reference]
    size = POLE_MM if max(map(len, names)) == 1 else VALUE_MM
    for number, name in enumerate(names, 1):
        area = Text(name, (0, 0), size).box().size
        yield Text(name, _beside(plan, reference, centres[str(number)], area), size)


def _beside(plan: Plan, reference: str, pole: Point, area: Point) -> Point:
    """Where the name of a pole is: beside its connector, by the angle of the connector."""
    (x, y), box = pole, outline(plan, plan.board.part(reference))
    width, height = (side / 2 + PAD_CLEARANCE_MM for side in area)
    match plan.places[reference].angle:
        case 0:
            return x, box.top - height
        case 90:
            return box.left - width, y
        case 180:
            return x, box.bottom + height
        case 270:
            return box.right + width, y
