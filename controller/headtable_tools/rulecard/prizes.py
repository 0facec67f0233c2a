"""The card's sentences about roll-offs, the final, the traveler and the prizes."""

from __future__ import annotations

from headtable.game.prizes.pot import DRAWN
from headtable.game.ruleset import Knockout, Pot, Prize, Ruleset
from headtable_tools.rulecard.idle import idle
from headtable_tools.rulecard.sentence import Sentence, Sentences, own_way, tell


def the_roll_offs(ruleset: Ruleset) -> Sentences:
    """What decides between people who are level for a place or a prize."""
    roll_off = ruleset.roll_off
    if roll_off.again == "host":
        yield tell("card-host-decides-level", "roll_off.again")
        return
    yield tell("card-roll-off", "roll_off.dice", "roll_off.again", dice=roll_off.dice, again=roll_off.again)


def the_final(ruleset: Ruleset) -> Sentences:
    """Who plays on after the last set, and how the final is won."""
    if ruleset.knockout is None:
        return
    yield from _the_semi_final(ruleset.knockout)
    yield own_way("card-finalist-missing")
    yield tell("card-finalists")
    yield tell("card-wild-card", "knockout.wild_card", wild_card=ruleset.knockout.wild_card)
    yield tell("card-final-seats", "knockout.final_seats", seats=ruleset.knockout.final_seats)
    yield tell("card-final-rolls")


def _the_semi_final(knockout: Knockout) -> Sentences:
    yield tell("card-semi-final", "knockout.counts", counts=knockout.counts)
    yield tell("card-leads-both", "knockout.leads_both", leads_both=knockout.leads_both)
    yield tell("card-no-bunco", "knockout.no_bunco", no_bunco=knockout.no_bunco)
    yield tell("card-semi-final-fill", "knockout.semi_fill", fill=knockout.semi_fill)
    yield tell("card-semi-final-head", "knockout.semi_head", head=knockout.semi_head)


def the_traveler(ruleset: Ruleset) -> Sentences:
    """Who has the traveler."""
    traveler = ruleset.traveler
    if traveler is None:
        return
    yield tell("card-traveler-starts", "traveler.starts", starts=traveler.starts)
    if "traveler.in_roll_offs" not in idle(ruleset):
        moves = traveler.in_roll_offs == "three_dice"
        yield tell("card-traveler-in-roll-offs", "traveler.in_roll_offs", moves=moves)
    yield tell("card-traveler-no-bunco", "traveler.no_bunco", has=traveler.no_bunco)
    yield _simultaneous(ruleset)


def _simultaneous(ruleset: Ruleset) -> Sentence:
    """Which of two buncos came first."""
    return tell("card-simultaneous", "simultaneous", by=ruleset.simultaneous)


def the_prizes(ruleset: Ruleset) -> Sentences:
    """What is won, and by whom."""
    if not ruleset.prizes:
        yield tell("card-no-prizes", "prizes", has_final=ruleset.knockout is not None)
        return
    if ruleset.pot:
        yield from _pot(ruleset.pot)
    for prize in ruleset.prizes:
        yield _prize(prize, ruleset.pot)
    if ruleset.traveler is None and "simultaneous" not in idle(ruleset):
        yield _simultaneous(ruleset)
    yield from _money_of_nobody(ruleset)


def _prize(prize: Prize, pot: Pot | None) -> Sentence:
    shares = pot.shares if pot else None
    return tell("card-prize", "prizes", prize=prize.name, share=prize.share, pot=shares, to=prize.to)


def _money_of_nobody(ruleset: Ruleset) -> Sentences:
    """Where the money of a prize goes that nobody can win."""
    draws = {prize.to == DRAWN for prize in ruleset.prizes}
    if draws == {True, False}:
        yield own_way("card-last-draw")
    if ruleset.pot is None:
        return
    yield own_way("card-money-of-nobody", is_drawn=True in draws)
    yield own_way("card-less-than-dollar")


def _pot(pot: Pot) -> Sentences:
    yield tell("card-pot-each", "pot.each", each=pot.each)
    yield tell("card-pot-shares", "pot.shares", shares=pot.shares)
    yield tell("card-pot-one-each", "pot.one_each", one_each=pot.one_each)
    yield tell("card-pot-tied", "pot.tied", tied=pot.tied)
