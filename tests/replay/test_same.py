"""A refusal of format 5 is the same as any that the rules give; all else is compared by data."""

from __future__ import annotations

import pytest

from headtable.messages.facts import Fact
from headtable.messages.past import Voided
from headtable.messages.refusals.former import FormerRefusal
from headtable.messages.refusals.speaking import OtherRung, RefusedTooOften
from headtable.messages.refusals.table import RoundIsOver
from headtable.messages.table import DicePassed
from headtable_tools.replay.same import is_same_fact, is_same_refusal

FORMER = FormerRefusal("table 2: the round is over here")


def test_refusals_are_compared_by_their_reasons() -> None:
    assert is_same_refusal(OtherRung(2, "paper", "pad"), OtherRung(2, "paper", "pad"))
    assert not is_same_refusal(OtherRung(2, "paper", "pad"), OtherRung(2, "paper", "dice"))
    assert not is_same_refusal(OtherRung(2, "paper", "pad"), RefusedTooOften("pad-02"))


def test_a_former_refusal_of_format_5_equals_any_refusal() -> None:
    assert is_same_refusal(FORMER, RoundIsOver(2))
    assert not is_same_refusal(RoundIsOver(2), FORMER)


@pytest.mark.parametrize(
    ("written", "decided", "same"),
    [
        (Voided(7, RoundIsOver(2)), Voided(7, RoundIsOver(2)), True),
        (Voided(7, RoundIsOver(2)), Voided(7, RoundIsOver(3)), False),
        (Voided(7, FORMER), Voided(7, RoundIsOver(2)), True),
        (Voided(7, FORMER), Voided(8, RoundIsOver(2)), False),
        (Voided(7, FORMER), None, False),
        (DicePassed(2, "Eve"), DicePassed(2, "Fay"), False),
    ],
)
def test_facts_are_compared_by_their_fields(written: Fact, decided: Fact | None, *, same: bool) -> None:
    assert is_same_fact(written, decided) is same
