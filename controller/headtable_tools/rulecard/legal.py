"""Which throws do not count, and when they end a turn, in a guest's words."""

from __future__ import annotations

from headtable.game.ruleset import LegalRolls, Ruleset
from headtable_tools.rulecard.idle import idle
from headtable_tools.rulecard.sentence import Sentence, Sentences, say
from headtable_tools.rulecard.wording import listed, number

LEGAL = "legal_rolls"


def the_legal_rolls(ruleset: Ruleset) -> Sentences:
    """What is thrown again, and what throws off the table come to."""
    rule, all_dice = ruleset.legal_rolls, f"all {number(ruleset.dice)} dice"
    without_effect = idle(ruleset)
    yield _thrown_again(rule, all_dice)
    if f"{LEGAL}.off_table_ends_turn" in without_effect:
        return
    yield _ends(rule)
    if f"{LEGAL}.one_die_counts" not in without_effect:
        yield _off_the_table(rule, all_dice)
    if f"{LEGAL}.unclean_counts" not in without_effect:
        yield _unclean(rule)


THROWN_AGAIN = {
    "cocked": "lies cocked",
    "stacked": "lies on another",
    "unshaken": "was not shaken",
    "off-table": "leaves the table",
    "floor": "falls to the floor",
}


def _thrown_again(rule: LegalRolls, all_dice: str) -> Sentence:
    whys = [told for why, told in THROWN_AGAIN.items() if why in rule.thrown_again]
    if "leaves the table" in whys and "falls to the floor" in whys:
        whys.remove("falls to the floor")
    told = f"Throw {all_dice} again if one {listed(whys, 'or')}." if whys else "Every throw counts as the dice lie."
    return say(told, f"{LEGAL}.thrown_again")


def _ends(rule: LegalRolls) -> Sentence:
    if not rule.off_table_ends_turn:
        return say("That never ends your turn.", f"{LEGAL}.off_table_ends_turn")
    points = {"kept": "keep", "lost": "lose"}[rule.points]
    return say(
        f"If you throw off the table{_often(rule)}, your turn is over, and you {points} its points.",
        f"{LEGAL}.off_table_ends_turn",
        f"{LEGAL}.off_table_counts",
        f"{LEGAL}.points",
    )


def _often(rule: LegalRolls) -> str:
    if rule.off_table_ends_turn == 1:
        return ""
    times = "twice" if rule.off_table_ends_turn == 2 else f"{number(rule.off_table_ends_turn)} times"
    return f" {times} {'in one turn' if rule.off_table_counts == 'in_a_turn' else 'in a row'}"


def _off_the_table(rule: LegalRolls, all_dice: str) -> Sentence:
    who = "one die is enough for that" if rule.one_die_counts else f"only {all_dice} at once count as that"
    caught = "also if it is caught" if rule.caught_counts else "and only if it falls to the floor"
    if not rule.one_die_counts:
        caught = caught.replace("it is", "they are").replace("it falls", "they fall")
    return say(f"{who[0].upper()}{who[1:]}, {caught}.", f"{LEGAL}.one_die_counts", f"{LEGAL}.caught_counts")


def _unclean(rule: LegalRolls) -> Sentence:
    counts = "counts as one off the table" if rule.unclean_counts else "does not count as one off the table"
    return say(f"A throw that is cocked, stacked or unshaken {counts}.", f"{LEGAL}.unclean_counts")
