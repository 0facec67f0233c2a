"""The card's sentences about the night, the walk between rounds and the score card."""

from __future__ import annotations

from itertools import groupby

from headtable.game.ruleset import Example, Ruleset
from headtable.rulecard.card_sentence import CardSentences, card_sentence
from headtable.rulecard.idle import idle
from headtable.rulecard.sections.people import of_groups
from headtable.saying import Sentence as Said, sentence


def the_night(ruleset: Ruleset) -> CardSentences:
    """Partners, sets, rounds, the mark and the dice."""
    yield card_sentence("card-partners")
    yield card_sentence("card-sets", "sets", sets=ruleset.sets)
    yield card_sentence("card-rounds", "rounds", rounds=ruleset.rounds)
    yield card_sentence("card-dice", "dice", "sides", dice=ruleset.dice, sides=ruleset.sides)


def the_walk(ruleset: Ruleset) -> CardSentences:
    """Where everybody sits in the next round, and with whom."""
    yield of_groups(ruleset)
    yield card_sentence("card-ladder", "ladder", ladder=ruleset.ladder)
    if "split" not in idle(ruleset):
        yield card_sentence("card-split", "split", split=ruleset.split)
    if "parting" not in idle(ruleset):
        yield card_sentence("card-parting", "parting", parting=ruleset.parting)


def the_score_card(ruleset: Ruleset) -> CardSentences:
    """What everybody marks on the score card."""
    yield card_sentence("card-scorekeeper", "scorekeeper", scorekeeper=ruleset.scorekeeper)
    yield card_sentence("card-win-or-loss")
    yield card_sentence("card-own-bunco")
    yield card_sentence("card-minis", "minis_shown", shown=ruleset.minis_shown, dice=ruleset.dice)


def the_examples(ruleset: Ruleset) -> CardSentences:
    """The ruleset's examples, by their mark."""
    for mark, examples in groupby(sorted(ruleset.example, key=_mark), key=_mark):
        yield card_sentence("card-examples", "example", mark=mark, rolls=tuple(map(_roll, examples)))


def _mark(example: Example) -> int:
    return example.mark


def _roll(example: Example) -> Said:
    return sentence("card-example", dice=example.dice, worth=example.worth, points=example.points)
