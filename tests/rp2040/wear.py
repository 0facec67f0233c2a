"""How a night wears the flash: which sector is erased how often, by starts and by events that wait for the box."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from tests.firmware.dice.throws import a_throw
from tests.rp2040.chip import Kit
from tests.rp2040.device import Box, a_device, files_of, wait_for_hello
from tests.rp2040.inputs import PINS, SAMPLE_S, ground_of, registers
from tests.rp2040.power_cuts import changes, erases_by_sector

STARTS_A_NIGHT = 3
NIGHTS_A_YEAR = 365
ENDURANCE = 100_000  # erases of a sector
PRESSED_S, PRESS_EVERY_S = 0.1, 0.36
PRESSES_IN_A_THROW = 6  # as long as a throw takes


class Worn(NamedTuple):
    """The flash of one model."""

    model: str
    starts: int
    erases: int  # by these starts
    programs: int
    worst: int  # erases of the worst sector, by these starts
    uses: int  # presses or throws that no box has answered
    changes_by_uses: int  # of the flash

    @property
    def worst_a_night(self) -> float:
        """Erases of the worst sector; if none was erased, as if the next start would."""
        return STARTS_A_NIGHT * max(self.worst, 1) / self.starts

    @property
    def years(self) -> float:
        """Until the worst sector is worn out, with a night each day."""
        return ENDURANCE / (self.worst_a_night * NIGHTS_A_YEAR)


def measure(
    kit: Kit, models: Sequence[str], starts: int, presses: int, told: Callable[[str], None]
) -> Iterator[Worn]:
    """Start each model so often, and let so many presses wait for a box that does not answer."""
    for model in models:
        uses = presses // PRESSES_IN_A_THROW if model == "dice" else presses
        with a_device(kit, model, "USB", files_of(model), ground=ground_of(model)) as box:
            for number in range(starts):
                told(f"flash wear: {model}, {number} of {starts} starts")
                wait_for_hello(box)
                box.chip.cycle_power()
            wait_for_hello(box)
            at_starts = list(box.chip.events)
            told(f"flash wear: {model}, {uses} presses wait")
            _let_wait(box, model, uses)
            erases = erases_by_sector(at_starts)
            yield Worn(
                model=model,
                starts=starts + 1,
                erases=erases.total(),
                programs=len(changes(at_starts)) - erases.total(),
                worst=max(erases.values(), default=0),
                uses=uses,
                changes_by_uses=len(changes(box.chip.events[len(at_starts) :])),
            )


def _let_wait(box: Box, model: str, uses: int) -> None:
    """Press or throw while nobody answers: only the chip runs, not the box."""
    chip = box.chip
    for number in range(uses):
        if model == "dice":
            samples = registers(a_throw(1 + number % 6, number).pulls)
            chip.film(1, samples)
            chip.run(chip.now_s + SAMPLE_S * len(samples) / 6)
            continue
        chip.pin(PINS[model], 0)
        chip.run(chip.now_s + PRESSED_S)
        chip.pin(PINS[model], 1)
        chip.run(chip.now_s + PRESS_EVERY_S - PRESSED_S)
