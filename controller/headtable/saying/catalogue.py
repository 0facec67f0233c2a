"""A language's sentences: a struct or a name in, a sentence out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from typing import cast

from fluent.runtime import FluentBundle, FluentResource, resolver
from fluent.runtime.builtins import BUILTINS
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentDateType, FluentType, fluent_number
from fluent.syntax.ast import Resource
from msgspec import Struct
from msgspec.structs import asdict

from headtable.saying.currencies import amount, whole_amount
from headtable.saying.ghosts import GHOST, PLAYERS, Ghost, shown_ghost
from headtable.saying.name_keys import prize_key
from headtable.saying.semi_final import is_semi_final

BUNCO = "bunco"
"""What most rulesets call three of the mark."""
A_BUNCO = "a-bunco"
"""The sentence that puts the language's article before that word; ``$a_bunco`` is what it says."""
LIST_SEPARATOR = "list-separator"
"""The sentence that stands between the values of a list."""
LONGEST = 2000
"""Characters of one argument. A longer one is cut."""
resolver.MAX_PART_LENGTH = 1_000_000  # Fluent's own guard is faulty; arguments are cut, so no sentence reaches it
LARGEST = 10**15
"""A number that Fluent can still round; a larger one, and one that is not finite, is said as it is written."""
ENTRY = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{ *([a-z][a-z0-9-]*) *\}")
"""A sentence that stands within another one."""
ARGUMENT = re.compile(r"\$([a-z_]+)")
"""An argument that a sentence uses."""
Functions = dict[str, Callable[..., FluentType]]
"""What Fluent wants of its functions; it takes plain strings, too."""


class UnknownSentence(LookupError):
    """No sentence of the catalogue has this name."""


class BadArguments(ValueError):
    """A sentence lacks an argument, or its own syntax is wrong: a bug."""


class Sentence(Struct, frozen=True):
    """A sentence that is still data: its name in the catalogue, and its arguments."""

    name: str
    arguments: Mapping[str, object] = {}


def sentence(name: str, /, **arguments: object) -> Sentence:
    """``sentence("points", points=1)`` is rendered when somebody reads it."""
    return Sentence(name, arguments)


class Nothing(str):
    """The argument for None. It selects ``[none]``; a player may be called "none" and is not left out."""

    __slots__ = ()


class Words(FluentType):
    """Several values in one argument; by themselves they are rendered as a list."""

    def __init__(self, each: Iterable[object], separator: str) -> None:
        self.each = tuple(each)
        self._separator = separator

    def __str__(self) -> str:
        return _short(self._separator.join(map(str, self.each)))

    def format(self, locale: object) -> str:
        """The values with the language's separator between them."""
        return str(self)


class Said(FluentType):
    """A struct in an argument, rendered by its own sentence."""

    def __init__(self, fact: Struct, say: Callable[[Struct], str]) -> None:
        self.fact = fact
        self._say = say

    def __str__(self) -> str:
        return _short(self._say(self.fact))

    def format(self, locale: object) -> str:
        """The struct's sentence."""
        return str(self)


