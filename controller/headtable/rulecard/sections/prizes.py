"""The card's sentences about roll-offs, the final, the traveler and the prizes."""

from __future__ import annotations

from headtable.game.prizes.pot import DRAWN
from headtable.game.ruleset import Knockout, Pot, Prize, Ruleset
from headtable.rulecard.card_sentence import CardSentence, CardSentences, card_sentence, own_way
from headtable.rulecard.idle import idle
from headtable.rulecard.prize_name import prize_named


def the_roll_offs(ruleset: Ruleset) -> CardSentences:
    """What decides between people who are level for a place or a prize."""
    roll_off = ruleset.roll_off
    if roll_off.again == "host":
        yield card_sentence("card-host-decides-level", "roll_off.again")
        return
    yield card_sentence("card-roll-off", "roll_off.dice", "roll_off.again", dice=roll_off.dice, again=roll_off.again)


def the_final(ruleset: Ruleset) -> CardSentences:
    """Who plays on after the last set, and how the final is won."""
    if ruleset.knockout is None:
        return
    yield from _the_semi_final(ruleset.knockout)
    yield own_way("card-finalist-missing")
    yield card_sentence("card-finalists")
    yield card_sentence("card-wild-card", "knockout.wild_card", wild_card=ruleset.knockout.wild_card)
    yield card_sentence("card-final-seats", "knockout.final_seats", seats=ruleset.knockout.final_seats)
    yield card_sentence("card-final-rolls")


def _the_semi_final(knockout: Knockout) -> CardSentences:
    yield card_sentence("card-semi-final", "knockout.counts", counts=knockout.counts)
    yield card_sentence("card-leads-both", "knockout.leads_both", leads_both=knockout.leads_both)
    yield card_sentence("card-no-bunco", "knockout.no_bunco", no_bunco=knockout.no_bunco)
    yield card_sentence("card-semi-final-fill", "knockout.semi_fill", fill=knockout.semi_fill)
    yield card_sentence("card-semi-final-head", "knockout.semi_head", head=knockout.semi_head)


def the_traveler(ruleset: Ruleset) -> CardSentences:
    """Who has the traveler."""
    traveler = ruleset.traveler
    if traveler is None:
        return
    yield card_sentence("card-traveler-starts", "traveler.starts", starts=traveler.starts)
    if "traveler.in_roll_offs" not in idle(ruleset):
        moves = traveler.in_roll_offs == "three_dice"
        yield card_sentence("card-traveler-in-roll-offs", "traveler.in_roll_offs", moves=moves)
    yield card_sentence("card-traveler-no-bunco", "traveler.no_bunco", has=traveler.no_bunco)
    yield _simultaneous(ruleset)


def _simultaneous(ruleset: Ruleset) -> CardSentence:
    """Which of two buncos came first."""
    return card_sentence("card-simultaneous", "simultaneous", by=ruleset.simultaneous)


def the_prizes(ruleset: Ruleset) -> CardSentences:
    """What is won, and by whom."""
    if not ruleset.prizes:
        yield card_sentence("card-no-prizes", "prizes", has_final=ruleset.knockout is not None)
        return
    if ruleset.pot:
        yield from _pot(ruleset.pot)
    for prize in ruleset.prizes:
        yield _prize(prize, ruleset.pot)
    if ruleset.traveler is None and "simultaneous" not in idle(ruleset):
        yield _simultaneous(ruleset)
    yield from _money_of_nobody(ruleset)


def _prize(prize: Prize, pot: Pot | None) -> CardSentence:
    shares = pot.shares if pot else None
    return card_sentence(
        "card-prize", "prizes", prize=prize_named(prize.name), share=prize.share, pot=shares, to=prize.to
    )


def _money_of_nobody(ruleset: Ruleset) -> CardSentences:
    """Where the money of a prize goes that nobody can win."""
    draws = {prize.to == DRAWN for prize in ruleset.prizes}
    if draws == {True, False}:
        yield own_way("card-last-draw")
    if ruleset.pot is None:
        return
    yield own_way("card-money-of-nobody", is_drawn=True in draws)
    yield own_way("card-less-than-dollar")


def _pot(pot: Pot) -> CardSentences:
    yield card_sentence("card-pot-each", "pot.each", each=pot.each)
    yield card_sentence("card-pot-shares", "pot.shares", shares=pot.shares)
    yield card_sentence("card-pot-one-each", "pot.one_each", one_each=pot.one_each)
    yield card_sentence("card-pot-tied", "pot.tied", tied=pot.tied)
