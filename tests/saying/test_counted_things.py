"""A number of things has the right noun: "1 alternate", and never "1 alternates"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice, product

from headtable.saying.catalogue import BadArguments, UnknownSentence
from tests.saying.arguments_of import ENTRIES, IN_ENGLISH, Arguments, Use, uses_of

MOST = 60  # cases of one sentence
ONE_OF_MANY = re.compile(r"(?<![\d.,:/-])(?:\b([A-Za-z]+) )?\b1 ([a-z]+s)\b")
"""The number one, the word before it and a word after it that may be a plural."""
NUMBERED = {"Table", "box", "chair", "die", "entry", "group", "line", "place", "round", "set", "table"}
"""After these words a number is a name: "table 1 rolls"."""
NO_PLURAL = frozenset(
    {
        "address", "announces", "answers", "arrives", "as", "asks", "begins", "belongs", "blinks", "calls", "changes",
        "chirps", "claims", "comes", "counts", "declines", "differs", "does", "ends", "exists", "goes", "hangs",
        "has", "hears", "hits", "holds", "is", "joins", "keeps", "lines", "loss", "moves", "ms", "needs",
        "obeys", "plays", "press", "presses", "reads", "requires", "rolls", "rules", "says", "sends", "shows",
        "sits", "sounds", "speaks", "stands", "stays", "stops", "swaps", "takes", "this", "throws", "waits", "was",
    }
)  # fmt: skip
"""Verbs and other words that end like a plural."""
NEVER_ONE = frozenset(
    {
        "bars", "blasts", "bytes", "characters", "devices", "digits", "fewest", "first", "half", "known", "least",
        "letters", "longest", "longest_s", "mean", "most", "most_bytes_a_second", "most_kb", "names", "needed",
        "on_ms", "pads", "rolls", "room", "seen", "shortest", "sides", "speed", "times",
    }
)  # fmt: skip
"""Limits, and numbers of things of which there is never just one."""


def of_one(name: str) -> Iterator[str]:
    """A sentence, with 1 for each number and each text that may be one."""
    uses = uses_of(name)
    samples = [values(argument, use) for argument, use in uses.items()]
    for chosen in islice(product(*samples), MOST):
        said = rendered(name, dict(zip(uses, chosen, strict=True)))
        if said is not None:
            yield said


def values(argument: str, use: Use) -> tuple[object, ...]:
    """What a test gives for an argument."""
    if use.is_struct or use.is_list or use.is_list_of_lists or use.words:
        return use.samples(argument)
    return (40 if argument in NEVER_ONE else 1, *((None,) if use.may_be_missing else ()))


def rendered(name: str, given: Arguments) -> str | None:
    try:
        return IN_ENGLISH.text(name, **given)
    except (BadArguments, UnknownSentence):
        return None


def plurals_after_one(said: str) -> set[str]:
    """The words after a 1 that count more than one thing."""
    found = ONE_OF_MANY.findall(said)
    return {after for before, after in found if before not in NUMBERED and after not in NO_PLURAL}


def test_one_thing_has_no_plural() -> None:
    assert {name: said for name in ENTRIES for said in of_one(name) if plurals_after_one(said)} == {}


def test_a_plural_after_one_is_found() -> None:
    assert plurals_after_one("12 expected, 1 alternates; 1 is here, and table 1 rolls") == {"alternates"}
