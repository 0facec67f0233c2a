"""What decides a round that finished level, in a guest's words."""

from __future__ import annotations

from headtable.game.ruleset import Ruleset
from headtable.game.table.ties import TIES as PLAYED
from headtable_tools.rulecard.sentence import Sentence, Sentences, say
from headtable_tools.rulecard.wording import capital, number, with_article

TIES = {
    "one_die_rep": (
        "A tie? One player from each team rolls one die, and the higher wins; equal dice are rolled again."
    ),
    "lap_points": "A tie? Everybody at the table has one more turn, as often as it takes.",
    "one_turn_each": "A tie? One player from each team has one more turn, as often as it takes.",
    "sudden_death_target": "A tie? The dice go on around the table, and the first to roll the mark wins.",
    "host": "A tie? The host decides.",
}


def the_tie(ruleset: Ruleset) -> Sentences:
    """How it is decided, and by whose dice."""
    yield say(TIES[ruleset.tie], "tie")
    if PLAYED[ruleset.tie].dice:
        yield _who_rolls(ruleset)
    if PLAYED[ruleset.tie].wins:
        yield from _sudden_death(ruleset)


def _who_rolls(ruleset: Ruleset) -> Sentence:
    match ruleset.tie_rolled_by:
        case "table_chooses":
            said = "The table chooses who rolls it."
        case "last_roller":
            said = "It is rolled by the last of each team to have had the dice."
        case "scorekeeper":
            said = "It is rolled by the scorekeeper of each team."
    return say(said, "tie_rolled_by")


def _sudden_death(ruleset: Ruleset) -> Sentences:
    three = f"{capital(number(ruleset.dice))} of another number"
    wins = "win it, too" if ruleset.sudden_death.mini_wins else "count for nothing then"
    yield say(f"{three} {wins}.", "sudden_death.mini_wins")
    if ruleset.call == "required":
        bunco = capital(with_article(ruleset.words.bunco))
        yield say(f"{bunco} wins it even uncalled; its points and its place on your card need the call.", "call")
    match ruleset.sudden_death.starts:
        case "next":
            said = "The next in order starts it."
        case "first_roller":
            said = "Whoever rolled first in the round starts it."
        case "dice":
            said = "The table throws dice for who starts it."
    yield say(said, "sudden_death.starts")
