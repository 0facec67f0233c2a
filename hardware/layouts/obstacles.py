"""What a text on the silkscreen must not cover."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from layouts.copper import pads
from layouts.field import VIA_MM
from layouts.plan import Plan
from layouts.pole_names import names_of
from layouts.router import Wiring
from layouts.shapes import Box, bounding_box
from layouts.silkscreen_text import PAD_CLEARANCE_MM, TEXT_CLEARANCE_MM, Text, label_text
from layouts.wiring import HEAD_RADIUS_MM


class Obstacles(Struct):
    """Areas that are taken. Each text that finds its place becomes one."""

    boxes: list[Box]

    @classmethod
    def of(cls, plan: Plan, wiring: Wiring) -> Obstacles:
        """Pads, vias, heads of screws, labels, names of poles, and the lines of the isolation."""
        boxes = [pad.box.grown(PAD_CLEARANCE_MM) for pad in pads(plan)]
        boxes += [Box(*via.at, *via.at).grown(VIA_MM / 2 + PAD_CLEARANCE_MM) for via in wiring.vias]
        boxes += [Box(x, y, x, y).grown(HEAD_RADIUS_MM) for x, y in plan.outline.holes()]
        boxes += [label_text(label).box().grown(TEXT_CLEARANCE_MM) for label in plan.labels]
        boxes += [_poles(plan, reference).grown(TEXT_CLEARANCE_MM) for reference in plan.poles]
        boxes += [Box(*start, *end).grown(PAD_CLEARANCE_MM) for start, end in plan.gaps]
        return cls(boxes)

    def add(self, boxes: Iterable[Box]) -> None:
        """Take more areas."""
        self.boxes.extend(boxes)

    def add_text(self, text: Text) -> None:
        """Take the area of a text that has found its place."""
        self.boxes.append(text.box().grown(TEXT_CLEARANCE_MM))

    def within(self, area: Box) -> Obstacles:
        """Those that reach into an area."""
        return Obstacles([box for box in self.boxes if box.meets(area)])

    def are_clear_of(self, text: Text) -> bool:
        """Whether a text covers none of them."""
        box = text.box()
        return not any(box.meets(one) for one in self.boxes)


def _poles(plan: Plan, reference: str) -> Box:
    """The box around all names of a connector's poles: nothing is printed between them."""
    return bounding_box([text.box() for text in names_of(plan, reference)])