class Catalogue:
    """The sentences of one language, for one spelling of a bunco.

    An entry is parsed on its first use, so that a command with three sentences parses three.
    """

    def __init__(self, language: str, source: str, bunco: str = BUNCO) -> None:
        self._entries = entries(source)
        self._own: Mapping[str, object] = {"bunco": bunco}
        self._language = language
        self._arguments: dict[str, frozenset[str]] = {}  # of each sentence that is parsed
        functions: dict[str, Callable[..., object]] = {
            "WORD": self._word,
            "COUNT": self._count,
            "AS": self._as,
            "GIVEN": _given,
            "AND": self._and,
            "OR": self._or,
            "EACH": self._each,
            "JOINED": _joined,
            "SPACED": _spaced,
            "QUOTED": _quoted,
            "PRIZE": self._prize,
            "SPELLED": self._spelled,
            "CAPITAL": capital,
            "INITIAL": _initial,
            "NUMBER": _number,
            "MONEY": self._money,
            "WHOLE_MONEY": self._whole_money,
            "DATETIME": _datetime,
        }
        functions = {name: _cut(function) for name, function in functions.items()}
        self._bundle = FluentBundle([language], functions=cast("Functions", functions), use_isolating=False)

    def say(self, fact: Struct, /, **more: object) -> str:
        """The sentence for a struct, by the name of its class and with its fields as arguments."""
        if isinstance(fact, Sentence):
            return self.text(fact.name, **{**fact.arguments, **more})
        return self.text(name_of(type(fact)), **{**asdict(fact), **more})

    def part(self, fact: Struct, part: str, /, **more: object) -> str:
        """A second sentence for a struct, such as its remedy: ``.fix`` below the first one in the file."""
        return self.text(f"{name_of(type(fact))}.{part}", **asdict(fact), **more)

    def text(self, name: str, /, **arguments: object) -> str:
        """The sentence of that name; UnknownSentence and BadArguments are bugs."""
        pattern = self._pattern(name)
        used = self._arguments[name.partition(".")[0]]
        in_semi_final = is_semi_final(arguments.get("set"))
        a_bunco = {"a_bunco": self._a_bunco} if "a_bunco" in used else {}
        given = {**self._own, "in_semi_final": in_semi_final, **a_bunco, **arguments}
        values = {key: self._argument(given[key], key) for key in used if key in given}
        said, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise BadArguments(f"{name!r} with {sorted(given)}: {errors[0]}")
        return str(said)

    @cached_property
    def _a_bunco(self) -> str:
        return self.text(A_BUNCO)

    @cached_property
    def _separator(self) -> str:
        return self.text(LIST_SEPARATOR)

    def _pattern(self, name: str) -> Pattern:
        entry, _, part = name.partition(".")
        self._need(entry)
        message = self._bundle.get_message(entry)
        pattern = message.attributes.get(part) if part else message.value
        if pattern is None:
            raise UnknownSentence(name)
        return pattern

    def has_part(self, fact: Struct, part: str) -> bool:
        """Whether a struct has a second sentence of that name."""
        return self.has(f"{name_of(type(fact))}.{part}")

    def has(self, name: str) -> bool:
        """Whether a sentence of that name exists, or a second one: ``has("help-run.more")``."""
        entry, _, part = name.partition(".")
        return entry in self._entries and (not part or f"\n    .{part} = " in self._entries[entry])

    def uses(self, fact: type[Struct]) -> frozenset[str]:
        """The fields that a struct's sentence uses."""
        name = name_of(fact)
        self._need(name)
        return self._arguments[name]

    def _need(self, name: str) -> None:
        """Parse a sentence and all that it refers to, unless that is done.

        Threads may do so at once, and then parse it twice. Its arguments come last: they say that all of it is there.
        """
        if name in self._arguments:
            return
        if name not in self._entries:
            raise UnknownSentence(name)
        entry = self._entries[name]
        self._bundle.add_resource(_parsed(entry))
        if not self._bundle.has_message(name):
            raise BadArguments(f"{name!r} is not in Fluent's syntax: {entry!r}")
        others = REFERENCE.findall(entry)
        for other in others:
            self._need(other)
        within = (self._arguments.get(other, frozenset()) for other in others)
        self._arguments[name] = frozenset(ARGUMENT.findall(entry)).union(*within)

    def _argument(self, value: object, key: str) -> object:
        """A field's value as Fluent takes it: None is ``none``, and a number has no thousands separator."""
        match value:
            case None:
                return Nothing("none")
            case bool():
                return "yes" if value else "no"
            case int() | float():
                return fluent_number(value, useGrouping=False) if -LARGEST < value < LARGEST else str(value)
            case Struct():
                return Said(value, self.say)
            case tuple() | list() | set() | frozenset():
                return Words((self._within(each, key) for each in value), self._separator)
            case _:
                return value if isinstance(value, Words | FluentDateType | Ghost) else self._name(str(value), key)

    def _within(self, value: object, key: str) -> object:
        """A value inside a list."""
        return self._argument(value, key) if isinstance(value, Struct | tuple) else self._name(str(value), key)

    def _name(self, value: str, key: str) -> str:
        return self._player(value) if key in PLAYERS else _short(value)

    def player(self, name: str) -> str:
        """A player's name as it is shown: ``player("Ghost 2")`` is "Geist 2" in German."""
        return str(self._player(name))

    def _player(self, name: str) -> str:
        ghost = GHOST.fullmatch(name)
        return shown_ghost(self.text("pages-ghost", number=ghost[1]), name) if ghost else _short(name)

    def _word(self, kind: str, value: object, *_: object) -> str:
        """``WORD("worth", $worth)`` is the sentence ``worth-mini``."""
        return self.text(f"{kind}-{value}")

    def _count(self, thing: str, number: object) -> str:
        """``COUNT("point", $points)`` is the sentence ``count-point`` with that number."""
        return self.text(f"count-{thing}", n=number)

    def _as(self, name: str, value: object) -> str:
        """``AS("score-card", $was)`` is that sentence with the struct's fields."""
        return self.text(name, **asdict(cast("Said", value).fact))

    def _each(self, name: str, words: object) -> Words:
        """``EACH("seats-of-table", $seats)``: that sentence for each value, with ``$each`` and its ``$number``.

        An empty value is left out; the others keep their numbers.
        """
        values = enumerate(cast("Words", words).each, 1)
        said = (self.text(name, number=number, each=each) for number, each in values if _given(each) == "yes")
        return Words(said, self._separator)

    def _and(self, words: object) -> str:
        """``AND($names)``: Ann, Bea and Cat."""
        return self._listed("list-and", words)

    def _or(self, words: object) -> str:
        """``OR($names)``: Ann, Bea or Cat."""
        return self._listed("list-or", words)

    def _listed(self, name: str, words: object) -> str:
        each = tuple(map(str, words.each)) if isinstance(words, Words) else (str(words),)
        if len(each) < 2:
            return "".join(each)
        return self.text(name, before=Words(each[:-1], self._separator), last=each[-1])

    def _money(self, value: object) -> str:
        """``MONEY($amount)``: $20.50, in the currency of the house."""
        return amount(value, self._language) if isinstance(value, int | float) else str(value)

    def _whole_money(self, value: object) -> str:
        """``WHOLE_MONEY($dollars)``: $20; the amount never has cents."""
        return whole_amount(value, self._language) if isinstance(value, int | float) else str(value)

    def _prize(self, name: object) -> str:
        """``PRIZE($prize)``: the name of a bundled prize in the reader's language, or a house's own name as it is."""
        return self.text("pages-prize-name", key=prize_key(str(name)), name=name)

    def _spelled(self, number: object) -> str:
        """``SPELLED($sets)``: a small number as a word."""
        return self.text("number-spelled", number=number)


