"""All inputs about the night itself. Inputs that correct the past are in `past`."""

from __future__ import annotations

from headtable.messages.pace import PacePlay
from headtable.messages.people import PeoplePlay
from headtable.messages.prizes import PrizePlay
from headtable.messages.table import TablePlay

Play = TablePlay | PacePlay | PeoplePlay | PrizePlay
