"""What a fact about places and prizes changes."""

from __future__ import annotations

from headtable.game.night import Night
from headtable.messages import PrizeFact


def apply(night: Night, fact: PrizeFact) -> None:
    """Make the fact true of the places and prizes."""
    night.phase = "over"
