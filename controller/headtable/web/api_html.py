"""The OpenAPI document as HTML: each operation with what it takes and answers, and each type with its fields."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

import msgspec

from headtable.saying import text

METHODS = ("get", "post")
CODE = re.compile(r"``?([^`]+)``?")
PLACE = "#/components/schemas/"
LIMITS = (("minimum", "maximum"), ("minLength", "maxLength"), ("minItems", "maxItems"))
FAILS = "400"  # the first status of a refusal; statuses are strings of three digits
Node = Mapping[str, Any]
"""A part of the document."""


def in_html(document: Node) -> str:
    """The sections of the page: one for each topic, and one of all types."""
    return "\n".join([*_topics(document), *_types(document["components"]["schemas"])])


def _topics(document: Node) -> Iterator[str]:
    for tag in document["tags"]:
        told = [
            _operation(method, path, item[method])
            for path, item in document["paths"].items()
            for method in METHODS
            if tag["name"] in item.get(method, {}).get("tags", ())
        ]
        yield f'<section lang="en"><h2 id="{tag["name"]}">{escape(tag["description"])}</h2>{"".join(told)}</section>'


def _operation(method: str, path: str, operation: Node) -> str:
    rows = [*_inputs(operation), *_answers(operation["responses"])]
    head = f'<h3 id="{operation["operationId"]}"><code>{method.upper()} {escape(path)}</code></h3>'
    return (
        f"<article>{head}<p>{_words(operation['summary'])}</p>{_cookies(operation)}<dl>{''.join(rows)}</dl></article>"
    )


def _cookies(operation: Node) -> str:
    """Whose cookie it wants."""
    wanted = {name for one in operation.get("security", ()) for name in one}
    return "".join(f"<p>{escape(text('api-cookie', whose=name))}</p>" for name in sorted(wanted))


def _inputs(operation: Node) -> Iterator[str]:
    """A line for each part of the path, field of the query, and for the body."""
    for each in operation.get("parameters", ()):
        name = f"{{{each['name']}}}" if each["in"] == "path" else f"?{each['name']}="
        yield _line(name, _type(each["schema"]))
    for kind, content in operation.get("requestBody", {"content": {}})["content"].items():
        yield _line(kind, _type(content["schema"]))


def _answers(responses: Mapping[str, Node]) -> Iterator[str]:
    """A line for each answer, and one for all refusals, whose type is the same."""
    for status, answer in responses.items():
        if status < FAILS:
            kinds = [f"{kind} {_type(content['schema'])}" for kind, content in answer.get("content", {}).items()]
            yield _line(status, "<br>".join([*kinds, _words(answer["description"])]))
    refused = [status for status in responses if status >= FAILS]
    yield _line(" ".join(refused), _type({"$ref": f"{PLACE}Failure"}))


def _types(schemas: Mapping[str, Node]) -> Iterator[str]:
    told = "".join(_struct(name, schema) for name, schema in schemas.items())
    yield f'<section><h2 id="types">{escape(text("api-types"))}</h2><div lang="en">{told}</div></section>'


def _struct(name: str, schema: Node) -> str:
    required = set(schema.get("required", ()))
    fields = [
        _line(f"{field}{'' if field in required else '?'}", f"{_type(kind)} {_words(kind.get('description', ''))}")
        for field, kind in schema.get("properties", {}).items()
    ]
    told = f"<p>{_words(schema.get('description', ''))}</p>"
    return f'<article><h3 id="{name}"><code>{name}</code></h3>{told}<dl>{"".join(fields)}</dl></article>'


def _line(name: str, told: str) -> str:
    return f"<div><dt><code>{escape(name)}</code></dt><dd>{told}</dd></div>"


def _words(sentence: str) -> str:
    """A sentence of the document; what it has between backticks is code."""
    return CODE.sub(r"<code>\1</code>", escape(sentence))


def _type(schema: Node) -> str:  # noqa: PLR0911  a case for each kind of schema
    """A type in the manner of TypeScript, with links to structs."""
    match schema:
        case {"$ref": str(place)}:
            name = place.removeprefix(PLACE)
            return f'<a href="#{name}"><code>{name}</code></a>'
        case {"anyOf": list(kinds)}:
            return " | ".join(map(_type, kinds))
        case {"enum": list(values)}:
            return " | ".join(map(_value, values))
        case {"prefixItems": list(kinds)}:
            return f"[{', '.join(map(_type, kinds))}]"
        case {"items": dict(kind)}:
            return f"({_type(kind)})[]{_limits(schema)}"
        case {"additionalProperties": dict(kind)}:
            return f"{{[]: {_type(kind)}}}"
        case _:
            return f"<code>{escape(schema.get('type', '*'))}</code>{_limits(schema)}"


def _value(value: object) -> str:
    return f"<code>{escape(msgspec.json.encode(value).decode(), quote=False)}</code>"


def _limits(schema: Node) -> str:
    """The smallest and the largest value, or length: ``1…100``."""
    for least, most in LIMITS:
        if least in schema or most in schema:
            return f" {schema.get(least, '')}…{schema.get(most, '')}"
    return ""
