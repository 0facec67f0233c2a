"""Runs on the device: the die that a button rolls; how fair it is, and what it does with each press and answer."""

import json
import os

from common.outbox import LONGEST, Outbox
from leddice.button_die import BLINK_MS, BLINKS, SHORTEST_TUMBLE_MS, TUMBLE_MS, ButtonDie
from leddice.chance import face

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


class Bench:
    """A die whose bytes are given, with its LEDs and the box's answers."""

    def __init__(self, *given: int) -> None:
        self.ear, self.source = Ear(), Given(*given)
        self._lit = [0] * 4
        lines = [self._line(place) for place in range(4)]
        self.die = ButtonDie(2, self.ear, lines, self.source)  # type: ignore[arg-type]  # as much of a life as it uses

    def _line(self, place: int):  # type: ignore[no-untyped-def]  # its type is a function's
        def switch(level: int) -> None:
            self._lit[place] = level

        return switch

    def shown(self, after_ms: int = 0) -> str:
        """Its four lines by then."""
        self.ear.now_ms += after_ms
        self.die.turn()
        return "".join([str(one) for one in self._lit])

    def state(self) -> "list[object]":
        """How many events wait, how many bytes were asked for."""
        return [self.ear.outbox.waiting, self.source.asked]


def unanswered(byte: int) -> "list[str]":
    """What is to be seen of a roll to which nobody says anything, for a long time."""
    bench = Bench(byte)
    bench.die.press()
    return [bench.shown(TUMBLE_MS) for _ in range(100)]


def answered() -> "dict[str, object]":
    """Press, look, press again, and answer."""
    bench = Bench(255, 3, 4, 0)  # 255 is passed over: a four, a five, a one
    told: dict[str, object] = {"before": [bench.shown(), bench.state()]}
    told["pressed"] = [bench.die.press(), bench.state()]
    told["of its other events"] = [bench.die.answered("got", 1), bench.die.answered("got", 2)]
    told["tumbling"] = bench.shown(SHORTEST_TUMBLE_MS)
    told["got"] = [bench.die.answered("got", 3), bench.shown()]
    told["pressed before the verdict"] = [bench.die.press(), bench.shown(), bench.shown(BLINK_MS), bench.state()]
    told["after the blinking"] = bench.shown(BLINK_MS * BLINKS)
    bench.die.put_out()  # another die's throw was refused
    told["put out before the verdict"] = bench.shown()
    told["took"] = [bench.die.answered("took", 3), bench.shown(), bench.die.answered("took", 3)]
    told["pressed again"] = [bench.die.press(), bench.state()]
    bench.die.answered("got", 5)
    told["at once"] = bench.shown(SHORTEST_TUMBLE_MS - 1)
    told["shown again"] = bench.shown(1)
    bench.die.answered("refused", 5)
    told["refused"] = bench.shown()
    bench.die.put_out()
    told["put out"] = bench.shown()
    while bench.ear.outbox.put("press", ("one",), 0) > 0:
        pass
    told["no room"] = [bench.die.press(), bench.state()]
    return told


print(json.dumps([of_each_byte(), counted(Source()), unanswered(3), unanswered(4), answered()]))
