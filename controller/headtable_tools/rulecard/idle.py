"""Settings that change nothing beside the others of their ruleset, so that no card needs to tell of them."""

from __future__ import annotations

from headtable.game.people.ladder import SHIFTS
from headtable.game.ruleset import Ruleset
from headtable.game.table.ties import TIES

OFF_THE_TABLE, UNCLEAN = {"off-table", "floor"}, {"cocked", "stacked", "unshaken"}
LAST_TURNS = ("turn_begins", "finishing", "late_bunco.team", "late_bunco.personal", "late_bunco.traveler")


def idle(ruleset: Ruleset) -> dict[str, str]:
    """Each setting without effect here, with the reason why."""
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
    """Whether every table stops at the very moment when the round is called."""
    only_others = ruleset.after_bell == "finish_turn_secondary" and ruleset.after_bell_at == "head"
    return ruleset.after_bell == "stop_now" or only_others


def _seating(ruleset: Ruleset) -> dict[str, str]:
    without = {}
    if ruleset.seating.way != "three-dice":
        nobody = "nobody rolls for their table"
        without = {"seating.ranks": nobody, "seating.level": nobody}
    return without if ruleset.seating.way == "stars" else {**without, "seating.stars_short": "there are no stars"}


def _first_round(ruleset: Ruleset) -> dict[str, str]:
    named = ruleset.first_roller == "scorekeeper"
    return {"first_round": "the scorekeeper rolls first"} if named else {}


def _walking(ruleset: Ruleset) -> dict[str, str]:
    if ruleset.ladder in SHIFTS:
        return {"split": "everybody moves alone", "parting": "everybody moves alone"}
    return {"parting": "nobody parts"} if ruleset.split == "never" else {}


def _groups(ruleset: Ruleset) -> dict[str, str]:
    return {} if ruleset.group_tables else {"bell_of": "the whole room is one group"}


def _after_bell(ruleset: Ruleset) -> dict[str, str]:
    stops = {} if ruleset.traveler else {"late_bunco.traveler": "there is no traveler"}
    if nobody_rolls_on(ruleset):
        stops = dict.fromkeys(LAST_TURNS, "nobody finishes a turn")
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


def _calls(ruleset: Ruleset) -> dict[str, str]:
    if ruleset.call == "honor":
        keys = ("false_call", "false_call_penalty", "uncalled.points", "uncalled.credited", "uncalled.until")
        return dict.fromkeys(keys, "nobody has to call")
    return {} if ruleset.false_call == "penalty" else {"false_call_penalty": "a false call costs no points"}


def _legal_rolls(ruleset: Ruleset) -> dict[str, str]:
    keys = ("off_table_counts", "points", "one_die_counts", "caught_counts", "unclean_counts")
    thrown_again = set(ruleset.legal_rolls.thrown_again)
    if not thrown_again & OFF_THE_TABLE:
        every = ("off_table_ends_turn", *keys)
        return dict.fromkeys((f"legal_rolls.{key}" for key in every), "a throw off the table counts")
    without = {} if thrown_again & UNCLEAN else {"legal_rolls.unclean_counts": "an unclean throw counts"}
    if not thrown_again >= OFF_THE_TABLE:
        without["legal_rolls.caught_counts"] = "only one kind of throw off the table is thrown again"
    return without | _strikes(ruleset, keys)


def _strikes(ruleset: Ruleset, keys: tuple[str, ...]) -> dict[str, str]:
    match ruleset.legal_rolls.off_table_ends_turn:
        case 0:
            return dict.fromkeys((f"legal_rolls.{key}" for key in keys), "no throw off the table ends a turn")
        case 1:
            return {"legal_rolls.off_table_counts": "one throw off the table is enough"}
        case _:
            return {}


def _simultaneous(ruleset: Ruleset) -> dict[str, str]:
    asks = ruleset.traveler or {"first_bunco", "last_bunco"} & {prize.to for prize in ruleset.prizes}
    return {} if asks else {"simultaneous": "nothing is won by the first bunco or by the last"}


def _going_home(ruleset: Ruleset) -> dict[str, str]:
    return {} if ruleset.prizes else {"going_home": "there are no prizes that anybody could keep"}


def _traveler(ruleset: Ruleset) -> dict[str, str]:
    if ruleset.traveler is None or (ruleset.roll_off.dice == 3 and ruleset.roll_off.again != "host"):
        return {}
    return {"traveler.in_roll_offs": "no roll-off has three dice"}


def _ghosts(ruleset: Ruleset) -> dict[str, str]:
    wins = ruleset.prizes or ruleset.knockout or ruleset.drawings
    return {} if wins else {"ghosts.eligible": "there is nothing to win"}


def _tie(ruleset: Ruleset) -> dict[str, str]:
    tie = TIES[ruleset.tie]
    by = {} if tie.dice else {"tie_rolled_by": "no single die decides a tie"}
    keys = () if tie.wins else ("sudden_death.starts", "sudden_death.mini_wins")
    return by | dict.fromkeys(keys, "no first roll decides a tie")
