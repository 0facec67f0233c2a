"""Where a journal says something else than the rules do: what stands in it, and what is decided again, in words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from msgspec import Struct

from headtable.journal import Facts
from headtable.messages.facts import Fact
from headtable.phrases import tell

NOTHING = "nothing"


class Difference(Struct, frozen=True):
    """An entry that would be decided otherwise today: what stands in the journal, and what the rules say now."""

    entry: int
    written: str
    decided: str


def differing(entry: int, written: Facts | str, decided: Facts | str) -> Iterator[Difference]:
    """Each fact, or the refusal, that is not what is decided again."""
    if isinstance(written, str) or isinstance(decided, str):
        if written != decided:
            yield Difference(entry, outcome_told(written), outcome_told(decided))
        return
    for one, other in zip_longest(written, decided):
        if one != other:
            yield Difference(entry, *contrasted(one, other))


def outcome_told(outcome: Facts | str) -> str:
    """The facts' sentences, or the refusal."""
    return f"refused: {outcome}" if isinstance(outcome, str) else ", ".join(map(tell, outcome))


def contrasted(one: Fact | None, other: Fact | None) -> tuple[str, str]:
    """Two facts in words; of a long list only what is not the same in both."""
    if one is None or other is None:
        return tell(one) if one else NOTHING, tell(other) if other else NOTHING
    if tell(one) == tell(other):  # they differ in what no sentence tells
        return repr(one), repr(other)
    pieces = zip_longest(tell(one).split("; "), tell(other).split("; "), fillvalue=NOTHING)
    unlike = [pair for pair in pieces if pair[0] != pair[1]]
    return "; ".join(pair[0] for pair in unlike), "; ".join(pair[1] for pair in unlike)
