"""What to call out and when, and what a call is worth that comes too late or for nothing, in a guest's words."""

from __future__ import annotations

from headtable.game.ruleset import Ruleset
from headtable_tools.rulecard.sentence import Sentence, Sentences, own_way, say
from headtable_tools.rulecard.wording import capital, points, with_article


def the_calls(ruleset: Ruleset) -> Sentences:
    """Whether a bunco has to be called, and what follows if it is not, or if something else is."""
    bunco = ruleset.words.bunco
    if ruleset.call == "honor":
        yield say(f"{capital(with_article(bunco))} counts even if nobody calls it out.", "call")
        return
    uncalled = ("uncalled.points", "uncalled.credited", "uncalled.until")
    yield say(f"Call out “{bunco}!” {_until(ruleset)}: one that is not called {_brings(ruleset)}.", "call", *uncalled)
    yield own_way(
        f"If the bell rings while {with_article(bunco)} lies there, it may be called until the next throw there; "
        "pressed at the head table, its own bell is the call."
    )
    yield own_way("The host may let one count after all, within the round.")
    yield own_way("One that the host lets count settles a tie.")
    yield _false_call(ruleset)


def _until(ruleset: Ruleset) -> str:
    match ruleset.uncalled.until:
        case "next_throw":
            return "before the next throw"
        case "turn_ends":
            return "before your turn ends"


def _brings(ruleset: Ruleset) -> str:
    uncalled = ruleset.uncalled
    if not uncalled.points:
        return "brings no points, but is on your card" if uncalled.credited else "counts for nothing"
    card = "is on your card" if uncalled.credited else "is on no card"
    return f"brings {points(uncalled.points)} and {card}"


def _false_call(ruleset: Ruleset) -> Sentence:
    match ruleset.false_call:
        case "warn":
            follows = "earns a warning"
        case "ignore":
            follows = "means nothing"
        case "penalty":
            follows = f"costs your team {points(ruleset.false_call_penalty)}"
    nothing = f"A call without {with_article(ruleset.words.bunco)}"
    return say(f"{nothing} {follows}.", "false_call", "false_call_penalty")
