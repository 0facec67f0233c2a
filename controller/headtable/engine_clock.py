"""Dates messages by the engine's clock, so that the engine knows how long they were delayed."""

from __future__ import annotations

from collections.abc import Callable

from headtable.messages.inputs import Dated
from headtable.messages.rooms import (
    EngineState,
)


class EngineClock:
    """The engine's clock, extrapolated from its last heartbeat; never later than the true time."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._engine: EngineState | None = None
        self._heard_s = 0.0

    def update(self, state: EngineState) -> None:
        """Take an engine's clock; a lost engine has none."""
        if state.status == "online":
            self._engine, self._heard_s = state, self._clock()

    def now(self) -> Dated | None:
        """The present time; None before any engine was heard."""
        if self._engine is None:
            return None
        return Dated(self._engine.boot, self._engine.clock_ms + int(1000 * (self._clock() - self._heard_s)))
