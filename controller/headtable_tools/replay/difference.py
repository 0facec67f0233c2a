"""Where a journal says something else than the rules do: what stands in it, and what is decided again, in words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from msgspec import Struct

from headtable.journal import Facts
from headtable.messages.facts import Fact
from headtable.messages.refusals.every import Refusal
from headtable.phrases import tell
from headtable.saying import say
from headtable_tools.replay.same import is_same_fact, is_same_refusal

NOTHING = "nothing"


class Difference(Struct, frozen=True):
    """An entry that would be decided otherwise today: what stands in the journal, and what the rules say now."""

    entry: int
    written: str
    decided: str


def differing(entry: int, written: Facts | Refusal, decided: Facts | Refusal) -> Iterator[Difference]:
    """Each fact, or the refusal, that is not what is decided again."""
    if not isinstance(written, tuple) and not isinstance(decided, tuple):
        if not is_same_refusal(written, decided):
            yield Difference(entry, outcome_told(written), outcome_told(decided))
    elif not isinstance(written, tuple) or not isinstance(decided, tuple):
        yield Difference(entry, outcome_told(written), outcome_told(decided))
    else:
        yield from _differing_facts(entry, written, decided)


def _differing_facts(entry: int, written: Facts, decided: Facts) -> Iterator[Difference]:
    for one, other in zip_longest(written, decided):
        if not is_same_fact(one, other):
            yield Difference(entry, *contrasted(one, other))


def outcome_told(outcome: Facts | Refusal) -> str:
    """The facts' sentences, or the refusal."""
    return ", ".join(map(tell, outcome)) if isinstance(outcome, tuple) else f"refused: {say(outcome)}"


def contrasted(one: Fact | None, other: Fact | None) -> tuple[str, str]:
    """Two facts in words; of a long list only what is not the same in both."""
    if one is None or other is None:
        return tell(one) if one else NOTHING, tell(other) if other else NOTHING
    if tell(one) == tell(other):  # they differ in what no sentence tells
        return repr(one), repr(other)
    pieces = zip_longest(tell(one).split("; "), tell(other).split("; "), fillvalue=NOTHING)
    unlike = [pair for pair in pieces if pair[0] != pair[1]]
    return "; ".join(pair[0] for pair in unlike), "; ".join(pair[1] for pair in unlike)
