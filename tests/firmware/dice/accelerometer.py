"""A simulated accelerometer: what it says of a pull, with its noise, bias, scale and crooked seat in the die."""

from __future__ import annotations

import math
import random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Vector = tuple[float, float, float]
NOISE_TABLE = 6000  # numbers, and as many again: a trace begins somewhere in the first half
DIGIT_MG = 2
LEAST_DIGIT, MOST_DIGIT = -2048, 2047  # of twelve bits: 4 g each way
UP: tuple[Vector, ...] = ((0, 0, 1), (0, 1, 0), (1, 0, 0), (-1, 0, 0), (0, -1, 0), (0, 0, -1))  # by face, from 1


class Chip(NamedTuple):
    """One chip: ``seat`` turns the die's directions into its own; the bias has drifted since it was calibrated."""

    seat: tuple[Vector, Vector, Vector]
    scale: Vector
    bias_mg: Vector
    drift_mg: Vector
    noise_mg: npt.NDArray[np.float64]
    off_the_middle_mm: float


def a_chip(chance: random.Random) -> Chip:
    """As the worst of a bag may be: 40 mg of bias, 3 % of scale, soldered in crookedly by up to 3 degrees."""
    seat = (turned(axis, _axis(chance), math.radians(chance.uniform(0, 3))) for axis in _one_of_24(chance))
    crooked_x, crooked_y, crooked_z = _orthogonal(*seat)
    rms_mg = chance.uniform(1.5, 3.0)
    return Chip(
        (crooked_x, crooked_y, crooked_z),
        _each(chance, 0.97, 1.03),
        _each(chance, -40, 40),
        _each(chance, -8, 8),
        np.array([chance.gauss(0, rms_mg) for _ in range(2 * NOISE_TABLE)]),
        chance.uniform(0, 1),
    )


def samples(chip: Chip, pulls_g: list[Vector], chance: random.Random, drift: int = 1) -> bytes:
    """What the chip says of these pulls in the die, in mg, x, y and z one after the other, 16 bits each."""
    pulls = np.array(pulls_g)
    place = chance.randrange(NOISE_TABLE)
    noise_mg = np.resize(chip.noise_mg[place:], pulls.shape)
    bias_mg = np.array(chip.bias_mg) + drift * np.array(chip.drift_mg)
    mg = 1000 * (pulls @ np.array(chip.seat).T) * np.array(chip.scale) + bias_mg + noise_mg
    told_mg = DIGIT_MG * np.clip(np.rint(mg / DIGIT_MG), LEAST_DIGIT, MOST_DIGIT)
    return bytes(told_mg.astype("<i2").tobytes())


def turned(what: Vector, axis: Vector, radians: float) -> Vector:
    """A direction after a turn about an axis."""
    (x, y, z), (a, b, c) = what, axis
    cos, sin = math.cos(radians), math.sin(radians)
    along = (a * x + b * y + c * z) * (1 - cos)
    return (
        x * cos + (b * z - c * y) * sin + a * along,
        y * cos + (c * x - a * z) * sin + b * along,
        z * cos + (a * y - b * x) * sin + c * along,
    )


def crossed(a: Vector, b: Vector) -> Vector:
    """The direction square to two others."""
    return unit((a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]))


def unit(a: Vector) -> Vector:
    """The direction, one long."""
    length = math.hypot(*a)
    return a[0] / length, a[1] / length, a[2] / length


def _axis(chance: random.Random) -> Vector:
    return unit((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1)))


def _each(chance: random.Random, least: float, most: float) -> Vector:
    return chance.uniform(least, most), chance.uniform(least, most), chance.uniform(least, most)


def _one_of_24(chance: random.Random) -> tuple[Vector, Vector]:
    first = chance.choice(UP)
    second = chance.choice([up for up in UP if not any(a * b for a, b in zip(first, up, strict=True))])
    return first, second


def _orthogonal(first: Vector, second: Vector) -> tuple[Vector, Vector, Vector]:
    third = crossed(first, second)
    return first, crossed(third, first), third
