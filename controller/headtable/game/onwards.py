"""What follows when the last table of a round has its winner: the walk, the next set, the end of the night."""

from __future__ import annotations

from headtable.game.agenda import settle
from headtable.game.apply import apply
from headtable.game.first import first_rollers
from headtable.game.night import Night
from headtable.game.walking import walk
from headtable.messages import Fact, RoundOver, SetOver, TableWon, Walk, Walked


def round_end(night: Night, facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """What follows once these facts leave no table without a winner; nothing before that."""
    undecided = sum(table.won is None for table in night.tables)
    if undecided > sum(isinstance(fact, TableWon) for fact in facts):
        return ()
    over = RoundOver(night.set, night.round)
    after = night.snapshot()
    for fact in (*facts, over):
        apply(after, fact)
    return (over, *_next(after))


def then(night: Night, *facts: Fact) -> tuple[Fact, ...]:
    """These facts and, where they settle what people were asked for, all that follows."""
    after = night.snapshot()
    for fact in facts:
        apply(after, fact)
    return (*facts, *settle(after)) if after.phase == "settling" else facts


def _next(night: Night) -> tuple[Fact, ...]:
    if night.round < night.ruleset.rounds:
        return _walked(night, walk(night))
    if night.set < night.ruleset.sets:
        return SetOver(night.set), *_walked(night, walk(night))
    over = SetOver(night.set)
    after = night.snapshot()
    apply(after, over)
    return over, *settle(after)


def _walked(night: Night, walks: tuple[Walk, ...]) -> tuple[Fact, ...]:
    return Walked(walks), *first_rollers(night, walks)
