"""A pad without soldering: a Pico in a board with screws, buttons with leads that plug on, lamps and a display.

Its legs are those of the firmware's own table, so a pad of modules and a soldered one run the same program.
"""

from __future__ import annotations

from itertools import pairwise

from circuits.modules import Assembly, Colour, Cut, Module, Sheet, Terminal, Wire, left, right
from circuits.pico import LEGS
from circuits.pin_page import display_pins, pico_pins
from circuits.sources import everyday, of_one_pattern

BUTTONS = ("one", "two", "mini", "bunco", "pass", "undo", "help")
HEAD_TABLE = ("bell", "arm")
"""What only the head table's pad has."""
LAMPS = {
    "heard": "yellow", "box": "green", "took": "green", "refused": "red", "lamp-a": "yellow", "lamp-b": "yellow",
    "lamp-call": "yellow", "lamp-again": "yellow",
}  # fmt: skip
"""The lamps of a pad, in the colours of a soldered one."""
BUTTON_GROUND, ARM_GROUND, LAMP_GROUND, DISPLAY_GROUND = 8, 18, 23, 38
SUPPLY_LEG = 36  # 3.3 V, for the display
X_BUTTON, X_PICO, X_LAMP = 80, 400, 775
BUTTON_WIDTH, PICO_WIDTH, LAMP_WIDTH = 150, 260, 180
TOP, STEP, BELL_TOP, DISPLAY_TOP = 110, 42, 490, 490
PINS = pico_pins("pad")


def terminal_of(pin: int) -> str:
    """The screw of a GPIO pin: its leg, counted as on the Pico's card, and its name."""
    return _terminal(LEGS.index(f"GP{pin}") + 1)


def leg(name: str) -> int:
    """The leg of a line of the firmware."""
    return LEGS.index(f"GP{PINS[name]}") + 1


def _terminal(number: int) -> str:
    return f"leg {number} {LEGS[number - 1]}"


def _row(at: int) -> float:
    return TOP + STEP * at


HEIGHTS = {name: _row(at) for at, name in enumerate(BUTTONS)} | {"bell": BELL_TOP, "arm": BELL_TOP + STEP}
LAMP_HEIGHTS = {name: _row(at) for at, name in enumerate(LAMPS)}
DISPLAY = {
    "GND": _terminal(DISPLAY_GROUND), "VCC": _terminal(SUPPLY_LEG), "SCL": terminal_of(display_pins()["SCL"]),
    "SDA": terminal_of(display_pins()["SDA"]),
}  # fmt: skip
DISPLAY_COLOURS: dict[str, Colour] = {"GND": "black", "VCC": "red", "SCL": "blue", "SDA": "blue"}
DISPLAY_HEIGHTS = {name: DISPLAY_TOP + 22 * at for at, name in enumerate(DISPLAY)}
ARM_GROUND_HEIGHT = HEIGHTS["arm"] + 24


def _button(name: str) -> Module:
    task = {"bunco": "held for 0.7 s", "undo": "held for 0.7 s", "bell": "rings the bell"}.get(name, "pressed")
    return Module(
        name, (name.upper(),), X_BUTTON, HEIGHTS[name] - 15, 30, left(G=HEIGHTS[name]) + right(NO=HEIGHTS[name]),
        "Sanwa OBSN-30", of_one_pattern("arcade button of 30 mm, NO, with tabs of 2.8 mm"),
        task, (("NO", "G"),), BUTTON_WIDTH,
    )  # fmt: skip


def _arm() -> Module:
    y = HEIGHTS["arm"]
    return Module(
        "arm", ("a wire, or a key",), X_BUTTON, y - 15, 54, right(**{"1": y, "2": ARM_GROUND_HEIGHT}),
        "a wire", everyday("key switch, as in the bill"), "closed: the bell is armed", (("1", "2"),), BUTTON_WIDTH,
    )  # fmt: skip


def _lamp(name: str) -> Module:
    y = LAMP_HEIGHTS[name]
    return Module(
        name, (f"{name}, {LAMPS[name]}",), X_LAMP, y - 15, 30, left(**{"+": y}) + right(**{"-": y}),
        "LED with leads and a resistor in it, for 5 to 15 V", everyday("such LED"), "lamp", (("+", "-"),), LAMP_WIDTH,
    )  # fmt: skip


