"""How long a device takes from an edge on its pins, or from a die at rest, to the first byte of its line."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from statistics import median
from typing import NamedTuple

from headtable.messages.line import Alarm, DieSeen, FromDevice, Press
from tests.firmware.dice.accelerometer import Vector
from tests.firmware.dice.throws import a_throw
from tests.rp2040.chip import Kit
from tests.rp2040.device import Box, Way, a_device, files_of, wait_for_hello

ON_THE_LINE = 30
SETTLE_S = 1.0
DOWN_S, UP_S, PHASES_S = 0.1, 0.25, 0.05  # the phase of the loop and of the polls differs from press to press
WITHIN_S = 2.0
CONTACT_GUARD = 6  # the horn box's jumper that says its contacts are wired
PINS = {"pad": 6, "leddice": 4, "horn": 20}
WHAT = {
    "pad": "a button is pressed",
    "leddice": "a button rolls",
    "horn": "a contact closes",
    "dice": "a die lies still",
}
SAYS: dict[str, type[FromDevice]] = {"pad": Press, "leddice": DieSeen, "horn": Alarm, "dice": DieSeen}
SAMPLE_S, STILL_MG = 0.01, 24
MG_A_DIGIT, UNUSED_BITS, MOST_DIGIT = 2, 4, 2047


class Felt(NamedTuple):
    """The times of one model."""

    model: str
    way: Way
    what: str
    waits_ms: list[float]

    @property
    def median_ms(self) -> float:
        """The wait in the middle."""
        return median(self.waits_ms)


def measure(
    kit: Kit, models: Sequence[str], ways: Sequence[Way], presses: int, told: Callable[[str], None]
) -> Iterator[Felt]:
    """Press each model's pin so often, or throw its die; on RS-485 it is one of thirty."""
    for model in models:
        for way in ways:
            with a_device(kit, model, way, files_of(model), ground=ground_of(model), devices=ON_THE_LINE) as box:
                wait_for_hello(box)
                box.run(box.chip.now_s + SETTLE_S)
                waits_ms = []
                for number in range(presses):
                    told(f"pin to line: {model}, {way}, {number} of {presses}")
                    waits_ms.append(1000 * _wait_s(box, model, number))
            yield Felt(model, way, WHAT[model], waits_ms)


def ground_of(model: str) -> list[int]:
    """The jumpers that a model needs for these inputs."""
    return [CONTACT_GUARD] if model == "horn" else []


def _wait_s(box: Box, model: str, number: int) -> float:
    phase_s = random.Random(number).uniform(0, PHASES_S)
    box.run(box.chip.now_s + UP_S + phase_s)
    if model == "dice":
        edge_s = throw(box, number)
        return _first_after(box, model, edge_s) - edge_s
    edge_s = box.chip.now_s
    box.chip.pin(PINS[model], 0)
    began_s = _first_after(box, model, edge_s)
    box.run(max(box.chip.now_s, edge_s + DOWN_S))
    box.chip.pin(PINS[model], 1)
    return began_s - edge_s


def throw(box: Box, seed: int) -> float:
    """Throw the first die, and wait until it is still; the moment at which it became so."""
    pulls = a_throw(1 + seed % 6, seed).pulls
    began_s = box.chip.now_s
    box.chip.film(1, registers(pulls))
    edge_s = began_s + SAMPLE_S * still_from(pulls)
    box.run(edge_s)
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
        box.run(box.chip.now_s + 0.02)
        for heard in box.heard:
            if heard.begins_s >= edge_s and isinstance(heard.frame.message, SAYS[model]):
                return heard.begins_s
    raise AssertionError(f"{box.uid} has said nothing of its pin; it said {box.heard[-5:]}")
