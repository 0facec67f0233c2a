"""The names of announcements in night scripts: fixed phrases, which are read and compared as data.

A script may leave out the set and the round. Then "table 2" is its result in any round.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import NamedTuple, cast

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
from headtable_tools.nights.phrases.numbers import read_minutes, read_number, say_list, say_minutes
from headtable_tools.nights.phrases.phrase import Phrase
from headtable_tools.nights.phrases.player_names import say_winners
from headtable_tools.nights.phrases.roll_offs import ROLL_OFF
from headtable_tools.nights.phrases.slot import Players, Slot, as_it_is, in_any_order, nearest, one_of, plain


def _as_written(wanted: object, actual: object) -> bool:
    return plain(str(wanted)) == plain(str(actual))


def _split(between: str) -> Callable[[str, Players], tuple[str, ...]]:
    return lambda words, _: tuple(words.split(between))


def _say_share(share: PrizeShare) -> str:
    return say_winners(share.players) + ("" if share.dollars is None else f", ${share.dollars}")


def _say_shares(value: object) -> str:
    """``Ann, Bea, $15; Cat``, or nobody."""
    return "; ".join(map(_say_share, cast("tuple[PrizeShare, ...]", value))) or "nobody"


def _same_shares(wanted: object, actual: object) -> bool:
    """Tell whether the prize has these winners; a script may leave out each share's worth."""
    said = _say_shares(actual)
    return wanted == (said if "$" in str(wanted) else re.sub(r", \$[0-9]+", "", said))


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
    "minutes": Slot(say_minutes, read_minutes, "[0-9]+ minutes?"),
    "stage": one_of({stage: stage for stage in ("semi-final", "final", "prizes")}),
    "by": one_of(_BY)._replace(shape=r"[^,]+?"),
    "how": one_of(_HOW, *((words, how) for how, words in _HOW_ALONE.items()))._replace(shape="(?:by|as|with).*?"),
    "pair": Slot(lambda value: say_list(value, " and "), _split(" and "), fits=in_any_order),
    "names": Slot(lambda value: say_list(value, ", "), _split(", ")),
    "words": Slot(str, as_it_is, fits=_as_written),
    "what": ROLL_OFF,
    "shares": Slot(_say_shares, as_it_is, fits=_same_shares),
}


class Row(NamedTuple):
    """How a script writes one kind of subject or announcement."""

    kind: type[Message]
    phrase: Phrase


class Reading(NamedTuple):
    """One way to understand the words of a script: as a struct of this kind, with these fields."""

    row: Row
    fields: Mapping[str, object]

    def fits(self, actual: object) -> bool:
        """Tell whether an announcement is the one that the script names."""
        if not isinstance(actual, self.row.kind):
            return False
        return all(self.row.phrase.fits(field, value, getattr(actual, field)) for field, value in self.fields.items())


def _row(kind: type[Message], pattern: str) -> Row:
    return Row(kind, Phrase(pattern, _GAPS))


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
    if value == AnnouncedPrize():
        return "nobody"
    return next(row.phrase for row in rows if isinstance(value, row.kind)).render(value)


def _readings(rows: Sequence[Row], words: str) -> Iterator[Reading]:
    """All that the words may mean."""
    for row in rows:
        try:
            fields = row.phrase.match(words, ())
        except BadConfig:
            continue
        if fields is not None:
            yield Reading(row, fields)


def _read(rows: Sequence[Row], words: str, _: Players) -> tuple[Reading, ...]:
    """All that the words may mean; BadConfig if they mean nothing."""
    readings = tuple(_readings(rows, words))
    if not readings:
        raise BadConfig(
            "script-no-such-announcement", words=words, nearest=nearest(words, [row.phrase.shown for row in rows])
        )
    return readings


def _fits(wanted: object, actual: object) -> bool:
    return any(reading.fits(actual) for reading in cast("tuple[Reading, ...]", wanted))


SUBJECT = Slot(partial(_say, SUBJECTS), partial(_read, SUBJECTS), fits=_fits)
AS_ANNOUNCED = Slot(partial(_say, ANNOUNCED), partial(_read, ANNOUNCED), fits=_fits)