def _pico() -> Module:
    buttons = (Terminal(terminal_of(PINS[name]), "left", HEIGHTS[name]) for name in (*BUTTONS, *HEAD_TABLE))
    lamps = (Terminal(terminal_of(PINS[name]), "right", LAMP_HEIGHTS[name]) for name in LAMPS)
    display = (Terminal(screw, "right", DISPLAY_HEIGHTS[name]) for name, screw in DISPLAY.items())
    grounds = (
        Terminal(_terminal(BUTTON_GROUND), "left", TOP - 32), Terminal(_terminal(LAMP_GROUND), "right", TOP - 32),
        Terminal(_terminal(ARM_GROUND), "left", ARM_GROUND_HEIGHT),
    )  # fmt: skip
    return Module(
        "pico", ("Pico WH", "in a board", "with screws,", "firmware: pad;", "power and line", "by USB"), X_PICO,
        TOP - 55, 525, (*grounds, *buttons, *lamps, *display), "Raspberry Pi Pico WH, in a DFRobot DFR0924",
        "Raspberry Pi Pico 2 W with headers, in any board with a screw for each leg", "runs the firmware",
        width=PICO_WIDTH,
    )  # fmt: skip


def _display() -> Module:
    return Module(
        "display", ("SSD1306", "128 x 64", "I2C"), X_LAMP, DISPLAY_TOP - 18, 102, left(**DISPLAY_HEIGHTS),
        "any SSD1306 module, 128 x 64, I2C, with its pins soldered on",
        everyday("module of this kind"), "shows the table's state",
        width=LAMP_WIDTH,
    )  # fmt: skip


def _chain(names: tuple[str, ...], pole: str, ground: int, x: float, cut: Cut | None) -> tuple[Wire, ...]:
    """The ground of many: from the Pico's screw to the first, and from each to the next."""
    heights = HEIGHTS | LAMP_HEIGHTS
    y = TOP - 32
    first = Wire(f"pico.{_terminal(ground)}", f"{names[0]}.{pole}", "black", ((x, y), (x, heights[names[0]])), cut)
    rest = (
        Wire(f"{one}.{pole}", f"{other}.{pole}", "black", ((x, heights[one]), (x, heights[other])), None)
        for one, other in pairwise(names)
    )
    return (first, *rest)


AT_ARM = Cut(mm2=0.25, metres=0.1)
WIRES = (
    *(Wire(f"pico.{terminal_of(PINS[name])}", f"{name}.NO", "orange", cut=None) for name in (*BUTTONS, "bell")),
    Wire(f"pico.{terminal_of(PINS['arm'])}", "arm.1", "orange", cut=AT_ARM),
    Wire(f"pico.{_terminal(ARM_GROUND)}", "arm.2", "black", cut=AT_ARM),
    *_chain((*BUTTONS, "bell"), "G", BUTTON_GROUND, 22, None),
    *(Wire(f"pico.{terminal_of(PINS[name])}", f"{name}.+", "blue", cut=None) for name in LAMPS),
    *_chain(tuple(LAMPS), "-", LAMP_GROUND, 985, Cut(mm2=0.25)),
    *(Wire(f"pico.{screw}", f"display.{name}", DISPLAY_COLOURS[name], cut=None) for name, screw in DISPLAY.items()),
)
"""Wires that are not cut are bought with their ends: leads of buttons and lamps, and jumper wires."""

SHEET = Sheet(
    1030, 645,
    (("buttons and lamps of each pad", 30, 398), ("left: only at the head table. Right: each pad", 440, 152)),
    "A dot joins wires. Legs are counted from the left of the USB socket. A button with three tabs: G is COM. "
    "Any screw GND will do.",
)  # fmt: skip
MODULES = (_pico(), *map(_button, (*BUTTONS, "bell")), _arm(), *map(_lamp, LAMPS), _display())
MODULE_PAD = Assembly("pad of modules", MODULES, WIRES, (f"pico.{_terminal(BUTTON_GROUND)}",), SHEET)
