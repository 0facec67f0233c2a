"""Compare a journal with the rules. Format 5 of the journal did not keep the refusal as data."""

from __future__ import annotations

from headtable.messages.facts import Fact
from headtable.messages.past import Voided
from headtable.messages.refusals.every import Refusal
from headtable.messages.refusals.former import FormerRefusal


def is_same_refusal(written: Refusal, decided: Refusal) -> bool:
    """Tell whether both refuse for the same reason, as far as the journal keeps it."""
    return isinstance(written, FormerRefusal) or equal(written, decided)


def is_same_fact(written: Fact | None, decided: Fact | None) -> bool:
    """Tell whether both are the same fact, as far as the journal keeps it."""
    match written, decided:
        case Voided(entry, FormerRefusal()), Voided(other):
            return entry == other
        case _:
            return equal(written, decided)


def equal(one: object, other: object) -> bool:
    """Tell whether two facts or refusals are equal.

    As two plain objects, for mypy compares each kind of a union with each of the other: that took seconds.
    """
    return one == other
