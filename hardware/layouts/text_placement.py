"""Finds a free place for the text of a part: inside its outline, or beside it."""

from __future__ import annotations

from collections.abc import Iterator

from layouts.obstacles import Obstacles
from layouts.part_areas import PartAreas
from layouts.plan import Angle
from layouts.shapes import Box
from layouts.silkscreen_text import PAD_CLEARANCE_MM, VALUE_MM, Text

ANGLES: tuple[Angle, ...] = (0, 90)  # from the left to the right, or from below to above
OFFSETS_MM = ((0.0, 0.0), (0.0, -1.8), (0.0, -2.4), (0.0, 1.8), (-2.0, 0.0))
"""From the middle of a part to the middle of a text inside it, in the order in which they are tried."""
OUTLINE_CLEARANCE_MM, FARTHEST_MM = 0.15, 16.0
ALONG_MM = tuple(0.5 * step for step in range(-20, 21))  # a text beside a part, along its side
AWAY_MM = (0.0, 0.5, 1.0, 1.5, 2.0)  # and away from it
SIDEWAYS_COST, TURNED_COST = 0.4, 1.5  # in mm: a text above or below a part, and not turned, is easier to read
GAP_WEIGHT, OFF_CENTRE_WEIGHT = 2.0, 0.2  # against a mm beyond the side of the part


def place_inside(outline: Box, words: str, obstacles: Obstacles) -> Text | None:
    """The first free place within the outline of a part."""
    (x, y), room = outline.middle, outline.grown(-PAD_CLEARANCE_MM)
    for angle in ANGLES:
        for right, down in OFFSETS_MM:
            text = Text(words, (x + right, y + down), VALUE_MM, angle)
            if room.contains(text.box()) and obstacles.are_clear_of(text):
                return text
    return None


def place_beside(areas: PartAreas, reference: str, words: str, size: float, obstacles: Obstacles) -> Text | None:
    """The best free place beside a part. No other part is as near to the text."""
    outline = areas.outlines[reference]
    near, others = obstacles.within(outline.grown(FARTHEST_MM)), areas.nearest_first(reference)
    for text in sorted(_beside(areas, reference, words, size), key=lambda text: _cost(outline, text)):
        box = text.box()
        if areas.board.contains(box) and near.are_clear_of(text) and areas.is_clearly_of(reference, box, others):
            return text
    return None


def _beside(areas: PartAreas, reference: str, words: str, size: float) -> Iterator[Text]:
    """The candidates beside the outline of a part, and those beside its outline with its pads."""
    outline = areas.outlines[reference].grown(OUTLINE_CLEARANCE_MM)
    yield from _around(outline, words, size)
    yield from _around(areas.with_pads(reference, OUTLINE_CLEARANCE_MM, PAD_CLEARANCE_MM), words, size)


def _around(box: Box, words: str, size: float) -> Iterator[Text]:
    """Candidates above, below, right and left of a box."""
    x, y = box.middle
    for angle in ANGLES:
        width, height = Text(words, (0, 0), size, angle).box().size
        for away in AWAY_MM:
            for along in ALONG_MM:
                yield Text(words, (x + along, box.top - height / 2 - away), size, angle)
                yield Text(words, (x + along, box.bottom + height / 2 + away), size, angle)
                yield Text(words, (box.right + width / 2 + away, y + along), size, angle)
                yield Text(words, (box.left - width / 2 - away, y + along), size, angle)


def _cost(outline: Box, text: Text) -> tuple[float, float, float, float]:
    """How bad a place is: the gap to the part, and how far the text is from the part's middle."""
    (x, y), (text_x, text_y), box = outline.middle, text.at, text.box()
    right, down = abs(text_x - x), abs(text_y - y)
    gap = max(box.left - outline.right, outline.left - box.right, box.top - outline.bottom, outline.top - box.bottom)
    beyond = max(right - outline.size[0] / 2, 0) + max(down - outline.size[1] / 2, 0)
    sideways = SIDEWAYS_COST if box.left > outline.right or box.right < outline.left else 0.0
    turned = TURNED_COST if text.angle else 0.0
    distance = gap * GAP_WEIGHT + beyond + OFF_CENTRE_WEIGHT * min(right, down)
    return round(distance + sideways + turned, 6), text_y, text_x, turned
