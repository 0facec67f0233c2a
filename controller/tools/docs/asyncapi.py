"""docs/asyncapi.yaml: the topics and their messages as an AsyncAPI 3 document."""

from __future__ import annotations

import re

import msgspec

from headtable import __version__, wire
from headtable.wire import Topic
from tools.docs import samples
from tools.docs.listeners import listeners
from tools.docs.schema import WHERE, Schema, Value, schemas

_PARAMETERS = {
    "asker": "a page server that asks what was told before it listened",
    "venue": "the venue's name, as in headtable.toml",
    "id": "a box's name",
    "box": "a box's name",
    "signal": "`bell` or `horn`",
    "role": "`device`, `phone`, `host` or `clock`: what speaks",
    "uid": "a device, a page or a host",
    "table": "a table's number; 1 is the head table",
}


def document() -> dict[str, Value]:
    """The whole document."""
    known = schemas()
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "headtable",
            "version": __version__,
            "description": "What the parts of a Bunco night say to one another over MQTT 3.1.1.",
            "license": {"name": "MIT"},
        },
        "defaultContentType": "application/json",
        "channels": {_name(topic): _channel(topic) for topic in wire.TOPICS},
        "operations": {name: operation for topic in wire.TOPICS for name, operation in _operations(topic).items()},
        "components": {
            "messages": {topic.carries.__name__: _message(topic, known) for topic in wire.TOPICS},
            "schemas": known,
        },
    }


def _name(topic: Topic) -> str:
    """``sig/{box}-{signal}/cmd`` is sig-cmd."""
    return "-".join(re.findall(r"[a-z]+", re.sub(r"{\w+}", "", topic.address)))


def _channel(topic: Topic) -> Value:
    address = wire.root("{venue}") + topic.address
    kind = topic.carries.__name__
    return {
        "address": address,
        "messages": {kind: {"$ref": f"#/components/messages/{kind}"}},
        "parameters": {name: {"description": _PARAMETERS[name]} for name in re.findall(r"{(\w+)}", address)},
    }


def _operations(topic: Topic) -> dict[str, Value]:
    said = {f"{part}-says-{_name(topic)}": _operation(topic, "send") for part in topic.said_by}
    heard = {f"{part}-hears-{_name(topic)}": _operation(topic, "receive") for part in listeners(topic)}
    return said | heard


def _operation(topic: Topic, action: str) -> Value:
    kept: dict[str, Value] = {"retain": topic.retained} if action == "send" else {}
    channel = f"#/channels/{_name(topic)}"
    return {
        "action": action,
        "channel": {"$ref": channel},
        "messages": [{"$ref": f"{channel}/messages/{topic.carries.__name__}"}],
        "bindings": {"mqtt": {"qos": topic.qos, **kept, "bindingVersion": "0.2.0"}},
    }


def _message(topic: Topic, known: dict[str, Schema]) -> Value:
    kind = topic.carries.__name__
    return {
        "name": kind,
        "summary": known[kind]["description"],
        "payload": {"$ref": WHERE + kind},
        "examples": [{"payload": msgspec.to_builtins(samples.sample_of(kind))}],
    }
