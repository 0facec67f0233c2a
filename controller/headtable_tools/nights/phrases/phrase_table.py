"""The phrase for each input and each fact, in one table."""

from __future__ import annotations

from headtable.messages.facts import Fact
from headtable.messages.inputs import Input
from headtable.messages.past import CardChanged, Contradiction
from headtable_tools.nights.phrases import pace, past, people, prizes, table
from headtable_tools.nights.phrases.message_phrase import said
from headtable_tools.nights.phrases.phrase import CANONICAL

INPUTS = (*people.INPUTS, *pace.INPUTS, *table.INPUTS, *prizes.INPUTS, *past.INPUTS)
FACTS = (*people.FACTS, *pace.FACTS, *table.FACTS, *prizes.FACTS, *past.FACTS)
PREVIEWS = past.PREVIEWS
MESSAGE_PHRASES = INPUTS + FACTS + PREVIEWS


def as_phrase(message: Fact | Input | Contradiction | CardChanged, bunco: str = CANONICAL) -> str:
    """A message as a script writes it; ``bunco`` is the ruleset's word for a bunco.

    ``as_phrase(DicePassed(1, "Bea"))`` is "table 1: the dice pass to Bea".
    """
    return said(message, MESSAGE_PHRASES, bunco)