class Pseudo(Catalogue):
    """The pseudo-language: each sentence is in brackets, so text outside of them is in no catalogue."""

    def text(self, name: str, /, **arguments: object) -> str:
        """The sentence in brackets."""
        return f"[{super().text(name, **arguments)}]"


@cache
def _parsed(entry: str) -> Resource:
    """An entry of a file; a catalogue for another spelling of a bunco does not parse it again."""
    return FluentResource(entry)


def entries(source: str) -> Mapping[str, str]:
    """Each entry of a file by its name; comments are left out."""
    lines = "\n".join(line for line in source.splitlines() if not line.startswith("#"))
    starts = [*ENTRY.finditer(lines)]
    ends = [start.start() for start in starts[1:]] + [len(lines)]
    return {start[1]: lines[start.start() : end] for start, end in zip(starts, ends, strict=True)}


@cache
def name_of(kind: type) -> str:
    """``name_of(NotArmed)`` is "not-armed"."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", kind.__name__).lower()


def capital(words: object) -> str:
    """``CAPITAL($a_bunco)``: A bunco."""
    text = str(words)
    return text[:1].upper() + text[1:]


def _initial(words: object) -> str:
    """``INITIAL($bunco)``: b, the small first letter, by which a language chooses an article."""
    return str(words)[:1].lower()


def _number(value: object, **options: object) -> object:
    """``NUMBER($dose, style: "percent")``; a number that is too large is written as it is."""
    return value if isinstance(value, str) else BUILTINS["NUMBER"](value, **options)


def _datetime(value: object, **options: object) -> object:
    """``DATETIME($date, dateStyle: "medium")``: Nov 23, 2026; what is no date is written as it is."""
    return value if isinstance(value, str) else BUILTINS["DATETIME"](value, **options)


def _cut(function: Callable[..., object]) -> Callable[..., object]:
    """The same function, whose text is never longer than Fluent takes."""

    def cut(*values: object, **options: object) -> object:
        made = function(*values, **options)
        return _short(made) if isinstance(made, str) else made

    return cut


def _short(words: str) -> str:
    return words if len(words) <= LONGEST else words[: LONGEST - 1] + "…"


def _given(value: object) -> str:
    """``GIVEN($dice)`` is "no" if nothing was given."""
    empty = not value.each if isinstance(value, Words) else isinstance(value, Nothing) or value == ""
    return "no" if empty else "yes"


def _spaced(words: object) -> str:
    """``SPACED($faces)``: 1 1 4."""
    return _joined(words, " ")


def _quoted(text: object) -> str:
    """``QUOTED($player)``: 'Ann', with invisible characters escaped."""
    return repr(text.stored if isinstance(text, Ghost) else str(text))


def _joined(words: object, between: object) -> str:
    """``JOINED($tally, " to ")``: 2 to 0; an empty value is left out."""
    return _short(str(between).join(str(each) for each in cast("Words", words).each if _given(each) == "yes"))
