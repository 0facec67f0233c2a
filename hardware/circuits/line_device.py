"""What each device on the line of pads has: a transceiver, its protection, and the end of the line."""

from __future__ import annotations

from circuits import shop
from circuits.builders import two
from circuits.parts import Part, Pin

POLES = ("BUS_A", "BUS_B", "GND", "CHAIN", "CHAIN", "GND", "GND", "GND")
"""The poles of a jack, as at the driver board's J9."""
MOST_DEVICES = 30  # on one line: the firmware was tried with so many
LEAST_END_OHM, MOST_END_OHM = 100.0, 130.0  # of what ends a line, like the cable itself


def transceiver() -> tuple[Part, ...]:
    """The transceiver between the Pico's UART and the line; off while nobody drives LINE_TALK."""
    pins = (
        Pin("1", "RO", "LINE_RX", "output"), Pin("2", "/RE", "LINE_TALK", "input"),
        Pin("3", "DE", "LINE_TALK", "input"), Pin("4", "DI", "LINE_TX", "input"),
        Pin("5", "GND", "GND", "ground"), Pin("6", "A", "BUS_A"), Pin("7", "B", "BUS_B"),
        Pin("8", "VCC", "3V3", "supply"),
    )  # fmt: skip
    return (
        Part("U2", shop.TRANSCEIVER, "RS-485, an eighth of a unit load", pins),
        two("R1", shop.resistor(10e3), "LINE_TALK", "GND", "keeps off the line while the Pico starts"),
        two("R2", shop.resistor(10e3), "3V3", "LINE_RX", "idle while the transceiver sends"),
        two("C1", shop.film(0.1), "3V3", "GND", "decouples U2"),
        Part(
            "D1", shop.LINE_SUPPRESSOR, "takes a spark on the cable",
            (Pin("1", "first", "BUS_A"), Pin("2", "second", "BUS_B"), Pin("3", "common", "GND")),
        ),
        two("R3", shop.resistor(120), "BUS_A", "BUS_END", "ends the line"),
        two("JP1", shop.JUMPER, "BUS_END", "BUS_B", "closed at the last device: the line ends here"),
        two("JP2", shop.JUMPER, "SHARED_LINE", "GND", "closed: the line is RS-485, and USB is not used"),
    )  # fmt: skip
