"""All that can be said to the game of the night itself; the past is put right by other words."""

from __future__ import annotations

from headtable.messages.pace import PacePlay
from headtable.messages.people import PeoplePlay
from headtable.messages.prizes import PrizePlay
from headtable.messages.table import TablePlay

Play = TablePlay | PacePlay | PeoplePlay | PrizePlay
