"""The samples leave nothing out that can be said."""

from __future__ import annotations

from typing import get_args

from headtable.messages.facts import Fact
from headtable.messages.inputs import Input
from headtable.messages.line import Event
from headtable.messages.mqtt import MqttMessage
from headtable.wire import TOPICS
from tests.fuzz.oracle import judge
from tests.fuzz.samples import EVENTS, FACTS, INPUTS, MESSAGES, by_topic


def test_every_kind_of_event_input_fact_and_message_has_a_sample() -> None:
    for samples, union in ((EVENTS, Event), (INPUTS, Input), (FACTS, Fact), (MESSAGES, MqttMessage)):
        assert {type(sample) for sample in samples} == set(get_args(union)), "add one to tests/fuzz/samples.py"


def test_every_topic_has_valid_samples() -> None:
    published = by_topic()
    assert set(published) == {topic.address for topic in TOPICS}
    assert [judge(*sample) for samples in published.values() for sample in samples].count(None) == 0
