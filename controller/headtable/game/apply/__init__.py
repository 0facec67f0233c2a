"""What a fact changes in the night; facts are never refused."""

from __future__ import annotations

from typing import cast

from headtable.game.apply import pace, people, prizes, table
from headtable.game.night import Night
from headtable.messages import DicePassed, Fact, PaceFact, PeopleFact, PrizeFact, Rolled, TableFact


def apply(night: Night, fact: Fact) -> None:
    """Make the fact true in the night."""
    kind = type(fact)
    if kind is Rolled or kind is DicePassed or isinstance(fact, TableFact):  # most facts are one of these two
        table.apply(night, cast("TableFact", fact))
    elif isinstance(fact, PaceFact):
        pace.apply(night, fact)
    elif isinstance(fact, PeopleFact):
        people.apply(night, fact)
    elif isinstance(fact, PrizeFact):
        prizes.apply(night, fact)
    # What is told of the past being put right changes nothing: the history decides it all again.
