"""The sheets of the pad board: where each part is, and which wires and names connect it."""

from __future__ import annotations

from circuits.pad_board import BUTTONS, CABLED, LAMPS, PAD_BOARD
from schematics import contacts, line_device, pico
from schematics.boxes import Box
from schematics.layout import (
    Frame,
    Place,
    Sheet,
    flag_left,
    flag_right,
    ground,
    name,
    supply,
)

PICO = Sheet(
    "Pico and click", 96, 54,
    places=(
        *pico.PLACES,
        Place("C4", 72, 26, "down"),
        Place("R5", 76, 36), Place("R6", 81, 38, "down"), Place("BZ1", 88, 38, "down"),
    ),
    wires=(*pico.WIRES, "R5.2 -- 88,36"),
    marks=(
        *pico.marks(PAD_BOARD), *supply("VSYS", "C4.1"),
        *flag_left("CLICK", "R5.1"), *name("CLICK_PIEZO", "84.5,36"),
        *ground("GND", "C4.2", "R6.2", "BZ1.2"),
    ),
    frames=pico.FRAMES,
)  # fmt: skip

COLUMN = 45
BUTTON_ROWS = contacts.together(
    *(
        contacts.button(f"S{at + 1}", at + 11, line, 3 + COLUMN * (at % 2), 7 + 10 * (at // 2))
        for at, line in enumerate(BUTTONS)
    )
)
BUTTON_SHEET = Sheet("Buttons", 92, 50, BUTTON_ROWS.places, BUTTON_ROWS.wires, BUTTON_ROWS.marks)

LAMP_ROWS = contacts.together(
    *(
        contacts.lamp(at + 31, line, f"{line}_LIGHT", COLUMN * (at % 2), 7 + 9 * (at // 2))
        for at, line in enumerate(LAMPS)
    )
)
LAMP_SHEET = Sheet(
    "Lamps and display", 92, 62,
    places=(
        *LAMP_ROWS.places,
        Place("C5", 8, 50, "down"), Place("R7", 27, 48, "down"), Place("R8", 34, 46, "down"),
        Place("J7", 46, 47, box=Box(left=("2", "4", "3", "1"))),
        Place("U4", 76, 47, box=Box(left=("2", "4", "3", "1"), width=6), shift=(-2, 0)),
    ),
    wires=(*LAMP_ROWS.wires, "23,50 -- J7.4", "23,52 -- J7.3", "R8.2 | 23,52", "J7.2 -- +-4,0"),
    marks=(
        *LAMP_ROWS.marks,
        *supply("3V3", "C5.1", "R7.1", "R8.1", "J7.2+-4,0"),
        *flag_left("DISPLAY_SDA", "23,50", "U4.SDA"), *flag_left("DISPLAY_SCL", "23,52", "U4.SCL"),
        *flag_left("3V3", "U4.VCC"),
        *ground("GND", "C5.2", "J7.1", "U4.GND"),
    ),
    frames=(Frame(58, 41, 88, 57.5, "in the socket J7"),),
)  # fmt: skip

JACK = Box(left=("1", "2", "4", "5", "3", "6", "7", "8"))
LINE = Sheet(
    "Line of pads: RS-485, only on a chain", 92, 56,
    places=(
        *line_device.PLACES,
        Place("J3", 82, 8, box=JACK), Place("J4", 82, 32, box=JACK),
        Place("J5", 46, 43, box=Box(left=("1", "3", "4", "2"))),
    ),
    wires=(
        *line_device.WIRES,
        *(f"{jack}.3 -- +-2,0 -- +0,7" for jack in ("J3", "J4")),
        *(f"{jack}.{pole} -- +-2,0" for jack in ("J3", "J4") for pole in "678"),
    ),
    marks=(
        *line_device.MARKS,
        *flag_left("BUS_A", "J3.1", "J4.1", "J5.3"), *flag_left("BUS_B", "J3.2", "J4.2", "J5.4"),
        *flag_left("CHAIN", "J3.4", "J3.5", "J4.4", "J4.5"), *flag_left("5V", "J5.1"),
        *ground("GND", "J3.3+-2,7", "J4.3+-2,7", "J5.2"),
    ),
)  # fmt: skip

CURRENT = Sheet(
    "Current from a chain, or from a battery", 88, 42,
    places=(
        Place("F1", 20, 10), Place("D2", 31, 10), Place("D3", 36, 12, "up"), Place("C2", 44, 12, "down"),
        Place("C3", 50, 12, "down"),
        Place("U3", 57, 9, box=Box(left=("1", ""), right=("3", ""), bottom=("2",), width=8)),
        Place("D4", 76, 10),
        Place("BT1", 14, 27, box=Box(right=("1", "2"))), Place("J6", 40, 31, box=Box(left=("1", "2")), texts="right"),
        Place("F2", 54, 28), Place("D5", 66, 28),
    ),
    wires=(
        "F1.2 -- D2.anode", "D2.cathode -- U3.in", "U3.out -- D4.anode", "D4.cathode -- +3,0",
        "BT1.1 -- F2.1", "J6.1 -- +-1,0 | BT1.1", "F2.2 -- D5.anode", "D5.cathode -- +3,0",
    ),
    marks=(
        *flag_left("CHAIN", "F1.1"), *name("CHAIN_FUSED", "25.5,10"), *name("SUPPLY", "40,10"),
        *supply("5V", "70,10"), *supply("VSYS", "D4.cathode+3,0", "D5.cathode+3,0"),
        *name("BATTERY", "45,28"), *name("BATTERY_FUSED", "60,28"),
        *ground("GND", "D3.anode", "C2.2", "C3.2", "U3.ground", "BT1.2", "J6.2"),
    ),
    frames=(Frame(3, 22, 31, 35, "off the board, only for a battery"),),
)  # fmt: skip

CABLE_CELLS = tuple((11 + 15 * at, at + 10, line) for at, line in enumerate(CABLED))


def _cable(y: int, at: int) -> tuple[Place, ...]:
    """A contact at the end of a cable, its terminals and its guard."""
    return (
        Place(f"S{at}", 6, y + 2, "down"), Place(f"J{at - 2}", 29, y + 3, box=Box(left=("1", "2")), texts="right"),
        Place(f"D{at + 10}", 52, y + 2, "up"), Place(f"R{at + 10}", 63, y),
        Place(f"R{at + 30}", 68, y - 2, "down"), Place(f"C{at + 10}", 74, y + 2, "down"),
    )  # fmt: skip


HEAD_TABLE = Sheet(
    "Head table: cables of bell and key", 92, 42,
    places=tuple(place for y, at, _ in CABLE_CELLS for place in _cable(y, at)),
    wires=tuple(
        wire
        for _, at, _ in CABLE_CELLS
        for wire in (f"S{at}.1 -- R{at + 10}.1", f"R{at + 10}.2 -- +14,0", f"J{at - 2}.1 -- +-1,0 | S{at}.1")
    ),
    marks=tuple(
        mark
        for y, at, line in CABLE_CELLS
        for mark in (
            *name(f"{line}_CONTACT", f"57,{y}"), *flag_right(line, f"R{at + 10}.2+14,0"),
            *supply("3V3", f"R{at + 30}.1"),
            *ground("GND", f"S{at}.2", f"J{at - 2}.2", f"D{at + 10}.anode", f"C{at + 10}.2"),
        )
    ),
    frames=tuple(Frame(3, y - 2, 24, y + 8, "off the board") for y, _, _ in CABLE_CELLS),
)  # fmt: skip

SHEETS = (PICO, BUTTON_SHEET, LAMP_SHEET, LINE, CURRENT, HEAD_TABLE)
