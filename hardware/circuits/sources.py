"""Who makes what is sold, and what counts as two sources: two makers with their numbers, or a reason for fewer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal

from msgspec import Struct

Why = Literal["made to one pattern", "nothing else matters"]


class AnyMaker(Struct, frozen=True):
    """In place of a second source: many make this article, so a shop finds it by these words."""

    words: str
    why: Why


class NoSecond(Struct, frozen=True):
    """In place of a second source: why the bill names none."""

    reason: str


Second = str | AnyMaker | NoSecond


def of_one_pattern(words: str) -> AnyMaker:
    """An article that fits whoever makes it."""
    return AnyMaker(words, "made to one pattern")


def everyday(words: str) -> AnyMaker:
    """An article of which these words say all that the box needs."""
    return AnyMaker(words, "nothing else matters")


MAKERS = (
    "Adafruit", "Amphenol", "Analog Devices", "Belden", "Blue Sea Systems", "Bourns", "CTEK", "Coroplast", "DFRobot",
    "DSD TECH", "Diodes Incorporated", "EDATEC", "Eaton Bussmann", "Eltako", "Finder", "Harwin", "Helukabel",
    "IDEC", "Infineon", "JST", "KEMET", "Keystone", "Kingbright", "Lapp", "Leoni", "Lite-On", "Littelfuse",
    "MaxLinear", "Mean Well", "Microchip", "Murata", "NOCO", "Nexperia", "Nichicon", "Omron", "Panasonic",
    "Phoenix Contact", "Potter", "Raspberry Pi", "Recom", "STMicroelectronics", "Samtec", "Sanwa",
    "Schneider Electric", "Semtech", "Sharp", "Siemens", "TDK", "TE Connectivity", "Texas Instruments", "Traco",
    "Vishay", "WIMA", "Wago", "Würth", "Yageo", "Yuasa", "onsemi",
)  # fmt: skip
"""Whose names a source may begin with. A word that is not here is no maker."""


def words_of(second: Second) -> str:
    """What a bill prints as the second source."""
    match second:
        case AnyMaker(words=words, why=why):
            return f"any {words} ({why})"
        case NoSecond(reason=reason):
            return f"none: {reason}"
        case str():
            return second


def lacking(bill: Iterable[tuple[str, str, Second]]) -> Iterator[str]:
    """The names of all that has neither two sources nor a reason for fewer: name, first choice, second source."""
    yield from dict.fromkeys(name for name, first, second in bill if not _are_two(first, second))


def _are_two(first: str, second: Second) -> bool:
    match second:
        case AnyMaker(words=words):
            return bool(words)
        case NoSecond(reason=reason):
            return bool(reason)
        case str():
            return _is_named(first) and _is_named(second) and first != second


def _is_named(source: str) -> bool:
    """Whether a maker is followed by the number or the name that a shop finds."""
    maker = next((one for one in MAKERS if source.startswith(f"{one} ")), None)
    return maker is not None and not source.removeprefix(maker).strip().startswith(("any", "none"))
