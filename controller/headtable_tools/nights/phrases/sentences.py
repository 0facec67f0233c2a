"""The phrase for each input and each fact, in one table."""

from __future__ import annotations

from headtable.messages.facts import Fact
from headtable.messages.inputs import Input
from headtable.messages.past import CardChanged, Contradiction
from headtable_tools.nights.phrases import pace, past, people, prizes, table
from headtable_tools.nights.phrases.phrase import CANONICAL
from headtable_tools.nights.phrases.sentence import said

INPUTS = (*people.INPUTS, *pace.INPUTS, *table.INPUTS, *prizes.INPUTS, *past.INPUTS)
FACTS = (*people.FACTS, *pace.FACTS, *table.FACTS, *prizes.FACTS, *past.FACTS)
PREVIEWS = past.PREVIEWS
SENTENCES = INPUTS + FACTS + PREVIEWS


def as_phrase(message: Fact | Input | Contradiction | CardChanged, bunco: str = CANONICAL) -> str:
    """What a script writes to expect a message; ``bunco`` is the ruleset's word for one.

    ``as_phrase(DicePassed(1, "Bea"))`` is "table 1: the dice pass to Bea".
    """
    return said(message, SENTENCES, bunco)
