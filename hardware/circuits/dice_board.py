"""The dice board: three or four dice of LEDs, each with its button, around a Pico.

It hangs at a pad by a cable of four wires, which bring 5 V and the line, or on USB. ``hardware/dice.md`` says why it
has no accelerometers. The fourth die may be left out.
"""

from __future__ import annotations

from circuits import shop
from circuits.builders import connector, diode, only_for, two
from circuits.contacts import button
from circuits.line_device import transceiver
from circuits.parts import Board, Part
from circuits.pico import pico

PIPS = {
    "MIDDLE": ("middle",),
    "RISING": ("bottom left", "top right"),
    "FALLING": ("top left", "bottom right"),
    "SIDES": ("middle left", "middle right"),
}
"""The LEDs of each line of a die."""
DICE = (1, 2, 3, 4)
ROLLS = {f"ROLL_{die}": 3 + die for die in DICE}
LINES = tuple(f"DIE_{die}_{line}" for die in DICE for line in PIPS)
LIGHTS = dict(zip(LINES, (*range(8, 23), 26), strict=True))
OUTPUTS = {**LIGHTS, "LINE_TX": 0, "LINE_TALK": 2}
INPUTS = {**ROLLS, "LINE_RX": 1, "SHARED_LINE": 3, "FOUR_DICE": 27}


def _die(die: int) -> tuple[Part, ...]:
    """Seven LEDs with a resistor each, and the button that rolls them."""
    pips = [(f"DIE_{die}_{line}", place) for line, places in PIPS.items() for place in places]
    lamps = [part for at, (line, place) in enumerate(pips, 1) for part in _pip(die * 10 + at, line, place)]
    return (*lamps, *button(f"S{die}", die * 10, f"ROLL_{die}"))


def _pip(at: int, line: str, place: str) -> tuple[Part, ...]:
    lit = f"PIP_{at}"
    return (
        two(f"R{at}", shop.upright(1e3), line, lit, f"current of the pip {place}"),
        diode(f"D{at}", shop.PIP, lit, "GND", f"pip {place}"),
    )


LINE = only_for(
    "chain",
    *transceiver(),
    connector("J3", shop.plug(4), ("5V", "GND", "BUS_A", "BUS_B"), "the pad beside it"),
    two("F1", shop.polyfuse(0.25, 3.0), "5V", "5V_FUSED", "a fault here spares the pad"),
    diode("D2", shop.SCHOTTKY, "5V_FUSED", "VSYS", "USB never feeds the pad"),
)

DICE_BOARD = Board(
    name="dice-board",
    revision="A",
    parts=(
        *pico({pin: net for net, pin in OUTPUTS.items()}, {pin: net for net, pin in INPUTS.items()}),
        two("C2", shop.film(0.1), "VSYS", "GND", "decouples U1"),
        *(part for die in DICE[:3] for part in _die(die)),
        *only_for("fourth die", *_die(4), two("JP3", shop.JUMPER, "FOUR_DICE", "GND", "closed: there are four dice")),
        *LINE,
    ),
    grounds=("GND",),
    driven=("LINE_TALK",),
    read=tuple(INPUTS),
    supplies=("5V",),
    volts=(
        ("5V", 5.2), ("5V_FUSED", 5.2), ("VSYS", 5.5), ("VBUS", 5.5),
        ("BUS_A", 5.2), ("BUS_B", 5.2), ("BUS_END", 5.2),
    ),
)  # fmt: skip
