"""What follows when the last table of a round has its winner: the walk, the next set, the end of the night."""

from __future__ import annotations

from headtable.game.agenda import settle
from headtable.game.apply import apply
from headtable.game.breaks import break_after
from headtable.game.first import first_rollers
from headtable.game.night import Night
from headtable.game.opening import seating_end
from headtable.game.walking import walk
from headtable.messages import (
    BreakOver,
    Fact,
    RoundOver,
    SetBegun,
    SetOver,
    TableWon,
    Walk,
    Walked,
)


def round_end(night: Night, facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """What follows once these facts leave no table without a winner, and no bunco to be called; nothing before."""
    if night.phase not in ("playing", "called"):
        return ()
    won = {fact.table for fact in facts if isinstance(fact, TableWon)}
    if any(table.won is None and table.number not in won for table in night.tables):
        return ()
    over = RoundOver(night.set, night.round)
    after = night.snapshot()
    for fact in facts:
        apply(after, fact)
    if any(table.shown for table in after.tables):
        return ()
    apply(after, over)
    return (over, *_next(after))


def end_set(night: Night) -> tuple[Fact, ...]:
    """The set ends between two rounds: everybody has walked, and the next set begins from there."""
    if night.set < night.sets:
        return SetOver(night.set), SetBegun(night.set + 1), *break_after(night)
    return settle(night, *_break_over(night), SetOver(night.set))


def end_night(night: Night) -> tuple[Fact, ...]:
    """The set that is on is the last one, as far as it has come."""
    over = (SetOver(night.set),) if night.round > 1 else ()
    return settle(night, *_break_over(night), *over)


def _break_over(night: Night) -> tuple[Fact, ...]:
    return (BreakOver(),) if night.on_break else ()


def then(night: Night, *facts: Fact) -> tuple[Fact, ...]:
    """These facts and, where they settle what people were asked for, all that follows."""
    after = night.snapshot()
    for fact in facts:
        apply(after, fact)
    if after.contest:
        return facts
    if after.phase == "seating":
        return (*facts, *seating_end(after))
    return settle(night, *facts) if after.phase == "settling" else facts


def _next(night: Night) -> tuple[Fact, ...]:
    if night.round < night.rounds:
        return _walked(night, walk(night))
    if night.set < night.sets:
        return SetOver(night.set), *_walked(night, walk(night)), *break_after(night)
    return settle(night, SetOver(night.set))


def _walked(night: Night, walks: tuple[Walk, ...]) -> tuple[Fact, ...]:
    return Walked(walks), *first_rollers(night, walks)
