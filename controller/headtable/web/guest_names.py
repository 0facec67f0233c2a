"""Names that can be told apart: the problem of a name, and a name that would do."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable, Iterator
from itertools import count

from headtable.errors import NotAllowed
from headtable.game.people.roster import JOINERS, check_names
from headtable.messages.words import LONGEST_NAME, Message
from headtable.name_order import letters

MOST_QUOTED = 60  # letters of a name in a sentence about it


class NameMissing(Message, tag="name-missing"):
    """A line has no name."""


class NameTooLong(Message, tag="name-too-long"):
    """A name has too many letters; ``suggested`` is a shorter one."""

    name: str
    letters: int
    longest: int
    suggested: str


class SameName(Message, tag="same-name"):
    """Another guest has this name; ``suggested`` is a free one."""

    name: str
    suggested: str


class NameTwice(Message, tag="name-twice"):
    """Two new lines have this name; ``suggested`` is a free one."""

    name: str
    first: int
    suggested: str


class NameNotAllowed(Message, tag="name-not-allowed"):
    """The rules allow no player such a name."""

    name: str
    why: str


NameProblem = NameMissing | NameTooLong | SameName | NameTwice | NameNotAllowed


def tidy(name: str) -> str:
    """The name with single spaces, and each letter with an accent as one character.

    Chats and word processors put marks into a text that nobody sees, such as its direction. They are left out, or two
    names would look the same. ``tidy`` of ``static/host/names.js`` does the same.
    """
    seen = (letter for letter in unicodedata.normalize("NFC", name) if not _is_hidden_mark(letter))
    return " ".join("".join(seen).split())


def _is_hidden_mark(letter: str) -> bool:
    return unicodedata.category(letter) == "Cf" and letter not in JOINERS


def name_problem(name: str, taken: Collection[str]) -> NameProblem | None:
    """What is wrong with a name; None if nothing is. ``taken`` are the names of the others."""
    if not name:
        return NameMissing()
    if len(name) > LONGEST_NAME:
        return NameTooLong(_quoted(name), len(name), LONGEST_NAME, free_name(shorter(name), taken))
    try:
        check_names((name,))
    except NotAllowed as refused:
        return NameNotAllowed(name, str(refused))
    return SameName(name, free_name(name, taken)) if name in taken else None


def _quoted(name: str) -> str:
    return name if len(name) <= MOST_QUOTED else f"{name[:MOST_QUOTED]}…"


def similar_names(new: Iterable[str], old: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Each new name that is easily confused with an earlier one, and that one.

    Such names differ only in case, accents, spaces or punctuation.
    """
    first: dict[str, str] = {}
    for name in old:
        first.setdefault(letters(name), name)
    for name in new:
        other = first.setdefault(letters(name), name)
        if other != name:
            yield name, other


def shorter(name: str) -> str:
    """A name that fits: as many whole words as possible, or the first letters."""
    words = name.split()
    while len(words) > 1 and len(" ".join(words)) > LONGEST_NAME:
        words.pop()
    return " ".join(words)[:LONGEST_NAME].strip()


def free_name(name: str, taken: Collection[str]) -> str:
    """The name itself, or the first free one such as "Anna (2)"."""
    if name not in taken:
        return name
    numbered = (_numbered(name, number) for number in count(2))
    return next(one for one in numbered if one not in taken)


def _numbered(name: str, number: int) -> str:
    ending = f" ({number})"
    return name[: LONGEST_NAME - len(ending)].rstrip() + ending
