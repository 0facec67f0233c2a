"""The sentence for each input and each fact: one table, which the terminal, the replay and night scripts all read."""

from __future__ import annotations

from headtable import messages as m
from headtable.saying import pace, past, people, prizes, table
from headtable.saying.phrase import CANONICAL
from headtable.saying.sentence import said

INPUTS = (*people.INPUTS, *pace.INPUTS, *table.INPUTS, *prizes.INPUTS, *past.INPUTS)
FACTS = (*people.FACTS, *pace.FACTS, *table.FACTS, *prizes.FACTS, *past.FACTS)
SENTENCES = INPUTS + FACTS


def tell(message: m.Fact | m.Input, bunco: str = CANONICAL) -> str:
    """``tell(DicePassed(1, "Bea"))`` is "table 1: the dice pass to Bea"; ``bunco`` is the ruleset's word for one."""
    return said(message, SENTENCES, bunco)
