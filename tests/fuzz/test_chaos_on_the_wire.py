"""A million lines over cables on which everything goes wrong: no wrong roll, and nothing lost that has a verdict."""

from __future__ import annotations

import asyncio
import random
import sys
from collections import Counter, deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import time

import pytest
from msgspec.structs import replace

from headtable.box.box import Box
from headtable.box.signals.ledger import Ledger, Now
from headtable.box.signals.signals import Environment
from headtable.box.sources.unacknowledged import Verdict
from headtable.complaints import Complaints
from headtable.config import BoxSettings, Pad
from headtable.errors import Garbled
from headtable.messages.inputs import Ack, Heard
from headtable.messages.line import Dice, DieEach, Press, Refused, Took
from headtable.messages.mqtt import MqttMessage
from headtable.messages.refusals.former import FormerRefusal
from headtable.messages.words import Button
from headtable.wire import Frame, Splitter, decode_line
from headtable_tools.rehearse.pad import SimulatedPad
from tests.fuzz.chaos import Channel, Layers
from tests.rehearse.bench_end import TurnedClock

LINES = 1_000_000
PADS = 20
REFUSED = 7  # every so many
AT_ONCE = 3  # presses that stand in line at a pad
ROUND_S = 0.25  # a float holds it exactly: no alarm is due a hair after its round, and costs a round of its own
PATIENCE_ROUNDS = 2000
BUTTONS: tuple[Button, ...] = ("one", "two", "three", "mini", "bunco", "pass", "undo", "call", "cocked", "floor")
Key = tuple[str, int]
Act = Press | Dice | DieEach


class Street:
    """Pads and a box with a rough cable to each; the engine is a table of what was heard first."""

    def __init__(self, chance: random.Random) -> None:
        self.clock = TurnedClock()
        self.layers = Layers()
        self.pressed: dict[Key, Act] = {}  # what has no verdict yet
        self.heard: Counter[str] = Counter()  # by pad: the number of the event that was heard last
        self.events = self.again = self.verdicts = 0
        self.wrong: list[object] = []
        self._acks: deque[Ack] = deque()
        pads = tuple(Pad(uid=f"pad-{n:02}", table=n) for n in range(1, PADS + 1))
        environment = Environment(self.clock, _no_hour, lambda: "word", "boxboot")
        settings, complaints = BoxSettings(pads=pads), Complaints(lambda _: None)
        self.box = Box(
            settings,
            self._say,
            environment,
            Ledger(settings, Now("m1", environment.clock), complaints),
            complaints,
        )
        self.forged: list[Frame] = []
        self.cables = [Cable(pad.uid, self, random.Random(chance.random())) for pad in pads]

    def _say(self, *messages: MqttMessage) -> bool:
        for message in messages:
            if isinstance(message, Heard):
                self._hear(message)
        return True

    def _hear(self, heard: Heard) -> None:
        """New, and as it was pressed, and the next one of its pad; or said again."""
        if heard.seq <= self.heard[heard.uid]:
            self.again += 1
        else:
            self.heard[heard.uid] += 1
            pressed = self.pressed.get((heard.uid, heard.seq))
            if heard.seq != self.heard[heard.uid] or ageless(heard.said) != pressed:
                self.wrong.append((heard, pressed))
        self._acks.append(self._ack(heard))

    async def presses(self, cable: Cable, event: Act) -> None:
        """Something happens at a table."""
        seq = await line_up(cable.pad, event)
        self.events += 1
        self.pressed[cable.name, seq] = event
        asyncio.ensure_future(cable.pad.verdict(seq)).add_done_callback(
            lambda told: self._told(cable.name, seq, told)
        )

    def _told(self, uid: str, seq: int, told: asyncio.Future[Verdict]) -> None:
        """A pad has its verdict, and shows it: it must be the one that was given to what was heard."""
        self.verdicts += 1
        del self.pressed[uid, seq]
        if told.result() != due(seq) or seq > self.heard[uid]:
            self.wrong.append((uid, seq, told.result()))

    def _ack(self, heard: Heard) -> Ack:
        fine = heard.seq % REFUSED != 0
        why = None if fine else FormerRefusal(f"no {heard.seq}")
        return Ack(heard.uid, heard.boot, heard.seq, accepted=fine, entry=1, why=why)

    def deliver(self) -> None:
        """Whatever is on its way arrives, and what that leads to."""
        busy = True
        while busy:
            came = [channel.deliver() for channel in self.channels()]
            busy = any(came)
            while self._acks:
                busy = True
                self.box.on_message(self._acks.popleft(), "live")

    def channels(self) -> list[Channel]:
        """Both directions of every cable."""
        return [channel for cable in self.cables for channel in (cable.up, cable.down)]

    def lines(self) -> int:
        """How many lines were sent so far."""
        return sum(channel.lines for channel in self.channels())


