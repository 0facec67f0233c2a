"""All inputs about the night itself. Inputs that correct the past are in `past`."""

from __future__ import annotations

from headtable.messages.pace import PacePlay, Ring
from headtable.messages.people import PeoplePlay
from headtable.messages.prizes import PrizePlay
from headtable.messages.table import Call, RollPlay, TablePlay

TimedPlay = RollPlay | Call | Ring
"""Plays that have a moment, in ``when``: two of them may race."""
Play = TablePlay | PacePlay | PeoplePlay | PrizePlay
