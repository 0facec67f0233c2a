"""The box's trust in an engine: a random word that is valid only while that engine is heard."""

from __future__ import annotations

from collections.abc import Callable

from headtable.messages.rooms import (
    EngineState,
)
from headtable.messages.words import Signal

PATIENCE_S = 3.0  # an engine sends a heartbeat every second


class Lease:
    """The engine that the box obeys now, and the word that a command must quote.

    The word is made when a living engine is first heard. It is forgotten when that engine is lost or silent, or when
    another one speaks. So no older command can fire later. ``fired`` belongs to the word and dies with it.
    """

    def __init__(self, clock: Callable[[], float], random_word: Callable[[], str]) -> None:
        self._clock = clock
        self._random_word = random_word
        self.until_s = 0.0  # the engine counts as lost if it is silent for longer
        self.word: str | None = None
        self.engine: EngineState | None = None
        self.fired: set[tuple[Signal, str]] = set()
        self.in_play = False  # whether a round is; while no engine lives, what the last one said holds

    def renew(self, state: EngineState) -> None:
        """Renew the lease for an engine's heartbeat, or end it if the broker reports the engine's death."""
        if self.engine is not None and state.boot != self.engine.boot:
            if state.status == "lost":
                return  # the will of an engine that was replaced long ago
            self.forget()
        if state.status == "lost":
            self.forget()
            return
        self.engine, self.until_s, self.in_play = state, self._clock() + PATIENCE_S, state.in_play
        if self.word is None:
            self.word = self._random_word()

    @property
    def living(self) -> EngineState | None:
        """The engine, unless it has been silent for too long."""
        return self.engine if self._clock() <= self.until_s else None

    def expire(self) -> None:
        """Forget an engine that has been silent for too long."""
        if self.living is None and self.engine is not None:
            self.forget()

    def forget(self) -> None:
        """Trust no engine."""
        self.word, self.engine = None, None
        self.fired.clear()
