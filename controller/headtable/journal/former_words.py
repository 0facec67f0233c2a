"""What formats up to 8 wrote otherwise, as today's data: sentences, two names, and tables on paper.

The sentences and names never change: they are those of journals that were written.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from headtable.messages.announcements import (
    Announced,
    AnnouncedBreak,
    AnnouncedCard,
    AnnouncedEnd,
    AnnouncedPlayers,
    AnnouncedPrize,
    AnnouncedResult,
    BreakBeforeRound,
    BreakBeforeStage,
    DrawingOf,
    FinalBeginner,
    FinalChairs,
    FinalPlace,
    FinalWinner,
    NightEnd,
    PrizeShare,
    ResultOf,
    RollOffFor,
    SeatsAt,
    SemiPlace,
    StandingOf,
    Subject,
    TravelerIn,
)
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
from headtable.messages.words import WonHow

_IN_ROUND = r"set (?P<set>\d+), round (?P<round>\d+)"
_PLACE = r"(?P<by>wins|next-best|wild-card|the draw of the others|.+?s)"
_WHATS: dict[str, type[What]] = {
    "their tables": AllTables,
    r"a chair at table (?P<table>\d+)": ChairAt,
    "the first roll": FirstRoll,
    "the first roll of the final": FirstRollOfFinal,
    "the last places of the semi-final": LastPlaces,
    "the prize (?P<prize>.+)": PrizeOf,
    r"the (?P<counted>most wins|next wins|most .+?s)(?: of group (?P<group>\d+))?(?: in set (?P<set>\d+))?"
    "(?: of the (?P<stage>semi-final))?": MostOf,
}
_SUBJECTS: dict[str, type[Subject]] = {
    _IN_ROUND + r", table (?P<table>\d+)": ResultOf,
    _IN_ROUND + r", seats of table (?P<table>\d+)": SeatsAt,
    _IN_ROUND + ", the traveler": TravelerIn,
    "break before " + _IN_ROUND: BreakBeforeRound,
    "break before the (?P<stage>semi-final|final|prizes)": BreakBeforeStage,
    r"drawing (?P<number>\d+)": DrawingOf,
    f"the semi-final by {_PLACE}" + r"(?:, group (?P<group>\d+))?(?:, set (?P<set>\d+))?": SemiPlace,
    f"the final by {_PLACE}": FinalPlace,
    "the chairs of the final": FinalChairs,
    "who begins the final": FinalBeginner,
    "who won the final": FinalWinner,
    "the prize (?P<prize>.+)": PrizeOf,
    "standings: (?P<player>.+)": StandingOf,
    "the night": NightEnd,
}
_COUNTED = {"most wins": "wins", "next wins": "next-wins"}
_BY = {"the draw of the others": "semi-finalist"}
_HOW: dict[str, WonHow] = {
    "with": "points",
    "by the first on the mark, with": "mark",
    "by roll-off after": "roll-off",
    "by the host's word after": "host",
    "by lot after": "draw",
    "as it was played after": "played",
}
_RESULT = re.compile(rf"(.+?) and (.+) won ({'|'.join(map(re.escape, _HOW))}) (-?\d+) to (-?\d+)")
_CARD = re.compile(r"place (\d+), won (\d+), lost (\d+), .+?s (\d+)(?:, minis (\d+))?")
_BREAK = re.compile(r"(.+?)(?:, (\d+) minutes)?")
_SHARE = re.compile(r"(.+?)(?:, \$(\d+))?")


def what_of(words: str) -> What:
    """``what_of("the most wins of group 1")`` is ``MostOf("wins", 1)``."""
    for pattern, kind in _WHATS.items():
        if found := re.fullmatch(pattern, words):
            return msgspec.convert(dict(_fields(found)), kind, strict=False)
    raise ValueError(f"no journal says that people roll for {words!r}")


def subject_of(words: str) -> Subject:
    """``subject_of("the night")`` is ``NightEnd()``."""
    if words.startswith("roll-off: "):
        return RollOffFor(what_of(words.removeprefix("roll-off: ")))
    for pattern, kind in _SUBJECTS.items():
        if found := re.fullmatch(pattern, words):
            return msgspec.convert(dict(_fields(found)), kind, strict=False)
    raise ValueError(f"no journal announces {words!r}")


def _fields(found: re.Match[str]) -> Iterator[tuple[str, str]]:
    for name, words in found.groupdict().items():
        if words is None:
            continue
        match name:
            case "counted":
                yield name, _COUNTED.get(words, "buncos")
            case "by" if words not in ("wins", "next-best", "wild-card"):
                yield name, _BY.get(words, "buncos")
            case _:
                yield name, words


def announced_of(subject: Subject, words: str) -> Announced | None:
    """The announcement about a subject, from its sentence; empty if there was none."""
    if words == "not announced":
        return None
    return _result(words) if isinstance(subject, ResultOf) else _told(subject, words)


def _told(subject: Subject, words: str) -> Announced:
    match subject:
        case BreakBeforeRound() | BreakBeforeStage() if found := _BREAK.fullmatch(words):
            return AnnouncedBreak(found[1], int(found[2]) if found[2] else None)
        case PrizeOf():
            return AnnouncedPrize(tuple(_shares(words)))
        case StandingOf() if found := _CARD.fullmatch(words):
            minis = int(found[5]) if found[5] else None
            return AnnouncedCard(int(found[1]), int(found[2]), int(found[3]), int(found[4]), minis)
        case NightEnd():
            return AnnouncedEnd()
        case _:
            return AnnouncedPlayers(tuple(words.split(", ")))


def _result(words: str) -> AnnouncedResult:
    found = _RESULT.fullmatch(words)
    if found is None:
        raise ValueError(f"no journal tells a result as {words!r}")
    return AnnouncedResult((found[1], found[2]), _HOW[found[3]], int(found[4]), int(found[5]))


def _shares(words: str) -> Iterator[PrizeShare]:
    for share in () if words == "nobody" else words.split("; "):
        if found := _SHARE.fullmatch(share):
            yield PrizeShare(tuple(found[1].split(", ")), int(found[2]) if found[2] else None)


_ROLL_OFFS = (
    "give",
    "given",
    "tied-for",
    "rolled-for",
    "host-decides",
    "does-not-roll-now",
    "other-number-of-dice",
    "nobody-tied-for",
    "not-tied-for",
    "other-number-of-places",
    "settled-since",
    "rolled-for-since",
)
"""The tags of messages that say what people roll off."""


def with_data(value: object) -> object:
    """A part of a row, as JSON, with data in place of sentences."""
    match value:
        case list():
            return [with_data(each) for each in value]
        case {"is": "changed", "what": str(what), "was": str(was), "now": str(now)}:
            subject = subject_of(what)
            told = {"was": announced_of(subject, was), "now": announced_of(subject, now)}
            return {"is": "changed", **msgspec.to_builtins({"what": subject, **told})}
        case {"is": str(tag), **fields} if tag in _ROLL_OFFS:
            return {"is": tag, **{name: _as_what(str(name), each) for name, each in fields.items()}}
        case dict():
            return {name: with_data(each) for name, each in value.items()}
        case _:
            return value


def _as_what(name: str, value: object) -> object:
    if name not in ("what", "open") or not isinstance(value, str):
        return with_data(value)
    try:
        return msgspec.to_builtins(what_of(value))
    except ValueError:  # the host may have decided a roll-off that did not exist; that was refused
        return msgspec.to_builtins(PrizeOf(value))


def without_names(value: object) -> object:
    """A part of a row of format 7, as JSON, without the names "a phone" and "the hostess"."""
    match value:
        case list():
            return [without_names(each) for each in value]
        case dict():
            return _fields_without_names({str(name): without_names(each) for name, each in value.items()})
        case _:
            return value


def _fields_without_names(fields: dict[str, object]) -> dict[str, object]:
    match fields:
        case {"is": "undolast" | "redolast", "by": "a phone"} | {"is": "undone", "by": "a phone", "at_table": int()}:
            return fields | {"by": "phone"}
        case {"is": "prize-won", "players": ["the hostess"], "why": {"counted": "hostess" | "rest", "count": 0}}:
            return fields | {"players": []}
        case {"is": "prize-share", "players": ["the hostess"]}:
            return fields | {"players": []}
        case _:
            return fields


def without_sheets(value: object) -> object:
    """A part of a row of format 8, as JSON. It says that no table on paper waits for its sheet."""
    match value:
        case list():
            return [without_sheets(each) for each in value]
        case dict():
            fields = {name: without_sheets(each) for name, each in value.items()}
            on_paper = value.get("is") in ("go-by", "goes-by") and value.get("rung") == "paper"
            return {**fields, "awaits_sheet": False} if on_paper else fields
        case _:
            return value
