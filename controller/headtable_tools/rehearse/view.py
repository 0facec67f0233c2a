"""What the people in a rehearsal can see: the night and the tables, as the engine last said."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from headtable.messages.rooms import MqttMessage, NightState, StageState, TableState


class Room:
    """The retained state, and a way to wait for it to change."""

    def __init__(self) -> None:
        self.night: NightState | None = None
        self.stage = StageState()
        self.tables: dict[int, TableState] = {}
        self._news = asyncio.Event()

    def hear(self, message: MqttMessage, retained: bool) -> None:  # noqa: FBT001  the bus's own signature
        """Take in one message from the bus."""
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
        """Wait until something holds in the room."""
        while not true():
            await self._news.wait()

    def phase(self) -> str:
        """Where the night is; nothing before it is known."""
        return self.night.phase if self.night else ""
