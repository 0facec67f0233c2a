"""The card's sentences about ghosts, groups and first seats."""

from __future__ import annotations

from headtable.game.ruleset import Ruleset
from headtable.game.table.ties import TIES
from headtable.rulecard.card_sentence import CardSentence, CardSentences, card_sentence
from headtable.rulecard.idle import idle
from headtable.saying import sentence


def the_ghosts_and_seats(ruleset: Ruleset) -> CardSentences:
    """Where everybody sits first, and what happens to empty chairs."""
    yield from of_seating(ruleset)
    yield of_ghosts(ruleset)
    yield card_sentence("card-ghosts-bunco", "ghosts.bunco", credit=ruleset.ghosts.bunco)
    if "ghosts.eligible" not in idle(ruleset):
        yield of_eligibility(ruleset)
    if "going_home" not in idle(ruleset):
        yield of_going_home(ruleset)


def of_ghosts(ruleset: Ruleset) -> CardSentence:
    """What happens to empty chairs."""
    tie_has_die = bool(TIES[ruleset.tie].dice)
    return card_sentence("card-ghosts", "ghosts.as_team", as_team=ruleset.ghosts.as_team, tie_has_die=tie_has_die)


def of_eligibility(ruleset: Ruleset) -> CardSentence:
    """Whether a ghost may win."""
    wins = _to_win(ruleset)
    if ruleset.ghosts.eligible:
        things = tuple(sentence("card-thing-to-win", thing=thing) for thing in wins)
        return card_sentence("card-ghosts-may-win", "ghosts.eligible", things=things)
    nothing = tuple(sentence("card-nothing-to-win", thing=thing) for thing in wins)
    return card_sentence("card-ghosts-never-win", "ghosts.eligible", things=nothing)


def _to_win(ruleset: Ruleset) -> list[str]:
    """What these rules let anybody win."""
    there_is = {"prize": ruleset.prizes, "place": ruleset.knockout, "draw": _has_draws(ruleset)}
    return [thing for thing, there in there_is.items() if there]


def _has_draws(ruleset: Ruleset) -> bool:
    """Whether anything is won by a draw."""
    prize = "draw_without_prize" in {prize.to for prize in ruleset.prizes}
    return bool(ruleset.knockout or ruleset.drawings or prize)


def of_going_home(ruleset: Ruleset) -> CardSentence:
    """What somebody who goes home keeps."""
    match ruleset.going_home:
        case "keeps":
            return card_sentence("card-going-home-keeps", "going_home", has_draws=_has_draws(ruleset))
        case "forfeits":
            return card_sentence("card-going-home-forfeits", "going_home")


def of_groups(ruleset: Ruleset) -> CardSentence:
    """How far anybody walks."""
    if not ruleset.group_tables:
        return card_sentence("card-whole-room", "group_tables")
    return card_sentence(
        "card-groups", "group_tables", "bell_of", tables=ruleset.group_tables, bell_of=ruleset.bell_of
    )


def of_seating(ruleset: Ruleset) -> CardSentences:
    """How everybody comes to the first table."""
    seating = ruleset.seating
    match seating.way:
        case "drawn":
            yield card_sentence("card-seats-drawn", "seating.way")
        case "stars":
            yield card_sentence("card-seats-by-stars", "seating.way")
            yield card_sentence("card-stars-short", "seating.stars_short", stars_short=seating.stars_short)
        case "three-dice":
            yield card_sentence("card-seats-by-dice", "seating.way")
            yield card_sentence("card-ranks", "seating.ranks", ranks=seating.ranks)
            yield card_sentence("card-level-for-table", "seating.level", level=seating.level)
