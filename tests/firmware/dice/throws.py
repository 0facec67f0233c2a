"""What happens to dice on a table, as ten thousand and more traces of an accelerometer, all from one seed.

Each trace is made of a die's moments (film.py) as one of a few dozen chips (accelerometer.py) tells them. The figures
are guesses of ours at what hands and tables do, made wide where we were unsure: nobody has yet thrown a real die for
them.

A trace is streamed as a head (its kind, its die, a face, how many samples) and its samples, three 16-bit numbers
each.
"""

from __future__ import annotations

import random
import struct
from collections.abc import Callable, Iterator
from typing import NamedTuple

from tests.firmware.dice.accelerometer import UP, Chip, a_chip, samples
from tests.firmware.dice.film import Film, leaning

HEAD = struct.Struct("<cBBH")
CALIBRATION, TRACE = b"C", b"T"
CALIBRATION_MS = 1200
SLOPE_DEGREES = 1.0  # of the tables, at most


class Happened(NamedTuple):
    """A trace, and the truth about it: what kind it is, and what lay up before and after."""

    kind: str
    before: int
    after: int
    lean_degrees: float
    die: int
    samples: bytes


class Moment(NamedTuple):
    """What a kind of trace needs: the film that runs, chance, and the face that shall be up in the end."""

    film: Film
    chance: random.Random
    after: int

    def lean(self, degrees: float) -> None:
        """Come to lie on the face, leaning so far."""
        self.film.turn_to(leaning(self.after, degrees, self.chance), self.chance.uniform(30, 90))


def lying(face: int = 1, ms: int = 500) -> Film:
    """A film of a die that lies."""
    film = Film(UP[face - 1], random.Random(face), 0)
    film.lie(ms)
    return film


def _picked_up(now: Moment) -> None:
    now.film.hit(now.chance.uniform(0.9, 1.6))
    now.film.carry(now.chance.uniform(150, 500), now.chance.uniform(0.02, 0.2))


def thrown(now: Moment, lean_degrees: float) -> None:
    """Picked up, shaken or not, let go, and tumbled until it lies."""
    film, chance = now.film, now.chance
    _picked_up(now)
    if chance.random() < 0.3:
        film.rattle(chance.uniform(200, 800))
    elif chance.random() < 0.5:
        film.shake(chance.uniform(200, 800), chance.uniform(0.5, 2.5), chance.uniform(2, 6))
    film.fly(chance.uniform(80, 320), chance.uniform(10, 60))
    film.tumble(chance.randint(2, 7))
    film.hit(chance.uniform(1.2, 3))
    now.lean(lean_degrees)
    film.rock(chance.uniform(50, 250), chance.uniform(1, 8))
    film.lie(900)


def a_throw(face: int, seed: int, wait_ms: int = 0, lean_degrees: float = 0.5) -> Film:
    """A film of a die that lies, and is thrown to show a face."""
    chance = random.Random(seed)
    film = Film(UP[0], chance, 0)
    film.lie(600 + wait_ms)
    thrown(Moment(film, chance, face), lean_degrees)
    return film


def _flat(now: Moment) -> float:
    return now.chance.uniform(0, SLOPE_DEGREES)


def tumbles(now: Moment) -> float:
    """An honest throw onto a table that is nearly level."""
    thrown(now, lean := _flat(now))
    return lean


def cocked(now: Moment) -> float:
    """An honest throw that ends leaning against something."""
    thrown(now, lean := now.chance.uniform(5, 40))
    return lean


def knocks(now: Moment) -> float:
    """The die has been thrown and lies; somebody knocks on the table, so that it may hop without turning over."""
    thrown(now, lean := _flat(now))
    film, chance = now.film, now.chance
    for _ in range(chance.randint(1, 3)):
        film.jolt(chance.uniform(40, 300), chance.uniform(0.1, 3), chance.uniform(15, 60))
        if chance.random() < 0.3:
            film.fly(chance.uniform(20, 80), chance.uniform(0, 1))
            film.up = leaning(now.after, lean, chance)
            film.hit(chance.uniform(1, 6))
        film.lie(chance.uniform(20, 900))
    film.lie(600)
    return lean


