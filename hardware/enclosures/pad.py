"""The pad: eight lamps, seven buttons and a display on a lid that leans towards the player."""

from __future__ import annotations

from circuits.outlines import OUTLINES
from enclosures.shapes import Block, Board, Button, Enclosure, Hole, Label, Lid, Mounted, Opening, Plug, Posts, Rectangle

OUTLINE = OUTLINES["pad-board"]
AT = (11.0, 3.0)
INNER = (142.0, 94.5, 22.0)
POSTS = Posts(height=5.0, outer=8.4, hole=4.0, depth=7.0)
TOP = POSTS.height + OUTLINE.thickness

JACKS = {"in": 22.0, "out": 42.0}
"""The middles of the two jacks along the back edge of the board."""
PICO = 99.0
"""The middle of the Pico; its USB socket is at the back edge."""
SWITCH = 12.0  # from the board to the actuator of a switch
TRAVEL = 0.3

MAIN = {"one": 20.0, "two": 47.0, "mini": 74.0, "bunco": 101.0}
SMALL = {"pass": 33.0, "undo": 60.0, "help": 87.0}
RELIEF = {
    "one": ((0.0, 0.0),),
    "two": ((-3.0, 0.0), (3.0, 0.0)),
    "mini": ((-3.0, -2.0), (3.0, -2.0), (0.0, 3.2)),
    "bunco": ((-4.0, -4.0), (4.0, -4.0), (-4.0, 4.0), (4.0, 4.0), (0.0, 0.0)),
    "pass": ((-1.6, 0.0), (1.6, 0.0)),
    "undo": ((0.0, -1.6), (0.0, 1.6)),
    "help": ((0.0, 0.0),),
}
"""Raised dots that a finger counts: one, two, three for a mini-bunco, five for a bunco."""
MAIN_ROW, SMALL_ROW = 33.0, 10.0
LAMPS = {
    "heard": (10.0, 69.0), "box": (10.0, 63.0), "took": (10.0, 57.0), "refused": (10.0, 51.0),
    "A": (34.0, 69.0), "B": (34.0, 63.0), "call": (34.0, 57.0), "again": (34.0, 51.0),
}  # fmt: skip
DISPLAY = Rectangle(59.0, 58.0, 25.0, 14.0)  # what a player sees of it


def _switch(name: str, x: float, y: float) -> Block:
    return Block(f"switch {name}", (x - 6.1, y - 6.1, 0.0), (12.2, 12.2, SWITCH - 0.5))


def _jack(name: str, x: float) -> Block:
    return Block(f"jack {name}", (x - 8.2, OUTLINE.depth - 18.0, 0.0), (16.4, 18.5, 13.5))


BOARD = Board(
    "pad board",
    (OUTLINE.width, OUTLINE.depth, OUTLINE.thickness),
    OUTLINE.holes(),
    OUTLINE.hole,
    (
        *(_switch(name, x, MAIN_ROW) for name, x in MAIN.items()),
        *(_switch(name, x, SMALL_ROW) for name, x in SMALL.items()),
        *(_jack(name, x) for name, x in JACKS.items()),
        Block("Pico", (PICO - 10.5, OUTLINE.depth - 51.0, 2.5), (21.0, 51.0, 3.0)),
        Block("USB socket of the Pico", (PICO - 4.0, OUTLINE.depth - 5.0, 3.5), (8.0, 6.3, 3.0)),
        Block("display", (DISPLAY.x - 1.5, DISPLAY.y - 7.0, 0.0), (28.0, 28.0, 14.0)),
        *(Block(f"lamp {name}", (x - 1.5, y - 1.5, 0.0), (3.0, 3.0, 17.0)) for name, (x, y) in LAMPS.items()),
        Block("legs below", (10.0, 1.0, -1.6 - 3.0), (100.0, 88.0, 3.0)),
    ),
)


def _buttons() -> tuple[Button, ...]:
    rows = ((MAIN, MAIN_ROW, 17.0), (SMALL, SMALL_ROW, 10.0))
    return tuple(
        Button(name, AT[0] + x, AT[1] + y, cap, TOP + SWITCH, TRAVEL, RELIEF[name])
        for row, y, cap in rows
        for name, x in row.items()
    )


def _labels() -> tuple[Label, ...]:
    main = (Label(name.upper(), AT[0] + x, AT[1] + MAIN_ROW + 13.2, 4.6) for name, x in MAIN.items())
    small = (Label(name.upper(), AT[0] + x, AT[1] + SMALL_ROW + 8.6, 3.4) for name, x in SMALL.items())
    lamps = (Label(name, AT[0] + x + 3.0 + 1.3 * len(name), AT[1] + y, 3.0) for name, (x, y) in LAMPS.items())
    return (*main, *small, *lamps)


def _over(place: Rectangle) -> Rectangle:
    return Rectangle(AT[0] + place.x, AT[1] + place.y, place.width, place.depth)


PAD = Enclosure(
    name="pad",
    inner=INNER,
    lean=12.0,
    boards=(Mounted(BOARD, *AT, POSTS),),
    screws=((4.5, 4.5), (137.5, 4.5), (4.5, 90.0), (137.5, 90.0)),
    openings=(
        *(Opening(name, "back", AT[0] + x, 17.5, 5.5, INNER[2]) for name, x in JACKS.items()),
        Opening("USB", "back", AT[0] + PICO, 12.5, TOP + 0.8, TOP + 9.3, "window"),
    ),
    plugs=(
        *(Plug(f"jack {name}", "back", AT[0] + x, TOP + 6.5, (14.0, 13.0), -0.2) for name, x in JACKS.items()),
        Plug("USB", "back", AT[0] + PICO, TOP + 5.0, (11.5, 7.5), 0.0),
    ),
    lids=(
        Lid(
            "lid",
            buttons=_buttons(),
            holes=tuple(Hole(name, AT[0] + x, AT[1] + y, 3.4) for name, (x, y) in LAMPS.items()),
            windows=(_over(DISPLAY),),
            labels=_labels(),
        ),
    ),
)
