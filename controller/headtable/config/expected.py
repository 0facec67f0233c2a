"""The values that a key may have, by its type."""

from __future__ import annotations

import json

from msgspec import Struct, inspect

from headtable.config.key_lines import Where, path_name
from headtable.saying import catalogue


class ExpectedWord(Struct, frozen=True, tag="expected-word"):
    """One of a few words."""

    words: tuple[str, ...]


class ExpectedList(Struct, frozen=True, tag="expected-list"):
    """A list."""

    item: Expected
    most: int | None


class ExpectedWholeNumber(Struct, frozen=True, tag="expected-whole-number"):
    """A whole number, between bounds where both are known."""

    low: int | float | None
    high: int | float | None


class ExpectedNumber(Struct, frozen=True, tag="expected-number"):
    """A number, between bounds where both are known."""

    low: int | float | None
    high: int | float | None


class ExpectedSwitch(Struct, frozen=True, tag="expected-switch"):
    """True or false."""


class ExpectedText(Struct, frozen=True, tag="expected-text"):
    """Text; ``setting`` is the path of a key whose sentence explains it."""

    most: int | None
    setting: str | None


Expected = ExpectedWord | ExpectedList | ExpectedWholeNumber | ExpectedNumber | ExpectedSwitch | ExpectedText


def expected(kind: inspect.Type, where: Where) -> Expected:
    """The values that a key of this type may have at this place of a file."""
    bare = without_metadata(kind)
    match bare:
        case inspect.UnionType(types=types):
            return expected(types[0], where)
        case inspect.LiteralType(values=values):
            return ExpectedWord(tuple(map(json.dumps, values)))
        case inspect.VarTupleType(item_type=item, max_length=most):
            return ExpectedList(expected(item, ()), most)
        case inspect.IntType() | inspect.FloatType():
            return _number(bare)
        case inspect.BoolType():
            return ExpectedSwitch()
        case _:
            return _text(bare, where)


def _number(kind: inspect.IntType | inspect.FloatType) -> ExpectedWholeNumber | ExpectedNumber:
    bounds = (None, None) if kind.ge is None or kind.le is None else (kind.ge, kind.le)
    return ExpectedWholeNumber(*bounds) if isinstance(kind, inspect.IntType) else ExpectedNumber(*bounds)


def _text(kind: inspect.Type, where: Where) -> ExpectedText:
    most = kind.max_length if isinstance(kind, inspect.StrType) else None
    setting = path_name(where)
    return ExpectedText(most, setting if catalogue().has(f"setting-{setting}") else None)


def without_metadata(kind: inspect.Type) -> inspect.Type:
    """The type itself."""
    return without_metadata(kind.type) if isinstance(kind, inspect.Metadata) else kind


def example_of(field: inspect.Field) -> str | None:
    """An example of a value that is no number and no choice, as the file writes it."""
    if isinstance(_some(field.type), inspect.IntType | inspect.FloatType | inspect.BoolType | inspect.LiteralType):
        return None
    extra = field.type.extra_json_schema if isinstance(field.type, inspect.Metadata) else None
    example = [*(extra or {}).get("examples", ()), field.default][0]
    return json.dumps(example) if example and isinstance(example, str | list) else None


def _some(kind: inspect.Type) -> inspect.Type:
    """The default of a key."""
    bare = without_metadata(kind)
    return _some(bare.types[0]) if isinstance(bare, inspect.UnionType) else bare
