"""Roll-offs for a place or a prize, in a guest's words."""

from __future__ import annotations

from headtable.game.ruleset import Ruleset
from headtable.rulecard.sentence import Sentences, say

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
