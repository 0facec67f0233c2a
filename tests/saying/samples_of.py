"""Makes a sample of any struct from the types of its fields."""

from __future__ import annotations

import types
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from headtable.errors import Trouble, Unwell

S = TypeVar("S", bound=Struct)


def leaves(kind: type[S]) -> list[type[S]]:
    """All subclasses that have none of their own."""
    below: list[type[S]] = kind.__subclasses__()
    return [leaf for one in below for leaf in leaves(one)] if below else [kind]


def sample(kind: type[S]) -> S:
    """A struct of this class, with something in every field."""
    hints = get_type_hints(kind)
    return kind(**{name: _value(hints[name]) for name in kind.__struct_fields__})


def _value(hint: Any) -> object:  # a type, as typing writes it
    within = get_args(hint)
    match get_origin(hint):
        case origin if origin in (Annotated, Union, types.UnionType):
            return _value(within[0])
        case origin if origin is Literal:
            return within[0]
        case origin if origin is tuple:
            return (_value(within[0]), _value(within[0]))
        case _:
            return _plain(hint)


def _plain(kind: type[Any]) -> object:  # a class of a field
    if issubclass(kind, Struct):
        return sample(kind)
    if issubclass(kind, Trouble):
        return Unwell("port-missing")
    return "7" if kind is str else kind(7)
