"""The page of the pads of modules: the picture, the bill for one pad and for ten, and where each leg leads."""

from __future__ import annotations

from collections.abc import Iterator

from circuits.data_sheets import compared
from circuits.markdown import blocks, paragraph, table
from circuits.module_pad import LAMPS
from circuits.module_pad_bill import COLUMNS, rows
from circuits.module_rules import reached
from circuits.modules import Assembly, Colour, Cut, Wire

FIRST = (
    "[How to build them](../../../docs/buy-not-solder.md#ten-pads-without-solder), and what they lack. **Nobody has "
    "built one yet.** This page is made of `hardware/circuits/module_pad.py`, and the legs are read from the "
    "firmware's own table."
)
CHOICE = (
    "Choose one of the last two rows. Tools: pliers for ferrules, a drill of 30 mm, and one of 5 mm for the lamps. "
    "The display is a choice, as on a soldered pad. A pad needs no resistor, no diode and no capacitor. **Never "
    "connect 12 V with a pad.**"
)
LEGS = (
    "Each row is a leg of the Pico and what its wire leads to. Leg 1 is at the left of the USB socket, seen from "
    "above. Any screw GND will do for GND. Only the head table's pad has *bell* and *arm*. It does not matter which "
    "of a button's two tabs is which. A button with three has NO for its leg, and COM for the ground."
)


def page(pad: Assembly) -> str:
    """The page, in Markdown."""
    return (
        blocks(
            "# Ten pads without solder",
            paragraph(FIRST),
            "![A pad of modules: each button, lamp and display with its wire to a leg of the Pico](pad-wiring.svg)",
            "## What to buy",
            table(COLUMNS, (row.cells() for row in rows(pad))),
            paragraph(CHOICE),
            "## Wires",
            paragraph(LEGS),
            table(("leg", "pin", "leads to", "wire"), _legs(pad)),
            compared((row.first, row.second) for row in rows(pad)),
        )
        + "\n"
    )


def _legs(pad: Assembly) -> Iterator[tuple[str, ...]]:
    """Each leg that has a wire, in the order of the legs."""
    for wire in sorted((wire for wire in pad.wires if wire.one.startswith("pico.")), key=_number):
        pin = wire.one.rpartition(" ")[2]
        yield str(_number(wire)), pin, *_target(pad, wire)


def _number(wire: Wire) -> int:
    """The number of a leg, from ``pico.leg 9 GP6``."""
    return int(wire.one.split(" ")[1])


def _target(pad: Assembly, wire: Wire) -> tuple[str, str]:
    """Where the wire of a leg leads, and which wire it is, in a maker's words."""
    name, _, pole = wire.other.partition(".")
    match name, pole, wire.cut:
        case _, "NO", _:
            return f"a tab of the button *{name}*", "the button's lead"
        case _, "G", _:
            return f"the other tab of each button: {_joined(pad, wire.other)}", "ground harness"
        case _, "+", _:
            return f"plus of the lamp *{name}*, {LAMPS[name]}", "the lamp's own lead"
        case _, "-", Cut() as cut:
            lead = f"{_words(wire.colour, cut)}, and lever connectors"
            return f"minus of each lamp: {_joined(pad, wire.other)}", lead
        case "arm", _, Cut() as cut:
            return "*arm*: a contact of the key, or the end of a wire in its place", _words(wire.colour, cut)
        case _:
            return f"{pole} of the {name}", f"{wire.colour} jumper wire"


def _words(colour: Colour, cut: Cut) -> str:
    """The wire that a maker cuts, by its colour, its section and its length."""
    return ", ".join((colour, *cut.cells()))


def _joined(pad: Assembly, end: str) -> str:
    """The modules whose same pole is joined with this one."""
    pole, ends = end.partition(".")[2], reached(pad, end)
    return ", ".join(module.name for module in pad.modules if f"{module.name}.{pole}" in ends)
