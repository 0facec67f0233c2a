"""Runs on the device: the die that a button rolls; how fair it is, and what it does with each press and verdict."""

import json
import os

from common.outbox import LONGEST, Outbox
from dice.button_die import BLINK_MS, BLINKS, ButtonDie
from dice.chance import face

ROLLS = 60_000


def counted(byte: "Source") -> "list[int]":
    """How often each face came."""
    faces = [0] * 6
    for _ in range(ROLLS):
        faces[face(byte) - 1] += 1
    return faces


class Source:
    """The chip's own noise, a byte at a time."""

    def __call__(self) -> int:
        """The next byte."""
        return os.urandom(1)[0]


class Given(Source):
    """Bytes that the test has chosen, one after the other; it counts what was asked for."""

    def __init__(self, *given: int) -> None:
        self.given = given
        self.asked = 0

    def __call__(self) -> int:
        """The next; at the end from the start."""
        self.asked += 1
        return self.given[(self.asked - 1) % len(self.given)]


def of_each_byte() -> "list[int]":
    """The face of each of the 256 bytes; 0 where another byte is asked for."""
    faces = []
    for byte in range(256):
        source = Given(byte, 0)
        shown = face(source)
        faces.append(shown if source.asked == 1 else 0)
    return faces


class Ear:
    """A device's end of the line, and the life around it."""

    def __init__(self) -> None:
        self.device = self.clock = self
        self.outbox = Outbox()
        self.now_ms = 1000

    def ms(self) -> int:
        """The time."""
        return self.now_ms

    def has_room(self, events: int) -> bool:
        """As the device has it."""
        return self.outbox.waiting + events <= LONGEST

    def happened(self, verb: str, *fields: object) -> bool:
        """An event."""
        return self.outbox.put(verb, fields, self.now_ms) > 0  # type: ignore[arg-type]  # words and numbers


def shown(die: ButtonDie, lit: "list[int]") -> str:
    """Its seven LEDs now."""
    die.turn()
    return "".join([str(one) for one in lit])


def presses() -> "list[object]":
    """Press, look, press again, and answer."""
    ear, lit = Ear(), [0] * 7
    source = Given(255, 3, 4, 0)  # 255 is passed over: a four, a five, a one

    def led(place: int, level: int) -> None:
        lit[place] = level

    die = ButtonDie(2, ear, led, source)  # type: ignore[arg-type]  # as much of a life as it uses
    told: list[object] = [shown(die, lit), die.press(), shown(die, lit), ear.outbox.waiting]
    told += [die.press(), shown(die, lit), source.asked, ear.outbox.waiting]
    ear.now_ms += BLINK_MS * BLINKS
    told.append(shown(die, lit))
    die.told("took", (1,))
    told.append(die.press())
    die.told("took", (2,))
    ear.now_ms += BLINK_MS * BLINKS
    told += [shown(die, lit), die.press(), ear.outbox.seq]
    die.told("refused", (4, "table 1: not your turn"))
    told.append(shown(die, lit))
    while ear.outbox.put("press", ("one",), 0) > 0:
        pass
    told += [die.press(), source.asked]
    return told


print(json.dumps([of_each_byte(), counted(Source()), presses()]))
