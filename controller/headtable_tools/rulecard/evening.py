"""The card's sentences about the night, the walk between rounds and the score card."""

from __future__ import annotations

from itertools import groupby

from headtable.game.ruleset import Example, Ruleset
from headtable.saying import Sentence as Said, sentence
from headtable_tools.rulecard.idle import idle
from headtable_tools.rulecard.people import of_groups
from headtable_tools.rulecard.sentence import Sentences, tell


def the_night(ruleset: Ruleset) -> Sentences:
    """Partners, sets, rounds, the mark and the dice."""
    yield tell("card-partners")
    yield tell("card-sets", "sets", sets=ruleset.sets)
    yield tell("card-rounds", "rounds", rounds=ruleset.rounds)
    yield tell("card-dice", "dice", "sides", dice=ruleset.dice, sides=ruleset.sides)


def the_walk(ruleset: Ruleset) -> Sentences:
    """Where everybody sits in the next round, and with whom."""
    yield of_groups(ruleset)
    yield tell("card-ladder", "ladder", ladder=ruleset.ladder)
    if "split" not in idle(ruleset):
        yield tell("card-split", "split", split=ruleset.split)
    if "parting" not in idle(ruleset):
        yield tell("card-parting", "parting", parting=ruleset.parting)


def the_score_card(ruleset: Ruleset) -> Sentences:
    """What everybody marks on the score card."""
    yield tell("card-scorekeeper", "scorekeeper", scorekeeper=ruleset.scorekeeper)
    yield tell("card-win-or-loss")
    yield tell("card-own-bunco")
    yield tell("card-minis", "minis_shown", shown=ruleset.minis_shown, dice=ruleset.dice)


def the_examples(ruleset: Ruleset) -> Sentences:
    """The ruleset's examples, by their mark."""
    for mark, examples in groupby(sorted(ruleset.example, key=_mark), key=_mark):
        yield tell("card-examples", "example", mark=mark, rolls=tuple(map(_roll, examples)))


def _mark(example: Example) -> int:
    return example.mark


def _roll(example: Example) -> Said:
    return sentence("card-example", dice=example.dice, worth=example.worth, points=example.points)
