"""The plan of the pad board. Edit the numbers here to move a part; ``make hardware`` finds the tracks again.

Seven buttons are along the front, eight lamps and the display behind them, and the two jacks and the Pico's USB plug
at the back. They are where the lid of the enclosure has its openings. Only low parts are below Pico and display.
"""

from __future__ import annotations

from circuits.outlines import OUTLINES
from circuits.pad_board import BUTTONS, PAD_BOARD
from layouts.plan import Finish, Label, Place, Plan, Region, Trunk

OUTLINE = OUTLINES["pad-board"]
MAIN = {"ONE": 20.0, "TWO": 47.0, "MINI": 74.0, "BUNCO": 101.0}
SMALL = {"PASS": 33.0, "UNDO": 60.0, "HELP": 87.0}
MAIN_ROW, SMALL_ROW = 58.0, 80.0
SWITCH_MIDDLE = (6.25, 2.5)  # from its first pin
JACK_MIDDLE, JACK_BACK = 3.56, 7.5
LAMP_ROWS = (19.0, 26.0, 33.0, 40.0)
LAMP_MIDDLE = 1.27


def _buttons() -> dict[str, Place]:
    """Each button, with its guard to its right."""
    places: dict[str, Place] = {}
    for at, line in enumerate(BUTTONS, 1):
        x, y = (MAIN[line], MAIN_ROW) if line in MAIN else (SMALL[line], SMALL_ROW)
        guard = y + (7.8 if line in MAIN else 5.5)
        places[f"S{at}"] = Place(x - SWITCH_MIDDLE[0], y - SWITCH_MIDDLE[1])
        places[f"D{at + 10}"] = Place(x + 10, guard, 90)
        places[f"R{at + 10}"] = Place(x + 13.5, guard, 90)
        places[f"C{at + 10}"] = Place(x + 16.8, guard - 10, 270)
    return places


def _lamps() -> dict[str, Place]:
    """Two columns of lamps, each with its resistor to the right."""
    places = {}
    for at in range(8):
        x, y = (10.0, 34.0)[at // 4], LAMP_ROWS[at % 4]
        places[f"D{at + 31}"] = Place(x - LAMP_MIDDLE, y)
        places[f"R{at + 31}"] = Place(x + 15, y, 180)
    return places


CHAIN = {
    "J3": Place(22 - JACK_MIDDLE, JACK_BACK), "J4": Place(46 - JACK_MIDDLE, JACK_BACK), "U2": Place(29.6, 45),
    "C1": Place(41.2, 45, 270), "R1": Place(93.9, 12), "R2": Place(15, 29.5), "R3": Place(15, 22.5),
    "D1": Place(34, 10, 90), "JP1": Place(46, 22.5, 90), "JP2": Place(61, 35, 90), "F1": Place(60, 2.5),
    "D2": Place(56.2, 32, 90), "D3": Place(52.4, 33, 90), "C2": Place(59.5, 46), "C3": Place(39.4, 29.5),
    "U3": Place(47, 48.8), "D4": Place(39, 36.5), "J5": Place(115.6, 37.5, 90),
}  # fmt: skip
CONTROLLER = {
    "J1": Place(90.11, 1.65), "J2": Place(107.89, 49.91, 180), "C4": Place(99, 6), "R5": Place(93.9, 44),
    "R6": Place(93.9, 47.5), "BZ1": Place(74, 45.3),
}  # fmt: skip
DISPLAY = {"J7": Place(67.69, 12.8, 90), "C5": Place(80, 18), "R7": Place(61, 20), "R8": Place(61, 25)}
BATTERY = {"J6": Place(84.8, 5.2, 180), "F2": Place(60, 8), "D5": Place(75, 30, 180)}
HEAD_TABLE = {
    "J8": Place(6, 47.2, 270), "D20": Place(3, 69), "C20": Place(16.5, 69), "R20": Place(3, 72.3),
    "R40": Place(16.3, 72.1), "J9": Place(6, 59, 270), "D21": Place(3, 75.6), "C21": Place(16.5, 75.6),
    "R21": Place(3, 79), "R41": Place(25.5, 69),
}  # fmt: skip

LABELS = (
    *(Label(line, x, MAIN_ROW, 1.5) for line, x in MAIN.items()),
    *(Label(line, x, SMALL_ROW, 1.5) for line, x in SMALL.items()),
    Label("headtable pad board, revision A", 78, 68.3, 1.5),
    Label("not tested: nobody has built one yet   CERN-OHL-P-2.0", 78, 71.2, 1.0),
    Label("CHAIN", 34, 3, 1.0),
    Label("BELL", 13.5, 49.7, 1.0),
    Label("KEY", 13.2, 66.2, 1.0),
    Label("IN", 22, 16.3, 1.0),
    Label("OUT", 46, 16.3, 1.0),
    Label("END", 39.8, 22.5, 0.8),
    Label("RS-485", 62.27, 37.0, 0.8),
    *(Label(pole, 67.69 + 2.54 * at, 16.0, 0.8, 90) for at, pole in enumerate(("GND", "VCC", "SCL", "SDA"))),
)

SHIELD = "the shield of a cable is earthed at one end, and no pad is that end"

PAD_BOARD_PLAN = Plan(
    board=PAD_BOARD,
    outline=OUTLINE,
    places={**_buttons(), **_lamps(), **CHAIN, **CONTROLLER, **DISPLAY, **BATTERY, **HEAD_TABLE},
    regions=(Region("GND", ((1, 0.7), (119, 0.7), (119, 89), (1, 89))),),
    amperes={
        "CHAIN": 2,
        "BATTERY": 0.5,
        "BATTERY_FUSED": 0.5,
        "CHAIN_FUSED": 0.5,
        "SUPPLY": 0.5,
        "5V": 0.5,
        "VSYS": 0.5,
    },
    trunks=(
        Trunk("GND", ("J3", "8"), ("J4", "8"), 2),
        Trunk("GND", ("J1", "13"), ("J1", "18"), 0.5),
        Trunk("GND", ("C2", "2"), ("BZ1", "2"), 0.5),
    ),
    labels=LABELS,
    poles={"J5": ("5V", "GND", "A", "B"), "J6": ("+", "-")},
    gaps=(),
    overhang={"J1": 0.2, "J2": 0.1, "J3": 1.0, "J4": 1.0},
    left_open=dict.fromkeys(("J3.SH", "J4.SH"), SHIELD),
    finish=Finish(0.635, (0.38, 0.38), 0.3, 0.2),  # a track passes between two pins of the Pico
    list_at=(99, 14.6),  # below the Pico
)
