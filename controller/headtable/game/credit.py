"""Whose score card a bunco or a mini goes to."""

from __future__ import annotations

from headtable.game.bell import LAP
from headtable.game.night import Night, Table


def credited(night: Night, table: Table, player: str) -> str | None:
    """The player whose card keeps what this one has rolled; nobody's, if none does."""
    if player not in night.ghosts:
        return player
    partner = table.seats[(table.roller + 2) % LAP]
    return None if night.ruleset.ghosts.bunco == "nobody" or partner in night.ghosts else partner
