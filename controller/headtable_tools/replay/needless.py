"""Find inputs of a log that change nothing under other rules; the night goes on without them."""

from __future__ import annotations

from collections.abc import Collection

from headtable.game import Night
from headtable.journal import Facts
from headtable.messages.inputs import Input
from headtable.messages.pace import EndBreak, LengthenBreak, Ring, RoundStarted, StartBreak, TimeUp
from headtable.messages.past import Corrected, Inserted, Undone
from headtable.messages.prizes import Give, GiveTraveler, RollFor
from headtable.messages.table import Award, BadThrow, Call, Claim, Decline, Grant, RollOff, Throw


def is_needless(night: Night, said: Input, that_night: Facts) -> bool:
    """Whether a refused input leaves the night as it is, and nothing waits for what it was to do."""
    match said:
        case Throw() | Claim() | BadThrow() | Decline() | RollOff() | Award():
            return _is_done(night, said.table)
        case Call() | Grant():
            return _is_done(night, said.table) or night.table(said.table).shown is None
        case Ring() | TimeUp():
            return night.phase != "playing" and not _starts(that_night)
        case RollFor() | Give():
            return night.contest is None
        case EndBreak() | LengthenBreak() | StartBreak():
            return night.on_break is None or isinstance(said, StartBreak)
        case _:
            return isinstance(said, GiveTraveler) and night.ruleset.traveler is None


def revises(facts: Facts, entries: Collection[int]) -> bool:
    """Whether an entry put one of these right: where they change nothing, neither does it."""
    return any(
        (fact.after if isinstance(fact, Inserted) else fact.entry) in entries
        for fact in facts
        if isinstance(fact, Undone | Corrected | Inserted)
    )


def _is_done(night: Night, table: int) -> bool:
    """Whether a table of a night that goes on waits for nobody's dice: its round is won, or over for all."""
    if night.phase in ("closed", "seating", "final") or table > len(night.tables):
        return False
    it = night.table(table)
    return night.phase not in ("playing", "called") or (it.won is not None and not it.open)


def _starts(facts: Facts) -> bool:
    return any(isinstance(fact, RoundStarted) for fact in facts)
