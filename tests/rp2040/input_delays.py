"""How long a device takes from an edge on its pins, or from a die at rest, to the first byte of its line."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from statistics import median
from typing import NamedTuple

from headtable.messages.line import Alarm, DieSeen, FromDevice, Press
from tests.firmware.dice.accelerometer import Vector
from tests.firmware.dice.throws import a_throw
from tests.rp2040.button import BUTTONS, DOWN_S
from tests.rp2040.chip import PINS, Kit
from tests.rp2040.device import STEP_S, Box, Connection, DeviceFailed, a_device, files_of, wait_for_hello

ON_THE_LINE = 30
SETTLE_S = 1.0
UP_S, PHASES_S = 0.25, 0.05  # the phase of the loop and of the polls differs from press to press
WITHIN_S = 2.0
CONTACTS_JUMPER: int = dict(PINS["INPUTS"]["horn"])["reads-contacts"]
WHAT = {
    "pad": "a button is pressed",
    "leddice": "a button rolls",
    "horn": "a contact closes",
    "dice": "a die lies still",
}
TELLS_ONCE = ("horn",)  # a welded contact is told of once, until the device is switched off and on
FIRST_REPORT: dict[str, type[FromDevice]] = {"pad": Press, "leddice": DieSeen, "horn": Alarm, "dice": DieSeen}
SAMPLE_S, STILL_MG = 0.01, 24
MG_A_DIGIT, UNUSED_BITS, MOST_DIGIT = 2, 4, 2047


class InputDelays(NamedTuple):
    """The times of one model."""

    model: str
    connection: Connection
    what: str
    waits_ms: list[float]

    @property
    def median_ms(self) -> float:
        """The wait in the middle."""
        return median(self.waits_ms)


def measure(
    kit: Kit, models: Sequence[str], connections: Sequence[Connection], presses: int, progress: Callable[[str], None]
) -> Iterator[InputDelays]:
    """Press each model's pin so often, or throw its die; on RS-485 it is one of thirty."""
    for model in models:
        for connection in connections:
            waits_ms = list[float]()
            of_one_start = 1 if model in TELLS_ONCE else presses
            for first in range(0, presses, of_one_start):
                with _settled(kit, model, connection) as box:
                    for number in range(first, first + of_one_start):
                        progress(f"pin to line: {model}, {connection}, {number} of {presses}")
                        waits_ms.append(1000 * _wait_s(box, model, number))
            yield InputDelays(model, connection, WHAT[model], waits_ms)


@contextmanager
def _settled(kit: Kit, model: str, connection: Connection) -> Iterator[Box]:
    """A device that was switched on a while ago."""
    with a_device(kit, model, connection, files_of(model), ground=ground_of(model), devices=ON_THE_LINE) as box:
        wait_for_hello(box)
        box.run(box.chip.now_s + SETTLE_S)
        yield box


def ground_of(model: str) -> list[int]:
    """The jumpers that a model needs for these inputs."""
    return [CONTACTS_JUMPER] if model == "horn" else []


def _wait_s(box: Box, model: str, number: int) -> float:
    phase_s = random.Random(number).uniform(0, PHASES_S)
    box.run(box.chip.now_s + UP_S + phase_s)
    if model == "dice":
        edge_s = throw(box, number)
        return _first_after(box, model, edge_s) - edge_s
    edge_s = box.chip.now_s
    box.chip.pin(BUTTONS[model], 0)
    began_s = _first_after(box, model, edge_s)
    box.run(max(box.chip.now_s, edge_s + DOWN_S))
    box.chip.pin(BUTTONS[model], 1)
    return began_s - edge_s


def throw(box: Box, seed: int, slowness: float = 1.0) -> float:
    """Throw the first die, and wait until it is still; the moment at which it became so.

    While it rolls, an instruction takes ``slowness`` times as long.
    """
    pulls = a_throw(1 + seed % 6, seed).pulls
    began_s = box.chip.now_s
    box.chip.film(1, registers(pulls))
    edge_s = began_s + SAMPLE_S * still_from(pulls)
    box.run(edge_s, slowness)
    return edge_s


def registers(pulls: list[Vector]) -> bytes:
    """The samples of a good chip at 4 g full scale: twelve bits, left-aligned."""
    return b"".join(_axis(one) for pull in pulls for one in pull)


def _axis(pull_g: float) -> bytes:
    digits = max(-MOST_DIGIT, min(MOST_DIGIT, round(1000 * pull_g / MG_A_DIGIT)))
    return (digits << UNUSED_BITS).to_bytes(2, "little", signed=True)


def still_from(pulls: list[Vector]) -> int:
    """The sample from which on the die only lies there."""
    moves = [at for at, pull in enumerate(pulls) if _apart_mg(pull, pulls[-1]) > STILL_MG]
    return max(moves, default=-1) + 1


def _apart_mg(one: Vector, other: Vector) -> float:
    return max(1000 * abs(a - b) for a, b in zip(one, other, strict=True))


def _first_after(box: Box, model: str, edge_s: float) -> float:
    """When it began to say what has happened."""
    while box.chip.now_s < edge_s + WITHIN_S:
        box.run(box.chip.now_s + STEP_S)
        for heard in box.heard:
            if heard.begins_s >= edge_s and isinstance(heard.frame.message, FIRST_REPORT[model]):
                return heard.begins_s
    raise DeviceFailed(f"{box.uid} has said nothing of its pin; it said {box.heard[-5:]}")
