"""An error as a message: the name of its sentence in the catalogue, and the arguments of that sentence."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import asdict

from headtable.messages.words import Message
from headtable.saying.catalogue import Sentence, name_of

LONGEST = 1000
Words = Annotated[str, Meta(max_length=LONGEST)]


class NamedError(Message, Sentence, tag="error"):
    """An error, as the name of its sentence and the arguments. An argument may be an error again."""

    name: Annotated[str, Meta(pattern=r"^[a-z0-9-]{1,60}$(?!\n)", description="a sentence of the catalogue")]
    arguments: Annotated[dict[str, Argument], Meta(max_length=40, description="what the sentence tells")]


Single = NamedError | Words | int | float | bool | None
Argument = Single | tuple[Single, ...]


def named_error(reason: Struct) -> NamedError:
    """``named_error(sentence("no-journal-there", journal=path))``: the same as plain data, which can be sent."""
    if isinstance(reason, Sentence):
        return NamedError(reason.name, {key: _argument(value) for key, value in reason.arguments.items()})
    return NamedError(name_of(type(reason)), {key: _argument(value) for key, value in asdict(reason).items()})


def _argument(value: object) -> Argument:
    return tuple(map(_single, value)) if isinstance(value, tuple | list) else _single(value)


def _single(value: object) -> Single:
    match value:
        case None | bool() | int() | float():
            return value
        case Struct():
            return named_error(value)
        case _:
            return str(value)[:LONGEST]
