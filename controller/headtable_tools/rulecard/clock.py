"""Breaks, and what the clock does, in a guest's words."""

from __future__ import annotations

from functools import partial

from headtable.game.ruleset import Break, Ruleset
from headtable_tools.rulecard.sentence import Sentence, Sentences, say
from headtable_tools.rulecard.wording import capital, lasting, number

LAST = 10_000  # later than any set


def the_breaks_and_the_time(ruleset: Ruleset) -> Sentences:
    """When everybody rests, and whether a clock hurries anybody."""
    yield _breaks(ruleset)
    yield from _drawings(ruleset)
    if ruleset.time.move_s:
        walk = lasting(ruleset.time.move_s)
        yield say(f"You have {walk} to walk to your next table; then the clock starts the round.", "time.move_s")
    else:
        yield say("The next round starts when everybody sits again.", "time.move_s")
    if ruleset.time.rounds == "off":
        yield the_clock(ruleset)


def _breaks(ruleset: Ruleset) -> Sentence:
    breaks = sorted(filter(partial(_comes, ruleset), ruleset.breaks), key=_after)
    if not breaks:
        return say("There is no break between the sets but what the host allows.", "breaks")
    first, *others = (f"{_when(each)}, {_rest(each)}" for each in breaks)
    return say(f"{capital('; '.join((f'there is a break {first}', *others)))}.", "breaks")


def _drawings(ruleset: Ruleset) -> Sentences:
    if ruleset.drawings:
        names = ruleset.drawings.names
        drawn = "one name is" if names == 1 else f"{number(names)} names are"
        yield say(f"In each break {drawn} drawn of all who are here.", "drawings.names")


def _comes(ruleset: Ruleset, one: Break) -> bool:
    return one.before is not None or (one.after_set or 0) <= ruleset.sets


def _after(one: Break) -> int:
    return one.after_set or LAST


def _when(one: Break) -> str:
    return f"after set {number(one.after_set)}" if one.after_set else "before the semi-final"


def _rest(one: Break) -> str:
    return f"{lasting(60 * one.minutes)} long: {one.what}" if one.minutes else f"until the host ends it: {one.what}"


def the_clock(ruleset: Ruleset) -> Sentence:
    """What the clock does when the time of a round is up."""
    after = f"after {lasting(ruleset.time.round_s)} of play"
    match ruleset.time.rounds:
        case "off":
            said = "No clock ends a round."
        case "warning":
            said = f"{capital(after)} the screens say that the time is up; the round goes on."
        case "end":
            said = f"If nothing has called it by then, the clock calls the round {after}."
        case "fixed":
            said = f"The clock calls the round {after}, and no score and no {ruleset.words.bunco} does."
    told = ("time.rounds",) if ruleset.time.rounds == "off" else ("time.rounds", "time.round_s")
    return say(said, *told)
