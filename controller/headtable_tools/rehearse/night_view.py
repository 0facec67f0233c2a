"""The room as players of a rehearsal see it: the last published state of the night and the tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from headtable.messages.mqtt import MqttMessage
from headtable.messages.rooms import (
    NightState,
    StageState,
    TableState,
)
from headtable.messages.words import Delivery


class NightView:
    """The retained state, and a way to wait for it to change."""

    def __init__(self) -> None:
        self.night: NightState | None = None
        self.stage = StageState()
        self.tables: dict[int, TableState] = {}
        self._news = asyncio.Event()

    def on_message(self, message: MqttMessage, delivery: Delivery) -> None:
        """Take a message from the bus."""
        match message:
            case NightState():
                self.night = message
            case StageState():
                self.stage = message
            case TableState():
                self.tables[message.table] = message
            case _:
                return
        self._news.set()
        self._news = asyncio.Event()

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until a condition holds in the room."""
        while not true():
            await self._news.wait()

    def phase(self) -> str:
        """The phase of the night; empty while it is unknown."""
        return self.night.phase if self.night else ""
