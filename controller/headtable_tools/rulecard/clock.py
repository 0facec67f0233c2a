"""The card's sentences about breaks and the clock."""

from __future__ import annotations

from functools import partial

from headtable.game.ruleset import Break, Ruleset
from headtable.saying import Sentence as Said, sentence
from headtable_tools.rulecard.sentence import Sentence, Sentences, tell

LAST = 10_000  # later than any set


def the_breaks_and_the_time(ruleset: Ruleset) -> Sentences:
    """When the breaks are, and whether a clock limits the rounds."""
    yield _breaks(ruleset)
    if ruleset.drawings:
        yield tell("card-drawings", "drawings.names", names=ruleset.drawings.names)
    if ruleset.time.move_s:
        yield tell("card-walk-time", "time.move_s", time=_lasting(ruleset.time.move_s))
    else:
        yield tell("card-next-round", "time.move_s")
    if ruleset.time.rounds == "off":
        yield the_clock(ruleset)


def _breaks(ruleset: Ruleset) -> Sentence:
    breaks = sorted(filter(partial(_comes, ruleset), ruleset.breaks), key=_after)
    if not breaks:
        return tell("card-no-breaks", "breaks")
    return tell("card-breaks", "breaks", breaks=tuple(map(_break, breaks)))


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


def the_clock(ruleset: Ruleset) -> Sentence:
    """What the clock does at the end of a round's time."""
    settings = ("time.rounds",) if ruleset.time.rounds == "off" else ("time.rounds", "time.round_s")
    return tell("card-clock", *settings, rounds=ruleset.time.rounds, time=_lasting(ruleset.time.round_s))
