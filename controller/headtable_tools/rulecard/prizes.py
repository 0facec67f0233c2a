"""Roll-offs, the final, the traveler and the prizes, in a guest's words."""

from __future__ import annotations

from headtable.game.prizes.pot import DRAWN
from headtable.game.ruleset import Knockout, Pot, Prize, Ruleset, Traveler
from headtable_tools.rulecard.idle import idle
from headtable_tools.rulecard.sentence import Sentence, Sentences, own_way, say
from headtable_tools.rulecard.wording import with_article

AGAIN = {
    "tied": "those who are level again roll again.",
    "all": "if any of the best are level again, all of them roll again.",
}


def the_roll_offs(ruleset: Ruleset) -> Sentences:
    """What decides between people who are level for a place or a prize."""
    if ruleset.roll_off.again == "host":
        yield say("Where people are level for a place or a prize, the host decides.", "roll_off.again")
        return
    dice = "one die" if ruleset.roll_off.dice == 1 else "three dice"
    told = f"Where people are level for a place or a prize, each of them rolls {dice} at once and the highest wins;"
    yield say(f"{told} {AGAIN[ruleset.roll_off.again]}", "roll_off.dice", "roll_off.again")


def the_final(ruleset: Ruleset) -> Sentences:
    """Who plays on after the last set, and how the final is won."""
    knockout = ruleset.knockout
    if knockout is None:
        return
    bunco = ruleset.words.bunco
    yield _counts(knockout, bunco)
    yield say(LEADS_BOTH[knockout.leads_both].format(bunco=bunco), "knockout.leads_both")
    yield say(NO_BUNCO[knockout.no_bunco].format(bunco=with_article(bunco)), "knockout.no_bunco")
    yield say(FILL[knockout.semi_fill], "knockout.semi_fill")
    yield say(HEAD[knockout.semi_head], "knockout.semi_head")
    yield own_way(
        "Who is not there when the semi-final or the final begins is replaced: the next best has the place."
    )
    yield say(
        f"Four play the final: the most wins and the most {bunco}s of the semi-final, one drawn from its others."
    )
    yield say(WILD[knockout.wild_card], "knockout.wild_card")
    yield say(CHAIRS[knockout.final_seats], "knockout.final_seats")
    yield say("The lowest die begins; then one roll each, clockwise, until all dice of a roll are alike: it wins.")


def _counts(knockout: Knockout, bunco: str) -> Sentence:
    sets = "over all sets" if knockout.counts == "all_sets" else "in each set"
    told = f"Of each group the most wins and the most {bunco}s {sets} go on to a semi-final of one set"
    alone = "; one group alone goes straight to the final, without a break" if knockout.counts == "all_sets" else ""
    return say(f"{told}{alone}.", "knockout.counts")


LEADS_BOTH = {
    "next_buncos": "Whoever leads in both goes on by wins, and the next most {bunco}s go on, too.",
    "next_wins": "Whoever leads in both goes on once, and the next most wins go on, too.",
    "draw": "Whoever leads in both goes on by wins, and the place for {bunco}s is drawn.",
    "leave_open": "Whoever leads in both goes on by wins, and the place for {bunco}s stays open.",
}
NO_BUNCO = {
    "roll_off": "Where nobody has rolled {bunco}, all roll off for that place.",
    "draw": "Where nobody has rolled {bunco}, that place is drawn.",
    "next_wins": "Where nobody has rolled {bunco}, that place goes to the next most wins.",
}
FILL = {
    "next_best": "Where a table of the semi-final is not full, the next best of all groups fill it.",
    "ghosts": "Where a table of the semi-final is not full, ghosts fill it.",
    "wild_cards": "Where a table of the semi-final is not full, it is filled by a draw from all others.",
}
HEAD = {
    "draw": "The chairs of the semi-final are drawn.",
    "best_record": "The four with the best record sit at the head table of the semi-final; other chairs are drawn.",
}
WILD = {
    "exclude": "The fourth place is a wild card, drawn from all who are here and not in the final yet.",
    "redraw": "The fourth place is a wild card, drawn from all, and again if a finalist is drawn.",
}
CHAIRS = {
    "draw": "The chairs of the final are drawn.",
    "choice": "The finalists choose their chairs.",
    "by_die": "The finalists sit in the order of their dice, the lowest first.",
}