def slides(now: Moment) -> float:
    """Pushed along the table, tilted onto another face by a finger, or let fall flat without a turn."""
    film, chance = now.film, now.chance
    match chance.randrange(3):
        case 0:
            film.slide(chance.uniform(150, 800), chance.uniform(0.1, 1))
        case 1:
            film.turn_to(UP[now.after - 1], chance.uniform(150, 700))
            film.hit(chance.uniform(1, 2))
        case _:
            film.turn_to(UP[now.after - 1], chance.uniform(150, 700))
            film.carry(300, 0.05)
            film.turn_to(UP[now.after - 1], 200)
            film.fly(chance.uniform(50, 140), chance.uniform(0, 1))
            film.hit(chance.uniform(1.5, 6))
    now.lean(lean := _flat(now))
    film.lie(900)
    return lean


def handled(now: Moment) -> float:
    """Shaken in the hand, held for a while, and put down on a face of somebody's choice."""
    film, chance = now.film, now.chance
    _picked_up(now)
    for _ in range(chance.randint(1, 3)):
        if chance.random() < 0.5:
            film.rattle(chance.uniform(200, 1000))
        else:
            film.shake(chance.uniform(200, 1000), chance.uniform(0.3, 3), chance.uniform(1.5, 7))
        film.carry(chance.uniform(600, 1500), chance.uniform(0.03, 0.2))
    now.lean(lean := _flat(now))
    film.hit(chance.uniform(0.8, 1.5))
    film.lie(600)
    return lean


def rests(now: Moment) -> float:
    """Nothing happens at all."""
    now.film.lie(1500)
    return 0.0


KINDS: tuple[tuple[Callable[[Moment], float], int], ...] = (
    (tumbles, 30), (cocked, 30), (knocks, 12), (slides, 12), (handled, 12), (rests, 4),
)  # fmt: skip


def dice(seed: int, count: int) -> list[Chip]:
    """The dice of all traces."""
    chance = random.Random(seed)
    return [a_chip(chance) for _ in range(count)]


def calibrations(chips: list[Chip], seed: int) -> Iterator[bytes]:
    """Each die laid on a level table with each face up, before its chip's bias drifts."""
    chance = random.Random(seed)
    for number, chip in enumerate(chips):
        for face in range(1, 7):
            film = Film(UP[face - 1], chance, 0)
            film.lie(CALIBRATION_MS)
            yield _record(CALIBRATION, number, face, samples(chip, film.pulls, chance, drift=0))


def happenings(chips: list[Chip], seed: int, count: int) -> Iterator[Happened]:
    """One after the other: a die that lies, and then what happens to it."""
    chance = random.Random(seed)
    kinds, weights = zip(*KINDS, strict=True)
    for _ in range(count):
        kind = chance.choices(kinds, weights)[0]
        yield happen(kind, chips, chance)


def happen(kind: Callable[[Moment], float], chips: list[Chip], chance: random.Random) -> Happened:
    """A die lies, and then that kind of thing happens to it."""
    die = chance.randrange(len(chips))
    before, after = chance.randint(1, 6), chance.randint(1, 6)
    film = Film(leaning(before, chance.uniform(0, SLOPE_DEGREES), chance), chance, chips[die].off_the_middle_mm)
    film.lie(500)
    lean = kind(Moment(film, chance, after))
    return Happened(kind.__name__, before, after, lean, die, samples(chips[die], film.pulls, chance))


def streamed(happened: Happened) -> bytes:
    """A trace as the device reads it."""
    return _record(TRACE, happened.die, 0, happened.samples)


def _record(kind: bytes, die: int, face: int, told: bytes) -> bytes:
    return HEAD.pack(kind, die, face, len(told) // 6) + told
