"""The card's sentences about rolls and turns."""

from __future__ import annotations

from headtable.game.ruleset import Ruleset, SnakeEyes
from headtable.game.table.scoring import claim_scores
from headtable.messages.words import Worth
from headtable.rulecard.card_sentence import CardSentence, CardSentences, card_sentence
from headtable.rulecard.sections.calls import the_calls
from headtable.saying import sentence


def the_points(ruleset: Ruleset) -> CardSentences:
    """The worth of every roll."""
    dice, worth, snake_eyes = ruleset.dice, ruleset.points, ruleset.snake_eyes
    yield _on_the_mark(ruleset)
    yield card_sentence("card-worth-of-bunco", "words.bunco", "points.bunco", dice=dice, points=worth.bunco)
    spared = snake_eyes.face if snake_eyes else None
    yield card_sentence("card-worth-of-mini", "points.mini", dice=dice, points=worth.mini, spared=spared)
    if snake_eyes:
        yield _beware(ruleset, snake_eyes)
    yield card_sentence("card-worth-of-miss")


def _on_the_mark(ruleset: Ruleset) -> CardSentence:
    """One or two dice on the mark; with four dice, three as well."""
    scores = claim_scores(ruleset)
    on_the_mark: tuple[Worth, ...] = ("one", "two", "three")
    here = [worth for worth in on_the_mark if worth in scores]
    worths = tuple(sentence("card-worth-on-mark", worth=worth, points=scores[worth].points) for worth in here)
    return card_sentence("card-worths-on-mark", *(f"points.{worth}" for worth in here), worths=worths)


def _beware(ruleset: Ruleset, snake_eyes: SnakeEyes) -> CardSentence:
    return card_sentence(
        "card-snake-eyes",
        "snake_eyes.face",
        "snake_eyes.loses",
        dice=ruleset.dice,
        face=snake_eyes.face,
        loses=snake_eyes.loses,
        spared=snake_eyes.face <= ruleset.rounds,
    )


def the_turn(ruleset: Ruleset) -> CardSentences:
    """When to roll again, when to pass the dice, and what to call."""
    endings = [worth for worth in _rolls(ruleset) if worth in ruleset.turn_ends]
    yield _turn_ends(ruleset, endings)
    if endings:
        yield card_sentence("card-pass-left")
    yield from the_calls(ruleset)


def _turn_ends(ruleset: Ruleset, endings: list[Worth]) -> CardSentence:
    if not endings:
        return card_sentence("card-turn-never-ends", "turn_ends")
    if endings == ["miss"]:
        return card_sentence("card-turn-ends-by-miss", "turn_ends")
    face = ruleset.snake_eyes.face if ruleset.snake_eyes else None
    rolls = tuple(sentence("card-roll", worth=worth, dice=ruleset.dice, face=face) for worth in endings)
    return card_sentence("card-turn-ends", "turn_ends", rolls=rolls)


def _rolls(ruleset: Ruleset) -> tuple[Worth, ...]:
    """Every kind of roll in these rules, in the card's order."""
    three: tuple[Worth, ...] = ("three",) if ruleset.dice > 3 else ()
    wipe: tuple[Worth, ...] = ("wipe",) if ruleset.snake_eyes else ()
    return ("miss", "one", "two", "mini", "bunco", *three, *wipe)
