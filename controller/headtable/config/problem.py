"""The problem in a file, as data. The sentence is made when somebody reads it."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import asdict, replace

from headtable.config.hiding import HIDDEN, is_word, printable
from headtable.config.key_lines import Where
from headtable.errors import BadConfig, Trouble
from headtable.messages.named_error import NamedError, named_error
from headtable.saying import Sentence, say, sentence, text

Found = tuple[Where, Struct]
"""Where something is wrong, and what."""


class Problem(Struct, frozen=True):
    """One problem in a file. Its quotes are free of secrets."""

    file: str
    line: int | None  # None if no single line is wrong
    key: str  # dotted, as ``box.pads.1.uid``; empty for the whole file
    what: Struct

    def __str__(self) -> str:
        """The file, the line and the sentence."""
        return text("problem", file=self.file, line=self.line, what=sentence_of(self.what))


class Problems(Struct, frozen=True):
    """Everything that is wrong in a file."""

    problems: tuple[Problem, ...]


class BadFile(BadConfig):
    """A file that cannot be used, with everything that is wrong in it."""

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(problems)
        super().__init__(Problems(self.problems))

    def __str__(self) -> str:
        """A line for each problem."""
        return "\n".join(map(str, self.problems))


class ShownProblem(Struct, frozen=True):
    """A problem for a script: the data, and the sentence."""

    file: str
    line: int | None
    key: str
    what: Struct
    sentence: str


def shown_problems(wrong: BadConfig, file: str) -> tuple[ShownProblem, ...]:
    """The problem with a file, as data for a script, from any kind of error."""
    if isinstance(wrong, BadFile):
        return tuple(ShownProblem(*_fields(one), sentence=str(one)) for one in wrong.problems)
    return (ShownProblem(file, None, "", redacted(reason_of(wrong)), sentence=str(wrong)),)


def _fields(one: Problem) -> tuple[str, int | None, str, Struct]:
    return one.file, one.line, one.key, one.what


def problem(file: str, line: int | None, where: Where, what: Struct) -> Problem:
    """A problem without anything secret in it."""
    return Problem(file, line, ".".join(map(_shown_part, where)), redacted(what))


def _shown_part(part: str | int) -> str:
    """A part of a key. A quoted key can hold anything, even a password."""
    return str(part) if isinstance(part, int) or is_word(part) else HIDDEN


def reason_of(wrong: Trouble) -> Struct:
    """The data of an error, as one struct."""
    if isinstance(wrong.reason, Struct):
        return wrong.reason
    return sentence(wrong.reason, **wrong.arguments)


def reasons_of(wrong: Trouble) -> tuple[Struct, ...]:
    """The data of an error; of a file each problem."""
    return wrong.problems if isinstance(wrong, BadFile) else (reason_of(wrong),)


def named_errors(wrong: Trouble) -> tuple[NamedError, ...]:
    """The data of an error as it can be sent."""
    return tuple(map(named_error, reasons_of(wrong)))


def sentence_of(what: Struct) -> str:
    """The sentence, short and plain enough for a terminal."""
    return printable(say(what))


def redacted(what: Struct) -> Struct:
    """The same data without secrets and without control characters."""
    if isinstance(what, Sentence):
        return Sentence(what.name, {key: _redacted(value) for key, value in what.arguments.items()})
    return replace(what, **{key: _redacted(value) for key, value in asdict(what).items()})


def _redacted(value: object) -> object:
    match value:
        case str():
            return printable(value)
        case tuple() | list():
            return tuple(map(_redacted, value))
        case Struct():
            return redacted(value)
        case _:
            return value
