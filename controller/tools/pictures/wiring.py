"""The wiring of a first pad as a picture: one button and two lights, from the board's own table of pins."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from tools.docs.pin_table import LEGS, wiring

LEGS_A_SIDE = 20
ROW, TOP, LEFT, RIGHT = 22, 70, 260, 420
HEIGHT = TOP + ROW * LEGS_A_SIDE + 30
FIRST = ("one", "took", "refused")  # enough to see a press, and what became of it
GROUND = {8: "ground: the button's other side", 23: "ground: both lights' other sides"}
HEAD = f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 740 {HEIGHT}" font-family="sans-serif" font-size="13">
<rect width="740" height="{HEIGHT}" fill="#ffffff"/>
<text x="340" y="24" text-anchor="middle" font-size="16" font-weight="bold">A first pad on a Pico</text>
<rect x="{LEFT}" y="{TOP - 20}" width="{RIGHT - LEFT}" height="{ROW * LEGS_A_SIDE + 30}" rx="8" fill="#1d7a46"/>
<rect x="315" y="{TOP - 32}" width="50" height="30" rx="3" fill="#b8bcc2"/>
<text x="340" y="{TOP - 12}" text-anchor="middle">USB</text>
"""


def pad() -> str:
    """An SVG of a Pico from above, its USB plug on top, with what belongs to its legs."""
    wired = {leg: f"{name}: {what}" for name, leg, what in _first()}
    return (
        HEAD
        + "".join(_leg(leg, {**GROUND, **wired}.get(leg, "")) for leg in range(1, 2 * LEGS_A_SIDE + 1))
        + "</svg>\n"
    )


def _first() -> Iterator[tuple[str, int, str]]:
    for name, pin, what in wiring("pad"):
        if name in FIRST:
            yield f"{name} (GP{pin})", LEGS[pin], what


def _leg(number: int, wired: str) -> str:
    """One leg: 1 to 20 down the left side, 21 to 40 up the right side."""
    on_the_left = number <= LEGS_A_SIDE
    row = number - 1 if on_the_left else 2 * LEGS_A_SIDE - number
    y = TOP + ROW * row
    x, inward, outward = (LEFT, 22, -16) if on_the_left else (RIGHT, -22, 16)
    fill = "#f2b233" if wired else "#8fae9c"
    anchor = "end" if on_the_left else "start"
    text = f'<text x="{x + outward}" y="{y + 5}" text-anchor="{anchor}">{escape(wired)}</text>\n' if wired else ""
    return (
        f'<circle cx="{x}" cy="{y}" r="7" fill="{fill}"/>'
        f'<text x="{x + inward}" y="{y + 5}" text-anchor="middle" fill="#ffffff">{number}</text>\n{text}'
    )
