"""Buncos at nearly the same time: which was the earlier one, where they are heard in another order than thrown.

Only those of one round are compared: what is heard in a later round counts there, however old it is.
"""

from __future__ import annotations

from headtable.game.night import Moment, Night


def thrown_before(night: Night, this: Moment, heard: Moment | None) -> bool:
    """Tell whether a bunco heard now was thrown before one from another table that was heard earlier."""
    if night.ruleset.simultaneous == "receipt" or heard is None or this.table == heard.table:
        return False
    if this.when is None or heard.when is None or this.when.heard_ms < heard.when.heard_ms:
        return False  # nobody's clock saw one of them, or the clock has begun anew in between
    return this.when.thrown_ms < heard.when.thrown_ms


def seen_in_play(night: Night, heard: Moment | None) -> bool:
    """Tell whether the room saw this bunco in the round. Then those on sheets count as earlier."""
    return heard is not None and not night.tables[heard.table - 1].sheet_told


def forget(night: Night) -> None:
    """Forget the round's buncos: in a new round, every bunco counts as later than they were."""
    night.first_at = night.last_at = night.flown_at = None
