"""Write headtable.toml: any configuration, or the commented file that a host starts from."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator

import msgspec
from msgspec import inspect

from headtable.config.driver_board import SECTIONS
from headtable.config.key_lines import path_name
from headtable.config.settings import Config, Section
from headtable.saying import text


def to_toml(config: Config) -> str:
    """The configuration as a file, from which `load` gives the same configuration."""
    return "\n".join(_section(config, ()))


def _section(section: Section, where: tuple[str, ...]) -> Iterator[str]:
    values = {name: getattr(section, name) for name in section.__struct_fields__}
    for name, value in values.items():
        if value is not None and not _is_section(value):
            yield f"{name} = {_literal(value)}"
    for name, value in values.items():
        if isinstance(value, Section):
            yield f"\n[{'.'.join((*where, name))}]"
            yield from _section(value, (*where, name))
        elif _is_section(value):
            for item in value:
                yield f"\n[[{'.'.join((*where, name))}]]"
                yield from _section(item, (*where, name))


def _is_section(value: object) -> bool:
    return isinstance(value, Section) or (
        isinstance(value, tuple) and len(value) > 0 and isinstance(value[0], Section)
    )


def _literal(value: object) -> str:
    if isinstance(value, tuple | list):
        return f"[{', '.join(map(_literal, value))}]"
    # A JSON string is a TOML string, except for the one control character that JSON allows.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007F")


def defaults_text() -> str:
    """The file that ``headtable init`` writes: every key with its default, an explanation and examples."""
    title = _commented("settings-title")
    return "\n".join((*title, *_explained(inspect.type_info(Config), (), _value), ""))


def by_phone_text() -> str:
    """The same for a real night by phones: they reach the pages, and nothing is rehearsed."""
    reached = _with_value(defaults_text(), "web", "host", '"0.0.0.0"')
    return _with_value(reached, "box", "by_phone", "true")


def with_driver_board(file: str) -> str:
    """The file with bell, horn and button on the pins of the driver board."""
    title = "\n".join(_commented("settings-driver-board"))
    return f"{file}\n{title}\n{SECTIONS}"


def _with_value(file: str, section: str, key: str, value: str) -> str:
    """The file with another value of one key."""
    return re.sub(rf"(?ms)(^\[{section}\]$.*?^{key} = ).*?$", rf"\g<1>{value}", file, count=1)


def _commented(sentence: str) -> Iterator[str]:
    return (f"# {line}" for line in text(sentence).splitlines())


def _explained(kind: inspect.Type, where: tuple[str, ...], line: Callable[[inspect.Field], str]) -> Iterator[str]:
    assert isinstance(kind, inspect.StructType)  # noqa: S101  only sections come here
    later = []
    for field in kind.fields:
        if _inner(field.type) is None:
            yield from _commented(f"setting-{path_name((*where, field.name))}")
            yield line(field)
        else:
            later.append(field)
    for field in later:
        yield from _subsection(field, (*where, field.name))


def _subsection(field: inspect.Field, where: tuple[str, ...]) -> Iterator[str]:
    inner = _inner(field.type)
    assert inner is not None  # noqa: S101  the caller has looked
    is_array = not isinstance(field.type, inspect.StructType)
    yield ""
    yield from _commented(f"section-{path_name(where)}")
    yield f"#[[{'.'.join(where)}]]" if is_array else f"[{'.'.join(where)}]"
    yield from _explained(inner, where, _example if is_array else _value)


def _value(field: inspect.Field) -> str:
    """A key with its default, or with an example if it has none."""
    return _example(field) if _default(field) in (None, ()) else f"{field.name} = {_literal(_default(field))}"


def _example(field: inspect.Field) -> str:
    """A key with an example, as a comment."""
    extra = (field.type.extra_json_schema or {}) if isinstance(field.type, inspect.Metadata) else {}
    examples = extra.get("examples", [])
    return f"#{field.name} = {_literal(examples[0] if examples else _default(field))}"


def _default(field: inspect.Field) -> object:
    return None if field.default is msgspec.NODEFAULT else field.default


def _inner(kind: inspect.Type) -> inspect.StructType | None:
    """The section that a field holds, alone or in a list."""
    match kind:
        case inspect.StructType():
            return kind
        case inspect.VarTupleType(item_type=inspect.StructType() as inner):
            return inner
        case _:
            return None
