"""The card's sentences about a round: its start, its call, its last turns and its winners."""

from __future__ import annotations

from headtable.game.ruleset import Ruleset
from headtable.messages.words import Signal
from headtable.rulecard.card_sentence import CardSentence, CardSentences, card_sentence, own_way
from headtable.rulecard.idle import idle, nobody_rolls_on
from headtable.rulecard.sections.clock import the_clock
from headtable.rulecard.sections.ties import the_tie
from headtable.saying import Sentence as Said, sentence


def the_start(ruleset: Ruleset) -> CardSentences:
    """Who sets the pace, and what everybody hears when a round starts."""
    if ruleset.bell_of == "group" and "bell_of" not in idle(ruleset):
        yield card_sentence("card-head-tables-of-groups", "bell_of")
    else:
        yield card_sentence("card-head-table")
    start = ruleset.signals.start
    yield card_sentence("card-start", "signals.start", count=len(start), signals=_signals(start))


def the_first_roller(ruleset: Ruleset) -> CardSentences:
    """Who begins at a table."""
    if ruleset.first_roller == ruleset.first_round == "table_chooses":
        yield card_sentence("card-first-rollers-chosen", "first_roller", "first_round")
        return
    yield card_sentence("card-first-roller", "first_roller", first_roller=ruleset.first_roller)
    if ruleset.first_roller == "scorekeeper":
        yield own_way("card-first-chair-keeps-score")
    if ruleset.first_roller == "last_stayer":
        yield own_way("card-nobody-stayed")
    if "first_round" not in idle(ruleset):
        yield card_sentence("card-first-round", "first_round", first_round=ruleset.first_round)


def the_call(ruleset: Ruleset) -> CardSentences:
    """What ends the round for the whole room, and what everybody hears then."""
    if "target" not in idle(ruleset):
        yield _target(ruleset)
        yield card_sentence("card-bunco-calls", "bunco_ends_round", at_once=ruleset.bunco_ends_round)
    if ruleset.time.rounds != "off":
        yield the_clock(ruleset)
    yield own_way("card-host-calls")
    end = ruleset.signals.end
    yield card_sentence("card-end", "signals.end", count=len(end), signals=_signals(end))
    yield card_sentence("card-others-roll-on")


def _target(ruleset: Ruleset) -> CardSentence:
    return card_sentence(
        "card-target",
        "target",
        "target_of",
        "target_met",
        "target_checked",
        points=ruleset.target,
        of=ruleset.target_of,
        met=ruleset.target_met,
        checked=ruleset.target_checked,
    )


def the_last_turns(ruleset: Ruleset) -> CardSentences:
    """Who may still roll."""
    yield _still_rolling(ruleset)
    if "turn_begins" not in idle(ruleset):
        yield card_sentence("card-turn-begins", "turn_begins", turn_begins=ruleset.turn_begins)
    if not nobody_rolls_on(ruleset):
        yield card_sentence("card-finishing", "finishing", finishing=ruleset.finishing)
        yield _late_bunco(ruleset)


def the_winners(ruleset: Ruleset) -> CardSentences:
    """Who has won a round, and what decides a tie."""
    yield card_sentence("card-winners")
    yield from the_tie(ruleset)


def _still_rolling(ruleset: Ruleset) -> CardSentence:
    if nobody_rolls_on(ruleset):
        return card_sentence("card-nobody-rolls-on", "after_bell", "after_bell_at")
    others = ruleset.after_bell == "finish_turn_secondary" and ruleset.after_bell_at != "head"
    at = "others" if others else ruleset.after_bell_at
    return card_sentence("card-last-turns", "after_bell", "after_bell_at", after_bell=ruleset.after_bell, at=at)


def _late_bunco(ruleset: Ruleset) -> CardSentence:
    late = ruleset.late_bunco
    ways = {"team": late.team, "personal": late.personal}
    if ruleset.traveler:
        ways["traveler"] = late.traveler
    return card_sentence(
        "card-late-bunco",
        "late_bunco.team",
        "late_bunco.personal",
        "late_bunco.traveler",
        counts=tuple(sentence("card-late-way", way=way) for way, counts in ways.items() if counts),
        but_not=tuple(sentence("card-late-way", way=way) for way, counts in ways.items() if not counts),
    )


def _signals(signals: tuple[Signal, ...]) -> tuple[Said, ...]:
    return tuple(sentence("card-signal", signal=signal) for signal in signals)
