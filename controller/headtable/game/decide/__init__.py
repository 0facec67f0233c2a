"""The rules: what is said, and the facts that follow from it. The night itself never changes here."""

from __future__ import annotations

from headtable.game.decide import pace, people, prizes, table
from headtable.game.night import Night
from headtable.game.onwards import round_end
from headtable.game.traveler import with_traveler
from headtable.messages import Fact, PacePlay, PeoplePlay, Play, TablePlay, TableWon, Throw


def decide(night: Night, said: Play) -> tuple[Fact, ...]:
    """The facts, in the order in which they happen; NotAllowed if the rules forbid it now.

    ``decide(night, Throw(2, (1, 1, 4)))`` in round one: ``(Rolled(2, "Ann", "two", 2, (2, 0), (1, 1, 4)),)``
    """
    facts = _facts(night, said)
    if night.ruleset.traveler:
        facts = with_traveler(night, facts)
    if type(facts[-1]) is TableWon:  # asked after every roll; isinstance asks msgspec's metaclass when it is not so
        return facts + round_end(night, facts)
    return facts


def _facts(night: Night, said: Play) -> tuple[Fact, ...]:
    if type(said) is Throw or isinstance(said, TablePlay):  # most of what is said is a throw
        return table.decide(night, said)
    if isinstance(said, PacePlay):
        return pace.decide(night, said)
    if isinstance(said, PeoplePlay):
        return people.decide(night, said)
    return prizes.decide(night, said)
