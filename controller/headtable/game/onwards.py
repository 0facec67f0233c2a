"""What follows when the last table of a round has its winner: the walk, the next set, the end of the night."""

from __future__ import annotations

from headtable.game.apply import apply
from headtable.game.first import first_rollers
from headtable.game.night import Night
from headtable.game.standings import standings
from headtable.game.walking import walk
from headtable.messages import Fact, NightOver, RoundOver, SetOver, TableWon, Walk, Walked


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


def _next(night: Night) -> tuple[Fact, ...]:
    if night.round < night.ruleset.rounds:
        return _walked(night, walk(night))
    if night.set < night.ruleset.sets:
        return SetOver(night.set), *_walked(night, walk(night))
    return SetOver(night.set), NightOver(standings(night), night.lots.seed)


def _walked(night: Night, walks: tuple[Walk, ...]) -> tuple[Fact, ...]:
    return Walked(walks), *first_rollers(night, walks)
