"""How a night script names what was announced: fixed phrases, read as data and compared as data.

A script may leave out which set and round it is: "table 2" is the result of table 2 in any round.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial
from typing import cast

from headtable.errors import BadConfig
from headtable.messages.announcements import (
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
    TravelerIn,
)
from headtable.messages.roll_offs import PrizeOf
from headtable.messages.words import Message
from headtable.phrases.phrase import Phrase
from headtable.phrases.roll_offs import ROLL_OFF
from headtable.phrases.slots import (
    Players,
    Slot,
    as_it_is,
    compared_as_said,
    nearest,
    one_of,
    plain,
    read_number,
    say_list,
    say_minutes,
)


def _as_written(wanted: str, said: str) -> bool:
    return plain(wanted) == plain(said)


def _partners(wanted: str, said: str) -> bool:
    return sorted(wanted.split(" and ")) == sorted(said.split(" and "))


def _say_share(share: PrizeShare) -> str:
    return ", ".join(share.players) + ("" if share.dollars is None else f", ${share.dollars}")


def _say_shares(value: object) -> str:
    """``Ann, Bea, $15; Cat``; a prize without shares is nobody's."""
    return "; ".join(map(_say_share, cast("tuple[PrizeShare, ...]", value)))


def _same_shares(wanted: str, said: str) -> bool:
    """Whether these have the prize; a script may leave out how much each part is worth."""
    shares = said if "$" in wanted else re.sub(r", \$[0-9]+", "", said)
    return wanted == shares


_HOW = {
    "points": "with",
    "mark": "by the first on the mark, with",
    "roll-off": "by roll-off after",
    "host": "by the host's word after",
    "draw": "by lot after",
    "played": "as it was played after",
}
_HOW_ALONE = {how: words.rpartition(" ")[0].rstrip(",") for how, words in _HOW.items() if how != "points"}
_BY = {
    "wins": "wins",
    "buncos": "buncos",
    "next-best": "next-best",
    "wild-card": "wild-card",
    "semi-finalist": "the draw of the others",
}
_GAPS = {
    "number": Slot(str, read_number, r"[0-9]+"),
    "minutes": Slot(say_minutes, as_it_is, "[0-9]+ minutes?"),
    "stage": one_of({stage: stage for stage in ("semi-final", "final", "prizes")}),
    "by": one_of(_BY)._replace(shape=r"[^,]+?"),
    "how": one_of(_HOW, *((words, how) for how, words in _HOW_ALONE.items()))._replace(shape="(?:by|as|with).*?"),
    "pair": Slot(lambda value: say_list(value, " and "), as_it_is, fits=_partners),
    "names": Slot(lambda value: say_list(value, ", "), as_it_is),
    "words": Slot(str, as_it_is, fits=_as_written),
    "what": ROLL_OFF,
    "shares": compared_as_said(_say_shares)._replace(fits=_same_shares),
}
Row = tuple[type[Message], Phrase]


def _row(kind: type[Message], pattern: str) -> Row:
    return kind, Phrase(pattern, _GAPS)


_IN_ROUND = "[set <number:set>, round <number:round>, ]"
SUBJECTS = (
    _row(ResultOf, _IN_ROUND + "table <number:table>"),
    _row(SeatsAt, _IN_ROUND + "seats of table <number:table>"),
    _row(TravelerIn, _IN_ROUND + "the traveler"),
    _row(BreakBeforeRound, "break before set <number:set>, round <number:round>"),
    _row(BreakBeforeStage, "break before the <stage>"),
    _row(DrawingOf, "drawing <number:number>"),
    _row(RollOffFor, "roll-off: <what>"),
    _row(SemiPlace, "the semi-final by <by>[, group <number:group>][, set <number:set>]"),
    _row(FinalChairs, "the chairs of the final"),
    _row(FinalPlace, "the final by <by>"),
    _row(FinalBeginner, "who begins the final"),
    _row(FinalWinner, "who won the final"),
    _row(PrizeOf, "the prize <words:prize>"),
    _row(StandingOf, "standings: <words:player>"),
    _row(NightEnd, "the night"),
)
ANNOUNCED = (
    _row(AnnouncedResult, "<pair:winners> won[ <how>][ <number:points> to <number:others>]"),
    _row(
        AnnouncedCard,
        "place <number:place>, won <number:wins>, lost <number:losses>, buncos <number:buncos>"
        "[, minis <number:minis>]",
    ),
    _row(AnnouncedEnd, "over"),
    _row(AnnouncedPlayers, "<names:players>"),
    _row(AnnouncedBreak, "<words:what>[, <minutes>]"),
    _row(AnnouncedPrize, "<shares>"),
)


def _say(rows: Sequence[Row], value: object) -> str:
    """The whole phrase for it."""
    if value is None:
        return ""
    if isinstance(value, str):
        return value
    if value == AnnouncedPrize():
        return "nobody"
    return next(phrase for kind, phrase in rows if isinstance(value, kind)).say(value)


def _read(rows: Sequence[Row], words: str) -> list[tuple[Phrase, dict[str, str]]]:
    """As what the words can be understood, each with the words of its gaps."""
    understood = []
    for _, phrase in rows:
        try:
            fields = phrase.understand(words, ())
        except BadConfig:
            continue
        if fields is not None:
            understood.append((phrase, {field: phrase.word(field, value) for field, value in fields.items()}))
    return understood


def _is(rows: Sequence[Row], wanted: str, said: str) -> bool:
    """Whether what was announced is what was wanted, as far as the script says it."""
    actual = {id(phrase): fields for phrase, fields in _read(rows, said)}
    return any(
        all(phrase.fits(field, word, actual[id(phrase)].get(field, "")) for field, word in fields.items())
        for phrase, fields in _read(rows, wanted)
        if id(phrase) in actual
    )


def _read_subject(words: str, _: Players) -> str:
    if not _read(SUBJECTS, words):
        raise BadConfig(f"nothing is announced as {words!r}{nearest(words, [row[1].shown for row in SUBJECTS])}")
    return words


SUBJECT = Slot(partial(_say, SUBJECTS), _read_subject, fits=partial(_is, SUBJECTS))
AS_ANNOUNCED = Slot(partial(_say, ANNOUNCED), as_it_is, fits=partial(_is, ANNOUNCED))
