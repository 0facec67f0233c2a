"""The hall as the pages for hosts see it: the devices, the signals, and a walk that tries them."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Callable, Mapping
from datetime import datetime

from headtable.config import BoxSettings
from headtable.hall.bus_state import BusState
from headtable.hall.open_walk import OpenWalk, stations_seen
from headtable.hall.preconditions import Obstacle, obstacle
from headtable.messages.devices import Birth, FirmwareProgress
from headtable.messages.host_choices import HostChoices
from headtable.messages.mqtt import MqttMessage
from headtable.messages.rooms import BoxState
from headtable.messages.sound_commands import SignalResult, SignalState
from headtable.messages.words import Delivery, Signal

LISTEN = (
    "box/+/choices",
    "box/+/figures",
    "engine/figures",
    "dev/+/health",
    "dev/+/dice",
    "dev/+/updating",
    "sig/+/state",
    "sig/+/result",
    "in/device/+",
)
"""What the pages hear for this, besides the room."""
MOST_RESULTS = 64


class HallWatch:
    """Keeps what the bus tells of the hall. ``changed`` is called when a page should ask again.

    ``newest`` is the newest firmware for each model.
    """

    def __init__(
        self, box: BoxSettings, clock: Callable[[], float], changed: Callable[[], None], newest: Mapping[str, str]
    ) -> None:
        self.state = BusState(clock)
        self.box = box
        self.newest = newest
        self.walk: OpenWalk | None = None
        self.results: OrderedDict[str, SignalResult] = OrderedDict()
        self._changed = changed
        self._waiting: set[asyncio.Event] = set()

    def on_message(self, message: MqttMessage, delivery: Delivery) -> None:
        """Take one message from the bus."""
        before = self._boxes()
        self.state.on_message(message, delivery)
        if isinstance(message, SignalResult) and delivery == "live":
            self._remember(message)
        is_news = isinstance(message, Birth | SignalState | HostChoices | FirmwareProgress)
        if self._follow_walk(message, delivery) or is_news or self._boxes() != before:
            self._changed()
        for waiting in self._waiting:
            waiting.set()

    def forget(self, address: str) -> None:
        """Somebody has cleared a retained message."""
        self.state.forget(address)
        self._changed()

    def begin_walk(self) -> Obstacle | None:
        """Begin a walk; why nobody may walk now, or None."""
        night = self.state.night
        if why := obstacle(self.state, self.box.id):
            return why
        phase = night.phase if night else "closed"
        self.walk = OpenWalk(stations_seen(self.state, self.box), self.state.dice, phase)
        self._changed()
        return None

    def end_walk(self) -> None:
        """Forget the walk."""
        self.walk = None
        self._changed()

    def note_heard(self, signal: Signal, now: str) -> None:
        """Note in the walk that somebody has heard a signal."""
        if self.walk is not None:
            self.walk.note_heard(signal, now)
            self._changed()

    def note_unheard(self, signal: Signal, now: str) -> None:
        """Note in the walk that nobody has heard a signal."""
        if self.walk is not None:
            self.walk.note_unheard(signal, now)
            self._changed()

    async def until(self, true: Callable[[], bool], within_s: float) -> bool:
        """Wait until something holds, but not for ever; whether it does."""
        news = asyncio.Event()
        self._waiting.add(news)
        try:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(within_s):
                    while not true():
                        await news.wait()
                        news.clear()
        finally:
            self._waiting.discard(news)
        return true()

    def _follow_walk(self, message: MqttMessage, delivery: Delivery) -> bool:
        """Whether the message changes the walk."""
        walk = self.walk
        if walk is None:
            return False
        had_ended = walk.why is not None
        walk.why = walk.why or obstacle(self.state, self.box.id)
        return (delivery == "live" and walk.on_message(message, time_of_day())) or (walk.why is not None) != had_ended

    def _boxes(self) -> dict[str, tuple[str, bool]]:
        boxes: dict[str, BoxState] = self.state.boxes
        return {name: (box.status, box.lease is not None) for name, box in boxes.items()}

    def _remember(self, result: SignalResult) -> None:
        self.results[result.id] = result
        while len(self.results) > MOST_RESULTS:
            self.results.popitem(last=False)


def time_of_day() -> str:
    """The time by the hall's clock: ``19:42:07``."""
    return f"{datetime.now().astimezone():%H:%M:%S}"
