"""Who comes to the night."""

from __future__ import annotations

from headtable.errors import NotAllowed
from headtable.game.draws import commitment
from headtable.game.night import Night
from headtable.game.seating import seats
from headtable.messages import Fact, NightOpened, PeoplePlay


def decide(night: Night, said: PeoplePlay) -> tuple[Fact, ...]:
    """The facts that follow from what is said of the people."""
    if night.phase != "closed":
        raise NotAllowed("the night is open already")
    tables = seats(said, night.lots)
    ghosts = tuple(player for table in tables for player in table if player not in said.players)
    return (NightOpened(night.ruleset.name, commitment(night.lots.seed), tables, ghosts),)
