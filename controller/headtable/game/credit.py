"""Whose score card a bunco or a mini goes to."""

from __future__ import annotations

from headtable.game.night import Night, Table


def credited(night: Night, table: Table, player: str) -> str | None:
    """The player whose card keeps what this one has rolled; nobody's, if none does."""
    return player
