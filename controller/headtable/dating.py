"""When something is said, by the engine's clock: so the engine knows how long it was on its way."""

from __future__ import annotations

from collections.abc import Callable

from headtable.messages.inputs import Dated
from headtable.messages.rooms import EngineState


class Dating:
    """The engine's clock as it goes on here from when it was last heard; never later than the truth."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._engine: EngineState | None = None
        self._heard_s = 0.0

    def hear(self, state: EngineState) -> None:
        """An engine says what its clock shows; a lost one says nothing."""
        if state.status == "online":
            self._engine, self._heard_s = state, self._clock()

    def now(self) -> Dated | None:
        """This moment; None before any engine was heard."""
        if self._engine is None:
            return None
        return Dated(self._engine.boot, self._engine.clock_ms + int(1000 * (self._clock() - self._heard_s)))
