"""The sheets of the dice board: where each part is, and which wires and names connect it."""

from __future__ import annotations

from circuits.dice_board import DICE, DICE_BOARD, PIPS
from schematics import contacts, line_device, pico
from schematics.boxes import Box
from schematics.layout import Place, Sheet, flag_left, ground, name, supply

COLUMN = 45

PICO = Sheet(
    "Pico", 96, 54,
    places=(*pico.PLACES, Place("C2", 72, 26, "down"), Place("JP3", 80, 38, "down")),
    wires=(*pico.WIRES, "78,36 -- JP3.1"),
    marks=(
        *pico.marks(DICE_BOARD), *supply("VSYS", "C2.1"), *flag_left("FOUR_DICE", "78,36"),
        *ground("GND", "C2.2", "JP3.2"),
    ),
    frames=pico.FRAMES,
)  # fmt: skip


def _die(die: int) -> Sheet:
    """Seven lamps in two columns, and the button in the eighth place."""
    lines = [f"DIE_{die}_{line}" for line, places in PIPS.items() for _ in places]
    lamps = (
        contacts.lamp(die * 10 + at, line, f"PIP_{die * 10 + at}", *_corner(at - 1))
        for at, line in enumerate(lines, 1)
    )
    button = contacts.button(f"S{die}", die * 10, f"ROLL_{die}", *_corner(7))
    rows = contacts.together(*lamps, button)
    title = f"Die {die}" + ", only with a fourth die" * (die == DICE[-1])
    return Sheet(title, 94, 48, rows.places, rows.wires, rows.marks)


def _corner(at: int) -> tuple[float, float]:
    return (COLUMN * (at % 2), 7 + 10 * (at // 2))


LINE = Sheet(
    "Line and current from a pad", 92, 52,
    places=(
        *line_device.PLACES,
        Place("J3", 82, 13, box=Box(left=("1", "3", "4", "2"))),
        Place("F1", 48, 44), Place("D2", 60, 44),
    ),
    wires=(*line_device.WIRES, "F1.2 -- D2.anode", "D2.cathode -- +3,0"),
    marks=(
        *line_device.MARKS,
        *flag_left("BUS_A", "J3.3"), *flag_left("BUS_B", "J3.4"), *flag_left("5V", "J3.1", "F1.1"),
        *name("5V_FUSED", "54,44"), *supply("VSYS", "D2.cathode+3,0"), *ground("GND", "J3.2"),
    ),
)  # fmt: skip

SHEETS = (PICO, *map(_die, DICE), LINE)
