"""The JSON Schema of the messages, in a form that readers of older drafts understand too, and the same in words."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import cast, get_args

import msgspec

from headtable import wire
from headtable.messages.refusals.every import Refusal

Value = None | bool | int | float | str | Sequence["Value"] | Mapping[str, "Value"]
"""What a JSON schema or a YAML page holds."""
Schema = Mapping[str, Value]

WHERE = "#/components/schemas/"
_ONLY_PYTHON_NEEDS = "$(?!\\n)"  # JSON Schema's $ is the end, and lets no newline pass
_UNSAID = {"title", "discriminator"}  # a reader sees the name; which one of several it is, each "is" tells


def schemas() -> dict[str, Schema]:
    """The schema of every message that goes over MQTT, and of what is in them, by name."""
    _, found = msgspec.json.schema_components([topic.carries for topic in wire.TOPICS], ref_template=WHERE + "{name}")
    return {name: plain(cast("Schema", schema)) for name, schema in found.items()}


def plain(schema: Schema) -> Schema:
    """A schema without what only Python, or only the newest draft, understands."""
    if "prefixItems" in schema:
        alike, *others = cast("Sequence[Value]", schema["prefixItems"])
        if any(other != alike for other in others):
            raise ValueError(f"a tuple of different things has no plain schema yet: {schema}")
        schema = {**{key: value for key, value in schema.items() if key != "prefixItems"}, "items": alike}
    return {key: _plain(key, value) for key, value in schema.items() if key not in _UNSAID}


def _plain(key: str, value: Value) -> Value:
    match value:
        case str() if key == "pattern":
            return value.replace(_ONLY_PYTHON_NEEDS, "$")
        case str() if key == "description":
            return re.sub(r"\s+", " ", inspect.cleandoc(value).replace("``", "`"))
        case Mapping() if key == "properties":
            return {name: plain(cast("Schema", inner)) for name, inner in value.items()}
        case Mapping():
            return plain(value)
        case list():
            return [plain(inner) if isinstance(inner, Mapping) else inner for inner in value]
        case _:
            return value


def in_words(schema: Schema) -> str:
    """What may stand in a field: "a whole number from 1 to 6"."""
    if "$ref" in schema:
        name = str(schema["$ref"]).removeprefix(WHERE)
        return f"[{name}](#{name.lower()})"
    if "anyOf" in schema:
        return " or ".join(_alternatives(cast("Sequence[Schema]", schema["anyOf"])))
    if "enum" in schema:
        return " or ".join(f"`{word}`" for word in cast("Sequence[str]", schema["enum"]))
    return _WORDS[str(schema["type"])](schema)


def _alternatives(schemas: Sequence[Schema]) -> Iterator[str]:
    """Each alternative; the many refusals are one."""
    refusals = {f"{WHERE}{kind.__name__}" for kind in get_args(Refusal)}
    others = [schema for schema in schemas if schema.get("$ref") not in refusals]
    if len(others) <= len(schemas) - len(refusals):
        yield "[a refusal](#why-something-was-refused)"
        schemas = others
    yield from map(in_words, schemas)


def _integer(schema: Schema) -> str:
    return "a whole number" + _range(schema, "minimum", "maximum", "from")


def _number(schema: Schema) -> str:
    return "a number" + _range(schema, "minimum", "maximum", "from")


def _string(schema: Schema) -> str:
    length = _range(schema, "minLength", "maxLength", "of")
    text = f"text{length} characters" if length else "text"
    if "pattern" not in schema:
        return text
    return f"{text} of the form `{str(schema['pattern']).removeprefix('^').removesuffix('$')}`"


def _array(schema: Schema) -> str:
    inner = in_words(cast("Schema", schema["items"]))
    fewest, most = schema.get("minItems"), schema.get("maxItems")
    if fewest is not None and fewest == most:
        return f"a list of {fewest}, each {inner}"
    return f"a list{_range(schema, 'minItems', 'maxItems', 'of')}, each {inner}"


def _object(schema: Schema) -> str:
    return f"an object, each value {in_words(cast('Schema', schema['additionalProperties']))}"


def _range(schema: Schema, lowest: str, highest: str, word: str) -> str:
    match schema.get(lowest), schema.get(highest):
        case None, None:
            return ""
        case low, None:
            return f" {word} {low} or more"
        case None, high:
            return f" {word} at most {high}"
        case low, high:
            return f" {word} {low} to {high}"
    raise AssertionError("every case is above")


_WORDS: dict[str, Callable[[Schema], str]] = {
    "integer": _integer,
    "number": _number,
    "string": _string,
    "array": _array,
    "object": _object,
    "boolean": lambda _: "`true` or `false`",
    "null": lambda _: "`null`",
}