class Cable:
    """One rough cable: what the pad writes goes up, what the box writes goes down."""

    def __init__(self, uid: str, street: Street, chance: random.Random) -> None:
        self.name = uid
        self.up = Channel(chance, self._to_the_box)
        self.down = Channel(chance, self._to_the_pad)
        self.pad = SimulatedPad(uid, PadsEnd(self), street.clock, wait=street.clock.wait)
        self.read: Callable[[bytes], None] = lambda _: None
        self.sent: set[bytes] = set()
        self._street = street
        self._splitter = Splitter()

    def write(self, line: bytes) -> bool:
        """The box writes."""
        self.down.put(line)
        return True

    def _to_the_pad(self, raw: bytes) -> None:
        self.read(raw)

    def _to_the_box(self, raw: bytes) -> None:
        for piece in self._splitter.feed(raw):
            try:
                frame = decode_line(piece)
            except Garbled as why:
                self._street.layers.note(piece, why)
                self._street.box.garbage_received(self, why)
            else:
                if piece not in self.sent:
                    self._street.forged.append(frame)
                self._street.box.line_received(self, frame)


class PadsEnd:
    """What the pad hangs on."""

    def __init__(self, cable: Cable) -> None:
        self._cable = cable

    def write(self, line: bytes) -> bool:
        """The pad writes."""
        self._cable.sent.add(line[:-1])
        self._cable.up.put(line)
        return True

    @contextmanager
    def listening(self, read: Callable[[bytes], None], plugged: Callable[[], None]) -> Iterator[None]:
        """The pad reads."""
        self._cable.read = read
        plugged()
        yield


def _no_hour() -> time:
    raise AssertionError("there are no quiet hours")


def something(chance: random.Random) -> Act:
    """What happens at a table."""
    kind = chance.random()
    if kind < 0.7:
        return Press(chance.choice(BUTTONS))
    if kind < 0.9:
        return Dice(tuple(chance.choices(range(1, 7), k=3)))
    return DieEach(chance.randint(1, 6), chance.randint(1, 6))


async def play(street: Street, lines: int, chance: random.Random) -> None:
    """Everybody presses whenever there is room, until so many lines were sent."""
    while street.lines() < lines:
        for cable in street.cables:
            while cable.pad.waiting < AT_ONCE:
                await street.presses(cable, something(chance))
        street.deliver()
        await street.clock.turn(ROUND_S)


async def line_up(pad: SimulatedPad, event: Act) -> int:
    """Do it."""
    match event:
        case Press(button=button):
            return await pad.press(button)
        case Dice(faces=faces):
            return await pad.throw(faces)
        case DieEach(a=a, b=b):
            return await pad.die_each(a, b)


async def calm_down(street: Street) -> None:
    """The cables are mended, and all that waits is said."""
    for channel in street.channels():
        channel.is_rough = False
    for _ in range(PATIENCE_ROUNDS):
        street.deliver()
        if not any(cable.pad.waiting for cable in street.cables):
            return
        await street.clock.turn(ROUND_S)
    raise AssertionError([cable.pad.waiting for cable in street.cables])


@pytest.mark.slow
@pytest.mark.timeout(300)
async def test_a_million_lines_neither_change_a_roll_nor_lose_a_judged_one() -> None:
    chance = random.Random("chaos")
    street = Street(chance)
    lives = [asyncio.create_task(cable.pad.run()) for cable in street.cables]
    await asyncio.sleep(0)
    await play(street, LINES, chance)
    await calm_down(street)
    await street.clock.turn(ROUND_S)  # and everybody has seen it
    for life in lives:
        life.cancel()
    tell(street)
    assert street.forged == []
    assert street.wrong == []
    assert street.pressed == {}
    assert street.verdicts == street.events == sum(street.heard.values())


def ageless(said: object) -> object:
    """What happened, whenever it was."""
    assert isinstance(said, Press | Dice | DieEach)
    return replace(said, age_ms=0)


def due(seq: int) -> Verdict:
    """The verdict that the engine gave."""
    return Took(seq) if seq % REFUSED else Refused(seq, f"no {seq}")


def tell(street: Street) -> None:
    """What it took, as a table."""
    harmed = Counter[str]()
    for channel in street.channels():
        harmed += channel.harmed
    caught, anew = street.layers.first, street.layers.signed_anew
    by_chance = anew["nothing"] / 65_536
    sys.stderr.write(
        f"\n{street.lines():,} lines, {sum(harmed.values()):,} of them harmed: "
        + ", ".join(f"{count:,} {way}" for way, count in sorted(harmed.items()))
        + f"\n{street.events:,} events, heard {street.events + street.again:,} times, forged: "
        f"{len(street.forged)}\n\n"
        "| of the pieces that reached the box | |\n|---|---|\n"
        + "".join(f"| refused by: {layer} | {count:,} |\n" for layer, count in caught.most_common())
        + "".join(f"| ... with its CRC made right, caught by: {layer} | {n:,} |\n" for layer, n in anew.most_common())
        + f"| so by chance (1 in 65,536) one would have passed | {by_chance:.2f} times |\n"
    )
