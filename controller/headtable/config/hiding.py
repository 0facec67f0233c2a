"""Keep the values of secret keys out of everything that is printed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple

import msgspec
from msgspec import inspect

from headtable.config.settings import Config

HIDDEN = "(hidden)"
MOST_TOLD = 1000  # letters of a message
MOST_QUOTED = 60  # letters of one quotation in a message

_LINE = re.compile(
    r"""(?P<open>\[{0,2})\s*["']?(?P<key>\w[\w-]*(?:\s*\.\s*[\w-]+)*)(?![\w-])["']?\s*\]{0,2}\s*(?P<is>=?)\s*(?P<rest>.*)"""
)
_PLAIN = re.compile(
    r"""(?!.*(?:://|pass|key|secret|pw))(?:"[^"=@]*"?|'[^'=@]*'?|\[[^\]=@]*\]?|[\w.+-]*)\s*""", re.IGNORECASE
)
"""A whole or broken value that holds no password and has none after it."""
_WORD = re.compile(r"[\w-]+")
_URL = re.compile(r"://[^\s\"']*")
_WORDS = re.compile(r"\S+")
_LONG = re.compile(r"\S{200,}")


def shown_config(config: Config) -> dict[str, object]:
    """The configuration for a script or a bug report, with every secret replaced."""
    return _shown(config)


def is_secret(kind: inspect.Type) -> bool:
    """Whether the value of such a key is secret."""
    return isinstance(kind, inspect.Metadata) and bool((kind.extra or {}).get("secret"))


def secret_values(section: msgspec.Struct) -> Iterator[str]:
    """The value of each secret key, at any depth; an empty one if it is not set."""
    for key in _keys(section):
        if key.is_secret:
            yield str(key.value)
        for inner in key.value if isinstance(key.value, tuple) else (key.value,):
            if isinstance(inner, msgspec.Struct):
                yield from secret_values(inner)


class Names(NamedTuple):
    """The names of a file's keys, by what may be shown of them."""

    plain: frozenset[str]
    secret: frozenset[str]
    sections: frozenset[str]


def quotable(line: str, names: Names) -> str:
    """The part of a broken line that is certainly not secret: a known key, and a plain value."""
    if not (found := _LINE.fullmatch(line.strip())):
        return HIDDEN
    words = [word.strip() for word in found["key"].split(".")]
    known = names.plain | names.secret | names.sections
    if not known.issuperset(words):
        return HIDDEN
    if found["open"]:
        return brief(line.strip()) if not found["rest"] and names.sections.issuperset(words) else HIDDEN
    if names.plain.issuperset(words[-1:]) and found["is"] and _PLAIN.fullmatch(found["rest"]):
        return brief(line.strip())
    return f"{'.'.join(words)} {'= ' if found['is'] else ''}{HIDDEN}"


def redact(value: object, names: Names) -> object:
    """Any value from the file as it may be quoted: without the values of secret and unknown keys."""
    match value:
        case Mapping():
            return {
                key if key in names.plain | names.secret | names.sections else HIDDEN: (
                    redact(inner, names) if key in names.plain | names.sections else HIDDEN
                )
                for key, inner in value.items()
            }
        case list():
            return [redact(item, names) for item in value]
        case _:
            return value


def is_word(key: str) -> bool:
    """Whether a key is a short word. A quoted key can hold anything, even a password."""
    return bool(_WORD.fullmatch(key)) and len(key) <= MOST_QUOTED


def shown_key(key: str) -> str:
    """An unknown key, if it is a word."""
    return repr(brief(key)) if _WORD.fullmatch(key) else HIDDEN


def printable(text: str) -> str:
    """A message that is safe to print: without the rest of URLs, without control characters, and not too long."""
    text = _WORDS.sub(lambda found: _without_login(found[0]), _without_url(text))
    text = _LONG.sub(lambda found: brief(found[0]), text)
    text = text if len(text) <= MOST_TOLD else text[:MOST_TOLD] + "…"
    return "".join(one if one.isprintable() else one.encode("unicode_escape").decode() for one in text)


def _without_url(text: str) -> str:
    """Each URL with its scheme only. Everything up to the last @ goes: a password may have blanks."""
    before, scheme_ends, url = text.partition("://")
    if not scheme_ends:
        return text
    return before + _URL.sub(f"://{HIDDEN}", f"://{url.rpartition('@')[2]}")


def _without_login(word: str) -> str:
    """A word without the ``user:password`` before its @."""
    login, _, host = word.rpartition("@")
    return f"{HIDDEN}@{host}" if ":" in login else word


def brief(text: str) -> str:
    """The beginning of a long text."""
    return text if len(text) <= MOST_QUOTED else text[:MOST_QUOTED] + "…"


def names_of(kind: inspect.Type) -> Names:
    """The names of the keys of such a file."""
    found: dict[str, set[str]] = {"plain": set(), "secret": set(), "sections": set()}
    for name, sort in _names(kind):
        found[sort].add(name)
    return Names(*(frozenset(found[sort]) for sort in Names._fields))


def has_secret(kind: inspect.Type) -> bool:
    """Whether a section has a secret key."""
    return any(sort == "secret" for _, sort in _names(kind))


class _Key(NamedTuple):
    """A key of a section, with its value."""

    name: str
    value: object
    is_secret: bool


def _keys(section: msgspec.Struct) -> Iterator[_Key]:
    kind = inspect.type_info(type(section))
    assert isinstance(kind, inspect.StructType)  # noqa: S101  it is the type of a struct
    for field in kind.fields:
        yield _Key(field.name, getattr(section, field.name), is_secret(field.type))


def _shown(section: msgspec.Struct) -> dict[str, object]:
    return {key.name: HIDDEN if key.value and key.is_secret else _plain(key.value) for key in _keys(section)}


def _plain(value: object) -> object:
    if isinstance(value, msgspec.Struct):
        return _shown(value)
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


def _names(kind: inspect.Type) -> Iterator[tuple[str, str]]:
    """Each key of a type, at any depth, with its sort."""
    match kind:
        case inspect.Metadata(type=inner) | inspect.VarTupleType(item_type=inner):
            yield from _names(inner)
        case inspect.UnionType(types=kinds):
            for one in kinds:
                yield from _names(one)
        case inspect.StructType(fields=fields):
            for field in fields:
                inner_names = list(_names(field.type))
                yield field.name, "secret" if is_secret(field.type) else "sections" if inner_names else "plain"
                yield from inner_names
        case _:
            pass
