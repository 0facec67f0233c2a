"""What of a configuration may be shown: everything but the values of its secret keys."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

import msgspec
from msgspec import inspect

from headtable.config.settings import Config

HIDDEN = "(hidden)"


def shown_config(config: Config) -> dict[str, object]:
    """The configuration for a script or a letter to a maker; a secret that is set stands there as hidden."""
    return _shown(config)


def is_secret(kind: inspect.Type) -> bool:
    """Whether the value of such a key is secret."""
    return isinstance(kind, inspect.Metadata) and bool((kind.extra or {}).get("secret"))


def without_secret(line: str) -> str:
    """A line of the file as it may be quoted."""
    return _SECRET_LINE.sub(rf"\1= {HIDDEN}", line)


def hide(value: object) -> object:
    """What stands in the file, whatever it is, as it may be quoted."""
    match value:
        case Mapping():
            return {key: HIDDEN if key in _SECRETS else hide(inner) for key, inner in value.items()}
        case list():
            return [hide(item) for item in value]
        case _:
            return value


def _shown(section: msgspec.Struct) -> dict[str, object]:
    kind = inspect.type_info(type(section))
    assert isinstance(kind, inspect.StructType)  # noqa: S101  it is the type of a struct
    values = {field.name: getattr(section, field.name) for field in kind.fields}
    secret = {field.name for field in kind.fields if is_secret(field.type)}
    return {name: HIDDEN if value and name in secret else _plain(value) for name, value in values.items()}


def _plain(value: object) -> object:
    if isinstance(value, msgspec.Struct):
        return _shown(value)
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


def _secret_names(kind: inspect.Type) -> Iterator[str]:
    match kind:
        case inspect.Metadata(type=inner):
            yield from _secret_names(inner)
        case inspect.VarTupleType(item_type=inner):
            yield from _secret_names(inner)
        case inspect.StructType(fields=fields):
            for field in fields:
                if is_secret(field.type):
                    yield field.name
                yield from _secret_names(field.type)
        case _:
            pass


_SECRETS = frozenset(_secret_names(inspect.type_info(Config)))
_SECRET_LINE = re.compile(rf"((?:{'|'.join(sorted(_SECRETS))})[\"']?\s*)=.*")
