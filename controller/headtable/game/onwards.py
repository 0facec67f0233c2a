"""What follows when the last table of a round has its winner: the walk, the next set, the end of the night."""

from __future__ import annotations

from headtable.game.apply import apply
from headtable.game.first import first_rollers
from headtable.game.night import Night
from headtable.game.opening import seating_end
from headtable.game.standings import standings
from headtable.game.walking import walk
from headtable.messages import (
    BreakOver,
    BreakStarted,
    Fact,
    NightOver,
    RoundOver,
    SetBegun,
    SetOver,
    TableWon,
    Walk,
    Walked,
)


def round_end(night: Night, facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """What follows once these facts leave no table without a winner; nothing before that."""
    won = {fact.table for fact in facts if isinstance(fact, TableWon)}
    if any(table.won is None and table.number not in won for table in night.tables):
        return ()
    over = RoundOver(night.set, night.round)
    after = night.snapshot()
    for fact in (*facts, over):
        apply(after, fact)
    return (over, *_next(after))


def end_set(night: Night) -> tuple[Fact, ...]:
    """The set ends between two rounds: everybody has walked, and the next set begins from there."""
    if night.set < night.sets:
        return SetOver(night.set), SetBegun(night.set + 1), *break_after(night)
    return *_break_over(night), SetOver(night.set), *_after_the_last_set(night)


def end_night(night: Night) -> tuple[Fact, ...]:
    """The set that is on is the last one, as far as it has come."""
    over = (SetOver(night.set),) if night.round > 1 else ()
    return *_break_over(night), *over, *_after_the_last_set(night)


def _break_over(night: Night) -> tuple[Fact, ...]:
    return (BreakOver(),) if night.on_break else ()


def break_after(night: Night) -> tuple[Fact, ...]:
    """The break that the rules have after the set that is over, if something follows it; nothing without one."""
    return tuple(
        BreakStarted(each.what, each.minutes) for each in night.ruleset.breaks if each.after_set == night.set
    )


def settled_end(night: Night, fact: Fact) -> tuple[Fact, ...]:
    """What follows when a roll-off is settled by this fact; nothing while people still have to roll."""
    after = night.snapshot()
    apply(after, fact)
    if after.contest:
        return ()
    if after.phase == "seating":
        return seating_end(after)
    return ()


def _next(night: Night) -> tuple[Fact, ...]:
    if night.round < night.rounds:
        return _walked(night, walk(night))
    if night.set < night.sets:
        return SetOver(night.set), *_walked(night, walk(night)), *break_after(night)
    return SetOver(night.set), *_after_the_last_set(night)


def _after_the_last_set(night: Night) -> tuple[Fact, ...]:
    """What follows the last set; a break would stand before it, as ``break_after`` tells."""
    return (NightOver(standings(night), night.lots.seed),)


def _walked(night: Night, walks: tuple[Walk, ...]) -> tuple[Fact, ...]:
    return Walked(walks), *first_rollers(night, walks)
