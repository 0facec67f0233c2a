"""The score card that gets a bunco or a mini, and the worth of a bunco in the last turns."""

from __future__ import annotations

from headtable.game.night import Night, Table
from headtable.messages.words import CHAIRS


def credited(night: Night, table: Table, player: str) -> str | None:
    """The player whose card gets this player's roll; None if no card does."""
    if player not in night.ghosts:
        return player
    partner = table.seats[(table.roller + 2) % CHAIRS]
    return None if night.ruleset.ghosts.bunco == "nobody" or partner in night.ghosts else partner


def bunco_credited(night: Night, table: Table, player: str) -> str | None:
    """The player whose card gets this player's bunco; in the last turns it may be None."""
    if late(night, table) and not night.ruleset.late_bunco.personal:
        return None
    return credited(night, table, player)


def bunco_points(night: Night, table: Table) -> int:
    """The points that a bunco brings the team now; in the last turns it may bring none."""
    if late(night, table) and not night.ruleset.late_bunco.team:
        return 0
    return night.ruleset.points.bunco


def late(night: Night, table: Table) -> bool:
    """Tell whether a bunco counts as one of the last turns.

    A tie that is played on does not. A bunco that waits for its call counts by the moment of its roll.
    """
    return table.shown_late if table.shown else table.called and not table.tied


def flies(night: Night, table: Table) -> bool:
    """Tell whether a bunco at this table moves the traveler now."""
    return night.ruleset.late_bunco.traveler or not late(night, table)
