"""`headtable rules`: the data that it prints as JSON, and how a terminal shows them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from msgspec import Struct
from rich.console import Console

from headtable import rulesets
from headtable.errors import BadConfig
from headtable.rulecard.card import card_of
from headtable.rulecard.ruleset_in_short import in_short
from headtable_tools.rulecard.card_printer import (
    print_card,
    print_copied,
    print_differences,
    print_list,
    print_proofs,
)
from headtable_tools.rulecard.comparison import differences
from headtable_tools.rulecard.copying import copied
from headtable_tools.rulecard.proof import prove
from headtable_tools.rulecard.shown import shown_card, shown_differences, shown_proof


class Answer(NamedTuple):
    """The answer as data for a script and as a print-out for people."""

    data: object
    show: Callable[[Console], None]


class Listed(Struct, frozen=True):
    """A ruleset in the list of all rulesets."""

    name: str
    title: str
    in_short: str


def answer(words: Sequence[str]) -> Answer:
    """``answer(["diff", "wba", "evt"])``; BadConfig for unknown words."""
    match words:
        case []:
            return _every_ruleset()
        case ["diff", one, other]:
            return _difference(one, other)
        case ["check", *files] if files:
            proofs = tuple(prove(file) for file in files)
            return Answer(tuple(map(shown_proof, proofs)), partial(print_proofs, proofs=proofs))
        case ["copy", name, file]:
            copy = copied(name, Path(file))
            return Answer(copy, partial(print_copied, copied=copy))
        case [name] if name not in ("diff", "check", "copy"):
            card = card_of(rulesets.load(name))
            return Answer(shown_card(card), partial(print_card, card=card))
        case _:
            raise BadConfig("rules-words-unknown", words=" ".join(words))


def _every_ruleset() -> Answer:
    known = [rulesets.load(name) for name in rulesets.names()]
    listed = tuple(Listed(ruleset.name, ruleset.title, in_short(ruleset)) for ruleset in known)
    return Answer(listed, partial(print_list, rulesets=known))


def _difference(one_name: str, other_name: str) -> Answer:
    one, other = rulesets.load(one_name), rulesets.load(other_name)
    found = differences(one, other)
    return Answer(shown_differences(found), partial(print_differences, one=one, other=other, found=found))
