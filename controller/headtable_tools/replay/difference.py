"""Where a journal differs from the rules: what is written in it, and what is decided again."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from msgspec import Struct
from msgspec.structs import asdict

from headtable.journal import Facts
from headtable.messages.facts import Fact
from headtable.messages.refusals.every import Refusal
from headtable.saying import BUNCO, catalogue, say, text
from headtable_tools.replay.same import is_same_fact, is_same_refusal


class Difference(Struct, frozen=True):
    """An entry that would be decided otherwise today: what stands in the journal, and what the rules say now.

    Each side is the fact that differs, no fact at all, or the refusal.
    """

    entry: int
    written: Facts | Refusal
    decided: Facts | Refusal


def differing(entry: int, written: Facts | Refusal, decided: Facts | Refusal) -> Iterator[Difference]:
    """Each fact, or the refusal, that is not what is decided again."""
    if not isinstance(written, tuple) and not isinstance(decided, tuple):
        if not is_same_refusal(written, decided):
            yield Difference(entry, written, decided)
    elif not isinstance(written, tuple) or not isinstance(decided, tuple):
        yield Difference(entry, written, decided)
    else:
        yield from _differing_facts(entry, written, decided)


def _differing_facts(entry: int, written: Facts, decided: Facts) -> Iterator[Difference]:
    for one, other in zip_longest(written, decided):
        if not is_same_fact(one, other):
            yield Difference(entry, _only(one), _only(other))


def _only(fact: Fact | None) -> Facts:
    return () if fact is None else (fact,)


def contrasted(difference: Difference, bunco: str = BUNCO) -> tuple[str, str]:
    """What is written and what is decided again, in words; of a long list only what is not the same in both."""
    match difference:
        case Difference(written=(one,), decided=(other,)) if type(one) is type(other):
            return _told_apart(one, other, bunco)
        case _:
            return _told(difference.written, bunco), _told(difference.decided, bunco)


def difference_lines(difference: Difference, bunco: str) -> tuple[str, str, str]:
    """The difference as three lines: the entry, what is written, what is decided again."""
    written, decided = contrasted(difference, bunco)
    return (
        text("entry-differs", entry=difference.entry),
        f"{text('entry-in-journal')} {written}",
        f"{text('entry-decided-again')} {decided}",
    )


def _told(outcome: Facts | Refusal, bunco: str) -> str:
    if not isinstance(outcome, tuple):
        return text("was-refused", bunco, why=outcome)
    return text("several-facts", bunco, facts=outcome) if outcome else text("no-fact")


def _told_apart(one: Fact, other: Fact, bunco: str) -> tuple[str, str]:
    first, second = asdict(one), asdict(other)
    unlike = {field for field, value in first.items() if value != second[field]}
    if catalogue(bunco).uses(type(one)).isdisjoint(unlike):  # they differ in what no sentence tells
        return repr(one), repr(other)
    lists = {field for field in unlike if isinstance(first[field], tuple)}
    return (
        say(one, bunco, **{field: _without(first[field], second[field]) for field in lists}),
        say(other, bunco, **{field: _without(second[field], first[field]) for field in lists}),
    )


def _without(values: tuple[object, ...], others: tuple[object, ...]) -> tuple[object, ...]:
    """Values with nothing in the place of each that is the same in both; two short lists stay whole."""
    if not values or not isinstance(values[0], Struct | tuple):
        return values
    return tuple(() if value == other else value for value, other in zip_longest(values, others[: len(values)]))
