"""A night on paper: the rules alone, with nothing between a step and its facts."""

from __future__ import annotations

from collections.abc import Sequence

from headtable.engine.boxes import sounding
from headtable.errors import NotAllowed
from headtable.game import History, Ruleset
from headtable.game.prizes.stage_view import stage_state
from headtable.game.views import board_state, night_state, table_state
from headtable.meaning import at, button_for, check_ladder
from headtable.messages.inputs import Input
from headtable.messages.past import HostRevision, Preview, TableRevision
from headtable.messages.plays import TimedPlay
from headtable.messages.refusals.every import Refusal, refusal_of
from headtable.messages.rooms import (
    BoardState,
    NightState,
    StageState,
    TableState,
)
from headtable.messages.table import RollOff, TablePlay, Throw, When
from headtable_tools.nights.harness import Verdict


class OnPaper:
    """A history without a journal; refused inputs take a number too, as they do in one."""

    def __init__(self, ruleset: Ruleset, seed: str) -> None:
        self._history = History(ruleset, seed)
        self._entries = 0

    async def submit(self, said: Input) -> Verdict:
        """Decide and record."""
        self._entries += 1
        said = self._now(said)
        try:
            self._check_rung(said)
            facts = self._history.decide(said)
        except NotAllowed as why:
            return Verdict(self._entries, refused=refusal_of(why))
        self._history.record(self._entries, said, facts)
        return Verdict(self._entries, facts, sounds=sounding(said, facts, self._history.night.ruleset.signals))

    async def preview(self, revision: HostRevision) -> Preview | Refusal:
        """The effects of a revision, or its refusal."""
        try:
            return self._history.preview(revision)
        except NotAllowed as why:
            return refusal_of(why)

    def _now(self, said: Input) -> Input:
        """The same input with its moment.

        On paper an entry takes a millisecond. A script may say that the input is older.
        """
        old = said.when if isinstance(said, TimedPlay) else None
        return at(said, When(self._entries, old.age_ms if old else 0))

    def _check_rung(self, said: Input) -> None:
        """Rolls come from the dice of a table, and presses from its pad."""
        if not isinstance(said, TablePlay | TableRevision):
            return
        if isinstance(said, Throw):
            check_ladder(said.table, "dice", self._history.night.rungs)
        elif isinstance(said, RollOff) or button_for(said, said.table):
            check_ladder(said.table, "pad", self._history.night.rungs)

    def night(self) -> NightState:
        """The night as the scoreboard shows it."""
        return night_state(self._history.night, self._entries)

    def tables(self) -> Sequence[TableState]:
        """Every table, the head table first."""
        night = self._history.night
        return [table_state(night, table.number) for table in night.tables]

    def board(self) -> BoardState:
        """The standings."""
        return board_state(self._history.night)

    def stage(self) -> StageState:
        """Places, prizes and the traveler."""
        return stage_state(self._history.night, ())
