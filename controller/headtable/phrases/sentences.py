"""The sentence for each input and each fact: one table, which the terminal, the replay and night scripts all read."""

from __future__ import annotations

from headtable.messages.facts import Fact
from headtable.messages.inputs import Input
from headtable.messages.past import CardChanged, Changed, Contradiction
from headtable.phrases import pace, past, people, prizes, table
from headtable.phrases.phrase import CANONICAL
from headtable.phrases.sentence import said
from headtable.saying import say

INPUTS = (*people.INPUTS, *pace.INPUTS, *table.INPUTS, *prizes.INPUTS, *past.INPUTS)
FACTS = (*people.FACTS, *pace.FACTS, *table.FACTS, *prizes.FACTS, *past.FACTS)
PREVIEWS = past.PREVIEWS
SENTENCES = INPUTS + FACTS + PREVIEWS


def tell(message: Fact | Input | Contradiction | CardChanged, bunco: str = CANONICAL) -> str:
    """``tell(DicePassed(1, "Bea"))`` is "table 1: the dice pass to Bea"; ``bunco`` is the ruleset's word for one."""
    if isinstance(message, Changed):
        return say(message, bunco)
    return said(message, SENTENCES, bunco)
