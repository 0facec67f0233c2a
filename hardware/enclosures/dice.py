"""The box of the dice: one base for a reader of electronic dice and for dice of LEDs, with a lid for each.

The plan of the board's layout has its LEDs and buttons at the places of this table, and a test compares them.
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

OUTLINE = OUTLINES["dice-board"]
AT = (11.0, 3.0)
TOP = M3.height + OUTLINE.thickness
INNER = (168.0, 66.5, TOP + HEADROOM)

DICE = {"1": 13.0, "2": 43.0, "3": 103.0, "4": 133.0}
PIPS_ROW, BUTTON_ROW = 37.0, 16.7
PIP = 8.5  # from one pip to the next
ROWS, SIDES = {"bottom": -PIP, "middle": 0.0, "top": PIP}, {"left": -PIP, "right": PIP}
LED = 3.3
LED_STANDS = 17.0  # from the board to the bottom of an LED: its flange is below the lid, and its tip above
CAP = 13.0
PICO = 73.0
CABLE = 19.3
"""The cable of the RS-485 line, through the back wall. Those of electronic dice go through the front."""
PIPS = {
    "middle": (0.0, 0.0),
    **{f"{row} {side}": (across, along) for row, along in ROWS.items() for side, across in SIDES.items()},
}
"""The seven pips of a die from its middle, by the names of the board's table."""


def _pips(x: float) -> tuple[tuple[float, float], ...]:
    return tuple((x + across, PIPS_ROW + along) for across, along in PIPS.values())


BOARD = Board(
    "dice board",
    (OUTLINE.width, OUTLINE.depth, OUTLINE.thickness),
    OUTLINE.holes(),
    OUTLINE.hole,
    (
        *(
            Block(f"LED pip of {name}", (across - 1.1, along - 1.1, 0.0), (2.2, 2.2, 19.5))
            for name, x in DICE.items()
            for across, along in _pips(x)
        ),
        *(button_body(f"LED switch {name}", x, BUTTON_ROW) for name, x in DICE.items()),
        *pico(PICO, OUTLINE.depth),
        Block("plug of the line", (12.6, 54.1, 0.0), (13.4, 6.8, 12.0)),
        Block("legs below", (10.0, 1.0, -1.6 - 3.0), (126.0, 60.0, 3.0)),
    ),
)


def _buttons() -> tuple[Button, ...]:
    return tuple(
        Button("roll", AT[0] + x, AT[1] + BUTTON_ROW, CAP, TOP + BUTTON_HEIGHT, ((0.0, 0.0),)) for x in DICE.values()
    )


LEDS = Lid(
    "lid-leds",
    buttons=_buttons(),
    holes=tuple(
        Hole(f"pip of {name}", AT[0] + across, AT[1] + along, LED)
        for name, x in DICE.items()
        for across, along in _pips(x)
    ),
    labels=tuple(Label("ROLL", AT[0] + x, AT[1] + BUTTON_ROW - 11.0, 4.6) for x in DICE.values()),
    frames=tuple(Rectangle(AT[0] + x - 12.4, AT[1] + PIPS_ROW - 12.4, 24.8, 24.8) for x in DICE.values()),
)
READER = Lid("lid-reader", labels=(Label("DICE", INNER[0] / 2, INNER[1] / 2, 14.0),), without="LED")

DIE_CABLES = tuple(
    Opening(f"die {name}", "front", AT[0] + x, 5.0, INNER[2] - 5.0, INNER[2]) for name, x in DICE.items()
)
LINE = Opening("line", "back", AT[0] + CABLE, 7.0, INNER[2] - 6.5, INNER[2])
USB_OPENING, USB_PLUG = usb(AT[0] + PICO, TOP, INNER[2])

DICE_BOX = Enclosure(
    name="dice",
    inner=INNER,
    lean=0.0,
    boards=(Mounted(BOARD, *AT, M3),),
    screws=((4.5, 4.5), (163.5, 4.5), (4.5, 62.0), (163.5, 62.0)),
    openings=(*DIE_CABLES, USB_OPENING, LINE),
    plugs=(
        *(Plug(one.name, "front", one.at, INNER[2] - 2.6, (4.2, 4.2), 2.0) for one in DIE_CABLES),
        USB_PLUG,
        Plug("line", "back", LINE.at, INNER[2] - 3.3, (6.0, 6.0), 2.0),
    ),
    lids=(LEDS, READER),
)
