"""The night after a round: the walk, the next set, places and prizes, the end."""

from __future__ import annotations

from headtable.game.apply import apply
from headtable.game.night import Night, awaits_semi
from headtable.game.pace.breaks import break_after_set, planned_break
from headtable.game.people.opening import seating_end
from headtable.game.people.walking import walk
from headtable.game.prizes.agenda import settle
from headtable.game.table.first_roller import first_rollers
from headtable.messages.facts import Fact
from headtable.messages.pace import BreakOver, RoundOver, SetBegun, SetOver
from headtable.messages.people import Walk, Walked
from headtable.messages.prizes import GrandPrizeWon
from headtable.messages.table import TableWon


def round_end(night: Night, facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """The facts that follow once every table has a winner and no bunco waits to be called.

    Until then there are none.
    """
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
    """End the set between two rounds: everybody has walked, and the next set begins from there."""
    if night.set < night.sets:
        return SetOver(night.set), SetBegun(night.set + 1), *break_after_set(night)
    return settle(night, *_break_over(night), SetOver(night.set))


def end_night(night: Night) -> tuple[Fact, ...]:
    """End the night: the present set is the last one, with the rounds it has had."""
    over = (SetOver(night.set),) if night.round > 1 else ()
    return settle(night, *_break_over(night), *over)


def _break_over(night: Night) -> tuple[Fact, ...]:
    return (BreakOver(),) if night.on_break else ()


def with_what_follows(night: Night, *facts: Fact) -> tuple[Fact, ...]:
    """These facts and all that follows once nothing is waited for. During a break nothing follows."""
    after = night.snapshot()
    for fact in facts:
        apply(after, fact)
    if after.contest:
        return facts
    if after.phase == "seating":
        return (*facts, *seating_end(after))
    return settle(night, *facts) if after.phase == "settling" or awaits_semi(after) else facts


def end_break(night: Night) -> tuple[Fact, ...]:
    """End the break: the next round is ready, or the night goes on after the last set."""
    return with_what_follows(night, BreakOver())


def final_won(night: Night, facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """The facts that follow a roll of the final.

    Once the final is won, the break starts that the host has planned.
    """
    won = any(isinstance(fact, GrandPrizeWon) for fact in facts)
    return (*facts, *planned_break(night)) if won and night.break_planned else with_what_follows(night, *facts)


def _next(night: Night) -> tuple[Fact, ...]:
    if night.round < night.rounds:
        return *walked(night, walk(night)), *planned_break(night)
    if night.set < night.sets:
        return SetOver(night.set), *walked(night, walk(night)), *break_after_set(night)
    if night.break_planned:  # what follows waits until it is over
        return SetOver(night.set), *planned_break(night)
    return settle(night, SetOver(night.set))


def walked(night: Night, walks: tuple[Walk, ...]) -> tuple[Fact, ...]:
    """The walk, and the first rollers after it."""
    return Walked(walks), *first_rollers(night, walks)
