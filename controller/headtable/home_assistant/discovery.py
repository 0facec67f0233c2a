"""Keeps Home Assistant's discovery messages on the broker as they should be, and clears all others of this venue."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

import msgspec

from headtable.config import HomeAssistant
from headtable.hall.bus_state import BusState
from headtable.home_assistant.entities import Topics, devices

SETTLE_S = 3.0  # after a new connection, until the broker has told what it has retained
CLEARED = b""
Retain = Callable[[str, bytes], bool]  # publishes a retained message, unless no broker is connected


def discovery_filter(home: HomeAssistant, venue: str) -> str:
    """The topics of this venue's discovery messages: nobody else writes there."""
    return f"{home.prefix}/device/{Topics(venue).node}/+/config"


class Discovery:
    """Compares the messages on the broker with those that there should be; with none if the setting is off."""

    def __init__(self, home: HomeAssistant, venue: str, clock: Callable[[], float]) -> None:
        self.filter = discovery_filter(home, venue)
        self._is_on = home.discovery
        self._topics = Topics(venue)
        self._clock = clock
        self._on_broker: dict[str, bytes] = {}
        self._from_s = inf

    def on_connect(self) -> None:
        """The connection is new: the broker tells again what it has retained."""
        self._on_broker.clear()
        self._from_s = self._clock() + SETTLE_S

    def on_text(self, topic: str, content: bytes) -> None:
        """Note a message that the broker has retained, of this start or an earlier one."""
        if content:
            self._on_broker[topic] = content
        else:
            self._on_broker.pop(topic, None)

    def check(self, hall: BusState, retain: Retain) -> None:
        """Publish what is new, and clear what should not be there."""
        if self._clock() < self._from_s:
            return
        wanted = self._wanted(hall)
        for topic in self._on_broker.keys() - wanted.keys():
            if retain(topic, CLEARED):
                del self._on_broker[topic]
        for topic, content in wanted.items():
            if self._on_broker.get(topic) != content and retain(topic, content):
                self._on_broker[topic] = content

    def _wanted(self, hall: BusState) -> dict[str, bytes]:
        if not self._is_on:
            return {}
        every = devices(hall, self._topics)
        return {self.filter.replace("+", name): msgspec.json.encode(config) for name, config in every.items()}
