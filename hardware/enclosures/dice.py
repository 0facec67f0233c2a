"""The box of the dice: one base for a reader of electronic dice and for dice of LEDs, with a lid for each."""

from __future__ import annotations

from circuits.outlines import OUTLINES
from enclosures.shapes import Block, Board, Button, Enclosure, Hole, Label, Lid, Mounted, Opening, Plug, Posts

OUTLINE = OUTLINES["dice-board"]
AT = (11.0, 3.0)
INNER = (102.0, 66.0, 28.0)
POSTS = Posts(height=11.0, outer=8.4, hole=4.0, depth=7.0)
TOP = POSTS.height + OUTLINE.thickness

DICE = {"1": 13.0, "2": 31.0, "3": 49.0, "4": 67.0}
PIPS_ROW, BUTTON_ROW = 41.0, 17.0
PIP = 5.0  # from one pip to the next
SWITCH = 12.0
PICO = 31.0
"""The middle of the Pico under the board; its USB socket is at the right edge."""
USB_HEIGHT = POSTS.height - 5.0
CABLE = 20.0
"""The cable of the RS-485 line, through the back wall. Those of electronic dice go through the front."""


def _pips(x: float) -> tuple[tuple[float, float], ...]:
    """The seven pips of a die."""
    middle = (x, PIPS_ROW)
    return (middle, *((x + across, PIPS_ROW + up) for across in (-PIP, PIP) for up in (-PIP, 0.0, PIP)))


BOARD = Board(
    "dice board",
    (OUTLINE.width, OUTLINE.depth, OUTLINE.thickness),
    OUTLINE.holes(),
    OUTLINE.hole,
    (
        *(Block(f"pip of {name}", (a - 1.5, b - 1.5, 0.0), (3.0, 3.0, 16.6)) for name, x in DICE.items() for a, b in _pips(x)),
        *(Block(f"switch {name}", (x - 6.1, BUTTON_ROW - 6.1, 0.0), (12.2, 12.2, 11.5)) for name, x in DICE.items()),
        Block("Pico below", (OUTLINE.width - 51.0, PICO - 10.5, -1.6 - 6.5), (51.0, 21.0, 6.5)),
        Block("USB socket of the Pico", (OUTLINE.width - 5.0, PICO - 4.0, -1.6 - 6.5), (6.3, 8.0, 3.0)),
        Block("terminals of the line", (15.0, 50.5, 0.0), (20.0, 9.0, 12.0)),
    ),
)


def _holes() -> tuple[Hole, ...]:
    return tuple(Hole(f"pip of {name}", AT[0] + a, AT[1] + b, 3.4) for name, x in DICE.items() for a, b in _pips(x))


def _buttons() -> tuple[Button, ...]:
    return tuple(
        Button("roll", AT[0] + x, AT[1] + BUTTON_ROW, 11.0, TOP + SWITCH, 0.3, ((0.0, 0.0),)) for x in DICE.values()
    )


def _cables() -> tuple[Opening, ...]:
    return tuple(Opening(f"die {name}", "front", AT[0] + x, 5.0, INNER[2] - 5.0, INNER[2]) for name, x in DICE.items())


DICE_BOX = Enclosure(
    name="dice",
    inner=INNER,
    lean=0.0,
    boards=(Mounted(BOARD, *AT, POSTS),),
    screws=((4.5, 4.5), (97.5, 4.5), (4.5, 61.5), (97.5, 61.5)),
    openings=(
        *_cables(),
        Opening("USB", "right", AT[1] + PICO, 12.5, USB_HEIGHT - 4.2, USB_HEIGHT + 4.2, "window"),
        Opening("line", "back", AT[0] + CABLE, 7.0, INNER[2] - 7.0, INNER[2]),
    ),
    plugs=(
        *(Plug(one.name, "front", one.at, INNER[2] - 2.6, (4.2, 4.2), 2.0) for one in _cables()),
        Plug("USB", "right", AT[1] + PICO, USB_HEIGHT, (11.5, 7.5), 4.0),
        Plug("line", "back", AT[0] + CABLE, INNER[2] - 3.6, (6.0, 6.0), 2.0),
    ),
    lids=(
        Lid("lid-leds", buttons=_buttons(), holes=_holes(), labels=(Label("ROLL", 51.0, 32.0, 4.6),)),
        Lid("lid-reader", labels=(Label("DICE", 51.0, 33.0, 14.0),)),
    ),
)
