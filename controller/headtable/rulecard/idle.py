"""Settings that change nothing beside the others of their ruleset, so that no card needs to tell of them."""

from __future__ import annotations

from headtable.game.ladder import SHIFTS
from headtable.game.ruleset import Ruleset


def idle(ruleset: Ruleset) -> dict[str, str]:
    """Each setting without effect here, with the reason why."""
    return {
        **_walking(ruleset),
        **_after_bell(ruleset),
        **_dice(ruleset),
        **_clock(ruleset),
        **_roll_offs(ruleset),
    }


def nobody_rolls_on(ruleset: Ruleset) -> bool:
    """Whether every table stops at the very moment when the round is called."""
    only_others = ruleset.after_bell == "finish_turn_secondary" and ruleset.after_bell_at == "head"
    return ruleset.after_bell == "stop_now" or only_others


def _walking(ruleset: Ruleset) -> dict[str, str]:
    if ruleset.ladder in SHIFTS:
        return {"split": "everybody moves alone", "parting": "everybody moves alone"}
    return {"parting": "nobody parts"} if ruleset.split == "never" else {}


def _after_bell(ruleset: Ruleset) -> dict[str, str]:
    stops = {"turn_begins": "nobody finishes a turn"} if nobody_rolls_on(ruleset) else {}
    return {**stops, "after_bell_at": "nobody rolls again"} if ruleset.after_bell == "stop_now" else stops


def _dice(ruleset: Ruleset) -> dict[str, str]:
    return {"points.three": "three dice on the mark are all the dice"} if ruleset.dice == 3 else {}


SCORE = ("target", "target_of", "target_met", "target_checked", "bunco_ends_round")


def _clock(ruleset: Ruleset) -> dict[str, str]:
    match ruleset.time.rounds:
        case "off":
            return {"time.round_s": "no clock looks at the rounds"}
        case "fixed":
            return dict.fromkeys(SCORE, "only the clock ends a round")
        case "warning" | "end":
            return {}


def _roll_offs(ruleset: Ruleset) -> dict[str, str]:
    return {"roll_off.dice": "the host decides"} if ruleset.roll_off.again == "host" else {}
