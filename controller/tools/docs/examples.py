"""Makes an example of any message from the types of its fields. In the examples Ann throws a bunco at the head table.

``example(DicePassed)`` is ``DicePassed(1, "Ann")``. A new message needs nothing here, unless a field of it has a name
that ``VALUES`` does not know and a type with no value of its own. ``example`` then names that field.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import UnionType
from typing import Annotated, Literal, TypeVar, Union, get_args, get_origin

import msgspec

from headtable.messages.announcements import AnnouncedResult, PrizeShare
from headtable.messages.pace import RoundCalled
from headtable.messages.past import RedoLast, UndoLast
from headtable.messages.prizes import FinalRolled, PersonRoll, SettledBy, Standing, Why
from headtable.messages.roll_offs import MostOf
from headtable.messages.table import Call, Claim, PlayerBuncos
from headtable.messages.words import Message, Name, RolledBy, SeatNumber, TableNumber
from tools import CannotGenerate

M = TypeVar("M", bound=Message)

ROLLS = (PersonRoll("Ann", (6,)), PersonRoll("Bea", (4,)))
SEATS = (("Ann", "Bea", "Cat", "Dot"), ("Eve", "Fay", "Gia", "Hal"))
STANDINGS = (Standing(1, "Ann", 3, 0, 1), Standing(2, "Bea", 2, 1, 0))
WHY = Why("wins", 13, "roll-off", ROLLS)

VALUES: Mapping[str | tuple[str, object], tuple[object, ...]] = {
    "a": (5,),
    "after": (12,),
    "age_ms": (40,),
    "b": (3,),
    "before": ("Bea",),
    "buncos": (1, (PlayerBuncos("Ann", 1),)),
    "by": ("host",),
    ("by", Name): ("Zoe",),
    ("by", RolledBy | None): ("last_roller",),
    ("by", SettledBy): ("dice",),
    "cards": (("Ann",),),
    "commitment": ("0f" * 32,),
    "credit": ("Ann",),
    "dollars": (15,),
    "entry": (12,),
    "faces": ((1, 1, 1), (6,)),
    "forgotten": (Call(1),),
    "from_table": (2,),
    "ghost": ("Ghost",),
    "heard_ms": (5_400_250,),
    "instead": (Claim(1, "one"), ("Eve",)),
    "instead_of": ("Ghost",),
    "level": (("Bea", "Dot"),),
    "losers": (("Bea", "Dot"),),
    "losses": (0,),
    "lost": (5,),
    "mark": (1,),
    "minutes": (15,),
    "next": ("Bea",),
    "now": (Standing(2, "Ann", 2, 1, 1), AnnouncedResult(("Bea", "Dot"), "points", 22, 21)),
    "other": ("Hal",),
    "place": (1,),
    "played": (("Ann",),),
    "number": (1,),
    "others": (13,),
    "player": ("Ann",),
    "players": (SEATS[0],),
    "points": (21,),
    "prize": ("Most Wins",),
    "rolled": (("Ann", "Eve"),),
    "rollers": (("Ann", "Bea"),),
    "rolls": (ROLLS,),
    "round": (1,),
    "rounds": (4,),
    "ruleset": ("rfp",),
    "rung": ("phone",),
    "seat": (3,),
    "seats": (SEATS, SEATS[0]),
    "shares": ((PrizeShare(("Ann",), 15),),),
    "seed": ("5eed" * 8,),
    "set": (2,),
    "sets": (2,),
    "standings": (STANDINGS,),
    "strikes": (1,),
    "table": (1,),
    "tally": ((21, 0), 21),
    "to": ("Anna",),
    "was": (STANDINGS[0], AnnouncedResult(("Ann", "Cat"), "points", 21, 13)),
    "what": (MostOf("wins", 1), "dessert"),
    "why": ("the scorekeeper asked for it", "won-and-moves-up", WHY),
    "winners": (("Ann", "Cat"),),
    "wins": (3,),
    "worth": ("bunco",),
}
"""Good values by the name of a field, or by its name and type. The first one that fits the type stands there."""

OF_TYPE: Mapping[object, object] = {Name: "Ann", TableNumber: 1, SeatNumber: 1}
"""Good values by type, for fields that ``VALUES`` does not name."""

SPECIAL: Mapping[type[Message], Message] = {
    type(special): special
    for special in (
        RoundCalled("bunco", "Ann", "a", 21, "bunco", (1, 1, 1)),
        FinalRolled("Ann", "Bea", (1, 1, 4)),
        UndoLast(1, "pad-01"),
        RedoLast(1, "pad-01"),
    )
}
"""Examples of messages whose fields depend on each other."""


def example(kind: type[M]) -> M:
    """A message of this class, with every field that it must have, and the optional ones that ``VALUES`` names."""
    special = SPECIAL.get(kind)
    return special if isinstance(special, kind) else kind(**dict(_fields(kind)))


def examples(union: object) -> tuple[Message, ...]:
    """A message of each class in a union."""
    return tuple(example(kind) for kind in get_args(union))


def _fields(kind: type[Message]) -> Iterator[tuple[str, object]]:
    for field in msgspec.structs.fields(kind):
        fitting = tuple(_fitting(field))
        if fitting:
            yield field.name, fitting[0]
        elif field.required:
            yield field.name, _of_type(field.type, f"{kind.__name__}.{field.name}")


def _fitting(field: msgspec.structs.FieldInfo) -> Iterator[object]:
    named = VALUES.get(field.name, ())
    for value in VALUES.get((field.name, field.type), named):
        try:
            yield msgspec.convert(value, field.type)
        except msgspec.ValidationError:
            continue


def _of_type(kind: object, field: str) -> object:
    """A value of a type: the first of several words or classes, and a list of one thing."""
    if kind in OF_TYPE:
        return OF_TYPE[kind]
    if isinstance(kind, type) and issubclass(kind, Message):
        return example(kind)
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Literal:
        return inner[0]
    if origin is tuple:
        return tuple(_of_type(each, field) for each in inner if each is not ...)
    if origin in (Annotated, Union, UnionType):
        return _of_type(inner[0], field)
    raise CannotGenerate(f"no example for {field}: name a value for it in {__name__}.VALUES")
