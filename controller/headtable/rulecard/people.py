"""Ghosts, groups and partners, in a guest's words."""

from __future__ import annotations

from headtable.game.ruleset import Ruleset
from headtable.rulecard.sentence import Sentence, say
from headtable.rulecard.words import capital, counted, with_article


def of_ghosts() -> Sentence:
    """What becomes of the chairs of who is missing."""
    return say(
        "If people are missing, ghosts hold their chairs: a ghost's partner throws for it, "
        "or the next person to the left if its partner is a ghost, too."
    )


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
        return say("The whole room is one group.", "group_tables")
    return say(
        f"The room plays in groups of {counted(ruleset.group_tables, 'table')}, or as near to that as can be, "
        "and you stay in yours: for the walk, its first table is the head table and its last one the last. "
        "All groups keep the pace of the one head table of the room.",
        "group_tables",
    )


def of_parting(ruleset: Ruleset) -> Sentence:
    """Who become partners."""
    match ruleset.parting:
        case "least_lately":
            said = "Those become partners who have played together least lately, and a lot decides between equals"
        case "drawn":
            said = "A lot decides who become partners"
    return say(f"{said}; but no two ghosts, if that can be avoided.", "parting")
