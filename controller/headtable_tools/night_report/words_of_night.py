"""Phrases that several sections of a report share."""

from __future__ import annotations

from headtable.saying import text
from headtable_tools.whole_night.night_data import RoundPlayed


def name_of_round(played: RoundPlayed) -> str:
    """A set and a round; the semi-final has a name."""
    return text("pages-round-of-set", set=played.set, round=played.round)


def decimal(number: float) -> str:
    """A number with one digit after the point."""
    return text("shared-decimal", number=number)


def signed(number: float) -> str:
    """The same with its sign."""
    rounded = round(number, 1)
    return text("shared-signed", sign="minus" if rounded < 0 else "plus", number=abs(rounded))
