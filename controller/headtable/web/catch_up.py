"""Asks the engine for facts from before the pages started: the newest first, in batches."""

from __future__ import annotations

from collections.abc import Callable

from headtable.messages.facts import TellAgain, ToldAgain
from headtable.messages.mqtt import MqttMessage
from headtable.messages.rooms import (
    EngineState,
)
from headtable.messages.words import Boot
from headtable.web.host_requests import Publish
from headtable.web.live_room import LiveRoom

AGAIN_S = 2.0  # without an answer; only an online engine is asked


class CatchUp:
    """One request at a time. It starts again with each engine and each connection, as facts may be missing."""

    def __init__(self, room: LiveRoom, publish: Publish, asker: str, clock: Callable[[], float]) -> None:
        self._room = room
        self._publish = publish
        self._asker = asker
        self._clock = clock
        self._engine: Boot | None = None
        self._asked: TellAgain | None = None
        self._asked_s = 0.0

    def on_connect(self) -> None:
        """The broker is back: facts may have been missed meanwhile."""
        self._engine = self._asked = None

    def on_message(self, message: MqttMessage) -> None:
        """Ask an online engine, and add its answer to the log."""
        match message:
            case EngineState(status="lost"):
                self._engine = self._asked = None
            case EngineState(boot=boot) if boot != self._engine:
                self._engine = boot
                self._ask(TellAgain(self._asker))
            case EngineState() if self._asked and self._clock() - self._asked_s >= AGAIN_S:
                self._ask(self._asked)
            case ToldAgain() if self._is_awaited(message):
                self._take(message)
            case _:
                pass

    def _ask(self, question: TellAgain) -> None:
        self._asked, self._asked_s = question, self._clock()
        self._publish(question)

    def _is_awaited(self, told: ToldAgain) -> bool:
        """Whether this answers the open request. A repeated request gets two answers."""
        question = TellAgain(told.asker, told.entry, told.part)
        return told.engine == self._engine and question == self._asked

    def _take(self, told: ToldAgain) -> None:
        self._asked = None
        if self._room.add_earlier(told) == "another night":
            self._ask(TellAgain(self._asker))
        elif told.facts and not self._room.facts.full:
            self._ask(TellAgain(self._asker, told.facts[0].entry, told.facts[0].part))
