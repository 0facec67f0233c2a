"""The rules of the night in sentences, for a guest's page."""

from __future__ import annotations

import pytest

from headtable.messages.rooms import RulesState
from headtable.rulecard import card_of
from headtable.rulesets import load, names, text
from headtable.web.rules_told import NOT_KNOWN, told
from tests.web.house import evening, nobody, pages, room_with


@pytest.mark.parametrize("ruleset", names())
def test_every_sentence_of_the_card_is_told(ruleset: str) -> None:
    shown = [(part.title, part.sentences) for part in told(text(ruleset), "en").parts]
    card = card_of(load(ruleset))
    assert shown == [(part.title, tuple(one.text for one in part.sentences)) for part in card.parts]


def test_rules_that_nobody_can_read_are_not_told() -> None:
    assert told("a rule = of a later version", "en") == NOT_KNOWN


@pytest.mark.slow
async def test_the_rules_are_unknown_until_the_engine_tells_them() -> None:
    room = room_with(*evening())
    async with pages(room, nobody()) as browser:
        assert (await browser.get("/api/rules")).json() == {"parts": []}
        room.on_message(RulesState(text("rfp")))
        [night, *_] = (await browser.get("/api/rules")).json()["parts"]
    assert night["title"] == "The night"
    assert "The night has three sets." in night["sentences"]
