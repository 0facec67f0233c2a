"""What a maker should measure on a pad board, step by step: each reading is computed from the table of parts."""

from __future__ import annotations

from circuits.expected import AtLeast, Between
from circuits.pad_board import LEAST_CONVERTER_V
from circuits.parts import LOGIC_V
from circuits.readings import BRICK_OFF_BY, FIVE_V, LOGIC_OFF_BY, SUPPLY_V, Reading

SCHOTTKY_V = 0.25  # D4, with the microamperes of a meter or of a cell that leaks
LEAST_OHM = 100.0  # that are no short, an estimate
FIVE, VSYS = "pole 1 to pole 2 of pad J5", "leg 39 to leg 38 of the Pico"


def readings() -> tuple[Reading, ...]:
    """All readings of a pad on a chain, in the order in which they are taken."""
    at_5_v, at_3_v = FIVE_V, (LOGIC_V * (1 - LOGIC_OFF_BY), LOGIC_V * (1 + LOGIC_OFF_BY))
    most = SUPPLY_V * (1 + BRICK_OFF_BY)
    return (
        Reading("6.1", FIVE, "no cable, no Pico", AtLeast(LEAST_OHM, "Ω"), "no short"),
        Reading("6.2", FIVE, "W16 on, no Pico", Between(*at_5_v, "V"), "pad U3"),
        Reading("6.3", f"{VSYS}'s sockets", "W16 on, no Pico",
                Between(at_5_v[0] - SCHOTTKY_V, at_5_v[1], "V"), "pad D4"),
        Reading("6.4", "leg 36 to leg 38 of the Pico", "W16 on, Pico in", Between(*at_3_v, "V"), "the Pico"),
        Reading("6.5", "band of pad D2 to pole 2 of pad J5", "all pads on the chain, at the last one",
                Between(LEAST_CONVERTER_V, most, "V"), "simulation"),
    )  # fmt: skip
