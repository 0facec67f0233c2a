"""Find settings that have no effect because of other settings; the card leaves them out."""

from __future__ import annotations

from typing import Literal

from headtable.game.people.ladder import SHIFTS
from headtable.game.ruleset import Ruleset
from headtable.game.table.ties import TIES

Why = Literal[
    "no-roll-for-table", "no-stars", "scorekeeper-first", "all-move-alone", "nobody-parts", "one-group",
    "no-traveler", "no-last-turns", "nobody-rolls-again", "three-are-all", "no-clock", "only-clock", "host-decides",
    "no-calls", "false-call-free", "off-table-counts", "unclean-counts", "one-kind-off-table", "never-ends-turn",
    "one-is-enough", "no-first-or-last", "no-prizes", "no-three-dice", "nothing-to-win", "no-single-die",
    "no-first-mark",
]  # fmt: skip
Idle = dict[str, Why]
OFF_THE_TABLE, UNCLEAN = {"off-table", "floor"}, {"cocked", "stacked", "unshaken"}
LAST_TURNS = ("turn_begins", "finishing", "late_bunco.team", "late_bunco.personal", "late_bunco.traveler")


def idle(ruleset: Ruleset) -> Idle:
    """Each setting without effect in this ruleset, with the reason."""
    return {
        **_seating(ruleset),
        **_first_round(ruleset),
        **_walking(ruleset),
        **_groups(ruleset),
        **_after_bell(ruleset),
        **_dice(ruleset),
        **_clock(ruleset),
        **_roll_offs(ruleset),
        **_calls(ruleset),
        **_legal_rolls(ruleset),
        **_tie(ruleset),
        **_simultaneous(ruleset),
        **_going_home(ruleset),
        **_traveler(ruleset),
        **_ghosts(ruleset),
    }


def nobody_rolls_on(ruleset: Ruleset) -> bool:
    """Whether every table stops as soon as the round is called."""
    only_others = ruleset.after_bell == "finish_turn_secondary" and ruleset.after_bell_at == "head"
    return ruleset.after_bell == "stop_now" or only_others


def _seating(ruleset: Ruleset) -> Idle:
    without: Idle = {}
    if ruleset.seating.way != "three-dice":
        nobody: Why = "no-roll-for-table"
        without = {"seating.ranks": nobody, "seating.level": nobody}
    return without if ruleset.seating.way == "stars" else {**without, "seating.stars_short": "no-stars"}


def _first_round(ruleset: Ruleset) -> Idle:
    named = ruleset.first_roller == "scorekeeper"
    return {"first_round": "scorekeeper-first"} if named else {}


def _walking(ruleset: Ruleset) -> Idle:
    if ruleset.ladder in SHIFTS:
        return {"split": "all-move-alone", "parting": "all-move-alone"}
    return {"parting": "nobody-parts"} if ruleset.split == "never" else {}


def _groups(ruleset: Ruleset) -> Idle:
    return {} if ruleset.group_tables else {"bell_of": "one-group"}


def _after_bell(ruleset: Ruleset) -> Idle:
    stops: Idle = {} if ruleset.traveler else {"late_bunco.traveler": "no-traveler"}
    if nobody_rolls_on(ruleset):
        stops = dict.fromkeys(LAST_TURNS, "no-last-turns")
    return {**stops, "after_bell_at": "nobody-rolls-again"} if ruleset.after_bell == "stop_now" else stops


def _dice(ruleset: Ruleset) -> Idle:
    return {"points.three": "three-are-all"} if ruleset.dice == 3 else {}


SCORE = ("target", "target_of", "target_met", "target_checked", "bunco_ends_round")


def _clock(ruleset: Ruleset) -> Idle:
    match ruleset.time.rounds:
        case "off":
            return {"time.round_s": "no-clock"}
        case "fixed":
            return dict.fromkeys(SCORE, "only-clock")
        case "warning" | "end":
            return {}


def _roll_offs(ruleset: Ruleset) -> Idle:
    return {"roll_off.dice": "host-decides"} if ruleset.roll_off.again == "host" else {}


def _calls(ruleset: Ruleset) -> Idle:
    if ruleset.call == "honor":
        keys = ("false_call", "false_call_penalty", "uncalled.points", "uncalled.credited", "uncalled.until")
        return dict.fromkeys(keys, "no-calls")
    return {} if ruleset.false_call == "penalty" else {"false_call_penalty": "false-call-free"}


def _legal_rolls(ruleset: Ruleset) -> Idle:
    keys = ("off_table_counts", "points", "one_die_counts", "caught_counts", "unclean_counts")
    thrown_again = set(ruleset.legal_rolls.thrown_again)
    if not thrown_again & OFF_THE_TABLE:
        every = ("off_table_ends_turn", *keys)
        return dict.fromkeys((f"legal_rolls.{key}" for key in every), "off-table-counts")
    without: Idle = {} if thrown_again & UNCLEAN else {"legal_rolls.unclean_counts": "unclean-counts"}
    if not thrown_again >= OFF_THE_TABLE:
        without["legal_rolls.caught_counts"] = "one-kind-off-table"
    return without | _strikes(ruleset, keys)


def _strikes(ruleset: Ruleset, keys: tuple[str, ...]) -> Idle:
    match ruleset.legal_rolls.off_table_ends_turn:
        case 0:
            return dict.fromkeys((f"legal_rolls.{key}" for key in keys), "never-ends-turn")
        case 1:
            return {"legal_rolls.off_table_counts": "one-is-enough"}
        case _:
            return {}


def _simultaneous(ruleset: Ruleset) -> Idle:
    asks = ruleset.traveler or {"first_bunco", "last_bunco"} & {prize.to for prize in ruleset.prizes}
    return {} if asks else {"simultaneous": "no-first-or-last"}


def _going_home(ruleset: Ruleset) -> Idle:
    return {} if ruleset.prizes else {"going_home": "no-prizes"}


def _traveler(ruleset: Ruleset) -> Idle:
    if ruleset.traveler is None or (ruleset.roll_off.dice == 3 and ruleset.roll_off.again != "host"):
        return {}
    return {"traveler.in_roll_offs": "no-three-dice"}


def _ghosts(ruleset: Ruleset) -> Idle:
    wins = ruleset.prizes or ruleset.knockout or ruleset.drawings
    return {} if wins else {"ghosts.eligible": "nothing-to-win"}


def _tie(ruleset: Ruleset) -> Idle:
    tie = TIES[ruleset.tie]
    by: Idle = {} if tie.dice else {"tie_rolled_by": "no-single-die"}
    keys = () if tie.wins else ("sudden_death.starts", "sudden_death.mini_wins")
    return by | dict.fromkeys(keys, "no-first-mark")
