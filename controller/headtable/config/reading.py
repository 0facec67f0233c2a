"""Read headtable.toml and rulesets; every problem has its line, its key and a remedy."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from difflib import get_close_matches
from functools import cache, partial
from pathlib import Path
from typing import TypeVar, get_type_hints

import msgspec
from msgspec import inspect

from headtable.config.checks import problems_in
from headtable.config.expected import example_of, expected, without_metadata
from headtable.config.header import pin_meant
from headtable.config.hiding import HIDDEN, brief, has_secret, is_secret, names_of, redact, shown_key
from headtable.config.key_lines import KeyLines, Where
from headtable.config.parsing import document_in, text_in, without_mark
from headtable.config.pins import as_a_pin, as_a_speaker
from headtable.config.place import INSTALLED, NIGHTS, folder_of
from headtable.config.problem import BadFile, Found, problem
from headtable.config.settings import Config, EngineSettings
from headtable.errors import BadConfig
from headtable.regular_files import read_bytes
from headtable.saying import Sentence, sentence

File = TypeVar("File", bound=msgspec.Struct)
Check = Callable[[Config], Iterable[Found]]  # what another room finds wrong with its own settings

MOST_KEYS = 8  # listed when no key is similar


def load(path: Path, *beyond: Check) -> Config:
    """Read a file; BadConfig has everything that is wrong with it. ``beyond`` are the checks of other rooms."""
    try:
        raw = read_bytes(path)
    except IsADirectoryError:
        raise BadConfig("file-is-folder", file=str(path), inside=str(path / "headtable.toml")) from None
    except OSError as trouble:
        raise BadConfig("file-unreadable", file=str(path), error=trouble.strerror) from None
    located = partial(with_paths_of, folder_of(path))
    checks = (partial(_check_located, located, check) for check in beyond)
    return located(read(text_in(raw, str(path)), str(path), *checks))


def _check_located(located: Callable[[Config], Config], check: Check, config: Config) -> Iterable[Found]:
    return check(located(config))


def with_paths_of(folder: Path, config: Config) -> Config:
    """Resolve the paths of keys, logins and certificates against the configuration's folder.

    The paths of nights and of the house's rulesets are those of the current folder, as one types them. A venue's are
    in its folder for nights, from wherever a command is typed.
    """
    if folder == INSTALLED:
        config = msgspec.structs.replace(config, engine=_with_nights_in(NIGHTS, config.engine))

    def beside(name: str) -> str:
        return name and str(folder / name)

    web, broker = config.web, config.broker
    return msgspec.structs.replace(
        config,
        box=msgspec.structs.replace(config.box, keys=beside(config.box.keys)),
        broker=msgspec.structs.replace(broker, logins=beside(broker.logins), tls=beside(broker.tls)),
        web=msgspec.structs.replace(
            web, certificate=beside(web.certificate), certificate_key=beside(web.certificate_key)
        ),
    )


def _with_nights_in(nights: Path, engine: EngineSettings) -> EngineSettings:
    own = (nights / engine.ruleset, nights / "rulesets" / f"{engine.ruleset}.toml")
    ruleset = next((str(path) for path in own if path.is_file()), engine.ruleset)
    return msgspec.structs.replace(
        engine,
        ruleset=ruleset,
        journal=str(nights / engine.journal),
        journal_copy=engine.journal_copy and str(nights / engine.journal_copy),
        backups=engine.backups and str(nights / engine.backups),
    )


def read(text: str, name: str, *beyond: Check) -> Config:
    """Read a text; BadConfig calls it by ``name``."""
    return read_as(Config, text, name, problems_in, *beyond)


def read_as(kind: type[File], text: str, name: str, *checks: Callable[[File], Iterable[Found]]) -> File:
    """Read a TOML text as a struct; BadFile has everything that is wrong with it, each with its line.

    The checks run last, on a text in which every value is valid by itself.
    """
    text = without_mark(text)
    document = document_in(text, name, names_of(_info(kind)))
    found: list[Found] = list(_section(_info(kind), document, ()))
    if not found:
        described = msgspec.convert(document, kind)
        found = [each for check in checks for each in check(described)]
        if not found:
            return described
    lines = KeyLines(text)
    raise BadFile(problem(name, lines[where], where, what) for where, what in found)


def _section(kind: inspect.StructType, value: object, where: Where) -> Iterator[tuple[Where, Sentence]]:
    if not isinstance(value, Mapping):
        yield where, sentence("section-wanted", place=_place(where), found=_misplaced(kind, value))
        return
    fields = {field.name: field for field in kind.fields}
    hints = get_type_hints(kind.cls, include_extras=True)
    for key in value:
        if key not in fields:
            instead = _instead(key, fields)
            yield (*where, key), sentence("key-unknown", place=_place(where), key=shown_key(key), instead=instead)
    for name, field in fields.items():
        if name in value:
            yield from _value(field, hints[name], value[name], (*where, name))
        elif field.required:
            needed = _needed(field, (*where, name))
            yield where, sentence("key-missing", place=_place(where), needed=needed)


def _needed(field: inspect.Field, where: Where) -> Sentence:
    """The example to write for a missing key, section or list of sections."""
    match section_of(field.type) or without_metadata(field.type):
        case inspect.StructType() as section:
            return sentence("section-needed", place=_place(where), keys=_required(section))
        case inspect.VarTupleType(item_type=inspect.StructType() as item):
            return sentence("sections-needed", section=_dotted(where), keys=_required(item))
        case _:
            example = example_of(field)
            return sentence("value-needed", key=field.name, expected=expected(field.type, where), example=example)


def _required(section: inspect.StructType) -> tuple[str, ...]:
    return tuple(f"{field.name} = ..." for field in section.fields if field.required)


def _sections(kind: inspect.StructType, value: object, where: Where) -> Iterator[tuple[Where, Sentence]]:
    if not isinstance(value, list):
        yield where, sentence("sections-wanted", section=_dotted(where), found=_misplaced(kind, value))
        return
    for number, item in enumerate(value):
        yield from _section(kind, item, (*where, number))


def _value(field: inspect.Field, hint: object, value: object, where: Where) -> Iterator[tuple[Where, Sentence]]:
    kind = field.type
    match section_of(kind) or without_metadata(kind):
        case inspect.StructType() as section:
            yield from _section(section, value, where)
        case inspect.VarTupleType(item_type=inspect.StructType() as item):
            yield from _sections(item, value, where)
        case _ if isinstance(value, str) and "\0" in value:
            quoted = HIDDEN if is_secret(kind) else _quoted(value, kind)
            yield where, sentence("value-with-nul", key=where[-1], written=quoted)
        case _ if not _fits(hint, value):
            yield where, _unfit(field, hint, value, where)
        case _:
            pass


def _unfit(field: inspect.Field, hint: object, value: object, where: Where) -> Sentence:
    """The reason why a value is invalid, and its probable meaning."""
    kind, key = field.type, where[-1]
    place = _place(where[:-1]) if len(where) > 1 else None
    if is_secret(kind):
        return sentence("value-secret-wrong", place=place, key=key, written=HIDDEN, expected=expected(kind, where))
    written = _quoted(value, kind)
    if otherwise := as_a_pin(where, value) or as_a_speaker(where, value):
        return sentence("value-misspelt", place=place, key=key, written=written, meant=otherwise)
    return sentence(
        "value-wrong",
        place=place,
        key=key,
        written=written,
        expected=expected(kind, where),
        example=example_of(field),
        meant=_meant(kind, hint, value),
    )


def section_of(kind: inspect.Type) -> inspect.StructType | None:
    """The section at a key, even an optional one; None for any other key."""
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


def _meant(kind: inspect.Type, hint: object, value: object) -> str | None:
    """The probable meaning, as the file writes it."""
    bare = without_metadata(kind)
    values = bare.values if isinstance(bare, inspect.LiteralType) else ()
    near = get_close_matches(str(value), [str(one) for one in values], n=1)
    meant = [*near, *(one for one in _other_spellings(value) if _fits(hint, one))]
    return json.dumps(meant[0], ensure_ascii=False) if meant else None


def _other_spellings(value: object) -> Iterator[object]:
    """Other spellings of a value: in brackets, in quotes, in lower case, as a uid, as a pin."""
    yield [value]
    if isinstance(value, list):
        yield _numbers(value)
    if isinstance(value, str | int) and not isinstance(value, bool) and str(value):
        small = str(value).lower()
        yield from (str(value), small)
        yield from (re.sub("[^a-z0-9]+", mark, small).strip(mark) for mark in ":-")


def _numbers(value: object) -> object:
    """A nested list of pins as numbers."""
    if isinstance(value, list):
        return [_numbers(one) for one in value]
    pin = pin_meant(value)
    return value if pin is None else pin


def _instead(key: str, known: Iterable[str]) -> Sentence:
    """Suggest a similar key, or list all keys, or the most similar of many."""
    keys = list(known)
    if near := get_close_matches(key, keys, n=1):
        return sentence("key-meant", key=near[0])
    if len(keys) <= MOST_KEYS:
        return sentence("keys-there", keys=tuple(keys))
    return sentence("keys-nearest", keys=tuple(get_close_matches(key, keys, n=MOST_KEYS, cutoff=0)))


class SectionPlace(msgspec.Struct, frozen=True, tag="section-place"):
    """A section as a host finds it in the file: ``[broker]``, or ``[[box.pads]] number 2``; empty for the file."""

    section: str = ""
    number: int | None = None


def _place(where: Where) -> SectionPlace:
    if where and isinstance(where[-1], int):
        return SectionPlace(_dotted(where[:-1]), where[-1] + 1)
    return SectionPlace(_dotted(where))


def _dotted(where: Where) -> str:
    return ".".join(map(str, where))


def _misplaced(kind: inspect.StructType, value: object) -> Sentence | str:
    """The value in the place of a section; only its type if it may hold a secret."""
    if not has_secret(kind):
        return _quoted(value, kind)
    match value:
        case str():
            return sentence("misplaced-kind", kind="text")
        case list():
            return sentence("misplaced-kind", kind="list")
        case Mapping():
            return sentence("misplaced-kind", kind="single")
        case _:
            return _quoted(value, kind)


def _quoted(value: object, kind: inspect.Type) -> str:
    return brief(json.dumps(redact(value, names_of(kind)), ensure_ascii=False, default=str))
