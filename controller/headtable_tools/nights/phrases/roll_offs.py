"""How a night script names what people roll against each other for: fixed phrases, read as data."""

from __future__ import annotations

import re
from typing import NamedTuple, cast

from headtable.errors import BadConfig
from headtable.messages.roll_offs import (
    AllTables,
    ChairAt,
    FirstRoll,
    FirstRollOfFinal,
    LastPlaces,
    MostOf,
    PrizeOf,
    What,
)
from headtable_tools.nights.phrases.slot import Players, Slot, nearest, plain

_PLAIN: dict[str, What] = {
    "their tables": AllTables(),
    "the first roll": FirstRoll(),
    "the last places of the semi-final": LastPlaces(),
    "the first roll of the final": FirstRollOfFinal(),
}
_COUNTED = {"the most wins": "wins", "the most buncos": "buncos", "the next wins": "next-wins"}
_MOST = re.compile(
    r"(the (?:most wins|most buncos|next wins))(?: of group (\d+))?(?: in set (\d+))?( of the semi-final)?"
)


class _Most(NamedTuple):
    """The words of a place that the most wins or buncos give."""

    counted: str
    group: str | None
    set: str | None
    semi: str | None


def _say(value: object) -> str:
    """``the most wins of group 1``."""
    what = cast("What", value)
    match what:
        case MostOf(counted, group, number, stage):
            called = next(words for words, each in _COUNTED.items() if each == counted)
            return (
                called
                + (f" of group {group}" if group else "")
                + (f" in set {number}" if number else "")
                + (" of the semi-final" if stage == "semi-final" else "")
            )
        case ChairAt(table):
            return f"a chair at table {table}"
        case PrizeOf(prize):
            return f"the prize {prize}"
        case _:
            return next(words for words, each in _PLAIN.items() if each == what)


def _read(words: str, _: Players) -> What:
    """The other way round; BadConfig quotes what nobody rolls for."""
    said = plain(words)
    if said in _PLAIN:
        return _PLAIN[said]
    if found := re.fullmatch(r"the prize (.+)", words, re.IGNORECASE):
        return PrizeOf(found[1])
    if found := re.fullmatch(r"a chair at table (\d{1,3})", said):
        return ChairAt(int(found[1]))
    if found := _MOST.fullmatch(said):
        return _most(_Most(*found.groups()))
    raise BadConfig("script-no-such-roll-off", words=words, nearest=nearest(said, (*_PLAIN, *_COUNTED)))


def _most(said: _Most) -> MostOf:
    return MostOf(
        _COUNTED[said.counted],  # type: ignore[arg-type]  # the pattern has no other words
        int(said.group) if said.group else None,
        int(said.set) if said.set else None,
        "semi-final" if said.semi else "sets",
    )


def _same(wanted: object, actual: object) -> bool:
    """The same; a prize in any spelling of its letters."""
    if isinstance(wanted, PrizeOf) and isinstance(actual, PrizeOf):
        return plain(wanted.prize) == plain(actual.prize)
    return wanted == actual


ROLL_OFF = Slot(_say, _read, fits=_same)
