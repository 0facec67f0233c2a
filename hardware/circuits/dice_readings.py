"""What a maker should measure on a dice board, step by step: each reading is computed from the table of parts."""

from __future__ import annotations

from circuits.dice_board import DICE_BOARD, ROLLS
from circuits.expected import AtLeast, Between
from circuits.pad_readings import LEAST_OHM, SCHOTTKY_V
from circuits.parts import LOGIC_V
from circuits.pico import LEGS
from circuits.readings import FIVE_V, LOGIC_OFF_BY, METER_OFF_BY, Reading

LEAST_OPEN_KOHM = 100.0  # of a button that is up, beside a suppressor that leaks; an estimate
BARE, SUPPLY = "no cable, no Pico", "leg 39 to leg 38 of the Pico's sockets"
GUARDS = tuple(f"R{die}0" for die in range(1, len(ROLLS) + 1))
"""The resistor between each button and its leg."""


def readings() -> tuple[Reading, ...]:
    """All readings of a dice board beside a pad, in the order in which they are taken."""
    plug, least_v, most_v = "pole 1 to pole 2 of", LOGIC_V * (1 - LOGIC_OFF_BY), LOGIC_V * (1 + LOGIC_OFF_BY)
    return (
        Reading("7.1", f"{plug} dice J3", BARE, AtLeast(LEAST_OHM, "Ω"), "no short"),
        Reading("7.2", SUPPLY, BARE, AtLeast(LEAST_OHM, "Ω"), "no short"),
        Reading("7.3", f"{_rolls()} to leg 38 of the sockets", f"{BARE}, no button pressed",
                AtLeast(LEAST_OPEN_KOHM, "kΩ"), "the buttons are open"),
        Reading("7.4", f"{_rolls()} to leg 38 of the sockets", f"{BARE}, that button pressed",
                Between(*_guard_kohm(), "kΩ"), ", ".join(GUARDS)),
        Reading("7.5", f"{plug} W19, at its free plug", "W19 on its pad alone", Between(*FIVE_V, "V"), "pad U3"),
        Reading("7.6", SUPPLY, "W19 on, no Pico", Between(FIVE_V[0] - SCHOTTKY_V, FIVE_V[1], "V"), "dice D2"),
        Reading("7.7", "leg 36 to leg 38 of the Pico", "W19 on, Pico in", Between(least_v, most_v, "V"), "the Pico"),
    )  # fmt: skip


def _rolls() -> str:
    """The legs of the buttons."""
    *most, last = (str(LEGS.index(f"GP{pin}") + 1) for pin in ROLLS.values())
    return f"leg {', '.join(most)} or {last}"


def _guard_kohm() -> tuple[float, float]:
    """What a meter shows of the resistors before the legs, which are all the same."""
    (item,) = {DICE_BOARD.part(one).item for one in GUARDS}
    off_by = item.off_by + METER_OFF_BY
    return item.amount * (1 - off_by) / 1e3, item.amount * (1 + off_by) / 1e3
