"""Change the night by a fact. A fact is never refused."""

from __future__ import annotations

from headtable.game.night import Night
from headtable.game.pace import apply as pace
from headtable.game.people import apply as people
from headtable.game.prizes import apply as prizes
from headtable.game.table import apply as table
from headtable.messages.facts import Fact
from headtable.messages.pace import PaceFact
from headtable.messages.people import PeopleFact
from headtable.messages.prizes import PrizeFact
from headtable.messages.table import DicePassed, Rolled, TableFact


def apply(night: Night, fact: Fact) -> None:
    """Change the night by the fact."""
    if type(fact) is Rolled:  # most facts are this one or the next
        table.rolled(night, fact)
    elif type(fact) is DicePassed:
        table.dice_passed(night.tables[fact.table - 1])
    elif isinstance(fact, TableFact):
        table.apply(night, fact)
    elif isinstance(fact, PaceFact):
        pace.apply(night, fact)
    elif isinstance(fact, PeopleFact):
        people.apply(night, fact)
    elif isinstance(fact, PrizeFact):
        prizes.apply(night, fact)
    # Facts about corrections change nothing here: the history decides the whole night again.
