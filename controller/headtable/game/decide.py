"""The rules: an input leads to facts. The night itself never changes here."""

from __future__ import annotations

from headtable.game.night import Night
from headtable.game.pace import decide as pace
from headtable.game.pace.after_round import round_end
from headtable.game.people import decide as people
from headtable.game.phases import check_phase
from headtable.game.prizes import decide as prizes
from headtable.game.prizes.traveler import with_traveler
from headtable.game.table import decide as table
from headtable.game.table.turn import throw
from headtable.messages.facts import Fact
from headtable.messages.pace import PacePlay
from headtable.messages.people import PeoplePlay
from headtable.messages.plays import Play
from headtable.messages.prizes import TravelerMoved
from headtable.messages.table import BuncoUncalled, TablePlay, TableWon, Throw

MAY_END_A_ROUND = frozenset({TableWon, BuncoUncalled, TravelerMoved})  # as the last fact


def decide(night: Night, said: Play) -> tuple[Fact, ...]:
    """The facts, in the order in which they happen; NotAllowed if the rules forbid it now.

    ``decide(night, Throw(2, (1, 1, 4)))`` in round one: ``(Rolled(2, "Ann", "two", 2, (2, 0), (1, 1, 4)),)``
    """
    if type(said) is Throw and night.phase == "playing" and not night.paused:  # so is most of what is said
        facts = throw(night, said)
    else:
        check_phase(night, said)
        facts = _facts(night, said)
    if night.ruleset.traveler:
        facts = with_traveler(night, facts)
    if type(facts[-1]) in MAY_END_A_ROUND:  # asked after every roll; isinstance would ask msgspec's metaclass
        return facts + round_end(night, facts)
    return facts


def _facts(night: Night, said: Play) -> tuple[Fact, ...]:
    if isinstance(said, TablePlay):
        return table.decide(night, said)
    if isinstance(said, PacePlay):
        return pace.decide(night, said)
    if isinstance(said, PeoplePlay):
        return people.decide(night, said)
    return prizes.decide(night, said)
