"""Reads headtable.toml and rulesets; whatever is wrong is said with its line, its key, and what would be right."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeVar, get_type_hints

import msgspec
from msgspec import inspect

from headtable.config.checks import impossible
from headtable.config.header import pin_meant
from headtable.config.hiding import HIDDEN, brief, complained, has_secret, hide, is_secret, names_of, shown_key
from headtable.config.lines import Lines, Where
from headtable.config.parsing import document_in, text_in, without_mark
from headtable.config.pins import as_a_pin, as_a_speaker
from headtable.config.settings import Config
from headtable.errors import BadConfig
from headtable.files import read_bytes

File = TypeVar("File", bound=msgspec.Struct)
Check = Callable[[Config], Iterable[tuple[Where, str]]]  # what a room finds wrong with its own settings, and where

MOST_KEYS = 8  # so many are told where none is near


class Problem(NamedTuple):
    """One thing that is wrong, and where."""

    where: Where
    text: str


def load(path: Path, *beyond: Check) -> Config:
    """The configuration in a file; BadConfig tells all that is wrong with it, also what only ``beyond`` can know."""
    try:
        raw = read_bytes(path)
    except IsADirectoryError:
        raise BadConfig(f"{path} is a folder: name the file in it, such as {path / 'headtable.toml'}") from None
    except OSError as trouble:
        raise BadConfig(f"cannot read {path}: {trouble.strerror}; `headtable init {path}` writes one") from None
    return _with_keys_beside(path, read(text_in(raw, str(path)), str(path), *beyond))


def _with_keys_beside(path: Path, config: Config) -> Config:
    """The keys lie where the file lies, whoever reads it from wherever."""
    keys = str(path.absolute().parent / config.box.keys)
    return msgspec.structs.replace(config, box=msgspec.structs.replace(config.box, keys=keys))


def read(text: str, name: str, *beyond: Check) -> Config:
    """The configuration in a text; ``name`` is what the text is called in BadConfig."""
    return read_as(Config, text, name, impossible, *beyond)


def read_as(kind: type[File], text: str, name: str, *checks: Callable[[File], Iterable[tuple[Where, str]]]) -> File:
    """What a TOML text describes; BadConfig tells everything that is wrong with it, each with its line.

    The checks come last: they tell what is well written and cannot be all the same.
    """
    text = without_mark(text)
    document = document_in(text, name, names_of(_info(kind)))
    problems = list(_section(_info(kind), document, ()))
    if not problems:
        described = msgspec.convert(document, kind)
        problems = [Problem(where, what) for check in checks for where, what in check(described)]
        if not problems:
            return described
    lines = Lines(text)
    raise BadConfig("\n".join(f"{name} line {lines[where]}: {complained(what)}" for where, what in problems))


def _section(kind: inspect.StructType, value: object, where: Where) -> Iterator[Problem]:
    if not isinstance(value, Mapping):
        yield Problem(where, f"{shown(where)} must be a section, not {_misplaced(kind, value)}")
        return
    fields = {field.name: field for field in kind.fields}
    hints = get_type_hints(kind.cls, include_extras=True)
    for key in value:
        if key not in fields:
            yield Problem((*where, key), f"{shown(where)} has no key {shown_key(key)}; {_nearest(key, fields)}")
    for name, field in fields.items():
        if name in value:
            yield from _value(field, hints[name], value[name], (*where, name))
        elif field.required:
            yield Problem(where, f"{shown(where)} needs {_needed(field, (*where, name))}")


def _needed(field: inspect.Field, where: Where) -> str:
    """What a host has to write for a key that is missing, a section or many of them as such."""
    match section_of(field.type) or _bare(field.type):
        case inspect.StructType() as section:
            return f"{shown(where)} with {_required(section)}"
        case inspect.VarTupleType(item_type=inspect.StructType() as item):
            return f"[[{'.'.join(map(str, where))}]] with {_required(item)}"
        case _:
            return f"{field.name} = ..., {expected(field.type)}{such_as(field)}"


def _required(section: inspect.StructType) -> str:
    return ", ".join(f"{field.name} = ..." for field in section.fields if field.required)


def _sections(kind: inspect.StructType, value: object, where: Where) -> Iterator[Problem]:
    if not isinstance(value, list):
        yield Problem(where, f"write [[{'.'.join(map(str, where))}]] for each of them, not {_misplaced(kind, value)}")
        return
    for number, item in enumerate(value):
        yield from _section(kind, item, (*where, number))


def _value(field: inspect.Field, hint: object, value: object, where: Where) -> Iterator[Problem]:
    kind = field.type
    match section_of(kind) or _bare(kind):
        case inspect.StructType() as section:
            yield from _section(section, value, where)
        case inspect.VarTupleType(item_type=inspect.StructType() as item):
            yield from _sections(item, value, where)
        case _ if isinstance(value, str) and "\0" in value:
            quoted = HIDDEN if is_secret(kind) else _quoted(value, kind)
            yield Problem(where, f"{where[-1]} = {quoted}: take the NUL character out of it")
        case _ if not _fits(hint, value):
            inside = f"{shown(where[:-1])} " if len(where) > 1 else ""
            if is_secret(kind):
                yield Problem(where, f"{inside}{where[-1]} = {HIDDEN}: it must be {expected(kind)}")
                return
            text = f"{inside}{where[-1]} = {_quoted(value, kind)}: "
            otherwise = as_a_pin(where, value) or as_a_speaker(where, value)
            text += otherwise or f"it must be {expected(kind)}{such_as(field)}{_perhaps(kind, hint, value)}"
            yield Problem(where, text)
        case _:
            pass


def section_of(kind: inspect.Type) -> inspect.StructType | None:
    """The section that a key is, also where it may be left out; None for any other key."""
    kinds = kind.types if isinstance(kind, inspect.UnionType) else (kind,)
    return next((one for one in kinds if isinstance(one, inspect.StructType)), None)


def _fits(hint: object, value: object) -> bool:
    try:
        msgspec.convert(value, hint)
    except msgspec.ValidationError:
        return False
    return True


@cache  # a type never changes
def _info(section: type[msgspec.Struct]) -> inspect.StructType:
    kind = inspect.type_info(section)
    assert isinstance(kind, inspect.StructType)  # noqa: S101  it is the type of a struct
    return kind


def expected(kind: inspect.Type) -> str:
    """What may stand there, in a host's words."""
    bare = _bare(kind)
    match bare:
        case inspect.UnionType(types=types):
            return expected(types[0])
        case inspect.LiteralType(values=values):
            return " or ".join(json.dumps(value) for value in values)
        case inspect.VarTupleType(item_type=item, max_length=most):
            return f"a list [...] of {expected(item)}" + (f", at most {most} of them" if most else "")
        case inspect.IntType() | inspect.FloatType():
            return ("a whole number" if isinstance(bare, inspect.IntType) else "a number") + _range(bare)
        case _:
            return "true or false" if isinstance(bare, inspect.BoolType) else _text(kind)


