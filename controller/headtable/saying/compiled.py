"""The sentences of the pages as data, so that a browser renders them like the catalogue.

The pages' own files are ``PAGES``. The sentences that they refer to are included. A browser gets no Fluent syntax:
each sentence is a list of parts, and ``static/sentences.js`` puts the parts together.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Final

from fluent.syntax import FluentParser, ast
from msgspec import Struct

from headtable.saying.catalogue import BUNCO, LIST_SEPARATOR, BadArguments, entries
from headtable.saying.currencies import currency
from headtable.saying.ghosts import PLAYERS
from headtable.saying.languages import ENGLISH, PSEUDO, file_source, language, source

PAGES: Final = (
    "pages", "accounts", "console", "changes", "glance", "glossary", "guest", "hall", "pad", "projector",
    "all-nights", "door",
)  # fmt: skip
"""The files whose sentences the pages say."""
FUNCTIONS: Final = frozenset({"AND", "COUNT", "GIVEN", "JOINED", "MONEY", "NUMBER", "SPACED", "WHOLE_MONEY", "WORD"})
"""What ``static/sentences.js`` knows."""
_PLAYERS = tuple(sorted(PLAYERS))


class Argument(Struct, frozen=True, tag_field="is", tag="argument"):
    """An argument that the page gives."""

    name: str


class Reference(Struct, frozen=True, tag_field="is", tag="reference"):
    """Another sentence."""

    name: str


class FunctionCall(Struct, frozen=True, tag_field="is", tag="call"):
    """A function, such as ``GIVEN``, of some values."""

    function: str
    values: tuple[str | float | Argument, ...]
    options: Mapping[str, str | float] = {}


class Variant(Struct, frozen=True):
    """One of the alternatives; a key is a word, a number or a plural category."""

    key: str | float
    parts: Parts


class Choice(Struct, frozen=True, tag_field="is", tag="choice"):
    """Alternatives; ``otherwise`` is the place of the one for everything else."""

    of: Argument | FunctionCall
    variants: tuple[Variant, ...]
    otherwise: int


Part = str | float | Argument | Reference | FunctionCall | Choice
Parts = tuple[Part, ...]


class Sentences(Struct, frozen=True):
    """All sentences of the pages, in one language; ``bunco`` is the word where no ruleset has another.

    ``players`` are the arguments that hold players' names.
    """

    language: str
    currency: str
    bunco: str
    players: tuple[str, ...]
    sentences: Mapping[str, Parts]


def compiled() -> Sentences:
    """The sentences of the pages, in this process's language; those of the pseudo-language are in brackets."""
    if language() != PSEUDO:
        return Sentences(language(), currency(), BUNCO, _PLAYERS, sentences(language()))
    bracketed = {name: ("[", *parts, "]") for name, parts in sentences(ENGLISH).items()}
    return Sentences(ENGLISH, currency(), BUNCO, _PLAYERS, bracketed)


def own_names() -> list[str]:
    """The names in the pages' own files."""
    return [name for file in PAGES for name in entries(file_source(ENGLISH, file))]


@cache
def sentences(of: str) -> Mapping[str, Parts]:
    """The pages' sentences, those that they refer to, and the separator of every list."""
    texts = entries(source(of))
    found: dict[str, Parts] = {}
    open_ends = [*own_names(), LIST_SEPARATOR]
    while open_ends:
        name = open_ends.pop()
        if name not in found:
            found[name] = parsed(texts[name])
            open_ends += references(found[name], texts)
    return dict(sorted(found.items()))


def references(parts: Parts, names: Iterable[str]) -> Iterator[str]:
    """The other sentences that one refers to; ``WORD("mark", $mark)`` may refer to any of its kind."""
    for part in walked(parts):
        match part:
            case Reference(name):
                yield name
            case FunctionCall("AND"):
                yield "list-and"
            case FunctionCall("COUNT", (thing, _)):
                yield f"count-{thing}"
            case FunctionCall("WORD", (kind, _)):
                yield from words_of(str(kind), names)
            case _:
                pass


def words_of(kind: str, names: Iterable[str]) -> list[str]:
    """``words_of("mark", ...)`` are ``mark-1``, ``mark-2`` and so on."""
    return [name for name in names if name.startswith(f"{kind}-")]


def walked(parts: Parts) -> Iterator[Part]:
    """Every part of a sentence, and the parts inside of it."""
    for part in parts:
        yield part
        match part:
            case FunctionCall(_, values):
                yield from walked(values)
            case Choice(of, variants):
                yield from walked((of,))
                yield from (inner for variant in variants for inner in walked(variant.parts))
            case _:
                pass


def parsed(text: str) -> Parts:
    """One sentence in Fluent's syntax as parts; BadArguments if a page cannot render it."""
    match FluentParser(with_spans=False).parse_entry(text):
        case ast.Message(value=ast.Pattern() as pattern):
            return _parts(pattern)
        case _:
            raise BadArguments(f"no sentence in Fluent's syntax: {text!r}")


def _parts(pattern: ast.Pattern) -> Parts:
    return tuple(_part(element) for element in pattern.elements)


def _part(element: ast.TextElement | ast.Placeable) -> Part:
    if isinstance(element, ast.TextElement):
        return str(element.value)
    match element.expression:
        case ast.SelectExpression(selector=selector, variants=variants):
            return _choice(selector, variants)
        case ast.MessageReference(id=name, attribute=None):
            return Reference(name.name)
        case expression:
            return _value(expression)


def _choice(selector: object, variants: list[ast.Variant]) -> Choice:
    of = _value(selector)
    if not isinstance(of, Argument | FunctionCall):
        raise BadArguments(f"a page cannot choose by {of!r}")
    default = next(place for place, variant in enumerate(variants) if variant.default)
    return Choice(of, tuple(Variant(_key(variant.key), _parts(variant.value)) for variant in variants), default)


def _key(key: ast.Identifier | ast.NumberLiteral) -> str | float:
    return _number(key) if isinstance(key, ast.NumberLiteral) else str(key.name)


def _value(expression: object) -> str | float | Argument | FunctionCall:
    match expression:
        case ast.StringLiteral():
            return str(expression.parse()["value"])
        case ast.NumberLiteral():
            return _number(expression)
        case ast.VariableReference(id=name):
            return Argument(name.name)
        case ast.FunctionReference(id=name, arguments=arguments) if name.name in FUNCTIONS:
            return _call(name.name, arguments)
        case _:
            raise BadArguments(f"a page cannot say {expression!r}")


def _call(function: str, arguments: ast.CallArguments) -> FunctionCall:
    values = [_value(each) for each in arguments.positional]
    options = {each.name.name: _value(each.value) for each in arguments.named}
    return FunctionCall(
        function,
        tuple(value for value in values if not isinstance(value, FunctionCall)),
        {name: value for name, value in options.items() if isinstance(value, str | float | int)},
    )


def _number(literal: ast.NumberLiteral) -> float:
    number = float(literal.value)
    return int(number) if number.is_integer() else number
