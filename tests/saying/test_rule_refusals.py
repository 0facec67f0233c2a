"""Every reason for which an input is refused has a sentence, and the sentence tells what the reason holds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import msgspec
import pytest
from msgspec import Struct

from headtable.messages.refusals.every import RuleRefusal
from headtable.messages.refusals.pace import NightPaused
from headtable.messages.refusals.past import CannotSayThat, RollWouldNotCount
from headtable.messages.refusals.people import NameHasAddress, NameIsUnreadable
from headtable.messages.refusals.prizes import NobodyTiedFor, OtherNumberOfDice
from headtable.messages.refusals.table import OnlyCallLeft, RoundIsOver
from headtable.messages.roll_offs import MostOf, PrizeOf
from headtable.messages.words import Name
from headtable.saying import say
from tools.docs.rule_refusals import PLAY_REFUSALS, REVISION_REFUSALS

RULE_REFUSALS = (*PLAY_REFUSALS, *REVISION_REFUSALS)


def test_every_refusal_has_an_example() -> None:
    assert [why for why in get_args(RuleRefusal) if why not in {type(sample) for sample in RULE_REFUSALS}] == []


def test_every_refusal_has_its_own_tag() -> None:
    tags = [why.__struct_config__.tag for why in get_args(RuleRefusal)]
    assert sorted(tags) == sorted(set(tags))


@pytest.mark.parametrize("why", RULE_REFUSALS, ids=lambda why: type(why).__name__)
def test_a_refusal_can_be_stored_and_read(why: RuleRefusal) -> None:
    assert msgspec.json.decode(msgspec.json.encode(why), type=RuleRefusal) == why


@pytest.mark.parametrize("why", RULE_REFUSALS, ids=lambda why: type(why).__name__)
def test_a_sentence_contains_every_name_number_and_reason(why: RuleRefusal) -> None:
    sentence = say(why)
    assert [told for told in told_in(why) if told not in sentence] == []


def told_in(why: Struct) -> Iterator[str]:
    for field in msgspec.structs.fields(type(why)):
        value = getattr(why, field.name)
        if isinstance(value, Struct):
            yield say(value)
        elif isinstance(value, int) or field.type == Name:
            yield str(value)


@pytest.mark.parametrize(
    ("why", "told"),
    [
        (NightPaused(""), "the night is paused"),
        (NightPaused("a glass is broken"), "the night is paused: a glass is broken"),
        (NameIsUnreadable("Ann\n"), "the name 'Ann\\n' has no visible letters: use another one"),
        (
            NameHasAddress("Ann ann@example.org"),
            "the name 'Ann ann@example.org' contains an e-mail address, and everybody reads the names: "
            "write only the name",
        ),
        (OtherNumberOfDice("Ann", 1, MostOf("wins"), 3), "'Ann' threw one die: for the most wins it is 3"),
        (NobodyTiedFor(PrizeOf("Fair")), "nobody is tied for 'the prize Fair'"),
        (CannotSayThat(12, RoundIsOver(2)), "entry 12 cannot say that: table 2: the round is over here"),
        (
            RollWouldNotCount("Ann", 14, RoundIsOver(2)),
            "'Ann' has rolled in entry 14, and table 2: the round is over here: "
            "it stands, unless it is played again from entry 14 on",
        ),
    ],
)
def test_a_refusal_of_the_rules_has_a_plain_sentence(why: RuleRefusal, told: str) -> None:
    assert say(why) == told


def test_a_refusal_uses_the_rulesets_own_word() -> None:
    assert "only the BUNKO that lies there" in say(OnlyCallLeft(2), bunco="BUNKO")
