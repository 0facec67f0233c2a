"""Ghosts, groups and partners, in a guest's words."""

from __future__ import annotations

from headtable.game.ruleset import Ruleset
from headtable.game.table.ties import TIES
from headtable_tools.rulecard.idle import idle
from headtable_tools.rulecard.sentence import Sentence, Sentences, say
from headtable_tools.rulecard.wording import capital, counted, listed, with_article


def the_ghosts_and_seats(ruleset: Ruleset) -> Sentences:
    """Where everybody sits first, and what becomes of the chairs of who is missing."""
    yield from of_seating(ruleset)
    yield of_ghosts(ruleset)
    yield of_credit(ruleset)
    if "ghosts.eligible" not in idle(ruleset):
        yield of_eligibility(ruleset)
    if "going_home" not in idle(ruleset):
        yield of_going_home(ruleset)


def of_ghosts(ruleset: Ruleset) -> Sentence:
    """What becomes of the chairs of who is missing."""
    held = "If people are missing, ghosts hold their chairs: a ghost's partner throws for it"
    match ruleset.ghosts.as_team:
        case "opponent_rolls":
            told = f"{held}, or the next person to the left if its partner is a ghost, too."
        case "idle":
            die = ", and only the die of a tie is thrown for them" if TIES[ruleset.tie].dice else ""
            told = f"{held}; the dice pass over two ghosts who are a team{die}."
    return say(told, "ghosts.as_team")


def of_eligibility(ruleset: Ruleset) -> Sentence:
    """Whether a ghost may win."""
    wins = _to_win(ruleset)
    if ruleset.ghosts.eligible:
        return say(
            f"A ghost may win {listed([f'a {one}' for one in wins], 'or')}, as anybody else.", "ghosts.eligible"
        )
    return say(f"A ghost wins {listed([f'no {one}' for one in wins])}.", "ghosts.eligible")


def _to_win(ruleset: Ruleset) -> list[str]:
    """What there is to win by these rules."""
    there_is = {"prize": ruleset.prizes, "place": ruleset.knockout, "draw": _draws(ruleset)}
    return [thing for thing, there in there_is.items() if there]


def _draws(ruleset: Ruleset) -> bool:
    """Whether anybody is drawn for something that is worth winning."""
    prize = "draw_without_prize" in {prize.to for prize in ruleset.prizes}
    return bool(ruleset.knockout or ruleset.drawings or prize)


def of_going_home(ruleset: Ruleset) -> Sentence:
    """What becomes of what somebody has won who goes home."""
    match ruleset.going_home:
        case "keeps":
            draw = " and no draw" if _draws(ruleset) else ""
            said = f"Who goes home keeps what is won by then, and is in no roll-off{draw}"
            return say(f"{said}: where only that would decide, the host does.", "going_home")
        case "forfeits":
            return say("Who goes home wins no prize and no place.", "going_home")


def of_credit(ruleset: Ruleset) -> Sentence:
    """Whose card keeps what is rolled for a ghost."""
    bunco = with_article(ruleset.words.bunco)
    match ruleset.ghosts.bunco:
        case "partner":
            said = f"If you roll {bunco} for a ghost who is your partner, it goes on your card."
        case "nobody":
            said = f"{capital(bunco)} that you roll for a ghost brings points, and goes on nobody's card."
    return say(said, "ghosts.bunco")


def of_groups(ruleset: Ruleset) -> Sentence:
    """How far anybody walks."""
    if not ruleset.group_tables:
        return say("You walk through the whole room.", "group_tables")
    return say(
        f"You walk within your group of {counted(ruleset.group_tables, 'table')}, or as near to that as can be: "
        f"its first table is the head table of your walk. {BELLS[ruleset.bell_of]}",
        "group_tables",
        "bell_of",
    )


BELLS = {
    "room": "All groups keep the pace of the room's one head table.",
    "group": "It is your head table in all else, too: its bell ends the round of your group alone.",
}


def of_parting(ruleset: Ruleset) -> Sentence:
    """Who become partners."""
    match ruleset.parting:
        case "least_lately":
            said = "New partners are those who have not played together for longest; between equals a lot decides"
        case "drawn":
            said = "A lot decides who become partners"
    return say(f"{said}. Two ghosts are never partners if that can be avoided.", "parting")


def of_seating(ruleset: Ruleset) -> Sentences:
    """How everybody comes to the first table."""
    match ruleset.seating.way:
        case "drawn":
            yield say("A lot decides where you sit first.", "seating.way")
        case "stars":
            yield say(
                "Who has a starred score sheet begins at the head table, or at the first of each group; "
                "a lot decides where all others sit.",
                "seating.way",
            )
            yield say(STARS_SHORT[ruleset.seating.stars_short], "seating.stars_short")
        case "three-dice":
            yield say(
                "Everybody rolls three dice for the first table: the best four sit at the head table, "
                "the next four at the second, and so on; a lot decides the chairs.",
                "seating.way",
            )
            yield say(RANKS[ruleset.seating.ranks], "seating.ranks")
            yield say(LEVEL[ruleset.seating.level], "seating.level")


STARS_SHORT = {
    "fill": "If fewer stars than chairs are there, a lot gives out the rest.",
    "draw_again": "If fewer stars than chairs are there, a lot gives out all of them anew.",
}
RANKS = {
    "sum": "The higher sum is the better roll.",
    "triples_first": "Three of a kind are better than all others; otherwise the higher sum is the better roll.",
}
LEVEL = {
    "roll_again": "Who are level for a table roll again, and the higher sum sits there.",
    "draw": "Between people who are level for a table a lot decides.",
    "order": "Of people who are level for a table those sit there who stand first in the host's list.",
}
