"""The card's sentences about calling a bunco."""

from __future__ import annotations

from headtable.game.ruleset import Ruleset
from headtable.rulecard.card_sentence import CardSentence, CardSentences, card_sentence, own_way


def the_calls(ruleset: Ruleset) -> CardSentences:
    """Whether players must call a bunco, and what follows a missing or a false call."""
    if ruleset.call == "honor":
        yield card_sentence("card-bunco-uncalled-counts", "call")
        return
    yield _called(ruleset)
    yield own_way("card-bunco-after-bell")
    yield own_way("card-host-lets-count")
    yield own_way("card-let-count-settles-tie")
    yield card_sentence(
        "card-false-call",
        "false_call",
        "false_call_penalty",
        follows=ruleset.false_call,
        points=ruleset.false_call_penalty,
    )


def _called(ruleset: Ruleset) -> CardSentence:
    uncalled = ruleset.uncalled
    return card_sentence(
        "card-bunco-called",
        "call",
        "uncalled.points",
        "uncalled.credited",
        "uncalled.until",
        points=uncalled.points,
        credited=uncalled.credited,
        until=uncalled.until,
    )