def the_traveler(ruleset: Ruleset) -> Sentences:
    """What flies to whoever rolls a bunco."""
    traveler = ruleset.traveler
    if traveler is None:
        return
    bunco = with_article(ruleset.words.bunco)
    starts = "with the hostess" if traveler.starts == "hostess" else "at the head table"
    yield say(f"The traveler starts {starts} and is thrown to whoever rolls {bunco}.", "traveler.starts")
    if "traveler.in_roll_offs" not in idle(ruleset):
        yield _roll_offs(traveler, bunco)
    ends = "the hostess has it in the end" if traveler.no_bunco == "hostess" else "nobody has it in the end"
    yield say(f"Where nobody rolls {bunco} all night, {ends}.", "traveler.no_bunco")
    yield _simultaneous(ruleset)


def _roll_offs(traveler: Traveler, bunco: str) -> Sentence:
    does = "moves" if traveler.in_roll_offs == "three_dice" else "does not move"
    return say(f"It {does} by {bunco} in a roll-off with three dice.", "traveler.in_roll_offs")


def _simultaneous(ruleset: Ruleset) -> Sentence:
    """Which of two buncos was the earlier one."""
    told = f"Of two {ruleset.words.bunco}s at nearly the same time, the last is the one"
    match ruleset.simultaneous:
        case "device_time":
            by_roll = f"{told} that was rolled later, where dice tell it, and otherwise the one called later."
            return say(by_roll, "simultaneous")
        case "receipt":
            return say(f"{told} that is heard later.", "simultaneous")


def the_prizes(ruleset: Ruleset) -> Sentences:
    """What is won, and by whom."""
    if not ruleset.prizes:
        none = "These rules name no prizes"
        yield say(f"{none}{' besides the Grand Prize of the final' if ruleset.knockout else ''}.", "prizes")
        return
    if ruleset.pot:
        yield from _pot(ruleset.pot)
    for prize in ruleset.prizes:
        yield say(f"{_worth(prize, ruleset.pot)}: {WINNERS[prize.to].format(bunco=ruleset.words.bunco)}.", "prizes")
    if ruleset.traveler is None and "simultaneous" not in idle(ruleset):
        yield _simultaneous(ruleset)
    yield from _money_of_nobody(ruleset)


def _money_of_nobody(ruleset: Ruleset) -> Sentences:
    """Where the money goes that nobody can have."""
    draws = {prize.to == DRAWN for prize in ruleset.prizes}
    if draws == {True, False}:
        yield own_way("A prize that nobody can have goes into the last draw.")
    if ruleset.pot is None:
        return
    joins = "joins the dearest prize that somebody has."
    if True in draws:
        yield own_way(f"Where everybody has a prize already, nobody is drawn, and the money {joins}")
    else:
        yield own_way(f"The money of a prize that nobody can have {joins}")
    yield own_way("A prize that comes to less than a dollar is not given.")


def _worth(prize: Prize, pot: Pot | None) -> str:
    name = f"The prize {prize.name}"
    if pot is None:
        return name if prize.share == 1 else f"{name}, by share {prize.share}"
    return f"{name}, ${prize.share}" if pot.shares == "fixed" else f"{name}, {prize.share} of the shares"


def _pot(pot: Pot) -> Sentences:
    yield say(
        f"Everybody pays ${pot.each}, and the prizes are worth all of it: they are given at once, at the end.",
        "pot.each",
    )
    shares = {
        "proportional": "The pot is divided in whole dollars, in proportion to the shares.",
        "fixed": "The prizes are what they are as far as the pot goes, and the last has what is left.",
    }
    yield say(shares[pot.shares], "pot.shares")
    each = "Nobody wins more than one, the dearest first." if pot.one_each else "One player may win several."
    yield say(each, "pot.one_each")
    tied = {
        "roll_off": "Where players are level for a prize, they roll off.",
        "share": "Players who are level for a prize hold it together.",
        "split": "Players who are level for a prize split its money.",
    }
    yield say(tied[pot.tied], "pot.tied")


WINNERS = {
    "most_wins": "the most wins",
    "most_losses": "the most losses",
    "most_buncos": "the most {bunco}s",
    "most_minis": "the most threes of another number",
    "even": "as many wins as losses, or the nearest to it",
    "exactly_even": "as many wins as losses; if nobody has, it is nobody's",
    "one_even": "as many wins as losses; if nobody has, or several have, it is nobody's",
    "even_by_host": "as many wins as losses, or the nearest to it; between equals the host decides",
    "first_bunco": "the first {bunco} of the night",
    "last_bunco": "the last {bunco} of the night",
    "traveler": "whoever holds the traveler in the end",
    "grand_prize": "whoever wins the final",
    "draw_without_prize": "drawn from those who have no prize",
}
