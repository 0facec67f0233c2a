"""The engine's own state: its heartbeat, the current round, and the time left."""

from __future__ import annotations

import math
from collections.abc import Callable

from headtable.engine.timer import Timer
from headtable.game import History
from headtable.game.pace.timing import head_table_rings
from headtable.messages.rooms import (
    EngineState,
)


class OwnState:
    """Reports the engine's state, by its own clock."""

    def __init__(
        self, boot: str, journal_name: str, history: History, timer: Timer, clock: Callable[[], float]
    ) -> None:
        self._boot = boot
        self._journal_name = journal_name
        self._history = history
        self._timer = timer
        self._clock = clock

    def update_timer(self) -> None:
        """Tell the timer what runs now."""
        self._timer.advance(self._history.night)

    def now(self) -> EngineState:
        """The state at this moment."""
        night, left_s = self._history.night, self._timer.left_s
        return EngineState(
            self._boot,
            "online",
            f"{night.set}.{night.round}" if night.set else "",
            in_play=head_table_rings(night),
            left_s=None if left_s is None else math.ceil(left_s),
            clock_ms=int(self._clock() * 1000),
            night=self._journal_name,
        )
