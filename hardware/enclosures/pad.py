"""The pad: seven buttons, eight lamps and a display below a lid that leans towards the player.

The plan of the board's layout has its buttons, lamps and jacks at the places of this table, and a test compares them.
"""

from __future__ import annotations

from circuits.outlines import OUTLINES
from enclosures.pico import HEADROOM, pico, usb
from enclosures.shapes import (
    BUTTON_HEIGHT,
    M3,
    Block,
    Board,
    Button,
    Enclosure,
    Hole,
    Label,
    Lid,
    Mounted,
    Opening,
    Plug,
    Rectangle,
    button_body,
)

OUTLINE = OUTLINES["pad-board"]
AT = (11.0, 3.0)
TOP = M3.height + OUTLINE.thickness
INNER = (142.0, 94.5, TOP + HEADROOM)

JACKS = {"in": 22.0, "out": 46.0}
"""The middles of the two jacks along the back edge of the board."""
PICO = 99.0
MAIN = {"one": 20.0, "two": 47.0, "mini": 74.0, "bunco": 101.0}
SMALL = {"pass": 33.0, "undo": 60.0, "help": 87.0}
MAIN_ROW, SMALL_ROW = 32.0, 10.0
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
LAMPS = {
    "heard": (10.0, 71.0), "box": (10.0, 64.0), "took": (10.0, 57.0), "refused": (10.0, 50.0),
    "A": (34.0, 71.0), "B": (34.0, 64.0), "call": (34.0, 57.0), "again": (34.0, 50.0),
}  # fmt: skip
LAMP = 5.2
LAMP_STANDS = 16.0  # from the board to the bottom of a lamp: its flange is below the lid, and its tip above
DISPLAY = Rectangle(59.0, 58.0, 25.0, 14.0)  # what a player sees of it


def _jack(name: str, x: float) -> Block:
    return Block(f"jack {name}", (x - 8.2, OUTLINE.depth - 18.0, 0.0), (16.4, 19.0, 13.5))


BOARD = Board(
    "pad board",
    (OUTLINE.width, OUTLINE.depth, OUTLINE.thickness),
    OUTLINE.holes(),
    OUTLINE.hole,
    (
        *(button_body(f"switch {name}", x, MAIN_ROW) for name, x in MAIN.items()),
        *(button_body(f"switch {name}", x, SMALL_ROW) for name, x in SMALL.items()),
        *(_jack(name, x) for name, x in JACKS.items()),
        *pico(PICO, OUTLINE.depth),
        Block("display", (DISPLAY.x - 1.5, DISPLAY.y - 7.0, 0.0), (28.0, 28.0, 17.0)),
        *(Block(f"lamp {name}", (x - 1.75, y - 1.75, 0.0), (3.5, 3.5, 20.0)) for name, (x, y) in LAMPS.items()),
        Block("legs below", (10.0, 1.0, -1.6 - 3.0), (100.0, 88.0, 3.0)),
    ),
)


def _buttons() -> tuple[Button, ...]:
    rows = ((MAIN, MAIN_ROW, 17.0), (SMALL, SMALL_ROW, 10.0))
    return tuple(
        Button(name, AT[0] + x, AT[1] + y, cap, TOP + BUTTON_HEIGHT, RELIEF[name])
        for row, y, cap in rows
        for name, x in row.items()
    )


def _labels() -> tuple[Label, ...]:
    main = (Label(name.upper(), AT[0] + x, AT[1] + MAIN_ROW + 12.5, 4.6) for name, x in MAIN.items())
    small = (Label(name.upper(), AT[0] + x, AT[1] + SMALL_ROW + 8.4, 4.0) for name, x in SMALL.items())
    lamps = (Label(name.upper(), AT[0] + x + 3.3, AT[1] + y, 3.0, begins="left") for name, (x, y) in LAMPS.items())
    return (*main, *small, *lamps)


USB_OPENING, USB_PLUG = usb(AT[0] + PICO, TOP, INNER[2])
CABLES = (
    Opening("bell", "left", 43.0, 7.0, INNER[2] - 6.5, INNER[2]),
    Opening("key", "left", 31.0, 7.0, INNER[2] - 6.5, INNER[2]),
    Opening("dice", "right", 59.0, 7.0, INNER[2] - 6.5, INNER[2]),
    Opening("battery", "back", AT[0] + 82.3, 7.0, INNER[2] - 6.5, INNER[2]),
)
"""The cables of a head table's pad, to dice beside the pad, and to a battery."""

PAD = Enclosure(
    name="pad",
    inner=INNER,
    lean=12.0,
    boards=(Mounted(BOARD, *AT, M3),),
    screws=((4.5, 4.5), (137.5, 4.5), (4.5, 90.0), (137.5, 90.0)),
    openings=(
        *(Opening(f"jack {name}", "back", AT[0] + x, 17.5, TOP - 1.0, INNER[2]) for name, x in JACKS.items()),
        USB_OPENING,
        *CABLES,
    ),
    plugs=(
        *(Plug(f"jack {name}", "back", AT[0] + x, TOP + 6.5, (14.0, 13.0), -0.3) for name, x in JACKS.items()),
        USB_PLUG,
        *(Plug(one.name, one.wall, one.at, INNER[2] - 3.3, (6.0, 6.0), 5.0) for one in CABLES),
    ),
    lids=(
        Lid(
            "lid",
            buttons=_buttons(),
            holes=tuple(Hole(name, AT[0] + x, AT[1] + y, LAMP) for name, (x, y) in LAMPS.items()),
            windows=(Rectangle(AT[0] + DISPLAY.x, AT[1] + DISPLAY.y, DISPLAY.width, DISPLAY.depth),),
            labels=_labels(),
        ),
    ),
)
