"""A venue without a broker: all that hear the bus, behind the real reading of it, with an oracle beside them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from itertools import count
from pathlib import Path

from msgspec.structs import replace
from rich.console import Console

from headtable import rulesets, wire
from headtable.bus.reader import Reader
from headtable.complaints import Complaints
from headtable.engine.engine import Engine, Environment
from headtable.engine.resumed_night import history_of, resumed
from headtable.engine.timer import Timer
from headtable.engine_clock import EngineClock
from headtable.game import History, Night
from headtable.journal import Journal
from headtable.messages.facts import TellAgain
from headtable.messages.host_choices import SetSignal, SignalChange
from headtable.messages.inputs import Ack, Heard, Input
from headtable.messages.line import Dice, DieEach, Event, Press
from headtable.messages.mqtt import MqttMessage
from headtable.messages.new_night import ArchiveNight
from headtable.messages.pace import Ring, RoundCalled, RoundStarted
from headtable.messages.past import AskPreview
from headtable.messages.people import OpenNight
from headtable.messages.rooms import (
    EngineState,
)
from headtable.messages.sound_commands import SoundCommand
from headtable.messages.words import Button, Delivery, Signal
from headtable.web.engine_requests import EngineRequests
from headtable.web.live_events import event
from headtable.web.live_room import LiveRoom
from headtable.web.watcher import Watcher
from headtable_tools.rehearse.night_view import NightView as Rehearsal
from headtable_tools.show import Show
from tests.box.in_memory import SETTINGS, Hall
from tests.fuzz.oracle import ExpectedNight, ExpectedSounds, judge, names_twice
from tests.fuzz.samples import NAMES
from tests.fuzz.spoiling import Published

ROOT = wire.root("hall")
SEED = "5eed" * 8
MOST_CAUSES = 4 * (
    len(wire.TOPICS) + 1
)  # too long, not JSON, wrong fields, misplaced: for each topic and for unknown ones
LONGEST_SAID = 600  # characters
OFTEN: tuple[Button, ...] = ("one", "two", "pass", "pass", "one", "mini", "bunco", "call", "undo")
HARDLY_MS, PAST_A_SOUND_S = (1,), 0.002
RESTLESS = replace(
    SETTINGS,
    signals=tuple(
        replace(signal, pattern_ms=HARDLY_MS, shortest_gap_s=0, most_a_night=10_000) for signal in SETTINGS.signals
    ),
)

NEVER_RETAINED = Heard | TellAgain | AskPreview | ArchiveNight  # they are said once, to an engine that lives


class Venue:
    """Engine, box, pages and terminal, which all hear everything, whether they asked for it or not."""

    def __init__(self, journal: Journal, terminal: Console, chance: random.Random) -> None:
        self.chance = chance
        self.said: list[str] = []
        self.complaints = Complaints(self.said.append)
        self.hall = Hall(RESTLESS).plug_in_everything()
        self.journal = journal
        resumed_night = resumed(journal, Timer(lambda: 0.0))
        self.history = resumed_night.history
        self.night = ExpectedNight(History(rulesets.load("rfp"), SEED))
        self.sounds = ExpectedSounds(lambda: int(self.hall.now_s * 1000))
        self.bad = self.sounded = 0
        self._commanded: list[SoundCommand] = []
        self._answered: list[Ack] = []
        self._came: list[MqttMessage] = []
        names = (f"n{number}" for number in count(1))
        environment = Environment(self._engine_says, "e1", lambda: 0.0, lambda: next(names))
        self.engine = Engine(journal, resumed_night, environment)
        self._room, self._requests = LiveRoom(lambda: 0.0), EngineRequests(lambda _: True, EngineClock(lambda: 0.0))
        self._show, self._rehearsal = Show(terminal, lambda: 0.0), Rehearsal()
        self._reader = Reader(ROOT, self.complaints, self._hear)

    def watched(self) -> AbstractContextManager[Watcher]:
        """A browser that looks on."""
        return self._room.watch()

    def _engine_says(self, *messages: MqttMessage) -> bool:
        self._commanded += [message for message in messages if isinstance(message, SoundCommand)]
        self._answered += [message for message in messages if isinstance(message, Ack)]
        return True

    def _hear(self, message: MqttMessage, delivery: Delivery) -> None:
        self._came.append(message)
        self.hall.box.on_message(message, delivery)
        if isinstance(message, Ack):
            self._requests.handle_answer(message)
        self._room.on_message(message)
        self._show.on_message(message, delivery)
        self._rehearsal.on_message(message, delivery)
        self.engine.on_message(message, delivery)

    def hears(self, published: Published, *, delivery: Delivery = "live") -> None:
        """Something is published; exactly what should come of it does."""
        address, payload = published
        lease = self.hall.lease
        self._reader.read(ROOT + address, payload, delivery)
        good = judge(address, payload)
        if good is not None and not self._came and names_twice(payload):
            good = None
        assert self._came == ([] if good is None else [good]), (address, payload[:500])
        self._came.clear()
        self.bad += good is None or (delivery == "retained" and isinstance(good, NEVER_RETAINED))
        if good is not None:
            self._hears_good(good, lease, delivery=delivery)
        else:
            assert not self._commanded
            assert not self._answered
            assert not self.hall.sounded()

    def _hears_good(self, good: MqttMessage, lease: str | None, *, delivery: Delivery) -> None:
        verdict = self.night.hear(good) if isinstance(good, Heard) and delivery == "live" else None
        facts = verdict.facts if verdict else ()
        edges = [fact for fact in facts if isinstance(fact, RoundStarted | RoundCalled)]
        assert edges or not self._commanded, good
        self._commanded.clear()
        told = [(ack.accepted, ack.entry) for ack in self._answered]
        assert told == ([(verdict.accepted, verdict.entry)] if verdict else []), good
        self._answered.clear()
        expected = self.sounds.hear(good, lease, delivery=delivery)
        assert self.hall.sounded() == expected, good
        self.sounded += len(expected)
        self.hall.now_s += len(expected) * PAST_A_SOUND_S
        self.hall.forget()

    def plays_on(self) -> list[Published]:
        """Meanwhile the evening goes on: an engine lives, a command sounds, and somebody says something sensible."""
        word = f"{self.chance.getrandbits(60):x}"  # far from every other, so that no spoilt one takes its place
        alive = EngineState("engine1", "online", "1.1", in_play=True)
        self.hears(_published(alive))
        self._lets_both_sound()
        before = self.sounded, len(self.night.entries)
        command = self.hall.command(id=word, signal=self.chance.choice(("bell", "horn")))
        said = sensible(self.night.history.night, self.chance, word)
        self.hears(_published(command))
        self.hears(_published(said))
        assert (self.sounded, len(self.night.entries)) == (before[0] + 1, before[1] + 1)
        event(self._room.snapshot())  # a browser comes and is shown everything
        return [_published(message) for message in (alive, command, said)]

    def _lets_both_sound(self) -> None:
        """A host takes back what a spoilt order has silenced: an order that silences holds at any age."""
        both: tuple[Signal, ...] = ("bell", "horn")
        back: tuple[SignalChange, ...] = ("arm", "unmute")
        for signal in both:
            now_ms = int(self.hall.now_s * 1000)
            for change in back:
                self.hears(_published(SetSignal("box", signal, change, "boxboot", now_ms)))

    def has_kept_its_head(self) -> None:
        """Every bad thing was counted and few were said; the night and its journal are what they must be."""
        assert sum(self.complaints.counts.values()) == self.bad
        assert len(self.complaints.counts) <= MOST_CAUSES
        assert len(self.said) == sum(len(str(times)) for times in self.complaints.counts.values())  # 1st, 10th, 100th
        assert all(len(text) < LONGEST_SAID and text.isprintable() for text in self.said)
        assert len(self.hall.complaints) <= MOST_CAUSES
        assert self.history.night == self.night.history.night
        entries = list(self.journal.entries())
        assert [(entry.heard, None if entry.refusal else entry.facts) for entry in entries] == self.night.entries
        assert history_of(self.journal).night == self.history.night


@contextmanager
def open_venue(folder: Path, chance: random.Random) -> Iterator[Venue]:
    """A venue on an evening of its own."""
    with (folder / "terminal").open("w") as terminal, _journal(folder) as journal:
        venue = Venue(journal, Console(file=terminal, width=100), chance)
        with venue.watched():
            yield venue


def _journal(folder: Path) -> Journal:
    return Journal.create(folder / "tonight.night.db", rulesets.text("rfp"), SEED)


def _published(message: MqttMessage) -> Published:
    return wire.address_of(message), wire.encode_payload(message)


def sensible(night: Night, chance: random.Random, boot: str) -> Heard:
    """What somebody in the hall would say now."""
    if night.phase in ("closed", "ready", "over"):
        opening: Input = Ring("host") if night.tables else OpenNight(NAMES, "listed")
        return Heard("host-1", boot, 1, opening, role="host")
    table = chance.choice(night.tables)
    event: Event = DieEach(chance.randint(1, 6), chance.randint(1, 6)) if table.tied else _roll(chance)
    return Heard(f"pad-{table.number:02}", boot, 1, event, table.number)


def _roll(chance: random.Random) -> Event:
    if chance.random() < 0.3:
        return Dice((chance.randint(1, 6), chance.randint(1, 6), chance.randint(1, 6)))
    return Press(chance.choice(OFTEN))
