"""Find inputs of a log that change nothing under other rules; the night goes on without them."""

from __future__ import annotations

from collections.abc import Collection

from headtable.game import Night
from headtable.journal import Facts
from headtable.messages.inputs import Input
from headtable.messages.pace import BellPlay, BreakPlay, NoDeviceAt, RoundStarted, StartBreak
from headtable.messages.past import EntryRevised
from headtable.messages.prizes import GiveTraveler, RollOffPlay
from headtable.messages.table import BuncoPlay, FirstPlay, TablePlay


def is_needless(night: Night, said: Input, that_night: Facts) -> bool:
    """Tell whether a refused input leaves the night as it is, and nothing waits for its effect."""
    if isinstance(said, NoDeviceAt):
        return True  # the pages told it, not a person
    if isinstance(said, TablePlay):
        return _is_needless_at_its_table(night, said)
    if isinstance(said, BellPlay):
        return night.phase != "playing" and not _starts(that_night)
    if isinstance(said, RollOffPlay):
        return night.contest is None
    if isinstance(said, BreakPlay):
        return night.on_break is None
    return isinstance(said, StartBreak) or (isinstance(said, GiveTraveler) and night.ruleset.traveler is None)


def revises(facts: Facts, entries: Collection[int]) -> bool:
    """Tell whether an entry corrects one of these entries. If they change nothing, it changes nothing either."""
    return any(fact.about in entries for fact in facts if isinstance(fact, EntryRevised))


def _is_needless_at_its_table(night: Night, said: TablePlay) -> bool:
    if isinstance(said, FirstPlay):
        return False
    if _is_done(night, said.table):
        return True
    return isinstance(said, BuncoPlay) and night.table(said.table).shown is None


def _is_done(night: Night, table: int) -> bool:
    """Tell whether a table waits for no dice in a night that goes on.

    Either its round is won there, or the round is over for all.
    """
    if night.phase in ("closed", "seating", "final") or table > len(night.tables):
        return False
    it = night.table(table)
    return night.phase not in ("playing", "called") or (it.won is not None and not it.open)


def _starts(facts: Facts) -> bool:
    return any(isinstance(fact, RoundStarted) for fact in facts)
