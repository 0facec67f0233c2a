"""The examples of the pages are made from the types of the messages."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from headtable.messages.facts import Fact
from headtable.messages.inputs import Input
from headtable.messages.past import CardChanged, Contradiction
from headtable.messages.words import Message, Name, Worth
from tools import CannotGenerate
from tools.docs.examples import VALUES, example

KINDS = (*get_args(Input), *get_args(Fact), *get_args(Contradiction), CardChanged)


class Boast(Message, tag="boast"):
    """A message that no page knows."""

    player: Name
    worth: Worth
    loudness: float


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_the_example_of_a_play_or_a_fact_is_one_that_its_type_takes(kind: type[Message]) -> None:
    made = example(kind)
    assert type(made) is kind
    assert msgspec.json.decode(msgspec.json.encode(made), type=kind) == made


def test_a_field_without_a_value_is_named() -> None:
    with pytest.raises(CannotGenerate, match=r"no example for Boast\.loudness: name a value for it in tools\.docs"):
        example(Boast)


def test_each_value_belongs_to_a_field() -> None:
    fields = {field.name for kind in Message.__subclasses__() for field in msgspec.structs.fields(kind)}
    names = {name if isinstance(name, str) else name[0] for name in VALUES}
    assert names <= fields
