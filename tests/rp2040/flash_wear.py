"""How a night wears the flash: which sector is erased how often, by starts and by events that wait for the box."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from tests.firmware.dice.throws import a_throw
from tests.rp2040.button import LEAST_GAP_S, press
from tests.rp2040.chip import Chip, Event, Kit
from tests.rp2040.device import Box, a_device, files_of, wait_for_hello
from tests.rp2040.input_delays import SAMPLE_S, ground_of, registers
from tests.rp2040.interrupted_flash import changes, erases_by_sector

STARTS_A_NIGHT = 3
NIGHTS_A_YEAR = 365
ENDURANCE = 100_000  # erases of a sector
PRESSES_IN_A_THROW = 6  # as long as a throw takes


class FlashWear(NamedTuple):
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
    kit: Kit, models: Sequence[str], starts: int, presses: int, progress: Callable[[str], None]
) -> Iterator[FlashWear]:
    """Start each model so often, and let so many presses wait for a box that does not answer."""
    for model in models:
        uses = presses // PRESSES_IN_A_THROW if model == "dice" else presses
        with a_device(kit, model, "USB", files_of(model), ground=ground_of(model)) as box:
            _start_often(box, model, starts, progress)
            at_starts = list(box.chip.events)
            progress(f"flash wear: {model}, {uses} presses wait")
            _let_wait(box.chip, model, uses)
            yield _worn(model, starts + 1, uses, at_starts, box.chip.events[len(at_starts) :])


def _start_often(box: Box, model: str, starts: int, progress: Callable[[str], None]) -> None:
    for number in range(starts):
        progress(f"flash wear: {model}, {number} of {starts} starts")
        wait_for_hello(box)
        box.chip.cycle_power()
    wait_for_hello(box)


def _let_wait(chip: Chip, model: str, uses: int) -> None:
    """Press or throw while nobody answers: only the chip runs, not the box."""
    for number in range(uses):
        if model == "dice":
            samples = registers(a_throw(1 + number % 6, number).pulls)
            chip.film(1, samples)
            chip.run(chip.now_s + SAMPLE_S * len(samples) / 6)
        else:
            began_s = chip.now_s
            press(chip, model, chip.run)
            chip.run(began_s + LEAST_GAP_S)


def _worn(model: str, starts: int, uses: int, at_starts: Sequence[Event], by_uses: Sequence[Event]) -> FlashWear:
    erases = erases_by_sector(at_starts)
    return FlashWear(
        model=model,
        starts=starts,
        erases=erases.total(),
        programs=len(changes(at_starts)) - erases.total(),
        worst=max(erases.values(), default=0),
        uses=uses,
        changes_by_uses=len(changes(by_uses)),
    )
