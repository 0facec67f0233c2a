"""Writes YAML as a person would: blocks for what is nested, and quotes only where they are needed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence

Value = None | bool | int | str | Sequence["Value"] | Mapping[str, "Value"]

_PLAIN = re.compile(r"[A-Za-z_$][A-Za-z0-9_$./ -]*[A-Za-z0-9]|[A-Za-z_]")
_TAKEN = {"true", "false", "null", "yes", "no", "on", "off", "y", "n"}


def yaml(value: Value) -> str:
    """A value as a YAML document."""
    return "\n".join(_lines(value)) + "\n"


def _lines(value: Value) -> Iterator[str]:
    if isinstance(value, Mapping):
        for key, inner in value.items():
            yield from _entry(f"{_scalar(key)}:", inner)
    elif isinstance(value, Sequence) and not isinstance(value, str):
        for inner in value:
            first, *rest = _lines(inner) if _is_nested(inner) else [_short(inner)]
            yield f"- {first}"
            yield from (f"  {line}" for line in rest)


def _entry(key: str, value: Value) -> Iterator[str]:
    if not _is_nested(value):
        yield f"{key} {_short(value)}"
        return
    yield key
    yield from (f"  {line}" for line in _lines(value))


def _is_nested(value: Value) -> bool:
    if isinstance(value, Mapping):
        return bool(value)
    return isinstance(value, Sequence) and any(isinstance(inner, Mapping | list) for inner in value)


def _short(value: Value) -> str:
    if isinstance(value, Mapping):
        return "{}"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return f"[{', '.join(map(_scalar, value))}]"
    return _scalar(value)


def _scalar(value: Value) -> str:
    if isinstance(value, str) and _PLAIN.fullmatch(value) and value.lower() not in _TAKEN:
        return value
    return json.dumps(value, ensure_ascii=False)
