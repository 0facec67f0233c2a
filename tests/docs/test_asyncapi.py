"""docs/asyncapi.yaml as a stranger's program reads it: YAML, whole, and with examples that are real messages."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import msgspec
import pytest
import yaml
from hypothesis import given, settings, strategies as st

from headtable.wire import TOPIC_OF, TOPICS, Topic, address_of, decode_payload, root
from tools.docs.generated_parts import ASYNCAPI, DOCS, as_yaml
from tools.docs.samples import OF
from tools.docs.schema import Value

DOCUMENT = yaml.load((DOCS / ASYNCAPI).read_text(encoding="utf-8"), yaml.CSafeLoader)
CHANNELS = {channel["address"]: channel for channel in DOCUMENT["channels"].values()}
MESSAGES = DOCUMENT["components"]["messages"]

TEXT = st.text(st.characters(max_codepoint=0xFFFD, categories=["L", "N", "P", "S", "Zs"]))
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | TEXT,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(TEXT, inner, max_size=4),
)


def references(node: object) -> Iterator[str]:
    """Every $ref below a node."""
    match node:
        case {"$ref": str(reference)}:
            yield reference
        case dict():
            for inner in node.values():
                yield from references(inner)
        case list():
            for inner in node:
                yield from references(inner)
        case _:
            pass


def resolved(reference: str) -> object:
    """What a $ref of this document points to."""
    node = DOCUMENT
    for step in reference.removeprefix("#/").split("/"):
        node = node[step]
    return node


def patterns(node: object) -> Iterator[str]:
    """Every regular expression below a node."""
    match node:
        case dict():
            yield from (inner for key, inner in node.items() if key == "pattern" and isinstance(inner, str))
            for inner in node.values():
                yield from patterns(inner)
        case list():
            for inner in node:
                yield from patterns(inner)
        case _:
            pass


def test_the_document_has_its_version_and_title() -> None:
    assert DOCUMENT["asyncapi"] == "3.0.0"
    assert {"title", "version", "description"} <= DOCUMENT["info"].keys()
    assert {"channels", "operations", "components"} <= DOCUMENT.keys()


def test_every_reference_has_a_target() -> None:
    found = set(references(DOCUMENT))
    assert len(found) > len(TOPICS)
    assert all(resolved(reference) for reference in found)


@pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: topic.address)
def test_every_topic_is_a_channel_with_its_message_and_parameters(topic: Topic) -> None:
    channel = CHANNELS[root("{venue}") + topic.address]
    kind = topic.carries.__name__
    assert channel["messages"] == {kind: {"$ref": f"#/components/messages/{kind}"}}
    assert set(channel["parameters"]) == set(re.findall(r"{(\w+)}", channel["address"]))


def test_there_are_no_other_channels() -> None:
    assert len(CHANNELS) == len(TOPICS)


@pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: topic.address)
def test_the_senders_of_a_topic_match_the_code(topic: Topic) -> None:
    said = {
        name.partition("-says-")[0]: operation["bindings"]["mqtt"]
        for name, operation in DOCUMENT["operations"].items()
        if operation["action"] == "send"
        and resolved(operation["channel"]["$ref"]) == CHANNELS[root("{venue}") + topic.address]
    }
    assert tuple(said) == topic.said_by
    for binding in said.values():
        assert (binding["qos"], binding["retain"]) == (topic.qos, topic.retained)


def test_an_operations_messages_are_its_channels() -> None:
    for operation in DOCUMENT["operations"].values():
        (message,) = operation["messages"]
        assert message["$ref"].startswith(operation["channel"]["$ref"] + "/messages/")


@pytest.mark.parametrize("topic", TOPICS, ids=lambda topic: topic.address)
def test_every_example_is_a_message_of_its_topic(topic: Topic) -> None:
    (example,) = MESSAGES[topic.carries.__name__]["examples"]
    message = msgspec.convert(example["payload"], topic.carries)
    assert TOPIC_OF[type(message)] is topic
    assert decode_payload(address_of(message), json.dumps(example["payload"]).encode()) == message


def test_every_schema_has_an_example_that_its_type_takes() -> None:
    assert set(DOCUMENT["components"]["schemas"]) == set(OF)
    for sample in OF.values():
        assert msgspec.json.decode(msgspec.json.encode(sample), type=type(sample)) == sample


def test_an_examples_fields_are_those_of_its_schema() -> None:
    for name, sample in OF.items():
        schema = DOCUMENT["components"]["schemas"][name]
        said = json.loads(msgspec.json.encode(sample))
        assert said.keys() <= schema["properties"].keys()
        assert set(schema["required"]) <= said.keys()


def test_every_pattern_is_portable_between_languages() -> None:
    found = set(patterns(DOCUMENT["components"]))
    assert found
    assert all(pattern.startswith("^") and pattern.endswith("$") and "(?" not in pattern for pattern in found)


@settings(max_examples=30)  # PyYAML takes its time
@given(st.dictionaries(TEXT, VALUES, min_size=1, max_size=4))
def test_written_yaml_reads_back_unchanged(value: dict[str, Value]) -> None:
    assert yaml.safe_load(as_yaml(value)) == value
