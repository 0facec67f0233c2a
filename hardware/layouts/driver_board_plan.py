"""The plan of the driver board. Edit the numbers here to move a part; ``make hardware`` finds the tracks again.

The controller is on the left, the 12 V side on the right, and the horn's own supply at the lower left. Each coupler
is across a gap. Cables come in from the edges.
"""

from __future__ import annotations

from circuits.driver_board import DRIVER_BOARD
from circuits.outlines import OUTLINES
from layouts.plan import Label, Place, Plan, Region, Trunk

OUTLINE = OUTLINES["driver-board"]

CONTROLLER = {
    "J1": Place(7, 18, 270), "R7": Place(12.5, 39.5), "R8": Place(12.5, 44), "R10": Place(27, 48.5, 180),
    "R5": Place(26, 12), "R2": Place(26, 17), "R4": Place(26, 24), "R1": Place(26, 29), "R6": Place(26, 36),
    "R3": Place(26, 41), "J2": Place(7, 50, 270), "D1": Place(16, 61.5), "R9": Place(16, 54), "C1": Place(32, 54),
    "U5": Place(41, 12), "U2": Place(41, 24), "U3": Place(41, 36),
}  # fmt: skip
SENSE = {"U4": Place(22, 75.8, 90), "J6": Place(14, 93), "R18": Place(11, 81), "D10": Place(27, 81)}
SUPPLY = {
    "J3": Place(86, 7, 180), "F2": Place(75, 23.5, 270), "F1": Place(84, 23.5, 270), "F3": Place(93, 23.5, 270),
    "D2": Place(100, 16), "D15": Place(110.5, 22, 180), "C2": Place(117.5, 26), "U1": Place(117, 44),
    "C3": Place(110, 41, 180), "J4": Place(74, 93),
}  # fmt: skip
HORN = {
    "R11": Place(51, 56), "U6": Place(75, 48), "C4": Place(82.5, 44.5, 180), "R12": Place(57.5, 42),
    "C5": Place(68, 50, 180), "R13": Place(98.5, 43, 180), "C6": Place(88.5, 51), "R14": Place(88, 61),
    "R15": Place(100.5, 61), "D4": Place(100.5, 66), "D3": Place(88, 66), "Q1": Place(106, 75),
    "R16": Place(51, 62), "C7": Place(52, 69), "D5": Place(61, 67), "D6": Place(68.5, 71, 180),
    "C8": Place(69, 77), "R17": Place(77, 72.5), "D7": Place(77.5, 77.5), "Q2": Place(91, 75),
    "J5": Place(88, 93), "D9": Place(88, 80.5), "D8": Place(109, 81, 270),
}  # fmt: skip
BELL = {
    "R19": Place(52, 31), "D11": Place(52, 35.5), "Q3": Place(56, 26), "J7": Place(63, 7, 180),
    "D12": Place(68, 19, 180),
}  # fmt: skip
PADS = {
    "J8": Place(153, 38, 90), "J9": Place(151.5, 60, 270), "R21": Place(128, 31), "R22": Place(138, 35.5, 180),
    "R20": Place(138, 40, 180), "JP1": Place(130, 44.5, 90), "D13": Place(140, 50, 180), "D14": Place(140, 56, 180),
}  # fmt: skip
TEST_POINTS = {
    "TP1": Place(119, 73), "TP2": Place(126, 73), "TP3": Place(133, 73), "TP5": Place(140, 73), "TP4": Place(36, 64),
}  # fmt: skip

LABELS = (
    Label("CONTROLLER", 12, 12),
    Label("BUTTON", 7, 45.3),
    Label("HORN SENSE", 16.5, 84.9),
    Label("BELL", 60.5, 15.3),
    Label("12V IN", 83.5, 15.3),
    Label("BELL", 73.8, 40, 1.0),
    Label("LOGIC", 82.8, 40, 1.0),
    Label("PADS", 91.8, 40, 1.0),
    Label("KEY", 76.5, 84.9),
    Label("5V", 119, 76, 1.0),
    Label("REQUEST", 126, 76, 1.0),
    Label("BLAST", 133, 76, 1.0),
    Label("GND12", 140, 76, 1.0),
    Label("GND", 36, 67, 1.0),
    Label("RELAY COIL", 90.5, 84.9),
    Label("RS-485", 144.6, 33, angle=90),
    Label("PADS", 141.5, 64, 1.5, angle=90),
    Label("closed: the line ends", 142.6, 44.5, 0.8),
    Label("headtable driver board", 135, 82, 2.0),
    Label("revision A", 135, 86, 1.5),
    Label("not tested: nobody has built one yet", 135, 89.5),
    Label("CERN-OHL-P-2.0", 135, 92.5),
)
POLES = {
    "J1": ("GND", "3V3", "HORN", "BELL", "BEAT", "BUTTON", "CONTACT", "GND"), "J2": ("IN", "GND"), "J3": ("+", "-"),
    "J4": ("12V", "KEY"), "J5": ("+", "-"), "J6": ("+", "-"), "J7": ("+", "-"), "J8": ("A", "B", "-"),
}  # fmt: skip

DRIVER_BOARD_PLAN = Plan(
    board=DRIVER_BOARD,
    outline=OUTLINE,
    places={**CONTROLLER, **SENSE, **SUPPLY, **HORN, **BELL, **PADS, **TEST_POINTS},
    regions=(
        Region("GND", ((1, 1), (42.9, 1), (42.9, 69.9), (1, 69.9))),
        Region("GND_HORN", ((1, 74.1), (42.9, 74.1), (42.9, 99), (1, 99))),
        Region("GND12", ((46.9, 1), (159, 1), (159, 99), (46.9, 99))),
    ),
    amperes={
        "12V_IN": 6, "12V_BELL": 3, "BELL_LOW": 3, "12V_PADS": 2, "12V_FUSED": 1, "12V_LOGIC": 1, "12V_KEY": 1,
        "COIL": 1, "COIL_CLAMP": 1, "ARMED_PATH": 1,
    },
    trunks=(
        Trunk("GND12", ("J3", "2"), ("Q3", "3"), 3),
        Trunk("GND12", ("J3", "2"), ("Q2", "3"), 1),
        Trunk("GND12", ("J3", "2"), ("J9", "8"), 2),
    ),
    labels=LABELS,
    poles=POLES,
    gaps=(((44.9, 1), (44.9, 99)), ((1, 72), (44.9, 72))),
    overhang={},
    left_open={"J9.SH": "the shield of a cable is earthed at one end, and this end is not it"},
)  # fmt: skip
