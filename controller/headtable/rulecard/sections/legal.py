"""The card's sentences about throws that do not count."""

from __future__ import annotations

from headtable.game.ruleset import LegalRolls, Ruleset
from headtable.rulecard.card_sentence import CardSentence, CardSentences, card_sentence
from headtable.rulecard.idle import idle
from headtable.saying import sentence

WHYS = ("cocked", "stacked", "unshaken", "off-table", "floor")  # in the card's order


def the_legal_rolls(ruleset: Ruleset) -> CardSentences:
    """What is thrown again, and what follows throws off the table."""
    rule, without_effect = ruleset.legal_rolls, idle(ruleset)
    yield _thrown_again(rule, ruleset.dice)
    if "legal_rolls.off_table_ends_turn" in without_effect:
        return
    yield _ends(rule)
    if "legal_rolls.one_die_counts" not in without_effect:
        yield _off_the_table(rule, ruleset.dice)
    if "legal_rolls.unclean_counts" not in without_effect:
        yield card_sentence("card-unclean-throw", "legal_rolls.unclean_counts", counts=rule.unclean_counts)


def _thrown_again(rule: LegalRolls, dice: int) -> CardSentence:
    whys = [why for why in WHYS if why in rule.thrown_again]
    if "off-table" in whys and "floor" in whys:
        whys.remove("floor")
    if not whys:
        return card_sentence("card-every-throw-counts", "legal_rolls.thrown_again")
    told = tuple(sentence("card-thrown-again-why", why=why) for why in whys)
    return card_sentence("card-thrown-again", "legal_rolls.thrown_again", dice=dice, whys=told)


def _ends(rule: LegalRolls) -> CardSentence:
    if not rule.off_table_ends_turn:
        return card_sentence("card-off-table-never-ends", "legal_rolls.off_table_ends_turn")
    return card_sentence(
        "card-off-table-ends",
        "legal_rolls.off_table_ends_turn",
        "legal_rolls.off_table_counts",
        "legal_rolls.points",
        times=rule.off_table_ends_turn,
        counts=rule.off_table_counts,
        points=rule.points,
    )


def _off_the_table(rule: LegalRolls, dice: int) -> CardSentence:
    return card_sentence(
        "card-off-table-dice",
        "legal_rolls.one_die_counts",
        "legal_rolls.caught_counts",
        dice=dice,
        one_die=rule.one_die_counts,
        caught=rule.caught_counts,
    )
