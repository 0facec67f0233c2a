"""The box of the dice: one base for a reader of electronic dice and for dice of LEDs, with a lid for each.

The board has no layout yet. The places in this table are where the lid needs its buttons and LEDs.
"""

from __future__ import annotations

from circuits.outlines import OUTLINES
from enclosures.pico import HEADROOM, pico, usb
from enclosures.shapes import M3, Block, Board, Button, Enclosure, Hole, Label, Lid, Mounted, Opening, Plug, Rectangle

OUTLINE = OUTLINES["dice-board"]
AT = (11.0, 3.0)
TOP = M3.height + OUTLINE.thickness
INNER = (102.0, 64.5, TOP + HEADROOM)

DICE = {"1": 8.0, "2": 21.8, "3": 58.2, "4": 72.0}
PIPS_ROW, BUTTON_ROW = 37.0, 17.5
PIP = 4.2  # from one pip to the next
LED = 3.3
LED_STANDS = 17.0  # from the board to the bottom of an LED: its flange is below the lid, and its tip above
SWITCH, TRAVEL = 8.5, 0.3
PICO = 40.0
CABLE = 17.0
"""The cable of the RS-485 line, through the back wall. Those of electronic dice go through the front."""


def _pips(x: float) -> tuple[tuple[float, float], ...]:
    """The seven pips of a die."""
    return ((x, PIPS_ROW), *((x + across, PIPS_ROW + up) for across in (-PIP, PIP) for up in (-PIP, 0.0, PIP)))


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
        *(
            Block(f"LED switch {name}", (x - 6.1, BUTTON_ROW - 6.1, 0.0), (12.2, 12.2, SWITCH - 0.5))
            for name, x in DICE.items()
        ),
        *pico(PICO, OUTLINE.depth),
        Block("plug of the line", (14.0, 50.0, 0.0), (13.0, 6.0, 12.0)),
        Block("legs below", (10.0, 1.0, -1.6 - 3.0), (60.0, 58.0, 3.0)),
    ),
)


def _buttons() -> tuple[Button, ...]:
    return tuple(
        Button("roll", AT[0] + x, AT[1] + BUTTON_ROW, 9.0, TOP + SWITCH, TRAVEL, ((0.0, 0.0),)) for x in DICE.values()
    )


LEDS = Lid(
    "lid-leds",
    buttons=_buttons(),
    holes=tuple(
        Hole(f"pip of {name}", AT[0] + across, AT[1] + along, LED)
        for name, x in DICE.items()
        for across, along in _pips(x)
    ),
    labels=(Label("ROLL", AT[0] + PICO, AT[1] + BUTTON_ROW, 5.0),),
    frames=tuple(Rectangle(AT[0] + x - 6.6, AT[1] + PIPS_ROW - 7.5, 13.2, 15.0) for x in DICE.values()),
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
    screws=((4.5, 4.5), (97.5, 4.5), (4.5, 60.0), (97.5, 60.0)),
    openings=(*DIE_CABLES, USB_OPENING, LINE),
    plugs=(
        *(Plug(one.name, "front", one.at, INNER[2] - 2.6, (4.2, 4.2), 2.0) for one in DIE_CABLES),
        USB_PLUG,
        Plug("line", "back", LINE.at, INNER[2] - 3.3, (6.0, 6.0), 2.0),
    ),
    lids=(LEDS, READER),
)
