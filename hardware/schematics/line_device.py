"""The transceiver of the line of pads, with its protection and its end, as all boards on the line draw it."""

from __future__ import annotations

from schematics.boxes import Box
from schematics.layout import Place, beside, flag_left, flag_right, ground, supply

PLACES = (
    Place(
        "U2", 24, 14, shift=(-5, 2),
        box=Box(left=("1", "2", "3", "4"), right=("6", "", "", "", "7"), top=("8",), bottom=("5",), width=10),
    ),
    Place("R2", 18, 13, "down"), Place("R1", 12, 21, "down", texts="left"), Place("C1", 44, 8, "down"),
    Place("D1", 38, 27, box=Box(left=("", "", ""), top=("1", "2"), bottom=("3",), width=12), texts="right"),
    Place("R3", 56, 17, "down"), Place("JP1", 56, 21, "down"), Place("JP2", 15, 36, "down"),
)  # fmt: skip
WIRES = (
    "U2.1 -- 15,15", "U2.3 -- 10,19", "U2.2 -- +-1,0 -- +0,2",
    "U2.6 -- 62,15", "U2.7 -- 62,23", "D1.1 | U2.6", "D1.2 | U2.7", "13,34 -- JP2.1",
)  # fmt: skip
MARKS = (
    *flag_left("LINE_RX", "15,15"), *flag_left("LINE_TALK", "10,19"), *flag_left("LINE_TX", "U2.4"),
    *flag_left("SHARED_LINE", "13,34"), *supply("3V3", "U2.8", "R2.1", "C1.1"),
    *flag_right("BUS_A", "62,15"), *flag_right("BUS_B", "62,23"), *beside("BUS_END", "R3.2"),
    *ground("GND", "U2.5", "R1.2", "C1.2", "D1.3", "JP2.2"),
)  # fmt: skip
