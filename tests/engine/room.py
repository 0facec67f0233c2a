"""An engine in a quiet room. The journal and the rules are real, and a list of messages replaces the broker."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import TypeVar

from msgspec.structs import replace

from headtable.engine.engine import Engine, Environment
from headtable.engine.resumed_night import resumed
from headtable.engine.timer import Timer
from headtable.journal import Journal
from headtable.messages.facts import Fact, Told
from headtable.messages.inputs import Dated, Heard, Input
from headtable.messages.line import Event, Press
from headtable.messages.mqtt import MqttMessage
from headtable.messages.pace import Ring
from headtable.messages.people import OpenNight
from headtable.messages.rooms import (
    BoxState,
)
from headtable.messages.words import Button, Message
from headtable.rulesets import text

TWELVE = ("Ann", "Bob", "Cat", "Dee", "Eve", "Flo", "Gil", "Hal", "Ida", "Jim", "Kay", "Lou")
SEED = "5eed" * 8
OPEN = OpenNight(TWELVE, "listed")
Kind = TypeVar("Kind", bound=Message)
ROOMS: list[Room] = []  # those that are open; each test closes them at its end, also when it fails


def close_rooms() -> None:
    """Let go of every journal that a test has opened by a room."""
    while ROOMS:
        ROOMS.pop().journal.close()


class Room:
    """The engine, its clock, and who speaks to it; every speaker counts what they say."""

    def __init__(self, path: Path, ruleset: str = "rfp", confirm_s: float = 0.0) -> None:
        self._confirm_s = confirm_s
        self.path = path
        self.now_s = 100.0
        self.wall_s = 1_700_000_000.0
        self.said: list[MqttMessage] = []
        self._seqs: Iterator[int] = count(1)
        self.journal = Journal.create(path, text(ruleset), SEED, lambda: self.wall_s)
        ROOMS.append(self)
        self.engine = self._engine("e1")

    def _engine(self, boot: str) -> Engine:
        self.boot = boot
        self.timer = Timer(lambda: self.now_s)
        night = resumed(self.journal, self.timer)
        self.history = night.history
        nonces = (f"{boot}n{number}" for number in count(1))
        environment = Environment(self._say, boot, lambda: self.now_s, lambda: next(nonces), self._confirm_s)
        return Engine(self.journal, night, environment)

    def _say(self, *messages: MqttMessage) -> bool:
        self.said += messages
        return True

    def restart(self, boot: str) -> None:
        """The engine dies and another one takes its journal up."""
        self.journal.close()
        self.journal = Journal.open(self.path, lambda: self.wall_s)
        self.engine = self._engine(boot)

    def hears(self, message: MqttMessage) -> list[MqttMessage]:
        """The engine's messages after this input."""
        self.said.clear()
        self.engine.on_message(self._dated(message), "live")
        return list(self.said)

    def _dated(self, message: MqttMessage) -> MqttMessage:
        """The message dated now, unless it has a date."""
        if isinstance(message, Heard) and message.date is None:
            return replace(message, date=Dated(self.boot, int(self.now_s * 1000)))
        return message

    def host(self, said: Input) -> list[MqttMessage]:
        """The host says it."""
        return self.hears(Heard("host-1", "h1", next(self._seqs), said, role="host"))

    def wait(self, seconds: float) -> list[MqttMessage]:
        """Let time pass, and let the engine look at its clock. Returns its messages."""
        self.now_s += seconds
        self.wall_s += seconds
        self.said.clear()
        self.engine.check_clock()
        return list(self.said)

    def pad(self, table: int, said: Event | Button) -> list[MqttMessage]:
        """A table's pad says it."""
        event = Press(said) if isinstance(said, str) else said
        return self.hears(Heard(f"pad-{table:02}", "p1", next(self._seqs), event, table))

    def box(self, name: str = "box", lease: str | None = "l1", clock_ms: int = 5000) -> None:
        """A box with a bell and a horn says that it lives."""
        self.hears(BoxState(name, "b1", "online", lease, clock_ms, ("bell", "horn")))

    def round_in_play(self) -> None:
        """Twelve players, seated as listed, in the first round."""
        self.host(OPEN)
        self.host(Ring("host"))

    def rolling(self) -> None:
        """The first round, and a table that has begun to roll: from now on the button ends the round."""
        self.round_in_play()
        self.pad(3, "pass")


def of(kind: type[Kind], said: list[MqttMessage]) -> list[Kind]:
    """Those of one kind, in order."""
    return [message for message in said if isinstance(message, kind)]


def facts(said: list[MqttMessage]) -> list[Fact]:
    """The facts that were told."""
    return [told.fact for told in of(Told, said)]
