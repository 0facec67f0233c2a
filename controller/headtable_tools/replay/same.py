"""Compare a journal with the rules. Format 5 of the journal did not keep the refusal as data."""

from __future__ import annotations

from headtable.messages.facts import Fact
from headtable.messages.past import Voided
from headtable.messages.refusals.every import Refusal
from headtable.messages.refusals.former import FormerRefusal


def is_same_refusal(written: Refusal, decided: Refusal) -> bool:
    """Whether both refuse for the same reason, as far as the journal tells it."""
    return written == decided or isinstance(written, FormerRefusal)


def is_same_fact(written: Fact | None, decided: Fact | None) -> bool:
    """Whether both are the same fact, as far as the journal tells it."""
    match written, decided:
        case Voided(entry, FormerRefusal()), Voided(other):
            return entry == other
        case _:
            return written == decided
