"""The night as a whole, the walk between rounds and the score card, in a guest's words."""

from __future__ import annotations

from itertools import groupby

from headtable.game.ruleset import Example, Ruleset
from headtable_tools.rulecard.idle import idle
from headtable_tools.rulecard.people import of_groups, of_parting
from headtable_tools.rulecard.sentence import Sentence, Sentences, say
from headtable_tools.rulecard.wording import capital, counted, listed, mark, number, points, with_article


def the_night(ruleset: Ruleset) -> Sentences:
    """Partners, sets, rounds, the mark and the dice."""
    yield say("Four sit at each table; you and your partner across from you are a team.")
    yield say(f"The night has {counted(ruleset.sets, 'set')}.", "sets")
    rounds = counted(ruleset.rounds, "round")
    yield say(f"A set has {rounds}, each with a number to roll for, the mark: {_marks(ruleset.rounds)}.", "rounds")
    sides = "" if ruleset.sides == 6 else f", with {number(ruleset.sides)} sides each"
    yield say(f"You always throw {number(ruleset.dice)} dice at once{sides}.", "dice", "sides")


def _marks(rounds: int) -> str:
    if rounds > 3:
        return f"ones in round 1, twos in round 2, and so on up to {mark(rounds)}"
    return listed([f"{mark(face)} in round {face}" for face in range(1, rounds + 1)])


def the_walk(ruleset: Ruleset) -> Sentences:
    """Where everybody sits in the next round, and with whom."""
    yield of_groups(ruleset)
    yield say(LADDERS[ruleset.ladder], "ladder")
    if "split" not in idle(ruleset):
        yield _partners(ruleset)
    if "parting" not in idle(ruleset):
        yield of_parting(ruleset)


LADDERS = {
    "step": (
        "Winners go up one table, and at the head table they stay; "
        "losers go down one table, and at the last table they stay."
    ),
    "drop": (
        "Winners go up one table, and at the head table they stay; "
        "the head table's losers go to the last table, and all other losers stay where they are."
    ),
    "cycle": "Winners stay; losers go down one table, and from the last table to the head table.",
    "winners_walk": "Losers stay; winners go up one table, and from the head table to the last table.",
    "fixed": "Everybody stays at the same table all night.",
    "seat_shift": (
        "Everybody moves on by one chair, from the last chair of a table to the first of the next, "
        "and from the last table to the head table."
    ),
}


def _partners(ruleset: Ruleset) -> Sentence:
    match ruleset.split:
        case "always":
            said = "Partners part after every round."
        case "stayers_only":
            said = (
                "Where a pair stays at its table, both pairs there swap partners; "
                "where both pairs are new to a table, partners stay together."
            )
        case "never":
            said = "You keep your partner all night."
    return say(said, "split")


SCOREKEEPERS = {
    "team": "Each team picks a scorekeeper, who tallies its points.",
    "table": "Each table has one scorekeeper, who tallies the points of both teams.",
    "roller_partner": "The roller's partner keeps score, and says the team's new score after each roll.",
}


def the_score_card(ruleset: Ruleset) -> Sentences:
    """What everybody marks."""
    bunco, mini = with_article(ruleset.words.bunco), f"{number(ruleset.dice)} of another number"
    yield say(SCOREKEEPERS[ruleset.scorekeeper], "scorekeeper")
    yield say("After each round you mark a win or a loss.")
    yield say(f"If you roll {bunco} you mark that as well: only you, not your partner.")
    shown = (
        f"You mark {mini}, too."
        if ruleset.minis_shown
        else f"{capital(mini)} bring points, but you do not mark them."
    )
    yield say(shown, "minis_shown")


def the_examples(ruleset: Ruleset) -> Sentences:
    """The rolls by which the ruleset proves itself, round by round."""
    for face, examples in groupby(sorted(ruleset.example, key=_mark), key=_mark):
        rolls = "; ".join(_roll(example, ruleset) for example in examples)
        yield say(f"When {mark(face)} are the mark: {rolls}.", "example")


def _mark(example: Example) -> int:
    return example.mark


def _roll(example: Example, ruleset: Ruleset) -> str:
    dice = " ".join(map(str, example.dice))
    match example.worth:
        case "miss":
            return f"{dice} is a miss"
        case "wipe":
            return f"{dice} costs points"
        case "bunco":
            return f"{dice} is {with_article(ruleset.words.bunco)}, {points(example.points)}"
        case _:
            return f"{dice} brings {points(example.points)}"
