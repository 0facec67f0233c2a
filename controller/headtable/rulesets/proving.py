"""A ruleset proves itself: it can be played, and its examples are worth what it says."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches

from headtable.game import rules
from headtable.game.ruleset import Example, Ruleset
from headtable.game.scoring import Score
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
    yield from _two_breaks_at_once(ruleset)
    if not unplayable:
        yield from _unproved(ruleset)


def _two_breaks_at_once(ruleset: Ruleset) -> Iterator[tuple[Where, str]]:
    """Two breaks after the same set; one after a set that the night does not have is only never reached."""
    for number, each in enumerate(ruleset.breaks):
        if any(each.after_set == other.after_set for other in ruleset.breaks[:number]):
            yield ("breaks", number), f"the break after_set = {each.after_set}: there is one already after this set"


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
