"""The sentences of the pages: their names, and the arguments that each needs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from headtable.saying.compiled import (
    Argument,
    Choice,
    FunctionCall,
    Parts,
    Reference,
    own_names,
    references,
    sentences,
    walked,
    words_of,
)

PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
LISTS = frozenset({"AND", "JOINED", "SPACED"})
OWN = "bunco"
"""The ruleset's word; what is not known of it yet is the usual one."""


@dataclass
class Use:
    """How a sentence uses one of its arguments."""

    may_be_missing: bool = False
    is_list: bool = False
    keys: set[str] = field(default_factory=set)
    chooses_by_number: bool = False

    def type(self) -> str:
        """Its type, as TypeScript writes it."""
        kinds = [self._kind()]
        if self.may_be_missing:
            kinds += ["null", "undefined"]
        return " | ".join(kinds)

    def _kind(self) -> str:
        if self.chooses_by_number or (self.keys and all(key.isdigit() for key in self.keys)):
            return "number"
        if self.keys == {"no", "yes"}:
            return "boolean"
        if self.keys:
            return " | ".join(f'"{key}"' for key in sorted(self.keys))
        return "readonly Text[]" if self.is_list else "Shown"


def sentence_arguments() -> Iterator[str]:
    """An interface of the sentences' names with their arguments; ``Shown`` is what may be shown for one."""
    yield ""
    yield "  /** What stands in a sentence for an argument; several stand there as a list. */"
    yield "  type Text = string | number;"
    yield "  type Texts = Text | readonly Text[];"
    yield ""
    yield "  /** The sentences of the pages, by name, with their arguments. */"
    yield "  interface SentenceArguments<Shown = Texts> {"
    for name in sorted(own_names()):
        yield f'    "{name}": {_arguments(name)};'
    yield "  }"
    yield ""
    yield "  /** What say() takes after a sentence's name: nothing where the sentence has no arguments. */"
    yield "  type GivenTo<N extends keyof SentenceArguments, Shown = Texts> ="
    yield "    SentenceArguments[N] extends Record<string, never> ? [] : [SentenceArguments<Shown>[N]];"


def uses_in(name: str) -> dict[str, Use]:
    """The arguments of a sentence, and of those that it refers to, each with its use."""
    uses = dict[str, Use]()
    known = sentences("en")
    _note(known[name], known, uses)
    return uses


def _arguments(name: str) -> str:
    uses = uses_in(name)
    if not uses:
        return "Record<string, never>"
    return "{ " + "; ".join(f"{name}: {_type(name, use)}" for name, use in sorted(uses.items())) + " }"


def _type(name: str, use: Use) -> str:
    return "string | null | undefined" if name == OWN else use.type()


def _note(parts: Parts, known: Mapping[str, Parts], uses: dict[str, Use]) -> None:
    """Note how each argument is used, in a sentence and in those that it refers to."""
    for part in walked(parts):
        match part:
            case Argument(name):
                uses.setdefault(name, Use())
            case Reference(name):
                _note(known[name], known, uses)
            case FunctionCall():
                _note_call(part, known, uses)
            case Choice(Argument(name)):
                _note_choice(part, uses.setdefault(name, Use()))
            case _:
                pass


def _note_call(call: FunctionCall, known: Mapping[str, Parts], uses: dict[str, Use]) -> None:
    if OWN in {name for said in references((call,), known) for name in _names_in(known[said])}:
        uses.setdefault(OWN, Use())
    for value in call.values:
        if isinstance(value, Argument):
            use = uses.setdefault(value.name, Use())
            use.may_be_missing |= call.function == "GIVEN"
            use.is_list |= call.function in LISTS
            use.chooses_by_number |= call.function == "COUNT"
            if call.function == "WORD":
                use.keys |= _words(str(call.values[0]), known)


def _words(kind: str, known: Mapping[str, Parts]) -> set[str]:
    return {name.removeprefix(f"{kind}-") for name in words_of(kind, known)}


def _names_in(parts: Parts) -> set[str]:
    return {part.name for part in walked(parts) if isinstance(part, Argument)}


def _note_choice(choice: Choice, use: Use) -> None:
    keys = {variant.key for variant in choice.variants}
    words = {key for key in keys if isinstance(key, str)}
    if words <= PLURALS or any(not isinstance(key, str) for key in keys):
        use.chooses_by_number = True
    elif "other" not in words:
        use.keys |= words
