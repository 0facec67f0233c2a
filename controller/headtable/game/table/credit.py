"""Whose score card a bunco or a mini goes to, and what a bunco is worth when it comes late."""

from __future__ import annotations

from headtable.game.night import Night, Table
from headtable.messages.words import CHAIRS


def credited(night: Night, table: Table, player: str) -> str | None:
    """The player whose card keeps what this one has rolled; nobody's, if none does."""
    if player not in night.ghosts:
        return player
    partner = table.seats[(table.roller + 2) % CHAIRS]
    return None if night.ruleset.ghosts.bunco == "nobody" or partner in night.ghosts else partner


def bunco_credited(night: Night, table: Table, player: str) -> str | None:
    """The same for a bunco, which in the last turns may be on no card."""
    if late(night, table) and not night.ruleset.late_bunco.personal:
        return None
    return credited(night, table, player)


def bunco_points(night: Night, table: Table) -> int:
    """The points that a bunco brings the team now; in the last turns it may bring none."""
    if late(night, table) and not night.ruleset.late_bunco.team:
        return 0
    return night.ruleset.points.bunco


def late(night: Night, table: Table) -> bool:
    """In the last turns, that is; a tie that is played on is a play of its own.

    A bunco that waits for its call counts as of when it was rolled.
    """
    return table.shown_late if table.shown else table.called and not table.tied


def flies(night: Night, table: Table) -> bool:
    """Tell whether a bunco at this table moves the traveler now."""
    return night.ruleset.late_bunco.traveler or not late(night, table)
