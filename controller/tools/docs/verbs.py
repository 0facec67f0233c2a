"""firmware/common/verbs.py: every verb of the line, as a device without msgspec can check it."""

from __future__ import annotations

import re
from typing import get_args

from msgspec import inspect

from headtable.messages.line import FromDevice, Line, ToDevice
from tools import CannotGenerate

_PATTERN = re.compile(r"\^\[(?P<letters>[^]]+)\](?:\{(?P<least>\d+)(?:,(?P<most>\d+))?\}|\*)\$\(\?!\\n\)")
HEAD = '"""Every verb of the line and its fields; written by `make generate` from the controller\'s messages."""\n\n'


def table() -> str:
    """The module's text: for each verb its fields in order, each with its kind and its bounds."""
    unions = (("FROM_DEVICE", FromDevice), ("TO_DEVICE", ToDevice))
    return HEAD + "\n".join(f"{name} = {{\n{_verbs(union)}}}\n" for name, union in unions)


def _verbs(union: object) -> str:
    return "".join(f"    {str(kind.__struct_config__.tag)!r}: {_fields(kind)},\n" for kind in get_args(union))


def _fields(kind: type[Line]) -> tuple[tuple[object, ...], ...]:
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)  # noqa: S101  it is the type of a struct
    return tuple((field.name, *_bounds(field.type)) for field in info.fields)


def _bounds(kind: inspect.Type) -> tuple[object, ...]:
    match kind:
        case inspect.Metadata(type=bare):
            return _bounds(bare)
        case inspect.IntType(ge=least, le=most) if least is not None and most is not None:
            return ("number", least, most)
        case inspect.LiteralType(values=values):
            return ("word", tuple(values))
        case inspect.VarTupleType(item_type=item, min_length=fewest, max_length=most):
            return ("numbers", *_bounds(item)[1:], fewest, most)
        case inspect.StrType(pattern=str(pattern), max_length=longest):
            return ("text", *_letters(pattern, longest))
        case _:
            raise CannotGenerate(f"{kind} goes over the line, and firmware has no way to check it: give it bounds")


def _letters(pattern: str, longest: int | None) -> tuple[str, int, int]:
    """Which characters a text may have, and how few and many of them."""
    found = _PATTERN.fullmatch(pattern)
    if found is None:
        raise CannotGenerate(
            f"the pattern {pattern!r} goes over the line: write it as one class of characters, repeated"
        )
    allowed = "".join(chr(code) for code in range(32, 127) if re.match(f"[{found['letters']}]", chr(code)))
    if found["least"] is None:
        return allowed, 0, longest or 0
    return allowed, int(found["least"]), int(found["most"] or found["least"])
