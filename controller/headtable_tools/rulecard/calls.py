"""The card's sentences about calling a bunco."""

from __future__ import annotations

from headtable.game.ruleset import Ruleset
from headtable_tools.rulecard.sentence import Sentence, Sentences, own_way, tell


def the_calls(ruleset: Ruleset) -> Sentences:
    """Whether players must call a bunco, and what follows a missing or a false call."""
    if ruleset.call == "honor":
        yield tell("card-bunco-uncalled-counts", "call")
        return
    yield _called(ruleset)
    yield own_way("card-bunco-after-bell")
    yield own_way("card-host-lets-count")
    yield own_way("card-let-count-settles-tie")
    yield tell(
        "card-false-call",
        "false_call",
        "false_call_penalty",
        follows=ruleset.false_call,
        points=ruleset.false_call_penalty,
    )


def _called(ruleset: Ruleset) -> Sentence:
    uncalled = ruleset.uncalled
    return tell(
        "card-bunco-called",
        "call",
        "uncalled.points",
        "uncalled.credited",
        "uncalled.until",
        points=uncalled.points,
        credited=uncalled.credited,
        until=uncalled.until,
    )
