"""A ruleset proves itself: it can be played, and its examples are worth what it says."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches

from headtable.game import rules
from headtable.game.ruleset import Break, Example, Ruleset
from headtable.game.table.scoring import Score
from headtable.rulesets.settings import settings

Where = tuple[str | int, ...]  # a key's way from the top of the file


def impossible(ruleset: Ruleset) -> Iterator[tuple[Where, str]]:
    """Everything that is well written and wrong all the same, with where it stands."""
    unplayable = list(rules.impossible(ruleset))
    for key, why in unplayable:
        yield tuple(int(part) if part.isdigit() else part for part in key.split(".")), why
    if ruleset.left_out:
        yield ("left_out",), "left_out: take it out of the file; it is found by what the file leaves out"
    for key in ruleset.inherited:
        if key not in settings():
            yield ("inherited",), f"inherited: there is no setting {key!r}{_nearest(key)}"
    yield from _breaks(ruleset)
    if not unplayable:
        yield from _unproved(ruleset)


def _breaks(ruleset: Ruleset) -> Iterator[tuple[Where, str]]:
    """Two at once, or one of which nobody can tell when it is; one after a set too many is only never reached."""
    seen: set[tuple[int | None, str | None]] = set()
    for number, each in enumerate(ruleset.breaks):
        where, when = ("breaks", number), (each.after_set, each.before)
        if (each.after_set is None) == (each.before is None):
            yield where, f'the break {each.what!r}: say when it is, by after_set = 2 or by before = "semi_final"'
        elif each.before and ruleset.knockout is None:
            yield where, f'before = "{each.before}": there is a semi-final only with a [knockout]'
        elif when in seen:
            yield where, f"the break {_when(each)}"
        seen.add(when)


def _when(each: Break) -> str:
    if each.before:
        return f'before = "{each.before}": there is one already'
    return f"after_set = {each.after_set}: there is one already after this set"


def _nearest(key: str) -> str:
    near = get_close_matches(key, settings(), n=1)
    return f"; did you mean {near[0]!r}?" if near else ""


def _unproved(ruleset: Ruleset) -> Iterator[tuple[Where, str]]:
    rolls = rules.rules_of(ruleset).rolls
    for number, example in enumerate(ruleset.example):
        scores = rolls[example.mark - 1] if example.mark <= len(rolls) else {}
        if wrong := _wrong(example, scores.get(example.dice)):
            yield ("example", number), f"the example mark = {example.mark}, dice = {list(example.dice)}: {wrong}"


def _wrong(example: Example, score: Score | None) -> str | None:
    if score is None:
        return "no such roll with these dice"
    if score == Score(example.worth, example.points):
        return None
    return (
        f"it says {example.worth} for {example.points}, "
        f"but by the points above it is {score.worth} for {score.points}"
    )
