"""Every reason for which a signal stays silent has a sentence, and the sentence tells what the reason holds."""

from __future__ import annotations

from typing import get_args

import pytest

from headtable.messages.silence_reasons import DoseUsedUp, Muted, OtherEngine, OtherRound, Resting, Silence
from headtable.saying import catalogue, say
from headtable.saying.catalogue import name_of
from tools.docs.samples import SILENCES


def test_every_reason_has_a_sentence_and_an_example() -> None:
    assert set(get_args(Silence)) == {type(why) for why in SILENCES}
    assert [why for why in get_args(Silence) if not catalogue().has(name_of(why))] == []


@pytest.mark.parametrize("why", SILENCES, ids=lambda why: type(why).__name__)
def test_a_sentence_quotes_every_text_in_its_reason(why: Silence) -> None:
    texts = [value for name in why.__struct_fields__ if isinstance(value := getattr(why, name), str)]
    assert [text for text in texts if text not in say(why, signal="horn")] == []


@pytest.mark.parametrize(
    ("why", "told"),
    [
        (Muted(), "the horn is muted"),
        (Resting(2.94, 3.0), "the horn fell silent 2.9 s ago, and rests 3 s"),
        (OtherRound("1.1", "1.2"), "the command is for round '1.1', but '1.2' is on"),
        (
            DoseUsedUp(0.52, 0.5),
            "the horn would bring the last 24 hours to 52% of a day’s hearing dose; it ends at 50%",
        ),
        (OtherEngine("{living}", "e1"), "the command is from engine '{living}', but 'e1' is the one that runs"),
    ],
)
def test_a_reason_has_a_plain_sentence(why: Silence, told: str) -> None:
    assert say(why, signal="horn") == told
