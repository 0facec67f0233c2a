"""The card's sentences about ties."""

from __future__ import annotations

from headtable.game.ruleset import Ruleset
from headtable.game.table.ties import TIES
from headtable.rulecard.card_sentence import CardSentences, card_sentence


def the_tie(ruleset: Ruleset) -> CardSentences:
    """How a tie is decided, and by whose dice."""
    yield card_sentence("card-tie", "tie", tie=ruleset.tie)
    if TIES[ruleset.tie].dice:
        yield card_sentence("card-roller-of-tie", "tie_rolled_by", by=ruleset.tie_rolled_by)
    if TIES[ruleset.tie].wins:
        yield from _sudden_death(ruleset)


def _sudden_death(ruleset: Ruleset) -> CardSentences:
    wins, starts = ruleset.sudden_death.mini_wins, ruleset.sudden_death.starts
    yield card_sentence("card-sudden-death-mini", "sudden_death.mini_wins", dice=ruleset.dice, wins=wins)
    if ruleset.call == "required":
        yield card_sentence("card-sudden-death-uncalled", "call")
    yield card_sentence("card-sudden-death-starts", "sudden_death.starts", starts=starts)
