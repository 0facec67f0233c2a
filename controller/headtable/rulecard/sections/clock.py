"""The card's sentences about breaks and the clock."""

from __future__ import annotations

from functools import partial

from headtable.game.ruleset import Break, Ruleset
from headtable.rulecard.card_sentence import CardSentence, CardSentences, card_sentence
from headtable.saying import Sentence as Said, sentence

LAST = 10_000  # later than any set


def the_breaks_and_the_time(ruleset: Ruleset) -> CardSentences:
    """When the breaks are, and whether a clock limits the rounds."""
    yield _breaks(ruleset)
    if ruleset.drawings:
        yield card_sentence("card-drawings", "drawings.names", names=ruleset.drawings.names)
    if ruleset.time.move_s:
        yield card_sentence("card-walk-time", "time.move_s", time=_lasting(ruleset.time.move_s))
    else:
        yield card_sentence("card-next-round", "time.move_s")
    if ruleset.time.rounds == "off":
        yield the_clock(ruleset)


def _breaks(ruleset: Ruleset) -> CardSentence:
    breaks = sorted(filter(partial(_comes, ruleset), ruleset.breaks), key=_after)
    if not breaks:
        return card_sentence("card-no-breaks", "breaks")
    return card_sentence("card-breaks", "breaks", breaks=tuple(map(_break, breaks)))


def _comes(ruleset: Ruleset, one: Break) -> bool:
    return one.before is not None or (one.after_set or 0) <= ruleset.sets


def _after(one: Break) -> int:
    return one.after_set or LAST


def _break(one: Break) -> Said:
    time = _lasting(60 * one.minutes) if one.minutes else None
    return sentence("card-break", after_set=one.after_set, time=time, what=one.what)


def _lasting(seconds: int) -> Said:
    minutes, rest = divmod(seconds, 60)
    return sentence("card-time", minutes=minutes, seconds=rest)


def the_clock(ruleset: Ruleset) -> CardSentence:
    """What the clock does at the end of a round's time."""
    settings = ("time.rounds",) if ruleset.time.rounds == "off" else ("time.rounds", "time.round_s")
    return card_sentence("card-clock", *settings, rounds=ruleset.time.rounds, time=_lasting(ruleset.time.round_s))
