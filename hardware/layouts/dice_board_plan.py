"""The plan of the dice board. Edit the numbers here to move a part; ``make hardware`` finds the tracks again.

Two dice are on each side of the Pico, whose USB plug is at the back. The button of each die is in front of it. The
cable of the line comes in at the back. LEDs and buttons are where the lid of the enclosure has its openings. Only low
parts are below the Pico.
"""

from __future__ import annotations

from circuits.dice_board import DICE_BOARD, PIPS
from circuits.outlines import OUTLINES
from layouts.plan import Finish, Label, Place, Plan, Region, Trunk

OUTLINE = OUTLINES["dice-board"]
DICE = {1: 13.0, 2: 43.0, 3: 103.0, 4: 133.0}
PIPS_ROW, BUTTON_ROW = 25.0, 45.3
PIP = 8.5  # from one pip to the next
ACROSS = {"left": -PIP, "right": PIP}
DOWN = {"top": -PIP, "bottom": PIP}
LED_MIDDLE, SWITCH_MIDDLE = 1.275, (6.25, 2.5)  # from the first pin
RESISTOR_BELOW = 3.9  # from an LED to its resistor
GUARD_BELOW = 7.8  # from the middle of a button to the first pins of its guard


def _pips(die: int) -> dict[str, Place]:
    """The seven LEDs of a die, each with its resistor below it."""
    places: dict[str, Place] = {}
    names = (name for line in PIPS.values() for name in line)
    for at, name in enumerate(names, die * 10 + 1):
        x = DICE[die] + sum(ACROSS.get(word, 0.0) for word in name.split())
        y = PIPS_ROW + sum(DOWN.get(word, 0.0) for word in name.split())
        places[f"D{at}"] = Place(x - LED_MIDDLE, y)
        places[f"R{at}"] = Place(x - LED_MIDDLE, y + RESISTOR_BELOW)
    return places


def _button(die: int) -> dict[str, Place]:
    """The button of a die. Its guard is on the side of the Pico."""
    x, y, inwards = DICE[die], BUTTON_ROW, 1 if die < 3 else -1
    guard = y + GUARD_BELOW
    return {
        f"S{die}": Place(x - SWITCH_MIDDLE[0], y - SWITCH_MIDDLE[1]),
        f"D{die}0": Place(x + inwards * 10, guard, 90),
        f"R{die}0": Place(x + inwards * 13.5, guard, 90),
        f"C{die}0": Place(x + inwards * 16.8, guard - 10, 270),
    }


LINE = {
    "J3": Place(23, 5, 180), "F1": Place(30, 3.2), "D1": Place(33, 11), "JP1": Place(41, 7.5),
    "R3": Place(44.6, 12, 90), "C1": Place(48.3, 10.6, 90), "U2": Place(59.5, 10, 180),
}  # fmt: skip
CONTROLLER = {
    "J1": Place(64.11, 1.65), "J2": Place(81.89, 49.91, 180), "C2": Place(76, 6, 180), "D2": Place(78.3, 11, 180),
    "R2": Place(78.1, 16, 180), "R1": Place(67.9, 21), "JP2": Place(90, 6, 90), "JP3": Place(102, 6, 90),
}  # fmt: skip

LABELS = (
    *(Label(f"ROLL {die}", x, BUTTON_ROW, 1.3) for die, x in DICE.items()),
    Label("FROM A PAD", 19.3, 11.2, 1.0),
    Label("USB", 73, 1.7, 1.0),
    Label("RS-485", 91.3, 9.2, 1.0),
    Label("4 DICE", 103.3, 9.2, 1.0),
    Label("headtable dice board, revision A", 73, 56.8, 1.5),
    Label("not tested: nobody has built one yet   CERN-OHL-P-2.0", 73, 59.6, 1.0),
)

DICE_BOARD_PLAN = Plan(
    board=DICE_BOARD,
    outline=OUTLINE,
    places={
        name: place
        for places in (LINE, CONTROLLER, *map(_pips, DICE), *map(_button, DICE))
        for name, place in places.items()
    },
    regions=(Region("GND", ((1, 0.7), (145, 0.7), (145, 61), (1, 61))),),
    amperes={"5V": 0.25, "5V_FUSED": 0.25, "VSYS": 0.25},
    trunks=(Trunk("GND", ("J3", "2"), ("J1", "3"), 0.25),),
    labels=LABELS,
    poles={"J3": ("5V", "GND", "A", "B")},
    gaps=(),
    overhang={"J1": 0.2, "J2": 0.1},
    left_open={},
    finish=Finish(0.635, (0.38, 0.38), 0.3, 0.2),  # a track passes between two pins of the Pico
    list_at=(73, 27),  # below the Pico
)