def _text(kind: inspect.Type) -> str:
    extra = kind.extra_json_schema if isinstance(kind, inspect.Metadata) else None
    meaning, bare = (extra or {}).get("description"), _bare(kind)
    most = bare.max_length if isinstance(bare, inspect.StrType) else None
    text = f"text in quotes, of at most {most} letters" if most else "text in quotes"
    return f"{text}: {meaning}" if meaning else text


def _range(number: inspect.IntType | inspect.FloatType) -> str:
    if number.ge is None or number.le is None:
        return ""
    return f" from {_plain(number.ge)} to {_plain(number.le)}"


def _plain(bound: float) -> str:
    """Without an exponent, as a host would write it."""
    return str(int(bound)) if bound == int(bound) else str(bound)


def _bare(kind: inspect.Type) -> inspect.Type:
    return _bare(kind.type) if isinstance(kind, inspect.Metadata) else kind


def _perhaps(kind: inspect.Type, hint: object, value: object) -> str:
    """What was meant, where that is near."""
    bare = _bare(kind)
    values = bare.values if isinstance(bare, inspect.LiteralType) else ()
    near = get_close_matches(str(value), [str(one) for one in values], n=1)
    meant = [*near, *(one for one in _otherwise(value) if _fits(hint, one))]
    return f"; did you mean {json.dumps(meant[0], ensure_ascii=False)}?" if meant else ""


def _otherwise(value: object) -> Iterator[object]:
    """A value in other words: in brackets, in quotes, in small letters, and as a uid or a pin is spelt."""
    yield [value]
    if isinstance(value, list):
        yield _numbers(value)
    if isinstance(value, str | int) and not isinstance(value, bool) and str(value):
        small = str(value).lower()
        yield from (str(value), small)
        yield from (re.sub("[^a-z0-9]+", mark, small).strip(mark) for mark in ":-")


def _numbers(value: object) -> object:
    """A list of pins as their numbers, however deep."""
    if isinstance(value, list):
        return [_numbers(one) for one in value]
    pin = pin_meant(value)
    return value if pin is None else pin


def such_as(field: inspect.Field) -> str:
    """An example of what is no number and no choice."""
    if isinstance(_some(field.type), inspect.IntType | inspect.FloatType | inspect.BoolType | inspect.LiteralType):
        return ""
    extra = field.type.extra_json_schema if isinstance(field.type, inspect.Metadata) else None
    example = [*(extra or {}).get("examples", ()), field.default][0]
    return f", such as {field.name} = {json.dumps(example)}" if example and isinstance(example, str | list) else ""


def _some(kind: inspect.Type) -> inspect.Type:
    """What a key is where it is not left out."""
    bare = _bare(kind)
    return _some(bare.types[0]) if isinstance(bare, inspect.UnionType) else bare


def _nearest(key: str, known: Iterable[str]) -> str:
    keys = list(known)
    if near := get_close_matches(key, keys, n=1):
        return f"did you mean {near[0]!r}?"
    if len(keys) <= MOST_KEYS:
        return f"it has {', '.join(keys)}"
    return f"the nearest it has are {', '.join(get_close_matches(key, keys, n=MOST_KEYS, cutoff=0))}"


def shown(where: Where) -> str:
    """A section as a host finds it in the file: ``[broker]``, or ``[[box.pads]] number 2``."""
    if not where:
        return "the file"
    if isinstance(where[-1], int):
        return f"[[{'.'.join(map(str, where[:-1]))}]] number {where[-1] + 1}"
    return f"[{'.'.join(map(str, where))}]"


def _misplaced(kind: inspect.StructType, value: object) -> str:
    """What stands where a section should; by its sort alone where one of its values may be meant for a secret."""
    if not has_secret(kind):
        return _quoted(value, kind)
    match value:
        case str():
            return "text"
        case list():
            return "a list"
        case Mapping():
            return "a single one"
        case _:
            return _quoted(value, kind)


def _quoted(value: object, kind: inspect.Type) -> str:
    return brief(json.dumps(hide(value, names_of(kind)), ensure_ascii=False, default=str))
