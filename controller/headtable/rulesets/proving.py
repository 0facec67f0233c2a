"""Prove a ruleset: it can be played, and its examples are worth what they say."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches

from headtable.config import Where
from headtable.game import rules
from headtable.game.ruleset import Example, Ruleset
from headtable.game.table.scoring import Score
from headtable.rulesets.ruleset_settings import settings
from headtable.saying import Sentence, sentence


def find_problems(ruleset: Ruleset) -> Iterator[tuple[Where, Sentence]]:
    """Find what is wrong although every value is valid by itself."""
    contradictions = list(rules.contradictory_settings(ruleset))
    for key, why in contradictions:
        yield tuple(int(part) if part.isdigit() else part for part in key.split(".")), why
    if ruleset.left_out:
        yield ("left_out",), sentence("ruleset-left-out-written")
    for key in ruleset.inherited:
        if key not in settings():
            yield ("inherited",), sentence("ruleset-inherits-unknown", setting=key, nearest=_nearest(key))
    yield from _breaks(ruleset)
    if not contradictions:
        yield from _unproved(ruleset)


def _breaks(ruleset: Ruleset) -> Iterator[tuple[Where, Sentence]]:
    """Find two breaks at once, or a break without a time. A break after the last set never comes, and is allowed."""
    seen: set[tuple[int | None, str | None]] = set()
    for number, each in enumerate(ruleset.breaks):
        where, when = ("breaks", number), (each.after_set, each.before)
        if (each.after_set is None) == (each.before is None):
            yield where, sentence("break-without-time", what=each.what)
        elif each.before and ruleset.knockout is None:
            yield where, sentence("break-without-semi-final", before=each.before)
        elif when in seen:
            yield where, sentence("break-twice", after_set=each.after_set, before=each.before)
        seen.add(when)


def _nearest(key: str) -> str | None:
    near = get_close_matches(key, settings(), n=1)
    return near[0] if near else None


def _unproved(ruleset: Ruleset) -> Iterator[tuple[Where, Sentence]]:
    rolls = rules.rules_of(ruleset).rolls
    for number, example in enumerate(ruleset.example):
        scores = rolls[example.mark - 1] if example.mark <= len(rolls) else {}
        if wrong := _wrong(example, scores.get(example.dice)):
            yield ("example", number), wrong


def _wrong(example: Example, score: Score | None) -> Sentence | None:
    """The fault of an example; None if it holds."""
    if score is None:
        return sentence("example-without-roll", mark=example.mark, dice=example.dice)
    if score == Score(example.worth, example.points):
        return None
    return sentence(
        "example-wrong",
        mark=example.mark,
        dice=example.dice,
        says=example.worth,
        says_points=example.points,
        is_worth=score.worth,
        is_points=score.points,
    )
