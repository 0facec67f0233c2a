"""Any message that its own types allow, for property tests."""

from __future__ import annotations

import string
from functools import cache, reduce
from operator import or_
from typing import get_args

from hypothesis import strategies as st
from msgspec import Struct, inspect

from headtable.messages.line import FromDevice, ToDevice
from headtable.messages.words import EVERYONE, reserved_for
from headtable.wire import Frame

LARGEST = 2**53 - 1  # what every reader of JSON keeps exactly
LETTERS = st.characters(exclude_categories=["Cs"])
UIDS = st.sampled_from([EVERYONE, "cable", "port-ttyacm0"]) | st.text(
    string.ascii_lowercase + string.digits, min_size=1, max_size=24
)

Values = st.SearchStrategy[object]


def of(kind: object) -> Values:
    """Every value of a type, as msgspec understands the type."""
    return _of(inspect.type_info(kind))


def _of(kind: inspect.Type) -> Values:
    match kind:
        case inspect.Metadata(type=inner):
            return _of(inner)
        case inspect.UnionType(types=kinds):
            return reduce(or_, map(_of, kinds))
        case inspect.StructType(cls=cls):
            return st.deferred(lambda: _struct(cls))
        case inspect.DictType() | inspect.TupleType() | inspect.VarTupleType():
            return _several(kind)
        case _:
            return _word(kind)


def _several(kind: inspect.DictType | inspect.TupleType | inspect.VarTupleType) -> Values:
    match kind:
        case inspect.DictType(key_type=key, value_type=value):
            return st.dictionaries(_of(key), _of(value), max_size=3)
        case inspect.TupleType(item_types=items):
            return st.tuples(*map(_of, items))
        case inspect.VarTupleType(item_type=item, min_length=least, max_length=most):
            return st.lists(_of(item), min_size=least or 0, max_size=min(most or 9, (least or 0) + 9)).map(tuple)


@cache
def _struct(cls: type[Struct]) -> Values:
    """A struct, which may hold another one of its kind."""
    kind = inspect.type_info(cls)
    assert isinstance(kind, inspect.StructType)
    return st.builds(cls, **{field.name: _of(field.type) for field in kind.fields})


def _word(kind: inspect.Type) -> Values:
    match kind:
        case inspect.IntType() | inspect.FloatType():
            return _number(kind)
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
        case inspect.LiteralType(values=values):
            return st.sampled_from(values)
        case inspect.StrType(pattern=None, min_length=least, max_length=most):
            return st.text(LETTERS, min_size=least or 0, max_size=most or 40)
        case inspect.StrType(pattern=str(pattern), max_length=most):
            return st.from_regex(pattern, fullmatch=True).map(lambda text: text[:most])
        case _:
            raise NotImplementedError(f"no strategy for {kind}")


def _number(kind: inspect.IntType | inspect.FloatType) -> Values:
    least = -LARGEST if kind.ge is None else kind.ge
    most = LARGEST if kind.le is None else kind.le
    return st.integers(int(least), int(most)) if isinstance(kind, inspect.IntType) else st.floats(least, most)


def one_of(union: object) -> Values:
    """A message of any kind of a union, each kind as often as the others."""
    return st.one_of([of(kind) for kind in get_args(union)])


def frames() -> st.SearchStrategy[Frame]:
    """Any frame, also one too long for a line."""
    numbers = st.integers(0, 999_999_999)
    devices = UIDS.filter(lambda uid: reserved_for(uid) is None)
    return st.builds(Frame, devices, numbers, one_of(FromDevice)) | st.builds(Frame, UIDS, numbers, one_of(ToDevice))
