"""The pad board: buttons, lamps and a display around a Pico, at the end of a USB cable, on a chain, or on a battery.

Three supplies may come in: USB, the chain of 12 or 24 V, and a battery. None of them feeds another. Parts with
another ``fits`` than "always" are left out by whoever does not need them.
"""

from __future__ import annotations

from circuits import shop
from circuits.builders import away, connector, converter, diode, only_for, two
from circuits.contacts import button, guard, said
from circuits.line_device import POLES, transceiver
from circuits.parts import Board, Item, Part, Pin
from circuits.pico import pico

PADS = 10  # of a hall: all on one chain of the driver board, or all made of modules
LEAST_CONVERTER_V = 7.5  # in front of U3, which needs 6.5
BUTTONS = {"ONE": 6, "TWO": 7, "MINI": 8, "BUNCO": 9, "PASS": 10, "UNDO": 11, "HELP": 26}
CABLED = {"BELL": 12, "ARM": 13}
LAMPS = {
    "HEARD": 14, "BOX": 15, "TOOK": 16, "REFUSED": 17, "LAMP_A": 19, "LAMP_B": 20, "LAMP_CALL": 21, "LAMP_AGAIN": 22,
}  # fmt: skip
COLOURS = {"TOOK": shop.GREEN, "REFUSED": shop.RED, "HEARD": shop.YELLOW, "BOX": shop.GREEN}
OUTPUTS = {**LAMPS, "LINE_TX": 0, "LINE_TALK": 2, "CLICK": 18}
INPUTS = {**BUTTONS, **CABLED, "LINE_RX": 1, "SHARED_LINE": 3, "DISPLAY_SDA": 4, "DISPLAY_SCL": 5}


def _cabled(at: int, line: str, item: Item, task: str) -> tuple[Part, ...]:
    """A contact at the end of a cable, with a stronger pull-up than the Pico's own."""
    return (
        connector(f"J{at - 2}", shop.terminal(2), (f"{line}_CONTACT", "GND"), task),
        away(f"S{at}", item, f"{line}_CONTACT", "GND", task),
        two(f"R{at + 30}", shop.resistor(10e3), "3V3", line, "high while the contact is open"),
        *guard(at + 10, line),
    )


def _lamp(at: int, line: str) -> tuple[Part, ...]:
    return (
        two(f"R{at + 30}", shop.resistor(330), line, f"{line}_LIGHT", f"current of {said(line)}"),
        diode(f"D{at + 30}", COLOURS.get(line, shop.YELLOW), f"{line}_LIGHT", "GND", f"{said(line)}: lamp"),
    )


CHAIN = only_for(
    "chain",
    *transceiver(),
    connector("J3", shop.JACK, POLES, "from the driver board or the pad before"),
    connector("J4", shop.JACK, POLES, "to the next pad"),
    two("F1", shop.polyfuse(0.25, 3.0), "CHAIN", "CHAIN_FUSED", "a fault here spares the chain"),
    diode("D2", shop.COIL_DIODE, "CHAIN_FUSED", "SUPPLY", "a reversed chain does no harm"),
    diode("D3", shop.CHAIN_SUPPRESSOR, "GND", "SUPPLY", "takes a surge"),
    two("C2", shop.PAD_STORE, "SUPPLY", "GND", "takes the overshoot when the cable is plugged in"),
    two("C3", shop.film(0.1), "SUPPLY", "GND", "decouples U3"),
    converter("U3", shop.WIDE_CONVERTER, ("SUPPLY", "GND", "5V"), "5 V from 12 or 24 V"),
    diode("D4", shop.SCHOTTKY, "5V", "VSYS", "USB never feeds the chain"),
    connector("J5", shop.plug(4), ("5V", "GND", "BUS_A", "BUS_B"), "a dice board beside the pad"),
)

BATTERY = only_for(
    "battery",
    connector("J6", shop.terminal(2), ("BATTERY", "GND"), "output of the charger"),
    away("BT1", shop.CHARGER, "BATTERY", "GND", "hours without a cable"),
    two("F2", shop.polyfuse(0.5, 1.17), "BATTERY", "BATTERY_FUSED", "a fault spares the LiPo"),
    diode("D5", shop.SCHOTTKY, "BATTERY_FUSED", "VSYS", "nothing charges the LiPo past its charger"),
)

CONTROLLER = (
    *pico({pin: net for net, pin in OUTPUTS.items()}, {pin: net for net, pin in INPUTS.items()}),
    two("C4", shop.film(0.1), "VSYS", "GND", "decouples U1"),
    two("R5", shop.resistor(330), "CLICK", "CLICK_PIEZO", "current of the click"),
    two("R6", shop.resistor(1e3), "CLICK_PIEZO", "GND", "ends the click, and takes what a knock makes"),
    two("BZ1", shop.PIEZO, "CLICK_PIEZO", "GND", "clicks"),
)

DISPLAY = only_for(
    "display",
    connector("J7", shop.sockets(4), ("GND", "3V3", "DISPLAY_SCL", "DISPLAY_SDA"), "SSD1306: GND VCC SCL SDA"),
    Part(
        "U4", shop.DISPLAY, "says what the pad waits for",
        (
            Pin("1", "GND", "GND", "ground"), Pin("2", "VCC", "3V3", "supply"),
            Pin("3", "SCL", "DISPLAY_SCL", "input"), Pin("4", "SDA", "DISPLAY_SDA", "input"),
        ),
        "off-board",
    ),
    two("C5", shop.film(0.1), "3V3", "GND", "decouples the display"),
    two("R7", shop.resistor(4.7e3), "3V3", "DISPLAY_SDA", "high while nobody speaks"),
    two("R8", shop.resistor(4.7e3), "3V3", "DISPLAY_SCL", "high while nobody speaks"),
)  # fmt: skip

HEAD_TABLE = only_for(
    "head table",
    *_cabled(10, "BELL", shop.FAR_BUTTON, "the head table's bell, to ground"),
    *_cabled(11, "ARM", shop.KEY, "the host's key, to ground: closed is armed"),
)

PAD_BOARD = Board(
    name="pad-board",
    revision="A",
    parts=(
        *CONTROLLER,
        *(part for at, line in enumerate(BUTTONS, 1) for part in button(f"S{at}", at + 10, line)),
        *(part for at, line in enumerate(LAMPS, 1) for part in _lamp(at, line)),
        *DISPLAY,
        *CHAIN,
        *HEAD_TABLE,
        *BATTERY,
    ),
    grounds=("GND",),
    driven=("LINE_TALK",),
    read=tuple(INPUTS),
    supplies=("CHAIN", "BATTERY"),
    volts=(
        ("CHAIN", 25.2), ("CHAIN_FUSED", 25.2), ("SUPPLY", 25.2), ("5V", 5.2), ("VSYS", 5.5), ("VBUS", 5.5),
        ("BATTERY", 5.3), ("BATTERY_FUSED", 5.3), ("BUS_A", 5.2), ("BUS_B", 5.2), ("BUS_END", 5.2),
    ),
)  # fmt: skip
