"""A kind of gap in a phrase: how its words are written, read and compared."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import NamedTuple, TypeVar, cast

from headtable.errors import BadConfig

Players = Collection[str]
Value = TypeVar("Value", str, int)


def same(wanted: object, actual: object) -> bool:
    """Most values must be the same."""
    return wanted == actual


def part_of(wanted: object, actual: object) -> bool:
    """Of a free text a piece is enough, by whatever spelling of bunco."""
    return bool(actual) and plain(str(wanted)) in plain(str(actual))


def plain(text: str) -> str:
    """In small letters, and bunco in one spelling."""
    return text.lower().replace("bunko", "bunco")


def in_any_order(wanted: object, actual: object) -> bool:
    """Several values, in whatever order."""
    one, other = cast("tuple[object, ...]", wanted), cast("tuple[object, ...] | None", actual) or ()
    return sorted(map(str, one)) == sorted(map(str, other))


class Slot(NamedTuple):
    """A kind of gap: how to write a value, read words, match them, and compare values."""

    says: Callable[[object], str]
    reads: Callable[[str, Players], object]
    shape: str = r".+?"
    fits: Callable[[object, object], bool] = same
    says_nobody: bool = False


def nearest(word: str, known: Iterable[str]) -> str | None:
    """The nearest of the known words, if one is like it."""
    close = difflib.get_close_matches(word, list(known), n=1, cutoff=0.5)
    return close[0] if close else None


def one_of(words: Mapping[Value, str], *more: tuple[str, Value]) -> Slot:
    """A value of a fixed list, each in its words; ``more`` are other words that are understood, with their value."""
    meant = {spoken.lower(): value for value, spoken in words.items()} | dict(more)

    def read(text: str, players: Players) -> Value:
        value = meant.get(" ".join(plain(text).split()))
        if value is None:
            raise BadConfig("script-none-of", known=tuple(words.values()), words=text, nearest=nearest(text, meant))
        return value

    return Slot(lambda value: words[cast("Value", value)], read)


def as_it_is(words: str, players: Players) -> str:
    """Free words."""
    return words


def compared_as_said(say: Callable[[object], str]) -> Slot:
    """A long value, of which any piece of its words may be expected."""
    return Slot(say, as_it_is, fits=lambda wanted, actual: bool(actual) and part_of(wanted, say(actual)))
