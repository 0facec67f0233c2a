"""The engine's own state: its heartbeat, the current round, and the time left."""

from __future__ import annotations

import math
from collections.abc import Callable

from headtable.engine.timer import Timer
from headtable.game import History
from headtable.game.pace.forecast import forecast, is_foreseeable, left_s
from headtable.game.pace.measure import PaceMeter
from headtable.game.pace.timing import head_table_rings
from headtable.journal import Journal
from headtable.messages.rooms import EngineState, Forecast
from headtable.messages.words import CopyState


class OwnState:
    """Reports the engine's state, by its own clock."""

    def __init__(  # noqa: PLR0913 - its clocks are passed in, so that tests can replace them
        self,
        boot: str,
        journal: Journal,
        history: History,
        *,
        timer: Timer,
        clock: Callable[[], float],
        pace: PaceMeter,
    ) -> None:
        self._boot = boot
        self._journal = journal
        self._history = history
        self._timer = timer
        self._clock = clock
        self._pace = pace
        self._entry_s = clock()
        self.copy: CopyState = "off"  # of the journal, as it was last seen
        self._night_left_s: int | None = None

    def note_entry(self, at_ms: int) -> None:
        """Take the time of an entry: it may end what was timed and measured."""
        self.update_timer()
        self._pace.add(self._history.night, at_ms)
        self._entry_s = self._clock()

    def forecast(self) -> Forecast | None:
        """What the end of the night is reckoned from."""
        night = self._history.night
        return forecast(night, self._pace.measure(night))

    def _reckon_night_left_s(self) -> int | None:
        """The time that the night will still take; None while nobody can tell."""
        night = self._history.night
        measure = self._pace.measure(night)
        if measure is None or not is_foreseeable(night):
            return None
        return math.ceil(left_s(night, measure, self._pace.lasted_s(self._clock() - self._entry_s)))

    def update_timer(self) -> None:
        """Tell the timer what runs now."""
        self._timer.advance(self._history.night)

    def now(self) -> EngineState:
        """The state at this moment. The time that the night will still take is reckoned anew."""
        self._night_left_s = self._reckon_night_left_s()
        return self.at_once()

    def at_once(self) -> EngineState:
        """The state at this moment, with the time that the night will still take as it was last told.

        Nothing is reckoned, so that no command to a bell or a horn waits for it.
        """
        night, has_moved = self._history.night, self._journal.has_moved
        left_s = None if has_moved else self._timer.left_s
        return EngineState(
            self._boot,
            "online",
            f"{night.set}.{night.round}" if night.set else "",
            in_play=head_table_rings(night) and not has_moved,
            left_s=None if left_s is None else math.ceil(left_s),
            clock_ms=int(self._clock() * 1000),
            night=self._journal.night,
            night_left_s=None if has_moved else self._night_left_s,
            moved=has_moved,
            copy=self.copy,
        )
