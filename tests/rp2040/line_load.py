"""How one real firmware keeps up with a shared line that is never at rest."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from statistics import median
from typing import NamedTuple

from tests.rp2040.button import press
from tests.rp2040.chip import Chip, UartByte, of_kind
from tests.rp2040.device import model_of
from tests.rp2040.shared_line import PACE, Line
from tests.rp2040.uses import told_of

LINES = (("pad", 1), ("pad", 3), ("pad", 10), ("pad", 30), ("horn", 30), ("dice", 30), ("leddice", 30))
WARM_UP_S = 0.5  # after its first answer
MOST_START_S = 8.0  # until that
PRESS_EVERY_S = 0.5


class LinePolls(NamedTuple):
    """What became of the polls of the device under test."""

    model: str
    devices: int
    polls: int
    missed: int
    talked_over: int  # times that it spoke while somebody else did
    overruns: int  # bytes that its UART has lost
    waits_ms: list[float]  # from a poll's last bit to the answer's first one
    pressed: int  # how often its button was pressed
    presses: int  # and how many of these it has told of
    load: float  # how much of the time somebody spoke

    @property
    def median_ms(self) -> float:
        """The wait in the middle."""
        return median(self.waits_ms) if self.waits_ms else inf


def measure(line: Line, devices: int, polls: int, progress: Callable[[str], None]) -> LinePolls:
    """Poll one firmware so many times, among so many devices in all; the button of a pad is pressed meanwhile."""
    chip, model = line.chip, model_of(line.uid)
    _warm_up(line)
    began_s, before, overruns, pressed = chip.now_s, len(line.polls), chip.overruns, 0
    line.answers.clear()
    while len(line.polls) - before < polls:
        pressed += _use(line, model, chip.now_s + PRESS_EVERY_S)
        progress(f"{model}, {devices} devices: {len(line.polls) - before} of {polls} polls")
    asked = line.polls[before:]
    return LinePolls(
        model=model,
        devices=devices,
        polls=len(asked),
        missed=len(set(asked) - set(line.answers)),
        talked_over=line.talked_over(began_s),
        overruns=chip.overruns - overruns,
        waits_ms=_waits_ms(chip, line.answers),
        pressed=pressed,
        presses=len(told_of(line.heard)),
        load=line.spoken_s(began_s) / (chip.now_s - began_s),
    )


def _warm_up(line: Line) -> None:
    while not line.answers and line.chip.now_s < MOST_START_S:
        line.run(line.chip.now_s + WARM_UP_S)
    line.run(line.chip.now_s + WARM_UP_S)


def _use(line: Line, model: str, until_s: float) -> int:
    """Press the button of a pad; how many presses that were."""
    if model == "pad":
        press(line.chip, model, line.run)
    line.run(until_s)
    return int(model == "pad")


def _waits_ms(chip: Chip, answered: list[float]) -> list[float]:
    firsts = iter([event.at_s - PACE.byte_s for event in of_kind(UartByte, chip.events)])
    waits = []
    first_s = next(firsts, inf)
    for polled_s in answered:
        while first_s < polled_s:
            first_s = next(firsts, inf)
        waits.append(1000 * (first_s - polled_s))
    return waits
