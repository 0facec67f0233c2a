"""What pulls at a die, a hundred times a second, while it lies, is carried, is shaken, flies, hits and tumbles.

Kept is which way is up as the die sees it, and what its chip feels: the earth's pull along that way while something
holds the die, nothing while it flies, and what hands and tables add. A hit is over within a sample or two and much
harder than the chip can say; a spinning die pulls at a chip that does not sit in its middle.
"""

from __future__ import annotations

import math
import random

from tests.firmware.dice.accelerometer import UP, Vector, crossed, turned, unit

STEP_S = 0.01
G_MM_S2 = 9806.65


class Film:
    """A die, and what it has felt so far."""

    def __init__(self, up: Vector, chance: random.Random, off_the_middle_mm: float) -> None:
        self.pulls: list[Vector] = []  # in g
        self.up = up
        self._chance = chance
        self._off = _scaled(self.any_direction(), off_the_middle_mm)

    def any_direction(self) -> Vector:
        """Some direction, all of them as likely."""
        chance = self._chance
        return unit((chance.gauss(0, 1), chance.gauss(0, 1), chance.gauss(0, 1)))

    def sideways(self) -> Vector:
        """Some direction along the table."""
        return crossed(self.up, self.any_direction())

    def lie(self, ms: float) -> None:
        """Nothing happens."""
        self.pulls += [self.up] * _steps(ms)

    def carry(self, ms: float, tremble_g: float) -> None:
        """In a hand that holds it: turned slowly, trembling."""
        axis, degrees_s = self.any_direction(), self._chance.uniform(5, 40)
        ways = [(self.any_direction(), self._chance.uniform(6, 12), self._chance.uniform(0, 6)) for _ in range(2)]
        for step in range(_steps(ms)):
            self._turn(axis, math.radians(degrees_s) * STEP_S)
            trembles = [
                _scaled(way, tremble_g * math.sin(phase + math.tau * hz * step * STEP_S)) for way, hz, phase in ways
            ]
            self.pulls.append(_sum(self.up, *trembles))

    def shake(self, ms: float, most_g: float, hz: float) -> None:
        """In a fist that does not let it rattle: to and fro, turning a little."""
        way, axis = self.any_direction(), self.any_direction()
        for step in range(_steps(ms)):
            swing = math.sin(math.tau * hz * step * STEP_S)
            self._turn(axis, 0.6 * swing * hz * STEP_S)
            self.pulls.append(_sum(self.up, _scaled(way, most_g * swing)))

    def rattle(self, ms: float) -> None:
        """In hands or a cup that let it fly and hit, shortly and often."""
        end = len(self.pulls) + _steps(ms)
        while len(self.pulls) < end:
            self.fly(self._chance.uniform(10, 70), self._chance.uniform(5, 40))
            self.hit(self._chance.uniform(0.5, 5))
            self.carry(self._chance.uniform(10, 60), 0.3)

    def fly(self, ms: float, spin: float) -> None:
        """Let go, spinning (radians a second): nothing pulls but the spin, at a chip off the middle."""
        axis = self.any_direction()
        along = sum(a * b for a, b in zip(axis, self._off, strict=True))
        outwards = _sum(self._off, _scaled(axis, -along))
        pull = _scaled(outwards, -spin * spin / G_MM_S2)
        for _ in range(_steps(ms)):
            self._turn(axis, spin * STEP_S)
            self.pulls.append(pull)

    def hit(self, g: float) -> None:
        """Meet something, mostly the table, with friction; it rings for another sample."""
        way = unit(_sum(self.up, _scaled(self.any_direction(), self._chance.uniform(0, 0.9))))
        self.pulls.append(_scaled(way, g))
        self.pulls.append(_sum(self.up, _scaled(self.any_direction(), 0.3 * g * self._chance.random())))

    def jolt(self, ms: float, g: float, hz: float) -> None:
        """The table rings and fades, the die on it; mostly up and down."""
        way = unit(_sum(self.up, _scaled(self.sideways(), self._chance.uniform(0, 1.2))))
        for step in range(_steps(ms)):
            fades = math.exp(-4 * step / _steps(ms))
            self.pulls.append(_sum(self.up, _scaled(way, g * fades * math.sin(1 + math.tau * hz * step * STEP_S))))

    def slide(self, ms: float, g: float) -> None:
        """Pushed along the table: to start and to stop it takes a push, and on the way it scrapes."""
        way, steps = self.sideways(), _steps(ms)
        for step in range(steps):
            push = math.copysign(g, steps / 2 - step) * self._chance.uniform(0.4, 1)
            self.pulls.append(_sum(self.up, _scaled(way, push), _scaled(self.any_direction(), 0.1 * g)))

    def turn_to(self, up: Vector, ms: float) -> None:
        """Over an edge, with the earth's pull on it: by a finger, or as a tumble ends."""
        angle = math.acos(max(-1.0, min(1.0, sum(a * b for a, b in zip(self.up, up, strict=True)))))
        axis = crossed(self.up, up) if 1e-6 < angle < math.pi - 1e-6 else self.sideways()
        start, steps = self.up, _steps(ms)
        for step in range(steps):
            self.up = turned(start, axis, angle * (step + 1) / steps)
            self.pulls.append(self.up)
        self.up = up

    def rock(self, ms: float, degrees: float) -> None:
        """To and fro about how it will lie, less and less."""
        axis, up, steps, hz = self.sideways(), self.up, _steps(ms), self._chance.uniform(8, 20)
        for step in range(steps):
            lean = degrees * (1 - step / steps) * math.sin(math.tau * hz * step * STEP_S)
            self.pulls.append(turned(up, axis, math.radians(lean)))

    def tumble(self, bounces: int) -> None:
        """From one side over to the next, with a hit at each and shorter flights between them."""
        for bounce in range(bounces):
            left = 1 - bounce / bounces
            self.hit(self._chance.uniform(1.5, 4 + 8 * left))
            self.fly(self._chance.uniform(10, 20 + 90 * left), self._chance.uniform(8, 15 + 45 * left))
            self.hit(self._chance.uniform(1.2, 2 + 4 * left))
            self.turn_to(self._next_side(), self._chance.uniform(40, 120))

    def _next_side(self) -> Vector:
        return turned(self.up, self.sideways(), math.radians(self._chance.uniform(50, 130)))

    def _turn(self, axis: Vector, radians: float) -> None:
        self.up = turned(self.up, axis, radians)


def leaning(face: int, degrees: float, chance: random.Random) -> Vector:
    """Which way is up for a die that shows a face and leans so far, towards anywhere."""
    up = UP[face - 1]
    side = UP[0] if face in (2, 3, 4, 5) else UP[1]  # one that is square to it
    return turned(up, turned(side, up, chance.uniform(0, math.tau)), math.radians(degrees))


def _steps(ms: float) -> int:
    return max(1, round(ms / 1000 / STEP_S))


def _scaled(a: Vector, by: float) -> Vector:
    return a[0] * by, a[1] * by, a[2] * by


def _sum(*some: Vector) -> Vector:
    x = y = z = 0.0
    for a, b, c in some:
        x, y, z = x + a, y + b, z + c
    return x, y, z
