"""What to buy for pads of modules: for one pad, for the head table's, and for ten."""

from __future__ import annotations

from collections import Counter
from math import ceil

from msgspec import Struct

from circuits.module_pad import BUTTONS, DISPLAY, HEAD_TABLE, LAMPS
from circuits.modules import Assembly
from circuits.pad_board import PADS
from circuits.sources import Second, everyday, of_one_pattern, words_of

COLUMNS = ("a pad", "the head table's, more", "ten pads", "what", "first choice", "second source", "task")
LEVER_WAYS = 5


class Row(Struct, frozen=True):
    """A row of the bill: how many for each pad, how many more at the head table, and how many for the hall."""

    what: str
    first: str
    second: Second
    task: str
    each: int = 0
    head: int = 0
    hall: int = 0

    @property
    def ten(self) -> int:
        """How many for ten pads."""
        return PADS * self.each + self.head + self.hall

    def cells(self) -> tuple[str, ...]:
        """The row as text."""
        counts = (str(count) if count else "" for count in (self.each, self.head, self.ten))
        return (*counts, self.what, self.first, words_of(self.second), self.task)


OTHER_ROWS = (
    Row("wire 0.25 mm², 1 m", "any stranded wire", everyday("wire of this section"),
        "ground of the lamps; the wire at *arm*", each=1),
    Row("key switch with screws", "Schneider Electric XB4BG21",
        "Siemens 3SU1100-5BF11-3FA0 (spring clamps)", "a key for the bell (a choice: a wire at *arm* does as well)",
        head=1),
    Row("closed box, 200 x 120 x 75 mm or more, with feet of rubber", "any",
        everyday("box of this size"), "holds it all", each=1),
    Row("USB cable, A to micro-B, that carries data, 5 m at most", "any",
        everyday("cable that carries data"), "power, and the line", each=1),
    Row("by USB: hub with its own supply and 10 ports, 0.5 A each", "any hub with a supply of 25 W",
        everyday("such hub, or two of 7 ports"), "between the Pi and the pads", hall=1),
    Row("by Wi-Fi: charger, 5 V, 1 A, with a USB socket", "any",
        everyday("charger, or a power bank that stays on"), "power of a pad",
        each=1),
)  # fmt: skip
"""What does not depend on the modules and their wires."""


def rows(pad: Assembly) -> tuple[Row, ...]:
    """The bill. Counts come from the modules and the wires."""
    return (*_controller(pad), *_buttons(pad), *_lamps(pad), *_display(pad), _ferrules(pad), *OTHER_ROWS)


def _controller(pad: Assembly) -> tuple[Row, ...]:
    return (
        Row("Pico with its pins soldered on, and with Wi-Fi", "Raspberry Pi Pico WH",
            "Raspberry Pi Pico 2 W with headers", pad.module("pico").task, 1),
        Row("board with a screw for each leg", "DFRobot DFR0924",
            everyday("board with a screw for each leg and a socket for a Pico"),
            "holds Pico and wires", 1),
    )  # fmt: skip


def _buttons(pad: Assembly) -> tuple[Row, ...]:
    button = pad.module(BUTTONS[0])
    return (
        Row("push button, normally open, hole of 30 mm", button.first, button.second, ", ".join((*BUTTONS, "bell")),
            len(BUTTONS), 1),
        Row("lead of 1 m with a receptacle of 2.8 mm at one end", "any crimped lead, 2.8 mm",
            of_one_pattern("such lead; Adafruit 1152 are pairs of them"),
            "from a button to its leg", len(BUTTONS), 1),
        Row("ground harness with receptacles of 2.8 mm, one for each button", "any daisy chain for arcade buttons",
            of_one_pattern("such harness, or Adafruit 1152 and lever connectors"), "from ground to all buttons", 1),
    )  # fmt: skip


def _lamps(pad: Assembly) -> tuple[Row, ...]:
    lamp = pad.module(next(iter(LAMPS)))
    colours = ", ".join(f"{count} {colour}" for colour, count in Counter(LAMPS.values()).items())
    return (
        Row(f"LED with leads and a resistor in it, 5 mm: {colours}", lamp.first, lamp.second, ", ".join(LAMPS),
            len(LAMPS)),
        Row("lever connector of 5 ways", "Wago 221-415",
            of_one_pattern("lever connector of 5 ways for 0.2 to 4 mm²"), "ground of the lamps", levers()),
    )  # fmt: skip


def _display(pad: Assembly) -> tuple[Row, ...]:
    display = pad.module("display")
    return (
        Row("display", display.first, display.second, display.task, 1),
        Row(
            "jumper wire, socket to pin, 0.2 m",
            "any",
            of_one_pattern("such wire"),
            "the display",
            len(DISPLAY),
        ),
    )


def _ferrules(pad: Assembly) -> Row:
    counts = ferrules(pad), head_ferrules(pad)
    return Row("ferrule 0.25 mm²", "Phoenix Contact AI series", "Wago 216 series", "wires below screws", *counts)


def levers() -> int:
    """How many connectors hold the minus of each lamp and a wire to the Pico: a wire joins each with the next."""
    ends = len(LAMPS) + 1
    return ceil((ends - 2) / (LEVER_WAYS - 2))


def ferrules(pad: Assembly) -> int:
    """Ends below the screws of a pad that is not the head table's."""
    return sum(name not in HEAD_TABLE for name in _at_screws(pad))


def head_ferrules(pad: Assembly) -> int:
    """How many more the head table's pad needs."""
    return sum(name in HEAD_TABLE for name in _at_screws(pad))


def _at_screws(pad: Assembly) -> list[str]:
    """The module of each wire below a screw of the Pico; the jumper wires of the display have pins."""
    names = (wire.other.partition(".")[0] for wire in pad.wires if wire.one.startswith("pico."))
    return [name for name in names if name != "display"]
