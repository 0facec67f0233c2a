"""What the pages know of the night that a program may watch."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from headtable.hall.bus_state import BusState
from headtable.messages.inputs import Ack
from headtable.messages.mqtt import MqttMessage
from headtable.messages.part_figures import BoxFigures, EngineFigures
from headtable.messages.sound_commands import SignalResult
from headtable.messages.words import Delivery, Role, Signal, Uid

MOST_BOXES = 16  # with figures; a broker without rights could tell of any number


class FiguresHeard:
    """The figures of engine and boxes, and how many verdicts and sounds the pages have heard of."""

    def __init__(self) -> None:
        self.engine: EngineFigures | None = None
        self.boxes: dict[Uid, BoxFigures] = {}
        self.verdicts = Counter[tuple[Role, bool]]()  # whether it was accepted
        self.sounds = Counter[tuple[Uid, Signal, bool]]()  # whether it sounded

    def on_message(self, message: MqttMessage, delivery: Delivery) -> None:
        """Take one message from the bus."""
        match message:
            case EngineFigures():
                self.engine = message
            case BoxFigures() if self._has_room(message.box):
                self.boxes[message.box] = message
            case Ack():
                self.verdicts[message.role, message.accepted] += 1
            case SignalResult() if delivery == "live" and self._has_room(message.box):
                self.sounds[message.box, message.signal, message.sounded] += 1
            case _:
                pass

    def _has_room(self, box: Uid) -> bool:
        known = self.boxes.keys() | {of for of, _, _ in self.sounds}
        return box in known or len(known) < MOST_BOXES


class PagesNow(NamedTuple):
    """The pages' own figures."""

    open_pages: int
    phones: int
    connections: dict[str, int]  # by what they are for
    answers: Counter[tuple[str, int]]  # by method and status


class Observed(NamedTuple):
    """Everything at one moment."""

    version: str
    is_connected: bool  # to the broker
    has_engine: bool  # one that was heard just now
    hall: BusState
    heard: FiguresHeard
    pages: PagesNow
