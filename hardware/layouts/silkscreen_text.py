"""A text on the silkscreen of a board, and the area that it takes."""

from __future__ import annotations

from msgspec import Struct

from layouts.plan import Angle, Label
from layouts.shapes import Box, Point

REFERENCE_MM, VALUE_MM, POLE_MM = 1.0, 0.8, 1.2  # the height of letters
PAD_CLEARANCE_MM, TEXT_CLEARANCE_MM = 0.3, 0.2
LETTER_WIDTH, LINE_HEIGHT = 0.95, 1.4  # of KiCad's font, in heights of a letter
STROKE_MM = 0.1
NARROW = ".,:il"  # letters of half the width


class Text(Struct, frozen=True):
    """Words in their place, which is their centre. ``size`` is the height of their letters in mm."""

    words: str
    at: Point
    size: float
    angle: Angle = 0

    def box(self) -> Box:
        """The area of the words in KiCad's font."""
        narrow = sum(self.words.count(letter) for letter in NARROW)
        width = (len(self.words) - narrow / 2) * self.size * LETTER_WIDTH + STROKE_MM
        height = self.size * LINE_HEIGHT
        if self.angle % 180:
            width, height = height, width
        x, y = self.at
        return Box(x - width / 2, y - height / 2, x + width / 2, y + height / 2)


def label_text(label: Label) -> Text:
    """A label of the plan as a text."""
    return Text(label.words, (label.x, label.y), label.size, label.angle)
