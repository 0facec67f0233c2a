"""Makes arguments for any sentence from the way in which its text uses them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import islice, product
from math import prod

from fluent.syntax import FluentParser, ast

from headtable.messages.prizes import Standing
from headtable.saying.catalogue import BadArguments, Catalogue, UnknownSentence, entries
from headtable.saying.languages import ENGLISH, source

ENTRIES = entries(source(ENGLISH))
IN_ENGLISH = Catalogue(ENGLISH, source(ENGLISH))
OWN = frozenset({"bunco", "a_bunco"})
"""Arguments that the catalogue gives to every sentence."""
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
LISTS = frozenset({"AND", "OR", "JOINED", "SPACED"})
COUNTED = frozenset({"COUNT", "SPELLED", "NUMBER", "MONEY", "WHOLE_MONEY"})
NUMBERS = (0, 1, 2, 3, 6, 12)
NAMES = ("Ann", "Bea", "Cat", "Dot")
MOST = 40  # cases of one sentence
Arguments = dict[str, object]


@dataclass
class Use:
    """How a sentence uses one of its arguments."""

    may_be_missing: bool = False
    is_list: bool = False
    is_list_of_lists: bool = False
    is_number: bool = False
    is_struct: bool = False
    words: set[str] = field(default_factory=set)

    def samples(self, name: str) -> tuple[object, ...]:
        """Values that fit this use; a text is the name of its argument."""
        missing = (None,) if self.may_be_missing else ()
        if self.is_struct:
            return (Standing(1, "Ann", 2, 1, 0), *missing)
        if self.is_number:
            return (*NUMBERS, *missing)
        if self.is_list_of_lists:
            return ((NAMES[:2], NAMES[2:]), *missing)
        if self.is_list:
            return (NAMES[:2], NAMES[:3], *missing)
        return (*(sorted(self.words) or (name.upper(),)), *missing)


def uses_of(name: str, known: Mapping[str, str] = ENTRIES) -> dict[str, Use]:
    """The arguments that an entry needs, with their uses."""
    uses = dict[str, Use]()
    for node in _within(_parsed(known[name]), known):
        match node:
            case ast.VariableReference(id=argument):
                uses.setdefault(argument.name, Use())
            case ast.SelectExpression(selector=ast.VariableReference(id=argument), variants=variants):
                _note_keys(uses.setdefault(argument.name, Use()), variants)
            case ast.FunctionReference(id=function, arguments=arguments):
                texts = [value.value for value in arguments.positional if isinstance(value, ast.StringLiteral)]
                for value in arguments.positional:
                    if isinstance(value, ast.VariableReference):
                        _note_function(uses.setdefault(value.id.name, Use()), function.name, texts)
            case _:
                pass
    return {argument: use for argument, use in uses.items() if argument not in OWN}


def _within(node: object, known: Mapping[str, str]) -> Iterator[ast.BaseNode]:
    """A node and all nodes below it, also in the entries that it refers to."""
    match node:
        case list():
            yield from (inner for each in node for inner in _within(each, known))
        case ast.MessageReference(id=other):
            yield from _within(_parsed(known[other.name]), known)
        case ast.BaseNode():
            yield node
            yield from _within(list(vars(node).values()), known)
        case _:
            pass


def _note_keys(use: Use, variants: list[ast.Variant]) -> None:
    """Note the keys of a choice: numbers and plural categories, or words."""
    keys = {variant.key.name for variant in variants if isinstance(variant.key, ast.Identifier)}
    if keys <= PLURALS or len(keys) < len(variants):
        use.is_number = True
    else:
        use.words |= keys


def _note_function(use: Use, function: str, texts: list[str]) -> None:
    """Note what a function says of its argument."""
    use.may_be_missing |= function == "GIVEN"
    use.is_list |= function in LISTS
    use.is_list_of_lists |= function == "EACH"
    use.is_number |= function in COUNTED
    use.is_struct |= function == "AS"
    if function == "WORD":
        kind = f"{texts[0]}-"
        use.words |= {name.removeprefix(kind) for name in ENTRIES if name.startswith(kind)}


@cache
def _parsed(text: str) -> ast.EntryType:
    return FluentParser(with_spans=False).parse_entry(text)


@cache
def english_of(name: str) -> tuple[tuple[Arguments, str], ...]:
    """An English sentence, rendered with all arguments that it can be rendered with, or with many of them."""
    return tuple((given, said) for given in _combined(name) if (said := _rendered(name, given)) is not None)


def _combined(name: str) -> Iterator[Arguments]:
    """Combinations of an English sentence's samples."""
    uses = uses_of(name)
    samples = [use.samples(argument) for argument, use in uses.items()]
    every = prod(map(len, samples)) // MOST
    for chosen in islice(product(*samples), 0, None, every or 1):
        yield dict(zip(uses, chosen, strict=True))


def _rendered(name: str, given: Arguments) -> str | None:
    """The English sentence; None where it has no words for these arguments beside each other."""
    try:
        return IN_ENGLISH.text(name, **given)
    except (BadArguments, UnknownSentence):
        return None
