"""Every refusal has a sentence, and the sentence tells what the refusal holds."""

from __future__ import annotations

from typing import get_args

import pytest

from headtable.errors import NotAllowed
from headtable.messages.refusals.every import Refusal, refusal_of
from headtable.messages.refusals.former import FormerRefusal
from headtable.messages.refusals.speaking import DiceSayOtherwise, OtherRung, SpeakingRefusal
from headtable.saying import catalogue, say
from headtable.saying.catalogue import name_of
from tools.docs.samples import REFUSALS


def test_every_refusal_has_a_sentence_and_an_example() -> None:
    assert set(get_args(Refusal)) == {type(why) for why in REFUSALS}
    assert [why for why in get_args(Refusal) if not catalogue().has(name_of(why))] == []


SPOKEN = [why for why in REFUSALS if isinstance(why, SpeakingRefusal | FormerRefusal)]


@pytest.mark.parametrize("why", SPOKEN, ids=lambda why: type(why).__name__)
def test_a_sentence_quotes_every_text_in_its_refusal(why: Refusal) -> None:
    texts = [value for name in why.__struct_fields__ if isinstance(value := getattr(why, name), str)]
    assert [text for text in texts if text not in say(why)] == []


@pytest.mark.parametrize(
    ("why", "told"),
    [
        (OtherRung(2, "paper", "pad"), "table 2 goes by paper now, not by pad"),
        (DiceSayOtherwise(2, (1, 1, 4), "two"), "table 2 dice: 1 1 4, two; undo first"),
        (DiceSayOtherwise(2, (1, 1, 4), None), "table 2 dice: 1 1 4; undo first"),
    ],
)
def test_a_refusal_has_a_plain_sentence(why: Refusal, told: str) -> None:
    assert say(why) == told


def test_an_error_carries_its_refusal() -> None:
    assert refusal_of(NotAllowed(OtherRung(2, "paper", "pad"))) == OtherRung(2, "paper", "pad")
    with pytest.raises(TypeError, match="wrong-guess"):
        refusal_of(NotAllowed("wrong-guess", what="code"))
