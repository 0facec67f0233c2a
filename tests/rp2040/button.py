"""A button of an emulated device, or another contact on one of its pins, and how it is pressed."""

from __future__ import annotations

from collections.abc import Callable

from tests.rp2040.chip import PINS, Chip

BUTTONS = {
    model: dict(PINS["INPUTS"][model])[name]
    for model, name in (("pad", "one"), ("leddice", "roll-1"), ("horn", "horn-contact"))
}
DOWN_S = 0.1
LEAST_GAP_S = 0.36  # between two presses: a button is deaf for 150 ms after each edge


def press(chip: Chip, model: str, run: Callable[[float], object]) -> None:
    """Press it, and let go; ``run`` lets time pass meanwhile, until a moment."""
    chip.pin(BUTTONS[model], 0)
    run(chip.now_s + DOWN_S)
    chip.pin(BUTTONS[model], 1)
